"""Learning by playing: the guided first game and a lesson, as a person meets them."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.site import DESK, PATIENCE, PHONE, TOKENS, Site


def cast(site: Site, token: str, cell: str) -> None:
    """Cast a token of the hand, known by the end of its name."""
    site.ready()
    site.page.locator(f"{TOKENS}.legal[aria-label$='{token}']").first.click()
    site.page.locator(f"[data-cell={cell}].legal").click()


def guide(site: Site) -> Locator:
    return site.page.locator("[data-part=guide]")


def test_the_first_game_explains_reacts_and_goes_on_later(site: Site) -> None:
    page = site.page
    site.open("learn/nocturne")
    page.get_by_role("button", name="Play a guided first game").click()
    expect(guide(site)).to_contain_text("Try d4", timeout=PATIENCE)
    shown = page.locator("[data-guided]")
    expect(shown).to_have_count(2)
    assert {one.get_attribute("data-cell") or one.get_attribute("data-thing") for one in shown.all()} == {
        "d4",
        "token 1",
    }
    cast(site, "1", "d4")
    expect(guide(site)).to_contain_text("A fine start")
    expect(guide(site)).to_contain_text("try a 4", timeout=PATIENCE)
    cast(site, "7", "b4")
    expect(guide(site)).to_contain_text("That is expensive")
    back = page.get_by_role("button", name="Take it back")
    expect(back).to_be_enabled(timeout=PATIENCE)
    back.click()
    expect(guide(site)).to_contain_text("try a 4", timeout=PATIENCE)
    site.look(*DESK)
    site.accessible()
    cast(site, "4", "b4")
    expect(guide(site)).to_contain_text("Hermit’s Hotpot", timeout=PATIENCE)
    table = page.url
    page.get_by_role("link", name="Leave").click()
    page.get_by_role("button", name="Continue the first game").click()
    expect(guide(site)).to_contain_text("Hermit’s Hotpot", timeout=PATIENCE)
    assert page.url == table


def test_a_lesson_is_solved_on_a_phone(phone: Site) -> None:
    page = phone.page
    phone.open("learn/nocturne")
    phone.touchable()
    page.get_by_role("button", name="Casting and cornering").tap()
    expect(guide(phone)).to_contain_text("all hands are open", timeout=PATIENCE)
    phone.look(PHONE[0])
    phone.touchable()
    cast(phone, "7", "c2")
    expect(guide(phone)).to_contain_text("it pays too much")
    page.get_by_role("button", name="Try again").tap()
    expect(guide(phone)).to_contain_text("all hands are open", timeout=PATIENCE)
    cast(phone, "6", "c2")
    expect(guide(phone)).to_contain_text("Solved.", timeout=PATIENCE)
    page.get_by_role("button", name="Next position").tap()
    expect(guide(phone)).to_contain_text("the answer must lie next to", timeout=PATIENCE)
    phone.open("learn/nocturne")
    expect(page.get_by_role("button", name="Casting and cornering")).to_contain_text("1 of 3 solved")
