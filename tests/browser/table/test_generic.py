"""A game that was not there when the client was built is played at the generic table."""

import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, TimeoutError, expect

import tests.games
from noctuary.cli.makers.new import write
from tests.browser.site import ANSWERS, Site, Visit
from tests.patience import slowness
from tests.server.conftest import Process

KNOWN = Path(tests.games.__path__[0]) / "known"
LEGAL = "main button.chip.legal"
HAND = "[data-part=mine] button.chip"
CHOICES = f"{LEGAL}, {ANSWERS}:enabled"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """`noctuary serve` with Lanterns and a new game for one, which its client does not know."""
    rules = write("newly", tmp_path_factory.mktemp("games")) / "game.py"
    rules.write_text(rules.read_text(encoding="utf-8").replace("players = (2, 3, 4)", "players = (1,)"))
    folders = os.pathsep.join([str(KNOWN), str(rules.parents[1])])
    process = Process(tmp_path_factory.mktemp("data"), "--port", "0", PYTHONPATH=folders)
    yield process
    process.end(signal.SIGTERM)


def finish(site: Site, rng: random.Random, tap: bool = False) -> int:
    """Play to the end by clicking highlighted things and answers; returns the number of clicks."""
    page = site.page
    clicks = 0
    while site.ready(CHOICES):
        # A tap shows a thing first; its button then plays it.
        found = page.locator("[data-part=look] .answers button.primary")
        if not found.count():
            found = page.locator(f"{LEGAL}, {ANSWERS}")
        # The others choose at the same time: what was shown may disappear when the table continues.
        if not (count := found.count()):
            continue
        try:
            site.press(found.nth(rng.randrange(count)), tap, patience=5000 * slowness() if tap else None)
        except TimeoutError:
            assert tap
        clicks += 1
        assert clicks < 60
        site.look(whole=True)
    return clicks


def test_a_game_without_a_folder_in_the_client_is_set_up(site: Site, page: Page) -> None:
    site.open()
    page.get_by_role("radio", name="Lanterns").check(force=True)
    expect(page.get_by_text("Choose a card in secret")).to_be_visible()
    expect(page.get_by_role("link", name="Learn")).to_have_count(0)
    site.accessible()
    page.get_by_role("link", name="Set up a game").click()
    page.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
    cards = page.get_by_role("group", name="Cards dealt to each player")
    expect(cards.get_by_role("radio")).to_have_count(4)
    cards.get_by_text("4", exact=True).click()
    page.get_by_label("Name for seat 1").fill("Ada")
    page.get_by_role("button", name="Play").click()
    expect(page.locator("[data-part=mine]")).to_contain_text("Ada")
    expect(page.locator("[data-part=mine]")).to_contain_text("Hand (4)")
    expect(page.locator("[data-part=seats] article")).to_have_count(2)
    # What the game does not have is not offered.
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Give up")).to_be_visible()
    expect(page.get_by_role("button", name="Standing orders")).to_have_count(0)


def test_two_play_a_rated_game_and_one_gives_up(visit: Visit, server: Process) -> None:
    ada, ben = visit(server.port), visit(server.port, phone=True)
    clock = {"pace": "live", "seconds": 600, "zero": "resign"}
    id = ada.share(free=1, game="lanterns", seed=None, rated=True, timing=clock)
    ben.page.goto(ada.links(id)["address"])
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ada invites you to play Lanterns")
    ben.page.get_by_label("Your name at the table").fill("Ben")
    ben.page.get_by_role("button", name="Take the seat").tap()
    # Of one deal in 84 she is asked nothing, as her three cards are equal.
    ada.open(f"table/{id}")
    # A clock, a rating and whose turn it is fit beside a name.
    seat = ada.page.locator("[data-part=seats]")
    expect(seat).to_contain_text("Rating 1500? turn")
    assert seat.evaluate("part => part.scrollWidth <= part.clientWidth")
    ben.give_up()
    expect(ada.page.get_by_role("dialog").get_by_role("heading", level=2)).to_have_text("You win!")
    expect(ada.page.locator("[data-part=mine]")).to_contain_text("Rating 1662?")
    ben.open("profile/ratings")
    expect(ben.page.locator("main")).to_contain_text("Lanterns, 2 players: 1338")


