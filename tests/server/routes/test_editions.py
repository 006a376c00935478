"""Component editions over HTTP, and whole games played under them by real sockets."""

import json
import threading
import tomllib
from typing import Any

import pytest

from noctuary.kernel.box.corrections import make_corrections, parse
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.offers import CORRECTIONS
from noctuary.server.wire.bodies import LONGEST_EDITION
from tests.games.trials import find, having
from tests.server.client import Browser, lines
from tests.server.conftest import Inside

TOML = {"Content-Type": "application/toml"}
BOX = {"game": "nightfall", "name": "My box", "changes": find("nightfall").changes}
WRONG = {"cards.vulko.cost": 12, "cards.nobody.cost": 1}
UNSEEN = ("a\nb", "\u3164", "a\ufe00b", "q" + "\u0301" * 30)
NO_VALUES: tuple[Any, ...] = (None, 0.5, {"b": 1}, 2**53 + 1, "b" * 201, [1] * 65)


def add(browser: Browser, **change: Any) -> dict[str, Any]:
    answer = browser.post("/api/editions", {**BOX, **change})
    assert answer.status == 201, answer.body
    edition = answer.json["edition"]
    assert isinstance(edition, dict)
    return edition


def table(browser: Browser, game: str, *kinds: str, edition: Any = None, **options: Any) -> str:
    """The id of a new table under an edition."""
    return browser.table(
        *kinds, game=game, edition=edition or {"name": "My box", "changes": find(game).changes}, **options
    )


# Storing.


def test_editions_are_kept_changed_and_deleted(browser: Browser) -> None:
    edition = add(browser)
    path = f"/api/editions/{edition['id']}"
    assert {key: edition[key] for key in BOX} == BOX
    assert (edition["hash"], edition["errors"]) == (make_corrections(**BOX).hash, 0)
    changed = browser.request("PUT", path, {"name": " Yours ", "changes": WRONG})
    found = changed.json["edition"]
    assert (changed.status, found["name"], found["changes"], found["errors"]) == (200, "Yours", WRONG, 2)
    assert browser.get("/api/editions").json == {"editions": [found]}
    deleted = browser.request("DELETE", path)
    assert (deleted.status, deleted.json) == (200, {})
    assert browser.get("/api/editions").json == {"editions": []}


def test_an_edition_as_a_file(browser: Browser) -> None:
    # Even an edition that nobody can play with.
    for edition in (add(browser), add(browser, game="nocturne", name="Mój „kram”\\", changes=find("nocturne").changes)):
        answer = browser.get(f"/api/editions/{edition['id']}/file")
        assert answer.headers["Content-Type"].startswith("application/toml")
        named = f'attachment; filename="{edition["game"]}-{edition["id"]}.toml"'
        assert answer.headers["Content-Disposition"] == named
        assert tomllib.loads(answer.body.decode())["name"] == edition["name"]
        assert parse(answer.body.decode()) == make_corrections(*(edition[key] for key in ("game", "name", "changes")))
        checked = browser.post("/api/editions/check", answer.body, TOML).json
        assert checked["edition"] == {key: edition[key] for key in ("game", "name", "changes", "hash")}
        assert len(checked["errors"]) == edition["errors"]


@pytest.mark.parametrize(
    ("change", "status", "id", "where"),
    [
        ({"game": "chess"}, 422, "input-game", ""),
        ({"game": None}, 400, "request-malformed", "$.game"),
        *(({"name": name}, 422, "edition-name", "$.name") for name in ("", "a" * 41, *UNSEEN)),
        ({"name": 7}, 400, "request-malformed", "$.name"),
        ({"changes": []}, 400, "request-malformed", "$.changes"),
        ({"changes": None}, 400, "request-malformed", "$.changes"),
        *(({"changes": {"a": value}}, 400, "request-malformed", "$.changes[...]") for value in NO_VALUES),
        ({"changes": {"a": [[1]]}}, 400, "request-malformed", "$.changes[...][0]"),
        ({"changes": {"cards.vulko.name.en": "Vul\u180bko"}}, 422, "edition-text", "$.changes.cards.vulko.name.en"),
        ({"changes": {"a.b": 1, "a": 1}}, 422, "edition-inside", "$.changes"),
        ({"changes": {"a" * 101: 1}}, 400, "request-malformed", None),
        ({"changes": {f"a{number}": number for number in range(2001)}}, 400, "request-malformed", "$.changes"),
        ({"changes": {f"{number}" * 20: "b" * 200 for number in range(1500)}}, 413, "request-too-long", ""),
    ],
)
def test_editions_that_cannot_be(
    browser: Browser, change: dict[str, Any], status: int, id: str, where: str | None
) -> None:
    body = {**BOX, **change}
    kept = add(browser)["id"]
    requests = [("POST", "/api/editions", body), ("POST", "/api/editions/check", body)]
    if "game" not in change:
        requests.append(("PUT", f"/api/editions/{kept}", {key: body[key] for key in ("name", "changes")}))
    for method, path, sent in requests:
        answer = browser.request(method, path, sent)
        assert answer.refused == (status, id), answer.body
        assert where is None or answer.json["where"] == where
        assert answer.json["text"]
    assert [edition["name"] for edition in browser.get("/api/editions").json["editions"]] == ["My box"]


