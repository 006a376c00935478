"""A server that is stopped and restarted under load: all clients come back by themselves and miss nothing."""

import asyncio
import random
import re
import signal
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hatch_build import ROOT
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.moves import seat_name
from noctuary.tables.store.engines.sqlite import SQLiteStore
from tests.awaiting import awaited
from tests.breadth import Figures
from tests.patience import patience, slowness
from tests.server.client import Browser, lines
from tests.server.conftest import Start
from tests.tables.matches import shown, stored

CLIENT = (ROOT / "web" / "src" / "server" / "socket.ts").read_text(encoding="utf-8")
FIRST_WAIT, LONGEST_WAIT = (
    int(found) / 1000 for found in re.findall(r"^const (?:FIRST|LONGEST)_WAIT = (\d+);", CLIENT, re.MULTILINE)
)
SOON = 5.0
"""Seconds on an idle machine within which all clients are back."""
STOPPED = 10.0
"""Seconds on an idle machine within which a server ends."""
PEOPLE = 2


class Screen:
    """A client at a table that reconnects as the one in the browser does, and moves at random if it `plays`. Without a
    seat it watches.
    """

    def __init__(self, browser: Browser, table: str, seat: int | None, plays: bool, pace: float, seed: int = 0) -> None:
        self._browser = browser
        self.seat = seat
        self._plays = plays
        self._chance = random.Random(seed)
        self._pace = pace
        self.table = table
        self.socket: ClientConnection | None = None
        self.over = False
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.acknowledged: list[str] = []
        self.back = 0.0
        """The time when it last came back."""
        self._tries = 0
        self._revision = 0
        self._pending: tuple[str, int] | None = None

    async def run(self) -> None:
        while True:
            try:
                address = f"ws://127.0.0.1:{self._browser.port}/api/tables/{self.table}/socket"
                headers = self._browser.headers()
                async with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
                    self.socket = socket
                    await self._sit(socket)
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
                pass
            await asyncio.sleep(min(LONGEST_WAIT, FIRST_WAIT * 2**self._tries) * self._chance.uniform(0.5, 1))
            self._tries += 1

    async def _sit(self, socket: ClientConnection) -> None:
        seen = self.log[-1]["number"] if self.log else 0
        hello = {"type": "hello", "seen": seen, "revision": self._revision}
        if self.seat is not None:
            hello["seat"] = seat_name(self.seat)
        await socket.send(msgspec.json.encode(hello).decode())
        greeted = False
        async for text in socket:
            message = msgspec.json.decode(text)
            if message["type"] == "view":
                self._read(message)
                if not greeted:
                    greeted, self._tries, self.back = True, 0, time.monotonic()
                    if self._pending and self._pending[1] != message["revision"]:
                        self._pending = None
                    elif self._pending:
                        await self._send(socket, *self._pending)
                if self._plays and self._pending is None and message["decision"]:
                    await asyncio.sleep(self._chance.uniform(0, self._pace))
                    await self._send(socket, self._chance.choice(lines(message)), message["revision"])
            elif message["type"] == "chat":
                assert message["after"] == (self.chat[-1]["number"] if message["after"] else 0)
                self.chat = [*(self.chat if message["after"] else []), *message["lines"]]
            elif self._pending and message["type"] in ("accepted", "refused"):
                if message["tag"]:
                    continue
                if message["type"] == "accepted":
                    self.acknowledged.append(self._pending[0])
                else:
                    assert message["error"]["id"] == "table-stale", message
                self._pending = None

    async def _send(self, socket: ClientConnection, line: str, revision: int) -> None:
        self._pending = line, revision
        await socket.send(msgspec.json.encode({"type": "move", "line": line, "revision": revision}).decode())

    def _read(self, view: dict[str, Any]) -> None:
        """A view goes on where the last one ended: nothing is missing, and nothing is told twice."""
        assert view["logStart"] == (self.log[-1]["number"] if self.log else 0)
        self.log += view["log"]
        self._revision, self.over = view["revision"], view["over"]
        assert [entry["number"] for entry in self.log] == [*range(1, len(self.log) + 1)]


@pytest.mark.parametrize(
    # The longer a server is away, the less often clients try to reconnect.
    ("tables", "screens", "away"),
    [
        (2, 8, 0.0),
        pytest.param(50, 200, 0.0, marks=pytest.mark.soak),
        pytest.param(50, 200, 8.0, marks=pytest.mark.soak),
    ],
)
def test_a_restart_under_load(
    start: Start, tmp_path: Path, tables: int, screens: int, away: float, figures: Figures
) -> None:
    awaited(restarted(start, tmp_path, tables, screens, away, figures))


def made(everybody: list[Screen]) -> Counter[str]:
    """How many moves were made at each table."""
    return sum((Counter({one.table: len(one.acknowledged)}) for one in everybody), Counter())


async def moved(everybody: list[Screen], tasks: list[asyncio.Task[None]], number: int) -> None:
    """Wait until so many more moves have been made at every table."""
    async with asyncio.timeout(patience()):
        before, tables = made(everybody), {one.table for one in everybody}
        while any(made(everybody)[id] < before[id] + number for id in tables):
            await asyncio.sleep(0.01)
            assert not any(task.done() for task in tasks), [task for task in tasks if task.done()]


def compared(path: Path, everybody: list[Screen], figures: Figures) -> None:
    """Everybody saw what is stored, and what they heard of is stored."""
    store = SQLiteStore(path)
    for id in {one.table for one in everybody}:
        match = stored(store, id)
        here = [one for one in everybody if one.table == id]
        assert Counter(line for one in here for line in one.acknowledged) <= Counter(match.lines)
        for one in here:
            assert one.seat is not None
            assert one.log == shown(match, one.seat)["log"][: len(one.log)]
        figures["moves acknowledged"] += sum(len(one.acknowledged) for one in here)
    store.close()


async def restarted(start: Start, tmp_path: Path, tables: int, screens: int, away: float, figures: Figures) -> None:
    server = await asyncio.to_thread(start)
    port, names = server.port, catalogue.names()

    def opened(number: int) -> tuple[Browser, str]:
        browser = Browser(port)
        return browser, browser.table("human", "human", game=names[number % len(names)], seed=number)

    places = [await asyncio.to_thread(opened, number) for number in range(tables)]
    everybody = [
        Screen(*places[number % tables], number // tables % PEOPLE, number < tables * PEOPLE, tables / 25, number)
        for number in range(screens)
    ]
    tasks = [asyncio.create_task(one.run()) for one in everybody]

    await moved(everybody, tasks, 2)
    begun = time.monotonic()
    assert await asyncio.to_thread(server.end, signal.SIGTERM) == 0
    stopped = time.monotonic() - begun
    await asyncio.sleep(away)
    server = await asyncio.to_thread(start, "--port", str(port))
    up = time.monotonic()
    while not all(one.back > up for one in everybody):
        await asyncio.sleep(0.01)
        assert time.monotonic() < up + patience()
    took = max(one.back for one in everybody) - up
    figures["milliseconds until a server had stopped"] += round(1000 * stopped)
    figures["milliseconds until everybody was back"] += round(1000 * took)
    assert (stopped < STOPPED * slowness(), took < SOON * slowness()) == (True, True)
    await moved(everybody, tasks, 1)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert await asyncio.to_thread(server.end, signal.SIGTERM) == 0
    assert server.errors == ""
    compared(tmp_path / "data" / "tables.sqlite3", everybody, figures)
