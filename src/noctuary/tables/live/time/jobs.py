"""Jobs due at a table at a certain time, even if nobody has it open then."""

from typing import Final

from noctuary.kernel.play.entries import Moment
from noctuary.tables import wall_clock
from noctuary.tables.live.sitting.part import Common, TablePart
from noctuary.tables.live.sitting.standing_orders import Orders
from noctuary.tables.live.time.clocks import Clock
from noctuary.tables.store.base.rows import Job

UNMOVED: Final = 1_000
"""Milliseconds after which another server checks whether a table's automatic moves are made."""


class Jobs(TablePart):
    """Finds the jobs of a table."""

    def __init__(self, common: Common, orders: Orders) -> None:
        super().__init__(common)
        self._orders: Orders = orders

    def new(self, moment: Moment, clock: Clock | None, before: Clock | None) -> list[Job]:
        """The jobs that are new at `moment` and were not due with the clock `before`."""
        jobs: list[Job] = []
        if clock and clock.alarm != (before.alarm if before else 0):
            jobs.append(Job("clock", self._id, clock.alarm))
        if self._seats.places is not None and self.moves(moment, clock) and not self.moves(self._match, before):
            jobs.append(Job("moves", self._id, wall_clock.now_ms() + UNMOVED))
        return jobs

    def moves(self, moment: Moment, clock: Clock | None) -> bool:
        """Whether bots or standing orders may have to move at a table where people play."""
        people = self._seats.playing(moment, clock.out if clock else ())
        return bool(people) and any(seat not in people or self._orders.of(seat) for seat in moment.waiting)
