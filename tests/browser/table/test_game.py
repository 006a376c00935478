"""Whole games and parts of games, played by clicks and keys."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import ANSWERS, CELLS, ENDED, TOKENS, Site, place


@pytest.mark.sampled(1)
@pytest.mark.parametrize("mode", ["Advanced game", "Family game"])
def test_a_whole_game_is_played_by_clicks(site: Site, page: Page, mode: str) -> None:
    rng = random.Random(3)
    site.open("new")
    page.get_by_text(mode).click()
    page.get_by_label("Name for seat 1").fill("Ada")
    page.get_by_role("button", name="Play").click()
    clicks = 0
    while site.ready():
        site.answer(rng)
        clicks += 1
        assert clicks < 400
        if clicks % 12 == 0:
            site.look(whole=True)
    assert clicks > 20
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", level=2)).to_contain_text(re.compile("wins?!"))
    expect(dialog.locator(".reason")).to_contain_text("points")
    expect(dialog.get_by_role("row", name="Total")).to_be_visible()
    site.fits(whole=True)
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Save game file").click()
    assert re.search(r"^P[12] (cast|pass|offer)", download.value.path().read_text(), re.MULTILINE)
    dialog.get_by_role("button", name="Look at the table").click()
    expect(page.locator(ENDED)).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    before = page.url
    page.locator(ENDED).click()
    page.wait_for_url(lambda url: url != before)
    expect(page.locator(CELLS).first).to_be_visible()
    expect(page.locator("main")).to_contain_text("Ada")


def test_a_casting_phase_is_played_by_keyboard_alone(site: Site, page: Page) -> None:
    site.open()
    play = page.get_by_role("button", name="Play").first
    for _ in range(12):
        page.keyboard.press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.locator(CELLS).first.wait_for()
    cast = False
    for _ in range(40):
        assert site.ready()
        if cast and " wins " in site.log():
            break
        tokens = page.locator(f"{TOKENS}.legal")
        cells = page.locator(f"{CELLS}.legal")
        if not cells.count() or not tokens.count():
            page.keyboard.press("p")
            continue
        label = tokens.last.get_attribute("aria-label") or ""
        page.keyboard.press("*" if label == "star" else label[-1])
        expect(page.locator(f"{TOKENS}.selected")).to_have_count(1)
        page.keyboard.press("f")
        walk(site, cells.last.get_attribute("data-cell") or "")
        revision = site.log()
        page.keyboard.press("Enter")
        page.wait_for_function("before => document.querySelector('ol.log').innerText !== before", arg=revision)
        cast = True
    assert cast
    assert " wins " in site.log()


def walk(site: Site, to: str) -> None:
    """Move to a cell with the arrow keys."""
    column, row = place(site.page.evaluate("document.activeElement.dataset.cell"))
    wanted_column, wanted_row = place(to)
    for _ in range(abs(wanted_column - column)):
        site.page.keyboard.press("ArrowRight" if wanted_column > column else "ArrowLeft")
    for _ in range(abs(wanted_row - row)):
        site.page.keyboard.press("ArrowDown" if wanted_row > row else "ArrowUp")
    assert site.page.evaluate("document.activeElement.dataset.cell") == to


@pytest.mark.soak
def test_a_phone_shows_all_of_the_table(phone: Site, page: Page) -> None:
    rng = random.Random(5)
    phone.table(players=4, mode="advanced")
    phone.look()
    phone.touchable()
    phone.play(rng, 16, tap=True)
    phone.look(whole=True)
    for tab in ("Players", "Goals", "Scores", "Log", "Forest"):
        page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=tab).tap()
        phone.fits(whole=True)
    expect(page.locator(CELLS).first).to_be_visible()


def test_what_cannot_be_done_says_why_and_shows_the_rule(site: Site, page: Page) -> None:
    site.table()
    page.locator(TOKENS).nth(4).click(force=True)
    word = page.locator("[data-part=word]")
    expect(word).to_contain_text("lowest token")
    expect(page.locator(TOKENS).nth(4)).to_have_attribute("title", re.compile("lowest token.*NOC-2.2"))
    word.get_by_role("link", name="NOC-2.2").click()
    sheet = page.get_by_role("dialog", name="NOC-2.2")
    expect(sheet).to_contain_text("First spell of a round")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_undo_takes_back_or_says_why_not(site: Site, page: Page) -> None:
    site.table(seed=5)
    undo = page.get_by_role("button", name="Take back")
    expect(undo).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator("[data-part=word]")).to_contain_text("You have not moved yet.")
    site.asked()
    tokens = page.locator(TOKENS).count()
    page.locator(f"{TOKENS}.legal").first.click()
    page.locator(f"{CELLS}.legal").first.click()
    expect(page.locator(TOKENS)).to_have_count(tokens - 1)
    expect(undo).to_have_attribute("aria-disabled", "false")
    # The bot has answered, and knows things that Ada does not.
    site.asked()
    page.keyboard.press("u")
    expect(page.locator("[data-part=word]")).to_contain_text("counts for no record, scenario or achievement")
    expect(page.locator("[data-part=takebacks]")).to_contain_text("With take-backs")
    expect(page.locator(TOKENS)).to_have_count(tokens)
    expect(page.locator(f"{CELLS} .cast")).to_have_count(0)
    expect(page.locator(ANSWERS, has_text="Pass")).to_be_visible()


def test_the_text_view_plays_by_typed_lines(site: Site, page: Page) -> None:
    id = site.table()
    site.open(f"table/{id}/text")
    for heading in ("Question", "My cards and pieces", "Table", "Other players", "Log"):
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    site.type("cast 7 a1")
    expect(page.locator(".refusal")).to_contain_text("NOC-2.2")
    box = page.get_by_role("combobox", name="Type a move")
    box.fill("ca")
    box.press("Tab")
    box.press("Tab")
    expect(box).to_have_value("cast 1 ")
    box.press_sequentially("b2")
    box.press("Enter")
    expect(page.locator("ol.log li").first).to_contain_text("Ada opens with 1 on b2")
    moves = page.locator("ul.moves button")
    expect(moves.first).to_be_visible()
    before = page.locator("ol.log li").count()
    moves.last.click()
    expect(page.locator("ol.log li").nth(before)).to_be_visible()


def test_people_share_a_screen_behind_a_curtain(site: Site, page: Page) -> None:
    site.table(players=2, people=2)
    site.asked()
    page.locator(f"{TOKENS}.legal").first.click()
    page.locator(f"{CELLS}.legal").first.click()
    expect(page.get_by_role("heading", name="Hand over to Ben")).to_be_visible()
    expect(page.locator(CELLS)).to_have_count(0)
    site.accessible()
    page.get_by_role("button", name="I am Ben").click()
    expect(page.locator(ANSWERS, has_text="Pass")).to_be_visible()


@pytest.mark.soak
def test_giving_up_is_asked_twice(site: Site, page: Page) -> None:
    site.table()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("dialog", name="Give up")).to_contain_text("You lose this game, and it ends here.")
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes, give up").click()
    expect(page.locator("ol.log")).to_contain_text("Ada gives up")
    expect(page.get_by_role("dialog", name="Owl wins!")).to_contain_text("Ada gives up.")
    site.accessible()
    page.keyboard.press("Escape")
    # What one does next stays in view, also without the dialog, and on a phone.
    for width, height in ((360, 640), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        for name in ("Rematch", "Analyse", "Next game"):
            expect(page.locator("[data-part=afterwards]").get_by_text(name)).to_be_in_viewport(ratio=1)
    page.get_by_role("link", name="Analyse").click()
    expect(page.locator("[data-part=replay]")).to_contain_text("Step")
    expect(page.get_by_role("button", name="Analysis")).to_have_attribute("aria-pressed", "true")
