"""The campaign of Nocturne, and setting up every mode."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from noctuary import bots
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from tests.browser.site import CELLS, ENDED, SPRITES, Site, Visit
from tests.server.client import Browser
from tests.server.conftest import Process

GAME = catalogue.find("nocturne")
LAST = len(GAME.campaign("en")["scenarios"])
PROMISING = {1: 1, LAST: 1}
"""For some scenarios, a first seed from which a suitable game is soon found."""


class Solo:
    """A solo game of a scenario played by greedy: its seed, its moves and its outcome."""

    def __init__(self, scenario: int, seed: int) -> None:
        self.options = {"players": 1, "mode": "solo", "scenario": scenario}
        self.seed = seed
        self.moves: list[str] = []
        greedy, random = bots.find("greedy"), Random(seed)
        state = GAME.new(GAME.options(self.options), seed)
        while state.seat >= 0:
            code = greedy.choose(state.observe(0), state.decision(0), random)
            self.moves.append(f"P1 {GAME.actions.format(code)}")
            state.play(0, code)
        assert state.result
        self.total = state.result.totals[0]
        self.aims: list[dict[str, Any]] = GAME.outcome(state, 0)["challenge"]["aims"]
        self.completed: bool = GAME.outcome(state, 0)["challenge"]["completed"]


def solo(scenario: int, completed: bool) -> Solo:
    """A game with this outcome whose last move takes a tile from the Sprite board."""
    first = PROMISING[scenario]
    games = (Solo(scenario, seed) for seed in range(first, first + 60))
    return next(game for game in games if game.completed == completed and " take " in game.moves[-1])


def play(site: Site, port: int, game: Solo) -> None:
    """Play all but the last move of a game directly on the server, open its table, and make the last
    move by clicking.
    """
    page = site.page
    site.open()
    browser = Browser(port)
    browser.cookie = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())
    seats = [{"kind": "human", "name": "Ada"}]
    answer = browser.post(
        "/api/tables", {"game": "nocturne", "options": game.options, "seats": seats, "seed": game.seed}
    )
    assert answer.status == 201, answer.body
    table = answer.json["id"]
    *moves, last = game.moves
    with browser.sit(table) as chair:
        view = chair.greet()
        for line in moves:
            view = chair.until_asked(view)
            assert chair.move(line, view["revision"])["type"] == "accepted"
            view = chair.next("view")
        chair.until_asked(view)
    names = browser.get("/api/games/nocturne/components?language=en").json["tile"]
    site.open(f"table/{table}")
    name = names[last.split()[-1]]["name"]
    page.locator(f"{SPRITES}.legal").and_(page.get_by_role("button", name=name, exact=True)).first.click()
    page.locator(ENDED).wait_for()


def stop(site: Site, number: int) -> Locator:
    """The element of a scenario on the campaign path."""
    return site.page.locator(f"[data-scenario='{number}']")


@pytest.mark.soak
def test_one_tap_sets_the_table_up(site: Site, page: Page) -> None:
    site.open()
    page.get_by_role("link", name="Campaign").click()
    expect(page.get_by_role("heading", name="Through the night")).to_be_visible()
    expect(page.get_by_role("group", name="The scenarios from dusk to dawn").get_by_role("button")).to_have_count(LAST)
    expect(stop(site, 1)).to_have_attribute("aria-pressed", "true")
    expect(stop(site, 1)).to_have_accessible_name("Scenario 1: Bones by Firelight, not tried yet")
    page.get_by_role("button", name="Play scenario 1").click()
    expect(page.locator("[data-part=aims]")).to_contain_text("At least 10 points for skulls")
    expect(page.locator(CELLS).first).to_be_visible()
    site.open()
    expect(page.locator("main")).to_contain_text("Standard game: Guest and Vega")


def test_a_scenario_won_is_told_aim_by_aim_and_kept(site: Site, page: Page, server: Process) -> None:
    game = solo(1, completed=True)
    play(site, server.port, game)
    dialog = page.get_by_role("dialog", name="Scenario 1 completed")
    expect(dialog).to_contain_text(f"{len(game.aims)} of {len(game.aims)} met")
    for aim in game.aims:
        expect(dialog).to_contain_text(f"{aim['value']} of {aim['target']}")
    expect(dialog.locator("li.met")).to_have_count(len(game.aims))
    expect(dialog.get_by_role("row", name="Total")).to_contain_text(str(game.total))
    expect(dialog.get_by_role("button", name="Play it again")).to_be_visible()
    site.fits(whole=True)
    dialog.get_by_role("link", name="Back to the campaign").click()
    expect(page.locator("main")).to_contain_text(f"1 of {LAST} completed")
    expect(stop(site, 1)).to_have_accessible_name(re.compile(f"completed, best total {game.total}$"))
    expect(stop(site, 2)).to_have_attribute("aria-pressed", "true")
    stop(site, 1).click()
    expect(page.locator("main")).to_contain_text(f"best total {game.total}")
    expect(page.get_by_text("met in the best game")).to_have_count(len(game.aims))
    page.get_by_role("link", name="Replay of the completed game").click()
    page.wait_for_url(re.compile("#/replay/"))


@pytest.mark.soak
def test_a_scenario_lost_says_what_was_missed_and_can_be_tried_again(site: Site, page: Page, server: Process) -> None:
    game = solo(LAST, completed=False)
    play(site, server.port, game)
    dialog = page.get_by_role("dialog", name=f"Scenario {LAST}: not completed yet")
    met = sum(aim["met"] for aim in game.aims)
    expect(dialog).to_contain_text(f"{met} of {len(game.aims)} met")
    for state, count in (("met", met), ("missed", len(game.aims) - met)):
        expect(dialog.locator(f"li.{state}")).to_have_count(count)
    site.accessible()
    before = page.url
    dialog.get_by_role("button", name="Try again").click()
    page.wait_for_url(lambda url: url != before)
    expect(page.locator("[data-part=aims]")).to_contain_text(f"Scenario {LAST}")
    site.open("campaign/nocturne")
    expect(page.locator("main")).to_contain_text(f"0 of {LAST} completed")
    expect(stop(site, LAST)).to_have_accessible_name(re.compile(f"best total {game.total}$"))
    stop(site, LAST).click()
    expect(page.get_by_text("missed in the best game")).to_have_count(len(game.aims) - met)


@pytest.mark.soak
def test_a_scenario_is_a_challenge_for_one_of_several(site: Site, page: Page) -> None:
    site.open("campaign/nocturne")
    stop(site, 4).click()
    page.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
    page.get_by_label("Who plays seat 2").select_option("screen")
    page.get_by_label("Name for seat 2").fill("Ben")
    page.get_by_role("group", name="Who plays the scenario").get_by_text("Ben").click()
    page.get_by_role("button", name="Play scenario 4").click()
    curtain = page.get_by_role("button", name="I am Ben")
    aims = page.locator("[data-part=aims]")
    expect(aims.or_(curtain).first).to_be_visible()
    if curtain.is_visible():
        curtain.click()
    expect(aims).to_contain_text("points for Mysterious Eggs")
    expect(page.locator("main")).to_contain_text("Mira")
    site.open("campaign/nocturne")
    expect(page.get_by_label("Name for seat 2")).to_have_value("Ben")


def test_setup_offers_what_can_be_played_and_says_why_not(site: Site, page: Page) -> None:
    site.open("new/nocturne")
    modes = page.get_by_role("group", name="Mode")
    expect(modes.get_by_role("radio", name="Solo game")).to_be_disabled()
    expect(modes.get_by_role("radio", name="Solo game")).to_have_accessible_description(
        "Solo game: Only with one player."
    )
    modes.get_by_text("Family game", exact=True).click()
    page.get_by_text("Modified rules", exact=True).click()
    expect(page.get_by_role("switch", name="Chest Hunt")).to_be_disabled()
    expect(page.get_by_text("The family game has no modified rules.")).to_be_visible()
    modes.get_by_text("Standard game", exact=True).click()
    page.get_by_role("switch", name="Chest Hunt").check(force=True)
    page.get_by_label("Scenario").select_option("7")
    expect(page.get_by_role("switch", name="Chest Hunt")).to_be_disabled()
    expect(modes.get_by_role("radio", name="Advanced game")).to_be_checked()
    expect(modes.get_by_role("radio", name="Standard game")).to_be_disabled()
    expect(page.get_by_role("radio", name="Chosen")).to_be_disabled()
    page.get_by_label("Scenario").select_option("0")
    expect(page.get_by_role("switch", name="Chest Hunt")).to_be_checked()
    page.get_by_role("group", name="Players").get_by_text("1", exact=True).click()
    expect(modes.get_by_role("radio", name="Solo game")).to_be_checked()
    expect(page.get_by_label("Who plays seat 1")).to_have_count(0)
    page.get_by_text("Side A", exact=True).click()
    page.get_by_role("button", name="Play").click()
    expect(page.locator(CELLS).first).to_be_visible()
    expect(page.locator("main")).to_contain_text("Opponent")
    site.open("new/nocturne")
    expect(page.get_by_role("radio", name="1", exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name="Side A")).to_be_checked()
    expect(page.get_by_role("switch", name="Chest Hunt")).to_be_checked()


def test_a_family_game_is_set_up_without_runestones(site: Site, page: Page) -> None:
    site.open("new/nocturne")
    page.get_by_text("Family game", exact=True).click()
    page.get_by_role("switch", name="Runestones and concoctions").uncheck(force=True)
    page.get_by_role("button", name="Play").click()
    expect(page.locator(CELLS).first).to_be_visible()
    expect(page.locator("[data-part=sprite]")).to_have_count(0)
    expect(page.locator("main")).not_to_contain_text("oncoction")


@pytest.mark.soak
def test_a_phone_has_the_path_as_a_list(phone: Site, page: Page) -> None:
    phone.open("campaign/nocturne")
    stop(phone, LAST).wait_for()
    phone.fits()
    expect(stop(phone, 9)).to_contain_text("Writing in the Moonlight")
    stop(phone, 9).tap()
    dialog = page.get_by_role("dialog", name="Writing in the Moonlight")
    expect(dialog).to_contain_text("medium")
    phone.fits()
    dialog.get_by_role("group", name="Players").get_by_text("4", exact=True).tap()
    expect(dialog.get_by_role("group", name="Who plays the scenario")).to_be_visible()
    phone.look()
    phone.touchable()
    dialog.get_by_role("group", name="Players").get_by_text("Alone").tap()
    dialog.get_by_role("button", name="Play scenario 9").tap()
    expect(page.locator(CELLS).first).to_be_visible()


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "de-DE"])
@pytest.mark.soak
def test_axe_finds_nothing_serious_in_any_language(visit: Visit, server: Process, language: str) -> None:
    site = visit(server.port, language=language)
    for _ in range(2):
        site.open("campaign/nocturne")
        stop(site, 3).click()
        site.fits()
        site.open("new/nocturne")
        site.page.get_by_role("radio", name="1", exact=True).check(force=True)
        site.page.locator("summary").first.click()
        site.fits()
        site.page.locator("header [aria-pressed]").click()


@pytest.mark.soak
def test_the_path_is_walked_by_keyboard(site: Site, page: Page) -> None:
    site.open("campaign/nocturne")
    stop(site, 1).focus()
    page.keyboard.press("End")
    expect(stop(site, LAST)).to_be_focused()
    page.keyboard.press("Home")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(stop(site, 5)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("heading", name="The Herb Garden at Night")).to_be_visible()
    for _ in range(2):
        page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play scenario 5")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=aims]")).to_contain_text("Scenario 5")
