"""The moves that a table makes by itself: those of bots, forced and indifferent moves, and moves by standing orders."""

import asyncio
import contextlib
import hashlib
import logging
import math
import secrets
from collections import deque
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final

from noctuary.bots.levels import level_of
from noctuary.bots.trouble import STAND_IN
from noctuary.kernel.base.messages import Argument, Message
from noctuary.kernel.parts.moves import Move, seat_name
from noctuary.kernel.parts.standing_orders import SILENT
from noctuary.kernel.play.match import AUTO, Match
from noctuary.kernel.teaching.courses import lines
from noctuary.tables.live.sitting.part import Common, TablePart, nothing
from noctuary.tables.live.sitting.standing_orders import Orders, Waits
from noctuary.tables.store.base.rows import StoreError

SAMPLES: Final = 8
"""A forced veiled move takes as long as one of the latest thoughts about veiled moves, of which this many count."""
LEAST: Final = 0.05
"""Seconds that a veiled move takes at least, so that no ordinary thought of a fast bot is longer."""
ROUND: Final = 2.8
"""Seconds of real time that all moves between two moves of people may take, so that many moves do not mean a long wait.
When half of them are over, bots make no more pauses; in the end they only look briefly.
"""
PART: Final = 0.5
"""How much of what is left of these seconds one decision may take, where a bot thinks for a time; for a veiled
decision, how much of the veil, which so hides it.
"""
BRIEFEST: Final = 0.1
"""The shortest thinking time, in seconds, of a bot that thinks for a time."""
HURRIED: Final = (5, 0.6), (4, 0.2), (3, -math.inf)
"""The highest levels that bots above level 3 play as, each with the seconds that must be left."""
SLOW: Final = 5.0
"""Seconds after which everybody is told that a bot is slow."""
RETRY: Final = 2.0
"""Seconds before retrying to store a bot's move."""
ELSEWHERE: Final = 0.5
"""Seconds between checks whether another server still moves for the bots here."""

logger = logging.getLogger(__name__)


