"""How many moves a second a server takes, and how long people wait: `python -m benchmarks.load`.

Starts a real server in its own process and, in this process, `--clients` sockets at `--tables` tables with two people
each, who together make `--rate` moves a second for `--seconds` seconds. For every minute and for the whole run, it
prints the times from sending a move to its acknowledgement, and what the server needed: processor time for each move,
and memory. With NOCTUARY_DATABASE_URL the tables are in that database. With `--together`, the two people at a table
each have their own browser and a clock, one has a second window, and the others are watchers; people talk, give
standing orders, ask for pauses and take-backs, and come and go. Then the wait for a pass, or for leaving a chain as it
is, is not measured: the server delays these on purpose, so that nobody can tell them from forced ones. With `--attack`,
one address meanwhile puts the heaviest load on the server that it can (`benchmarks.attack`).
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import signal
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.stored import fill
from noctuary.kernel.contract import catalogue
from noctuary.server.base.folder import STORE
from tests.server.client import Browser, lines
from tests.server.conftest import Process

GAMES: Final = catalogue.names()
PEOPLE: Final = 2
GREETED_AT_ONCE: Final = 50
CLOCK: Final = {"pace": "live", "seconds": 3600, "increment": 10}
PHRASES: Final = ("luck", "moment", "thanks")
TALK, ELSE, LEAVE = 0.05, 0.05, 0.02
"""With each move, the chances that somebody says something, does something else, or comes back in another window."""
WORDS: Final[dict[str, dict[str, list[str]]]] = {
    "nocturne": {"until": ["round"], "cell": ["d4"]},
    "nightfall": {"until": ["game"]},
}
"""The values that fill in standing orders to pass."""
WAITING: Final = ("pass", "stop", "wounds keep")
"""Moves that the server delays on purpose if the others sit at their own screens."""
MINUTE: Final = 60.0
STORED: Final = 5000
"""Number of the attacker's finished games."""
TRIED: Final = 20
"""Number of tables asked for a seat that must decide before a move counts as late."""
TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass
class Seen:
    """What the clients have measured, in seconds."""

    waits: list[float] = field(default_factory=list)
    moves: int = 0
    refused: int = 0
    late: int = 0
    """Moves that could not be sent in time, since no table tried had answered its last move."""

    def take(self, other: Seen) -> None:
        """Add what has been measured later."""
        self.waits += other.waits
        self.moves += other.moves
        self.refused += other.refused
        self.late += other.late

    def told(self, passed: float, processor: float, held: int) -> str:
        """Everything in a line, with the processor seconds that the server used in `passed` seconds, and its memory."""
        waits = sorted(self.waits)
        return (
            f"{self.moves / passed:.0f} moves a second ({self.late} late, {self.refused} refused):"
            f" median {1000 * waits[len(waits) // 2]:.1f} ms, p99 {1000 * waits[len(waits) * 99 // 100]:.1f} ms,"
            f" most {1000 * waits[-1]:.1f} ms; {1000 * processor / self.moves:.2f} ms of the processor a move,"
            f" {held / 1e6:.0f} MB"
        )


class Table:
    """A table with its two people, each at a socket, and with others who see what one of them sees, or are watchers."""

    def __init__(self, port: int, game: str, seed: int, together: bool) -> None:
        self.game = game
        self.random = random.Random(seed)
        self.people = [Browser(port)] * PEOPLE
        self.watcher: Browser | None = None
        host = self.people[0]
        host.get("/")
        self.id = host.table(
            "human", "open" if together else "human", game=game, seed=seed, timing=CLOCK if together else None
        )
        if together:
            guest, self.watcher = Browser(port), Browser(port)
            guest.get("/"), self.watcher.get("/")
            self.people = [host, guest]
            guest.take(host.invitation(self.id))
            watches = self.watcher.post("/api/watchers", {"secret": host.invitation(self.id, "watch")})
            assert watches.status == 200, watches.body
        self.sockets: list[ClientConnection] = []
        self.views: dict[int, dict[str, Any]] = {}
        self.sent: float | None = None
        self.passed = False
        self.listeners: list[asyncio.Task[None]] = []

    async def greet(self, sockets: int, seen: list[Seen]) -> None:
        """Sit down with this many sockets."""
        for number in range(sockets):
            self.sockets.append(await self.socket(number))
            self.listeners.append(asyncio.create_task(self.listen(number, seen)))

    async def socket(self, number: int) -> ClientConnection:
        """A socket that has said hello: the first two are the people's, the third is one person's second window."""
        watches = self.watcher is not None and number > PEOPLE
        browser = self.watcher if self.watcher and watches else self.people[number % PEOPLE]
        address = f"ws://127.0.0.1:{browser.port}/api/tables/{self.id}/socket"
        socket = await connect(address, additional_headers=browser.headers(), compression=None, max_size=None)
        seat = {} if watches else {"seat": f"P{number % PEOPLE + 1}"}
        await socket.send(msgspec.json.encode({"type": "hello", **seat}).decode())
        return socket

    async def meet(self) -> None:
        """Now and then say something, do something beside moving, or come back in another window."""
        if self.watcher is None:
            return
        number = self.random.randrange(PEOPLE)
        if self.random.random() < TALK:
            await self.say(number, {"type": "say", "phrase": self.random.choice(PHRASES)})
        if self.random.random() < ELSE and number in self.views:
            revision, other = self.views[number]["revision"], (number + 1) % PEOPLE
            order = {"type": "order", "kind": "pass", "values": WORDS.get(self.game, {})}
            choices: list[list[tuple[int, dict[str, Any]]]] = [
                [(number, {"type": "orders"}), (number, order), (number, {"type": "withdraw", "kind": "pass"})],
                [(number, {"type": "pause", "wanted": True}), (other, {"type": "pause", "wanted": False})],
                [
                    (number, {"type": "undo", "revision": revision}),
                    (other, {"type": "consent", "agree": False, "revision": revision}),
                ],
                [(number, {"type": "report", "number": 1})],
                [(0, {"type": "silence", "seat": "P2", "silent": silent}) for silent in (True, False)],
            ]
            for who, message in self.random.choice(choices):
                await self.say(who, message)
        if self.random.random() < LEAVE and len(self.sockets) > PEOPLE:
            number = self.random.randrange(PEOPLE, len(self.sockets))
            old, self.sockets[number] = self.sockets[number], await self.socket(number)
            self.listeners[number].cancel()
            self.listeners[number] = asyncio.create_task(self.listen(number, []))
            await old.close()

    async def say(self, number: int, message: dict[str, Any]) -> None:
        """Send a message that is not a move."""
        await self.sockets[number].send(msgspec.json.encode({**message, "tag": "beside"}).decode())

    async def listen(self, number: int, seen: list[Seen]) -> None:
        """Receive messages. Only the people's sockets read them, so that it is not the clients that are measured.
        `seen`: the last item takes the measurements.
        """
        async for text in self.sockets[number]:
            if number < PEOPLE:
                message = msgspec.json.decode(text)
                if message["type"] == "view":
                    self.views[number] = message
                elif self.sent is not None and message["type"] in ("accepted", "refused") and not message["tag"]:
                    seen[-1].moves += 1
                    if not (self.passed and self.watcher):
                        seen[-1].waits.append(perf_counter() - self.sent)
                    seen[-1].refused += message["type"] != "accepted"
                    self.sent = None

    async def move(self) -> bool:
        """Make a legal move for a seat that must decide; return False if none must or the last move is unanswered."""
        asked = [number for number, view in self.views.items() if view["decision"]]
        if self.sent is not None or not asked:
            return False
        number = self.random.choice(asked)
        view = self.views[number]
        line = self.random.choice(lines(view))
        self.passed = line.partition(" ")[2] in WAITING
        move = {"type": "move", "line": line, "revision": view["revision"]}
        self.views[number] = {**view, "decision": None}
        self.sent = perf_counter()
        await self.sockets[number].send(msgspec.json.encode(move).decode())
        return True

    @property
    def over(self) -> bool:
        return any(view["over"] for view in self.views.values())

    async def leave(self) -> None:
        for socket in self.sockets:
            await socket.close()
        await asyncio.gather(*self.listeners, return_exceptions=True)


