"""Which players of a table are told what, and when: of their turn, and of what happens while they are absent."""

import logging
from collections.abc import Collection, Iterable
from typing import Final

from noctuary.kernel.play.entries import Moment
from noctuary.kernel.play.match import RESIGN, NextMoment
from noctuary.tables import wall_clock
from noctuary.tables.live.sitting.part import Common, TablePart
from noctuary.tables.live.sitting.presence import Presence
from noctuary.tables.live.time.clock_keeper import ClockKeeper
from noctuary.tables.live.time.clocks import Clock
from noctuary.tables.store.base.rows import Notice, Noticed, StoreError
from noctuary.tables.wire.tables import Timing

REMINDED: Final = 60_000
"""Milliseconds until players are reminded of their turn at a live table."""
REMINDED_LATE: Final = 300_000
"""Milliseconds until they are reminded at a table with days per move, or without clocks."""
NOTICED: Final = 20_000
"""Milliseconds until they are told what has happened: time enough to notice that somebody looks at the table."""
LAST_DAY: Final = 86_400_000
"""The longest time before its end at which players are told that their time is nearly up, in milliseconds."""

logger = logging.getLogger(__name__)


class TableReminders(TablePart):
    """The reminders of a table."""

    def __init__(self, common: Common, clocks: ClockKeeper) -> None:
        super().__init__(common)
        self._clocks: ClockKeeper = clocks
        self._reached: set[str] = common.services.reached

    def ask(self) -> None:
        """Schedule reminders for the players whose turn it is."""
        if asked := self._players_to_ask(self._match, self._clocks.clock):
            self._table.start(self._store(sorted(asked)))

    async def _store(self, asked: list[str]) -> None:
        try:
            await self._writer.do(self._writer.store.notify, turns(self._id, self._clocks.timing, asked))
        except StoreError as error:
            logger.warning("table %s: reminders could not be stored: %s", self._id, error.text("en"))

    def after(self, step: NextMoment, clock: Clock | None) -> Noticed:
        """Who is told of an entry, and whose turn ends with it."""
        asked = self._players_to_ask(step, clock)
        waited = {self._seats.player(seat) for seat in self._match.waiting}
        answered = {player for player in waited - asked if player in self._reached}
        begun = sorted(asked - self._players_to_ask(self._match, self._clocks.clock))
        kind = "result" if step.over else "given-up" if step.line.endswith(RESIGN) else ""
        people = (self._seats.places or {}).values() if kind else ()
        news = notices(self._id, kind, people, self._reached, self._presence)
        return Noticed([*turns(self._id, self._clocks.timing, begun), *news], sorted(answered))

    def _players_to_ask(self, moment: Moment, clock: Clock | None) -> set[str]:
        """The players whose turn it is and who can be reminded."""
        deciding = self._seats.deciding(moment, clock.out if clock else ())
        return {player for seat in deciding if (player := self._seats.player(seat)) in self._reached}


def turns(id: str, timing: Timing | None, players: Iterable[str]) -> list[Notice]:
    """The reminders of players whose turn begins now: one soon and, if clocks count days, one before the end."""
    now, late = wall_clock.now_ms(), timing is None or timing.pace == "correspondence"
    dues = {"turn": now + (REMINDED_LATE if late else REMINDED)}
    if timing is not None and (before := ahead(timing)):
        dues["time"] = now + 1000 * timing.seconds - before
    return [Notice(id, kind, due, player) for player in players for kind, due in dues.items()]


def ahead(timing: Timing) -> int:
    """Milliseconds before the end of their time at which players are told; 0: never."""
    return min(LAST_DAY, 250 * timing.seconds) if timing.pace == "correspondence" and timing.zero != "nothing" else 0


def notices(
    id: str, kind: str, people: Iterable[str], reached: Collection[str], presence: Presence | None = None
) -> list[Notice]:
    """The notices for those who can be reached and do not look at the table (`presence`)."""
    absent = set(people) - (presence.attentive_players() if presence else set())
    due = wall_clock.now_ms() + NOTICED
    return [Notice(id, kind, due, player) for player in sorted(absent) if player in reached]
