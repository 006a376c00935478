"""The durable log of all tables: an entry is on disk before anybody is told about it.

Statements are written once for all engines (`tables.store.engines`), with `?` for values. A store
belongs to one thread; `tables.store.keeping.writer` gives it its own. It handles only rows and texts, and knows nothing
about games.
"""

from __future__ import annotations

import asyncio
import secrets
from abc import abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Final

from noctuary.tables.store.base.engine import Statement, insertion
from noctuary.tables.store.base.rows import SEATED, EditionRow, Job, News, ProfileRow, Row, SheetRow, SolvedRow
from noctuary.tables.store.parts.accounts import AccountStatements
from noctuary.tables.store.parts.chats import ChatStatements
from noctuary.tables.store.parts.clocks import ClockStatements
from noctuary.tables.store.parts.games import GameStatements, insertions
from noctuary.tables.store.parts.ownership import HEIR, OWNED, TRIED_BEFORE, deletions, depart, inherit
from noctuary.tables.store.parts.participants import ParticipantStatements
from noctuary.tables.store.parts.people import PeopleStatements, additions, upsertion
from noctuary.tables.store.parts.reminders import ReminderStatements
from noctuary.tables.store.parts.studies import StudyStatements

BATCH: Final = 1000
"""Rows that are copied at a time."""


class Store(
    GameStatements,
    PeopleStatements,
    ParticipantStatements,
    ClockStatements,
    ChatStatements,
    AccountStatements,
    ReminderStatements,
    StudyStatements,
):
    """An open store. Every method raises StoreError when it fails."""

    @abstractmethod
    def reader(self) -> Store:
        """The same store with a connection of its own, for reading in another thread."""

    def is_empty(self) -> bool:
        """Whether the store contains no data."""
        return not any(self._read(f"SELECT 1 FROM {table} LIMIT 1") for table in ("tables", *OWNED))

    def begin_epoch(self) -> None:
        """Begin a new epoch: what anybody has seen of the tables so far may never have happened."""
        self._write(("DELETE FROM kept WHERE name = ?", [("epoch",)]))

    def epoch(self) -> str:
        """The name of the present epoch, in which no stored entry is ever lost; all servers agree on it."""
        return self.kept_once("epoch", secrets.token_hex(8))

    def check(self) -> None:
        """Check that the store can be read."""
        self._read("SELECT count(*) FROM tables WHERE id = ?", "")

    def take_in(
        self,
        profile: ProfileRow | None,
        tables: list[tuple[Row, list[str]]],
        editions: list[EditionRow],
        solved: Sequence[SolvedRow] = (),
        sheets: Sequence[SheetRow] = (),
    ) -> None:
        """Store a profile, tables with their logs, editions, tried puzzles and new sheets, all of it or nothing."""
        marks = (
            f"INSERT INTO solved (owner, game, puzzle, solved, missed) VALUES (?, ?, ?, ?, ?) {TRIED_BEFORE}",
            solved,
        )
        new = f"{insertion('sheets', SheetRow)} ON CONFLICT DO NOTHING", sheets
        self._write(*([upsertion(profile)] if profile else []), *insertions(tables), additions(editions), marks, new)

    def counts(self, owner: str) -> tuple[int, int, int]:
        """How many tables without an outcome `owner` has, how many with one, and how many editions."""
        [(tables,)] = self._read("SELECT count(*) FROM tables WHERE owner = ? AND outcome IS NULL", owner)
        [(editions,)] = self._read("SELECT count(*) FROM editions WHERE owner = ?", owner)
        return tables, sum(number for _, number, *_ in self.sum_up_finished(owner)), editions

    def forget(self, owner: str, running: Sequence[Row] = ()) -> list[str]:
        """Delete all of `owner`'s data; return the ids of the deleted tables. A game that counts for others stays with
        them, and so do the tables where a game is `running`.
        """
        departures = {row.id: depart(owner, row, self.places(row.id), bool(self.lines(row.id))) for row in running}
        owned_tables = self._read(f"SELECT id FROM tables WHERE owner = ? AND ({HEIR}) IS NULL", owner)
        ids = [str(id) for (id,) in owned_tables if not departures.get(str(id))]
        there = {
            *self.seats_of(owner),
            *self.spoken_at(owner),
            *(id for id, owned_tables in departures.items() if owned_tables),
        }
        left = [News(id, SEATED) for id in there]
        # Keys are kept so that the player's devices stay linked.
        owned = ["promises", *(table for table in OWNED if table != "keys")]
        rest: list[Statement] = [(f"DELETE FROM {table} WHERE owner = ?", [(owner,)]) for table in owned]
        which, values = "owner = ?", (owner,)
        gone = self._announced([*left, *(News(id, 0) for id in ids)])
        kept = [statement for statements in departures.values() for statement in statements]
        self._erase(*kept, inherit(which, values), *deletions(which, values), *rest, *gone)
        return ids


Work = Callable[[str], Awaitable[int | None]]
"""Does a job at a table, and returns when to run it again (milliseconds since 1970), or None."""


class SharedStore(Store):
    """A store that several servers use at the same time."""

    @abstractmethod
    def another(self) -> SharedStore:
        """The same store with its own connection, for another thread."""

    @abstractmethod
    def news(self) -> AsyncIterator[News]:
        """Yield what other servers store from now on; for the event loop, not for the store's thread."""

    def say(self, id: str, number: int, said: str) -> None:
        """Send other servers a message about an entry of table `id`."""
        self._write(*self._announced([News(id, number, said)]))

    @abstractmethod
    async def work(self, works: Mapping[str, Work], ending: asyncio.Event) -> None:
        """Run jobs, each kind with its function in `works`, until the server is `ending`; for the event loop. Other
        servers take over unfinished jobs.
        """

    @abstractmethod
    def prepare(self) -> None:
        """Create the tables for jobs if they are missing."""

    @abstractmethod
    def idle(self) -> bool:
        """Whether there are no jobs at all: backups and stores of earlier versions do not contain any."""

    def ask_for(self, jobs: Sequence[Job]) -> None:
        """Schedule jobs for any one of the servers; identical jobs are run once."""
        self._write(jobs=jobs)

    def clocks_to_come(self) -> list[Job]:
        """A job for each clock and each reminder."""
        clocks = self._read("SELECT table_id, deadline FROM clocks WHERE deadline IS NOT NULL")
        turns = self._read("SELECT DISTINCT table_id, due FROM reminders WHERE due IS NOT NULL")
        return [*(Job("clock", *row) for row in clocks), *(Job("turn", *row) for row in turns)]

    @abstractmethod
    def claim(self, id: str) -> bool:
        """Claim the right to move table `id`'s bots until release or the end; return whether no other server has it."""

    @abstractmethod
    def release(self, id: str) -> None:
        """Release the claim on table `id`."""
