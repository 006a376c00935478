"""The operations that every store engine provides, beneath the statements (`games`, `people`, `together`)."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, Final, NamedTuple, TypeVar

from noctuary.tables.store.base.rows import Gone, Job, News, StoreError
from noctuary.tables.store.base.schema import SCHEMA

Statement = tuple[str, Sequence[tuple[str | int | float | None, ...]]]
R = TypeVar("R", bound=NamedTuple)

MERGED: Final = (
    "SELECT 1 FROM keys WHERE key = ? AND owner <> key "
    "AND NOT EXISTS (SELECT 1 FROM keys AS other WHERE keys.key IN (other.owner, other.former))"
)
"""Query that finds a row if no key leads to a player any more."""


class Engine(ABC):
    """An open store. Every method raises StoreError when it fails."""

    def __init__(self, name: str, version: int) -> None:
        """`name`: how messages refer to the store. A new store gets the schema `version`; existing ones keep theirs."""
        self.name: Final = name
        try:
            if self.version() > len(SCHEMA):
                raise StoreError("table-store-newer", {"path": name})
            if self.version() == 0:
                self.migrate(version)
        except StoreError:
            self.close()
            raise

    @abstractmethod
    def version(self) -> int:
        """The version of its schema; 0 if it has none yet."""

    @abstractmethod
    def migrate(self, to: int) -> None:
        """Change the schema to the version `to`. Data that an earlier schema cannot hold is lost."""

    @abstractmethod
    def close(self) -> None:
        """Close the store."""

    def snapshot(self) -> AbstractContextManager[None]:
        """A context in which everything read is from one moment, if the engine can promise that cheaply."""
        return nullcontext()

    @abstractmethod
    def _alone(self, people: Sequence[str]) -> AbstractContextManager[None]:
        """A transaction that begins once no server has another one like it under way for any of these people."""

    @contextmanager
    def acting(self, owner: str, *others: str) -> Iterator[None]:
        """Act for `owner` in one transaction, during which neither they nor the `others` are merged with another
        player. Raises Gone if `owner` has been merged into another player.
        """
        with self._alone((owner, *others)):
            if self._read(MERGED, owner):
                raise Gone("identity-gone")
            yield

    @abstractmethod
    def hold(self, which: str, *values: str) -> None:
        """Let nobody else change the tables that fulfil this condition, or who sits there, until the transaction ends:
        what is decided from them from now on is still so when it is written.
        """

    @contextmanager
    def holding(self, id: str) -> Iterator[None]:
        """A transaction that holds the table `id`."""
        with self._alone(()):
            self.hold("id = ?", id)
            yield

    @abstractmethod
    def batches(self, queries: Iterable[tuple[str, str]]) -> Iterator[Statement]:
        """Yield each query's statement with the rows that the query finds, all from the same moment."""

    @abstractmethod
    def write_all(self, statements: Iterable[Statement]) -> None:
        """Execute all statements, or none. Raises Overtaken if a key is taken."""

    @abstractmethod
    def _write_if(self, condition: Statement, *statements: Statement, jobs: Sequence[Job] = ()) -> bool:
        """Execute the `condition`, which returns the rows it changes, and if there are any, the other statements, all
        or none; return whether there were any. Deleted data is erased. `jobs`: as for `_write`.
        """

    @abstractmethod
    def _read(self, query: str, *values: str | int) -> list[tuple[Any, ...]]:
        """The rows that a query finds."""

    def _rows(self, kind: type[R], which: str, *values: str | int) -> list[R]:
        """Rows with the fields of their `kind` as columns. `which`: the rest of the query, from the table on."""
        return [kind._make(row) for row in self._read(f"SELECT {', '.join(kind._fields)} FROM {which}", *values)]

    def _row(self, kind: type[R], which: str, *values: str | int) -> R | None:
        """The first of the rows that `_rows` returns, if there is one."""
        return next(iter(self._rows(kind, which, *values)), None)

    def _text(self, query: str, *values: str | int) -> str | None:
        """The text that a query finds first, if there is one."""
        rows = self._read(query, *values)
        return str(rows[0][0]) if rows else None

    def _write(self, *statements: Statement, jobs: Sequence[Job] = ()) -> None:
        """Execute all statements, or none. `jobs`: jobs to schedule as well; a single server needs none."""
        self.write_all(statements)

    def _erase(self, *statements: Statement) -> None:
        """Execute statements, leaving no trace of deleted data if the engine can ensure that."""
        self._write(*statements)

    def _announced(self, news: list[News]) -> list[Statement]:
        """Statements that notify other servers, if there may be any."""
        return []


def insertion(table: str, kind: type[NamedTuple]) -> str:
    """The text of a statement that adds rows of a kind to a table."""
    return f"INSERT INTO {table} ({', '.join(kind._fields)}) VALUES ({', '.join('?' * len(kind._fields))})"