class Driver(TablePart):
    """Makes the moves that no person decides."""

    def __init__(self, common: Common, orders: Orders, waits: Waits) -> None:
        super().__init__(common)
        self._orders: Orders = orders
        self._waits: Waits = waits
        self._stood_in: Message | None = None
        """The message that another bot has moved for one that failed; shown until a person moves."""
        self.thinking: list[int] = []
        """The seats that bots are deciding for now."""
        self.indifferent: dict[int, int] = {}
        """By seat, the moves of people who are not asked, since all their moves have the same result."""
        self._since: float = 0.0
        """When a person last moved, or bots began again."""
        self._thoughts: dict[tuple[str, bool], deque[float]] = {}
        """The seconds that last thoughts about veiled moves took, by bot, "" for all, and whether it looked briefly."""
        self.trouble: Message | None = None
        """Why a bot's move is missing, or was made by another bot."""
        self.task: asyncio.Task[None] | None = None
        """The task that makes moves, while there are any to make."""

    def drive(self) -> None:
        """Start making moves unless the table waits only for people."""
        match = self._match
        speaks = self._guide is not None and self._guide.follow(match) is not None
        self.indifferent = {}
        if self._rests:
            self.thinking = []
            return
        if not speaks:
            self._find_indifferent()
        self.thinking = [seat for seat in match.waiting if not self._seats.played_by_person(seat)]
        self._orders.look()
        if self._seats.several:
            self._waits.begin(asyncio.get_running_loop().time())
        if self.task is None and self._next() >= 0:
            self._since = asyncio.get_running_loop().time()
            self.task = asyncio.create_task(self._play())

    def _find_indifferent(self) -> None:
        match, seats = self._match, self._seats
        for seat in match.waiting:
            code = match.setup.game.indifferent_move(match.state, seat) if seats.played_by_person(seat) else SILENT
            if code != SILENT and seat not in match.unasked:
                # A guided table keeps to its course.
                line = self._guide.course.next(lines(match, match.step)) if self._guide else None
                self.indifferent[seat] = match.state.move(line).code if line else code

    @property
    def _rests(self) -> bool:
        """Whether nobody moves: nothing is dealt yet, or the exercise is solved or missed and so has ended."""
        return self._table.waits or (self._guide is not None and (self._guide.solved or self._guide.failed))

    def end(self) -> None:
        """Stop: the table is deleted."""
        if self.task is not None:
            self.task.cancel()

    def person_moves(self) -> None:
        """Clear the message about a stand-in bot, and give all bots their time again."""
        self._stood_in = None
        self._since = asyncio.get_running_loop().time()

    def settle(self) -> None:
        """Clear any problem with a bot after a change at the table."""
        self.trouble = self._stood_in

    def _next(self) -> int:
        """The first seat that the table moves for now: a bot's seat, or one with a standing order or without a
        choice that matters; -1 if there is none. With several people at one screen, the screen is first passed to a
        player without a choice, just as it would be if they had one.
        """
        match, seats = self._match, self._seats
        if self._rests:
            return -1
        people = [seat for seat in match.setup.humans if not seats.bots.get(seat)]
        if self._table.deleted or not (self._table.watchers or people):
            # Bots do not play when nobody is present.
            return -1
        alone = sum(map(seats.played_by_person, people)) < 2
        for seat in match.waiting:
            if not seats.played_by_person(seat):
                return seat
            if (
                self._orders.answer(seat)
                or seat in self.indifferent
                or (seat in match.unasked and (alone or self._presence.is_shown(seat)))
            ):
                return seat
        return -1

    async def _play(self) -> None:
        """Make the moves of bots and forced moves until only people must decide, or nobody."""
        try:
            while (seat := self._next()) >= 0:
                try:
                    async with self._turn(seat) as mine:
                        if not mine:
                            await asyncio.sleep(ELSEWHERE)
                        elif seat == self._next():
                            await self._play_for(seat)
                except StoreError as error:
                    self.trouble = error.message
                    self._table.tell()
                    await asyncio.sleep(RETRY)
                except Exception:
                    # A bot's failure must not break the table; reopening the table asks the bot again.
                    logger.exception("table %s: the bot of %s has not moved", self._id, seat_name(seat))
                    self.thinking = []
                    self.trouble = Message("table-bot-failed", {"seat": seat_name(seat)})
                    self._table.tell()
                    break
        finally:
            # Nothing is awaited between the last check of the match and this line, so no change is missed.
            self.task = None
            with contextlib.suppress(ReferenceError):
                # A deleted table may be gone already.
                self._table.leave()

    def _turn(self, seat: int) -> AbstractAsyncContextManager[bool]:
        """A context in which this server moves for a seat. If two servers did so, one bot's thinking would be
        wasted, and standing orders would be carried out sooner, as each server draws its own delay. Forced moves need
        no such claim: of two, the store accepts one.
        """
        forced = self._seats.played_by_person(seat) and not self._orders.answer(seat)
        return contextlib.nullcontext(True) if forced else self._writer.turn(self._id, self._table.catch_up)

    def _tempo(self, seat: int, now: float) -> tuple[float, float, list[deque[float]]]:
        """When a seat's move is due, how many seconds a bot may think about it, and, if it must look like other veiled
        moves, how long the last thoughts about such moves took: of the same bot, and of all.
        """
        match, awaited = self._match, any(map(self._seats.played_by_person, self._match.setup.humans))
        left = self._since + ROUND - now if awaited else math.inf
        # Whatever the pace, nobody can tell a forced veiled decision from a chosen one.
        veiled = match.state.decision(seat).kind in match.setup.game.veiled
        waits = self._pause * (1.0 if veiled else self._presence.pace * (left > ROUND / 2))
        if not (veiled and awaited and waits):
            return now + waits, left, []
        briefly = left < waits
        whose = "" if self._seats.played_by_person(seat) else self._bot(seat)
        first = [LEAST] if briefly else []
        thoughts = [self._thoughts.setdefault((one, briefly), deque(first, SAMPLES)) for one in (whose, "")]
        return now + veil(waits, thoughts[0]), 0.0 if briefly else waits, thoughts

    async def _play_for(self, seat: int) -> None:
        """Make the move of a bot, or a forced, indifferent or ordered move, after the pause due there."""
        clock, match, revision = asyncio.get_running_loop().time, self._match, self._match.revision
        setup, begin = match.setup, clock()
        due, left, thoughts = self._tempo(seat, begin)
        order = self._orders.answer(seat)
        entry: Move | str = seat_name(seat) + AUTO
        if seat not in match.unasked:
            code = order[1] if order else self.indifferent.get(seat, SILENT)
            entry = await self._choice(seat, left) if code == SILENT else Move(match.setup.game.actions, seat, code)
            if thoughts and code == SILENT:
                due = begin + LEAST if thoughts[0] else due
                for kept in thoughts:
                    kept.append(clock() - begin)
        person = self._seats.played_by_person(seat)
        while (rest := ((person and self._waits.due(seat)) or due) - clock()) > 0:
            await asyncio.sleep(rest)

        def checked() -> Move | str | None:
            # Somebody may have moved, undone a move, resigned, withdrawn an order or left in the meantime.
            same = match.setup is setup and match.revision == revision
            same = same and self._next() == seat and self._orders.answer(seat) == order
            return entry if same else None

        await self._table.change(checked, (lambda: self._orders.note_use(order[0])) if order else nothing)

    async def _choice(self, seat: int, left: float) -> Move:
        """A bot's move, which depends on setup, number of entries and the seconds `left` for thinking; a guided table's
        course says it.
        """
        match = self._match
        line = self._guide.course.next(lines(match, match.step)) if self._guide else None
        if line:
            return match.state.move(line)
        late = asyncio.get_running_loop().call_later(SLOW, self._slow, seat)
        try:
            bot = hurried(self._bot(seat), left)
            code, troubles = await self._bots.choose(
                bot, match.state.observe(seat), seed_of(match, seat), self._id, self._table.whose
            )
        finally:
            late.cancel()
        for trouble in troubles:
            logger.warning("table %s: %s\n%s", self._id, trouble.what.text(), trouble.said)
            if trouble.stand_in:
                arguments: dict[str, Argument] = {"seat": seat_name(seat), "bot": trouble.stand_in}
                self._stood_in = Message("table-bot-stood-in", arguments)
        return Move(match.setup.game.actions, seat, code)

    def _bot(self, seat: int) -> str:
        """The bot that decides for a seat."""
        seated = self._match.setup.seats[seat]
        return self._seats.bot(seat) or (STAND_IN if seated.human else seated.kind)

    def _slow(self, seat: int) -> None:
        if seat in self.thinking:
            self.trouble = Message("table-bot-slow", {"seat": seat_name(seat)})
            self._table.tell()


def veil(longest: float, thoughts: Sequence[float]) -> float:
    """The seconds that a forced veiled move takes, so that it looks like one about which a bot has thought."""
    return min(longest, max(LEAST, secrets.choice(thoughts))) if thoughts else longest


def hurried(bot: str, left: float) -> str:
    """The bot that decides for `bot`, if this many seconds are `left` for thinking."""
    level = level_of(bot)
    if level is None or level <= 3 or math.isinf(left):
        return bot
    _, dash, style = bot.partition("-")
    if level == 6 and PART * left >= BRIEFEST:
        return f"level6@{PART * left:.1f}s{dash}{style}"
    most = next(most for most, needed in HURRIED if left >= needed)
    return bot if level < most + 1 and level < 6 else f"level{most}{dash}{style}"


def seed_of(match: Match, seat: int) -> int:
    """The random seed for a bot that now decides for a seat, or for a hint there."""
    digest = hashlib.sha256(f"{match.setup.seed} {seat} {match.revision}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
