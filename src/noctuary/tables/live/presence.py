"""Who has a table open: the screens there, the seats that they show, and the pace at which they want bots to move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from noctuary.tables.live.seats import Seats
from noctuary.tables.store.rows import Watching

WATCHER: Final = -2
"""The seat shown to whoever watches with the link for that; NOBODY is that of a host without one."""
MAX_WATCHERS: Final = 50
"""How many may watch a table at the same time."""


class Presence:
    """The screens at a table on this server."""

    def __init__(self, seats: Seats) -> None:
        self._seats: Seats = seats
        self._screens: dict[object, int] = {}
        """The seat that each screen is in the hands of."""
        self._paces: dict[object, float] = {}
        """How long bots shall take for a screen that has said so."""
        self.watching: Watching | None = None
        """How the table is open to watchers, if it is."""

    def show(self, screen: object, seat: int) -> bool:
        """From now on `screen` is in the hands of `seat`; says whether nobody has looked at that one before."""
        first = seat not in self._screens.values()
        self._screens[screen] = seat
        return first

    def leave(self, screen: object) -> None:
        """A screen has gone."""
        self._screens.pop(screen, None)
        self._paces.pop(screen, None)

    def is_shown(self, seat: int) -> bool:
        """Whether a seat is looked at."""
        return seat in self._screens.values()

    def players(self) -> set[str]:
        """Who has the table open, where people sit each at their own screen."""
        places: Mapping[int, str] = self._seats.places or {}
        return {places[seat] for seat in self._screens.values() if places.get(seat)}

    def onlookers(self) -> list[object]:
        """The screens at which somebody watches, as far as there is room for them."""
        return [screen for screen, seat in self._screens.items() if seat == WATCHER][:MAX_WATCHERS]

    def set_pace(self, screen: object, factor: float) -> None:
        """From now on bots take `factor` times the ordinary pause for `screen`."""
        self._paces[screen] = factor

    @property
    def pace(self) -> float:
        """How many ordinary pauses bots take: of several screens the slowest counts."""
        return max(self._paces.values(), default=1.0)

    def late(self, seat: int) -> int:
        """How many moves late a seat sees everything while the game runs."""
        return self.watching.late if seat == WATCHER and self.watching else 0
