"""Pages on paper."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import Site

INK = """page => [...new Set([...page.querySelectorAll(':not(svg, svg *)')].map((one) => getComputedStyle(one))
    .map((style) => `${style.color} on ${style.backgroundColor}`))]"""
WIDE = "() => [...document.querySelectorAll('main p')].some((one) => one.offsetWidth > 400)"


@pytest.mark.soak
def test_a_page_is_printed_black_on_white_without_controls(site: Site, page: Page) -> None:
    page.emulate_media(media="print", color_scheme="dark")
    for path in ("rules/nightfall", "components/nocturne", "campaign/nocturne", "companion/nocturne/solo"):
        site.open(path)
        assert page.locator("main").evaluate(INK) == ["rgb(0, 0, 0) on rgba(0, 0, 0, 0)"]
        expect(page.locator(":is(.header, nav, search, [role=tablist], .button):visible")).to_have_count(0)
        page.wait_for_function(WIDE)
    site.open("editions")
    page.emulate_media(media="screen")
    page.get_by_role("button", name="Create my own edition from this").first.click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator("search")).to_be_hidden()
    site.open("card/nightfall/card/vulko")
    expect(page.locator("svg.stat.strength").first).to_have_css("color", "rgb(0, 0, 0)")
    page.emulate_media(media="screen")
    site.open("companion/nocturne/sheet")
    page.get_by_role("button", name="2 players").click()
    page.get_by_role("button", name="Fill it in together").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("dialog")).to_be_hidden()