@pytest.mark.parametrize("what", ["components", "reference"])
@pytest.mark.parametrize("name", having(CORRECTIONS))
def test_what_an_edition_and_its_tables_say_of_components(
    browser: Browser, server: Inside, name: str, what: str
) -> None:
    id, lying = add(browser, game=name, changes=find(name).changes)["id"], table(browser, name, "human", "human")
    game = catalogue.find(name).under(make_corrections(name, "My box", find(name).changes))
    expected = game.components("de") if what == "components" else {"reference": game.reference("de")}
    for path in (f"editions/{id}", f"tables/{lying}"):
        answer = browser.get(f"/api/{path}/{what}?language=de")
        assert (answer.status, answer.json) == (200, json.loads(json.dumps(expected)))
        assert browser.get(f"/api/{path}/{what}?language=xx").status == 400
        assert server.browser().get(f"/api/{path}/{what}").status == 404
    wrong = add(browser, changes=WRONG)["id"]
    answer = browser.get(f"/api/editions/{wrong}/{what}")
    assert (answer.status, answer.json["where"]) == (422, "cards.nobody.cost")


# Viewing.


def test_an_edition_is_looked_at_fact_by_fact(browser: Browser) -> None:
    found = browser.post("/api/editions/check?language=pl", {**BOX, "changes": WRONG}).json
    assert found["edition"] == {**BOX, "changes": WRONG, "hash": make_corrections("nightfall", "My box", WRONG).hash}
    assert sorted(error["where"] for error in found["errors"]) == ["cards.nobody.cost", "cards.vulko.cost"]
    assert all(set(error) == {"id", "args", "where"} for error in found["errors"])
    assert found["components"] is None
    right = browser.post("/api/editions/check?language=pl", BOX).json
    assert right["errors"] == []
    assert right["components"]["card"]["vulko"]["cost"] == 6
    assert right["components"]["corrections"]["name"] == "My box"
    assert browser.get("/api/editions").json == {"editions": []}
    assert browser.post("/api/editions/check?language=xx", BOX).status == 400


@pytest.mark.parametrize(
    ("text", "id", "where"),
    [
        (b'game = "nightfall"\nname = x\n', "edition-toml", ":2"),
        (b'game = "chess"\nname = "x"', "input-game", ""),
        (b"\xff\xfe", "file-no-text", ""),
    ],
)
def test_files_that_are_no_edition(browser: Browser, text: bytes, id: str, where: str) -> None:
    answer = browser.post("/api/editions/check", text, TOML)
    assert (*answer.refused, answer.json["where"]) == (422, id, where), answer.body
    assert answer.json["text"]


def test_the_longest_edition_fits_everywhere(browser: Browser) -> None:
    """Every fact of a box is changed, with the longest names."""
    for game in having(CORRECTIONS):
        facts = catalogue.find(game).editable
        changes = {path: "ł" * 60 if fact.kind == "text" else fact.value for path, fact in facts.items()}
        body = {"game": game, "name": "ł" * 40, "changes": changes}
        assert len(json.dumps(body).encode()) < LONGEST_EDITION
        found = browser.post("/api/editions/check", body).json
        assert found["errors"] == []
        id = add(browser, **body)["id"]
        file = browser.get(f"/api/editions/{id}/file").body
        assert browser.post("/api/editions/check", file, TOML).json == found
        table(browser, game, "human", "human", edition={"name": body["name"], "changes": changes})


