"""A store in one file, by SQLite, which comes with Python."""

from __future__ import annotations

import logging
import os
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing
from errno import EACCES, ENOSPC, EPERM, EROFS
from pathlib import Path
from threading import Lock, Thread
from typing import Any, Final

from noctuary.kernel.messages import Argument
from noctuary.tables.store import BATCH, Store
from noctuary.tables.store.engine import Statement
from noctuary.tables.store.rows import Overtaken, StoreError
from noctuary.tables.store.schema import SCHEMA, steps

logger = logging.getLogger(__name__)

COMMITS: Final = 400
"""After so many, what the WAL holds is moved into the file."""
LONG: Final = 16_384
"""Pages (64 MiB) after which writers wait until all of the WAL is in the file and it begins anew."""


class SQLiteStore(Store):
    """A store in a file. Its version is kept in SQLite's `user_version`.

    What is committed lies in the WAL, on disk. Moving it into the file waits for the disk several times; that is done
    beside the writer, on a connection of its own, so that no move waits for it.
    """

    def __init__(self, path: Path, patience: float = 2.0, version: int = len(SCHEMA)) -> None:
        """Open the file at `path`, making it if need be. `patience`: seconds to wait for somebody else's lock."""
        self._path: Path = path
        self._patience: float = patience
        self._commits: int = 0
        self._moving: Lock = Lock()
        self._mover: Thread | None = None
        try:
            # Readable by its owner only, and so is what SQLite lays beside it.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            os.chmod(path, 0o600)
            self._connection: sqlite3.Connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
            self._file: tuple[int, int] = _identity(path)
        except (OSError, sqlite3.Error) as error:
            raise refusal(error, path) from error
        try:
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = FULL")
            self._connection.execute("PRAGMA wal_autocheckpoint = 0")
            self._connection.execute("PRAGMA foreign_keys = ON")
            # What is deleted is overwritten.
            self._connection.execute("PRAGMA secure_delete = ON")
        except sqlite3.Error as error:
            self._connection.close()
            raise refusal(error, path) from error
        super().__init__(str(path), version)

    @property
    def version(self) -> int:
        """That of its schema; 0 if it has none yet."""
        return int(self._read("PRAGMA user_version")[0][0])

    def migrate(self, to: int) -> None:
        """Give it another schema. What an earlier one has no place for is lost."""
        try:
            for number, script in steps(self.version, to):
                self._connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")
        except sqlite3.Error as error:
            raise refusal(error, self._path) from error
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def close(self) -> None:
        """Close the file."""
        if self._mover:
            self._mover.join()
        self._connection.close()

    def batches(self, queries: Iterable[tuple[str, str]]) -> Iterator[Statement]:
        """What queries find, all at the same moment, as rows for the statement beside each."""
        try:
            self._connection.execute("BEGIN")
            for query, statement in queries:
                found = self._connection.execute(query)
                while rows := found.fetchmany(BATCH):
                    yield statement, rows
        except sqlite3.Error as error:
            raise refusal(error, self._path) from error
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def write_all(self, statements: Iterable[Statement]) -> None:
        """Carry out all of them, or none. Raises Overtaken if a key is taken."""
        try:
            if _identity(self._path) != self._file:
                raise FileNotFoundError
        except OSError as error:
            # SQLite would go on writing into a file that nobody finds any more.
            raise StoreError("table-store-gone", {"path": self.name}) from error
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                for statement, rows in statements:
                    self._connection.executemany(statement, rows)
                self._connection.execute("COMMIT")
            finally:
                # SQLite has rolled some failures back by itself.
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise refusal(error, self._path) from error
        self._commits += 1
        if self._commits >= COMMITS and not (self._mover and self._mover.is_alive()):
            self._commits = 0
            self._mover = Thread(target=self._move, name="checkpoint")
            self._mover.start()

    def _move(self) -> None:
        """Move what the WAL holds into the file."""
        try:
            if _identity(self._path) != self._file:
                # What this WAL holds is no part of the file that is there now.
                return
            there = f"{self._path.absolute().as_uri()}?mode=rw"
            with self._moving, closing(sqlite3.connect(there, uri=True, timeout=self._patience)) as beside:
                _, pages, _ = beside.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                if pages > LONG:
                    # Under load there are always new ones; only few are left to wait for.
                    beside.execute("PRAGMA wal_checkpoint(RESTART)")
        except (OSError, sqlite3.Error) as error:
            # Everything is in the WAL; the next one will try again.
            logger.warning("%s: the WAL cannot be moved into the file: %s", self.name, error)

    def _erase(self, *statements: Statement) -> None:
        """The same for what shall be found in no file afterwards, unless somebody is reading it at this moment."""
        self._write(*statements)
        with self._moving:
            self._read("PRAGMA wal_checkpoint(TRUNCATE)")

    def _read(self, query: str, *values: str | int) -> list[tuple[Any, ...]]:
        try:
            return self._connection.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise refusal(error, self._path) from error


def _identity(path: Path) -> tuple[int, int]:
    """What tells a file from another with its name."""
    found = path.stat()
    return found.st_dev, found.st_ino


def _said(path: Path) -> OSError | None:
    """What the system says when something is written beside a file; SQLite keeps it to itself."""
    try:
        tempfile.TemporaryFile(dir=path.parent).close()
    except OSError as error:
        return error
    return None


def refusal(error: sqlite3.Error | OSError, path: Path) -> StoreError:
    """Why a file cannot be read or written."""
    extended = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    # The low byte is the primary result code; the rest says more than people need.
    code = extended & 0xFF
    where: dict[str, Argument] = {"path": str(path)}
    if extended in (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE):
        return Overtaken("table-store-overtaken", where)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreError("table-store-locked", where)
    if code == sqlite3.SQLITE_FULL or getattr(error, "errno", 0) == ENOSPC:
        return StoreError("table-store-full", where)
    if code == sqlite3.SQLITE_READONLY or getattr(error, "errno", 0) in (EACCES, EPERM, EROFS):
        return StoreError("table-store-readonly", where)
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return StoreError("table-store-damaged", where)
    if code in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN) and (said := _said(path)) is not None:
        return refusal(said, path)
    return StoreError("table-store-failed", {**where, "text": getattr(error, "strerror", None) or str(error)})
