"""The profile page and finished games step by step, in real browsers."""

import json
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any, cast

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from noctuary.kernel.contract import catalogue
from noctuary.kernel.play.gamefile import dumps
from noctuary.tables.people import transfer
from noctuary.tables.wire.people import Profile
from tests.browser.site import CELLS, Site
from tests.server.conftest import Process
from tests.tables.finished import play

SECTIONS = ("", *(f"/{name}" for name in catalogue.names()), "/settings", "/devices")
GAMES: list[dict[str, Any]] = [
    {"game": "nocturne", "players": 2, "seed": 3, "mode": "advanced"},
    {"game": "nocturne", "players": 1, "seed": 4, "mode": "solo"},
    {"game": "nocturne", "players": 1, "seed": 5, "mode": "solo", "scenario": 7},
    {"game": "nocturne", "players": 2, "seed": 6, "modifications": ["chest-hunt"]},
    *({"game": name, "players": 2, "seed": 7} for name in catalogue.names() if name != "nocturne"),
]


@cache
def records() -> list[str]:
    """The game files of all `GAMES`."""
    return [dumps(play(**game)) for game in GAMES]


@cache
def file(name: str = "", count: int = len(GAMES), **preferences: Any) -> bytes:
    """An exported profile with finished games of Ada's, a day apart; without a name it contains no profile."""
    first = datetime(2026, 9, 1, 20, tzinfo=UTC)
    games = [(record, (first + timedelta(number)).isoformat(), "P1") for number, record in enumerate(records())]
    return transfer.written(Profile(name, "de", preferences) if name else None, games[:count])


def signed(contents: dict[str, Any]) -> bytes:
    """A changed file with a valid checksum."""
    contents.pop("checksum")
    return json.dumps({**contents, "checksum": transfer.checksum(contents)}).encode()


def bring(page: Page, content: bytes) -> None:
    """Choose a file on the profile page."""
    payload = FilePayload(name="noctuary-profile.json", mimeType="application/json", buffer=content)
    page.locator(".drop input[type=file]").set_input_files(payload)


def take_in(site: Site, content: bytes) -> list[dict[str, Any]]:
    """Import a file over the API; returns the finished games of this browser, newest first."""
    answer = site.post("api/profile/import", content)
    assert answer.ok, answer.text()
    return cast(list[dict[str, Any]], site.page.request.get(f"{site.address}api/profile/games").json()["games"])


def row(site: Site) -> Locator:
    return site.page.locator("main .row")


@pytest.mark.soak
def test_a_profile_is_made_exported_and_taken_into_another_browser(visit: Callable[..., Site], server: Process) -> None:
    here = visit(server.port)
    page = here.page
    here.open("profile")
    expect(page.locator("main")).to_contain_text("You need no password")
    page.get_by_label("Your name").fill("  Ada ")
    page.get_by_role("button", name="Create my profile").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada")
    expect(page.get_by_role("banner").get_by_role("link", name="Ada")).to_be_visible()
    expect(page.locator("main")).to_contain_text("No game is finished yet")
    page.get_by_role("link", name="Export and import").click()
    bring(page, file(count=4))
    expect(page.get_by_role("status")).to_have_text("4 games were added; none were already here.")
    page.get_by_label("Your name").fill("Ada L.")
    page.get_by_role("button", name="Save name").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada L.")
    page.get_by_role("combobox", name="Theme").select_option("Light")
    with page.expect_response(lambda answer: answer.url.endswith("/api/profile") and answer.request.method == "PUT"):
        page.get_by_role("switch", name="Explain decisions").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Export my profile").click()
    taken = download.value.path().read_bytes()

    there = visit(server.port, language="pl-PL")
    page = there.page
    there.open("profile")
    bring(page, taken)
    # The language is imported with the profile.
    expect(page.get_by_role("status")).to_have_text("4 games were added; none were already here.")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada L.")
    expect(row(there)).to_have_count(4)
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == ["en", "light"]
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("switch", name="Explain decisions")).not_to_be_checked()
    bring(page, file())
    expect(page.get_by_role("status")).to_have_text("1 game was added; 4 were already here.")
    there.open("new/nocturne")
    expect(page.get_by_label("Name for seat 1")).to_have_value("Ada L.")


