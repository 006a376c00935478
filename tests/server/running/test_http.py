"""The routes over HTTP, and who may use them."""

import asyncio
import json
import os
import resource
import signal
import socket
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from starlette.requests import Request
from starlette.routing import Route
from starlette.types import Message, Scope

from noctuary import games
from noctuary.cli.makers.new import write
from noctuary.kernel.contract import catalogue
from noctuary.kernel.play.gamefile import dumps
from noctuary.kernel.search.making import index_of
from noctuary.server.app import application
from noctuary.server.base.configuration import Configuration
from noctuary.server.routes.client import ClientFiles
from noctuary.server.routes.openapi import OPERATIONS
from noctuary.server.routes.pages import PAGES
from noctuary.tables.files import MEMORY
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import StoreError
from noctuary.tables.store.keeping import backups
from tests.awaiting import awaited
from tests.server.client import Browser, lines
from tests.server.conftest import Inside
from tests.server.socket.line import Line
from tests.tables.finished import play, played


def test_health(browser: Browser, server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = browser.get("/api/health")
    assert (answer.status, answer.json["status"]) == (200, "ok")

    def broken(store: Store) -> None:
        raise StoreError("table-store-damaged", {"path": "tables.sqlite3"})

    monkeypatch.setattr(Store, "check", broken)
    assert browser.get("/api/health").refused == (503, "table-store-damaged")


@pytest.mark.parametrize("id", ["table-store-unreachable", "table-store-failed", "table-store-slow"])
@pytest.mark.parametrize("place", ["postgresql://me@db.internal/tables", "/srv/db.internal/tables.sqlite3"])
def test_strangers_are_told_no_place_of_the_machine(
    id: str, place: str, browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = browser.table("human", "random")
    error = StoreError(id, {"path": place, "number": "2"}, "connection to db.internal is refused")

    def broken(*_: object) -> None:
        raise error

    monkeypatch.setattr("noctuary.tables.store.keeping.health.Health.trouble", error)
    told = [browser.get("/api/health").body.decode()]
    monkeypatch.setattr("noctuary.tables.lobby.Lobby.sitting", broken)
    with browser.sit(table) as chair:
        told.append(str(chair.receive()))
    monkeypatch.setattr(Store, "check", broken)
    monkeypatch.setattr(Store, "owner", broken)
    told += [browser.get(path).body.decode() for path in ("/api/health", "/api/tables")]
    assert [(id in one or one == told[0], "db.internal" in one) for one in told] == [(True, False)] * 4
    # Whoever runs the server reads why.
    assert caplog.text.count("connection to db.internal is refused") == 3
    assert place in caplog.text


def test_games(browser: Browser) -> None:
    games = {game["name"]: game for game in browser.get("/api/games").json["games"]}
    assert games["nocturne"].pop("courses")[0] == "first"
    assert games["nocturne"].pop("puzzles") >= 60
    assert games["nocturne"].pop("phases")[1] == {"name": "casting", "chapter": "NOC-2"}
    assert games["nocturne"] == {
        "name": "nocturne",
        "players": [1, 2, 3, 4],
        "rules": "NOC",
        "bots": ["level1", "level2", "level3", "level4", "level5", "level6", "greedy", "learned", "random"],
        "styles": ["attacker", "collector", "spoiler"],
        "choices": {},
        "orders": True,
    }


def test_pages_and_words_of_a_game_come_in_the_language_asked_for(browser: Browser) -> None:
    game = catalogue.find("nocturne")
    expected = {
        "components": game.components("pl"),
        "reference": {"reference": game.reference("pl")},
        "facts": {"facts": [fact.mapping() for fact in game.editable.values()]},
        "rules": {"rules": [{"id": id, "text": text} for id, text in game.rules("pl").items()]},
        "search": index_of(game, "pl"),
        "campaign": game.campaign("pl"),
    }
    told = {page: browser.get(f"/api/games/nocturne/{page}?language=pl").json for page in PAGES}
    assert told == json.loads(json.dumps(expected))
    words = browser.get("/api/games/nocturne/words?language=pl").body.decode()
    assert ("\nnocturne-ask-cast = " in words, "nightfall-" in words) == (True, False)
    for page in (*PAGES, "words"):
        for path, refusal in (
            (f"nocturne/{page}?language=xx", (400, "request-language")),
            (f"chess/{page}", (404, "input-game")),
        ):
            assert browser.get(f"/api/games/{path}").refused == refusal


def test_words_that_a_language_lacks_come_in_english(
    browser: Browser, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    games.__path__.append(str(tmp_path))
    request.addfinalizer(lambda: games.__path__.remove(str(tmp_path)))
    words = write("begun", tmp_path) / "words"
    (words / "pl").mkdir()
    (words / "pl" / "begun.ftl").write_text("begun-win = { $seat } wygrywa.\n", encoding="utf-8")
    said = browser.get("/api/games/begun/words?language=pl").body.decode()
    # Of two messages clients take the first.
    assert said.index("begun-win = { $seat } wygrywa.") < said.index("begun-win = { $seat } wins the round.")
    assert "begun-play = { $seat } plays { $card }." in said


def test_unknown_address(browser: Browser) -> None:
    for path in ("/api/nothing", "/api/tables/x/y", "/api"):
        assert browser.get(path).status == 404
    assert browser.request("DELETE", "/api/tables").status == 405


def test_tables_are_listed_last_moved_first(browser: Browser) -> None:
    first = browser.table("human", "human")
    assert browser.get(f"/api/tables/{first}/record").refused == (409, "table-running")
    second = browser.table("human", "random", "greedy", mode="advanced")
    tables = browser.get("/api/tables").json["tables"]
    assert [table["id"] for table in tables] == [second, first]
    with browser.asked(first) as (chair, view):
        chair.play(lines(view)[0], view)
    tables = browser.get("/api/tables").json["tables"]
    assert [table["id"] for table in tables] == [first, second]
    seat = {"seat": "P1", "name": "Player 1", "kind": "human", "resigned": False, "bot": None, "standsIn": False}
    assert tables[0]["seats"][0] == seat
    assert (tables[0]["round"], tables[0]["over"]) == ("twilight", False)
    assert tables[0]["turn"][0] in ("P1", "P2")
    assert tables[0]["created"] < tables[0]["moved"]


SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "random", "name": "Owl"}]
NO_KINDS = ("wizard", "level4-wizard", "greedy-attacker")
MALFORMED: list[dict[str, Any]] = [
    *({"seats": [SEATS[0], {"kind": 3, "name": "Owl"}]}, {"seats": [{**SEATS[0], "age": 7}, SEATS[1]]}),
    *({"me": 1}, {"seats": "all"}, {"seed": -1}, {"seed": "x"}, {"game": None}, {"sede": 7}),
    {"edition": {"name": "My box", "changes": {}, "hash": ""}},
]


@pytest.mark.parametrize(
    ("change", "status", "id"),
    [
        ({"game": "chess"}, 422, "input-game"),
        ({"game": "nightfall", "seats": SEATS[:1]}, 422, None),
        ({"seats": [*SEATS, SEATS[1]], "options": {"players": 2}}, 422, "record-players"),
        *(({"seats": [SEATS[0], {"kind": kind, "name": "Owl"}]}, 422, "table-seat-kind") for kind in NO_KINDS),
        *(({"seats": [SEATS[0], {"kind": "random", "name": name}]}, 422, "table-seat-name") for name in (" ", "a\nb")),
        *(({"options": options}, 422, None) for options in ({"mode": "wild"}, {"colour": "red"})),
        ({"me": "P2"}, 422, "table-me"),
        ({"me": "P3"}, 422, "input-seat"),
        *((change, 400, "request-malformed") for change in MALFORMED),
    ],
)
def test_tables_that_cannot_be(browser: Browser, change: dict[str, Any], status: int, id: str | None) -> None:
    answer = browser.post("/api/tables", {"game": "nocturne", "seats": SEATS, **change})
    assert answer.status == status, answer.body
    assert id is None or answer.refusal == id
    assert answer.json["text"]
    assert browser.get("/api/tables").json["tables"] == []


def test_bodies_that_are_no_request(browser: Browser) -> None:
    for body in (b"", b"{", b"[]", b'"x"', b"\xff\xfe", b"null"):
        assert browser.post("/api/tables", body).refused == (400, "request-malformed"), body
    assert browser.post("/api/tables", b'{"options":' + b'{"a":' * 3000).refused == (400, "file-too-deep")
    for path, most in (("tables", 256), ("records", 1024)):
        assert browser.post(f"/api/{path}", b" " * (most * 1024 + 1)).status == 413


@pytest.mark.parametrize("game", catalogue.names())
def test_the_record_of_a_finished_game_makes_the_same_table_again(browser: Browser, game: str) -> None:
    id = browser.table(*["random"] * catalogue.find(game).options({}).players, game=game)
    with browser.sit(id) as chair:
        view = chair.until_over()
    record = browser.get(f"/api/tables/{id}/record")
    assert record.status == 200
    assert record.headers["Content-Type"].startswith("text/plain")
    assert record.headers["Content-Disposition"] == f'attachment; filename="{game}-{id}.noct"'
    copy = browser.post("/api/records", record.body)
    assert copy.status == 201
    again = browser.view(copy.json["id"])
    assert again["over"]
    assert again["table"] == view["table"]
    assert browser.get(f"/api/tables/{copy.json['id']}/record").body == record.body


def test_damaged_records_are_refused_with_the_line(browser: Browser) -> None:
    written = dumps(played("nocturne", 3)).splitlines()
    start = written.index("---") + 1
    damaged = "\n".join([*written[: start + 3], "P1 cast 9 z9", *written[start + 4 :]]).encode()
    for body, where in ((damaged, f":{start + 4}"), (b"", ":1"), (b"\xff\xfe\x00", "")):
        answer = browser.post("/api/records", body)
        assert (answer.status, answer.json["where"]) == (422, where), answer.body
        assert answer.json["text"]
    assert browser.get("/api/tables").json["tables"] == []


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("game: nightfall", 'game: "\\uD800"'),
        ("name: Ada", 'name: "\\uD800"'),
        ("options:", 'corrections: {name: x, changes: {"\\uD800": 1}}\noptions:'),
    ],
)
def test_a_record_with_half_a_letter_is_refused_with_the_line(browser: Browser, right: str, wrong: str) -> None:
    text = dumps(played("nightfall", 3))
    line = text[: text.index(right)].count("\n") + 1
    answer = browser.post("/api/records", text.replace(right, wrong, 1).encode())
    assert (*answer.refused, answer.json["where"]) == (422, "file-no-yaml", f":{line}")


