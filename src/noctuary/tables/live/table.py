"""A table at which somebody is: it takes moves, plays for its bots, and tells its watchers.

Every change takes one path, `change`: *check* the entry against the match as it is then, *store* it, *apply* it,
*tell* everybody. Several servers may have the same table open: the store takes each number of an entry once, and
whoever comes second takes over what the other one has stored, and checks again. All else is done by the parts of the
table, each a module beside this one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final
from weakref import proxy

from noctuary.kernel.courses import Guide
from noctuary.kernel.match import RESIGN, Match, NextMoment
from noctuary.kernel.messages import Refusal
from noctuary.kernel.moves import Move, parse_line, seat_name
from noctuary.tables.bot_pool import BotPool
from noctuary.tables.live import explain, results
from noctuary.tables.live.advisor import Advisor
from noctuary.tables.live.clock_keeper import ClockKeeper
from noctuary.tables.live.clocks import Clock
from noctuary.tables.live.consent import WHO
from noctuary.tables.live.driver import Driver
from noctuary.tables.live.due import Due
from noctuary.tables.live.log import Log
from noctuary.tables.live.orders import Orders, Waits
from noctuary.tables.live.part import Table, nothing
from noctuary.tables.live.presence import Presence
from noctuary.tables.live.reminders import Reminders
from noctuary.tables.live.seats import Seats
from noctuary.tables.live.takebacks import TakeBacks
from noctuary.tables.live.talk import Talk
from noctuary.tables.live.views import Views
from noctuary.tables.setup import TableError, TableSetup
from noctuary.tables.store.rows import EntryRow, Job, OrderRow, Overtaken, Place, StoreError
from noctuary.tables.view import summary
from noctuary.tables.wall_clock import timestamp
from noctuary.tables.wire.shapes import to_json

AFTER: Final = 0.002
"""Seconds between a change and the views that show it."""
RETRY: Final = 2.0
"""Seconds until what could not be read of other servers' is read again."""

logger = logging.getLogger(__name__)


