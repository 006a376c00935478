"""Turns at what many wait for: everybody gets theirs, however much others ask for."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

LONGEST_REST: Final = 5.0
"""The longest pause in seconds: longer work, such as reading a large file, runs in another process."""

Whose = tuple[str, str]
"""The address and the person for whom something is done."""
NOBODYS: Final[Whose] = ("", "")
Waiting = OrderedDict[str, deque[asyncio.Future[None]]]
"""The waiting work of an address, by person; the person whose turn was longest ago comes first."""


class Turns:
    """Lets some work begin while the rest waits: `most` pieces at a time, `of_address` for one address, and `of_person`
    for one person (0: no limit). Addresses take turns, and so do the people at an address. After a turn, its address
    and person pause for `rest` times as long as the turn took, up to LONGEST_REST, so whoever asks without pause gets
    only a share of the server, which shrinks as the load grows.
    """

    def __init__(self, most: int, of_address: int = 0, of_person: int = 0, rest: float = 0.0) -> None:
        self._most: int = most
        self._of_address: int = of_address or most
        self._of_person: int = of_person or most
        self._rest: float = rest
        self._running: int = 0
        self._running_of: Counter[tuple[str, ...]] = Counter()
        """How much is under way or resting, by address, and by address and person."""
        self._waiting: OrderedDict[str, Waiting] = OrderedDict()
        """The waiting work by address; the address whose turn was longest ago comes first."""
        self.waiting_of: Counter[str] = Counter()
        """How much work of an address is waiting."""

    @asynccontextmanager
    async def turn(self, whose: Whose, rests: bool = True) -> AsyncIterator[None]:
        """Wait for a turn, and keep it until the context ends. `rests`: whether address and person pause afterwards."""
        await self.begin(whose)
        begun = asyncio.get_running_loop().time()
        try:
            yield
        finally:
            self.end(whose, asyncio.get_running_loop().time() - begun if rests else 0.0)

    async def begin(self, whose: Whose) -> None:
        """Wait for a turn, which must be ended."""
        address, person = whose
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, OrderedDict()).setdefault(person, deque()).append(ready)
        self.waiting_of[address] += 1
        self._begin()
        try:
            await ready
        except asyncio.CancelledError:
            if ready.cancelled():
                self._forget(address, person, ready)
            else:
                self.end(whose)
            raise

    def end(self, whose: Whose, taken: float = 0.0) -> None:
        """End a turn that has `taken` this many seconds."""
        self._running -= 1
        if rest := min(taken * self._rest, LONGEST_REST):
            asyncio.get_running_loop().call_later(rest, self._leave, whose)
            self._begin()
        else:
            self._leave(whose)

    def _begin(self) -> None:
        """Begin as much of the waiting work as there is room for."""
        while self._running < self._most and (whose := self._next()) is not None:
            address, person = whose
            of_address = self._waiting[address]
            ready = of_address[person][0]
            self._waiting.move_to_end(address)
            of_address.move_to_end(person)
            self._forget(address, person, ready)
            if not ready.cancelled():
                self._running += 1
                self._running_of.update([(address,), (address, person)])
                ready.set_result(None)

    def _next(self) -> tuple[str, str] | None:
        """Who may begin next, an address and person: with the least under way, then whoever has waited longest."""
        best: tuple[int, int, str, str] | None = None
        for address, people in self._waiting.items():
            if (of_address := self._running_of[address,]) >= self._of_address:
                continue
            for person in people:
                of_person = self._running_of[address, person]
                if of_person < self._of_person and (best is None or (of_address, of_person) < best[:2]):
                    best = of_address, of_person, address, person
                if of_person == 0:
                    break  # Nobody else of this address has less: thousands may come back after a restart.
            if best is not None and best[:2] == (0, 0):
                break
        return best and best[2:]

    def _forget(self, address: str, person: str, ready: asyncio.Future[None]) -> None:
        """Remove work that waits no longer."""
        people = self._waiting.get(address, OrderedDict())
        if ready not in people.get(person, ()):
            return
        people[person].remove(ready)
        self.waiting_of[address] -= 1
        if not people[person]:
            del people[person]
        if not people:
            del self._waiting[address], self.waiting_of[address]

    def _leave(self, whose: Whose) -> None:
        """Give back the place of somebody who has rested."""
        for key in (whose[:1], whose):
            self._running_of[key] -= 1
            if not self._running_of[key]:
                del self._running_of[key]
        self._begin()
