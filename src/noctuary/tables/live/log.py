"""The store as tables use it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

from noctuary.tables.results import ratings
from noctuary.tables.store import SharedStore, Store
from noctuary.tables.store.rows import ClockRow, EntryRow, Job, OrderRow
from noctuary.tables.store.saved import header_of
from noctuary.tables.store.writer import Writer
from noctuary.tables.work import Breath


class Log:
    """The store as a table uses it from the event loop. All methods that access the store raise StoreError.
    `reached`: the players who can be sent reminders.
    """

    def __init__(self, writer: Writer, reached: set[str]) -> None:
        self._writer: Writer = writer
        self._store: Store = writer.store
        self._reached: set[str] = reached

    async def append(self, entry: EntryRow) -> None:
        """Store an entry. Raises Overtaken if another server has stored one with the same number."""
        Breath.moved = time.monotonic()
        await self._writer.append(entry)

    async def lines(self, id: str, after: int) -> list[str]:
        """Return the entries of a table after a number."""
        return await self._writer.do(self._store.lines, id, after)

    @contextlib.asynccontextmanager
    async def turn(self, id: str, follow: Callable[[], Awaitable[None]] | None = None) -> AsyncIterator[bool]:
        """Return a context in which this server moves for the bots of a table, or analyses its game. Its value is False
        if another server does so. `follow` loads what the previous holder of the turn has stored.
        """
        store = self._store
        if not isinstance(store, SharedStore):
            yield True
            return
        mine = await self._writer.do(store.claim, id)
        try:
            if mine and follow is not None:
                await follow()
            yield mine
        finally:
            if mine:
                await self._writer.do(store.release, id)

    async def come_back(self, id: str, player: str) -> None:
        """Store that a player at a table plays again instead of a bot."""
        await self._writer.do(self._store.come_back, id, player)

    async def say(self, id: str, number: int, said: str) -> None:
        """Send other servers a message about a table."""
        if isinstance(self._store, SharedStore):
            await self._writer.do(self._store.say, id, number, said)

    async def clock(self, id: str) -> ClockRow | None:
        """Return the clock of a table."""
        return await self._writer.do(self._store.clock, id)

    async def keep_clock(self, clock: ClockRow, jobs: Sequence[Job]) -> None:
        """Store a clock and the jobs it requires."""
        await self._writer.do(self._store.keep_clock, clock, jobs)

    async def ratings(self, id: str) -> ratings.Shown:
        """Return the ratings of the players at a table."""
        return await self._writer.do(ratings_at, self._store, id)

    async def note_order(self, row: OrderRow) -> None:
        """Store the new state of a standing order."""
        await self._writer.do(self._store.note_order, row)

    async def drop_orders(self, id: str, seat: int) -> None:
        """Delete all standing orders of a seat."""
        await self._writer.do(self._store.drop_orders, id, seat, None)

    async def ask(self, id: str, due: int, players: Sequence[str]) -> None:
        """Remind these players of their turn at the time `due`."""
        await self._writer.do(self._store.ask, id, due, players)

    def reaches(self, player: str) -> bool:
        """Return whether a player can be sent reminders."""
        return player in self._reached


def ratings_at(store: Store, id: str) -> ratings.Shown:
    """Return the ratings of the players at a table (`ratings.at`)."""
    row = store.find(id)
    return ratings.at(store, row, header_of(row)) if row else None