def test_editions_are_looked_at_beside_the_event_loop(
    browser: Browser, server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = catalogue.find("nightfall")
    places = []

    def watched(cls: Any, edition: Any) -> Any:
        places.append(threading.current_thread())
        return examine(edition)

    examine = game.examine
    monkeypatch.setattr(type(game), "examine", watched)
    body = {**BOX, "changes": {"cards.vulko.cost": 7}}
    for method, path, sent in (
        ("POST", "/api/editions/check", body),
        ("POST", "/api/editions", body),
        ("GET", "/api/editions", None),
    ):
        assert browser.request(method, path, sent).status < 300
    table(browser, "nightfall", "human", "human", edition={"name": "Other", "changes": {"cards.vulko.cost": 8}})
    assert places
    assert server._thread not in places


# Playing.


def test_a_table_is_made_under_an_edition(browser: Browser) -> None:
    id, plain = table(browser, "nightfall", "human", "human"), browser.table("human", "human", game="nightfall")
    rematch = browser.post(f"/api/tables/{id}/rematch").json["id"]
    short = {"name": "My box", "hash": make_corrections(**BOX).hash}
    assert browser.view(rematch)["edition"] == short
    editions = {one["id"]: one["edition"] for one in browser.get("/api/tables").json["tables"]}
    assert editions == {id: short, plain: None, rematch: short}
    assert browser.get(f"/api/tables/{plain}/edition").json == {"edition": None}
    pages = [browser.get(f"/api/tables/{one}/components").json for one in (id, plain, rematch)]
    assert pages[0] == pages[2] != pages[1] == browser.get("/api/games/nightfall/components").json


@pytest.mark.parametrize(
    ("edition", "status", "id", "where"),
    [
        ({"name": "x", "changes": {"cards.vulko.cost": 12}}, 422, "edition-number", "cards.vulko.cost"),
        ({"name": "x", "changes": {"cards.vulko.cots": 2}}, 422, "edition-fact", "cards.vulko.cots"),
        ({"name": "", "changes": {}}, 422, "edition-name", "$.edition.name"),
        ({"name": "x"}, 400, "request-malformed", "$.edition"),
        ({"name": "x", "changes": {"a": None}}, 400, "request-malformed", "$.edition.changes[...]"),
        ("My box", 400, "request-malformed", "$.edition"),
    ],
)
def test_tables_under_editions_that_cannot_be(browser: Browser, edition: Any, status: int, id: str, where: str) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "random", "name": "Owl"}]
    answer = browser.post("/api/tables", {"game": "nightfall", "seats": seats, "edition": edition})
    assert (*answer.refused, answer.json["where"]) == (status, id, where)
    assert browser.get("/api/tables").json["tables"] == []


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("game", "mode"), [(name, mode) for name in having(CORRECTIONS) for mode in find(name).modes])
def test_a_whole_game_under_an_edition(browser: Browser, game: str, mode: str) -> None:
    """It is played with greedy bots, which think about it in their processes; moves are taken back, and the game is
    replayed, downloaded and uploaded.
    """
    # That of the texts has the same name.
    options = {name: value for name, value in find(game).modes[mode][0].items() if name != "edition"}
    id = table(browser, game, "human", *["greedy"] * (options["players"] - 1), **options)
    taken_back = 0
    with browser.sit(id) as chair:
        view = chair.greet()
        while not view["over"]:
            assert view["trouble"] is None
            if view["decision"] is None:
                view = chair.next("view")
                continue
            if taken_back < 3 and view["undo"]["allowed"]:
                taken_back += 1
                chair.tell(type="undo", revision=view["revision"], knowingly=True)
                view = chair.next("view")
                continue
            line = (choices := lines(view))[len(choices) // 2]
            asked = chair.ask(line=line)
            assert asked["legal"], asked
            view = chair.play(line, view)
    assert taken_back
    edition = {"name": "My box", "hash": make_corrections(game, "My box", find(game).changes).hash}
    assert browser.get(f"/api/tables/{id}/edition").json == {"edition": {**edition, "changes": find(game).changes}}
    replay = browser.get(f"/api/tables/{id}/replay").json
    assert replay["edition"] == view["edition"] == edition
    last = browser.get(f"/api/tables/{id}/replay/{len(replay['steps']) - 1}?seat=P1").json
    assert (last["table"], last["edition"]) == (view["table"], edition)
    counted = browser.get("/api/profile/games").json["games"][0]
    assert (counted["id"], counted["edition"]) == (id, edition)
    # The game file can be replayed anywhere, and names its edition.
    file = browser.get(f"/api/tables/{id}/record").body
    copy = browser.post("/api/records", file).json["id"]
    shown = browser.view(copy)
    assert (shown["over"], shown["table"], shown["edition"]) == (True, view["table"], edition)
    assert browser.get(f"/api/tables/{copy}/record").body == file


def test_game_files_under_impossible_editions_are_refused(browser: Browser) -> None:
    id = table(browser, "nightfall", "random", "random")
    with browser.sit(id) as chair:
        chair.until_over()
    file = browser.get(f"/api/tables/{id}/record").body.decode()
    for old, new, error in (
        ("cards.vulko.cost: 6", "cards.vulko.cost: 60", "edition-number"),
        ("cards.vulko.cost: 6", "cards.vulko.cost: 5", "record-facts"),
        ("cards.vulko.cost: 6", "cards.vulko.cots: 6", "edition-fact"),
        ("name: My box", "name: ''", "edition-name"),
    ):
        assert old in file
        answer = browser.post("/api/records", file.replace(old, new, 1).encode())
        assert answer.refused == (422, error), answer.body
        assert answer.json["where"].startswith(":")
    assert len(browser.get("/api/tables").json["tables"]) == 1
