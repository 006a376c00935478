"""All tables of a server: created, listed, found, opened when somebody comes, closed when nobody is left.

Everything here runs in one event loop. The store has its own thread, bots and uploaded files have their own processes,
and a whole game is played through in a thread.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, Concatenate, Final, Literal, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import asdict

from noctuary.kernel.base.messages import BadInput, IllegalMove
from noctuary.kernel.contract import catalogue
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.entries import HUMAN
from noctuary.kernel.play.match import Match
from noctuary.kernel.teaching.courses import FIRST
from noctuary.tables import admission, begun, deals
from noctuary.tables.bot_pool import BotPool
from noctuary.tables.files import Files
from noctuary.tables.live import stored
from noctuary.tables.live.results import outcome_text
from noctuary.tables.live.sitting.part import Services
from noctuary.tables.live.sitting.seats import assign_seats
from noctuary.tables.live.table import LiveTable
from noctuary.tables.live.time.reminders import notices
from noctuary.tables.results import ratings
from noctuary.tables.setup import (
    RulesChanged,
    TableError,
    TableSetup,
    allow_more,
    first_watching_secret,
    restore,
    seat_players,
)
from noctuary.tables.signed_in import SignedIn
from noctuary.tables.store import SharedStore, Store
from noctuary.tables.store.base.rows import Notice, Row, TakenSeat, Watching
from noctuary.tables.store.base.saved import header_of, legible, summary_of
from noctuary.tables.store.keeping.health import Health
from noctuary.tables.store.keeping.writer import Writer
from noctuary.tables.view import summary
from noctuary.tables.wall_clock import timestamp
from noctuary.tables.wire.shapes import to_json
from noctuary.tables.wire.tables import DealShown, Header, TableSummary
from noctuary.tables.work import Work, Works

logger = logging.getLogger(__name__)

PAUSE: Final = 0.5
LISTED: Final = 100
MAX_TABLES: Final = 10_000
"""How many tables one player may have, finished games included."""

P = ParamSpec("P")
T = TypeVar("T")


class Lobby:
    """The tables in the store at `path` or in a PostgreSQL `database`, with only backups next to `path`. `pause`: the
    minimum time between two bot moves, in seconds.
    """

    def __init__(self, path: Path, pause: float = PAUSE, database: str | None = None) -> None:
        """Raises StoreError if the store cannot be opened."""
        self.open_tables: dict[str, LiveTable] = {}
        """The open tables by id."""
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Locks by owner, so that each owner's tables are opened, played through and deleted one after another."""
        self.signed_in: SignedIn = SignedIn()
        self.works: Works = Works("tables")
        self.past: Works = Works("past")
        """Work on finished games, kept apart so that current players need not wait for it."""
        self.files: Files = Files()
        self.writer: Writer = Writer(path, database)
        self.health: Health = Health(self.writer, path if database is None else None)
        self.store: Store = self.writer.store
        self.reached: Final[set[str]] = set(self.writer.wait_for(self.store.reachable_players))
        """The players who can be sent reminders."""
        self.services: Services = Services(self.writer, BotPool(), self.reached, pause)
        self.epoch: Final = self.writer.wait_for(self.store.epoch)
        self.seating: int = 0
        """Changes whenever seats are taken or left, or tables end, on this server."""
        self.promises: deals.Promises = deals.Promises(self.store, self.in_store_thread)

    async def close(self) -> None:
        """Stop all bots, cancel long work, finish pending writes, and close the store."""
        self.works.give_up()
        self.past.give_up()
        drivers = [table.driver.task for table in self.open_tables.values() if table.driver.task]
        for driver in drivers:
            driver.cancel()
        await asyncio.to_thread(self.files.close)
        await asyncio.to_thread(self.services.bots.close)
        await asyncio.gather(*drivers, return_exceptions=True)
        changes = [change for table in self.open_tables.values() for change in table.changes]
        await asyncio.gather(*changes, return_exceptions=True)
        await self.writer.close()

    @property
    def shared(self) -> bool:
        """Whether other servers may use the same store."""
        return isinstance(self.store, SharedStore)

    async def in_store_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run a store operation in the store's thread. Raises StoreError."""
        return await self.writer.do(work, *arguments)

    async def act(
        self, owner: str, work: Callable[Concatenate[Store, P], T], *arguments: P.args, **more: P.kwargs
    ) -> T:
        """Run a store operation for `owner`. Raises Gone if they were merged into another player meanwhile, as what is
        stored for them would belong to nobody, or StoreError.
        """

        def acting() -> T:
            with self.store.acting(owner):
                return work(self.store, *arguments, **more)

        return await self.writer.do(acting)

    async def read(self, work: Callable[Concatenate[Store, P], T], *arguments: P.args, **more: P.kwargs) -> T:
        """Run an operation that only reads the store, in a thread of its own. Raises StoreError. Reads may end in
        another order than they began, so whatever open tables must learn in order is read with `Writer.do` instead.
        """
        return await self.writer.read(work, *arguments, **more)

    async def create(
        self, owner: str, setup: TableSetup, places: Sequence[TakenSeat] = (), rematch_of: str | None = None
    ) -> str:
        """Create a table for `owner` with these seats taken, and return its id. Raises TableError or StoreError, or
        Overtaken if it is a rematch and somebody else has already made one.
        """
        return await self.add(owner, await asyncio.to_thread(Match, setup, True), places, rematch_of)

    async def upload(self, owner: str, text: str) -> str:
        """Create a table for `owner` from the text of a game file, and return its id. It may be somebody else's game,
        so it counts for nobody. Raises IllegalMove, BadInput or StoreError.
        """
        # Reading a file is more work than to look.
        await self.read(make_room, owner)
        return await self._add(*await self.files.run(from_file, owner, text))

    async def add(
        self, owner: str, match: Match, places: Sequence[TakenSeat] = (), rematch_of: str | None = None
    ) -> str:
        """Create a table for `owner` with this match, and return its id. Raises what `create` does."""
        return await self._add(new_row(owner, match, timestamp()), match.lines, places, rematch_of)

    async def _add(
        self, row: Row, lines: list[str], places: Sequence[TakenSeat] = (), rematch_of: str | None = None
    ) -> str:
        invitation, told = header_of(row).invitation, []
        if rematch_of:
            told = self._notices(rematch_of, "rematch", await self.places(rematch_of), row.owner)
        # Whoever watches a game may watch its rematch, as late; if nobody may, that holds there, too.
        before = await self.read(Store.watching, rematch_of) if rematch_of else Watching("", 0)
        watching = Watching(first_watching_secret(invitation), before.late) if invitation and before else None
        source = (header_of(row).source or "").partition(" ")[0]
        await self.act(row.owner, _create, row, lines, places, watching, rematch_of, source, told)
        return row.id

    async def tables(self, owner: str) -> list[TableSummary]:
        """The tables that `owner` owns or sits at, except exercises, the one with the latest move first."""
        rows = await self.read(Store.of_owner, owner, LISTED)
        rows += await self.read(Store.visited_tables, owner, LISTED)
        rows.sort(key=lambda row: row.moved, reverse=True)
        mine = await self.read(Store.seats_of, owner)
        asked = await self.read(Store.asked_again, owner)
        summaries = [(row, summary_of(row)) for row in rows if legible(row)]
        running = {row.id: seats for row, seats in await self.read(ratings.find_running, owner)}
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
                end=_way_out(owner, row, running.get(row.id)),
                rematch=asked.get(row.id),
            )
            for row, summary in summaries
            if summary.course in (None, FIRST)
        ]

    async def setup(self, owner: str, id: str, watching: bool = False) -> TableSetup:
        """A table's setup if `owner` may open or, if `watching`, watch it. Raises TableError or StoreError."""
        return await self._setup_of(await self.row(owner, id, watching))

    async def deal(self, owner: str, id: str) -> DealShown:
        """Where the deal of a table comes from, if `owner` may open or watch it. Raises TableError or StoreError."""
        row = await self.row(owner, id, watching=True)
        return deals.to_wire(header_of(row), summary_of(row).over)

    @contextlib.asynccontextmanager
    async def sitting(
        self, owner: str, id: str, watcher: Callable[[], None] | None = None, address: str = ""
    ) -> AsyncIterator[LiveTable]:
        """Keep the table `id` open for `owner`, who may open or watch it and comes from `address`, until the context
        ends; `watcher` is called after every change. Raises TableError or StoreError.
        """
        # Watchers are told apart by their functions, so each has one of its own.
        watcher = watcher or (lambda: None)
        row = await self.row(owner, id, watching=True)
        async with self.turn(row.owner):
            table = self.open_tables.get(id)
            if table is None:
                # The server that was to deal may have died.
                await self._settle_deal(id)
                row = await self.row(owner, id, watching=True)
                match = await self.match_of(row)
                around = await self.in_store_thread(stored.read, self.store, id)
                table = self.open_tables[id] = LiveTable(row, match, around, self.services, self._close)
                if isinstance(self.store, SharedStore):
                    # Entries stored since the log was read were not announced to this server.
                    table.follow()
                    await table.exchange()
                if len(match.setup.humans) < len(match.setup.seats):
                    self.services.bots.warm_up()
                table.clocks.punch()
                table.reminders.ask()
            table.seats.host = row.owner
            table.watchers[watcher] = address, owner
        table.drive()
        try:
            yield table
        finally:
            table.watchers.pop(watcher, None)
            table.leave()

    async def places(self, id: str) -> list[TakenSeat]:
        """The taken seats at a table with separate screens. Raises StoreError."""
        return await self.read(Store.places, id)

    async def settle_seats(self, id: str) -> None:
        """Deal the cards of a table once every seat is taken, or take them back if somebody left before the first move;
        reload its seats; and let clock, reminders and bots follow, even if nobody has it open. Raises StoreError.
        """
        await self._settle_deal(id)
        await self.reload_seats(id)
        row = None if id in self.open_tables else await self.read(Store.find, id)
        if row is None or not legible(row) or summary_of(row).over or (header_of(row).waits and not row.deals):
            return
        with contextlib.suppress(TableError):
            async with self.sitting(row.owner, id):
                # An open table does all that is due, and closes when it is done.
                pass

    async def _settle_deal(self, id: str) -> None:
        settled = False
        while not settled and (unsettled := await self.in_store_thread(_unsettled, self.store, id)) is not None:
            row, header = unsettled
            try:
                setup = await self._setup_of(row._replace(header=to_json(header)))
            except TableError:
                # Nobody can play there.
                return
            match = await asyncio.to_thread(Match, setup, True)
            told = [] if setup.terms.waits else self._notices(id, "seats", await self.places(id))
            texts = to_json(setup.header()), to_json(summary(match))
            settled = await self.in_store_thread(self.store.deal, row, *texts, told)

    def _notices(self, id: str, kind: str, places: Sequence[TakenSeat], but: str = "") -> list[Notice]:
        table = self.open_tables.get(id)
        people = [place.owner for place in places if place.owner != but]
        return notices(id, kind, people, self.reached, table.presence if table else None)

    async def reload_seats(self, id: str) -> None:
        """Reload the seats, deal and watchers of an open table after a change. Raises StoreError."""
        self.seating += 1
        if (table := self.open_tables.get(id)) is not None and table.seats.places is not None:
            around = await self.in_store_thread(stored.read, self.store, id)
            if around.row is not None and around.row.deals != table.deals:
                await table.deal(await self._setup_of(around.row), around.row.deals)
            table.reload(around)
            await self.reload_orders(id)

    async def reload_chat(self, id: str) -> None:
        """Reload the chat of an open table after a message, or after a player was silenced. Raises StoreError."""
        if (table := self.open_tables.get(id)) is not None and table.seats.places is not None:
            table.talk.take_chat(await self.in_store_thread(self.store.chat, id))

    async def reload_orders(self, id: str) -> None:
        """Reload the standing orders of an open table after a change. Raises StoreError."""
        if (table := self.open_tables.get(id)) is not None:
            table.take_orders(await self.in_store_thread(self.store.orders, id))

    def turn(self, of: str) -> asyncio.Lock:
        """The lock held while an owner's table is opened, played through or deleted."""
        return self._turns.setdefault(of, asyncio.Lock())

    def end(self, ids: list[str]) -> None:
        """End these deleted tables if they are open."""
        self.seating += 1
        for id in ids:
            if (table := self.open_tables.pop(id, None)) is not None:
                table.end()

    def _close(self, table: LiveTable) -> None:
        """Close a table that is idle and has no watchers; it remains in the store."""
        table.clocks.stop()
        if self.open_tables.get(table.id) is table:
            del self.open_tables[table.id]

    async def row(self, owner: str, id: str, watching: bool = False) -> Row:
        """The stored row of the table `id`, for its owner, seated players and, if `watching`, watchers. Raises
        TableError or StoreError.
        """
        return await self.read(admission.row, id, owner, watching)

    async def _setup_of(self, row: Row) -> TableSetup:
        """The setup of a table. Raises TableError if this version does not support it."""
        try:
            # Loading a game that is new since the start, or a rarely used edition, takes some time.
            setup = await asyncio.to_thread(lambda: restore(catalogue.find(row.game), header_of(row)))
        except BadInput as error:
            # This server does not have the game or the bot, as another one may.
            raise TableError(error.message.id, error.message.arguments) from error
        if setup.terms.invitation:
            assign_seats(setup, await self.places(row.id))
        return setup

    async def match_of(self, row: Row) -> Match:
        """The match of a table, played through. Raises TableError or StoreError."""
        return await self.play_through(row, play_log, self.works)

    async def play_through(self, row: Row, play: Callable[[TableSetup, list[str], Work], T], works: Works) -> T:
        """Play through the log of a table and return the result, or close the table if this version cannot play its
        game. Raises TableError or StoreError.
        """
        try:
            setup, lines = await self._setup_of(row), await self.read(Store.lines, row.id)
            played = await works.run(play, setup, lines)
            if not begun.is_same(played, row):
                raise RulesChanged
            setup.counted = begun.counted_before(played, row)
        except (BadInput, IllegalMove, RulesChanged) as error:
            if not summary_of(row).over:
                logger.warning("table %s was begun under other rules or facts and is closed: %s", row.id, error)
                await self.in_store_thread(self.store.finish, row, begun.closed(row))
            raise RulesChanged from error
        return played


