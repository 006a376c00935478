"""All tables of a server: opened from the store when somebody comes, changed one entry at a time, each entry durable
before it counts.

Everything here runs in one event loop; the store has a thread of its own, bots have their processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar

from noctuary.kernel import catalogue
from noctuary.kernel.game import Game
from noctuary.kernel.messages import BadInput, IllegalMove, Message
from noctuary.kernel.moves import parse_line, seat_name, seat_number
from noctuary.kernel.records import Record
from noctuary.tables import explain, replays
from noctuary.tables.bot_pool import Thinkers
from noctuary.tables.course import AUTO, RESIGN, UNDO, Course, replayed
from noctuary.tables.outcomes import outcome
from noctuary.tables.records import recorded
from noctuary.tables.setup import SEEDS, Setup, TableError, is_current, restored
from noctuary.tables.store import Row, Store, StoreError
from noctuary.tables.view import summary

STAND_IN: Final = "random"
"""The bot that plays on for a person who has resigned."""
PAUSE: Final = 0.5
VEILED: Final = 2
"""So many pauses pass before the table moves where a forced move must look like a chosen one: bots that think a little
longer must not tell either.
"""
RETRY: Final = 2.0
"""Seconds until a bot's move that could not be stored is tried again."""
LISTED: Final = 100

logger = logging.getLogger(__name__)
T = TypeVar("T")


class Table:
    """An open table. `watchers` are called after every change; who adds one takes it away again."""

    def __init__(self, id: str, course: Course) -> None:
        self.id: str = id
        self.course: Course = course
        self.thinking: list[int] = []
        """The seats that bots decide for now."""
        self.trouble: Message | None = None
        """Why a bot's move does not come."""
        self.watchers: set[Callable[[], None]] = set()
        self.screens: dict[object, int] = {}
        """The seat that each screen is in the hands of."""
        self.lock: asyncio.Lock = asyncio.Lock()
        self.driver: asyncio.Task[None] | None = None
        self.changes: set[asyncio.Future[None]] = set()

    def tell(self) -> None:
        """Let everybody know that something has changed."""
        for watcher in list(self.watchers):
            watcher()


