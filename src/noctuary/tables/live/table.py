"""An open table: it takes moves, plays for its bots, and notifies its watchers.

Every change goes through `change`: *check* the entry against the present match, *store* it, *apply* it, *tell*
everybody. Several servers may have the same table open: the store accepts each entry number once, and the slower server
loads what the other has stored, and checks again. The parts of the table, each a module beside this one, do everything
else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final
from weakref import proxy

from noctuary.kernel.base.messages import Refusal
from noctuary.kernel.parts.moves import Move, parse_line, seat_name
from noctuary.kernel.play.match import RESIGN, Match, NextMoment
from noctuary.kernel.teaching.courses import Guide
from noctuary.tables import wall_clock
from noctuary.tables.live import results
from noctuary.tables.live.helping import explain
from noctuary.tables.live.helping.advisor import Advisor
from noctuary.tables.live.helping.talk import Talk
from noctuary.tables.live.moving.consent import WHO
from noctuary.tables.live.moving.driver import Driver
from noctuary.tables.live.moving.takebacks import TakeBacks
from noctuary.tables.live.sitting.part import Common, Services, Table, nothing
from noctuary.tables.live.sitting.presence import Presence
from noctuary.tables.live.sitting.seats import Seats, milliseconds
from noctuary.tables.live.sitting.standing_orders import Orders, Waits
from noctuary.tables.live.stored import Stored
from noctuary.tables.live.time.clock_keeper import ClockKeeper
from noctuary.tables.live.time.clocks import Clock
from noctuary.tables.live.time.jobs import Jobs
from noctuary.tables.live.time.reminders import TableReminders
from noctuary.tables.live.view_cache import ViewCache
from noctuary.tables.results import ratings
from noctuary.tables.setup import TableError, TableSetup, terms_of
from noctuary.tables.store.base.rows import EntryRow, OrderRow, Overtaken, Row, StoreError, TakenSeat
from noctuary.tables.store.base.saved import header_of
from noctuary.tables.store.keeping.writer import Writer
from noctuary.tables.store.parts.reminders import jobs_for
from noctuary.tables.turns import NOBODYS, Whose
from noctuary.tables.view import summary
from noctuary.tables.wall_clock import timestamp
from noctuary.tables.wire.shapes import to_json
from noctuary.tables.work import Pauses

AFTER: Final = 0.002
"""Seconds between a change and the views that show it."""
RETRY: Final = 2.0
"""Seconds before retrying to read what other servers have stored."""

logger = logging.getLogger(__name__)


class LiveTable:
    """An open table: that of `row`, whose log is played through in `match`. `watchers`: functions that are called after
    every change, each with its address and player; whoever adds one later removes it and then calls `leave`. `idle` is
    called when nothing is in progress and no watchers are left.
    """

    def __init__(
        self, row: Row, match: Match, stored: Stored, services: Services, idle: Callable[[LiveTable], None]
    ) -> None:
        course = terms_of(match.setup).course
        guide = Guide(course) if course else None
        places = stored.places if header_of(row).invitation else None
        seats = Seats(match, places, guide is not None, row.owner, milliseconds(row.moved), stored.ratings)
        # A closed table must be freed at once, not when Python next collects reference cycles.
        table: Table = proxy(self)
        common = Common(row.id, match, seats, Presence(seats, stored.watching), guide, services, table)
        self.id: str = row.id
        self.match: Match = match
        self.watchers: dict[Callable[[], None], Whose] = {}
        self.deals: int = row.deals
        """How often its cards have been dealt or taken back."""
        self.deleted: bool = False
        """Whether the table is deleted, so that its watchers must leave."""
        self.changes: set[asyncio.Future[None]] = set()
        """The background tasks in progress."""
        self._idle: Callable[[LiveTable], None] = idle
        self._writer: Writer = services.writer
        self._lock: asyncio.Lock = common.lock
        self._guide: Guide | None = guide
        self.seats: Seats = seats
        self.presence: Presence = common.presence
        self.orders: Orders = Orders(common, stored.orders)
        self._jobs: Jobs = Jobs(common, self.orders)
        self.clocks: ClockKeeper = ClockKeeper(common, self._jobs)
        self.take_backs: TakeBacks = TakeBacks(common)
        self.reminders: TableReminders = TableReminders(common, self.clocks)
        self.talk: Talk = Talk(common, stored.chat, stored.rematch)
        self.advisor: Advisor = Advisor(common)
        self._waits: Waits = Waits(match, services.pause)
        self.driver: Driver = Driver(common, self.orders, self._waits)
        self.views: ViewCache = ViewCache(common, self.clocks, self.take_backs, self.driver)

    # Actions of players.

    def parse(self, seat: int, line: str) -> Move:
        """Parse a move line from the player of a seat. Raises BadInput or TableError."""
        setup = self.match.setup
        move = parse_line(setup.game.actions, line, len(setup.seats))
        if move.seat != seat:
            raise TableError("table-other-seat", {"seat": seat_name(move.seat)})
        return move

    def delay_of(self, move: Move) -> float:
        """The seconds by which a person's move must be delayed: passing at once would reveal that they had a choice."""
        state, game = self.match.state, self.match.setup.game
        if move.code in game.passes and move.code in state.legal(move.seat):
            return max(0.0, self._waits.due(move.seat) - asyncio.get_running_loop().time())
        return 0.0

    async def move(self, move: Move, revision: int) -> None:
        """Make a person's move; if it comes again because its answer got lost, nothing is left to do. Raises
        IllegalMove, TableError or StoreError; then nothing has changed.
        """
        self.driver.person_moves()
        try:
            await self.change(lambda: self._check_move(move, revision))
        except TableError as error:
            if error.message.id != "table-stale" or not self.match.was_made(move, revision):
                raise
        self.orders.forget(move.seat)

    def _check_move(self, move: Move, revision: int) -> Move:
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
        """Take back the person's last move and all after it. `knowingly`: even if the game then counts as one with
        take-backs. Raises TableError or StoreError; then nothing has changed.
        """
        await self.change(lambda: self.take_backs.check(revision, knowingly))

    async def resign(self, seat: int) -> None:
        """Resign for a person. Raises TableError or StoreError; then nothing has changed."""
        await self.change(lambda: self._check_resignation(seat))

    async def claim(self, player: str, seat: int) -> None:
        """Let a player who has waited too long for the only other one win. Raises TableError or StoreError."""

        def check() -> str:
            two = len(self.match.setup.seats) == 2 and self.seats.player(seat)
            if seat not in self.seats.absent(player) or not two:
                raise TableError("table-not-yours", {"seat": seat_name(seat)})
            return self._check_resignation(seat)

        await self.change(check)

    def _check_resignation(self, seat: int) -> str:
        if self.match.over:
            raise TableError("table-resign-over")
        if not self.match.played_by_person(seat):
            raise TableError("table-not-yours", {"seat": seat_name(seat)})
        return seat_name(seat) + RESIGN

    # The single path of every change.

    async def change(self, check: Callable[[], Move | str | None], done: Callable[[], None] = nothing) -> None:
        """Let `check` return the entry or refuse it, and carry it out even if whoever asked for it has left: what is
        stored must also be played. If `check` returns None, there is nothing left to do. `done` is called once the
        entry is applied.
        """
        await asyncio.shield(self._begin(self._change(check, done)))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background, even if everybody leaves meanwhile; if it fails, the log says so."""
        self._begin(self._unattended(work))

    async def _unattended(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Refusal as error:
            logger.warning("table %s: %s", self.id, error.text("en"))
        except Exception:
            logger.exception("table %s: work in the background has failed", self.id)

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self.changes.add(task)
        task.add_done_callback(self._end_work)
        return task

    def _end_work(self, task: asyncio.Future[None]) -> None:
        self.changes.discard(task)
        self.leave()

    async def _change(self, check: Callable[[], Move | str | None], done: Callable[[], None]) -> None:
        async with self._lock:
            if self.waits:
                raise TableError("table-waits")
            while (entry := check()) is not None:
                next_moment = self.match.after(entry)
                clock = self.clocks.after(next_moment)
                Pauses.moved = time.monotonic()
                try:
                    await self._writer.append(self._entry(next_moment, clock))
                except Overtaken:
                    if await self._load_new():
                        continue
                    raise
                before = self.match.revision
                self.match.take(next_moment)
                done()
                self.clocks.set(clock)
                self._settle(before)
                return

    def _entry(self, next_moment: NextMoment, clock: Clock | None) -> EntryRow:
        """The row of an entry, with everything that is stored together with it."""
        number = self.match.revision + 1
        told = self.reminders.after(next_moment, clock)
        jobs = [*self._jobs.new(next_moment, clock, self.clocks.clock), *jobs_for(told.notices)]
        helped = self.clocks.helped
        return EntryRow(
            self.id,
            number,
            next_moment.line,
            to_json(summary(next_moment)),
            timestamp(),
            outcome=results.outcome_text(next_moment),
            puzzle=results.answer_puzzle(self.match, next_moment, self._guide, self.advisor.helped),
            counted=results.count_outcomes(next_moment, self.seats, helped),
            clock=self.clocks.row(clock, number) if clock else None,
            standings=results.rate(next_moment, self.seats, helped),
            told=told,
            jobs=jobs,
            deals=self.deals if number == 1 and self.seats.places is not None else None,
        )

    def _settle(self, before: int) -> None:
        """Update everything after the entries since the revision `before`."""
        if self.match.shortened > before:
            self.views.forget_stories()
        self.seats.moved = wall_clock.now_ms()
        self.take_backs.settle()
        if results.rate(self.match, self.seats, self.clocks.helped):
            self.start(self._read_ratings())
        self.driver.settle()
        self.views.forget()
        self.drive()
        # First the mover gets the quick confirmation that the move is stored; views take longer.
        asyncio.get_running_loop().call_later(AFTER, self.tell)

    async def _read_ratings(self) -> None:
        with contextlib.suppress(StoreError):
            self.seats.ratings = await self._writer.do(ratings.at_table, self._writer.store, self.id)
        self.tell()

    # Changes made by other servers.

    def hear(self, said: str, touched: int) -> None:
        """Handle a message from another server."""
        if not self.talk.hear(said):
            self.start(self._hear(said, touched))

    async def _hear(self, said: str, touched: int) -> None:
        # The entry to which the message refers may not have arrived here yet.
        await self.catch_up()
        if said == WHO:
            await self._repeat()
        else:
            await self.take_backs.hear(said, touched)

    async def _repeat(self) -> None:
        await self.take_backs.repeat()
        await self.talk.repeat()

    async def exchange(self) -> None:
        """Repeat to other servers what has been said here but not stored, and ask them for the same: any of them may
        have missed it. Raises StoreError.
        """
        if self.seats.places is not None:
            await self._repeat()
            await self._writer.say(self.id, 0, WHO)

    def follow(self) -> None:
        """Load in the background what another server may have stored here."""
        self.start(self.catch_up())

    async def catch_up(self) -> None:
        """Load what other servers have stored."""
        async with self._lock:
            try:
                await self._load_new()
            except Refusal as error:
                logger.warning("table %s cannot load what other servers have stored: %s", self.id, error.text("en"))
                if isinstance(error, StoreError):
                    self.follow_later()

    def follow_later(self) -> None:
        """Load later what could not be loaded now, and hear again what was said of it."""
        asyncio.get_running_loop().call_later(RETRY, self._follow_again)

    def _follow_again(self) -> None:
        self.follow()
        self.clocks.follow()
        self.start(self.exchange())

    async def _load_new(self) -> bool:
        """Load what other servers have stored; return whether there was anything. Raises StoreError, or what replaying
        raises if the other server has different rules.
        """
        before = self.match.revision
        lines = await self._writer.do(self._writer.store.lines, self.id, before)
        # Read first: whatever is added here must also be told, even if the store then fails.
        if lines and self.clocks.timing is not None:
            await self.clocks.read()
        try:
            for line in lines:
                self.match.add(line)
        finally:
            if self.match.revision > before:
                self._settle(before)
        return self.match.revision > before

    # Who is present.

    @property
    def waits(self) -> bool:
        """Whether nothing is dealt yet, because not every seat is taken."""
        return terms_of(self.match.setup).waits

    async def deal(self, setup: TableSetup, deals: int) -> None:
        """Begin with another deal, or with none until every seat is taken. Raises StoreError."""
        async with self._lock:
            self.deals = deals
            self.match.begin_again(setup)
            self.take_backs.begin()
            self.views.forget()
            self.views.forget_stories()
            for seat in setup.humans:
                self._waits.arrive(seat)
            await self._load_new()

    def reload(self, stored: Stored) -> None:
        """Follow what the store says of seats, watchers, ratings, rematch and chat."""
        self.presence.watching, self.seats.ratings = stored.watching, stored.ratings
        self.seats.host = stored.row.owner if stored.row else ""
        self.talk.leading.rematch = stored.rematch
        self.reseat(stored.places)
        self.talk.take_chat(stored.chat)

    def reseat(self, places: Sequence[TakenSeat]) -> None:
        """Seat these players, and these bots in their place."""
        before = self.seats.places, self.seats.bots
        self.seats.take(places)
        if (self.seats.places, self.seats.bots) != before:
            self.take_backs.begin()
        self._welcome()
        self.drive()
        self.tell()
        self.clocks.punch()
        self.reminders.ask()

    def show(self, screen: object, seat: int | None) -> None:
        """Record that `screen` now shows `seat`; None: it has left."""
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
            await self._writer.do(self._writer.store.come_back, self.id, player)
        except StoreError as error:
            # The next change of seats tries again.
            logger.warning("table %s: a bot could not be taken off its seat: %s", self.id, error.text("en"))

    def take_orders(self, rows: Sequence[OrderRow]) -> None:
        """Replace the standing orders with these."""
        self.orders.take(rows)
        self.drive()
        self.talk.notify()

    # What the table does by itself.

    @property
    def whose(self) -> Whose:
        """The player in whose turn bots think here: whoever has had the table open the longest."""
        return next(iter(self.watchers.values()), NOBODYS)

    def drive(self) -> None:
        """Start making moves unless the table waits only for people."""
        self.driver.drive()

    @property
    def moves(self) -> bool:
        """Whether bots or standing orders are moving, at a table where people play."""
        return self.driver.task is not None and bool(self.seats.playing(self.match, self.clocks.late))

    def tell(self) -> None:
        """Notify everybody of a change."""
        self.views.forget()
        for watcher in list(self.watchers):
            watcher()

    def end(self) -> None:
        """End everything here: the table is deleted."""
        self.deleted = True
        self.clocks.end()
        self.driver.end()
        self.tell()

    def leave(self) -> None:
        """Call `idle` if nobody is left and nothing is in progress."""
        if not self.watchers and not self.changes and self.driver.task is None:
            self._idle(self)