def test_files_from_elsewhere_are_read_in_processes_of_their_own(browser: Browser, server: Inside) -> None:
    """A process ends with the client that waits for it, or when it runs out of memory; then another one takes its
    place.
    """
    files, record = server.lobby.files, dumps(play("nocturne", 2, 7)).encode()

    def reader() -> int:
        assert browser.post("/api/records", record).status == 201
        [pid] = [pid for worker in files.workers for pid in worker.pids]
        return pid

    slow = reader()
    os.kill(slow, signal.SIGSTOP)
    with socket.create_connection(("127.0.0.1", server.port)) as leaving:
        sent = {"Host": "127.0.0.1", "Content-Length": str(len(record)), **browser.headers()}
        head = "".join(f"{name}: {value}\r\n" for name, value in sent.items())
        leaving.sendall(f"POST /api/records HTTP/1.1\r\n{head}\r\n".encode() + record)
        while files._idle.qsize() == len(files.workers):
            time.sleep(0.01)
    poor = reader()
    assert poor != slow
    assert resource.prlimit(poor, resource.RLIMIT_DATA)[0] == MEMORY
    resource.prlimit(poor, resource.RLIMIT_AS, (1, 1))
    assert browser.post("/api/records", record + b"#" * 900_000).refused == (503, "table-work-crashed")


