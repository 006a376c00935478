"""Limits on what may be asked of the server; nobody else notices when somebody exceeds them."""

import asyncio
import http.client
import json
import logging
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from math import ceil
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from noctuary.locale import visible
from noctuary.server.base.logs import Json, OnceAMinute, Text
from noctuary.server.door.errors import TooMuch
from noctuary.server.door.guard import COOKIE, new_key
from noctuary.server.door.limits import HEAVY, LIMITS, MAX_KEYS, Buckets, Counts, Rate, counted
from noctuary.server.door.limits import LONG as LONG_WORK
from noctuary.tables.setup import TableError
from tests.awaiting import awaited
from tests.patience import patience, slowness, until
from tests.server.conftest import ANY, UNHURRIED, Inside

HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
SLOW = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
LONG = b"GET /api/games/nocturne/components HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

TABLE = {"game": "nocturne", "seats": [{"kind": "human", "name": "Ada"}] * 2}
# One person may use a hundredth of what an address may.
STRICT = replace(
    LIMITS,
    sockets_of_person=3,
    sockets_of_address=4,
    requests_of_person=Rate(100, 0.2),
    requests_of_address=Rate(130, 0.2),
    bodies_of_address=4000,
    messages_of_socket=Rate(45, 1),
    refusals_of_socket=Rate(5, 0.1),
    tables_of_person=Rate(3, 0.1),
    tables_of_address=Rate(5, 0.1),
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory, static: Path) -> Iterator[Inside]:
    """Stop the limits' clock, since otherwise room would grow again during the requests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("noctuary.server.door.limits.time", SimpleNamespace(monotonic=lambda: 0.0))
        patch.setattr("noctuary.server.app.REFUSED_AFTER", 0.0)
        with Inside(tmp_path_factory.mktemp("strict"), static, STRICT) as server:
            yield server


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory, static: Path) -> Iterator[Inside]:
    limits = replace(UNHURRIED, connections=60, connections_of_address=10, patience=0.4 * slowness())
    with Inside(tmp_path_factory.mktemp("small"), static, limits) as server:
        yield server


def connected(server: Inside, sent: bytes, address: str = "127.0.0.1") -> socket.socket:
    """A raw connection that sends this and nothing more."""
    made = socket.create_connection(("127.0.0.1", server.port), patience(), (address, 0))
    made.sendall(sent)
    return made


def is_closed(connection: socket.socket) -> bool:
    """Wait for the server to close it; return whether it did so without an answer."""
    try:
        return connection.recv(1 << 16) == b""
    except ConnectionResetError:
        return True


def test_half_requests_keep_nobody_else_out_and_are_closed(small: Inside) -> None:
    half = [connected(small, HALF) for _ in range(150)]
    try:
        assert small.browser().get("/api/health").status == 200
        assert all(map(is_closed, half))
    finally:
        for one in half:
            one.close()


@pytest.mark.parametrize("sent", [b"", HALF, SLOW])
def test_who_goes_on_drop_by_drop_is_closed_too(small: Inside, sent: bytes) -> None:
    begin = time.monotonic()
    with connected(small, sent) as slow:
        slow.settimeout(0.1)

        def left() -> bool:
            try:
                return is_closed(slow)
            except TimeoutError:
                if sent == HALF:
                    slow.sendall(b"x")
                return False

        until(left)
    assert time.monotonic() - begin > 0.3


def test_who_reads_nothing_is_closed(small: Inside) -> None:
    with connected(small, LONG * 200):
        until(lambda: not small.connections)


def test_a_connection_is_kept_for_who_uses_it(small: Inside) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", small.port, timeout=patience())
    for _ in range(4):
        connection.request("GET", "/api/health")
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 200
        used = connection.sock
        time.sleep(0.25)
        assert connection.sock is used
    connection.close()


def test_an_address_has_so_many_connections(small: Inside) -> None:
    made = [connected(small, HALF, "127.0.0.5") for _ in range(10)]
    with connected(small, HALF, "127.0.0.5") as refused:
        answer = http.client.HTTPResponse(refused)
        answer.begin()
        assert answer.status == 503
        seconds = ceil(small.app.state.counts.limits.patience)
        assert answer.getheader("Retry-After") == str(seconds)
        assert json.loads(answer.read())["error"] == {"id": "request-too-many", "args": {"number": seconds}}
    assert small.browser().get("/api/health").status == 200
    for one in made:
        one.close()


def test_a_silent_socket_is_closed(small: Inside) -> None:
    browser = small.browser()
    with browser.sit(browser.table("human", "human")) as chair, pytest.raises(ConnectionClosed):
        chair.receive()


def asked(server: Inside, address: str, method: str = "GET", path: str = "/api/games/nocturne/words") -> Any:
    """The answer to a new person at an address."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, patience(), (address, 0))
    seats = [{"kind": "human", "name": "Ada"}] * 2
    headers = {"Cookie": f"{COOKIE}={new_key()[0]}", "Sec-Fetch-Site": "same-origin"}
    connection.request(method, path, json.dumps({"game": "nocturne", "seats": seats}), headers)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer


