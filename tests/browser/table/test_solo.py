"""Nocturne solo, with scenarios, as the family game and with modified rules, in the browser."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import ANSWERS, CELLS, SPRITES, TOKENS, Site, Visit
from tests.server.conftest import Process

OPPONENT = "[data-part=opponent]"
AIMS = "[data-part=aims]"


@pytest.mark.soak
def test_a_whole_solo_game_is_played_by_clicks(site: Site, page: Page) -> None:
    rng = random.Random(4)
    site.table(players=1, mode="solo")
    expect(page.locator(ANSWERS)).to_have_count(0)  # the first spell must be cast (NOC-10.2)
    expect(page.locator(OPPONENT)).to_contain_text("A card is turned for every decision")
    clicks = 0
    while site.ready():
        if clicks % 8 == 7:
            site.look(whole=True)
            told(site)
        site.answer(rng)
        clicks += 1
        assert clicks < 300
    assert clicks > 20
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".reason")).to_contain_text(re.compile("Ada ends with .* milestone"))
    expect(dialog.get_by_role("columnheader")).to_have_count(1)
    expect(dialog.get_by_role("region", name="Milestones")).to_be_visible()
    site.fits(whole=True)
    dialog.get_by_role("button", name="Look at the table").click()
    log = site.log()
    for words in ("Opponent turns the card", "Opponent opens with", "Opponent passes", "Opponent wins", "Moonlight"):
        assert words in log
    site.accessible()


def told(site: Site) -> None:
    """Check that the opponent's last decision is shown as in the log, beside the card that was turned."""
    decision = site.page.locator(f"{OPPONENT} li").last
    log = " ".join(site.log().split())
    for sentence in " ".join(decision.locator("p").inner_text().split()).split(". "):
        assert sentence.strip(".") in log
    cards = decision.get_by_role("button")
    if cards.count():
        assert str(cards.first.get_attribute("aria-label")) in log


@pytest.mark.soak
def test_a_card_of_the_opponent_shows_its_ruling_and_used_ones_can_be_looked_through(site: Site, page: Page) -> None:
    site.table(players=1, mode="solo")
    expect(page.locator(OPPONENT).get_by_text("cards left")).to_have_text("24 cards left")
    page.locator(OPPONENT).get_by_role("button", name="Used cards: 0").click()
    expect(page.get_by_role("dialog")).to_contain_text("No card has been used yet.")
    page.keyboard.press("Escape")
    rng = random.Random(8)
    while not page.locator(OPPONENT).get_by_role("button", name=re.compile("Used cards: [3-9]")).count():
        assert site.ready()
        site.answer(rng)
    last = page.locator(OPPONENT).get_by_role("button", name="The opponent’s last card")
    expect(site.rest_on(last)).to_contain_text(re.compile("Casts its lowest token.*Opens with", re.DOTALL))
    last.click()
    card = page.get_by_role("dialog")
    for rule in ("NOC-10.3", "NOC-10.4", "NOC-10.5", "NOC-10.6"):
        expect(card.get_by_role("link", name=rule)).to_be_visible()
    site.accessible()
    page.keyboard.press("Escape")
    page.locator(OPPONENT).get_by_role("button", name=re.compile("Used cards")).click()
    used = page.get_by_role("dialog", name="Used cards, newest first")
    used.get_by_role("listitem").first.wait_for()
    assert used.get_by_role("listitem").count() >= 3
    site.accessible()
    used.get_by_role("listitem").first.get_by_role("button").click()
    expect(page.get_by_role("dialog").last.get_by_role("link", name="NOC-10.3")).to_be_visible()


@pytest.mark.soak
def test_solo_is_played_by_keyboard_and_typed_lines(site: Site, page: Page) -> None:
    id = site.table(players=1, mode="solo")
    page.keyboard.press("1")
    expect(page.locator(f"{TOKENS}.selected")).to_have_count(1)
    page.keyboard.press("f")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(OPPONENT).get_by_role("listitem").first).to_be_visible()
    page.keyboard.press("o")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("link", name="NOC-10.3")).to_be_visible()
    page.keyboard.press("Escape")
    site.open(f"table/{id}/text")
    headings = (
        "Question",
        "My cards and pieces",
        "Table",
        "Other players",
        "Opponent",
        "The opponent’s last card",
        "Log",
    )
    for heading in headings:
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    site.accessible()
    before = page.locator("ol.log li").count()
    site.type("cast star " + free_cell(site))
    expect(page.locator("ol.log li").nth(before)).to_contain_text("Ada")


