"""The store's file as a whole: whether it is sound, copies of it, and what can be saved from a damaged one.

Copies are made by SQLite's own backup, which sees one moment of a store that is in use. A copy is complete or not
there.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from noctuary.tables.store import SCHEMA, Store, StoreError, refusal

FOLDER: Final = "backups"
KEPT: Final = 7
"""Daily copies."""
DAY: Final = 24 * 3600.0
"""Seconds from one to the next."""
PARENTS_FIRST: Final = ("tables", "entries", "profiles", "editions", "analyses", "solved")


def check(path: Path) -> None:
    """Raise StoreError unless the file is a store without damage that this version can read."""
    if not path.is_file():
        raise StoreError("store-missing", {"path": str(path)})
    try:
        with closing(_reading(path)) as connection:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            [(found,), *_] = connection.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.Error as error:
        raise refusal(error, path) from error
    if found != "ok" or version < 1:
        raise StoreError("table-store-damaged", {"path": str(path)})
    if version > len(SCHEMA):
        raise StoreError("table-store-newer", {"path": str(path)})


def backup(path: Path, copy: Path) -> None:
    """Copy the store, also while a server uses it, to a file that is not there yet. Raises StoreError."""
    check(path)
    if copy.exists():
        raise StoreError("store-exists", {"path": str(copy)})
    part = copy.with_name(f"{copy.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(_reading(path)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
            # The copy is one file, whatever is done with it.
            target.execute("PRAGMA journal_mode = DELETE")
        _sync(part)
        part.rename(copy)
        _sync(copy.parent)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise refusal(error, copy) from error


def restore(path: Path, copy: Path) -> Path | None:
    """Put a copy in the place of the store, which no server may use; gives where the store is now, if there was one.
    Raises StoreError.
    """
    check(copy)
    new = path.with_name(f"{path.name}.new")
    new.unlink(missing_ok=True)
    backup(copy, new)
    return _replace(path, new)


def repair(path: Path) -> tuple[int, int, Path]:
    """Save what can be read of a damaged store, which no server may use, into a new one in its place. Gives how many
    tables have no gap in their log, how many were cut off before one, and where the damaged file is now. That entries
    are missing at the very end of a log cannot be seen. Raises StoreError.
    """
    if not path.is_file():
        raise StoreError("store-missing", {"path": str(path)})
    new = path.with_name(f"{path.name}.new")
    new.unlink(missing_ok=True)
    Store(new).close()
    try:
        with closing(_reading(path)) as source, closing(sqlite3.connect(new, isolation_level=None)) as target:
            target.execute("BEGIN")
            for table in PARENTS_FIRST:
                _salvage(source, target, table)
            short = _tidy(target)
            [(whole,)] = target.execute("SELECT count(*) FROM tables").fetchall()
            target.execute("COMMIT")
            target.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise refusal(error, path) from error
    old = _replace(path, new)
    assert old is not None
    return whole - short, short, old


def opened(path: Path) -> Store:
    """The store at `path`, checked, and copied before it gets another schema. Raises StoreError."""
    if path.exists() and path.stat().st_size:
        check(path)
        with closing(_reading(path)) as connection:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version < len(SCHEMA):
            _kept(path, f"schema-{version}")
    return Store(path)


def daily(path: Path) -> None:
    """Make today's copy of the store unless there is one, and forget those before the last few. Raises StoreError."""
    _kept(path, f"{datetime.now(UTC):%Y-%m-%d}")
    for old in sorted((path.parent / FOLDER).glob("????-??-??.sqlite3"))[:-KEPT]:
        with suppress(OSError):
            old.unlink()


def _kept(path: Path, name: str) -> None:
    """Have a copy of the store with this name."""
    copy = path.parent / FOLDER / f"{name}.sqlite3"
    try:
        copy.parent.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise refusal(error, copy.parent) from error
    if not copy.exists():
        backup(path, copy)


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def _sync(path: Path) -> None:
    """What was written survives a power cut."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _replace(path: Path, new: Path) -> Path | None:
    """Put a file in the place of the store, and give where that is now."""
    old = None
    if path.exists():
        old = path.with_name(f"{path.name}.{datetime.now(UTC):%Y-%m-%dT%H%M%S}")
        path.rename(old)
    # What was not yet written into the old file belongs to it.
    for ending in ("-wal", "-shm"):
        rest = path.with_name(path.name + ending)
        if rest.exists() and old is not None:
            rest.rename(old.with_name(old.name + ending))
    new.rename(path)
    _sync(path.parent)
    return old


def _salvage(source: sqlite3.Connection, target: sqlite3.Connection, table: str) -> None:
    """Copy the rows before and after what is damaged."""
    for order in ("ASC", "DESC"):
        with suppress(sqlite3.Error):
            columns = [row[1] for row in source.execute(f"PRAGMA table_info({table})")]
            keys = [row[1] for row in source.execute(f"PRAGMA table_info({table})") if row[5]]
            marks = ", ".join("?" * len(columns))
            ordered = ", ".join(f"{key} {order}" for key in keys)
            for row in source.execute(f"SELECT * FROM {table} NOT INDEXED ORDER BY {ordered}"):
                target.execute(f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({marks})", row)
            return


def _tidy(target: sqlite3.Connection) -> int:
    """Leave no entry without its table or after a gap; gives how many tables have lost entries."""
    target.execute("DELETE FROM entries WHERE table_id NOT IN (SELECT id FROM tables)")
    target.execute("DELETE FROM analyses WHERE table_id NOT IN (SELECT id FROM tables)")
    gaps = target.execute(
        "SELECT table_id, min(number) FROM (SELECT table_id, number, row_number() OVER "
        "(PARTITION BY table_id ORDER BY number) AS place FROM entries) WHERE number > place GROUP BY table_id"
    ).fetchall()
    for table, number in gaps:
        target.execute("DELETE FROM entries WHERE table_id = ? AND number >= ?", (table, number))
    return len(gaps)
