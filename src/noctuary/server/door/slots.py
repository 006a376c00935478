"""Slots for sockets: when all are taken, whoever has the most loses one, so that somebody new always gets in."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from noctuary.server.door.errors import TooMuch

People = dict[str, dict[object, Callable[[], None]]]
"""The sockets of an address by person, the oldest first, each with the function that makes it leave."""


class Slots:
    """At most `most` slots. An address or person may have many, as long as others do not need them."""

    def __init__(self, most: int, again: float) -> None:
        """`again`: the seconds after which somebody who found no room may try again."""
        self._most: int = most
        self._again: float = again
        self._taken: int = 0
        self._addresses: dict[str, People] = {}

    def limit(self, most: int) -> None:
        """Lower the number of slots to `most`, for lack of files."""
        self._most = min(self._most, most)

    @contextmanager
    def slot(self, address: str, person: str, leave: Callable[[], None]) -> Iterator[None]:
        """Take a slot until the context ends; `leave` is called if somebody has more right to it. Raises TooMuch."""
        if self._taken >= self._most:
            self._make_room(address, person)
        socket = object()
        self._addresses.setdefault(address, {}).setdefault(person, {})[socket] = leave
        self._taken += 1
        try:
            yield
        finally:
            self._free(address, person, socket)

    def _make_room(self, address: str, person: str) -> None:
        """Make a socket leave: the oldest one of the person with the most, at the address that has the most."""
        largest = max(self._addresses, key=self._count)
        if largest == address or self._count(largest) <= self._count(address):
            largest = address
        people = self._addresses.get(largest, {})
        most = max(people, key=lambda person: len(people[person]), default=person)
        if largest == address and len(people.get(most, ())) <= len(people.get(person, ())):
            raise TooMuch("request-sockets", self._again)
        socket, leave = next(iter(people[most].items()))
        self._free(largest, most, socket)
        leave()

    def _count(self, address: str) -> int:
        return sum(map(len, self._addresses.get(address, {}).values()))

    def _free(self, address: str, person: str, socket: object) -> None:
        people = self._addresses.get(address, {})
        if people.get(person, {}).pop(socket, None) is None:
            return
        self._taken -= 1
        if not people[person]:
            del people[person]
        if not people:
            del self._addresses[address]
