"""Hints at a table: first what to look at, then the move with its reasons."""

import re

import pytest
from playwright.sync_api import Page, expect

from noctuary import locale
from noctuary.kernel.parts.offers import REASONS
from tests.browser.site import DESK, PHONE, Site
from tests.games.trials import having

ADVICE = "[data-part=advice]"


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", having(REASONS))
@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_a_hint_is_light_first_then_tells_the_move_and_why(site: Site, page: Page, game: str, language: str) -> None:
    for width, height in (DESK, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        site.open()
        site.prefer(language=language, speed="once")
        site.table(game=game)
        page.locator(".question.mine").wait_for()
        page.keyboard.press("t")
        show = page.locator(ADVICE).get_by_role("button", name=locale.text(language, "hint-show"))
        show.wait_for()
        light = page.locator(ADVICE).inner_text()
        site.look(whole=True)
        show.click()
        expect(page.locator(f"{ADVICE} h2")).not_to_be_empty()
        told = page.locator(ADVICE).inner_text()
        # The expected lead is in the unit of prices, and the only forecast.
        assert locale.text(language, f"{game}-hint-lead", {"number": 7}).split(":")[0] in told
        assert "%" not in told
        assert not re.search(r"hint-|-why-|[{}]|undefined|NaN", light + told)
        expect(page.locator("[data-ringed]").first).to_be_visible()
        site.look(whole=True)
        if width == PHONE[0]:
            site.touchable()
        page.locator(f"{ADVICE} .primary").click()
        page.locator(ADVICE).wait_for(state="detached")
        expect(page.locator("[data-ringed]")).to_have_count(0)


def test_whoever_plays_against_other_people_gets_no_hint(site: Site, page: Page) -> None:
    site.table(people=2)
    page.locator(".curtain button, [data-part=hint]").first.wait_for()
    if page.locator(".curtain button").count():
        page.locator(".curtain button").first.click()
    page.locator("[data-part=hint]").click(force=True)
    expect(page.locator("[data-part=word]")).to_contain_text("Hints are only given")
    expect(page.locator(ADVICE)).to_have_count(0)