# In the transaction that makes the tables, so that nobody gets more by asking for many at once.


def make_room(store: Store, owner: str, more: int = 1) -> None:
    """Raise TableError if `owner` may not have this many more tables."""
    allow_more(store.count(owner), MAX_TABLES, "table-most", more)


def _create(store: Store, row: Row, *table: Any) -> None:
    make_room(store, row.owner)
    store.create(row, *table)


def _way_out(owner: str, row: Row, running: list[int] | None) -> Literal["delete", "leave", "resign"] | None:
    """How `owner` can get rid of a table; `running`: seats in a running rated game that they have not resigned."""
    if row.owner == owner and (running is None or not begun.is_played(row)):
        return "delete"
    if running is not None:
        return "resign" if running else None
    return "delete" if summary_of(row).over else "leave"


def _unsettled(store: Store, id: str) -> tuple[Row, Header] | None:
    """A table whose cards must be dealt or taken back, with its new header."""
    row = store.find(id)
    if row is None or not legible(row) or not header_of(row).invitation or store.lines(id):
        return None
    header = deals.settle(header_of(row), store.places(id))
    return None if header is None else (row, header)


def play_log(setup: TableSetup, lines: list[str], work: Work) -> Match:
    """The match with this log. Raises IllegalMove or BadInput."""
    match = Match(setup, patient=True)
    match.add_all(lines, work.go_on)
    return match


def from_file(owner: str, text: str, work: Work) -> tuple[Row, list[str]]:
    """The row and log of a table for `owner` from a game file; it counts for nobody. Raises IllegalMove or BadInput."""
    match = gamefile.parse(text, patient=True, between=work.go_on)
    match.setup = seat_players(match.setup)
    return new_row(owner, match, timestamp()), match.lines


def new_row(owner: str, match: Match, when: str) -> Row:
    """The row of a table for `owner` with this match, under a new id."""
    id, setup = secrets.token_hex(8), match.setup
    assert isinstance(setup, TableSetup)
    texts = to_json(setup.header()), to_json(summary(match))
    return Row(id, owner, setup.game.name, *texts, when, when, outcome_text(match))