def free_cell(site: Site) -> str:
    """A cell that the text view offers for the star."""
    found = site.page.locator("ul.moves button[data-line^='P1 cast star']").first.get_attribute("data-line")
    assert found
    return found.split()[-1]


def test_nobody_passes_before_the_first_spell(site: Site, page: Page) -> None:
    site.table(players=1, mode="solo")
    site.type("pass")
    expect(page.locator("main")).to_contain_text("NOC-10.2")


@pytest.mark.parametrize("tap", [False, True])
def test_a_click_or_tap_on_one_of_two_equal_tiles_takes_that_one(visit: Visit, server: Process, tap: bool) -> None:
    site = visit(server.port, phone=tap)
    site.table(players=1, mode="solo", characters=["abigail"], seed=5)
    site.cast("1", "c3")
    site.cast("star", "d2")
    tiles = site.page.locator(SPRITES)
    expect(tiles.last).to_have_class(re.compile("legal"))
    names = [str(tile.get_attribute("aria-label")) for tile in tiles.all()]
    assert names[3].removesuffix(" (2)") in names[:3]
    site.press(tiles.last, tap=tap)
    if tap:  # the first tap shows what would follow
        expect(site.page.locator("[data-part=look]")).to_contain_text("Feather")
        site.press(tiles.last, tap=True)
    expect(tiles.last).not_to_have_accessible_name(re.compile(names[3].removesuffix(" (2)")))
    assert [tile.get_attribute("aria-label") for tile in tiles.all()][:3] == names[:3]


@pytest.mark.parametrize("theme", ["night", "light"])
@pytest.mark.parametrize("language", ["en-GB", "pl", "de"])
@pytest.mark.soak
def test_a_solo_scenario_is_accessible(visit: Visit, server: Process, theme: str, language: str) -> None:
    rng = random.Random(2)
    site = visit(server.port, language=language)
    site.page.add_init_script(f"localStorage.setItem('noctuary', JSON.stringify({{theme: '{theme}'}}))")
    site.table(players=1, mode="solo", scenario=7)
    site.play(rng, 6)
    site.look(whole=True)
    expect(site.page.locator(f"{AIMS} li")).to_have_count(3)
    site.accessible()


def test_aims_are_shown_with_their_progress(site: Site, page: Page) -> None:
    site.table(players=1, mode="solo", scenario=7)
    aims = page.locator(AIMS)
    expect(aims).to_contain_text("My aims")
    expect(aims).to_contain_text("1 of 3 met")
    expect(aims.get_by_role("listitem").nth(0)).to_contain_text(re.compile("85 points.*not yet.*of 85", re.DOTALL))
    expect(aims.get_by_role("listitem").nth(1)).to_contain_text("0 of 15")
    expect(aims.get_by_role("listitem").nth(2)).to_contain_text(re.compile("No mushrooms.*holds so far", re.DOTALL))
    goals = aims.locator("p button")
    expect(goals).to_have_count(3)  # the moonlight goals are known from the start
    goals.first.click()
    expect(page.get_by_role("dialog").get_by_role("link", name=re.compile("NOC-5.M"))).to_be_visible()


def test_everybody_sees_what_the_challenger_is_up_to(site: Site, page: Page) -> None:
    id = site.table(players=3, mode="advanced", scenario=3, challenger="P2")
    expect(page.locator(AIMS)).to_contain_text("Owl’s aims")
    expect(page.locator(AIMS)).to_contain_text("not public")  # concoctions of others
    site.open(f"table/{id}/text")
    expect(page.get_by_role("heading", name="Owl’s aims")).to_be_visible()


@pytest.mark.soak
def test_a_phone_shows_all_of_a_solo_table(phone: Site, page: Page) -> None:
    rng = random.Random(6)
    phone.table(players=1, mode="solo", scenario=14)
    phone.play(rng, 8, tap=True)
    phone.look(whole=True)
    for tab in ("Players", "Goals", "Scores", "Log", "Forest"):
        page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=tab).tap()
        phone.fits(whole=True)
    # The last thing tapped is no longer enlarged, which might have covered the line.
    page.keyboard.press("Escape")
    page.locator(OPPONENT).tap()
    dialog = page.get_by_role("dialog", name="What the opponent did")
    expect(dialog.get_by_role("listitem").first).to_be_visible()
    phone.touchable()
    dialog.get_by_role("button", name=re.compile("Used cards")).tap()
    expect(page.get_by_role("dialog", name="Used cards, newest first")).to_be_visible()


