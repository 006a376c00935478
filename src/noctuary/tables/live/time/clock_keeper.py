"""The clock of an open table: updated and stored with every entry, and checked when a seat's time is up."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from noctuary.kernel.base.messages import Refusal
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.play.match import RESIGN, UNDO, NextMoment
from noctuary.tables import wall_clock
from noctuary.tables.live.sitting.part import Common, TablePart
from noctuary.tables.live.time.clocks import Clock, begin_clock, read_clock
from noctuary.tables.live.time.jobs import Jobs
from noctuary.tables.setup import TableError, terms_of
from noctuary.tables.store.base.rows import ClockRow, StoreError
from noctuary.tables.wire.shapes import to_json
from noctuary.tables.wire.tables import ClockShown, Timing

logger = logging.getLogger(__name__)


class ClockKeeper(TablePart):
    """Keeps the clock of a table."""

    def __init__(self, common: Common, jobs: Jobs) -> None:
        super().__init__(common)
        self._jobs: Jobs = jobs
        self._lock: asyncio.Lock = common.lock
        self._timer: asyncio.TimerHandle | None = None
        self._ended: bool = False
        self.timing: Timing | None = terms_of(common.match.setup).timing
        self.clock: Clock | None = None
        """How much time each player has left; None until all seats are taken."""

    @property
    def late(self) -> list[int]:
        """The seats that a bot plays for because their time has run out."""
        return self.clock.out if self.clock else []

    @property
    def helped(self) -> list[int]:
        """The seats for which a bot has ever played because their time had run out."""
        return self.clock.helped if self.clock else []

    def after(self, step: NextMoment) -> Clock | None:
        """The clock after one more entry."""
        clock, timing = self.clock, self.timing
        if clock is None or timing is None:
            return clock
        mover = step.added[0].seat if step.added and not step.line.startswith(UNDO) and step.added[0].code >= 0 else -1
        now = wall_clock.now_ms()
        clock = clock.punch(timing, now, self._seats.deciding(step, clock.out), mover)
        clock = clock.settle(self._seats.playing(step, clock.out))
        return clock.set_alarm(self._deadline(clock), now)

    def row(self, clock: Clock, revision: int) -> ClockRow:
        """The clock as a row to be stored with an entry."""
        assert self.timing is not None
        seen = (
            wall_clock.now_ms() if clock.running and not clock.paused and self.timing.pace != "correspondence" else None
        )
        return ClockRow(self._id, revision, clock.since, seen, self._deadline(clock), to_json(clock))

    def set(self, clock: Clock | None) -> None:
        """Use this clock from now on, and schedule a check for when the next seat runs out of time."""
        self.clock = clock
        self._seats.late = self.late
        self.stop()
        if clock is not None and (deadline := self._deadline(clock)) is not None and not self._ended:
            wait = max(0, deadline - wall_clock.now_ms()) / 1000
            table = self._table
            self._timer = asyncio.get_running_loop().call_later(wait, lambda: table.start(self.time_up()))

    def stop(self) -> None:
        """Cancel the scheduled check."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def end(self) -> None:
        """Stop the clock for good: the table is deleted."""
        self._ended = True
        self.stop()

    def _deadline(self, clock: Clock) -> int | None:
        """When the clock must be acted on, in milliseconds; None if running out of time has no effect."""
        return clock.deadline if self.timing and self.timing.zero != "nothing" else None

    async def read(self) -> None:
        """Load the stored clock. Raises StoreError."""
        row = await self._writer.do(self._writer.store.clock, self._id)
        self.set(read_clock(row) if row else None)

    def follow(self) -> None:
        """Load the clock that another server has changed."""
        if self.timing is not None:
            self._table.start(self._follow())

    async def _follow(self) -> None:
        try:
            async with self._lock:
                await self.read()
        except StoreError as error:
            logger.warning("table %s: its clock could not be read: %s", self._id, error.text("en"))
            self._table.follow_later()
            return
        self._table.drive()
        self._table.tell()

    async def pause(self, seats: list[int], wanted: bool) -> None:
        """Record that these seats want to pause or resume the clocks, or decline. Raises TableError or StoreError."""
        people = [seat for seat in self._seats.playing(self._match, self.late) if seat in self._seats.people()]
        mine = [seat for seat in seats if seat in people]
        if self.clock is None or self._match.over or not mine:
            raise TableError("table-clock-none")
        # Otherwise whoever is about to lose could keep a rated game undecided.
        alone = terms_of(self._match.setup).rated
        await self._punch(lambda clock: clock.ask(mine, people, wanted, alone))

    def return_to(self, seat: int) -> None:
        """Let a player whose time had run out play again when they reopen the table."""
        timing = self.timing
        if timing is not None and seat in self.late:
            self.punch(lambda clock: clock.come_back([seat], timing))

    def punch(self, change: Callable[[Clock], Clock] = lambda clock: clock) -> None:
        """Update the clock after a change that it depends on: who sits here, or who plays."""
        if self.timing is not None:
            self._table.start(self._try_punch(change))

    async def _try_punch(self, change: Callable[[Clock], Clock]) -> None:
        try:
            await self._punch(change)
        except StoreError as error:
            # The next change of any kind stores it.
            logger.warning("table %s: its clock could not be stored: %s", self._id, error.text("en"))

    async def _punch(self, change: Callable[[Clock], Clock]) -> None:
        """Change the stored clock, and notify everybody if that makes a difference."""
        timing, match, seats = self.timing, self._match, self._seats
        assert timing is not None
        known = self.clock
        async with self._lock:
            await self.read()
            before, now = self.clock, wall_clock.now_ms()
            old = before or begin_clock(timing, len(match.setup.seats), now)
            # The time until now still counts under the old state.
            old = change(old.punch(timing, now, old.running))
            new = old.settle(seats.playing(match, old.out))
            new = new.punch(timing, now, seats.deciding(match, old.out))
            if before is None and not new.running:
                return
            if before is None or replace(new, left=before.left, since=before.since) != before:
                new = new.set_alarm(self._deadline(new), now)
                await self._writer.do(
                    self._writer.store.keep_clock, self.row(new, match.revision), self._jobs.new(match, new, before)
                )
                self.set(new)
            elif before == known:
                return
        self._table.drive()
        self._table.tell()

    async def time_up(self) -> None:
        """Act on the seats whose time has run out."""
        timing = self.timing
        if timing is None:
            return
        with contextlib.suppress(Refusal):
            if timing.zero == "bot":
                await self._punch(lambda clock: clock.run_out(clock.due(wall_clock.now_ms())))
            elif timing.zero == "resign":
                async with self._lock:
                    await self.read()
                # In the order in which their time ran out, whenever somebody looks; at the same moment together.
                left = {seat: self.clock.left[seat] for seat in self._overdue()} if self.clock else {}
                for least in sorted({*left.values()}):
                    together = [seat for seat in left if left[seat] == least]
                    await self._table.change(partial(self._resignation, together))

    def _resignation(self, seats: list[int]) -> str | None:
        late = self._overdue()
        names = [seat_name(seat) for seat in seats if seat in late]
        return " ".join(names) + RESIGN if names else None

    def _overdue(self) -> list[int]:
        due = self.clock.due(wall_clock.now_ms()) if self.clock else []
        return [seat for seat in due if not self._match.over and self._match.played_by_person(seat)]

    def to_wire(self) -> ClockShown | None:
        """The clock as clients see it."""
        clock, timing, now = self.clock, self.timing, wall_clock.now_ms()
        if timing is None:
            return None
        clock = clock or begin_clock(timing, len(self._match.setup.seats), now)
        return ClockShown(
            timing,
            {seat_name(seat): clock.left_at(seat, now) for seat in self._match.setup.humans},
            [seat_name(seat) for seat in clock.running],
            clock.paused,
            [seat_name(seat) for seat in clock.agreed],
        )