def test_alone_on_a_phone_nobody_wins(phone: Site) -> None:
    phone.table(game="newly", players=1)
    phone.page.locator(HAND).first.wait_for()
    expect(phone.page.locator("nav.tabs button")).to_have_count(2)
    # The board is as high as there is room, so that it keeps its place whatever lies on it.
    board = phone.page.locator("[data-part=board]").bounding_box()
    assert board
    assert board["height"] > 300
    # What is said of a tapped thing is as high as its button, however little it is.
    phone.press(phone.page.locator(HAND).first, tap=True)
    assert phone.page.locator("[data-part=look]").evaluate(
        "look => look.offsetHeight >= look.lastElementChild.offsetHeight"
    )
    assert finish(phone, random.Random(1), tap=True) > 2
    expect(phone.page.get_by_role("dialog").get_by_role("heading", level=2)).to_have_text("3 points")


@pytest.mark.soak
def test_it_is_played_by_clicks(site: Site, page: Page) -> None:
    site.table(game="lanterns", players=3, hand=4, seed=5)
    page.locator(HAND).first.wait_for()
    expect(page).to_have_title("● Your turn · Lanterns")
    expect(page.locator("[data-part=mine]")).to_contain_text("Hand")
    site.accessible()
    assert finish(site, random.Random(3)) > 2
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", level=2)).to_contain_text("win")
    expect(dialog.locator(".reason")).to_contain_text("Most lanterns.")
    expect(dialog.get_by_role("row", name="Total")).to_be_visible()
    site.accessible()
    dialog.get_by_role("link", name="Analyse").click()
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator("[data-part=board]")).to_contain_text("Stage")
    site.open("profile")
    expect(page.locator("main")).to_contain_text("Lanterns")
    site.open("profile/lanterns")
    expect(page.locator("main")).to_contain_text("points")


@pytest.mark.soak
def test_on_a_phone_in_another_language(visit: Visit, server: Process) -> None:
    phone = visit(server.port, phone=True, language="pl-PL")
    page = phone.page
    phone.table(game="lanterns", players=4, hand=2)
    page.locator(HAND).first.wait_for()
    expect(page.locator("[data-part=mine]")).to_contain_text("Hand")
    for tab in page.locator("nav.tabs button").all():
        tab.tap()
        phone.fits(whole=True)
    finish(phone, random.Random(5), tap=True)
    expect(page.get_by_role("dialog").locator(".reason")).to_contain_text("Most lanterns.")


def test_by_keyboard_and_in_words(site: Site, page: Page) -> None:
    id = site.table(game="lanterns", players=2)
    page.locator(f"{HAND}.legal").first.wait_for()
    for name in ("Table", "Other players", "Owl", "Ada", "Hand (3)"):
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    expect(page.locator("ol.log")).to_contain_text("Ada chooses card")
    site.open(f"table/{id}/text")
    expect(page.get_by_role("heading", name="Other players")).to_be_visible()
    site.accessible()
    expect(page.locator("ul.moves button").first).to_be_visible()
    site.open("rules/lanterns")
    expect(page.locator("main")).to_contain_text("secretly chooses one, all at the same time")
    site.open("components/lanterns")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such page")


def test_what_cannot_be_chosen_says_why(site: Site, page: Page) -> None:
    site.table(game="lanterns", players=2, seed=11)
    while page.locator(f"{ANSWERS}:enabled").count() == 0:
        assert site.ready(CHOICES)
        if page.locator(LEGAL).count():
            page.locator(LEGAL).last.click()
    page.locator(HAND).first.click(force=True)
    expect(page.locator("[data-part=word]")).to_contain_text("LAN-2.1")
