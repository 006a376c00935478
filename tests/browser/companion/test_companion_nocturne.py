"""The companion of Nocturne as people at a physical table use it, compared with the engine."""

import json
import re
from typing import Any, Final, cast

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from noctuary.games.nocturne import GAME
from tests.browser.site import Site, Visit
from tests.server.conftest import Process
from tools.make_vectors import FILE

BUILT_IN: Final[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["boxes"][0]
"""Examples computed by the engine with the built-in facts."""
NAMES: Final = ("Ada", "Ben", "Cleo")
SHEET: Final = "companion/nocturne/sheet"
SOLO: Final = "companion/nocturne/solo"
TORN: Final = """all => all.filter((one) => one.offsetParent
    && (one.scrollWidth > one.clientWidth + 1 || (one.matches('span.total') && one.clientHeight > 30))).length"""
"""How many names are cut and numbers broken into lines."""
TWILIGHT: Final = ("T1", "T5", "T9")


def three_players() -> dict[str, Any]:
    """A sheet with mirrors that copy, concoctions, abilities, and a tie in eggs that is decided by the Sprite board."""

    def fits(sheet: dict[str, Any]) -> bool:
        players = sheet["players"]
        return (
            len(players) == len(NAMES)
            and not sheet["family"]
            and any(any(player["mirrors"]) for player in players)
            and any(player["ability"] for player in players)
            and all(player["concoctions"] for player in players)
            and all(sum(player["moonlight"]) < 16 for player in players)
        )

    return cast(dict[str, Any], next(sheet for sheet in BUILT_IN["sheets"] if fits(sheet)))


def click(thing: Locator, times: int = 1) -> None:
    for _ in range(times):
        thing.click()


def enter(site: Site, sheet: dict[str, Any]) -> None:
    """Enter a sheet by clicks, as three people would."""
    page = site.page
    page.get_by_role("button", name="3 players").click()
    for number, name in enumerate(NAMES, 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_text("Advanced", exact=True).click()
    if sheet["gems"]:
        page.get_by_role("switch", name="Precious Gems").check(force=True)
    for goal in (*TWILIGHT, *sheet["moonlight"]):
        page.locator(f"[data-goal={goal}]").click()
    for won, winner in zip(page.locator(".won").all(), sheet["twilight"], strict=True):
        won.get_by_text("Nobody" if winner is None else NAMES[winner], exact=True).click()
    for number, player in enumerate(sheet["players"]):
        page.get_by_role("tab").nth(number + 1).click()
        for tile, count in player["tiles"].items():
            click(page.locator(f"[data-tile={tile}]"), count)
        for mirror, copied in zip(page.get_by_role("group", name="Mirror Stone").all(), player["mirrors"], strict=True):
            expect(mirror.locator("input:checked")).to_have_count(0)  # Until somebody says so.
            mirror.get_by_label(tile_name(copied) if copied else "Nothing").check(force=True)
        page.get_by_role("button", name="Choose concoctions").click()
        for card in player["concoctions"]:
            page.locator(f"[data-concoction='{card}']").click()
        page.get_by_role("button", name="Done").click()
        page.locator(f".characters input[value={player['character']}]").check(force=True)
        if player["ability"]:
            page.get_by_role("switch", name="Ability not used").check(force=True)
        counters = page.locator(".counters .counter").get_by_role("button", name="one more")
        for index, count in enumerate([*player["moonlight"], player["tokens"]]):
            click(counters.nth(index), count)


def tile_name(id: str) -> str:
    return GAME.components("en")["tile"][id]["name"]


def order(site: Site, sheet: dict[str, Any]) -> None:
    """Enter who is further left on the Sprite board, and who opened moonlight, where the page asks."""
    question = site.page.locator("section.order")
    if question.count():
        for player in sheet["sprite"]:
            button = question.get_by_role("button", name=NAMES[player])
            if button.count():
                button.click()
        opener = question.get_by_role("group", name="Who opened moonlight?")
        if opener.count():
            opener.get_by_text(NAMES[sheet["opener"]]).click()


def totals(site: Site) -> list[int]:
    cells = site.page.locator("main tr.total td:visible").all_inner_texts()
    return [int(text.replace("−", "-")) for text in cells]


def rows(site: Site) -> list[list[str]]:
    return [row.locator("td").all_inner_texts() for row in site.page.locator("main .scores tbody tr").all()]


def kept(phone: Site, page: Page, sheet: Any, expected: list[int], first: int) -> None:
    """After reloading all is there; as a past score it can be opened, renamed and deleted."""
    page.reload()
    expect(page.get_by_role("tab", name="Ada")).to_contain_text(str(expected[0]))
    for number, points in enumerate(expected):
        expect(page.get_by_role("tab").nth(number + 1)).to_contain_text(str(points))
    page.get_by_role("link", name="Past scores").click()
    past = page.locator("section:has(#past) li")
    expect(past).to_have_count(1)
    expect(past).to_contain_text(f"{NAMES[first]} {expected[first]}")
    phone.fits()
    past.get_by_role("button", name="Rename").click()
    page.get_by_label("Name of the sheet").fill("Rainy Saturday")
    page.get_by_role("button", name="Done").click()
    past.get_by_role("link", name="Rainy Saturday").click()
    page.get_by_role("tab", name="Cleo").click()
    before = int(page.get_by_role("tab", name="Cleo").locator(".total").inner_text())
    page.locator(".counters .counter").last.get_by_role(
        "button", name="one less" if sheet["players"][2]["tokens"] else "one more"
    ).click()
    expect(page.get_by_role("tab", name="Cleo").locator(".total")).not_to_have_text(str(before))
    page.get_by_role("link", name="Past scores").click()
    past.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(past).to_have_count(0)


@pytest.mark.soak
def test_a_sheet_for_three_players_counts_as_the_engine_does(phone: Site, page: Page) -> None:
    sheet = three_players()
    phone.open(SHEET)
    expect(page.get_by_text("No scores yet.")).to_be_visible()
    enter(phone, sheet)
    page.get_by_role("tab", name="Result").click()
    order(phone, sheet)
    expected = [points[-1] for points in sheet["rows"]]
    assert totals(phone) == expected
    # Ability and gems are left out if nobody has any; every other row matches the engine.
    engine = [
        [str(points[row]).replace("-", "−") for points in sheet["rows"]]
        for row in range(len(sheet["rows"][0]))
        if row not in (10, 11) or any(points[row] for points in sheet["rows"])
    ]
    assert rows(phone) == engine
    first = sheet["ranking"][0][0]
    expect(page.locator("main .verdict").first).to_contain_text(f"{NAMES[first]} wins")
    for summary in page.locator("summary").all():
        summary.click()
    expect(page.locator("dl.account")).to_have_count(3)
    phone.fits()

    kept(phone, page, sheet, expected, first)


@pytest.mark.soak
def test_the_box_holds_no_more_tiles_than_there_are(site: Site, page: Page) -> None:
    site.open(SHEET)
    page.get_by_role("button", name="2 players").click()
    page.get_by_role("tab").nth(1).click()
    wild = page.locator("[data-tile=herb-a-3]")
    click(wild, 2)
    expect(page.get_by_text("There is only one in the box.").first).to_be_visible()
    expect(wild).to_have_accessible_name(re.compile("1 of 1"))
    page.get_by_role("tab").nth(2).click()
    wild.click()
    expect(page.get_by_text("Player 1 has 1.").first).to_be_visible()
    # By keyboard: arrow keys move, plus adds, minus removes.
    wild.press("ArrowRight")
    focused = page.locator("[data-tile=herb-b-3]")
    expect(focused).to_be_focused()
    focused.press("+")
    expect(focused).to_have_accessible_name(re.compile("1 of 1"))
    focused.press("-")
    expect(focused).to_have_accessible_name(re.compile("0 of 1"))


@pytest.mark.soak
@pytest.mark.parametrize(
    ("players", "mode", "eggs", "points", "why"),
    [
        ("1 player", "", 3, [6], "3 eggs score 2 each."),
        ("2 players", "Family", 3, [12, 12], "As many eggs as Player 2, so each egg scores the same."),
        # Nobody is on the Sprite board: the opener of moonlight decides who is first for the eggs.
        ("2 players", "", 2, [8, 6], "As many eggs as Player 2"),
    ],
)
def test_eggs_score_as_the_game_is_played(
    site: Site, page: Page, players: str, mode: str, eggs: int, points: list[int], why: str
) -> None:
    site.open(SHEET)
    page.get_by_role("button", name=players, exact=True).click()
    if mode:
        page.get_by_text(mode, exact=True).click()
    for player in range(len(points)):
        page.get_by_role("tab").nth(player + 1).click()
        click(page.locator("[data-tile=egg]"), eggs)
    page.get_by_role("tab", name="Result").click()
    order = page.locator("section.order")
    expect(order).to_have_count(int(points == [8, 6]))
    if order.count():
        # Before anybody has said so, nothing is taken for a fact.
        verdict = page.locator("main .verdict").first
        expect(verdict).to_contain_text("A tie to settle: Player 1, Player 2.")
        expect(page.locator("main tr.total td:visible")).to_contain_text(["6+", "6+"])
        expect(page.locator("summary").first).to_contain_text("Player 1: at least 6 points")
        assert page.locator("main .winner:visible").count() + order.locator("input:checked").count() == 0
        page.get_by_role("group", name="Who opened moonlight?").get_by_text("Player 1").click()
        expect(verdict).to_contain_text("Player 1 wins")
    assert totals(site) == points
    if order.count():
        page.get_by_role("group", name="Who opened moonlight?").get_by_text("Player 2").click()
        assert totals(site) == points[::-1]
        order.get_by_role("button", name="Player 1").click()
        assert totals(site) == points
    page.locator("summary").first.click()
    expect(page.locator("dl.account").first).to_contain_text(why)
    site.accessible()


@pytest.mark.soak
def test_moonlight_goals_are_counted_from_the_forest(phone: Site, page: Page) -> None:
    phone.open(SHEET)
    page.get_by_role("button", name="2 players").click()
    for goal in ("M4", "M6", "M8"):  # corner-shaped groups, largest area, corners of the forest
        page.locator(f"[data-goal={goal}]").click()
    page.get_by_role("button", name="Count from the forest").click()
    dialog = page.get_by_role("dialog")
    for cell in ("a1", "a2", "b1", "d4"):
        dialog.locator(f"[data-cell={cell}]").click()
    dialog.get_by_text("Player 2", exact=True).click()
    for cell in ("a4", "d1", "d1", "d4"):  # the second d1 undoes the first, d4 changes hands
        dialog.locator(f"[data-cell={cell}]").click()
    phone.fits()
    dialog.get_by_role("button", name="Done").click()
    for player, counts in ((1, ["1", "3", "1", "0"]), (2, ["0", "1", "2", "0"])):
        page.get_by_role("tab").nth(player).click()
        assert page.locator(".counters output").all_inner_texts() == counts


@pytest.mark.soak
def test_a_sheet_is_printed_on_one_page(site: Site, page: Page) -> None:
    site.open(SHEET)
    enter(site, three_players())
    page.emulate_media(media="print")
    expect(page.locator(".paper")).to_be_visible()
    expect(page.locator("[data-part=sheet]")).to_be_hidden()
    expect(page.locator(".paper")).to_have_css("color", "rgb(0, 0, 0)")
    expect(page.locator("body")).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    assert len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(format="A4"))) == 1
    site.open(f"{SHEET}/blank")
    expect(page.locator("table")).to_have_count(2)
    assert page.locator("tbody td").all_inner_texts() == [""] * page.locator("tbody td").count()
    assert len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(format="A4"))) == 1


