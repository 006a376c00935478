"""Clocks for players at separate screens: how much time each one has left.

The clocks of all seats that must decide run at once, whether or not they have a choice. Times are wall-clock times in
milliseconds; a clock stores how much was left at its last update, and which seats have been running since.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.json import Decoder
from msgspec.structs import replace

from noctuary.tables.store.base.rows import ClockRow
from noctuary.tables.wire.tables import Timing

LEAST: Final = 15_000
"""The least time, in milliseconds, that a player has on returning after their clock ran out."""


class Clock(Struct, kw_only=True):
    """The time `left` to each seat at the moment `since`, and the seats that have been `running` from then on. `out`:
    seats that a bot plays for because their time has run out; `helped`: seats for which that has ever happened;
    `agreed`: seats whose players want to pause, or to resume. `alarm`: when the clock is checked at the latest.
    """

    left: list[int]
    running: list[int] = []
    since: int
    out: list[int] = []
    helped: list[int] = []
    paused: bool = False
    agreed: list[int] = []
    alarm: int = 0

    def left_at(self, seat: int, now: int) -> int:
        """The milliseconds that a seat has left; if the system clock was set back, no time has passed."""
        runs = seat in self.running and not self.paused
        return max(0, self.left[seat] - (max(0, now - self.since) if runs else 0))

    def due(self, now: int) -> list[int]:
        """The running seats that have no time left."""
        return [] if self.paused else [seat for seat in self.running if not self.left_at(seat, now)]

    @property
    def deadline(self) -> int | None:
        """When the first seat runs out of time if nothing happens."""
        if self.paused or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def set_alarm(self, deadline: int | None, now: int) -> Clock:
        """The clock with an alarm no later than `deadline`: the present alarm, unless it is too late."""
        if deadline is None or now < self.alarm <= deadline:
            return self
        return replace(self, alarm=deadline)

    def punch(self, timing: Timing, now: int, running: Sequence[int], mover: int = -1) -> Clock:
        """The clock from `now` on, with the seats that must decide; `mover` has just decided."""
        left = [self.left_at(seat, now) for seat in range(len(self.left))]
        if timing.pace == "live":
            if mover in self.running:
                left[mover] += 1000 * timing.increment
        else:
            for seat in running:
                if seat not in self.running or seat == mover:
                    left[seat] = 1000 * timing.seconds
        return replace(self, left=left, running=list(running), since=now)

    def run_out(self, seats: Sequence[int]) -> Clock:
        """The clock with a bot playing for these seats until their players come back."""
        return replace(self, out=sorted({*self.out, *seats}), helped=sorted({*self.helped, *seats}))

    def come_back(self, seats: Sequence[int], timing: Timing) -> Clock:
        """The clock with the players of these seats playing again, with a little time."""
        least = max(LEAST, 1000 * timing.increment)
        left = [max(time, least) if seat in seats else time for seat, time in enumerate(self.left)]
        return replace(self, left=left, out=[seat for seat in self.out if seat not in seats])

    def ask(self, seats: Sequence[int], people: Sequence[int], wanted: bool, alone: bool) -> Clock:
        """Record that the players in `seats` want to pause or resume, which happens once all `people` agree; if
        `alone`, one player is enough to resume. If anybody declines, the request is dropped.
        """
        if alone and wanted and self.paused:
            return replace(self, paused=False, agreed=[])
        return replace(self, agreed=sorted({*self.agreed, *seats}) if wanted else []).settle(people)

    def settle(self, people: Sequence[int]) -> Clock:
        """The clock with the requests of these `people` only: whoever has resigned is neither asked nor counted."""
        agreed = [seat for seat in self.agreed if seat in people]
        if agreed and len(agreed) == len(people):
            return replace(self, paused=not self.paused, agreed=[])
        return replace(self, agreed=agreed)


def begin_clock(timing: Timing, players: int, now: int) -> Clock:
    """The clock of a table at which no seat runs yet."""
    return Clock(left=[1000 * timing.seconds] * players, since=now)


_clock: Final = Decoder(Clock)


def read_clock(row: ClockRow) -> Clock:
    """The clock from its stored row."""
    return replace(_clock.decode(row.content), since=row.since)