@pytest.mark.soak
def test_what_is_changed_on_the_profile_page_is_there_after_a_reload(site: Site, page: Page) -> None:
    site.open("profile")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Create my profile").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada")
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        page.get_by_role("radio", name="Deutsch").check()
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    site.open("profile")
    # The browser has forgotten, the server has not.
    expect(page.get_by_role("link", name="Einstellungen")).to_be_visible()
    expect(page.get_by_role("banner").get_by_role("link", name="Ada")).to_be_visible()


def test_a_damaged_or_foreign_file_changes_nothing_and_a_damaged_game_is_named(site: Site, page: Page) -> None:
    take_in(site, file("Ada"))
    site.prefer(language="en", name="Ada")
    site.open("profile/settings")
    alert = page.get_by_role("alert")
    bring(page, file().replace(b"2026-09-02", b"2026-09-03"))
    expect(alert).to_contain_text("its checksum does not match")
    bring(page, file()[:-200])
    expect(alert).to_contain_text("incomplete")
    bring(page, b'{"kind": "recipe"}')
    expect(alert).to_contain_text("not a Noctuary profile")
    contents = json.loads(file())
    lines = contents["games"][1]["record"].splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("P1 "))
    lines[number] = "P1 cast 9 z9"
    contents["games"][1]["record"] = "\n".join(lines) + "\n"
    bring(page, signed(contents))
    done = page.locator("[role=status].done")
    expect(done).to_contain_text(f"No game was added; {len(GAMES) - 1} were already here.")
    expect(done).to_contain_text(f"Game 2 in the file, line {number + 1}:")
    expect(page.locator("main")).to_contain_text(f"{len(GAMES)} finished games")
    site.open("profile")
    expect(row(site)).to_have_count(len(GAMES))