class Hall:
    """The tables in the store at a path. `pause`: the least time between two moves of bots, in seconds."""

    def __init__(self, path: Path, pause: float = PAUSE, find: Callable[[str], Game] = catalogue.find) -> None:
        """Raises StoreError if there can be no store at `path`."""
        self._writer: ThreadPoolExecutor = ThreadPoolExecutor(1, "store")
        self._find: Callable[[str], Game] = find
        self._pause: float = pause
        self._open: dict[str, Table] = {}
        self._door: asyncio.Lock = asyncio.Lock()
        self.thinkers: Thinkers = Thinkers()
        try:
            self.store: Store = self._writer.submit(Store, path).result()
        except StoreError:
            self._writer.shutdown()
            raise

    async def close(self) -> None:
        """Stop all bots, finish what is being stored, close the store."""
        drivers = [table.driver for table in self._open.values() if table.driver]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        changes = [change for table in self._open.values() for change in table.changes]
        await asyncio.gather(*changes, return_exceptions=True)
        await self.stored(self.store.close)
        self._writer.shutdown()
        await asyncio.to_thread(self.thinkers.close)

    async def stored(self, work: Callable[..., T], *arguments: Any) -> T:
        """Let the store do something in its thread. Raises StoreError."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, lambda: work(*arguments))

    # Tables as a whole.

    async def create(self, owner: str, setup: Setup, lines: list[str] | None = None) -> str:
        """A new table of `owner`, its log beginning with `lines`; gives its id. Raises IllegalMove, BadInput or
        StoreError.
        """
        row = new_row(owner, await asyncio.to_thread(replayed, setup, lines or []), now())
        await self.stored(self.store.create, row, lines or [])
        return row.id

    async def tables(self, owner: str) -> list[dict[str, Any]]:
        """The tables of `owner`, last moved first, as JSON values."""
        rows = await self.stored(self.store.of_owner, owner, LISTED)
        # Summaries of older versions know no editions.
        return [
            {"id": row.id, "edition": None, **json.loads(row.summary), "created": row.created, "moved": row.moved}
            for row in rows
        ]

    async def setup(self, owner: str, id: str) -> Setup:
        """How the table `id` of `owner` was set up. Raises TableError or StoreError."""
        return await self.setup_of(await self._row(owner, id))

    async def record(self, owner: str, id: str) -> Record:
        """The game played at the table `id` of `owner`. Raises TableError (also while it runs) or StoreError."""
        setup, lines = await self._finished(owner, id, "table-running")
        return await asyncio.to_thread(recorded, setup, lines)

    async def replay(self, owner: str, id: str) -> dict[str, Any]:
        """The steps of the game played at the table `id` of `owner`. Raises TableError (also while it runs) or
        StoreError.
        """
        setup, lines = await self._finished(owner, id, "table-replay-running")
        return await asyncio.to_thread(replays.steps, setup, lines)

    async def replayed(self, owner: str, id: str, step: str, seat: str | None) -> dict[str, Any]:
        """What `seat` saw after a step of that game; None: what anybody saw. Raises BadInput for other steps and
        seats, TableError or StoreError.
        """
        setup, lines = await self._finished(owner, id, "table-replay-running")
        eyes = -1 if seat is None else seat_number(seat, len(setup.seats))
        return await asyncio.to_thread(replays.after_step, setup, lines, step, eyes)

    async def _finished(self, owner: str, id: str, refusal: str) -> tuple[Setup, list[str]]:
        """Setup and log of a table where nothing more will happen. Raises TableError or StoreError."""
        course, lines = await self._played(await self._row(owner, id))
        if not course.over:
            raise TableError(refusal)
        return course.setup, lines

    @contextlib.asynccontextmanager
    async def sitting(self, owner: str, id: str, watcher: Callable[[], None]) -> AsyncIterator[Table]:
        """The table `id` of `owner`, open as long as somebody watches. Raises TableError or StoreError."""
        async with self._door:
            row = await self._row(owner, id)
            table = self._open.get(id)
            if table is None:
                table = Table(id, await self.course_of(row))
                self._open[id] = table
                if len(table.course.setup.humans) < len(table.course.setup.seats):
                    self.thinkers.warm_up()
            table.watchers.add(watcher)
        self._drive(table)
        try:
            yield table
        finally:
            table.watchers.discard(watcher)
            self._leave(table)

    async def _row(self, owner: str, id: str) -> Row:
        row = await self.stored(self.store.find, id)
        if row is None or row.owner != owner:
            raise TableError("table-unknown")
        return row

    async def setup_of(self, row: Row) -> Setup:
        """How a table was set up. Raises TableError if this version cannot have such a table."""
        try:
            # An edition that was not in use for a while takes some time.
            return await asyncio.to_thread(restored, self._find(row.game), json.loads(row.header))
        except BadInput as error:
            # A game, bot or option that this version no longer has.
            raise TableError("table-rules-changed") from error

    def is_current(self, row: Row) -> bool:
        """Whether a table was set up under the rules and facts of this version."""
        try:
            return is_current(self._find(row.game), json.loads(row.header))
        except BadInput:
            return False

    async def course_of(self, row: Row) -> Course:
        """What has happened at a table. Raises TableError or StoreError."""
        return (await self._played(row))[0]

    async def _played(self, row: Row) -> tuple[Course, list[str]]:
        setup, lines = await self.setup_of(row), await self.stored(self.store.lines, row.id)
        try:
            return await asyncio.to_thread(replayed, setup, lines), lines
        except (BadInput, IllegalMove) as error:
            raise TableError("table-rules-changed") from error

    # What people do.

    async def move(self, table: Table, seat: int, line: str, revision: int) -> None:
        """A person's move. Raises IllegalMove, BadInput, TableError or StoreError; then nothing has changed."""
        await self._safely(table, self._move(table, seat, line, revision))

    async def undo(self, table: Table, revision: int) -> None:
        """Take back the person's last move and all since. Raises TableError or StoreError; then nothing has changed."""
        await self._safely(table, self._undo(table, revision))

    async def resign(self, table: Table, seat: int) -> None:
        """A person gives up. Raises TableError or StoreError; then nothing has changed."""
        await self._safely(table, self._resign(table, seat))

    async def _safely(self, table: Table, change: Awaitable[None]) -> None:
        """Carry a change through even if the one who asked for it has gone: what is stored must also be played."""
        task = asyncio.ensure_future(change)
        table.changes.add(task)
        task.add_done_callback(lambda _: self._done(table, task))
        await asyncio.shield(task)

    def _done(self, table: Table, task: asyncio.Future[None]) -> None:
        table.changes.discard(task)
        self._leave(table)

    async def _move(self, table: Table, seat: int, line: str, revision: int) -> None:
        async with table.lock:
            course = table.course
            move = parse_line(course.setup.game.actions, line, len(course.setup.seats))
            if move.seat != seat:
                raise TableError("table-other-seat", {"seat": seat_name(move.seat)})
            if not course.played_by_person(seat):
                raise TableError("table-not-yours", {"seat": seat_name(seat)})
            if not course.asked.get(seat, course.revision) <= revision <= course.revision:
                raise TableError("table-stale")
            if seat in course.unasked and course.state.legal(seat) == [move.code]:
                await self._enter(table, seat_name(seat) + AUTO)
                return
            if course.over or move.code not in course.state.legal(seat):
                reason = explain.refusal(course, seat, move.code)
                assert reason is not None, f"{line} is refused without a reason"
                raise reason
            await self._enter(table, move.line)

    async def _undo(self, table: Table, revision: int) -> None:
        async with table.lock:
            refusal = table.course.undo_refusal()
            if refusal:
                raise TableError(refusal.id, refusal.arguments)
            # Bots may have moved on since; but who has taken something back already meant that.
            if revision < table.course.touched:
                raise TableError("table-stale")
            await self._enter(table, f"{UNDO} {table.course.undo_count()}")

    async def _resign(self, table: Table, seat: int) -> None:
        async with table.lock:
            if table.course.over:
                raise TableError("table-resign-over")
            if not table.course.played_by_person(seat):
                raise TableError("table-not-yours", {"seat": seat_name(seat)})
            await self._enter(table, f"{seat_name(seat)}{RESIGN}")

    async def _enter(self, table: Table, line: str) -> None:
        """One more entry: tried out, stored, and only then true. The caller holds the table's lock."""
        course = table.course.after(line)
        texts = as_text(summary(course)), now(), outcome_text(course)
        await self.stored(self.store.append, table.id, course.revision, line, *texts)
        table.course = course
        table.trouble = None
        self._drive(table)
        table.tell()

    # What bots do.

    def _next(self, table: Table) -> int:
        """The first seat that the table moves for now: a bot's, or one without a choice; -1 if there is none. Among
        several people the screen goes to such a seat first, as it would if there was something to choose.
        """
        course = table.course
        alone = sum(map(course.played_by_person, range(len(course.setup.seats)))) < 2
        for seat in course.waiting:
            if not course.played_by_person(seat):
                return seat
            if seat in course.unasked and (alone or seat in table.screens.values()):
                return seat
        return -1

    def show(self, table: Table, screen: object, seat: int | None) -> None:
        """From now on `screen` is in the hands of `seat`; None: it is gone."""
        if seat is None:
            table.screens.pop(screen, None)
        else:
            table.screens[screen] = seat
            self._drive(table)

    def _drive(self, table: Table) -> None:
        """See to it that the table moves as long as it is not only for people to decide."""
        course = table.course
        table.thinking = [seat for seat in course.waiting if not course.played_by_person(seat)]
        if table.driver is None and self._next(table) >= 0:
            table.driver = asyncio.create_task(self._play(table))

    async def _play(self, table: Table) -> None:
        """Make moves of bots, and forced ones, until only people have to decide or nobody has."""
        loop = asyncio.get_running_loop()
        try:
            while (seat := self._next(table)) >= 0:
                course, begun = table.course, loop.time()
                try:
                    veiled = course.state.decision(seat).kind in course.setup.game.veiled
                    due = begun + self._pause * (VEILED if veiled else 1)
                    line = await self._line(course, seat)
                    await asyncio.sleep(max(0.0, due - loop.time()))
                    await self._safely(table, self._table_move(table, course, line))
                except StoreError as error:
                    table.trouble = error.message
                    table.tell()
                    await asyncio.sleep(RETRY)
                except Exception:
                    # Whatever a bot does wrong must not take the table with it; coming back to the table asks it again.
                    logger.exception("table %s: the bot of %s has not moved", table.id, seat_name(seat))
                    table.thinking = []
                    table.trouble = Message("table-bot-failed", {"seat": seat_name(seat)})
                    table.tell()
                    break
        finally:
            # Nothing is awaited between the last look at the course and this, so no change in between is overlooked.
            table.driver = None
            self._leave(table)

    def _leave(self, table: Table) -> None:
        """Close a table at which nothing happens and nobody watches; the store has it."""
        idle = not table.watchers and not table.changes and table.driver is None
        if idle and self._open.get(table.id) is table:
            del self._open[table.id]

    async def _line(self, course: Course, seat: int) -> str:
        """The entry that the table makes for a seat: its forced move, or what a bot chooses."""
        if seat in course.unasked:
            return seat_name(seat) + AUTO
        return f"{seat_name(seat)} {course.setup.game.actions.format(await self._choice(course, seat))}"

    async def _choice(self, course: Course, seat: int) -> int:
        """The code a bot chooses; it follows from the setup and the number of entries."""
        sitting = course.setup.seats[seat]
        digest = hashlib.sha256(f"{course.setup.seed} {seat} {course.revision}".encode()).digest()
        bot = STAND_IN if sitting.human else sitting.kind
        return await self.thinkers.choose(bot, course.state.observe(seat), int.from_bytes(digest[:8], "big"))

    async def _table_move(self, table: Table, course: Course, line: str) -> None:
        async with table.lock:
            # Somebody may have moved, taken back or resigned in the meantime.
            if table.course is course:
                await self._enter(table, line)


def new_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbelow(SEEDS)


def new_row(owner: str, course: Course, when: str) -> Row:
    """A table of `owner` with this course, as it is stored, under an id of its own."""
    id, setup = secrets.token_hex(8), course.setup
    texts = as_text(setup.header()), as_text(summary(course))
    return Row(id, owner, setup.game.name, *texts, when, when, outcome_text(course))


def outcome_text(course: Course) -> str | None:
    """What a finished game counts for as it is stored; None if it counts for nobody."""
    found = outcome(course)
    return None if found is None else as_text(found)


def as_text(values: dict[str, Any]) -> str:
    """JSON values as they are stored."""
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


def now() -> str:
    """The time as it is stored."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