def test_requests_of_a_person(strict: Inside) -> None:
    browser = strict.browser()
    assert [browser.get("/api/profile").status for _ in range(100)] == [200] * 100
    refused = browser.get("/api/profile")
    assert refused.status == 429
    assert refused.headers["Retry-After"] == "5"
    assert refused.json["error"] == {"id": "request-too-many", "args": {"number": 5}}
    assert strict.browser().get("/api/profile").status == 200


def test_requests_of_an_address(strict: Inside) -> None:
    assert {asked(strict, "127.0.0.5").status for _ in range(131)} == {200, 429}
    assert asked(strict, "127.0.0.3").status == 200


@pytest.mark.parametrize(
    ("path", "body", "headers"),
    [
        ("/api/tables", {**TABLE, "edition": {"name": "Dear", "changes": {"no.such.fact": 1}}}, None),
        ("/api/tables/none/rematch", None, None),
        ("/api/editions/check", "name = 1", {"Content-Type": "application/toml"}),
    ],
)
def test_what_needs_a_whole_game_is_weighed(strict: Inside, path: str, body: Any, headers: dict[str, str]) -> None:
    browser = strict.browser()
    statuses = [browser.post(path, body, headers).status for _ in range(5)]
    assert statuses[0] in (404, 422)
    assert statuses == [statuses[0]] * 3 + [429] * 2


def test_an_address_has_so_many_bytes_under_way(strict: Inside) -> None:
    head = f"POST /api/editions/check HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {COOKIE}={new_key()[0]}\r\n"
    head += "Sec-Fetch-Site: same-origin\r\nContent-Length: 5000\r\n\r\n"

    def status(address: str) -> int:
        found: int = asked(strict, address, "POST", "/api/editions/check").status
        return found

    assert status("127.0.0.7") == 400
    with connected(strict, head.encode() + b"x" * 3990, "127.0.0.7"):
        until(lambda: status("127.0.0.7") == 429)
        assert status("127.0.0.8") == 400
    until(lambda: status("127.0.0.7") == 400)


def test_tables_of_a_person_and_of_an_address(strict: Inside) -> None:
    browser = strict.browser()
    for _ in range(3):
        id = browser.table("human", "human")
    for path in ("/api/tables", f"/api/tables/{id}/rematch", "/api/records", f"/api/tables/{id}/continue"):
        refused = browser.post(path, TABLE if path == "/api/tables" else b"")
        assert refused.status == 429
        assert refused.refusal == "request-tables"
    assert [asked(strict, "127.0.0.4", "POST", "/api/tables").status for _ in range(6)] == [201] * 5 + [429]


def test_sockets_of_a_person(strict: Inside) -> None:
    browser = strict.browser()
    id = browser.table("human", "human")
    with browser.sit(id) as one, browser.sit(id) as two, browser.sit(id) as three:
        for chair in (one, two, three):
            assert chair.greet()["type"] == "view"
        with browser.sit(id) as more:
            refused = more.receive()
            assert (refused["error"]["id"], refused["wait"]) == ("request-sockets", STRICT.patience)
            assert more.ended() == 4429
    with browser.sit(id) as again:
        assert again.greet()["type"] == "view"


def test_only_wrong_secrets_of_an_address_are_counted() -> None:
    counts = Counts(replace(LIMITS, secrets_of_address=Rate(3, 0.001)))
    for _ in range(10):
        with counts.secret("192.0.2.1"):
            pass
    for _ in range(3):
        with pytest.raises(TableError), counts.secret("192.0.2.1"):
            raise TableError("invitation-unknown")
    with pytest.raises(TooMuch), counts.secret("192.0.2.1"):
        pass


def test_messages_over_a_socket(strict: Inside) -> None:
    browser = strict.browser()
    with browser.at(browser.table("human", "human")) as chair:
        chair.greet()
        chair.send({"type": "hello", "tag": "a"})
        refused = chair.next("refused")
        assert refused["tag"] == "a"
        assert refused["error"]["id"] == "request-too-many"
        assert refused["wait"] == pytest.approx(15, abs=1)
        # Requests that cost less are still answered.
        assert chair.ask(line="P1 pass")["type"] == "answer"
        # The server may close the connection before everything is sent.
        with suppress(ConnectionClosed):
            for _ in range(20):
                chair.send("nonsense")
        assert chair.ended() == 4429


def test_whoever_is_at_one_address_sends_so_many_messages_together() -> None:
    counts = Counts(replace(LIMITS, messages_of_address=Rate(10, 1e-9)))
    for person in ("eve", "mallory"):
        counts.message(Buckets(ANY), "192.0.2.1", person, 5.0)
    with pytest.raises(TooMuch):
        counts.message(Buckets(ANY), "192.0.2.1", "trudy", 5.0)
    for number in range(200):
        counts.line("192.0.2.1", str(number))
    with pytest.raises(TooMuch):
        counts.line("192.0.2.1", "trudy")
    for address in ("192.0.2.2", *["127.0.0.1"] * 3):
        counts.message(Buckets(ANY), address, "ada", 5.0)


