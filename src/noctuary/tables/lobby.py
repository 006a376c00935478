"""All tables of a server: made, listed, found, opened when somebody comes, closed when nobody is left.

Everything here runs in one event loop; the store has a thread of its own, bots have their processes, and playing
through a whole game is work for a thread.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec import DecodeError
from msgspec.json import Decoder
from msgspec.structs import asdict

from noctuary.kernel import catalogue, gamefile
from noctuary.kernel.courses import FIRST
from noctuary.kernel.match import Match
from noctuary.kernel.messages import BadInput, IllegalMove
from noctuary.kernel.moves import seat_number
from noctuary.tables import backups
from noctuary.tables.bot_pool import BotPool
from noctuary.tables.live import LiveTable, now, outcome_text
from noctuary.tables.replays import Replay
from noctuary.tables.setup import NOBODY, SEEDS, Seat, Setup, TableError, is_current, restored, seated
from noctuary.tables.store import Row, Store, StoreError
from noctuary.tables.view import summary
from noctuary.tables.wire import Counted, Header, ReplayIndex, Summary, TableSummary, View, stored
from noctuary.tables.work import Work, Works

PAUSE: Final = 0.5
LISTED: Final = 100
REPLAYS: Final = 8
"""How many finished games are kept ready for replay."""

logger = logging.getLogger(__name__)

_header: Final = Decoder(Header)
_summary: Final = Decoder(Summary)
_outcome: Final = Decoder(Counted)

T = TypeVar("T")


class Lobby:
    """The tables in the store at a path. `pause`: the least time between two moves of bots, in seconds."""

    def __init__(self, path: Path, pause: float = PAUSE) -> None:
        """Raises StoreError if there can be no store at `path`."""
        self._path: Path = path
        self._writer: ThreadPoolExecutor = ThreadPoolExecutor(1, "store")
        self.damage: StoreError | None = None
        """What was wrong with the store when it was last copied."""
        self._pause: float = pause
        self._open: dict[str, LiveTable] = {}
        self._door: asyncio.Lock = asyncio.Lock()
        self._replays: OrderedDict[str, Replay] = OrderedDict()
        self._reading: asyncio.Lock = asyncio.Lock()
        self.bots: BotPool = BotPool()
        self.works: Works = Works()
        try:
            self.store: Store = self._writer.submit(backups.opened, path).result()
        except StoreError:
            self._writer.shutdown()
            raise

    async def close(self) -> None:
        """Stop all bots, give up long work, finish what is being stored, close the store."""
        self.works.give_up()
        drivers = [table.driver for table in self._open.values() if table.driver]
        for driver in drivers:
            driver.cancel()
        await asyncio.to_thread(self.bots.close)
        await asyncio.gather(*drivers, return_exceptions=True)
        changes = [change for table in self._open.values() for change in table.changes]
        await asyncio.gather(*changes, return_exceptions=True)
        await self.stored(self.store.close)
        self._writer.shutdown()

    async def back_up(self) -> None:
        """Copy the store every day, as long as it is sound."""
        while True:
            try:
                await asyncio.to_thread(backups.daily, self._path)
                self.damage = None
            except StoreError as error:
                logger.error("the store cannot be copied: %s", error.text("en"))
                self.damage = error
            await asyncio.sleep(backups.DAY)

    async def stored(self, work: Callable[..., T], *arguments: Any) -> T:
        """Let the store do something in its thread. Raises StoreError."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, lambda: work(*arguments))

    async def _append(self, *arguments: Any) -> None:
        await self.stored(self.store.append, *arguments)

    async def create(self, owner: str, setup: Setup) -> str:
        """A new table of `owner`; gives its id. Raises StoreError."""
        row = new_row(owner, await asyncio.to_thread(Match, setup, True), now())
        await self.stored(self.store.create, row, [])
        return row.id

    async def upload(self, owner: str, text: str) -> str:
        """A table of `owner` from the text of a game file; gives its id. It may be somebody else's game, so it counts
        for nobody. Raises IllegalMove, BadInput or StoreError.
        """
        match = await self.works.done(from_file, text)
        row = new_row(owner, match, now())
        await self.stored(self.store.create, row, match.lines)
        return row.id

    async def play_on(self, owner: str, id: str, step: int, seats: list[Seat]) -> str:
        """A table of `owner` that goes on with these seats from a step of the game played at the table `id`; gives its
        id. It counts for nobody. Raises BadInput for other seats than that game has, TableError (also while it runs,
        or if nothing is left to play there) or StoreError.
        """
        replay = await self.finished(owner, id, "table-replay-running")
        match = await self.works.done(continued, replay.match, replay.checked(str(step)), seats)
        row = new_row(owner, match, now())
        await self.stored(self.store.create, row, match.lines)
        return row.id

    async def tables(self, owner: str) -> list[TableSummary]:
        """The tables of `owner`, last moved first, without exercises."""
        rows = await self.stored(self.store.of_owner, owner, LISTED)
        summaries = [(row, summary_of(row)) for row in rows if legible(row)]
        return [
            TableSummary(**asdict(summary), id=row.id, created=row.created, moved=row.moved)
            for row, summary in summaries
            if summary.course in (None, FIRST)
        ]

    async def setup(self, owner: str, id: str) -> Setup:
        """How the table `id` of `owner` was set up. Raises TableError or StoreError."""
        return await self._setup_of(await self._row(owner, id))

    async def record(self, owner: str, id: str) -> str:
        """The game file of the table `id` of `owner`. Raises TableError (also while it runs) or StoreError."""
        replay = await self.finished(owner, id, "table-running")
        if isinstance(replay.match.setup, Setup) and replay.match.setup.course:
            raise TableError("table-guided")
        return await asyncio.to_thread(gamefile.dumps, replay.match)

    async def replay(self, owner: str, id: str) -> ReplayIndex:
        """The steps of the game played at the table `id` of `owner`. Raises TableError (also while it runs) or
        StoreError.
        """
        return (await self.finished(owner, id, "table-replay-running")).told()

    async def replayed(self, owner: str, id: str, step: str, seat: str | None) -> View[Any]:
        """What `seat` saw after a step of that game; None: what anybody saw. Raises BadInput for other steps and
        seats, TableError or StoreError.
        """
        replay = await self.finished(owner, id, "table-replay-running")
        eyes = -1 if seat is None else seat_number(seat, len(replay.match.setup.seats))
        return await asyncio.to_thread(replay.after, step, eyes)

    async def finished(self, owner: str, id: str, refusal: str) -> Replay:
        """The game of a table where nothing more will happen. Raises TableError or StoreError."""
        row = await self._row(owner, id)
        # One at a time: that is work, and the tables go first.
        async with self._reading:
            replay = self._replays.get(id)
            if replay is None:
                if not summary_of(row).over:
                    raise TableError(refusal)
                replay = await self._played(row, replayed)
                self._replays[id] = replay
                if len(self._replays) > REPLAYS:
                    self._replays.popitem(last=False)
            self._replays.move_to_end(id)
        return replay

    @contextlib.asynccontextmanager
    async def sitting(self, owner: str, id: str, watcher: Callable[[], None]) -> AsyncIterator[LiveTable]:
        """The table `id` of `owner`, open as long as somebody watches. Raises TableError or StoreError."""
        async with self._door:
            row = await self._row(owner, id)
            table = self._open.get(id)
            if table is None:
                match = await self.match_of(row)
                table = LiveTable(id, match, self._append, self.bots, self._pause, self._close)
                self._open[id] = table
                if len(match.setup.humans) < len(match.setup.seats):
                    self.bots.warm_up()
            table.watchers.add(watcher)
        table.drive()
        try:
            yield table
        finally:
            table.watchers.discard(watcher)
            table.leave()

    def _close(self, table: LiveTable) -> None:
        """Close a table at which nothing happens and nobody watches; the store has it."""
        if self._open.get(table.id) is table:
            del self._open[table.id]

    async def _row(self, owner: str, id: str) -> Row:
        row = await self.stored(self.store.find, id)
        if row is None or row.owner != owner:
            raise TableError("table-unknown")
        if not legible(row):
            raise TableError("table-damaged")
        return row

    async def _setup_of(self, row: Row) -> Setup:
        """How a table was set up. Raises TableError if this version cannot have such a table."""
        try:
            # An edition that has not been used for a while takes some time.
            return await asyncio.to_thread(restored, catalogue.find(row.game), header_of(row))
        except BadInput as error:
            # A game, bot or option that this version no longer has.
            raise TableError("table-rules-changed") from error

    def is_current(self, row: Row) -> bool:
        """Whether a table was set up under the rules and facts of this version."""
        try:
            return is_current(catalogue.find(row.game), header_of(row))
        except BadInput:
            return False

    async def match_of(self, row: Row) -> Match:
        """The match of a table, played through. Raises TableError or StoreError."""
        return await self._played(row, played)

    async def _played(self, row: Row, play: Callable[[Setup, list[str], Work], T]) -> T:
        """What playing through the log of a table gives. Raises TableError or StoreError."""
        setup, lines = await self._setup_of(row), await self.stored(self.store.lines, row.id)
        try:
            return await self.works.done(play, setup, lines)
        except (BadInput, IllegalMove) as error:
            raise TableError("table-rules-changed") from error