@pytest.mark.soak
def test_a_file_can_be_dropped(site: Site, page: Page) -> None:
    site.open("profile")
    dropped = page.evaluate_handle(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], 'noctuary-profile.json', {type: 'application/json'}));
            return data;
        }""",
        file("Ada", theme="light").decode(),
    )
    page.locator(".drop").dispatch_event("drop", {"dataTransfer": dropped})
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada")
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == ["de", "light"]


def test_finished_games_are_listed_by_game_and_open_as_replays(site: Site, page: Page) -> None:
    take_in(site, file())
    site.open("profile")
    expect(row(site)).to_have_count(len(GAMES))
    expect(row(site).first).to_contain_text("Nightfall")
    expect(page.locator("main")).to_contain_text("Solo game · Scenario 7")
    page.get_by_role("radio", name="Nocturne").check()
    expect(row(site)).to_have_count(len(GAMES) - 1)
    page.get_by_role("radio", name="Nightfall").check()
    expect(row(site)).to_have_count(1)
    row(site).click()
    expect(page.locator("[data-part=replay] h1")).to_have_text("The game begins.")
    page.go_back()
    expect(row(site).first).to_be_visible()


def test_somebody_is_challenged_with_whom_one_has_played(site: Site, page: Page) -> None:
    name = "Donaudampfschifffahrtskapitän"
    record = records()[-1].replace("{name: Owl 2, kind: random}", f"{{name: {name}, kind: human}}")
    take_in(site, transfer.written(None, [(record, "2026-09-01T20:00:00+00:00", "P1")]))
    site.open("profile/nightfall")
    expect(page.locator("[data-part=tally]")).to_contain_text("2 players: one game")
    page.set_viewport_size({"width": 360, "height": 640})
    site.open("profile")
    site.look()
    # They played at one screen, so nobody can be asked there.
    page.get_by_role("button", name=f"Invite {name} with a link").click()
    expect(page.get_by_role("dialog")).to_contain_text("One seat is free.")
    site.unfold("Seats at this table")
    expect(page.get_by_role("dialog")).to_contain_text(f"{name} free")


@pytest.mark.soak
def test_what_was_reached_in_nocturne(site: Site, page: Page) -> None:
    solo = [game for game in take_in(site, file()) if game["players"] == 1]
    site.open("profile/nocturne")
    chart = page.get_by_role("img", name=re.compile("Totals of 2 solo games"))
    expect(chart).to_be_visible()
    for strip in ("below 50", "50–59", "100–109", "110 and up"):
        expect(chart.get_by_text(strip, exact=True)).to_be_visible()
    page.get_by_text("Show as a table").click()
    table = page.get_by_role("table", name="Solo scores")
    expect(table.get_by_role("row")).to_have_count(3)
    for game in solo:
        expect(table).to_contain_text(str(game["total"]))
    expect(page.locator(".scenarios li")).to_have_count(20)
    expect(page.locator(".scenarios li.tried, .scenarios li.done")).to_have_count(1)
    sections = page.locator(".achievements")
    expect(sections.nth(0).get_by_role("listitem")).to_have_count(25)
    sections.nth(1).get_by_role("listitem").filter(has_text="Chest Hunt").get_by_role("link").click()
    expect(page.locator("[data-part=replay]")).to_be_visible()
    site.open("profile/nocturne")
    page.get_by_role("link", name="Go to the campaign").click()
    page.wait_for_url("**/campaign/nocturne")


@pytest.mark.parametrize(
    ("language", "theme", "phone"),
    [("en", "night", False), ("de", "light", False), ("de", "night", True), ("pl", "light", True)],
)
@pytest.mark.soak
def test_the_profile_can_be_read_on_desk_and_phone(
    visit: Callable[..., Site], server: Process, language: str, theme: str, phone: bool
) -> None:
    site = visit(server.port, phone=phone)
    page = site.page
    site.open()
    for full in (False, True):
        if full:
            take_in(site, file("Ada"))
        site.prefer(language=language, theme=theme, name="Ada" if full else "")
        page.goto("about:blank")
        for section in SECTIONS if full else SECTIONS[:1]:
            site.open(f"profile{section}")
            expect(page.locator("main section").first).to_be_visible()
            assert page.evaluate("document.documentElement.lang") == language
            site.fits()


def step(page: Page, number: int) -> None:
    """Wait until a step is shown on the table, not only on the slider."""
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(number))
    page.wait_for_url(re.compile(rf"/{number}$"))


def keys_go_on(page: Page, game: str, last: int, slider: Locator) -> None:
    """Clicking the table does not take the keys from the replay; moving the focus there by keyboard does."""
    page.locator(CELLS if game == "nocturne" else "[data-part=hand] button").first.click()
    if game == "nightfall":
        page.get_by_role("dialog").wait_for()  # the card, enlarged
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    step(page, last // 2 + 2)
    page.keyboard.press("f" if game == "nocturne" else "h")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(last // 2 + 2))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", sorted({one["game"] for one in GAMES}))
@pytest.mark.soak
def test_a_finished_game_is_stepped_through(site: Site, page: Page, game: str) -> None:
    id = next(one["id"] for one in take_in(site, file()) if one["game"] == game and one["players"] == 2)
    last = len(page.request.get(f"{site.address}api/tables/{id}/replay").json()["steps"]) - 1
    site.open(f"replay/{id}")
    slider = page.get_by_role("slider", name="Step")
    log = page.locator("ol.log li")
    expect(slider).to_have_value("0")
    before = log.count()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    step(page, 2)
    page.wait_for_function("before => document.querySelectorAll('ol.log li').length > before", arg=before)
    expect(page.locator("ol.log li.news").last).to_be_visible()
    page.keyboard.press("ArrowLeft")
    step(page, 1)
    page.keyboard.press("End")
    step(page, last)
    expect(page.get_by_role("button", name="Result")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    everything = log.count()
    page.keyboard.press("Home")
    step(page, 0)
    assert log.count() < everything
    slider.fill(str(last // 2))
    step(page, last // 2)
    page.get_by_role("button", name="One step forward").click()
    step(page, last // 2 + 1)
    keys_go_on(page, game, last, slider)
    # A log entry leads to its step; the address identifies the step.
    log.nth(before).click()
    expect(slider).not_to_have_value(str(last // 2 + 2))
    site.page.goto("about:blank")
    site.open(f"replay/{id}/{last // 2}")
    step(page, last // 2)
    # No moves can be made.
    expect(page.locator(".legal, [data-part=line], [data-part=undo], .answers button")).to_have_count(0)
    site.fits(whole=True)


@pytest.mark.soak
def test_rounds_are_jumped_to_and_a_game_runs_by_itself(site: Site, page: Page) -> None:
    games = take_in(site, file())
    id = next(game["id"] for game in games if game["game"] == "nocturne" and game["players"] == 2)
    steps = page.request.get(f"{site.address}api/tables/{id}/replay").json()["steps"]
    moonlight = next(one["step"] for one in steps if one["round"] == "moonlight")
    site.open(f"replay/{id}")
    page.get_by_label("Jump to").select_option("Moonlight")
    step(page, moonlight)
    page.keyboard.press("PageUp")
    step(page, 0)
    page.get_by_role("button", name="Play automatically").click()
    step(page, 1)
    expect(page.get_by_role("slider", name="Step")).to_have_value("2")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play automatically")).to_be_visible()
    nightfall = next(game["id"] for game in games if game["game"] == "nightfall")
    site.open(f"replay/{nightfall}")
    step(page, 0)
    page.get_by_label("Jump to").select_option("Turn 2: Chain")
    expect(page.locator("[data-part=replay] h1")).not_to_have_text("The game begins.")


OTHER_CARDS = """before => {
    const shown = [...document.querySelectorAll('footer.dock .cards button')].map(one => one.dataset.look);
    return shown.length > 0 && shown.join() !== before.join() ? shown : false;
}"""


def test_every_seat_shows_only_what_it_knew(site: Site, page: Page) -> None:
    id = next(one["id"] for one in take_in(site, file()) if one["game"] == "nocturne" and one["players"] == 2)
    site.open(f"replay/{id}/8")
    mine = page.locator("[data-part=hand]")
    seen: list[str] = []
    for name in ("Ada", "Owl 2"):
        page.get_by_label("Point of view").select_option(name)
        expect(mine.locator("button").first).to_be_visible()
        # One of them contains something that the other does not.
        seen = page.wait_for_function(OTHER_CARDS, arg=seen).json_value()
    page.get_by_label("Point of view").select_option("Watcher")
    expect(mine).to_have_count(0)


@pytest.mark.soak
def test_replay_on_a_phone(phone: Site, page: Page) -> None:
    for id in {game["game"]: game["id"] for game in take_in(phone, file())}.values():
        phone.open(f"replay/{id}/30")
        step(page, 30)
        page.get_by_role("button", name="One step forward").tap()
        step(page, 31)
        phone.fits(whole=True)


@pytest.mark.soak
def test_the_text_view_steps_too(site: Site, page: Page) -> None:
    id = next(one["id"] for one in take_in(site, file()) if one["game"] == "nocturne" and one["players"] == 2)
    site.open(f"replay/{id}/5")
    step(page, 5)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Text view").click()
    expect(page.get_by_role("heading", name="Table", exact=True)).to_be_visible()
    expect(page.get_by_role("slider", name="Step")).to_have_value("5")
    entries = page.locator("ol.log li").count()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("before => document.querySelectorAll('ol.log li').length > before", arg=entries)
    site.accessible()


@pytest.mark.soak
def test_a_replay_is_found_from_the_result_and_from_the_start_page(site: Site, page: Page) -> None:
    id = site.upload(records()[0])
    site.open(f"table/{id}")
    page.get_by_role("dialog").get_by_role("link", name="Analyse").click()
    page.wait_for_url(f"**/replay/{id}**")
    expect(page.locator(CELLS).first).to_be_visible()
    site.open()
    page.get_by_text("My games").click()
    page.get_by_role("link", name=re.compile("^Replay: Ada")).first.click()
    page.wait_for_url(f"**/replay/{id}**")


def test_a_game_that_is_not_over_cannot_be_replayed(site: Site) -> None:
    id = site.table()
    site.open(f"replay/{id}")
    expect(site.page.get_by_role("link", name="Start page")).to_be_visible()
    expect(site.page.locator("[data-part=replay]")).to_have_count(0)
