"""Profiles, progress, export and import, and replays over HTTP."""

import hashlib
import json
from typing import Any, cast

import pytest

from noctuary.kernel.contract import catalogue
from noctuary.kernel.play.gamefile import dumps
from noctuary.kernel.play.match import Match
from noctuary.tables.people.transfer import checksum, written
from noctuary.tables.store.base.rows import SolvedRow
from noctuary.tables.wire.people import Profile
from tests.server.client import Browser, lines
from tests.server.conftest import Inside
from tests.tables.finished import played

ADA = {"name": "Ada", "language": "pl", "preferences": {"theme": "dark", "volume": 0.5, "sound": False, "last": None}}
NO_VALUES: tuple[Any, ...] = ([1], "b" * 201, 2**53 + 1)
NONE: dict[str, Any] = {"games": [], "total": {}, "won": 0}
DATE = "2026-11-20T18:30:00.000+00:00"


def file(*records: Match) -> bytes:
    games = [
        (dumps(record), f"2026-11-{number:02}T12:00:00.000+00:00", "P1") for number, record in enumerate(records, 1)
    ]
    return written(Profile("Eve", "de", {"theme": "light"}), games)


def finish(browser: Browser, id: str) -> dict[str, Any]:
    """Play a table to its end, always with the first legal move of whoever is asked; return the last view."""
    with browser.sit(id) as chair:
        chair.send({"type": "pace", "tag": "pace", "speed": "once"})
        view = chair.asked()
        while not view["over"]:
            view = chair.asked(chair.play(lines(view)[0], view))
        return view


def taken(games: int = 0, known: int = 0) -> dict[str, Any]:
    """The answer to a file with so many games that are all new, or all known."""
    return {"games": games, "known": known, "editions": 0, "knownEditions": 0, "leftOut": [], "puzzles": 0}


def everything(browser: Browser) -> list[Any]:
    """Everything that the server knows about a player."""
    paths = ("profile", "profile/games", *(f"profile/progress/{name}" for name in catalogue.names()), "tables")
    return [browser.get(f"/api/{path}").json for path in paths]


# Profiles.


def test_a_profile_is_made_in_one_step_and_changed(browser: Browser) -> None:
    assert browser.get("/api/profile").json == {"profile": None}
    made = browser.request("PUT", "/api/profile", {"name": " Ada "})
    assert made.status == 201
    profile = made.json["profile"]
    assert (profile["name"], profile["language"], profile["preferences"]) == ("Ada", None, {})
    changed = browser.request("PUT", "/api/profile", ADA)
    assert changed.status == 200
    assert changed.json == browser.get("/api/profile").json == {"profile": {**ADA, "created": profile["created"]}}


@pytest.mark.parametrize(
    ("change", "status", "id", "where"),
    [
        *(({"name": name}, 422, "table-seat-name", "$.name") for name in ("", "a" * 41, "a\nb")),
        ({"name": 7}, 400, "request-malformed", "$.name"),
        ({"language": "xx"}, 422, "request-language", "$.language"),
        ({"language": 7}, 400, "request-malformed", "$.language"),
        ({"preferences": []}, 400, "request-malformed", "$.preferences"),
        *(({"preferences": {"a": value}}, 400, "request-malformed", "$.preferences[...]") for value in NO_VALUES),
        ({"preferences": {"a" * 65: 1}}, 400, "request-malformed", None),
        ({"preferences": {f"k{number}": number for number in range(65)}}, 400, "request-malformed", "$.preferences"),
        ({"preferences": {"a" * 60: "b" * 17000}}, 413, "request-too-long", ""),
    ],
)
def test_profiles_that_cannot_be(
    browser: Browser, change: dict[str, Any], status: int, id: str, where: str | None
) -> None:
    answer = browser.request("PUT", "/api/profile", {**ADA, **change})
    assert answer.refused == (status, id)
    assert where is None or answer.json["where"] == where
    assert browser.get("/api/profile").json == {"profile": None}


def test_the_bounds_of_preferences_can_be_reached(browser: Browser) -> None:
    many = {f"{number:064}": "b" * 100 for number in range(64)}
    assert browser.request("PUT", "/api/profile", {"name": "a" * 40, "preferences": many}).status == 201
    assert browser.get("/api/profile").json["profile"]["preferences"] == many
    largest = {"most": 2**53, "least": -(2**53), "text": "ł" * 200}
    assert browser.request("PUT", "/api/profile", {"name": "Ada", "preferences": largest}).status == 200
    assert browser.get("/api/profile").json["profile"]["preferences"] == largest