@pytest.mark.soak
def test_a_chest_is_exchanged_by_clicking(site: Site, page: Page) -> None:
    asked = page.get_by_role("heading", name=re.compile("^Exchange the chest"))
    cells = page.locator(f"{CELLS}.legal")
    for seed in range(3, 30):
        rng = random.Random(seed)
        site.table(players=1, mode="solo", modifications=["chest-hunt"], seed=seed)
        clicks = 0
        while site.ready() and not (asked.count() and cells.count()) and clicks < 60:
            site.answer(rng)
            clicks += 1
        if cells.count() and asked.count():
            break
    expect(asked).to_be_visible()
    expect(page.locator(f"{ANSWERS}", has_text="Keep the chest")).to_be_visible()
    expect(page.locator(f"{SPRITES}.legal").first).to_be_visible()
    cells.first.hover()
    word = page.locator("[data-part=word]")
    expect(word).to_contain_text("Chest hunt: Ada exchanges the chest for")
    page.locator(f"{CELLS}.bare").first.click(force=True)
    expect(word).to_contain_text("NOC-12.3")
    cell = cells.first.get_attribute("data-cell")
    cells.first.click()
    expect(page.locator("ol.log")).to_contain_text(re.compile(f"Chest hunt: Ada exchanges the chest for .* on {cell}"))
    # The chest lies there now, or another chest if one was drawn for it.
    expect(page.locator(f"[data-cell={cell}]")).to_have_attribute("aria-label", re.compile("Cursed Treasure Chest"))


@pytest.mark.soak
def test_double_competition_says_why_not(site: Site, page: Page) -> None:
    for seed in range(1, 20):
        site.table(players=1, mode="solo", modifications=["double-competition"], seed=seed)
        assert site.ready()
        page.locator(f"{TOKENS}.legal").first.click()
        page.locator(f"{CELLS}.legal").nth(5).click()
        assert site.ready()
        found = re.search(r"at least 2 higher than (\d)", page.locator("[data-part=question]").inner_text())
        if found and found[1] in "23456":
            break
    assert found
    page.locator(f"{TOKENS}[aria-label$='{int(found[1]) + 1}']").first.click(force=True)
    expect(page.locator("[data-part=word]")).to_contain_text("Double competition")
    expect(page.locator("[data-part=word]").get_by_role("link", name="NOC-12.3")).to_be_visible()


@pytest.mark.soak
def test_twisted_trees_fit_a_phone(phone: Site, page: Page) -> None:
    rng = random.Random(9)
    phone.table(players=4, mode="advanced", modifications=["twisted-trees"])
    phone.play(rng, 4, tap=True)
    phone.look(whole=True)
    phone.touchable()
    expect(page.locator("[data-cell=c1]")).to_be_visible()
    expect(page.locator("[data-cell=a1]")).to_have_count(0)  # bare ground
    phone.accessible()


@pytest.mark.soak
def test_nothing_empty_stands_around_in_the_family_game(site: Site, page: Page) -> None:
    rng = random.Random(1)
    id = site.table(players=2, mode="family", runes=False)
    expect(page.locator("[data-part=sprite]")).to_have_count(0)
    expect(page.get_by_role("button", name="All goals of both rounds")).to_have_count(0)
    site.play(rng, 4)
    site.fits(whole=True)
    page.get_by_role("button", name="Scores").click()
    rows = page.get_by_role("rowheader")
    expect(rows.filter(has_text="Eggs")).to_be_visible()
    for row in ("Twilight goals", "Moonlight goals", "Concoctions"):
        expect(rows.filter(has_text=row)).to_have_count(0)
    site.open(f"table/{id}/text")
    for heading in ("Forest Sprite board", "Goals"):
        expect(page.get_by_role("heading", name=heading, exact=True)).to_have_count(0)


@pytest.mark.soak
def test_motion_follows_the_cards_and_ends_with_any_key(site: Site, page: Page) -> None:
    rng = random.Random(12)
    page.emulate_media(reduced_motion="no-preference")
    site.table(players=1, mode="solo")
    assert site.ready()
    # Only the lowest token may open, so it is selected automatically.
    page.locator(f"{CELLS}.legal").nth(5).click()
    page.wait_for_function(f"() => {MOVING} > 0")
    page.keyboard.press("x")
    assert page.evaluate(MOVING) == 0
    site.play(rng, 12)


MOVING = """document.querySelector('[data-part=opponent]').getAnimations({subtree: true})
    .filter(one => one.playState === 'running').length"""
"""The number of card animations still running; a token may still be landing."""
