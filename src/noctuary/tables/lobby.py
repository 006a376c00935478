"""All tables of a server: made, listed, found, opened when somebody comes, closed when nobody is left.

Everything here runs in one event loop; the store has a thread of its own, bots and files from elsewhere have their
processes, and playing through a whole game of a table is work for a thread.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import asdict

from noctuary.kernel import catalogue, gamefile
from noctuary.kernel.courses import FIRST
from noctuary.kernel.match import HUMAN, Match
from noctuary.kernel.messages import BadInput, IllegalMove, Refusal
from noctuary.kernel.moves import seat_number
from noctuary.tables import backups, deals, live, ratings, world
from noctuary.tables.bot_pool import BotPool
from noctuary.tables.consent import WHO
from noctuary.tables.files import Files
from noctuary.tables.leading import BRANCH, REMATCH
from noctuary.tables.live import LiveTable, now, outcome_text, taken
from noctuary.tables.log import Log, StoredLog, ratings_at
from noctuary.tables.replays import Replay
from noctuary.tables.saved import bots_turn, header_of, legible, summary_of
from noctuary.tables.setup import NOBODY, Seat, Setup, TableError, is_current, new_secret, restored, seated
from noctuary.tables.store import SharedStore, Store
from noctuary.tables.store import Work as StoreWork
from noctuary.tables.store.rows import (
    CHATTED,
    CLOCK,
    ORDERED,
    SEATED,
    Again,
    Chat,
    Job,
    News,
    Overtaken,
    Place,
    Row,
    StoreError,
    Watching,
)
from noctuary.tables.view import summary
from noctuary.tables.wire import DealShown, ReplayIndex, TableSummary, View, stored
from noctuary.tables.work import Work, Works
from noctuary.tables.writer import Writer

PAUSE: Final = 0.5
LISTED: Final = 100
MAX_TABLES: Final = 10_000
"""How many tables one person may have, finished games included."""
REPLAYS: Final = 8
"""How many finished games are kept ready for replay."""

BEAT: Final = 5.0
"""Seconds between two looks at all clocks."""
AGAIN: Final = 1.0
"""Seconds after which what could not be read is read again."""
REKEYED: Final = 1.0
"""Seconds after which a browser has the key that it was given."""
MISSED: Final = News("", 0)
"""Anything may have been missed."""
STANDSTILL: Final = 15_000
"""Milliseconds for which no server has seen a clock run, so that it has not; or the world's time was set anew."""

logger = logging.getLogger(__name__)

T = TypeVar("T")


