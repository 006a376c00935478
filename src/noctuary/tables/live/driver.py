"""What a table does by itself: the moves of bots, and those of people that are forced or follow a standing order."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from contextlib import AbstractAsyncContextManager
from typing import Final

from noctuary.bots.trouble import STAND_IN
from noctuary.kernel.courses import Guide, lines
from noctuary.kernel.match import AUTO, Match
from noctuary.kernel.messages import Argument, Message
from noctuary.kernel.moves import Move, seat_name
from noctuary.tables.bot_pool import BotPool
from noctuary.tables.live.log import Log
from noctuary.tables.live.orders import Orders, Waits
from noctuary.tables.live.part import Table, nothing
from noctuary.tables.live.presence import Presence
from noctuary.tables.live.seats import Seats
from noctuary.tables.store.rows import StoreError

VEILED: Final = 2
"""Pauses before the table moves where a forced move must look like a chosen one: enough to hide that a bot thought a
little longer.
"""
SLOW: Final = 5.0
"""Seconds after which everybody is told that a bot is taking long."""
RETRY: Final = 2.0
"""Seconds until a bot's move that could not be stored is tried again."""
ELSEWHERE: Final = 0.5
"""Seconds until it is asked again whether another server still moves for the bots here."""

logger = logging.getLogger(__name__)


class Driver:
    """Moves for whoever does not decide themselves. `pause`: the least time between two moves of bots, in seconds."""

    def __init__(
        self,
        id: str,
        match: Match,
        seats: Seats,
        presence: Presence,
        orders: Orders,
        waits: Waits,
        guide: Guide | None,
        log: Log,
        bots: BotPool,
        pause: float,
        table: Table,
    ) -> None:
        self._id: str = id
        self._match: Match = match
        self._seats: Seats = seats
        self._presence: Presence = presence
        self._orders: Orders = orders
        self._waits: Waits = waits
        self._guide: Guide | None = guide
        self._log: Log = log
        self._bots: BotPool = bots
        self._pause: float = pause
        self._table: Table = table
        self._stood_in: Message | None = None
        """That another bot has moved for one that failed; said until a person moves."""
        self.thinking: list[int] = []
        """The seats that bots decide for now."""
        self.trouble: Message | None = None
        """Why a bot's move does not come, or was not its own."""
        self.task: asyncio.Task[None] | None = None
        """What moves, as long as something is to be moved."""

    def drive(self) -> None:
        """Make sure that the table goes on as long as it does not wait for people alone."""
        match = self._match
        if self._guide:
            self._guide.follow(match)
            if self._guide.solved:
                self.thinking = []
                return
        self.thinking = [seat for seat in match.waiting if not self._seats.played_by_person(seat)]
        self._orders.look()
        if self._seats.several:
            self._waits.begin(asyncio.get_running_loop().time())
        if self.task is None and self._next() >= 0:
            self.task = asyncio.create_task(self._play())

    def end(self) -> None:
        """The table is deleted."""
        if self.task is not None:
            self.task.cancel()

    def person_moves(self) -> None:
        """Nobody needs to hear any more that another bot has stood in."""
        self._stood_in = None

    def settle(self) -> None:
        """Something has happened at the table: what was wrong with a bot is over."""
        self.trouble = self._stood_in

    def _next(self) -> int:
        """The first seat that the table moves for now: a bot's, or one with an order or without a choice; -1 if there
        is none. Among several people the screen goes to one without a choice first, as it would if there were something
        to choose.
        """
        match, seats = self._match, self._seats
        people = [seat for seat in match.setup.humans if not seats.bots.get(seat)]
        if self._table.deleted or not (self._table.watchers or people):
            # Bots do not play for nobody.
            return -1
        alone = sum(map(seats.played_by_person, people)) < 2
        for seat in match.waiting:
            if not seats.played_by_person(seat):
                return seat
            if self._orders.answer(seat) or (seat in match.unasked and (alone or self._presence.is_shown(seat))):
                return seat
        return -1

    async def _play(self) -> None:
        """Make the moves of bots, and forced ones, until only people or nobody must decide."""
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
                    # No mistake of a bot may break the table; opening the table again asks the bot once more.
                    logger.exception("table %s: the bot of %s has not moved", self._id, seat_name(seat))
                    self.thinking = []
                    self.trouble = Message("table-bot-failed", {"seat": seat_name(seat)})
                    self._table.tell()
                    break
        finally:
            # Nothing is awaited between the last look at the match and this, so no change is missed.
            self.task = None
            self._table.leave()

    def _turn(self, seat: int) -> AbstractAsyncContextManager[bool]:
        """While this server moves for a seat. What bots think would be wasted if another one did so, too, and orders
        would be carried out sooner if each drew how long that takes; of two forced moves the store takes one.
        """
        forced = self._seats.played_by_person(seat) and not self._orders.answer(seat)
        return contextlib.nullcontext(True) if forced else self._log.turn(self._id, self._table.followed)

    async def _play_for(self, seat: int) -> None:
        """Make the move of a bot, or one that is forced or ordered, after the pause due there."""
        match, revision, begin = self._match, self._match.revision, asyncio.get_running_loop().time()
        veiled = match.state.decision(seat).kind in match.setup.game.veiled
        # However fast it shall go, nobody can tell a veiled decision that is forced from one that is not.
        due = begin + self._pause * (VEILED if veiled else self._presence.pace)
        order = self._orders.answer(seat)
        entry: Move | str = seat_name(seat) + AUTO
        if seat not in match.unasked:
            entry = Move(match.setup.game.actions, seat, order[1]) if order else await self._choice(seat)
        person = self._seats.played_by_person(seat)
        while (left := ((person and self._waits.due(seat)) or due) - asyncio.get_running_loop().time()) > 0:
            await asyncio.sleep(left)

        def checked() -> Move | str | None:
            # Somebody may have moved, taken back, resigned or withdrawn an order in the meantime.
            same = match.revision == revision and self._next() == seat and self._orders.answer(seat) == order
            return entry if same else None

        await self._table.change(checked, (lambda: self._orders.note_use(order[0])) if order else nothing)

    async def _choice(self, seat: int) -> Move:
        """The move a bot chooses; it follows from the setup and the number of entries.
        A course has chosen it before.
        """
        match = self._match
        setup = match.setup
        line = self._guide.course.next(lines(match, match.step)) if self._guide else None
        if line:
            return match.state.move(line)
        bot = self._seats.bot(seat) or (STAND_IN if setup.seats[seat].human else setup.seats[seat].kind)
        late = asyncio.get_running_loop().call_later(SLOW, self._slow, seat)
        try:
            code, troubles = await self._bots.choose(bot, match.state.observe(seat), seed_of(match, seat), self._id)
        finally:
            late.cancel()
        for trouble in troubles:
            logger.warning("table %s: %s\n%s", self._id, trouble.what.text(), trouble.said)
            if trouble.stand_in:
                arguments: dict[str, Argument] = {"seat": seat_name(seat), "bot": trouble.stand_in}
                self._stood_in = Message("table-bot-stood-in", arguments)
        return Move(setup.game.actions, seat, code)

    def _slow(self, seat: int) -> None:
        if seat in self.thinking:
            self.trouble = Message("table-bot-slow", {"seat": seat_name(seat)})
            self._table.tell()


def seed_of(match: Match, seat: int) -> int:
    """That of whoever thinks for a seat now."""
    digest = hashlib.sha256(f"{match.setup.seed} {seat} {match.revision}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
