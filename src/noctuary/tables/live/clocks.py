"""Clocks of people who sit each at their own screen: how much time everybody has left.

All seats that must decide run at once, whether they have a choice or not. Time is that of the world, in milliseconds;
a clock knows how much was left when it was last punched, and who has been running since.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.json import Decoder
from msgspec.structs import replace

from noctuary.tables.store.rows import ClockRow
from noctuary.tables.wire.tables import Timing

LEAST: Final = 15_000
"""What whoever comes back finds on a clock that has run out."""


class Clock(Struct, kw_only=True):
    """What was `left` to each seat at the moment `since`, and the seats that have been `running` from then on. `out`:
    those that a bot plays for as their time has run out; `helped`: those for which one has ever done so; `agreed`:
    those whose people want to pause, or to go on. `alarm`: when somebody looks at it in any case.
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
        """What a seat has left; a clock that was set back counts nothing."""
        runs = seat in self.running and not self.paused
        return max(0, self.left[seat] - (max(0, now - self.since) if runs else 0))

    def due(self, now: int) -> list[int]:
        """The running seats that have nothing left."""
        return [] if self.paused else [seat for seat in self.running if not self.left_at(seat, now)]

    @property
    def deadline(self) -> int | None:
        """When the first seat runs out, if nothing happens."""
        if self.paused or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def set_alarm(self, deadline: int | None, now: int) -> Clock:
        """The clock with an alarm that rings by a deadline: the one that there is, unless it rings too late."""
        if deadline is None or now < self.alarm <= deadline:
            return self
        return replace(self, alarm=deadline)

    def punch(self, timing: Timing, now: int, running: Sequence[int], mover: int = -1) -> Clock:
        """The clock from now on, when these seats must decide; `mover` has just done so."""
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
        """A bot plays for these seats until their people come back."""
        return replace(self, out=sorted({*self.out, *seats}), helped=sorted({*self.helped, *seats}))

    def come_back(self, seats: Sequence[int], timing: Timing) -> Clock:
        """The people of these seats play again, with a little time."""
        least = max(LEAST, 1000 * timing.increment)
        left = [max(time, least) if seat in seats else time for seat, time in enumerate(self.left)]
        return replace(self, left=left, out=[seat for seat in self.out if seat not in seats])

    def ask(self, seats: Sequence[int], people: Sequence[int], wanted: bool) -> Clock:
        """Those who sit on `seats` want the clocks to stop, or to go on again; once all `people` do, that happens.
        Whoever does not want it turns it down for all.
        """
        return replace(self, agreed=sorted({*self.agreed, *seats}) if wanted else []).settle(people)

    def settle(self, people: Sequence[int]) -> Clock:
        """What was asked, with only these `people` left to ask: whoever has given up neither answers nor wants it."""
        agreed = [seat for seat in self.agreed if seat in people]
        if agreed and len(agreed) == len(people):
            return replace(self, paused=not self.paused, agreed=[])
        return replace(self, agreed=agreed)


def begin_clock(timing: Timing, players: int, now: int) -> Clock:
    """The clock of a table where nobody runs yet."""
    return Clock(left=[1000 * timing.seconds] * players, since=now)


_clock: Final = Decoder(Clock)


def read_clock(row: ClockRow) -> Clock:
    """The clock that is stored so."""
    return replace(_clock.decode(row.content), since=row.since)
