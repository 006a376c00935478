"""What people see of a table. A view is made once for all clients at a seat, and cached until something changes."""

import time
from typing import Final

from noctuary.kernel.parts.moves import NOBODY, seat_name
from noctuary.tables import wall_clock
from noctuary.tables.live.moving.driver import Driver
from noctuary.tables.live.moving.takebacks import TakeBacks
from noctuary.tables.live.sitting.part import Common, TablePart
from noctuary.tables.live.sitting.presence import WATCHER
from noctuary.tables.live.time.clock_keeper import ClockKeeper
from noctuary.tables.setup import terms_of
from noctuary.tables.store.base.rows import GONE
from noctuary.tables.view import Story, show_guide, view, waiting_view, watcher_view
from noctuary.tables.wire.shapes import to_json
from noctuary.tables.wire.views import View

GLANCE: Final = 0.004
"""Seconds for which making one client's view may block the event loop."""
SHARED: Final = 16
"""How many views of one moment are cached."""
JUST_NOW: Final = 100
"""Milliseconds for which a view with remaining clock times can be reused."""


class ViewCache(TablePart):
    """The views of a table. The log in a view begins after the event with the number `seen`."""

    def __init__(self, common: Common, clocks: ClockKeeper, take_backs: TakeBacks, driver: Driver) -> None:
        super().__init__(common)
        self._clocks: ClockKeeper = clocks
        self._take_backs: TakeBacks = take_backs
        self._driver: Driver = driver
        self._stories: dict[tuple[int, int, int | None], Story] = {}
        """Views in preparation, by seat, `seen`, and the event after which their story begins."""
        self._made: dict[tuple[int, int], tuple[str, int]] = {}
        """Cached views since the last change, by seat and `seen`: the text that is sent, and when it was made."""
        self._thinking: tuple[list[int], list[int]] = [], []
        """The seats whose bots were thinking, and those of the absent, when the cache was made."""

    def forget(self) -> None:
        """Clear the cached views after a change."""
        self._made.clear()

    def forget_stories(self) -> None:
        """Clear the prepared logs after a take-back."""
        self._stories.clear()

    def last_event(self, seat: int) -> int:
        """The number of the last event that a seat is shown."""
        behind = self._behind(seat)
        return self._match.at(max(0, self._match.step - behind)).event_number if behind else self._match.event_number

    def prepare(self, seat: int, seen: int) -> bool:
        """Spend a few milliseconds on preparing the events and the log of a view; return whether they are complete."""
        if self._find_cached(seat, seen) or self._behind(seat):
            return True
        begin = self._begins(seat, seen)
        if len(self._stories) >= SHARED:
            self._stories.clear()
        viewer, end = max(seat, NOBODY), time.perf_counter() + GLANCE
        match = self._match
        story = self._stories.setdefault(
            (seat, seen, begin), Story(viewer, match.event_number if begin is None else begin)
        )
        for event in match.events_after(story.event_number) if begin is not None else ():
            story.tell(event)
            if time.perf_counter() > end:
                return False
        while not story.write(match.events, seen, match.event_number):
            if time.perf_counter() > end:
                return False
        return True

    def write(self, seat: int, seen: int) -> str:
        """The view of a seat as JSON text."""
        cached = self._find_cached(seat, seen)
        if cached is None:
            if len(self._made) >= SHARED:
                self._made.clear()
            cached = to_json(self._view(seat, seen))
            self._made[seat, seen] = cached, wall_clock.now_ms()
        return cached

    def _begins(self, seat: int, seen: int) -> int | None:
        """The number of the event after which a view lists what has happened; None: it shows only the current
        state. A player who opens a table with separate screens sees what has happened since their last move.
        """
        if seen:
            return seen
        match = self._match
        return match.since(seat) if self._seats.places is not None and seat >= 0 and not match.over else None

    def _behind(self, seat: int) -> int:
        """How many moves late a seat sees everything; 0 once the game is over."""
        return 0 if self._match.over else self._presence.late(seat)

    def _find_cached(self, seat: int, seen: int) -> str | None:
        """A cached view for this seat. A view with clocks is reusable only for a moment, as remaining times change."""
        now = self._driver.thinking, self._seats.absent(self._seats.player(seat))
        if now != self._thinking:
            self._thinking = now
            self._made.clear()
        text, made = self._made.get((seat, seen), (None, 0))
        return text if self._clocks.timing is None or abs(wall_clock.now_ms() - made) < JUST_NOW else None

    def _view(self, seat: int, seen: int) -> View[object]:
        match, seats, behind = self._match, self._seats, self._behind(seat)
        story = self._stories.pop((seat, seen, self._begins(seat, seen)), None)
        thinking, trouble = self._driver.thinking, self._driver.trouble
        made: View[object]
        if terms_of(match.setup).waits:
            made = waiting_view(match, seat, seats.of(seats.player(seat)) if seat >= 0 else [])
            made.late = self._presence.late(seat) if seat == WATCHER else None
        elif seat == WATCHER:
            made = watcher_view(match, seen, behind, thinking, trouble, story)
            made.late = self._presence.late(seat)
        else:
            mine = seats.of(seats.player(seat)) if seats.places is None or seat >= 0 else []
            made = view(match, seat, seen, thinking, trouble, story, mine)
            made.since = None if seen else self._begins(seat, seen)
        if not behind:
            # Running clocks, stand-in bots and new ratings would reveal to a delayed watcher what has happened.
            self._show_people(made)
        if seats.places is not None and (seat != WATCHER or made.waits):
            self._show_presence(made, seats.places)
        made.absent = [seat_name(other) for other in seats.absent(seats.player(seat))]
        if seat != WATCHER and not made.waits:
            self._take_backs.show(made, seat)
        if seat in self._driver.indifferent:
            made.decision = None
        if self._guide:
            made.guide = show_guide(self._guide, match)
            if made.guide.done:
                made.over = True
            if made.guide.done or made.guide.failed:
                # An exercise ends once it is solved or missed.
                made.decision, made.thinking = None, []
        return made

    def _show_people(self, made: View[object]) -> None:
        seats = self._seats
        made.ratings = seats.ratings
        if seats.places is not None:
            made.clock = self._clocks.to_wire()
            for seat, player in seats.places.items():
                made.seats[seat].bot = seats.bot(seat)
                made.seats[seat].stands_in = bool(seats.bot(seat) and player and not player.startswith(GONE))

    def _show_presence(self, made: View[object], places: dict[int, str]) -> None:
        here = self._presence.players()
        made.onlookers = len(self._presence.onlookers())
        made.free = [seat_name(seat) for seat in self._match.setup.humans if seat not in places]
        made.away = [seat_name(seat) for seat, player in places.items() if player and player not in here]
