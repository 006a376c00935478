"""A store in one SQLite file."""

from __future__ import annotations

import logging
import os
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from errno import EACCES, ENOSPC, EPERM, EROFS
from pathlib import Path
from threading import Lock, Thread
from typing import Any, Final

from noctuary.kernel.base.messages import Argument
from noctuary.tables.store import BATCH, Store
from noctuary.tables.store.base.engine import Statement
from noctuary.tables.store.base.rows import Job, Overtaken, StoreError
from noctuary.tables.store.base.schema import SCHEMA, steps

logger = logging.getLogger(__name__)

OVERTAKEN: Final = (
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    sqlite3.SQLITE_CONSTRAINT_NOTNULL,
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
)
"""Constraints that fail only because something else has been stored, or the table deleted, meanwhile."""
BROKEN: Final = (sqlite3.Error, UnicodeError)
"""What Python's SQLite raises for damaged files: its own messages may contain the damage."""
COMMITS: Final = 400
"""Number of commits after which the WAL is moved into the file (a checkpoint)."""
LONG: Final = 16_384
"""Pages (64 MiB) after which writers wait until the whole WAL is in the file and restarts."""


class SQLiteStore(Store):
    """A store in a file. Its version is kept in SQLite's `user_version`.

    Committed data is on disk in the WAL. Moving it into the file waits for the disk several times; that is done in a
    separate thread, on a separate connection, so that storing a move never waits for it.
    """

    def __init__(self, path: Path, patience: float = 2.0, version: int = len(SCHEMA), reading: bool = False) -> None:
        """Open the file at `path`, creating it if needed. `patience`: seconds to wait for a lock held by another
        process. `reading`: for a thread that only reads; another one may close the store.
        """
        self._path: Path = path
        self._patience: float = patience
        self._commits: int = 0
        self._erased: bool = False
        """Whether a transaction has deleted data that the WAL must not keep."""
        self._moving: Lock = Lock()
        self._mover: Thread | None = None
        try:
            if not reading:
                # Readable by its owner only, including the files that SQLite creates beside it. Never while the file is
                # open in this process: closing it would end all its locks (POSIX), and with the lock gone, another
                # process would take away the WAL.
                os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
                os.chmod(path, 0o600)
            self._connection: sqlite3.Connection = sqlite3.connect(
                path, timeout=patience, isolation_level=None, check_same_thread=not reading
            )
            self._file: tuple[int, int] = _identity(path)
        except (OSError, *BROKEN) as error:
            raise refusal(error, path) from error
        try:
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = FULL")
            self._connection.execute("PRAGMA wal_autocheckpoint = 0")
            self._connection.execute("PRAGMA foreign_keys = ON")
            # Overwrite deleted data.
            self._connection.execute("PRAGMA secure_delete = ON")
            self._connection.execute(f"PRAGMA query_only = {'ON' if reading else 'OFF'}")
        except BROKEN as error:
            self._connection.close()
            raise refusal(error, path) from error
        super().__init__(str(path), version)

    def version(self) -> int:
        """The version of its schema; 0 if it has none yet."""
        return int(self._read("PRAGMA user_version")[0][0])

    def migrate(self, to: int) -> None:
        """Change the schema to the version `to`. Data that an earlier schema cannot hold is lost."""
        try:
            for number, script in steps(self.version(), to):
                self._connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")
        except BROKEN as error:
            raise refusal(error, self._path) from error
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def reader(self) -> SQLiteStore:
        return SQLiteStore(self._path, self._patience, reading=True)

    def close(self) -> None:
        """Close the file."""
        if self._mover:
            self._mover.join()
        self._connection.close()

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """Read everything in the context in one transaction."""
        self._read("BEGIN")
        try:
            yield
        finally:
            self._read("ROLLBACK")

    def batches(self, queries: Iterable[tuple[str, str]]) -> Iterator[Statement]:
        """Yield each query's statement with the rows that the query finds, all from the same moment."""
        try:
            self._connection.execute("BEGIN")
            for query, statement in queries:
                cursor = self._connection.execute(query)
                while rows := cursor.fetchmany(BATCH):
                    yield statement, rows
        except BROKEN as error:
            raise refusal(error, self._path) from error
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def write_all(self, statements: Iterable[Statement]) -> None:
        """Execute all statements, or none. Raises Overtaken if a key is taken."""
        with self._transaction() as connection:
            for statement, rows in statements:
                connection.executemany(statement, rows)

    def _write_if(self, condition: Statement, *statements: Statement, jobs: Sequence[Job] = ()) -> bool:
        query, [values] = condition
        with self._transaction() as connection:
            met = bool(connection.execute(query, values).fetchall())
            for statement, rows in statements if met else ():
                connection.executemany(statement, rows)
        if met:
            self._empty_wal()
        return met

    @contextmanager
    def _alone(self, people: Sequence[str]) -> Iterator[None]:
        with self._transaction():
            yield
        if self._erased:
            self._empty_wal()

    def hold(self, which: str, *values: str) -> None:
        """Nobody else writes during a transaction."""

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        if self._connection.in_transaction:
            yield self._connection
            return
        try:
            if _identity(self._path) != self._file:
                raise FileNotFoundError
        except OSError as error:
            # The file was replaced or deleted, but SQLite would keep writing to the old one.
            raise StoreError("table-store-gone", {"path": self.name}) from error
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            finally:
                # SQLite rolls back some failed transactions itself.
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
        except BROKEN as error:
            raise refusal(error, self._path) from error
        self._commits += 1
        if self._commits >= COMMITS and not (self._mover and self._mover.is_alive()):
            self._commits = 0
            self._mover = Thread(target=self._move, name="checkpoint")
            self._mover.start()

    def _move(self) -> None:
        """Move the contents of the WAL into the file."""
        try:
            if _identity(self._path) != self._file:
                # This WAL does not belong to the file that is there now.
                return
            there = f"{self._path.absolute().as_uri()}?mode=rw"
            with self._moving, closing(sqlite3.connect(there, uri=True, timeout=self._patience)) as beside:
                _, pages, _ = beside.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                if pages > LONG:
                    # Under load the WAL always grows; a restart only needs to wait for the latest pages.
                    beside.execute("PRAGMA wal_checkpoint(RESTART)")
        except (OSError, *BROKEN) as error:
            # Everything is safe in the WAL; the next checkpoint tries again.
            logger.warning("%s: the WAL cannot be moved into the file: %s", self.name, error)

    def _erase(self, *statements: Statement) -> None:
        """Execute statements so that no file keeps the deleted data, unless somebody is reading it right now."""
        self._write(*statements)
        self._empty_wal()

    def _empty_wal(self) -> None:
        self._erased = self._connection.in_transaction
        if not self._erased:
            with self._moving:
                self._read("PRAGMA wal_checkpoint(TRUNCATE)")

    def _read(self, query: str, *values: str | int) -> list[tuple[Any, ...]]:
        try:
            return self._connection.execute(query, values).fetchall()
        except BROKEN as error:
            raise refusal(error, self._path) from error