def test_nobody_waits_for_files_of_others() -> None:
    async def run() -> None:
        counts = Counts(LIMITS)
        async with counts.work("192.0.2.1", "eve", LONG_WORK), counts.work("192.0.2.2", "mallory", LONG_WORK):
            for number in range(LIMITS.works):
                await asyncio.wait_for(counts.work(f"192.0.2.{number}", "ada", HEAVY).__aenter__(), patience())

    awaited(run())


def test_only_so_much_work_of_an_address_waits() -> None:
    async def run() -> None:
        counts = Counts(replace(LIMITS, works_of_person=1, works_waiting=2))
        waiting = [asyncio.ensure_future(counts.work("192.0.2.1", "ada", HEAVY).__aenter__()) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await counts.work("192.0.2.1", "dora", HEAVY).__aenter__()
        await asyncio.wait_for(counts.work("192.0.2.2", "ben", HEAVY).__aenter__(), patience())
        for work in waiting:
            work.cancel()

    awaited(run())


@pytest.mark.parametrize(
    ("address", "as_one"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:127.0.0.1", "127.0.0.1"),
        ("::1", "::1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
    ],
)
def test_what_counts_as_one_address(address: str, as_one: str) -> None:
    assert counted(address) == as_one


def test_buckets_fill_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("noctuary.server.door.limits.time", SimpleNamespace(monotonic=lambda: now))
    buckets = Buckets(Rate(2, 0.5))
    assert [buckets.take("a"), buckets.take("a"), buckets.take("a")] == [0, 0, 2]
    now = 1.0
    assert buckets.take("a") == 1
    assert buckets.take("b") == 0
    now = 100.0
    assert buckets.take("c") == 0
    assert buckets.take("c", 3) == 4
    # Addresses without recent requests are forgotten.
    assert list(buckets._levels) == ["c"]


def test_many_keys_take_no_longer_than_few(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("noctuary.server.door.limits.time", SimpleNamespace(monotonic=lambda: now))
    looked = 0

    class Counting(Buckets):
        def _level(self, key: str, now: float) -> float:
            nonlocal looked
            looked += 1
            return super()._level(key, now)

    buckets = Counting(Rate(2, 0.001))
    for number in range(3 * MAX_KEYS):
        assert buckets.take(f"somebody {number}") == 0
    assert len(buckets._levels) <= MAX_KEYS + 1
    assert looked < 5 * 3 * MAX_KEYS


def test_nothing_is_remembered_of_who_is_refused() -> None:
    counts = Counts(replace(LIMITS, requests_of_address=Rate(3, 0.001), requests_of_person=Rate(2, 0.001)))
    for number in range(3):
        counts.request("192.0.2.1", f"somebody {number}")
    for number in range(3, 1000):
        with pytest.raises(TooMuch):
            counts.request("192.0.2.1", f"somebody {number}")
    assert len(counts._requests_of_person._levels) == 3
    for _ in range(2):
        counts.request("192.0.2.2", "ada")
    for _ in range(5):
        with pytest.raises(TooMuch):
            counts.request("192.0.2.2", "ada")
    counts.request("192.0.2.2", "ben")


@pytest.mark.parametrize("form", [Text("%(levelname)s %(message)s"), Json()])
def test_what_comes_from_outside_is_one_line_of_the_log(form: logging.Formatter) -> None:
    evil = "a\nERROR all is lost\x1b[2J\x9b\u202e\udcff"
    line = form.format(logging.LogRecord("noctuary", logging.WARNING, "", 0, "table %s", (evil,), None))
    assert visible(line) == line
    assert "\n" not in line


def test_a_cause_has_one_line_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    minutes: list[Callable[[], None]] = []

    def timer(seconds: float, over: Callable[..., None], arguments: list[Any]) -> SimpleNamespace:
        return SimpleNamespace(start=lambda: minutes.append(partial(over, *arguments)))

    monkeypatch.setattr("noctuary.server.base.logs.threading", SimpleNamespace(Timer=timer))
    said: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: said.append(record.getMessage())  # type: ignore[method-assign]
    handler.addFilter(OnceAMinute())
    logger = logging.getLogger("noctuary.test")
    logger.propagate = False
    logger.addHandler(handler)
    for number in range(50):
        logger.warning("table %s", number)
        try:
            raise ValueError(number)
        except ValueError:
            logger.exception("table %s", number)
    logger.warning("another")
    assert said == ["table 0", "table 0", "another"]
    for over in minutes:
        over()
    assert said[3:] == ["49 more like this within a minute: table 0"] * 2
    logger.warning("table %s", 50)
    assert said[5:] == ["table 50"]
    logger.removeHandler(handler)
