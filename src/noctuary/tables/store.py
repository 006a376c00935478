"""The durable log of all tables, in SQLite: what is appended here is on disk before anybody is told about it.

A store belongs to one thread; `tables.hall` gives it its own. It knows rows and texts only, no games.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from noctuary.kernel.messages import Refusal

SCHEMA: Final = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        game TEXT NOT NULL,
        header TEXT NOT NULL,
        summary TEXT NOT NULL,
        created TEXT NOT NULL,
        moved TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_of_owner ON tables (owner, moved);
    CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    """,
)
"""What leads from each schema version to the next; the version is kept in SQLite's `user_version`."""

COLUMNS: Final = "id, owner, game, header, summary, created, moved"


class StoreError(Refusal):
    """Something could not be stored or read; nothing of it has been. The message says why and what to do."""


class Row:
    """A table as it is stored: `header` and `summary` are texts of `tables.hall`, times are UTC in ISO form."""

    __slots__ = ("created", "game", "header", "id", "moved", "owner", "summary")

    def __init__(self, id: str, owner: str, game: str, header: str, summary: str, created: str, moved: str) -> None:
        self.id: str = id
        self.owner: str = owner
        self.game: str = game
        self.header: str = header
        self.summary: str = summary
        self.created: str = created
        self.moved: str = moved


class Store:
    """An open store. Every method raises StoreError when the disk does not play along."""

    def __init__(self, path: Path, patience: float = 2.0) -> None:
        """Open the file at `path`, making it if need be. `patience`: seconds to wait for somebody else's lock."""
        self._path: Path = path
        try:
            self._connection: sqlite3.Connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
        except sqlite3.Error as error:
            raise self._refusal(error) from error
        try:
            self._prepare()
        except sqlite3.Error as error:
            self._connection.close()
            raise self._refusal(error) from error
        except StoreError:
            self._connection.close()
            raise

    def _prepare(self) -> None:
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("PRAGMA foreign_keys = ON")
        version = self._connection.execute("PRAGMA user_version").fetchone()[0]
        if version > len(SCHEMA):
            raise StoreError("table-store-newer", {"path": str(self._path)})
        for number in range(version, len(SCHEMA)):
            self._connection.executescript(
                f"BEGIN IMMEDIATE; {SCHEMA[number]} PRAGMA user_version = {number + 1}; COMMIT;"
            )

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def create(self, row: Row, lines: list[str]) -> None:
        """Add a table whose log begins with `lines`."""
        self._write(
            (
                f"INSERT INTO tables ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
                [(row.id, row.owner, row.game, row.header, row.summary, row.created, row.moved)],
            ),
            (
                "INSERT INTO entries (table_id, number, line) VALUES (?, ?, ?)",
                [(row.id, number, line) for number, line in enumerate(lines, 1)],
            ),
        )

    def append(self, id: str, number: int, line: str, summary: str, moved: str) -> None:
        """Add entry `number` (from 1, without gaps) to the log of table `id`. On return it survives a power cut."""
        self._write(
            ("INSERT INTO entries (table_id, number, line) VALUES (?, ?, ?)", [(id, number, line)]),
            ("UPDATE tables SET summary = ?, moved = ? WHERE id = ?", [(summary, moved, id)]),
        )

    def find(self, id: str) -> Row | None:
        """The table `id`, if there is one."""
        rows = self._read(f"SELECT {COLUMNS} FROM tables WHERE id = ?", id)
        return Row(*rows[0]) if rows else None

    def of_owner(self, owner: str, count: int) -> list[Row]:
        """The tables of `owner`, last moved first, at most `count`."""
        rows = self._read(f"SELECT {COLUMNS} FROM tables WHERE owner = ? ORDER BY moved DESC LIMIT ?", owner, count)
        return [Row(*values) for values in rows]

    def lines(self, id: str) -> list[str]:
        """The log of table `id`, oldest entry first."""
        return [line for (line,) in self._read("SELECT line FROM entries WHERE table_id = ? ORDER BY number", id)]

    def check(self) -> None:
        """See whether the store can be read."""
        self._read("SELECT count(*) FROM tables WHERE id = ?", "")

    def _write(self, *statements: tuple[str, list[tuple[str | int, ...]]]) -> None:
        """All statements, or none of them."""
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
            raise self._refusal(error) from error

    def _read(self, query: str, *values: str | int) -> list[tuple[str, ...]]:
        try:
            return self._connection.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise self._refusal(error) from error

    def _refusal(self, error: sqlite3.Error) -> StoreError:
        # The low byte is the primary result code; the rest says more than people need.
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        path = str(self._path)
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return StoreError("table-store-locked", {"path": path})
        if code == sqlite3.SQLITE_FULL:
            return StoreError("table-store-full", {"path": path})
        if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
            return StoreError("table-store-damaged", {"path": path})
        return StoreError("table-store-failed", {"path": path, "text": str(error)})