def _identity(path: Path) -> tuple[int, int]:
    """What distinguishes a file from another one with the same name."""
    status = path.stat()
    return status.st_dev, status.st_ino


def _said(path: Path) -> OSError | None:
    """The system's error when writing beside a file, as SQLite does not report it."""
    try:
        tempfile.TemporaryFile(dir=path.parent).close()
    except OSError as error:
        return error
    return None


def refusal(error: sqlite3.Error | UnicodeError | OSError, path: Path) -> StoreError:
    """The error to report when a file cannot be read or written."""
    extended = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    # The low byte is the primary result code; the details are of no use to people.
    code = extended & 0xFF
    where: dict[str, Argument] = {"path": str(path)}
    if extended in OVERTAKEN:
        return Overtaken("table-store-overtaken", where)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreError("table-store-locked", where)
    if code == sqlite3.SQLITE_FULL or getattr(error, "errno", 0) == ENOSPC:
        return StoreError("table-store-full", where)
    if code == sqlite3.SQLITE_READONLY or getattr(error, "errno", 0) in (EACCES, EPERM, EROFS):
        return StoreError("table-store-readonly", where)
    foreign = isinstance(error, UnicodeError) or str(error).startswith(("Could not decode", "unsupported file format"))
    if foreign or code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return StoreError("table-store-damaged", where)
    if code in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN) and (said := _said(path)) is not None:
        return refusal(said, path)
    return StoreError("table-store-failed", where, getattr(error, "strerror", None) or str(error))
