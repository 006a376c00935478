"""Hints at a table: each one is computed once, however often it is requested."""

import logging

from noctuary.bots.advice import Advice
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.teaching.puzzles import Puzzle
from noctuary.tables.bot_pool import BotError
from noctuary.tables.live.helping import hints
from noctuary.tables.live.moving.driver import seed_of
from noctuary.tables.live.sitting.part import Common, TablePart
from noctuary.tables.setup import TableError
from noctuary.tables.wall_clock import timestamp

logger = logging.getLogger(__name__)


class Advisor(TablePart):
    """Gives hints at a table."""

    def __init__(self, common: Common) -> None:
        super().__init__(common)
        course = common.guide.course if common.guide else None
        self._puzzle: str | None = course.id if isinstance(course, Puzzle) else None
        self._latest: tuple[int, int, Advice] | None = None
        """The latest advice, with the seat it was for and the revision."""
        self.helped: bool = False
        """Whether a hint at a puzzle came before its first answer, which it then counts as: the puzzle is missed."""

    async def advice(self, seat: int, revision: int) -> Advice:
        """What the strongest bot level would do. Raises TableError (for example if they have decided) or StoreError."""
        match = self._match
        hints.check(match, seat, revision)
        if self._puzzle is not None:
            # Stored first, so that nobody is helped without it.
            helping = self._writer.store.help_with, self._puzzle, self._id, timestamp()
            self.helped |= await self._writer.do(*helping)
        asked = match.asked.get(seat, match.revision)
        if self._latest is None or self._latest[:2] != (seat, asked):
            try:
                seen, seed = match.state.observe(seat), seed_of(match, seat)
                hint = await self._bots.run(self._table.whose, hints.think, seen, seed)
            except BotError as error:
                logger.exception("table %s: no hint for %s", self._id, seat_name(seat))
                raise TableError("table-hint-failed") from error
            hints.check(match, seat, revision)
            self._latest = seat, asked, hint
        return self._latest[2]
