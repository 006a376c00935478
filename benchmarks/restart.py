"""How soon everybody is back after a restart: `python -m benchmarks.restart`.

Starts a real server in its own process with `--tables` tables in the middle of a game, stops it while `--clients`
sockets are at them, and starts it again. It prints how long it took, from the signal to stop, until half, 99 % and all
of the clients had a view of their table again, and the processor time used. The clients hardly do more than wait and
try again every tenth of a second; a browser waits a little longer each time.
"""

import argparse
import asyncio
import signal
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

from benchmarks.load import GREETED_AT_ONCE, Seen, Table, taken
from noctuary.kernel.contract import catalogue
from tests.server.conftest import Process

AGAIN: Final = 0.1
"""Seconds until a client tries again."""
PATIENCE: Final = 60.0


class Client:
    """A socket at a table that counts as back once it has been shown the table."""

    def __init__(self, port: int, table: str, seat: int, headers: dict[str, str]) -> None:
        self._port = port
        lines = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        self._request = "\r\n".join([*lines, "", ""]).encode()
        hello = b'{"type":"hello","seat":"P%d"}' % (seat + 1)
        # A text frame, masked with zeros.
        self._hello = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello

    async def back(self) -> float:
        """The time at which it has been shown the table."""
        while True:
            try:
                return await self._shown()
            except (OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(AGAIN)

    async def left(self) -> None:
        """Wait until the server has gone."""
        while await self._reader.read(1 << 16):
            pass
        self._writer.close()

    async def _shown(self) -> float:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._writer.write(self._request)
        head = await self._reader.readuntil(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(head)
        self._writer.write(self._hello)
        while b'"type":"view"' not in await self._message():
            pass
        return perf_counter()

    async def _message(self) -> bytes:
        """The server's next message."""
        length = (await self._reader.readexactly(2))[1]
        if length >= 126:
            length = int.from_bytes(await self._reader.readexactly(2 if length == 126 else 8), "big")
        return await self._reader.readexactly(length)


async def measured(folder: Path, asked: argparse.Namespace) -> None:
    server = Process(folder, "--port", "0")
    clients = [
        Client(server.port, table.id, number % 2, table.people[number % 2].headers())
        for table in await played(server.port, asked.tables, asked.moves)
        for number in range(asked.clients // asked.tables)
    ]
    await asyncio.gather(*(client.back() for client in clients))
    begun = perf_counter()
    leaving = asyncio.gather(*(client.left() for client in clients))
    await asyncio.to_thread(server.end, signal.SIGTERM)
    await leaving
    stopped = perf_counter() - begun
    back = asyncio.gather(*(client.back() for client in clients))
    server = await asyncio.to_thread(Process, folder, "--port", str(server.port))
    started = perf_counter() - begun
    try:
        times = sorted(time - begun for time in await asyncio.wait_for(back, PATIENCE))
    finally:
        processor, held = taken(server.process.pid)
        await asyncio.to_thread(server.end, signal.SIGKILL)
    half, most = times[len(times) // 2], times[len(times) * 99 // 100]
    print(
        f"{len(clients)} clients at {asked.tables} tables: stopped after {stopped:.1f} s,"
        f" started after {started:.1f} s, half of them back after {half:.1f} s, 99 % after {most:.1f} s,"
        f" all after {times[-1]:.1f} s;"
        f" {1000 * processor / len(clients):.2f} ms of the processor a client, {held / 1e6:.0f} MB"
    )


async def played(port: int, number: int, moves: int) -> list[Table]:
    """Make `number` tables and `moves` moves at each."""
    tables, names = [], catalogue.names()

    async def one(seed: int) -> None:
        table = await asyncio.to_thread(Table, port, names[seed % len(names)], seed, False)
        await table.greet(2, [Seen()])
        made = 0
        while made < moves and not table.over:
            made += await table.move()
            await asyncio.sleep(0.002)
        await table.leave()
        tables.append(table)

    for first in range(0, number, GREETED_AT_ONCE):
        await asyncio.gather(*(one(seed) for seed in range(first, min(number, first + GREETED_AT_ONCE))))
    return tables


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--clients", type=int, default=2000)
    parser.add_argument("--moves", type=int, default=30)
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measured(Path(folder), asked))


if __name__ == "__main__":
    main()