@pytest.mark.sampled(1)
@pytest.mark.parametrize("width", [360, 390, 1280])
def test_four_players_are_read_at_once_and_nobody_is_crowned_without_points(site: Site, page: Page, width: int) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    site.open(SHEET)
    page.get_by_role("button", name="4 players").click()
    for number, name in enumerate(("Bartholomäus", "Katarzyna W.", "Aleksandra", "Maximilian"), 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    table = page.get_by_role("table").first
    expect(table).to_contain_text("Maximilian")
    assert table.evaluate("table => table.parentElement.scrollWidth <= table.parentElement.clientWidth")
    expect(table.locator(".crown")).to_have_count(0)
    page.get_by_role("tab").nth(2).click()
    page.locator("[data-tile=skull-ram]").click()
    expect(table.locator(".crown")).to_have_count(1)
    page.set_viewport_size({"width": width, "height": 720})
    page.get_by_role("tab").first.click()
    for goal in ("M2", "M3", "M4", "T1"):
        page.locator(f"[data-goal={goal}]").click()
    page.locator(".won").get_by_text("Aleksandra", exact=True).click()
    page.locator("[data-goal=T1]").click()
    for tab in (1, 0):
        page.get_by_role("tab").nth(tab).click()
    page.locator("[data-goal=T1]").click()
    expect(page.locator(".won").get_by_label("Aleksandra", exact=True)).to_be_checked()
    page.get_by_role("tab").nth(1).click()
    for place in range(4):
        page.locator("div.counter").nth(place).get_by_role("button", name="one more").click(click_count=30)
    assert page.locator(".counters output").all_inner_texts() == ["11"] * 4
    page.get_by_role("tab").last.click()
    assert max(totals(site)) > 99
    assert page.locator("[role=tablist], .total, th .name, [role=tab] .name").evaluate_all(TORN) == 0
    page.get_by_role("tab").first.click()
    page.get_by_text("Family", exact=True).click()
    page.get_by_role("tab").last.click()
    expect(page.locator("main .scores")).not_to_contain_text("goals")


@pytest.mark.parametrize(("language", "light"), [("English", True), ("Polski", False), ("Deutsch", True)])
@pytest.mark.soak
def test_every_page_can_be_read_and_touched(phone: Site, page: Page, language: str, light: bool) -> None:
    phone.open(SHEET)
    page.locator(f"label[title={language}]").click()
    if light:
        page.locator("header [aria-pressed]").last.click()
    phone.fits()
    page.locator(".numbers button").nth(3).click()
    for goal in ("T1", "T8", "T12", "M1", "M4", "M9"):
        page.locator(f"[data-goal={goal}]").click()
    phone.fits()
    page.get_by_role("tab").nth(1).click()
    for tile in ("herb-a-3", "herb-b-3", "herb-wild", "egg", "mirror", "tripti", "skull-ram", "feather", "chest"):
        page.locator(f"[data-tile={tile}]").click()
    page.locator("[aria-labelledby$=concoctions] .button").click()
    phone.fits()
    for card in range(3):
        page.locator("[data-concoction]").nth(card).click()
    page.locator("dialog .primary").click()
    phone.fits()
    phone.open(SOLO)
    phone.fits()
    page.locator("form .primary").click()
    page.locator("[data-part=hand] button.legal").first.click()
    page.locator("[data-part=forest] [data-cell=b2]").click()
    expect(page.locator("[data-part=opponent] li").first).to_be_visible()
    phone.fits()


def test_a_card_that_is_not_in_the_list_counts_and_is_kept_in_my_box(phone: Site, page: Page) -> None:
    phone.open(SHEET)
    page.get_by_role("button", name="1 player").click()
    page.get_by_role("tab").nth(1).click()
    click(page.locator("[data-tile=egg]"), 4)
    page.get_by_role("button", name="Choose concoctions").click()
    click(page.locator(".filter").get_by_role("button").nth(4), 4)
    page.get_by_role("button", name="Another card").click()
    click(page.get_by_role("button", name="Points for level 1: one more"), 6)
    page.get_by_role("button", name="Add the card").click()
    expect(page.get_by_role("tab").nth(1)).to_contain_text("18")
    page.get_by_role("button", name="Keep it in “My box”").click()
    expect(page.get_by_text("Kept in “My box”")).to_be_visible()
    phone.open("new/nocturne")
    expect(page.get_by_label("Components").locator("option:checked")).to_have_text("My box")
    phone.open("editions")
    page.get_by_role("button", name="Share “My box”").click()
    shared = page.get_by_label("Link").input_value()
    phone.touchable()
    phone.open(SHEET)
    page.get_by_role("button", name="1 player").click()
    expect(page.get_by_label("Components").locator("option:checked")).to_have_text("My box")
    phone.fits()
    held: list[Route] = []
    page.route("**/api/editions", lambda route: held.append(route))
    page.goto(shared)
    # Which names are taken is not known yet.
    take = page.get_by_role("button", name="Use it as my box")
    expect(take).to_be_disabled()
    for route in held:
        route.continue_()
    page.unroute("**/api/editions")
    take.click()
    expect(page.locator("main")).to_contain_text("“My box 2”")


def test_a_sheet_counts_by_a_component_edition_and_keeps_it(site: Site, page: Page) -> None:
    edition = site.edition("nocturne", "My box", {"tiles.skull-ram.points": 7, "tiles.skull-ram.name.en": "Owl Skull"})
    site.open(SHEET)
    page.get_by_role("button", name="2 players").click()
    page.get_by_role("tab").nth(1).click()
    click(page.locator("[data-tile=skull-ram]"), 2)
    expect(page.get_by_role("tab").nth(1)).to_contain_text("6")
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Components").select_option("My box")
    expect(page.get_by_role("tab").nth(1)).to_contain_text("14")
    # The edition has been deleted; the sheet still scores by it.
    site.delete(f"api/editions/{edition}")
    page.reload()
    expect(page.get_by_role("tab").nth(1)).to_contain_text("14")
    page.get_by_role("tab").nth(1).click()
    expect(page.locator("[data-tile=skull-ram]")).to_have_accessible_name(re.compile("Owl Skull"))


def test_what_does_not_fit_the_game_breaks_nothing(site: Site, page: Page) -> None:
    site.open(SHEET)
    page.get_by_role("button", name="2 players").click()
    page.get_by_role("tab").nth(1).wait_for()
    page.evaluate(
        """() => {
            const name = 'noctuary-companion-nocturne-sheets';
            const kept = localStorage.getItem(name);
            localStorage.setItem(name, kept.replace('"concoctions":[]', '"concoctions":["no such card"]'));
        }"""
    )
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("does not fit the game")
    page.get_by_role("link", name="Past scores").click()
    expect(page.get_by_role("button", name="Delete")).to_be_visible()


@pytest.mark.soak
def test_sheets_and_the_solo_opponent_work_without_a_network(visit: Visit, server: Process) -> None:
    site = visit(server.port, phone=True, keeping=True)
    page = site.page
    site.open()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    site.open(SHEET)
    page.reload()
    page.get_by_role("button", name="1 player").click()
    page.get_by_role("tab").nth(1).click()
    click(page.locator("[data-tile=feather]"), 3)
    expect(page.get_by_role("tab").nth(1)).to_contain_text("8")
    page.reload()
    expect(page.get_by_role("tab").nth(1)).to_contain_text("8")
    site.open(SOLO)
    page.get_by_role("button", name="Begin").click()
    token_of(site, "1").click()
    cell_of(site, "a1").click()
    expect(page.locator("[data-part=opponent]")).to_contain_text(re.compile("Opponent (casts|passes)"))


# The solo opponent


def cell_of(site: Site, name: str) -> Locator:
    return site.page.locator(f"[data-part=forest] [data-cell={name}]")


def token_of(site: Site, token: str) -> Locator:
    """One of the player's tokens, found by its accessible name."""
    name = "star" if token == "star" else f"Shadow {token[1:]}" if token.startswith("s") else token
    return site.page.locator("[data-part=hand]").get_by_role("button", name=name, exact=True).first


def solo_game() -> dict[str, Any]:
    """A game in the twisted forest, with Redd, who leaves a lower token."""

    def fits(game: dict[str, Any]) -> bool:
        setup = game["setup"]
        return (
            setup["cells"] != [row * 6 + column for row in range(4) for column in range(4)]
            and not setup["double"]
            and any(answer.startswith("leave ") and not answer.startswith("leave /") for answer in game["answers"])
        )

    return cast(dict[str, Any], next(game for game in BUILT_IN["games"] if fits(game)))


def say(site: Site, answer: str) -> None:
    """Answer the page as the player in the example did."""
    page = site.page
    verb, *words = answer.split(" /")[0].split()
    if verb == "cast":
        token_of(site, words[0]).click()
        cell_of(site, words[1]).click()
    elif verb == "pass":
        page.get_by_role("button", name="Pass").click()
    elif verb == "claim":
        page.get_by_role("button", name="I win the goal").first.click()
    elif words:
        token_of(site, words[0]).click()
    else:
        page.get_by_role("button", name="Offer nothing" if verb == "offer" else "Do not use the ability").click()


def ends_as(site: Site, page: Page, end: Any) -> None:
    page.locator("details.log summary").click()
    assert sum("Opponent" in line for line in page.locator("details.log li").all_inner_texts()) > 40
    its = page.locator("[data-part=its] [role=img]").all()
    assert [said(token) for token in its] == end["tokens"][1]
    expect(page.locator("[data-part=its]")).to_contain_text(f"{end['tiles']} tile")
    board = [
        str(one.get_attribute("aria-label")).split(": ") for one in page.locator("[data-part=sprite] [role=img]").all()
    ]
    assert [f"{'P2' if who == 'Opponent' else 'P1'} {short(token)}" for who, token in board] == end["sprite"]
    site.accessible()
    page.get_by_role("button", name="Go to the score sheet").click()
    page.get_by_role("tab").nth(1).click()
    counts = page.locator(".counters output").all_inner_texts()
    assert [int(count) for count in counts] == [*end["counts"][0], len(end["tokens"][0])]


@pytest.mark.soak
def test_the_solo_opponent_plays_a_whole_game_as_the_engine_does(site: Site, page: Page) -> None:
    game = solo_game()
    site.open(SOLO)
    page.get_by_text("I turn real cards").click()
    page.get_by_text("Twisted Trees", exact=True).click()
    page.locator(f".setup input[value={game['setup']['character']}]").check(force=True)
    expect(page.get_by_text("begun like this, the game has no twilight goals.")).to_be_visible()
    for goal in game["setup"]["twilight"]:
        page.locator(f"[data-goal={goal}]").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text("begun like this, the game has no twilight goals.")).to_have_count(0)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    cards = iter(game["cards"])
    answers = list(game["answers"])
    steps = 0
    while page.get_by_role("button", name="Go to the score sheet").count() == 0:
        claimed = bool(answers) and answers[0].startswith("claim")
        if page.locator("ul.deck").count():
            page.locator(f"[data-card='{next(cards) + 1}']").click()
        elif not claimed and page.get_by_role("button", name="Go on").count():
            page.get_by_role("button", name="Go on").click()
        elif not claimed and page.get_by_role("button", name="Begin moonlight").count():
            for goal in game["moonlight"]:
                page.locator(f"[data-goal={goal}]").click()
            page.get_by_role("button", name="Begin moonlight").click()
        else:
            say(site, answers.pop(0))
        steps += 1
        if steps == 15:
            before = page.locator("[data-part=solo]").inner_text()
            page.reload()
            page.locator("[data-part=solo]").wait_for()
            assert page.locator("[data-part=solo]").inner_text() == before
    assert answers == []
    assert list(cards) == []
    ends_as(site, page, game["end"])


