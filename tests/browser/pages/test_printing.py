"""Pages on paper."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import DESK, Site

PAGES: Final = (
    "rules/nightfall",
    "components/nocturne",
    "campaign/nocturne",
    "learn/nocturne",
    "companion/nocturne/solo",
)
INK: Final = """page => [...new Set([...page.querySelectorAll(':not(svg, svg *)')].map((one) => getComputedStyle(one))
    .map((style) => `${style.color} on ${style.backgroundColor} ${style.backgroundImage}`))]"""
"""The colours of everything that is not drawn, with their grounds."""

WIDEST: Final = "page => Math.max(...[...page.querySelectorAll('p')].map((one) => one.offsetWidth))"


@pytest.mark.soak
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_printed_black_on_white_without_controls(site: Site, page: Page, path: str) -> None:
    site.open(path)
    page.emulate_media(media="print")
    assert page.locator("main").evaluate(INK) == ["rgb(0, 0, 0) on rgba(0, 0, 0, 0) none"]
    for control in page.locator(".header, nav, search, [role=tablist], .button").all():
        expect(control).to_be_hidden()
    assert page.locator("main").evaluate(WIDEST) > DESK[0] / 3
