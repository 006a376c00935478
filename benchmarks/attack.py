"""The heaviest load that one address can put on a server, for `python -m benchmarks.load --attack`.

    python -m benchmarks.attack PORT SECONDS TABLE...

One cookie, whose owner has thousands of finished games, is used by `CONNECTIONS` connections from one address, which is
not that of the server's own machine. Each asks without pause for what takes longest: long lists, progress, replays,
editions, tables that nobody has open (`TABLE`), which it leaves at once, and over sockets for whole views and for
everything that could be done. At the end it prints how often each answer came.
"""

import asyncio
import contextlib
import random
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import count
from time import perf_counter
from typing import Final

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.stored import KEY
from noctuary.server.door.guard import COOKIE

CONNECTIONS: Final = 64
ADDRESS: Final = "127.0.0.2"
PATHS: Final = (
    "/api/listings",
    "/api/tables",
    "/api/profile/games",
    "/api/profile/progress/nightfall",
    "/api/account",
    "/api/editions",
    "/api/games/nocturne/puzzles",
)


class Attacker:
    """One of the connections."""

    def __init__(self, port: int, tables: Sequence[str], until: float, answers: Counter[str], number: int) -> None:
        self._port: int = port
        self._tables: Sequence[str] = tables
        self._until: float = until
        self._answers: Counter[str] = answers
        self._random: random.Random = random.Random(number)
        self._cookie: str = f"{COOKIE}={KEY}"

    async def go_on(self) -> None:
        """Keep asking until the time is up, whatever the answers."""
        while perf_counter() < self._until:
            with contextlib.suppress(OSError, WebSocketException, asyncio.IncompleteReadError):
                await self._random.choice((self._request, self._request, self._sit))()

    async def _request(self) -> None:
        """Ask for one thing after another over one connection."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(ADDRESS, 0))
        table = self._random.choice(self._tables)
        paths = [*PATHS, f"/api/tables/{table}/replay", f"/api/tables/{table}/record", f"/api/tables/{table}/reference"]
        try:
            for _ in range(20):
                path = self._random.choice(paths)
                head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {self._cookie}\r\n\r\n"
                writer.write(head.encode())
                answer = (await reader.readuntil(b"\r\n\r\n")).decode()
                length = next(
                    int(line[15:]) for line in answer.splitlines() if line.lower().startswith("content-length")
                )
                await reader.readexactly(length)
                self._answers[answer.split()[1]] += 1
        finally:
            writer.close()

    async def _sit(self) -> None:
        """Connect to a table and leave at once, or greet it and keep asking for everything that could be done there."""
        address = f"ws://127.0.0.1:{self._port}/api/tables/{self._random.choice(self._tables)}/socket"
        headers = {"Cookie": self._cookie, "Sec-Fetch-Site": "same-origin"}
        async with connect(
            address, additional_headers=headers, compression=None, max_size=None, local_addr=(ADDRESS, 0)
        ) as socket:
            self._answers["socket"] += 1
            if self._random.random() < 0.5:
                return
            for number in count():
                message = {"type": "hello"} if number % 10 == 0 else {"type": "ask", "references": {}, "seat": "P1"}
                await socket.send(msgspec.json.encode(message).decode())
                self._answers[msgspec.json.decode(await socket.recv())["type"]] += 1
                if perf_counter() > self._until:
                    return


async def attack(port: int, seconds: float, tables: Sequence[str]) -> Counter[str]:
    """Keep asking for this many seconds; return how often each answer came."""
    answers: Counter[str] = Counter()
    until = perf_counter() + seconds
    await asyncio.gather(*(Attacker(port, tables, until, answers, one).go_on() for one in range(CONNECTIONS)))
    return answers


if __name__ == "__main__":
    found = asyncio.run(attack(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:]))
    print("The attack:", ", ".join(f"{number} {what}" for what, number in found.most_common()))
