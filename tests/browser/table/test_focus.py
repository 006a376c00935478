"""Where the focus is after dialogs and typing, and what the browser is asked for while a game is on."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.site import STILL, Site

FOCUSED = "() => document.activeElement.getAttribute('aria-label') || document.activeElement.innerText"
ASKED = """() => {
    window.asked = [];
    navigator.wakeLock.request = async (kind) => { window.asked.push(kind); return { release: async () => {} }; };
    navigator.storage.persist = async () => { window.asked.push('persist'); return false; };
}"""
SMALL = """() => [...document.querySelectorAll('input, select, textarea')]
    .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16).map((one) => one.outerHTML)"""

PLACES = """[...document.querySelectorAll('dialog header button, dialog footer > *')]
    .map((one) => [one.innerText, ...['x', 'y'].map((side) => Math.round(one.getBoundingClientRect()[side]))])"""


def opened(page: Page, *names: str) -> None:
    """Open a dialog with the keyboard, from another one if there is more than one name; close what is open."""
    for name in names:
        page.get_by_role("button", name=name).first.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("where", ["", "table"])
def test_the_focus_returns_to_what_opened_a_dialog(site: Site, page: Page, where: str) -> None:
    names: list[tuple[str, ...]] = [("Play with a friend",)]
    if where:
        site.table()
        names = [("Menu",), ("The rules in two minutes",), ("Menu", "Help and keys")]
    else:
        site.open()
    for one in names:
        opened(page, *one)
        page.wait_for_function(f"name => ({FOCUSED})().startsWith(name)", arg=one[0])


def test_the_focus_has_a_place_when_what_opened_a_dialog_is_deleted(site: Site, page: Page) -> None:
    for seed in (1, 2):
        site.table(seed=seed)
    site.open()
    page.get_by_text("My games").click()
    rows = page.locator("details li")
    page.get_by_role("button", name="Delete").first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Delete").focus()
    page.keyboard.press("Enter")
    expect(rows).to_have_count(1)
    page.wait_for_function("() => document.querySelector('details').contains(document.activeElement)")


def test_no_button_of_a_dialog_moves_when_more_of_it_arrives(phone: Site, page: Page) -> None:
    held: list[Route] = []
    arriving: list[str] = []

    def hold(route: Route) -> None:
        route.continue_() if route.request.url.endswith(tuple(arriving)) else held.append(route)

    for part in ("analysis", "deal"):
        page.route(f"**/api/tables/*/{part}", hold)
    phone.table()
    phone.give_up()
    loading = page.get_by_role("dialog").get_by_text("One moment")
    for part, opening in (("analysis", ()), ("deal", ("Menu", "How this game was dealt"))):
        for name in opening:
            page.get_by_role("button", name=name).click()
        expect(loading).to_be_visible()
        page.wait_for_function(STILL)
        before = page.evaluate(PLACES)
        arriving.append(part)
        held.pop().continue_()
        expect(loading).to_have_count(0)
        assert page.evaluate(PLACES) == before
        page.keyboard.press("Escape")


def test_typing_is_left_by_escape_and_not_disturbed_by_an_input_method(site: Site, page: Page) -> None:
    site.table()
    box = page.get_by_role("combobox", name="Type a move")
    box.fill("pass")
    composed = (
        "box => box.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', isComposing: true, bubbles: true}))"
    )
    box.evaluate(composed)
    expect(box).to_have_value("pass")
    expect(page.locator("main")).to_have_attribute("aria-busy", "false")
    box.press("Escape")
    box.press("Escape")
    expect(page.locator("[data-part=question]")).to_be_focused()
    site.open("rules")
    search = page.get_by_role("searchbox").first
    search.fill("egg")
    page.locator("search a").first.wait_for()
    before = page.url
    search.evaluate(composed)
    assert page.url == before
    expect(search).to_have_value("egg")


def test_a_phone_stays_on_is_not_enlarged_and_keeps_what_is_entered(phone: Site, page: Page) -> None:
    page.add_init_script(f"({ASKED})()")
    phone.open("companion")
    expect(page.locator("[data-part=kept]")).to_contain_text("has not promised to keep")
    for path in ("companion/nocturne/sheet", "new", "rules", "profile"):
        phone.open(path)
        assert page.evaluate(SMALL) == [], path
    phone.table()
    page.wait_for_function("() => window.asked.includes('screen')")
    page.get_by_role("button", name="Log").tap()
    page.get_by_role("combobox", name="Type a move").wait_for()
    assert page.evaluate(SMALL) == []
