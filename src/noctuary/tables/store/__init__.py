"""The durable log of all tables: what is appended here is on disk before anybody is told about it.

Statements are written once, for every engine (`tables.sqlite`, `tables.postgres`), with `?` for values. A store belongs
to one thread; `tables.lobby` gives it its own. It knows rows and texts only, no games.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Final

from noctuary.tables.store.accounts import Accounts
from noctuary.tables.store.belongings import HEIR, OWNED, deletions, inherited, merged
from noctuary.tables.store.chats import Chats
from noctuary.tables.store.clocks import Clocks
from noctuary.tables.store.engine import Statement
from noctuary.tables.store.games import Games, insertions
from noctuary.tables.store.people import People, additions, led, upsertion
from noctuary.tables.store.reminders import Reminders
from noctuary.tables.store.rows import SEATED, EditionRow, Job, News, ProfileRow, Row, SolvedRow
from noctuary.tables.store.together import Together

BATCH: Final = 1000
"""Rows that are copied at a time."""


class Store(Games, People, Together, Clocks, Chats, Accounts, Reminders):
    """An open store. Every method raises StoreError when it fails."""

    @property
    def empty(self) -> bool:
        """Whether nothing is kept."""
        return not any(self._read(f"SELECT 1 FROM {table} LIMIT 1") for table in ("tables", *OWNED))

    def check(self) -> None:
        """See whether the store can be read."""
        self._read("SELECT count(*) FROM tables WHERE id = ?", "")

    def take_in(
        self,
        profile: ProfileRow | None,
        tables: list[tuple[Row, list[str]]],
        editions: list[EditionRow],
        solved: Sequence[SolvedRow] = (),
    ) -> None:
        """Keep a profile and add tables with their logs, editions and solved puzzles: all of it or nothing."""
        marks = "INSERT INTO solved VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", solved
        self._write(*([upsertion(profile)] if profile else []), *insertions(tables), additions(editions), marks)

    def counts(self, owner: str) -> tuple[int, int, int]:
        """How many tables without an outcome `owner` has, how many with one, and how many editions."""
        [(tables,)] = self._read("SELECT count(*) FROM tables WHERE owner = ? AND outcome IS NULL", owner)
        [(editions,)] = self._read("SELECT count(*) FROM editions WHERE owner = ?", owner)
        return tables, len(self.finished(owner)), editions

    def join(self, digest: str, key: str, mine: str, theirs: str, bring: bool) -> None:
        """Let a key of `mine` lead to `theirs`, using up a pass that expires. With `bring` everything of `mine` is
        theirs then, with all keys and passes that lead there; without, the key leads back when it leaves.
        """
        used: Statement = ("DELETE FROM passes WHERE hash = ? AND expires IS NOT NULL", [(digest,)])
        seated = [News(id, SEATED) for id in self.seats_of(mine)] if bring else []
        self._write(used, *(merged(mine, theirs) if bring else [led(key, theirs, mine)]), *self._announced(seated))

    def forget(self, owner: str) -> list[str]:
        """Delete everything of `owner`; gives the ids of the tables. A game that counts for others stays theirs."""
        ids = [str(id) for (id,) in self._read(f"SELECT id FROM tables WHERE owner = ? AND ({HEIR}) IS NULL", owner)]
        left = [News(str(id), SEATED) for (id,) in self._read("SELECT table_id FROM places WHERE owner = ?", owner)]
        # Its devices stay together.
        owned = ["promises", *(table for table in OWNED if table != "keys")]
        rest: list[Statement] = [(f"DELETE FROM {table} WHERE owner = ?", [(owner,)]) for table in owned]
        which, values = "owner = ?", (owner,)
        gone = self._announced([*left, *(News(id, 0) for id in ids)])
        self._erase(inherited(which, values), *deletions(which, values), *rest, *gone)
        return ids


Work = Callable[[str], Awaitable[int | None]]
"""Does what is due at a table; gives when there is something to do again, None if there is not."""


class SharedStore(Store):
    """A store that several servers use at the same time."""

    @abstractmethod
    def another(self) -> SharedStore:
        """The same over a connection of its own, for another thread."""

    @abstractmethod
    def news(self) -> AsyncIterator[News]:
        """What other servers store from now on; for the event loop, not for the thread of the store."""

    def say(self, id: str, number: int, said: str) -> None:
        """Tell other servers something about an entry of table `id`."""
        self._write(*self._announced([News(id, number, said)]))

    @abstractmethod
    async def work(self, works: Mapping[str, Work], ending: asyncio.Event) -> None:
        """Do jobs, each kind as `works` say, until the server is `ending`; for the event loop. Others finish what it
        has not.
        """

    @abstractmethod
    def prepare(self) -> None:
        """Make room for jobs, unless there is."""

    @abstractmethod
    def idle(self) -> bool:
        """Whether there are no jobs at all: they are not in copies, nor in stores of earlier versions."""

    def ask_for(self, jobs: Sequence[Job]) -> None:
        """One of the servers must do this; what is asked for twice is done once."""
        self._write(jobs=jobs)

    def clocks_to_come(self) -> list[Job]:
        """A job for each clock and each reminder."""
        clocks = self._read("SELECT table_id, deadline FROM clocks WHERE deadline IS NOT NULL")
        turns = self._read("SELECT DISTINCT table_id, due FROM reminders WHERE due IS NOT NULL")
        return [*(Job("clock", *row) for row in clocks), *(Job("turn", *row) for row in turns)]

    @abstractmethod
    def claim(self, id: str) -> bool:
        """Let this server alone move for the bots of table `id`, until it releases it or ends; says whether no other
        one does so already.
        """

    @abstractmethod
    def release(self, id: str) -> None:
        """Give up such a claim."""
