"""Nobody waits for work done for others: no single step of the server's event loop takes long."""

import asyncio
import gc
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from weakref import ref

import pytest

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.play.match import Match
from noctuary.server.door.connections import Socket
from noctuary.server.routes.pages import PAGES
from noctuary.tables.live.table import LiveTable
from noctuary.tables.lobby import new_row
from noctuary.tables.setup import Seat, TableSetup
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import Row
from tests.patience import handicap, until
from tests.server.client import Browser, lines
from tests.server.conftest import Inside

TABLES = 5000
LONGEST = 0.005
"""Seconds of processor time on the machine for which the limit was set."""
TRIES = 5
"""A step that takes long on each of so many servers does not do so by chance, as the processor is also busy with other
work.
"""
FAR_TOO_LONG = 10 * LONGEST
"""No other work makes a step as long as that; work done once for all servers of a process takes long on the first one.
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, static: Path) -> Iterator[Inside]:
    """A server with asyncio's own event loop, whose steps can be measured."""
    with Inside(tmp_path_factory.mktemp("data"), static, loop="asyncio") as server:
        yield server


def measured_steps(server: Inside, patch: pytest.MonkeyPatch) -> list[tuple[float, str]]:
    """The longest steps of the server's event loop from now on, in seconds of processor time, so that other processes
    do not count.
    """
    longest: list[tuple[float, str]] = [(0.0, "")]
    run, thread = asyncio.Handle._run, server._thread

    def measured(handle: asyncio.Handle) -> None:
        if threading.current_thread() is not thread:
            run(handle)
            return
        begin = time.thread_time()
        run(handle)
        taken = time.thread_time() - begin
        if taken > longest[-1][0]:
            # The time is scaled to the present speed of the processor.
            longest.append((taken / handicap(), repr(handle)))

    patch.setattr(asyncio.Handle, "_run", measured)
    return longest


def finished(name: str, players: int) -> Match:
    """A long game, played at random."""
    game = catalogue.find(name)
    seats = [Seat("human", f"Player {number}") for number in range(players)]
    match, random = Match(TableSetup(game, game.options({"players": players}), seats, 3, 0), patient=True), Random(1)
    while not match.over:
        seat = match.waiting[0]
        codes = match.state.legal(seat)
        match.add(f"P{seat + 1} auto" if seat in match.unasked else match.state.move(codes[random.below(len(codes))]))
    return match


def test_no_step_takes_long(tmp_path: Path, static: Path) -> None:
    games = [finished(name, max(catalogue.find(name).players)) for name in catalogue.names()]
    found = []
    for number in range(TRIES):
        folder = tmp_path / str(number)
        folder.mkdir()
        with Inside(folder, static, loop="asyncio") as server, pytest.MonkeyPatch.context() as patch:
            found.append(_longest_step(server, measured_steps(server, patch), games))
        assert found[-1][0] < FAR_TOO_LONG, found[-1]
        if found[-1][0] < LONGEST:
            return
    pytest.fail(f"Each time there was a step that took too long: {found}")


def _pages(rows: list[Row], games: list[Match]) -> list[str]:
    asked: list[str] = [f"/api/games/{match.setup.game.name}/{page}" for match in games for page in PAGES]
    asked += ["/api/tables", "/api/profile/games", "/api/profile/progress/nightfall", "/api/games"]
    for row, match in zip(rows, games, strict=True):
        asked += [f"/api/tables/{row.id}/{what}" for what in ("components", "reference", "replay", "record")]
        asked += [f"/api/tables/{row.id}/replay/{step}?seat=P1" for step in (match.step // 2, match.step)]
    asked += ["/api/listings", "/api/editions", "/api/account", "/api/identity", "/api/ratings", "/api/openapi.json"]
    return asked


def _longest_step(server: Inside, steps: list[tuple[float, str]], games: list[Match]) -> tuple[float, str]:
    """The longest step of a server with many tables that is asked for everything."""
    browser = server.browser()
    owner = _owner(server, browser)
    rows = [new_row(owner, match, "2026-01-02T00:00:00+00:00") for match in games]
    small = [rows[0]._replace(id=f"{number:016x}") for number in range(TABLES)]

    def create(store: Store) -> None:
        store.take_in(None, [*((row, match.lines) for row, match in zip(rows, games, strict=True))], [])
        store.take_in(None, [(row, []) for row in small], [])

    server.store(create)
    # Objects that other tests have left in this process do not belong to a server.
    gc.collect()
    gc.freeze()
    del steps[1:]
    asked = _pages(rows, games)
    shared = browser.table("human", "open", "open", "open", "open", game="nightfall")
    secret = browser.invitation(shared)
    for seat in range(2, 6):
        # Nothing is dealt, and nothing can be asked, before every seat is taken.
        server.browser().take(secret, f"P{seat}", f"Guest {seat}")
    asked += [f"/api/tables/{shared}/{what}" for what in ("invitation", "deal", "edition")]
    for path in asked:
        assert browser.get(path).status == 200, path
    with browser.sit(shared) as chair:
        assert chair.greet()["type"] == "view"
        for number in range(3):
            chair.send({"type": "ask", "tag": str(number), "references": {}})
            assert chair.next("answer")["tag"] == str(number)
    for row in rows:
        with browser.sit(row.id) as chair:
            view = chair.greet()
            assert view["over"]
            # A client comes back that has missed most of the game.
            chair.send({"type": "hello", "seen": len(view["log"]) // 3, "revision": view["revision"], "seat": "P1"})
            assert len(chair.next("view")["story"]) > min(100, len(view["log"]) // 9)
    account = {"name": "responsive", "password": "correct horse", "mail": None}
    assert browser.post("/api/account", account).status == 201
    return steps[-1]


def _owner(server: Inside, browser: Browser) -> str:
    """The player to whom the client belongs, as the store knows them."""
    found: list[Any] = []
    id = browser.table("human", "human")
    server.store(lambda store: found.append(store.find(id)))
    owner = found[0].owner
    assert isinstance(owner, str)
    return owner


def test_what_is_closed_is_gone_without_a_look_for_cycles(server: Inside, browser: Browser) -> None:
    """A search for cycles among all living objects would make everybody wait."""
    gc.collect()
    gc.disable()
    try:
        id = browser.table("human", "human")
        with browser.asked(id) as (chair, view):
            assert chair.move(lines(view)[0], view["revision"])["type"] == "accepted"
            [table] = [one for one in gc.get_objects() if type(one) is LiveTable and one.id == id]
            [socket] = [one for one in gc.get_objects() if isinstance(one, Socket) and id in one.scope["path"]]
            rest: list[ref[Any]] = [ref(table), ref(table.match), ref(socket)]
            del table, socket
        until(lambda: not any(one() is not None for one in rest), lambda: [one() for one in rest])
    finally:
        gc.enable()