def test_who_leaves_in_the_middle_of_a_request_is_no_fault(
    browser: Browser, server: Inside, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as leaving:
        leaving.sendall(b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\nformat")
        assert browser.get("/api/health").status == 200
    assert browser.get("/api/health").status == 200
    assert caplog.records == []


def test_a_cookie_is_made_once_and_renewed_by_every_visit(server: Inside) -> None:
    browser = server.browser()
    cookie = browser.get("/").headers["Set-Cookie"]
    assert cookie.startswith("noctuary_player=")
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Set-Cookie" not in browser.get("/api/tables").headers
    again = browser.get("/").headers
    assert again["Set-Cookie"] == cookie
    assert again["Cache-Control"] == "private, no-cache"
    browser.cookie = "noctuary_player=short"
    assert "Set-Cookie" in browser.get("/api/tables").headers
    asset = server.browser().get("/assets/index-1234.js").headers
    assert "immutable" in asset["Cache-Control"]
    assert "Set-Cookie" not in asset


@pytest.mark.parametrize("column", ["header", "summary"])
def test_a_damaged_table_hides_no_other(server: Inside, column: str) -> None:
    browser = server.browser()
    broken, sound = browser.table("human", "random"), browser.table("human", "random")
    with closing(sqlite3.connect(server.path)) as connection, connection:
        connection.execute(f"UPDATE tables SET {column} = '{{' WHERE id = ?", (broken,))
    assert [table["id"] for table in browser.get("/api/tables").json["tables"]] == [sound]
    assert browser.get(f"/api/tables/{broken}/record").refused == (500, "table-damaged")


def test_a_table_with_damaged_times_can_be_opened(server: Inside) -> None:
    browser = server.browser()
    id = browser.table("human", "random")
    with closing(sqlite3.connect(server.path)) as connection, connection:
        connection.execute("UPDATE tables SET created = '2026-01-�', moved = '2026-01-�' WHERE id = ?", (id,))
    browser.view(id)


def test_health_tells_of_damage_that_a_copy_has_met(
    browser: Browser, server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(path: Path) -> None:
        raise StoreError("table-store-damaged", {"path": path.name})

    async def copied(broken: bool) -> None:
        copying = asyncio.ensure_future(server.lobby.health.back_up())
        while (server.lobby.health.uncopied is not None) != broken:
            await asyncio.sleep(0.01)
        copying.cancel()

    with monkeypatch.context() as patch:
        patch.setattr(backups, "daily", damaged)
        awaited(copied(True))
    assert browser.get("/api/health").refused == (503, "table-store-damaged")
    awaited(copied(False))
    assert browser.get("/api/health").status == 200


def test_every_route_is_described(server: Inside) -> None:
    routes = [route for route in application(server.lobby, Configuration()).routes if isinstance(route, Route)]
    found = {(route.path, method) for route in routes for method in (route.methods or set()) - {"HEAD"}}
    told = {(path, method.upper()) for path, methods in OPERATIONS.items() for method in methods}
    assert found - told == {("/metrics", "GET")}
    assert told <= found
    assert server.browser().get("/api/openapi.json").json["paths"].keys() == OPERATIONS.keys()


def test_prometheus_is_told_numbers_on_this_machine_only(browser: Browser) -> None:
    def numbers() -> dict[str, float]:
        lines = browser.get("/metrics").body.decode().splitlines()
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}

    before = numbers()
    with browser.asked(browser.table("human", "human")) as (chair, view):
        chair.play(lines(view)[0], view)
        now = numbers()
    assert now["noctuary_move_seconds_count"] == before["noctuary_move_seconds_count"] + 1
    assert now["noctuary_sockets"] >= 1
    assert now["noctuary_tables_open"] >= 1
    assert now['noctuary_answers_total{status="201"}'] == before.get('noctuary_answers_total{status="201"}', 0) + 1
    for header in ("X-Forwarded-For", "Via", "X-Original-Forwarded-For", "X-Cluster-Client-IP"):
        assert browser.get("/metrics", {header: "203.0.113.7"}).status == 404, header


def test_the_store_keeps_no_cookie(browser: Browser, server: Inside) -> None:
    browser.table("human", "random")
    key = browser.cookie.split("=")[1].encode()
    assert all(key not in path.read_bytes() for path in server.path.parent.glob("tables.sqlite3*"))


def test_pages_of_others_may_not_change_anything(browser: Browser, server: Inside) -> None:
    body = {"game": "nocturne", "seats": SEATS}
    own = {"Origin": f"http://127.0.0.1:{server.port}"}
    port = server.port + 1
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{port}", "http://127.0.0.1", "http://["):
        assert browser.post("/api/tables", body, {"Origin": origin}).refused == (403, "request-origin")
    for site in ("cross-site", "same-site", "none"):
        assert browser.post("/api/tables", body, {"Sec-Fetch-Site": site}).refused == (403, "request-site")
    assert browser.post("/api/tables", body).status == 201
    browser.signs = {}
    answer = browser.post("/api/tables", body)
    assert answer.refused == (403, "request-unsigned")
    assert own["Origin"] in answer.json["text"]
    assert len(browser.get("/api/tables").json["tables"]) == 1
    assert browser.post("/api/tables", body, own).status == 201
    browser.cookie = "of=elsewhere"
    assert browser.post("/api/tables", body).refused == (403, "request-cookie")


def test_other_names_for_this_machine_are_refused(browser: Browser, server: Inside) -> None:
    for host in ("evil.example", f"evil.example:{server.port}", "127.0.0.1.evil.example", "", "[::1", "[x]",
                 "evil.example\\@127.0.0.1", "evil.example@127.0.0.1", "127.0.0.1/x", "127.0.0.1:x",
                 "play.example.org:8443", "play.example.org:443"):  # fmt: skip
        assert browser.get("/api/tables", {"Host": host}).refused == (403, "request-host")
    for host in (
        *("localhost", f"localhost:{server.port}", "[::1]:80", "localhost:1", "Play.example.org"),
        *("play.example.org:80", f"play.example.org:{server.port}", "club.example.org:81"),
    ):
        assert browser.get("/api/tables", {"Host": host}).status == 200


def test_safe_headers_on_everything(browser: Browser) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/assets/index-1234.js"):
        headers = browser.get(path).headers
        assert headers["X-Content-Type-Options"] == "nosniff"
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy


def test_the_client_is_cached_as_far_as_it_does_not_change(browser: Browser) -> None:
    page = browser.get("/")
    assert page.headers["Cache-Control"].endswith("no-cache")
    assert browser.get("/", {"If-None-Match": page.headers["ETag"]}).status == 304
    path = "/assets/index-1234.js"
    script, again = browser.get(path), browser.get(path)
    assert script.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert script.headers["Content-Type"].startswith("text/javascript")
    kept, headers = ([one for one in answer.headers.items() if one[0] != "Date"] for answer in (again, script))
    assert (again.body, sorted(kept)) == (script.body, sorted(headers))
    assert browser.get(path, {"If-None-Match": script.headers["ETag"]}).status == 304
    assert browser.get(path, {"Range": "bytes=0-2"}).body == script.body[:3]
    assert browser.get("/assets/index-5678.js").status == 404
    assert browser.get("/../conftest.py").status == 404
    nothing = browser.get("/no/%3Cb%3E", {"Accept-Language": "de"})
    assert nothing.status == 404
    assert "Unter no/&lt;b&gt; gibt es nichts." in nothing.body.decode()
    assert 'href="./../"' in nothing.body.decode()
    assert 'url=./../#/no/%3Cb%3E"' in nothing.body.decode()
    assert 'url=./../../#/no/a?b=c&amp;d"' in browser.get("/no/a/?b=c&d").body.decode()


@pytest.mark.parametrize(
    ("path", "kind"), [("/sw.js", "text/javascript"), ("/manifest.webmanifest", "application/manifest+json")]
)
def test_the_client_can_be_installed(browser: Browser, path: str, kind: str) -> None:
    answer = browser.get(path)
    assert answer.status == 200
    assert answer.headers["Content-Type"].split(";")[0] == kind
    # A new version must be noticed on the next visit.
    assert answer.headers["Cache-Control"].endswith("no-cache")
    assert browser.get(path, {"If-None-Match": answer.headers["ETag"]}).status == 304
    policy = answer.headers["Content-Security-Policy"].split("; ")
    assert {"worker-src 'self'", "manifest-src 'self'"} <= set(policy)


@pytest.mark.parametrize(("asked", "language"), [("pl,en;q=0.5", "pl"), ("de-AT", "de"), ("fr", "en"), ("", "en")])
def test_a_client_that_is_not_built_says_so(server: Inside, static: Any, asked: str, language: str) -> None:
    page = static / "index.html"
    away = page.rename(static / "away.html")
    answer = server.browser().get("/", {"Accept-Language": asked})
    away.rename(page)
    assert answer.status == 503
    assert f'<html lang="{language}">' in answer.body.decode()
    assert "make play" in answer.body.decode()


def test_nor_does_a_folder_that_is_not_there_fail(tmp_path: Path) -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Scope = {"type": "http", "method": "GET", "path": "/", "headers": []}
    awaited(ClientFiles(tmp_path / "none")(scope, Request(scope).receive, send))
    assert sent[0]["status"] == 503


def test_a_guided_table_is_kept_and_guides_on_when_one_comes_back(browser: Browser) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "greedy", "name": "Owl"}]
    id = browser.post("/api/tables", {"game": "nocturne", "course": "first", "seats": seats}).json["id"]
    (table,) = browser.get("/api/tables").json["tables"]
    assert (table["course"], table["id"]) == ("first", id)
    exercise = browser.post("/api/tables", {"game": "nocturne", "course": "casting-1", "seats": seats})
    assert exercise.status == 201
    assert [table["id"] for table in browser.get("/api/tables").json["tables"]] == [id]
    answer = browser.post("/api/tables", {"game": "nocturne", "course": "second", "seats": seats})
    assert answer.refused == (422, "input-course")
    for line, step in (("P1 cast 1 d4", "open"), ("P1 cast 4 b4", "answer")):
        with browser.sit(id) as chair:
            view = chair.until_asked(chair.greet())
            assert view["guide"]["say"]["id"] == f"nocturne-learn-first-{step}"
            assert chair.move(line, view["revision"])["type"] == "accepted"


def test_a_site_under_a_path_leads_there(server: Inside) -> None:
    line = Line(server.port, "/noctuary")
    near, far = server.browser(), Browser(line.port)
    near.visit()
    far.cookie = near.cookie
    id = near.table("human", "open")
    address = f"http://127.0.0.1:{line.port}/noctuary/"
    assert far.get(f"/noctuary/api/tables/{id}/invitation").json["address"].startswith(f"{address}#/sit/")
    stop = "/noctuary/api/reminders/stop/secret"
    answer = far.get(stop)
    assert (
        urljoin(f"http://127.0.0.1:{line.port}{stop}", answer.headers["Location"])
        == f"{address}#/reminders/stop/secret"
    )
    assert far.post(f"/noctuary/api/tables/{id}/polling").status == 201
    assert far.get("/noctuary/").status == far.get("/noctuary/assets/index-1234.js").status == 200
    # Only a trusted proxy can change where links lead.
    elsewhere = near.get(f"/api/tables/{id}/invitation", {"X-Forwarded-Prefix": "/evil"}).json["address"]
    assert "/evil" not in elsewhere
    line.close()