# Finished games and their consequences.


def test_a_bot_at_my_level_follows_from_my_last_games(browser: Browser, server: Inside) -> None:
    def bot(id: str) -> str:
        return cast(str, browser.view(id)["seats"][1]["kind"])

    def give_up(id: str) -> None:
        with browser.at(id) as chair:
            chair.tell(type="resign", seat="P1")

    def matched() -> str:
        return cast(str, browser.get("/api/profile/progress/nocturne").json["bot"])

    first, fixed = (browser.table("human", kind) for kind in ("my-level", "level3"))
    assert bot(first) == matched() == "level3"
    give_up(first)
    weaker = matched()
    assert "level1" < weaker < "level3"
    # The next game and the rematch are against that bot; a level that somebody chose stays as it is.
    second, again = browser.table("human", "my-level"), browser.post(f"/api/tables/{first}/rematch", {}).json["id"]
    assert bot(second) == bot(again) == weaker
    give_up(fixed)
    assert bot(browser.post(f"/api/tables/{fixed}/rematch", {}).json["id"]) == "level3"
    # A game that has begun keeps its bot, and its record names it.
    assert matched() < weaker == bot(second)
    give_up(second)
    assert weaker in browser.get(f"/api/tables/{second}/record").body.decode()
    assert server.browser().get("/api/profile/progress/nocturne").json["bot"] == "level3"


