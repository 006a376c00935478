"""Which players of a table are reminded of their turn, and when."""

from __future__ import annotations

import logging
from typing import Final

from noctuary.kernel.match import Match, Moment, NextMoment
from noctuary.tables import wall_clock
from noctuary.tables.live.clock_keeper import ClockKeeper
from noctuary.tables.live.clocks import Clock
from noctuary.tables.live.part import Table
from noctuary.tables.live.seats import Seats
from noctuary.tables.store.rows import BegunTurns, StoreError
from noctuary.tables.store.writer import Writer
from noctuary.tables.wire.tables import Timing

REMINDED: Final = 60_000
"""Milliseconds until players are reminded of their turn at a live table."""
REMINDED_LATE: Final = 300_000
"""Milliseconds until they are reminded at a table with days per move, or without clocks."""

logger = logging.getLogger(__name__)


class TableReminders:
    """The reminders of a table."""

    def __init__(
        self, id: str, match: Match, seats: Seats, clocks: ClockKeeper, writer: Writer, reached: set[str], table: Table
    ) -> None:
        self._id: str = id
        self._match: Match = match
        self._seats: Seats = seats
        self._clocks: ClockKeeper = clocks
        self._writer: Writer = writer
        self._reached: set[str] = reached
        self._table: Table = table

    def ask(self) -> None:
        """Schedule reminders for the players whose turn it is."""
        if asked := self._players_to_ask(self._match, self._clocks.clock):
            self._table.start(self._store(sorted(asked)))

    async def _store(self, asked: list[str]) -> None:
        try:
            due = due_from_now(self._clocks.timing)
            await self._writer.do(self._writer.store.ask, [(self._id, due, player) for player in asked])
        except StoreError as error:
            logger.warning("table %s: reminders could not be stored: %s", self._id, error.text("en"))

    def after(self, step: NextMoment, clock: Clock | None) -> BegunTurns:
        """Return whose turn begins and whose ends with an entry."""
        asked = self._players_to_ask(step, clock)
        waited = {self._seats.player(seat) for seat in self._match.waiting}
        answered = {player for player in waited - asked if player in self._reached}
        return BegunTurns(
            due_from_now(self._clocks.timing),
            sorted(asked - self._players_to_ask(self._match, self._clocks.clock)),
            sorted(answered),
        )

    def _players_to_ask(self, moment: Moment, clock: Clock | None) -> set[str]:
        """Return the players whose turn it is and who can be reminded."""
        deciding = self._seats.deciding(moment, clock.out if clock else ())
        return {player for seat in deciding if (player := self._seats.player(seat)) in self._reached}


def due_from_now(timing: Timing | None) -> int:
    """Return when to remind players whose turn begins now."""
    at_once = timing is not None and timing.pace != "correspondence"
    return wall_clock.now_ms() + (REMINDED if at_once else REMINDED_LATE)