def taken(process: int) -> tuple[float, int]:
    """Seconds of processor time that a process has used, and the bytes it holds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return (int(fields[11]) + int(fields[12])) / TICKS, pages * os.sysconf("SC_PAGE_SIZE")


async def load(server: Process, asked: argparse.Namespace, attacked: Sequence[str]) -> None:
    seen, seeds, chance = [Seen()], iter(range(1, 1 << 30)), random.Random(1)
    tables: list[Table] = []
    opening: set[asyncio.Task[None]] = set()

    def table() -> Table:
        seed = next(seeds)
        return Table(server.port, asked.game or GAMES[seed % len(GAMES)], seed, asked.together)

    async def open_one(old: Table | None = None) -> None:
        if old:
            await old.leave()
        new = await asyncio.to_thread(table)
        await new.greet(asked.clients // asked.tables, seen)
        tables.append(new)

    while len(tables) < asked.tables:
        await asyncio.gather(*(open_one() for _ in range(min(GREETED_AT_ONCE, asked.tables - len(tables)))))
    # Garbage collection among the views of 2,000 clients takes up to a tenth of a second here; no real person waits so.
    gc.collect()
    gc.disable()
    first, held = taken(server.process.pid)
    print(f"{len(tables)} tables, {sum(len(t.sockets) for t in tables)} clients: {held / 1e6:.0f} MB", flush=True)
    begun = since = perf_counter()
    used, made = first, 0
    attacker = None
    if asked.attack:
        command = [sys.executable, "-m", "benchmarks.attack", str(server.port), str(asked.seconds), *attacked]
        attacker = await asyncio.create_subprocess_exec(*command)
    while (now := perf_counter()) < begun + asked.seconds:
        while made < (now - begun) * asked.rate:
            made += 1
            for _ in range(TRIED):
                place = chance.randrange(len(tables))
                if tables[place].over:
                    task = asyncio.create_task(open_one(tables.pop(place)))
                    opening.add(task)
                    task.add_done_callback(opening.discard)
                elif await tables[place].move():
                    await tables[place].meet()
                    break
            else:
                seen[-1].late += 1
        if now > since + MINUTE:
            after, held = taken(server.process.pid)
            print(f"{(now - begun) / 60:.0f} min: {seen[-1].told(now - since, after - used, held)}", flush=True)
            seen.append(Seen())
            since, used = now, after
        await asyncio.sleep(0.002)
    after, held = taken(server.process.pid)
    total = Seen()
    for part in seen:
        total.take(part)
    print(total.told(perf_counter() - begun, after - first, held))
    if attacker is not None:
        await attacker.wait()
    for one in tables:
        for listener in one.listeners:
            listener.cancel()


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--clients", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=500.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--together", action="store_true")
    parser.add_argument("--attack", action="store_true")
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        attacked = [*fill(Path(folder) / STORE, STORED).values()] if asked.attack else []
        server = Process(Path(folder), "--port", "0")
        try:
            asyncio.run(load(server, asked, attacked))
        finally:
            server.end(signal.SIGTERM)
            print(server.errors, end="", file=sys.stderr)


if __name__ == "__main__":
    main()