class LiveTable:
    """An open table. `watchers` are called after every change; whoever adds one removes it again and then calls
    `leave`. `places`: who has taken which seat, or None where people share one screen; `pause`: the least time between
    two moves of bots, in seconds; `idle` is called when nothing happens and nobody watches any more.
    """

    def __init__(
        self,
        id: str,
        match: Match,
        places: Sequence[Place] | None,
        log: Log,
        bots: BotPool,
        pause: float,
        idle: Callable[[LiveTable], None],
    ) -> None:
        # A table that is closed is to go at once, not when Python next looks for cycles among everything that lives.
        table: Table = proxy(self)
        setup = match.setup
        self.id: str = id
        self.match: Match = match
        self.watchers: set[Callable[[], None]] = set()
        self.deleted: bool = False
        """Whoever watches must leave."""
        self.changes: set[asyncio.Future[None]] = set()
        """What is being done."""
        self._idle: Callable[[LiveTable], None] = idle
        self._log: Log = log
        self._lock: asyncio.Lock = asyncio.Lock()
        """Held while an entry goes its way."""
        self._guide: Guide | None = Guide(setup.course) if isinstance(setup, TableSetup) and setup.course else None
        """What guides the person here."""
        self.seats: Seats = Seats(match, places, guided=self._guide is not None)
        self.presence: Presence = Presence(self.seats)
        self.orders: Orders = Orders(id, match, self.seats, log, table)
        self._due: Due = Due(id, match, self.seats, self.orders)
        self.clocks: ClockKeeper = ClockKeeper(id, match, self.seats, self._due, log, self._lock, table)
        self.take_backs: TakeBacks = TakeBacks(id, match, self.seats, log, table)
        self.reminders: Reminders = Reminders(id, match, self.seats, self.clocks, log, table)
        self.talk: Talk = Talk(id, log, table)
        self.advisor: Advisor = Advisor(id, match, bots)
        self._waits: Waits = Waits(match, pause)
        self.driver: Driver = Driver(
            id, match, self.seats, self.presence, self.orders, self._waits, self._guide, log, bots, pause, table
        )
        self.views: Views = Views(
            match, self.seats, self.presence, self.clocks, self.take_backs, self.driver, self._guide
        )

    # What people do.

    def parse(self, seat: int, line: str) -> Move:
        """The move that a line of whoever has a seat says. Raises BadInput or TableError."""
        setup = self.match.setup
        move = parse_line(setup.game.actions, line, len(setup.seats))
        if move.seat != seat:
            raise TableError("table-other-seat", {"seat": seat_name(move.seat)})
        return move

    def held_back(self, move: Move) -> float:
        """Seconds for which a person's move must wait: whoever passes at once would show others that they could do
        something else.
        """
        state, game = self.match.state, self.match.setup.game
        if move.code in game.passes and move.code in state.legal(move.seat):
            return max(0.0, self._waits.due(move.seat) - asyncio.get_running_loop().time())
        return 0.0

    async def move(self, move: Move, revision: int) -> None:
        """Make a person's move. Raises IllegalMove, TableError or StoreError; then nothing has changed."""
        self.driver.person_moves()
        await self.change(lambda: self._checked_move(move, revision))
        self.orders.forget(move.seat)

    def _checked_move(self, move: Move, revision: int) -> Move:
        match, seat = self.match, move.seat
        if not match.played_by_person(seat):
            raise TableError("table-not-yours", {"seat": seat_name(seat)})
        if not match.asked.get(seat, match.revision) <= revision <= match.revision:
            raise TableError("table-stale")
        if match.over or move.code not in match.state.legal(seat):
            reason = explain.refusal(match, seat, move.code)
            assert reason is not None, f"{move.line} is refused without a reason"
            raise reason
        return move

    async def undo(self, revision: int, knowingly: bool = False) -> None:
        """Take back the person's last move and all since. `knowingly`: even if the game then is one with take-backs.
        Raises TableError or StoreError; then nothing has changed.
        """
        await self.change(lambda: self.take_backs.check(revision, knowingly))

    async def resign(self, seat: int) -> None:
        """A person gives up. Raises TableError or StoreError; then nothing has changed."""
        await self.change(lambda: self._checked_resignation(seat))

    def _checked_resignation(self, seat: int) -> str:
        if self.match.over:
            raise TableError("table-resign-over")
        if not self.match.played_by_person(seat):
            raise TableError("table-not-yours", {"seat": seat_name(seat)})
        return seat_name(seat) + RESIGN

    # The one path of every change.

    async def change(self, check: Callable[[], Move | str | None], done: Callable[[], None] = nothing) -> None:
        """Let `check` give the entry or refuse it, and carry it through even if whoever asked for it has left: what is
        stored must also be played. None: there is nothing left to do. `done` is called once it counts.
        """
        await asyncio.shield(self.start(self._changed(check, done)))

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something, even if everybody leaves meanwhile."""
        task = asyncio.ensure_future(work)
        self.changes.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Future[None]) -> None:
        self.changes.discard(task)
        self.leave()

    async def _changed(self, check: Callable[[], Move | str | None], done: Callable[[], None]) -> None:
        async with self._lock:
            while (entry := check()) is not None:
                step = self.match.after(entry)
                clock = self.clocks.after(step)
                try:
                    await self._log.append(self._entry(step, clock))
                except Overtaken:
                    if await self._caught_up():
                        continue
                    raise
                before = self.match.revision
                self.match.take(step)
                done()
                self.clocks.set(clock)
                self._settle(before)
                return

    def _entry(self, step: NextMoment, clock: Clock | None) -> EntryRow:
        """An entry as it is stored, with all that follows from it."""
        number = self.match.revision + 1
        turns = self.reminders.after(step, clock)
        jobs = self._due.jobs(step, clock, self.clocks.clock)
        if turns.asked:
            jobs.append(Job("turn", self.id, turns.due))
        helped = self.clocks.helped
        return EntryRow(
            self.id,
            number,
            step.line,
            to_json(summary(step)),
            timestamp(),
            outcome=results.outcome_text(step),
            puzzle=results.solved_puzzle(self.match, step, self._guide),
            counted=results.counted_for(step, self.seats, helped),
            clock=self.clocks.row(clock, number) if clock else None,
            standings=results.rated_standings(step, self.seats, helped),
            turns=turns,
            jobs=jobs,
        )

    def _settle(self, before: int) -> None:
        """Go on after the entries since a revision."""
        if self.match.shortened > before:
            self.views.forget_stories()
        self.take_backs.settle()
        if results.rated_standings(self.match, self.seats, self.clocks.helped):
            self.start(self._read_ratings())
        self.driver.settle()
        self.views.forget()
        self.drive()
        # Whoever has moved hears first that it is stored: that is quick, and views are not.
        asyncio.get_running_loop().call_later(AFTER, self.tell)

    async def _read_ratings(self) -> None:
        with contextlib.suppress(StoreError):
            self.seats.ratings = await self._log.ratings(self.id)
        self.tell()

    # What other servers do.

    def hear(self, said: str, touched: int) -> None:
        """Something was said at another server."""
        if not self.talk.hear(said):
            word, _, seat = said.partition(" ")
            self.start(self._heard(word, int(seat), touched))

    async def _heard(self, word: str, seat: int, touched: int) -> None:
        # What it is about may not have come here yet.
        await self.followed()
        try:
            if word == WHO:
                await self.take_backs.repeat()
                await self.talk.repeat()
            else:
                await self.take_backs.hear(word, seat, touched)
        except StoreError as error:
            logger.warning("table %s: %s", self.id, error.text("en"))

    def follow(self) -> None:
        """Another server may have stored something here."""
        self.start(self.followed())

    async def followed(self) -> None:
        """Take over what it has stored."""
        async with self._lock:
            try:
                await self._caught_up()
            except Refusal as error:
                logger.warning("table %s does not follow: %s", self.id, error.text("en"))
                if isinstance(error, StoreError):
                    asyncio.get_running_loop().call_later(RETRY, self.follow)

    async def _caught_up(self) -> bool:
        """Take over what other servers have stored; says whether there was anything. Raises StoreError, or what playing
        does if they play by other rules.
        """
        before = self.match.revision
        for line in await self._log.lines(self.id, before):
            self.match.add(line)
        if self.match.revision > before:
            if self.clocks.timing is not None:
                await self.clocks.read()
            self._settle(before)
        return self.match.revision > before

    # Who is here.

    def reseat(self, places: Sequence[Place]) -> None:
        """From now on these people sit here, and these bots in their place."""
        self.seats.take(places)
        self.take_backs.begin()
        self._welcome()
        self.drive()
        self.tell()
        self.clocks.punch()
        self.reminders.ask()

    def show(self, screen: object, seat: int | None) -> None:
        """From now on `screen` is in the hands of `seat`; None: it is gone."""
        presence = self.presence
        here = presence.players(), len(presence.onlookers())
        if seat is None:
            presence.leave(screen)
        else:
            if presence.show(screen, seat):
                self._waits.arrive(seat)
            self._welcome()
            self.clocks.return_to(seat)
            self.drive()
        if (presence.players(), len(presence.onlookers())) != here:
            self.tell()

    def _welcome(self) -> None:
        for player in self.seats.welcome(self.presence.players()):
            self.start(self._came_back(player))

    async def _came_back(self, player: str) -> None:
        try:
            await self._log.come_back(self.id, player)
        except StoreError as error:
            # The next one to hear of the seats tries again.
            logger.warning("table %s: a bot is not sent away: %s", self.id, error.text("en"))

    def take_orders(self, rows: Sequence[OrderRow]) -> None:
        """From now on people want this to be answered in their names."""
        self.orders.take(rows)
        self.drive()
        self.talk.notify()

    # What the table does by itself.

    def drive(self) -> None:
        """Make sure that the table goes on as long as it does not wait for people alone."""
        self.driver.drive()

    @property
    def moves(self) -> bool:
        """Whether bots or standing orders are answering, at a table where people play."""
        return self.driver.task is not None and bool(self.seats.playing(self.match, self.clocks.late))

    def tell(self) -> None:
        """Let everybody know that something has changed."""
        self.views.forget()
        for watcher in list(self.watchers):
            watcher()

    def end(self) -> None:
        """The table is deleted: nothing more happens here."""
        self.deleted = True
        self.clocks.end()
        self.driver.end()
        self.tell()

    def leave(self) -> None:
        """Somebody has gone, or something is done."""
        if not self.watchers and not self.changes and self.driver.task is None:
            self._idle(self)