def played(setup: Setup, lines: list[str], work: Work) -> Match:
    """The match with this log. Raises IllegalMove or BadInput."""
    match = Match(setup, patient=True)
    for line in lines:
        work.go_on()
        match.add(line)
    return match


def replayed(setup: Setup, lines: list[str], work: Work) -> Replay:
    """The same step by step. Raises IllegalMove or BadInput."""
    return Replay(setup, lines, work.go_on)


def from_file(text: str, work: Work) -> Match:
    """The match of a game file, for a table where it counts for nobody. Raises IllegalMove or BadInput."""
    match = gamefile.parse(text, patient=True, between=work.go_on)
    match.setup = seated(match.setup)
    return match


def continued(old: Match, step: int, seats: list[Seat], work: Work) -> Match:
    """The match that goes on with these seats after so many entries of another. Raises BadInput or TableError."""
    assert isinstance(old.setup, Setup)
    if old.setup.course:
        raise TableError("table-guided")
    if old.at(step).state.seat < 0:
        raise TableError("table-continue-over")
    # Whoever gave up has not done so here.
    lines = [entry.line for entry in old.entries[:step] if entry.code >= 0]
    setup = Setup(old.setup.game, old.setup.options, seats, old.setup.seed, NOBODY)
    setup.begin_after(len(lines))
    return played(setup, lines, work)


def new_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbelow(SEEDS)


def new_row(owner: str, match: Match, when: str) -> Row:
    """A table of `owner` with this match, as it is stored, under an id of its own."""
    id, setup = secrets.token_hex(8), match.setup
    assert isinstance(setup, Setup)
    texts = stored(setup.header()), stored(summary(match))
    return Row(id, owner, setup.game.name, *texts, when, when, outcome_text(match))


def header_of(row: Row) -> Header:
    """How a table was set up."""
    return _header.decode(row.header)


def summary_of(row: Row) -> Summary:
    """What lists say about a table."""
    return _summary.decode(row.summary)


def counted_of(row: Row) -> Counted:
    """What the finished game of a table counts for."""
    return _outcome.decode(row.outcome or "")


def legible(row: Row) -> bool:
    """Whether a table can be read. One that cannot must not hide the others."""
    try:
        header_of(row)
        summary_of(row)
        if row.outcome is not None:
            counted_of(row)
    except DecodeError as error:
        logger.warning("table %s cannot be read: %s", row.id, error)
        return False
    return True
