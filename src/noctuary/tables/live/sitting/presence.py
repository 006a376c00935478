"""Who has a table open: the screens there, the seats they show, and the pace they want for bots."""

from collections.abc import Iterable, Mapping
from typing import Final

from noctuary.tables.live.sitting.seats import Seats
from noctuary.tables.store.base.rows import Watching

WATCHER: Final = -2
"""The seat number of a watcher; that of a host without a seat is NOBODY."""
MAX_WATCHERS: Final = 50
"""How many watchers a table may have at the same time."""


class Presence:
    """The screens connected to a table on this server."""

    def __init__(self, seats: Seats, watching: Watching | None = None) -> None:
        self._seats: Seats = seats
        self._screens: dict[object, int] = {}
        """The seat that each screen shows."""
        self._paces: dict[object, float] = {}
        """The bot pace of each screen that has set one, as a multiple of the ordinary pause."""
        self._forgotten: set[object] = set()
        """The screens that nobody looks at."""
        self.watching: Watching | None = watching
        """The link for watchers and their delay, if the table is open to them."""

    def show(self, screen: object, seat: int) -> bool:
        """Record that `screen` now shows `seat`; return whether no screen showed that seat before."""
        first = seat not in self._screens.values()
        self._screens[screen] = seat
        return first

    def leave(self, screen: object) -> None:
        """Remove a screen."""
        self._screens.pop(screen, None)
        self._paces.pop(screen, None)
        self._forgotten.discard(screen)

    def attend(self, screen: object, here: bool) -> None:
        """Record whether somebody looks at a screen."""
        if here:
            self._forgotten.discard(screen)
        else:
            self._forgotten.add(screen)

    def is_shown(self, seat: int) -> bool:
        """Whether any screen shows a seat."""
        return seat in self._screens.values()

    def players(self) -> set[str]:
        """The players who have the table open, where each uses their own screen."""
        return self._players(self._screens)

    def attentive_players(self) -> set[str]:
        """The players who look at the table: a window that is forgotten in the background reaches nobody."""
        return self._players(self._screens.keys() - self._forgotten)

    def _players(self, screens: Iterable[object]) -> set[str]:
        places: Mapping[int, str] = self._seats.places or {}
        return {places[seat] for seat in map(self._screens.__getitem__, screens) if places.get(seat)}

    def onlookers(self) -> list[object]:
        """The screens of watchers, up to the maximum."""
        return [screen for screen, seat in self._screens.items() if seat == WATCHER][:MAX_WATCHERS]

    def set_pace(self, screen: object, factor: float) -> None:
        """Make bots take `factor` times the ordinary pause for `screen`."""
        self._paces[screen] = factor

    @property
    def pace(self) -> float:
        """How many ordinary pauses bots take; the slowest screen decides."""
        return max(self._paces.values(), default=1.0)

    def late(self, seat: int) -> int:
        """How many moves late a seat sees the running game."""
        return self.watching.late if seat == WATCHER and self.watching else 0
