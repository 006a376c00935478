"""On the companion's pages nothing is lost: every change can be undone, and sheets belong to whoever keeps them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import Site

SHEET = "companion/nocturne/sheet"


@pytest.mark.parametrize(
    ("address", "begin"), [(SHEET, "3 players"), ("companion/nightfall/wounds", ""), ("companion/nightfall/series", "")]
)
def test_a_removed_player_comes_back_with_everything(phone: Site, page: Page, address: str, begin: str) -> None:
    phone.open(address)
    if begin:
        page.get_by_role("button", name=begin).click()
        page.get_by_role("tab").nth(1).click()
        page.locator("[data-tile=egg]").click()
        page.get_by_role("tab").first.click()
    else:
        page.get_by_role("button", name="Add a player").click()
    if address.endswith("wounds"):
        page.get_by_role("button", name="one more").first.click()
    for number, name in enumerate(("Ada", "Ben", "Cleo"), 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    before = page.locator("main").inner_text()
    page.get_by_role("button", name="Remove Ada").click()
    expect(page.get_by_label("Name of player")).to_have_count(2)
    phone.fits()
    page.keyboard.press("Control+z")
    expect(page.get_by_label("Name of player 1")).to_have_value("Ada")
    assert page.locator("main").inner_text().replace("\nRedo", "") == before
    page.get_by_role("button", name="Redo").click()
    expect(page.get_by_label("Name of player 1")).to_have_value("Ben")


def test_points_of_a_solo_game_are_something_entered(site: Site, page: Page) -> None:
    site.open(SHEET)
    page.get_by_role("button", name="1 player", exact=True).click()
    page.locator("[data-goal=T1]").click()
    page.locator(".won").get_by_text("Player 1").click()
    page.get_by_role("link", name="Past scores").click()
    expect(page.locator("section:has(#past) li")).to_contain_text("Player 1 ")
    expect(page.locator("section:has(#past) li")).not_to_contain_text("nothing entered yet")