def said(token: Locator) -> str:
    return short(str(token.get_attribute("aria-label")))


def short(name: str) -> str:
    return name.replace("Shadow ", "s")


def test_the_page_turns_the_cards_and_takes_back(phone: Site, page: Page) -> None:
    phone.open(SOLO)
    page.get_by_role("button", name="Begin").click()
    # An illegal attempt is explained right there.
    token_of(phone, "7").click(force=True)
    expect(page.locator("[data-part=hand] .bubble")).to_contain_text("1")
    token_of(phone, "1").click()
    cell_of(phone, "b2").click()
    first = page.locator("[data-part=opponent]").inner_text()
    assert re.search("NOC-10.3", first)
    assert re.search("Opponent (casts|passes)", first)
    page.get_by_role("button", name="Undo").click()
    expect(cell_of(phone, "b2")).to_have_accessible_name("b2, a tile")
    token_of(phone, "1").click()
    cell_of(phone, "b2").click()
    # The same card is on top again.
    assert page.locator("[data-part=opponent]").inner_text() == first
    page.get_by_role("button", name="End this game").click()
    page.get_by_role("dialog").get_by_role("button", name="End it").click()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()


def test_moonlight_alone_begins_with_the_shadows_that_were_given(site: Site, page: Page) -> None:
    site.open(SOLO)
    page.get_by_text("Moonlight", exact=True).click()
    expect(page.get_by_role("group", name=re.compile("Shadow|My character")).locator("input:checked")).to_have_count(0)
    for name, owner in (("Shadow 7", "The opponent"), ("Shadow 6", "Me")):
        page.get_by_role("group", name=name).get_by_text(owner, exact=True).click()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("group", name="Shadow 6").locator("input:checked")).to_have_count(0)
    page.get_by_role("button", name="Redo").click()
    page.get_by_role("button", name="Begin").click()
    its = [said(token) for token in page.locator("[data-part=its] [role=img]").all()]
    assert its == ["2", "3", "3", "4", "4", "5", "5", "6", "7", "s7", "star"]
    expect(token_of(site, "s6")).to_be_visible()
    expect(page.locator("[data-part=question]")).to_contain_text("Moonlight")


def test_aims_that_the_sheet_cannot_know_are_ticked_by_hand_and_printed(phone: Site, page: Page) -> None:
    phone.open(SHEET)
    page.get_by_role("button", name="2 players").click()
    page.get_by_role("tab").nth(1).click()
    page.locator("[data-part=aims] summary", has_text="Achievements: 0 of 25 so far").click()
    page.get_by_label("Tokens of yours on all spaces").check()
    expect(page.get_by_label("Tokens of yours on all spaces")).to_be_visible()
    page.get_by_label("Scenario").select_option("18")
    page.get_by_label("No tile from the Sprite board").check()
    phone.accessible()
    page.reload()
    page.emulate_media(media="print")
    expect(page.locator(".paper")).to_contain_text(
        "2 of 4 so far (No tile from the Sprite board at the end of moonlight; Neither"
    )