class Lobby:
    """The tables in the store at a path, or in a database of PostgreSQL; then only copies are kept beside that path.
    `pause`: the least time between two moves of bots, in seconds.
    """

    def __init__(self, path: Path, pause: float = PAUSE, database: str | None = None) -> None:
        """Raises StoreError if there can be no store there."""
        self._path: Path | None = path if database is None else None
        self._jump: int = 0
        """By how many milliseconds the world's time was set anew of which the store knows nothing yet."""
        self.uncopied: StoreError | None = None
        """Why the store could not be copied the last time."""
        self._pause: float = pause
        self._open: dict[str, LiveTable] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Each owner's tables are opened, played through and deleted one after another."""
        self._signed: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()
        """What tells those who are somebody that they may be so no longer."""
        self._replays: OrderedDict[str, Replay] = OrderedDict()
        self.bots: BotPool = BotPool()
        self.works: Works = Works("tables")
        self.past: Works = Works("past")
        """Games that are over: who plays need not wait for them."""
        self.files: Files = Files()
        self.writer: Writer = Writer(path, database)
        self.store: Store = self.writer.store
        self.reached: Final[set[str]] = set(self.writer.wait_for(self.store.reached))
        """Whom there is a way to remind of their turn."""
        self.log: Log = StoredLog(self.writer, self.reached)
        self.ending: asyncio.Event = asyncio.Event()
        """What this server has begun and not done is left to others."""
        self.promises: deals.Promises = deals.Promises(self.store, self.stored)

    @property
    def open(self) -> int:
        """How many tables are open."""
        return len(self._open)

    async def close(self) -> None:
        """Stop all bots, give up long work, finish what is being stored, close the store."""
        self.works.give_up()
        self.past.give_up()
        drivers = [table.driver for table in self._open.values() if table.driver]
        for driver in drivers:
            driver.cancel()
        await asyncio.to_thread(self.files.close)
        await asyncio.to_thread(self.bots.close)
        await asyncio.gather(*drivers, return_exceptions=True)
        changes = [change for table in self._open.values() for change in table.changes]
        await asyncio.gather(*changes, return_exceptions=True)
        await self.writer.close()

    @property
    def shared(self) -> bool:
        """Whether there may be other servers."""
        return isinstance(self.store, SharedStore)

    async def work(self, works: Mapping[str, StoreWork]) -> None:
        """Do what is due at any table, as one of several servers: also what `works` say."""
        if isinstance(self.store, SharedStore):
            await self.store.work({"clock": self.look_at_clock, "moves": self.move_on, **works}, self.ending)

    async def back_up(self) -> None:
        """Copy the store every day, as long as it is sound. Copies of a database are for those who run that.

        Days are those of the system's clock, which may be put right meanwhile, or go on while the machine sleeps.
        """
        while self._path is not None:
            try:
                await asyncio.to_thread(backups.daily, self._path)
                self.uncopied = None
            except StoreError as error:
                logger.error("the store cannot be copied: %s", error.text("en"))
                self.uncopied = error
            await asyncio.sleep(backups.HOUR)

    async def stored(self, work: Callable[..., T], *arguments: Any) -> T:
        """Let the store do something in its thread. Raises StoreError."""
        return await self.writer.do(work, *arguments)

    @property
    def trouble(self) -> StoreError | None:
        """What is wrong with what is being stored, or was the last time."""
        return self.writer.trouble or self.uncopied

    async def keep_time(self, *others: Callable[[], Awaitable[None]]) -> None:
        """Let clocks run, also those of tables that nobody has open, and do what else goes by them."""
        while True:
            for work in (self.beat, *others):
                try:
                    await work()
                except StoreError as error:
                    logger.warning("clocks are not looked at: %s", error.text("en"))
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        """See which clocks have run out, and which stood still as no server was there or the world's time was set anew.
        Raises StoreError.
        """
        anew: list[str] = []
        self._jump += world.WORLD.set_right()
        if self._jump:
            await self.stored(self.store.set_anew, world.wall(), self._jump)
            logger.warning("the system's clock was set anew, by %d s: no turn is over for that", self._jump // 1000)
            self._jump = 0
            anew = [*self._open]
        stood, due = await self.stored(self.store.beat, world.wall(), STANDSTILL)
        for id in anew + stood:
            if id in self._open:
                self._open[id].follow_clock()
        for id in () if self.shared else due:
            await self._time_up(id)

    async def _time_up(self, id: str) -> None:
        try:
            if (open := self._open.get(id)) is not None:
                await open.time_up()
            elif (row := await self.stored(self.store.find, id)) is not None:
                async with self.sitting(row.owner, id, _nobody) as table:
                    await table.time_up()
        except StoreError:
            raise
        except Exception as error:
            # One table must not keep the clocks of all others from being looked at.
            unforeseen = None if isinstance(error, TableError) else error
            logger.warning("table %s: its time is up, but it cannot be opened", id, exc_info=unforeseen)
            await self.stored(self.store.stop_clock, id)

    async def look_at_clock(self, id: str) -> int | None:
        """See whose time is up at a table; gives when to look again, unless somebody will. Raises StoreError."""
        clock = await self.stored(self.store.clock, id)
        if clock is not None and clock.deadline is not None and clock.deadline <= world.wall():
            await self._time_up(id)
            clock = await self.stored(self.store.clock, id)
        if clock is None or clock.deadline is None:
            return None
        return None if world.wall() < live.read_clock(clock).alarm <= clock.deadline else clock.deadline

    async def move_on(self, id: str) -> int | None:
        """Let a table of several people move on by itself, unless another server sees to that; gives when to look
        again. Raises StoreError.
        """
        row = await self.stored(self.store.find, id)
        if row is None or not legible(row) or summary_of(row).over:
            return None
        async with self.log.turn(id) as mine:
            if mine and id in self._open:
                await self._open[id].followed()
        moves = not mine
        try:
            if mine:
                async with self.sitting(row.owner, id, _nobody) as table:
                    moves = table.moves
        except StoreError:
            raise
        except Refusal as error:
            logger.warning("table %s does not move on: %s", id, error.text("en"))
        return world.wall() + live.UNMOVED if moves else None

    async def resume(self) -> None:
        """See to what was due when the last server ended: bots are to move where nobody may come before they have."""
        store = self.store
        try:
            if not isinstance(store, SharedStore):
                for id in await self._left_to_bots():
                    await self.move_on(id)
            elif await self.stored(store.idle):
                jobs = await self.stored(store.clocks_to_come)
                await self.stored(store.ask_for, [*jobs, *(Job("moves", id, 0) for id in await self._left_to_bots())])
        except StoreError as error:
            logger.warning("not all tables go on by themselves: %s", error.text("en"))

    async def _left_to_bots(self) -> list[str]:
        rows = await self.stored(self.store.left_to_bots)
        return await asyncio.to_thread(lambda: [id for id, text, helped in rows if helped or bots_turn(text)])

    async def follow(self) -> None:
        """Let open tables hear what other servers store, as long as there may be others."""
        if not isinstance(self.store, SharedStore):
            return
        async for news in self.store.news():
            while True:
                try:
                    await self._followed(news)
                    break
                except StoreError as error:
                    logger.warning("what other servers store is not read: %s", error.text("en"))
                    await asyncio.sleep(AGAIN)
                    news = MISSED

    async def _followed(self, news: News) -> None:
        """Let open tables hear something. Raises StoreError."""
        id, number, said = news
        table = self._open.get(id)
        if said:
            if table is not None:
                table.hear(said, number)
        elif news == MISSED:
            for one in [*self._open]:
                if await self.stored(self.store.find, one) is None:
                    self._end([one])
                elif (open := self._open.get(one)) is not None:
                    open.follow()
                    open.follow_clock()
                    await self.seated(one)
                    await self.ordered(one)
        elif not number:
            self._end([id])
        elif number == SEATED:
            await self.seated(id)
        elif number == CLOCK:
            if table is not None:
                table.follow_clock()
        elif number == CHATTED:
            await self.chatted(id)
        elif number == ORDERED:
            await self.ordered(id)
        elif table is not None and table.match.revision < number:
            table.follow()

    async def create(self, owner: str, setup: Setup, places: Sequence[Place] = (), again: Again | None = None) -> str:
        """A new table of `owner`, where these seats are taken; gives its id. Raises TableError, StoreError, or
        Overtaken if it is a rematch and somebody else has made another one.
        """
        await self.make_room(owner)
        return await self._created(owner, await asyncio.to_thread(Match, setup, True), places, again)

    async def upload(self, owner: str, text: str) -> str:
        """A table of `owner` from the text of a game file; gives its id. It may be somebody else's game, so it counts
        for nobody. Raises IllegalMove, BadInput or StoreError.
        """
        await self.make_room(owner)
        return await self._added(*await self.files.done(from_file, owner, text))

    async def play_on(self, owner: str, id: str, step: int, seats: list[Seat], left: Sequence[int] = ()) -> str:
        """A table of `owner` that goes on with these seats from a step of the game played at the table `id`; gives its
        id. It counts for nobody. `left`: the seats that are left to those who sat there, each at their own screen; who
        is not there now has a bot stand in until they come. Raises BadInput for other seats than that game has,
        TableError (also while it runs, or if nothing is left to play there) or StoreError.
        """
        replay = await self.finished(owner, id, "table-replay-running")
        await self.make_room(owner)
        match = await self.past.done(continued, replay.match, replay.checked(str(step)), seats)
        if not left:
            return await self._created(owner, match)
        assert isinstance(match.setup, Setup)
        match.setup.invitation = new_secret()
        places = [Place(seat, owner, seats[seat].name) for seat in match.setup.humans if seat not in left]
        for place in await self.places(id):
            if place.seat in left:
                away = place.owner not in ("", owner) and not self.is_here(id, place.seat)
                places.append(place._replace(bot=live.PUNCTUAL if away else None) if place.owner else place)
        made = await self._created(owner, match, places)
        await self._branched(id, f"{BRANCH} {made}")
        return made

    async def rematch(self, owner: str, id: str, setup: Setup, places: Sequence[Place]) -> str:
        """A table of `owner` for the game at table `id` once more, which those who have that table open are told of, or
        the one that somebody else has made at the same moment, here or at another server; gives its id. Raises
        StoreError.
        """
        if not setup.invitation:
            return await self.create(owner, setup, places)
        while True:
            known = await self.stored(self.store.rematch, id)
            if made := await self.join_rematch(owner, id):
                return made
            with contextlib.suppress(Overtaken):
                made = await self.create(owner, setup, places, Again(id, known))
                await self._branched(id, f"{REMATCH} {made}")
                return made

    async def join_rematch(self, player: str, id: str) -> str | None:
        """Let `player`, who sat at table `id`, take the same seat at the rematch that somebody else has made; gives its
        id, None if there is none for that one. Raises StoreError.
        """
        made: str | None = await self.stored(self.store.rematch, id)
        if made is None:
            return None
        there = await self.places(made)
        if any(place.owner == player for place in there):
            return made
        for place in await self.places(id):
            if place.owner == player and all(place.seat != other.seat for other in there):
                with contextlib.suppress(Overtaken):
                    await self.stored(self.store.sit, made, place._replace(bot=None))
                    await self.seated(made)
                    return made
        return None

    async def _branched(self, id: str, said: str) -> None:
        """Tell those who have a finished table open where others play on."""
        if id in self._open:
            await self._open[id].say_of_replay(said)
        else:
            await self.log.say(id, 0, said)

    async def make_room(self, owner: str, count: int = 1) -> None:
        """See whether `owner` may have more tables. Raises TableError or StoreError."""
        if await self.stored(self.store.count, owner) + count > MAX_TABLES:
            raise TableError("table-most", {"number": MAX_TABLES})

    async def _created(self, owner: str, match: Match, places: Sequence[Place] = (), again: Again | None = None) -> str:
        return await self._added(new_row(owner, match, now()), match.lines, places, again)

    async def _added(self, row: Row, lines: list[str], places: Sequence[Place] = (), again: Again | None = None) -> str:
        watching = Watching(new_secret(), 0) if header_of(row).invitation else None
        await self.stored(self.store.create, row, lines, places, watching, again)
        return row.id

    async def tables(self, owner: str) -> list[TableSummary]:
        """The tables of `owner` and those of others where they sit, last moved first, without exercises."""
        rows = await self.stored(self.store.of_owner, owner, LISTED)
        rows += await self.stored(self.store.visited, owner, LISTED)
        rows.sort(key=lambda row: row.moved, reverse=True)
        mine = await self.stored(self.store.seats_of, owner)
        summaries = [(row, summary_of(row)) for row in rows if legible(row)]
        rated = [row.id for row, summary in summaries if header_of(row).rated and not summary.over]
        undecided = await self.stored(ratings.undecided, self.store, rated)
        return [
            TableSummary(
                **asdict(summary),
                id=row.id,
                created=row.created,
                moved=row.moved,
                mine=[
                    seat.seat
                    for number, seat in enumerate(summary.seats)
                    if seat.kind == HUMAN and (not header_of(row).invitation or number in mine.get(row.id, ()))
                ],
                end=None if row.id in undecided else "delete" if row.owner == owner or summary.over else "leave",
            )
            for row, summary in summaries
            if summary.course in (None, FIRST)
        ]

    async def setup(self, owner: str, id: str) -> Setup:
        """How the table `id` of `owner` was set up. Raises TableError or StoreError."""
        return await self._setup_of(await self._row(owner, id))

    async def watched(self, owner: str, id: str) -> Setup:
        """The same, also for whoever may only watch."""
        return await self._setup_of(await self._row(owner, id, watching=True))

    async def deal(self, owner: str, id: str) -> DealShown:
        """Where the deal of the table `id` of `owner`, or one they may watch, comes from. Raises TableError or
        StoreError.
        """
        row = await self._row(owner, id, watching=True)
        return deals.shown(header_of(row), summary_of(row).over)

    async def record(self, owner: str, id: str) -> str:
        """The game file of the table `id` of `owner`. Raises TableError (also while it runs) or StoreError."""
        replay = await self.finished(owner, id, "table-running", watching=True)
        assert isinstance(replay.match.setup, Setup)
        replay.match.setup.check_whole()
        return await asyncio.to_thread(gamefile.dumps, replay.match)

    async def replay(self, owner: str, id: str) -> ReplayIndex:
        """The steps of the game played at the table `id` of `owner`. Raises TableError (also while it runs) or
        StoreError.
        """
        told = await asyncio.to_thread((await self.finished(owner, id, "table-replay-running", watching=True)).told)
        told.watches = told.together and not await self._sits(owner, id)
        return told

    async def replayed(self, owner: str, id: str, step: str, seat: str | None) -> View[Any]:
        """What `seat` saw after a step of that game; None: what anybody saw. Raises BadInput for other steps and
        seats, TableError or StoreError.
        """
        replay = await self.finished(owner, id, "table-replay-running", watching=True)
        eyes = -1 if seat is None else seat_number(seat, len(replay.match.setup.seats))
        return await asyncio.to_thread(replay.after, step, eyes)

    async def finished(self, owner: str, id: str, refusal: str, watching: bool = False) -> Replay:
        """The game of a table where nothing more will happen; `watching`: also for whoever may only watch. Raises
        TableError or StoreError.
        """
        async with self._turn((await self._row(owner, id, watching)).owner):
            replay = self._replays.get(id)
            if replay is None:
                row = await self._row(owner, id, watching)
                if not summary_of(row).over:
                    raise TableError(refusal)
                replay = await self._played(row, replayed, self.past)
                self._replays[id] = replay
                if len(self._replays) > REPLAYS:
                    self._replays.popitem(last=False)
            self._replays.move_to_end(id)
        return replay

    @contextlib.asynccontextmanager
    async def sitting(self, owner: str, id: str, watcher: Callable[[], None]) -> AsyncIterator[LiveTable]:
        """The table `id` of `owner`, or one that they may watch, open as long as somebody is there. Raises TableError
        or StoreError.
        """
        row = await self._row(owner, id, watching=True)
        async with self._turn(row.owner):
            table = self._open.get(id)
            if table is None:
                row = await self._row(owner, id, watching=True)
                match = await self.match_of(row)
                shared = header_of(row).invitation
                places, watching, chat, rated = await self.stored(_around, self.store, id)
                table = LiveTable(id, match, places if shared else None, self.log, self.bots, self._pause, self._close)
                table.watching, table.chat, table.ratings = watching, chat, rated
                table.leading.rematch = await self.stored(self.store.rematch, id)
                table.host = row.owner
                table.take_orders(await self.stored(self.store.orders, id))
                self._open[id] = table
                if isinstance(self.store, SharedStore):
                    # What was stored since the log was read has been told to nobody here.
                    table.follow()
                    if shared:
                        await self.log.say(id, 0, f"{WHO} {NOBODY}")
                if len(match.setup.humans) < len(match.setup.seats):
                    self.bots.warm_up()
                table.punch()
                table.remind()
            table.host = row.owner
            table.watchers.add(watcher)
        table.drive()
        try:
            yield table
        finally:
            table.watchers.discard(watcher)
            table.leave()

    async def delete(self, owner: str, id: str) -> bool:
        """Delete the table `id` of `owner` for good, also while it is played; says whether it is gone. A game that
        counts for others stays theirs, and theirs to delete. Raises TableError or StoreError.
        """
        async with self._turn(owner):
            row = await self.stored(self.store.find, id)
            if row is None or (row.owner != owner and not summary_of(await self._row(owner, id)).over):
                raise TableError("table-unknown")
            rated = [id] if legible(row) and header_of(row).rated and not summary_of(row).over else []
            if await self.stored(ratings.undecided, self.store, rated):
                # Nobody gets rid of a game that is going badly.
                raise TableError("table-rated-running")
            gone = await self.stored(self.store.delete, id, owner)
            if gone:
                self._end([id])
            else:
                await self.seated(id)
        return gone

    async def forget(self, owner: str) -> list[str]:
        """Delete everything of `owner` for good; gives the ids of the tables. Raises StoreError."""
        async with self._turn(owner):
            left = await self.stored(self.store.seats_of, owner)
            ids = await self.stored(self.store.forget, owner)
            self._end(ids)
            for id in left:
                await self.seated(id)
        return ids

    async def places(self, id: str) -> list[Place]:
        """The seats that are taken at a table where people sit each at their own screen. Raises StoreError."""
        return await self.stored(self.store.places, id)

    async def known(self, owner: str, seconds: float) -> None:
        """Wait until a browser of `owner` may be somebody else's, at most so long."""
        signed = self._signed.setdefault(owner, asyncio.Event())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await signed.wait()

    def unknown(self, owner: str) -> None:
        """A browser of `owner` may be somebody else's from now on."""
        if (signed := self._signed.pop(owner, None)) is not None:
            # The one that has another key needs a moment to hear of that: it comes back with it.
            asyncio.get_running_loop().call_later(REKEYED, signed.set)

    def is_here(self, id: str, seat: int) -> bool:
        """Whether somebody who has this seat has the table open at this server."""
        return id in self._open and self._open[id].is_here(seat)

    def has_open(self, id: str, player: str) -> bool:
        """Whether somebody has the table open at this server."""
        return id in self._open and self._open[id].has_here(player)

    async def watching(self, id: str) -> Watching | None:
        """How a table is open to watchers, if it is. Raises StoreError."""
        return await self.stored(self.store.watching, id)

    async def seated(self, id: str) -> None:
        """Somebody has taken or left a seat at a table, or watchers may come, or may no more. Raises StoreError."""
        if (table := self._open.get(id)) is not None and table.places is not None:
            places, table.watching, chat, table.ratings = await self.stored(_around, self.store, id)
            table.take_places(places)
            table.take_chat(chat)
            await self.ordered(id)

    async def show_ratings(self, owner: str) -> None:
        """What others see of somebody's ratings has changed. Raises StoreError."""
        for id in await self.stored(self.store.seats_of, owner):
            await self.seated(id)

    async def chatted(self, id: str) -> None:
        """Something was said at a table, or somebody may say no more. Raises StoreError."""
        if (table := self._open.get(id)) is not None and table.places is not None:
            table.take_chat(await self.stored(self.store.chat, id))

    async def ordered(self, id: str) -> None:
        """The standing orders at a table have changed. Raises StoreError."""
        if (table := self._open.get(id)) is not None:
            table.take_orders(await self.stored(self.store.orders, id))

    def _turn(self, of: str) -> asyncio.Lock:
        return self._turns.setdefault(of, asyncio.Lock())

    def _end(self, ids: list[str]) -> None:
        """These tables are deleted."""
        for id in ids:
            self._replays.pop(id, None)
            if (table := self._open.pop(id, None)) is not None:
                table.end()

    def _close(self, table: LiveTable) -> None:
        """Close a table at which nothing happens and nobody watches; the store has it."""
        table.stop()
        if self._open.get(table.id) is table:
            del self._open[table.id]

    async def _row(self, owner: str, id: str, watching: bool = False) -> Row:
        row = await self.stored(self.store.find, id)
        if row is None or not (
            row.owner == owner
            or await self._sits(owner, id)
            or (watching and await self.stored(self.store.watches, id, owner))
        ):
            raise TableError("table-unknown")
        if not legible(row):
            raise TableError("table-damaged")
        return row

    async def _sits(self, owner: str, id: str) -> bool:
        return any(place.owner == owner for place in await self.places(id))

    async def _setup_of(self, row: Row) -> Setup:
        """How a table was set up. Raises TableError if this version cannot have such a table."""
        try:
            # A game that nobody has played since the start, or an edition not used for a while, takes some time.
            setup = await asyncio.to_thread(lambda: restored(catalogue.find(row.game), header_of(row)))
        except BadInput as error:
            # A game, bot or option that this version no longer has.
            raise TableError("table-rules-changed") from error
        if setup.invitation:
            taken(setup, await self.places(row.id))
        return setup

    def is_current(self, row: Row) -> bool:
        """Whether a table was set up under the rules and facts of this version."""
        try:
            return is_current(catalogue.find(row.game), header_of(row))
        except BadInput:
            return False

    async def match_of(self, row: Row) -> Match:
        """The match of a table, played through. Raises TableError or StoreError."""
        return await self._played(row, played, self.works)

    async def _played(self, row: Row, play: Callable[[Setup, list[str], Work], T], works: Works) -> T:
        """What playing through the log of a table gives. Raises TableError or StoreError."""
        setup, lines = await self._setup_of(row), await self.stored(self.store.lines, row.id)
        try:
            return await works.done(play, setup, lines)
        except (BadInput, IllegalMove) as error:
            raise TableError("table-rules-changed") from error


def _around(store: Store, id: str) -> tuple[list[Place], Watching | None, Chat, ratings.Shown]:
    """Who sits at a table, who may watch it, what was said there, and how strong they are, all at the same moment."""
    return store.places(id), store.watching(id), store.chat(id), ratings_at(store, id)


def played(setup: Setup, lines: list[str], work: Work) -> Match:
    """The match with this log. Raises IllegalMove or BadInput."""
    match = Match(setup, patient=True)
    match.add_all(lines, work.go_on)
    return match


def replayed(setup: Setup, lines: list[str], work: Work) -> Replay:
    """The same step by step. Raises IllegalMove or BadInput."""
    return Replay(setup, lines, work.go_on)


def from_file(owner: str, text: str, work: Work) -> tuple[Row, list[str]]:
    """A table of `owner` from a game file, which counts for nobody, and its log. Raises IllegalMove or BadInput."""
    match = gamefile.parse(text, patient=True, between=work.go_on)
    match.setup = seated(match.setup)
    return new_row(owner, match, now()), match.lines


def continued(old: Match, step: int, seats: list[Seat], work: Work) -> Match:
    """The match that goes on with these seats after so many entries of another. Raises BadInput or TableError."""
    assert isinstance(old.setup, Setup)
    old.setup.check_whole()
    if old.at(step).state.seat < 0:
        raise TableError("table-continue-over")
    # Whoever gave up has not done so here.
    lines = [entry.line for entry in old.entries[:step] if entry.code >= 0]
    setup = Setup(old.setup.game, old.setup.options, seats, old.setup.deal, NOBODY)
    setup.begin_after(len(lines))
    return played(setup, lines, work)


def new_row(owner: str, match: Match, when: str) -> Row:
    """A table of `owner` with this match, as it is stored, under an id of its own."""
    id, setup = secrets.token_hex(8), match.setup
    assert isinstance(setup, Setup)
    texts = stored(setup.header()), stored(summary(match))
    return Row(id, owner, setup.game.name, *texts, when, when, outcome_text(match))


def _nobody() -> None:
    """Sits at a table only so that it is open."""
