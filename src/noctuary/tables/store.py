"""The durable log of all tables, in SQLite: what is appended here is on disk before anybody is told about it.

A store belongs to one thread; `tables.lobby` gives it its own. It knows rows and texts only, no games.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from errno import ENOSPC
from pathlib import Path
from typing import Any, Final, NamedTuple

from noctuary.kernel.messages import Argument, Refusal

SCHEMA: Final = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        game TEXT NOT NULL,
        header TEXT NOT NULL,
        summary TEXT NOT NULL,
        created TEXT NOT NULL,
        moved TEXT NOT NULL,
        outcome TEXT
    ) WITHOUT ROWID;
    CREATE INDEX tables_of_owner ON tables (owner, moved);
    CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE profiles (
        owner TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        language TEXT,
        preferences TEXT NOT NULL,
        created TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE editions (
        id TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        changes TEXT NOT NULL,
        updated TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX editions_of_owner ON editions (owner, updated);
    """,
    """
    CREATE TABLE analyses (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        version INTEGER NOT NULL,
        content TEXT NOT NULL
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE solved (
        owner TEXT NOT NULL,
        game TEXT NOT NULL,
        puzzle TEXT NOT NULL,
        solved TEXT NOT NULL,
        PRIMARY KEY (owner, game, puzzle)
    ) WITHOUT ROWID;
    """,
)
"""What leads from each schema version to the next; the version is kept in SQLite's `user_version`."""


class StoreError(Refusal):
    """Something could not be stored or read; nothing of it has been. The message says why and what to do."""


class Row(NamedTuple):
    """A table as it is stored: `header`, `summary` and `outcome` are JSON of `tables.wire`, times are UTC in ISO form.
    `outcome` is None as long as the game counts for nobody.
    """

    id: str
    owner: str
    game: str
    header: str
    summary: str
    created: str
    moved: str
    outcome: str | None = None


class ProfileRow(NamedTuple):
    """A profile as it is stored: `preferences` is JSON, `created` is UTC in ISO form."""

    owner: str
    name: str
    language: str | None
    preferences: str
    created: str


class EditionRow(NamedTuple):
    """A component edition as it is stored: `changes` is JSON, `updated` is UTC in ISO form."""

    id: str
    owner: str
    game: str
    name: str
    changes: str
    updated: str


class SolvedRow(NamedTuple):
    """A puzzle that somebody has solved, as it is stored: `solved` is UTC in ISO form."""

    owner: str
    game: str
    puzzle: str
    solved: str


Statement = tuple[str, Sequence[tuple[str | int | None, ...]]]

COLUMNS: Final = ", ".join(Row._fields)
EDITION: Final = ", ".join(EditionRow._fields)
PROFILE: Final = ", ".join(ProfileRow._fields)


