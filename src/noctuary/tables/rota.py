"""Turns at things that many wait for: addresses take turns, and so do the people at an address."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection, Iterable
from typing import Final, Generic, TypeVar

Whose = tuple[str, str]
"""The address and the person for whom something is done."""
NOBODYS: Final[Whose] = ("", "")

T = TypeVar("T")


class Rota:
    """Knows whose turn was longest ago."""

    def __init__(self) -> None:
        self._turns: dict[tuple[str, ...], int] = {}
        """The number of the last turn, by address, and by address and person."""

    def choose(self, waiting: Collection[Whose]) -> Whose:
        """Return who of those waiting is next; of several, the first."""
        self._turns = {key: self._turns.get(key, 0) for one in waiting for key in (one[:1], one)}
        found = min(waiting, key=lambda one: (self._turns[one[:1]], self._turns[one]))
        self._turns[found[:1]] = self._turns[found] = max(self._turns.values()) + 1
        return found


class TurnQueue(Generic[T]):
    """Lends things to those who wait for them, in turns; the thing returned last is lent first."""

    def __init__(self, things: Iterable[T]) -> None:
        self._things: list[T] = [*things]
        self._waiting: dict[Whose, deque[asyncio.Future[T]]] = {}
        self._rota: Rota = Rota()

    async def take(self, whose: Whose) -> T:
        """Return a thing once it is the turn of `whose`; it must be put back."""
        if self._things:
            return self._things.pop()
        got: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(got)
        try:
            return await got
        except asyncio.CancelledError:
            if not got.cancelled():
                self.put_back(got.result())
            raise

    def put_back(self, thing: T) -> None:
        """Give a thing to whoever is next, if anybody waits."""
        while self._waiting:
            whose = self._rota.choose(self._waiting)
            got = self._waiting[whose].popleft()
            if not self._waiting[whose]:
                del self._waiting[whose]
            if not got.cancelled():
                got.set_result(thing)
                return
        self._things.append(thing)
