"""What tables need of the store."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from noctuary.tables.results import ratings
from noctuary.tables.store import SharedStore, Store
from noctuary.tables.store.rows import ClockRow, EntryRow, Job, OrderRow
from noctuary.tables.store.saved import header_of
from noctuary.tables.store.writer import Writer


class Log(Protocol):
    """The store as a table sees it, from the event loop. What is asked of the store raises StoreError."""

    async def append(self, entry: EntryRow) -> None:
        """Add an entry. Raises Overtaken if another server has added one with its number."""

    async def lines(self, id: str, after: int) -> list[str]:
        """The entries of a table after a number."""

    def turn(self, id: str, follow: Callable[[], Awaitable[None]] | None = None) -> AbstractAsyncContextManager[bool]:
        """A context in which this server moves for the bots of a table, or analyses its game, unless another one does:
        then it is False. `follow` takes over what whoever had the turn before has stored.
        """

    async def come_back(self, id: str, player: str) -> None:
        """Somebody plays for themselves again at a table."""

    async def say(self, id: str, number: int, said: str) -> None:
        """Let other servers hear something about a table."""

    async def clock(self, id: str) -> ClockRow | None:
        """The clock of a table."""

    async def keep_clock(self, clock: ClockRow, jobs: Sequence[Job]) -> None:
        """Store a clock, and what must be done by it."""

    async def ratings(self, id: str) -> ratings.Shown:
        """How strong those are who sit at a table."""

    async def note_order(self, row: OrderRow) -> None:
        """Store what has become of a standing order."""

    async def drop_orders(self, id: str, seat: int) -> None:
        """Forget all standing orders of a seat."""

    async def ask(self, id: str, due: int, players: Sequence[str]) -> None:
        """Remind these players of their turn when it is due."""

    def reaches(self, player: str) -> bool:
        """Whether there is any way to remind somebody."""


class StoredLog:
    """The Log of a writer's store. `reached`: the players whom there is a way to remind."""

    def __init__(self, writer: Writer, reached: set[str]) -> None:
        self._writer: Writer = writer
        self._store: Store = writer.store
        self._reached: set[str] = reached

    async def append(self, entry: EntryRow) -> None:
        await self._writer.append(entry)

    async def lines(self, id: str, after: int) -> list[str]:
        return await self._writer.do(self._store.lines, id, after)

    @contextlib.asynccontextmanager
    async def turn(self, id: str, follow: Callable[[], Awaitable[None]] | None = None) -> AsyncIterator[bool]:
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
        await self._writer.do(self._store.come_back, id, player)

    async def say(self, id: str, number: int, said: str) -> None:
        if isinstance(self._store, SharedStore):
            await self._writer.do(self._store.say, id, number, said)

    async def clock(self, id: str) -> ClockRow | None:
        return await self._writer.do(self._store.clock, id)

    async def keep_clock(self, clock: ClockRow, jobs: Sequence[Job]) -> None:
        await self._writer.do(self._store.keep_clock, clock, jobs)

    async def ratings(self, id: str) -> ratings.Shown:
        return await self._writer.do(ratings_at, self._store, id)

    async def note_order(self, row: OrderRow) -> None:
        await self._writer.do(self._store.note_order, row)

    async def drop_orders(self, id: str, seat: int) -> None:
        await self._writer.do(self._store.drop_orders, id, seat, None)

    async def ask(self, id: str, due: int, players: Sequence[str]) -> None:
        await self._writer.do(self._store.ask, id, due, players)

    def reaches(self, player: str) -> bool:
        return player in self._reached


def ratings_at(store: Store, id: str) -> ratings.Shown:
    """The ratings of those who sit at a table (`ratings.at`)."""
    row = store.find(id)
    return ratings.at(store, row, header_of(row)) if row else None