class Store:
    """An open store. Every method raises StoreError when it fails."""

    def __init__(self, path: Path, patience: float = 2.0) -> None:
        """Open the file at `path`, making it if need be. `patience`: seconds to wait for somebody else's lock."""
        self._path: Path = path
        try:
            # Readable by its owner only, and so is what SQLite lays beside it.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
            os.chmod(path, 0o600)
            self._connection: sqlite3.Connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
            self._file: tuple[int, int] = _identity(path)
        except (OSError, sqlite3.Error) as error:
            raise refusal(error, path) from error
        try:
            self._prepare()
        except sqlite3.Error as error:
            self._connection.close()
            raise refusal(error, self._path) from error
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
        self._write(*_insertions([(row, lines)]))

    def append(
        self,
        id: str,
        number: int,
        line: str,
        summary: str,
        moved: str,
        outcome: str | None = None,
        puzzle: str | None = None,
    ) -> None:
        """Add entry `number` (from 1, without gaps) to the log of table `id`. On return it survives a power cut.
        `puzzle`: the one that the entry has solved.
        """
        self._write(
            (
                "INSERT OR IGNORE INTO solved SELECT owner, game, ?, ? FROM tables WHERE id = ?",
                [(puzzle, moved, id)] if puzzle else [],
            ),
            ("INSERT INTO entries (table_id, number, line) VALUES (?, ?, ?)", [(id, number, line)]),
            ("UPDATE tables SET summary = ?, moved = ?, outcome = ? WHERE id = ?", [(summary, moved, outcome, id)]),
        )

    def keep(self, profile: ProfileRow) -> bool:
        """Make the profile of its owner, or change all but its date; says whether it is a new one."""
        new = self.profile(profile.owner) is None
        self._write(_upsertion(profile))
        return new

    def take_in(
        self,
        profile: ProfileRow | None,
        tables: list[tuple[Row, list[str]]],
        editions: list[EditionRow],
        solved: Sequence[SolvedRow] = (),
    ) -> None:
        """Keep a profile and add tables with their logs, editions and solved puzzles: all of it or nothing."""
        marks = "INSERT OR IGNORE INTO solved VALUES (?, ?, ?, ?)", solved
        self._write(*([_upsertion(profile)] if profile else []), *_insertions(tables), _additions(editions), marks)

    def solved(self, owner: str) -> list[SolvedRow]:
        """The puzzles that `owner` has solved."""
        query = "SELECT owner, game, puzzle, solved FROM solved WHERE owner = ?"
        return [SolvedRow(*values) for values in self._read(query, owner)]

    def editions(self, owner: str) -> list[EditionRow]:
        """The editions of `owner`, last changed first."""
        query = f"SELECT {EDITION} FROM editions WHERE owner = ? ORDER BY updated DESC, id"
        return [EditionRow(*values) for values in self._read(query, owner)]

    def edition(self, owner: str, id: str) -> EditionRow | None:
        """The edition `id` of `owner`, if there is one."""
        rows = self._read(f"SELECT {EDITION} FROM editions WHERE owner = ? AND id = ?", owner, id)
        return EditionRow(*rows[0]) if rows else None

    def add_edition(self, edition: EditionRow) -> None:
        """Add an edition."""
        self._write(_additions([edition]))

    def change_edition(self, edition: EditionRow) -> None:
        """Give the edition with this id another name and other changes."""
        values = edition.name, edition.changes, edition.updated, edition.id
        self._write(("UPDATE editions SET name = ?, changes = ?, updated = ? WHERE id = ?", [values]))

    def delete_edition(self, id: str) -> None:
        """Delete the edition `id`."""
        self._write(("DELETE FROM editions WHERE id = ?", [(id,)]))

    def profile(self, owner: str) -> ProfileRow | None:
        """The profile of `owner`, if there is one."""
        rows = self._read(f"SELECT {PROFILE} FROM profiles WHERE owner = ?", owner)
        return ProfileRow(*rows[0]) if rows else None

    def find(self, id: str) -> Row | None:
        """The table `id`, if there is one."""
        rows = self._read(f"SELECT {COLUMNS} FROM tables WHERE id = ?", id)
        return Row(*rows[0]) if rows else None

    def of_owner(self, owner: str, count: int) -> list[Row]:
        """The tables of `owner`, last moved first, at most `count`: of more than that, rather those without an outcome,
        since the others are found among the finished ones.
        """
        chosen = "WHERE owner = ? ORDER BY outcome IS NOT NULL, moved DESC LIMIT ?"
        rows = [Row(*values) for values in self._read(f"SELECT {COLUMNS} FROM tables {chosen}", owner, count)]
        return sorted(rows, key=lambda row: row.moved, reverse=True)

    def finished(self, owner: str) -> list[Row]:
        """The tables of `owner` that have an outcome, last moved first."""
        query = f"SELECT {COLUMNS} FROM tables WHERE owner = ? AND outcome IS NOT NULL ORDER BY moved DESC"
        return [Row(*values) for values in self._read(query, owner)]

    def lines(self, id: str) -> list[str]:
        """The log of table `id`, oldest entry first."""
        return [line for (line,) in self._read("SELECT line FROM entries WHERE table_id = ? ORDER BY number", id)]

    def keep_analysis(self, id: str, version: int, content: str) -> None:
        """Keep the analysis of table `id` in place of an earlier one."""
        statement = "INSERT OR REPLACE INTO analyses (table_id, version, content) VALUES (?, ?, ?)"
        self._write((statement, [(id, version, content)]))

    def analysis(self, id: str, version: int) -> str | None:
        """The analysis of table `id`, if one of this version is kept."""
        rows = self._read("SELECT content FROM analyses WHERE table_id = ? AND version = ?", id, version)
        return str(rows[0][0]) if rows else None

    def check(self) -> None:
        """See whether the store can be read."""
        self._read("SELECT count(*) FROM tables WHERE id = ?", "")

    def _write(self, *statements: Statement) -> None:
        """All statements, or none of them."""
        try:
            if _identity(self._path) != self._file:
                raise FileNotFoundError
        except OSError as error:
            # SQLite would go on writing into a file that nobody finds any more.
            raise StoreError("table-store-gone", {"path": str(self._path)}) from error
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

    def _read(self, query: str, *values: str | int) -> list[tuple[Any, ...]]:
        try:
            return self._connection.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise refusal(error, self._path) from error


def _identity(path: Path) -> tuple[int, int]:
    """What tells a file from another with its name."""
    found = path.stat()
    return found.st_dev, found.st_ino


def refusal(error: sqlite3.Error | OSError, path: Path) -> StoreError:
    """Why a file cannot be read or written."""
    # The low byte is the primary result code; the rest says more than people need.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    where: dict[str, Argument] = {"path": str(path)}
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreError("table-store-locked", where)
    if code == sqlite3.SQLITE_FULL or getattr(error, "errno", 0) == ENOSPC:
        return StoreError("table-store-full", where)
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return StoreError("table-store-damaged", where)
    return StoreError("table-store-failed", {**where, "text": getattr(error, "strerror", None) or str(error)})


def _insertions(tables: list[tuple[Row, list[str]]]) -> list[Statement]:
    """What adds tables with their logs."""
    entries = [(row.id, number, line) for row, lines in tables for number, line in enumerate(lines, 1)]
    return [
        (f"INSERT INTO tables ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", [row for row, _ in tables]),
        ("INSERT INTO entries (table_id, number, line) VALUES (?, ?, ?)", entries),
    ]


def _additions(editions: list[EditionRow]) -> Statement:
    """What adds editions."""
    return f"INSERT INTO editions ({EDITION}) VALUES (?, ?, ?, ?, ?, ?)", editions


def _upsertion(profile: ProfileRow) -> Statement:
    """What makes a profile, or changes all but its date."""
    return (
        f"INSERT INTO profiles ({PROFILE}) VALUES (?, ?, ?, ?, ?) ON CONFLICT (owner) DO UPDATE "
        "SET name = excluded.name, language = excluded.language, preferences = excluded.preferences",
        [profile],
    )