def test_finished_games_are_listed_in_pages(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.tables.people.profiles.PAGE", 2)
    browser.post("/api/profile/import", file(*(played(seed=seed) for seed in range(7, 10))))
    whole = browser.get("/api/profile/games").json
    assert (len(whole["games"]), whole["total"]) == (2, {"nocturne": 3})
    rest = browser.get("/api/profile/games?start=2&game=nocturne").json
    assert (len(rest["games"]), rest["total"], rest["won"]) == (1, whole["total"], whole["won"])
    assert len({*[game["id"] for game in whole["games"] + rest["games"]]}) == 3
    assert whole["won"] == sum(game["place"] == 1 for game in whole["games"] + rest["games"])
    assert browser.get("/api/profile/games?game=nightfall").json == {**whole, "games": []}
    for wrong in ("x", "-1", "1e3", "9" * 30):
        assert browser.get(f"/api/profile/games?start={wrong}").refused == (422, "request-number")


def test_a_game_played_to_its_end_counts_without_a_profile(browser: Browser) -> None:
    id = browser.table("human", "random")
    assert browser.get("/api/profile/games").json == NONE
    view = finish(browser, id)
    sheet = view["table"]["seats"]
    games = browser.get("/api/profile/games").json["games"]
    assert [game["id"] for game in games] == [id]
    game = games[0]
    assert (game["game"], game["seat"], game["players"]) == ("nocturne", "P1", 2)
    assert game["totals"] == {seat["seat"]: seat["sheet"]["total"] for seat in sheet}
    assert game["total"] == sheet[0]["sheet"]["total"]
    assert game["place"] == next(
        place for place, row in enumerate(view["table"]["result"]["ranking"], 1) if "P1" in row
    )
    assert [seat["name"] for seat in game["seats"]] == ["Player 1", "Player 2"]
    assert game["finished"] == browser.get("/api/tables").json["tables"][0]["moved"]
    assert game["current"]
    progress = browser.get("/api/profile/progress/nocturne").json
    assert progress["tally"] == {"2": [1, int(game["place"] == 1)]}
    assert set(progress["achievements"]) == set(game["outcome"]["achieved"])
    assert {"record": "total-2", "value": game["total"], "date": game["finished"], "table": id} in progress["records"]
    assert browser.get("/api/profile/progress/nightfall").json["tally"] == {}
    assert browser.get("/api/profile/progress/chess").status == 404


@pytest.mark.parametrize(("me", "seat"), [(None, "P1"), ("P3", "P3")])
def test_a_game_counts_for_the_seat_that_was_named(browser: Browser, me: str | None, seat: str) -> None:
    human, owl = ({"kind": kind, "name": "Ada"} for kind in ("human", "random"))
    body = {"game": "nocturne", "seats": [human, owl, human], "options": {"mode": "family"}}
    answer = browser.post("/api/tables", body if me is None else {**body, "me": me})
    assert answer.status == 201
    finish(browser, browser.post(f"/api/tables/{answer.json['id']}/rematch").json["id"])
    game = browser.get("/api/profile/games").json["games"][0]
    assert (game["seat"], game["total"]) == (seat, game["totals"][seat])


def test_games_that_count_for_nobody(browser: Browser) -> None:
    uploaded = browser.post("/api/records", dumps(played()).encode()).json["id"]
    finish(browser, browser.table("random", "random", mode="family"))
    assert browser.get("/api/profile/games").json == NONE
    # The uploaded game counts as played here once there is a rematch.
    rematch = browser.post(f"/api/tables/{uploaded}/rematch").json["id"]
    finish(browser, rematch)
    assert [game["id"] for game in browser.get("/api/profile/games").json["games"]] == [rematch]


# Export and import.


def test_a_profile_moves_to_another_browser(browser: Browser, server: Inside) -> None:
    browser.request("PUT", "/api/profile", ADA)
    finish(browser, browser.table("human", "random", mode="family"))
    finish(browser, browser.table("human", players=1))
    browser.table("human", "random")
    exported = browser.get("/api/profile/export")
    assert exported.status == 200
    assert exported.headers["Content-Disposition"] == 'attachment; filename="noctuary-profile.json"'
    contents = json.loads(exported.body)
    assert (contents["kind"], contents["format"], contents["profile"]) == ("noctuary-profile", 1, ADA)
    # The game in progress is not part of it.
    assert len(contents["games"]) == 2

    elsewhere = server.browser()
    elsewhere.request("PUT", "/api/profile", {"name": "Nobody"})
    assert elsewhere.post("/api/profile/import", exported.body).json == taken(2)
    created = elsewhere.get("/api/profile").json["profile"].pop("created")
    assert elsewhere.get("/api/profile").json["profile"] == {**ADA, "created": created}
    mine, theirs = browser.get("/api/profile/games").json["games"], elsewhere.get("/api/profile/games").json["games"]
    assert [{**game, "id": ""} for game in mine] == [{**game, "id": ""} for game in theirs]
    for one, other in zip(mine, theirs, strict=True):
        records = [b.get(f"/api/tables/{g['id']}/record").body for b, g in ((browser, one), (elsewhere, other))]
        assert records[0] == records[1]
    # Importing the file at its own server, or a second time, adds nothing.
    assert browser.post("/api/profile/import", exported.body).json == taken(known=2)
    assert elsewhere.post("/api/profile/import", elsewhere.get("/api/profile/export").body).json["known"] == 2
    assert len(elsewhere.get("/api/profile/games").json["games"]) == 2


def test_a_file_without_a_profile_leaves_that_which_is_here(browser: Browser) -> None:
    browser.request("PUT", "/api/profile", ADA)
    answer = browser.post("/api/profile/import", written(None, [(dumps(played()), DATE, "P1")]))
    assert answer.json == taken(1)
    assert browser.get("/api/profile").json["profile"]["name"] == "Ada"


def test_files_that_are_refused_change_nothing(browser: Browser) -> None:
    browser.request("PUT", "/api/profile", ADA)
    browser.post("/api/profile/import", written(None, [(dumps(played()), DATE, "P1")]))
    before = everything(browser)
    good = file(played("nocturne", 3), played("nightfall"))
    contents = json.loads(good)
    del contents["checksum"]

    def changed_game(**change: Any) -> bytes:
        games = [contents["games"][0], {**contents["games"][1], **change}]
        return json.dumps({**contents, "games": games, "checksum": checksum({**contents, "games": games})}).encode()

    record = contents["games"][1]["record"]
    move = record.index("---\n") + 4
    line = record[:move].count("\n") + 1
    for body, status, id, where in (
        (good.replace(b"P1 ", b"P2 ", 1), 422, "profile-file-damaged", ""),
        (b" " * (16 * 1024 * 1024 + 1), 413, "request-too-long", ""),
    ):
        answer = browser.post("/api/profile/import", body)
        assert (*answer.refused, answer.json["where"]) == (status, id, where)
        assert answer.json["text"]
        assert everything(browser) == before
    for body, id, where in (
        (changed_game(seat=None), "profile-file-malformed", "$.games[1].seat"),
        (changed_game(record=record[:move] + "P1 fly\n" + record[move:]), "input-move", f"$.games[1].record:{line}"),
        (changed_game(record=record.replace("rules: ", "rules: 9")), "record-rules", "$.games[1].record:3"),
    ):
        found = browser.post("/api/profile/import", body).json
        assert (found["games"] + found["known"], len(found["leftOut"])) == (1, 1)
        assert (found["leftOut"][0]["error"]["id"], found["leftOut"][0]["where"]) == (id, where)
    assert browser.post("/api/profile/import", good).json == taken(1, known=1)


# Replays.


def test_a_finished_game_is_replayed_from_every_seat(browser: Browser) -> None:
    id = browser.table("human", "random", mode="advanced")
    last = finish(browser, id)
    steps = browser.get(f"/api/tables/{id}/replay").json["steps"]
    for seat, asked in (("P1", "?seat=P1"), ("P2", "?seat=P2"), (None, "")):
        shown = browser.get(f"/api/tables/{id}/replay/{len(steps) // 2}{asked}").json
        assert shown["seat"] == seat
        assert [one["seat"] for one in shown["table"]["seats"] if one["concoctions"] is not None] == [seat] * bool(seat)
    assert browser.get(f"/api/tables/{id}/replay/{len(steps) - 1}?seat=P1").json["table"] == last["table"]
    for path, why in (("9999", "table-replay-step"), ("0?seat=P3", "input-seat")):
        assert browser.get(f"/api/tables/{id}/replay/{path}").refused == (422, why)
    assert browser.get("/api/tables/nothing/replay").status == 404


def on_disk(server: Inside, text: str) -> bool:
    """Whether the store's files still contain it."""
    return any(text.encode() in path.read_bytes() for path in server.path.parent.glob("tables.sqlite3*"))


def test_a_table_deleted_while_it_is_played_tells_who_sits_there(browser: Browser, server: Inside) -> None:
    """No more moves are made there, and nothing is left of it."""
    id, other = browser.table("human", "human", "random"), browser.table("human", "random")
    assert server.browser().request("DELETE", f"/api/tables/{id}").status == 404
    with browser.sit(id) as first, browser.sit(id) as second:
        view = first.asked()
        first.play(lines(view)[0], view)
        second.greet()
        assert on_disk(server, id)
        assert browser.request("DELETE", f"/api/tables/{id}").json == {}
        for chair in (first, second):
            assert chair.next("refused")["error"]["id"] == "table-deleted"
            assert chair.ended() == 4404
    assert id not in server.lobby.open_tables
    assert not on_disk(server, id)
    assert [table["id"] for table in browser.get("/api/tables").json["tables"]] == [other]
    assert browser.request("DELETE", f"/api/tables/{id}").status == 404


def test_a_deleted_game_counts_no_more(browser: Browser, server: Inside) -> None:
    assert browser.post("/api/profile/import", file(played(), played("nightfall"))).status == 200
    kept, id = (game["id"] for game in browser.get("/api/profile/games").json["games"])
    assert browser.get(f"/api/tables/{id}/replay").status == 200
    server.store(lambda store: store.keep_analysis(id, 1, "An analysis", len(store.lines(id))))
    assert browser.request("DELETE", f"/api/tables/{id}").status == 200
    assert [game["id"] for game in browser.get("/api/profile/games").json["games"]] == [kept]
    assert browser.get(f"/api/tables/{id}/replay").status == 404
    assert not on_disk(server, "An analysis")


def test_a_player_is_forgotten(browser: Browser, server: Inside) -> None:
    """Everything of this player is deleted, even in the middle of a game, and nothing of anybody else."""
    other = server.browser()
    for one in (browser, other):
        assert one.post("/api/profile/import", file(played())).status == 200
        one.post("/api/editions", {"game": "nocturne", "name": "My box", "changes": {}})
    owner = hashlib.sha256(browser.cookie.split("=")[1].encode()).hexdigest()
    server.store(lambda store: store.take_in(None, [], [], [SolvedRow(owner, "nocturne", "n1", DATE)]))
    before = everything(other)
    with browser.at(browser.table("random", "human")) as chair:
        assert browser.request("DELETE", "/api/profile").json == {}
        assert chair.next("refused")["error"]["id"] == "table-deleted"
    assert not on_disk(server, owner)
    assert everything(browser) == everything(server.browser())
    assert browser.get("/api/editions").json == {"editions": []}
    assert everything(other) == before
