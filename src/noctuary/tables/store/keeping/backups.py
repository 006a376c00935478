"""The store as a whole: integrity checks, backups, schema changes, and repair of a damaged store.

A backup is an SQLite file, whatever the store's engine. It is either complete or absent, and is consistent even if the
store is in use.
"""

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from noctuary.kernel.base.files import draft
from noctuary.kernel.base.messages import Refusal
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import StoreError
from noctuary.tables.store.base.schema import FINISHED, SCHEMA, steps
from noctuary.tables.store.engines.sqlite import BROKEN, SQLiteStore, refusal
from noctuary.tables.store.keeping.salvage import (
    PAGE,
    Pages,
    headed,
    lead,
    overlay,
    page_size,
    read_wal,
    roots,
    salvage,
    trees,
)

FOLDER: Final = "backups"
KEPT: Final = 7
"""How many daily backups are kept."""
HOUR: Final = 3600.0
"""Seconds between checks for today's backup."""


def check(path: Path) -> None:
    """Raise StoreError unless the file is an undamaged store that this version can read."""
    _need(path)
    try:
        with closing(_reading(path)) as connection:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            [(problem,), *_] = connection.execute("PRAGMA integrity_check(1)").fetchall()
            layout = _layout(connection)
            _read_texts(connection, layout)
        # A server may be writing into the WAL while it is read.
        lost = all(read_wal(_wal(path))[2] for _ in range(2))
    except (OSError, *BROKEN) as error:
        raise refusal(error, path) from error
    if problem == "ok" and not lost and version > len(SCHEMA):
        raise StoreError("table-store-newer", {"path": str(path)})
    if problem != "ok" or lost or version < 1 or not _layout_of(version).items() <= layout.items():
        raise StoreError("table-store-damaged", {"path": str(path)})


def backup(source: Path | Store, copy: Path) -> None:
    """Copy a store, even while servers use it, to a file that does not exist yet. Raises StoreError."""
    if isinstance(source, Path):
        check(source)
    if copy.exists():
        raise StoreError("store-exists", {"path": str(copy)})
    part = draft(copy)
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        if isinstance(source, Path):
            # SQLite's own backup does not block anybody.
            with closing(_reading(source)) as original, closing(sqlite3.connect(part)) as target:
                original.backup(target)
        else:
            with closing(SQLiteStore(part, version=source.version())) as store:
                store.write_all(source.batches(_moves(part)))
        with closing(sqlite3.connect(part)) as target:
            # Make the copy a single file, however it is used later.
            target.execute("PRAGMA journal_mode = DELETE")
        _sync(part)
        part.rename(copy)
        _sync(copy.parent)
    except (OSError, *BROKEN) as error:
        raise refusal(error, copy) from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def restore(path: Path, copy: Path) -> Path | None:
    """Replace the store, which no server may be using, with a copy, in which a new epoch begins; return where the old
    store is now, if there was one. Raises StoreError.
    """
    new = path.with_name(f"{path.name}.new")
    new.unlink(missing_ok=True)
    backup(copy, new)
    try:
        with closing(sqlite3.connect(new)) as store, store:
            if "kept" in _layout(store):
                store.execute("DELETE FROM kept WHERE name = 'epoch'")
        _sync(new)
    except BROKEN as error:
        raise refusal(error, new) from error
    return _replace(path, new)


def fill(store: Store, copy: Path) -> None:
    """Load a backup, whatever its schema, into a database without data. Raises StoreError."""
    with TemporaryDirectory() as folder:
        same = Path(folder) / "copy"
        backup(copy, same)
        with closing(SQLiteStore(same)) as source:
            store.migrate(len(SCHEMA))
            source.migrate(len(SCHEMA))
            if not store.is_empty():
                raise StoreError("store-not-empty", {"path": store.name})
            for one in (store, source):
                one.begin_epoch()
            store.write_all(source.batches(_moves(same)))


def repair(path: Path) -> tuple[int, int, Path]:
    """Replace a damaged store, which no server may be using, with a new one made from all that can be read. Return how
    many tables have a log without gaps, how many logs were cut off at a gap, and where the damaged file is now. Entries
    missing at the very end of a log cannot be detected, unless nothing is left of it. Raises StoreError.
    """
    _need(path)
    new = path.with_name(f"{path.name}.new")
    try:
        content = overlay(path.read_bytes(), _wal(path))
        said = page_size(content)
        for size in filter(None, (said, PAGE)):
            new.write_bytes(headed(content, size))
            if own := [*_starts(new)]:
                break
        else:
            size = said or PAGE
        version = _version(new, int.from_bytes(content[60:64], "big") if said else len(SCHEMA))
        if version > len(SCHEMA):
            raise StoreError("table-store-newer", {"path": str(path)})
        new.unlink()
        # It must be of the same schema, to be migrated later like any other.
        SQLiteStore(new, version=version or len(SCHEMA)).close()
        pages = Pages(content, size)
        with closing(sqlite3.connect(new, isolation_level=None)) as target:
            forest = trees(target)
            others = (found for found in _starts(*copies(path), new) if lead(pages, forest, found))
            starts = next(chain(own, others), {})
            target.execute("BEGIN")
            for table, values in salvage(pages, forest, starts):
                columns = ", ".join(column.name for column in forest[table].columns[: len(values)])
                marks = ", ".join("?" * len(values))
                target.execute(f"INSERT OR IGNORE INTO {table} ({columns}) VALUES ({marks})", values)
            short = _tidy(target)
            if "finished" in forest:
                target.execute("DELETE FROM finished")
                target.execute(FINISHED)
            # Pages may have seen entries that are lost.
            if "kept" in forest:
                target.execute("DELETE FROM kept WHERE name = 'epoch'")
            [(whole,)] = target.execute("SELECT count(*) FROM tables").fetchall()
            target.execute("COMMIT")
            target.execute("PRAGMA journal_mode = DELETE")
    except (OSError, *BROKEN) as error:
        raise refusal(error, path) from error
    old = _replace(path, new)
    assert old is not None
    return whole - short, short, old


def copies(path: Path) -> list[Path]:
    """The copies of the store at `path` in the folder beside it, the latest first."""
    backups = [copy for copy in (path.parent / FOLDER).glob("*.sqlite3") if copy.stat().st_size]
    return sorted(backups, key=lambda copy: copy.stat().st_mtime, reverse=True)


def _need(path: Path) -> None:
    """Raise StoreError if there is no store at `path`: where there are copies of one, it was lost."""
    if path.is_file() and path.stat().st_size:
        return
    if kept := copies(path):
        raise StoreError("table-store-lost", {"path": str(path), "file": str(kept[0])})
    if not path.is_file():
        raise StoreError("store-missing", {"path": str(path)})
    raise StoreError("table-store-damaged", {"path": str(path)})


def _wal(path: Path) -> bytes:
    wal = path.with_name(f"{path.name}-wal")
    return wal.read_bytes() if wal.exists() else b""


def _version(path: Path, said: int) -> int:
    """The version of a file's schema, if that can be read: the header that has `said` one may be damaged."""
    with suppress(*BROKEN), closing(_reading(path)) as store:
        layout = _layout(store)
        versions = sorted(range(len(SCHEMA), 0, -1), key=lambda version: version != said)
        return next((version for version in versions if _layout_of(version) == layout), said)
    return said


def _starts(*paths: Path) -> Iterator[dict[str, int]]:
    """Yield where the b-trees of these stores start, if their schemas can be read: copies have the same pages."""
    for path in paths:
        places: dict[str, int] = {}
        with suppress(*BROKEN), closing(_reading(path)) as store:
            places = roots(store)
        if places:
            yield places


def open_store(path: Path, database: str | None = None) -> Store:
    """Open and check the store at `path` or in a database; back it up before any schema change. Raises StoreError."""
    store = open_unchecked(path, database)
    try:
        migrate(store, path)
    except StoreError:
        store.close()
        raise
    return store


def open_unchecked(path: Path, database: str | None) -> Store:
    """Open the store without changing its schema. Raises StoreError."""
    if database is not None:
        return in_database(database)
    ensure(path)
    return SQLiteStore(path)


def ensure(path: Path) -> None:
    """Raise StoreError unless a server can use the store at `path`, or begin one there."""
    if copies(path) or (path.exists() and path.stat().st_size):
        check(path)


def in_database(address: str) -> Store:
    """Open the store in a database. Raises StoreError, or Refusal if no driver is installed."""
    try:
        from noctuary.tables.store.engines.postgres import PostgresStore
    except ImportError as error:
        raise Refusal("store-no-psycopg", {"text": str(error)}) from error
    return PostgresStore(address)


def migrate(store: Store, path: Path, to: int = len(SCHEMA)) -> Path | None:
    """Change the schema of a store; return the backup made before, in the folder beside `path`, or None if nothing had
    to be changed. Raises StoreError.
    """
    if store.version() == to:
        return None
    copy = _kept(path, f"schema-{store.version()}-{_moment()}", store)
    store.migrate(to)
    return copy


def daily(path: Path) -> None:
    """Make today's backup if there is none, and delete all but the latest few, never one that has twice as much.
    Raises StoreError, including if there is such a backup.
    """
    today = _kept(path, f"{datetime.now(UTC):%Y-%m-%d}")
    made = today.parent.glob("????-??-??.sqlite3")
    # Partial files left by a server that was killed.
    for rest in today.parent.glob(".*.part"):
        with suppress(OSError):
            rest.unlink()
    # If the clock was once wrong, backups with future dates count as old.
    olds = sorted(made, key=lambda copy: (copy.name <= today.name, copy.name))[:-KEPT]
    counts = _counts(today)
    better = [old for old in olds if any(had >= max(2 * has, 1) for had, has in zip(_counts(old), counts, strict=True))]
    for old in olds:
        with suppress(OSError):
            if old not in better:
                old.unlink()
    if better:
        raise StoreError("store-copies-better", {"path": str(path), "file": str(better[-1])})


def _counts(copy: Path) -> tuple[int, ...]:
    """How many tables and entries a copy has; none if it cannot be read."""
    with suppress(*BROKEN), closing(_reading(copy)) as store:
        counts = (store.execute(f"SELECT count(*) FROM {table}") for table in ("tables", "entries"))
        return tuple(int(count.fetchone()[0]) for count in counts)
    return 0, 0


def _kept(path: Path, name: str, source: Store | None = None) -> Path:
    """Return a backup of the store at `path`, or of `source`, with this name; make it if it is missing."""
    copy = path.parent / FOLDER / f"{name}.sqlite3"
    try:
        copy.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise refusal(error, copy.parent) from error
    if not copy.exists():
        backup(source or path, copy)
    return copy


def _moment() -> str:
    return f"{datetime.now(UTC):%Y-%m-%dT%H%M%S}"


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def _sync(path: Path) -> None:
    """Flush a file or folder to disk; not possible on Windows."""
    if sys.platform == "win32":
        return
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _replace(path: Path, new: Path) -> Path | None:
    """Put a file in the place of the store; return where the old store is now."""
    old = None
    if path.exists():
        old = path.with_name(f"{path.name}.{_moment()}")
        path.rename(old)
    # The old file's WAL goes with it.
    for ending in ("-wal", "-shm"):
        rest = path.with_name(path.name + ending)
        if rest.exists() and old is not None:
            rest.rename(old.with_name(old.name + ending))
    new.rename(path)
    _sync(path.parent)
    return old


def _read_texts(store: sqlite3.Connection, layout: dict[str, list[str]]) -> None:
    """Read all texts, which SQLite does not check. Raises UnicodeError for a damaged one."""
    store.text_factory = bytes
    for table, columns in layout.items():
        row = " || ' ' || ".join(f"coalesce({column}, '')" for column in columns)
        # A game's log at once, as Python is slow with rows.
        for (texts,) in store.execute(f"SELECT group_concat({row}, ' ') FROM {table} GROUP BY {columns[0]}"):
            if "\0" in texts.decode():
                raise UnicodeError


def _layout(store: sqlite3.Connection) -> dict[str, list[str]]:
    """The columns of all tables, each table after those that it refers to."""
    tables = store.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid").fetchall()
    return {name: [row[1] for row in store.execute(f"PRAGMA table_info({name})")] for (name,) in tables}


def _layout_of(version: int) -> dict[str, list[str]]:
    """The columns of all tables in a version of the schema."""
    with closing(sqlite3.connect(":memory:")) as model:
        for _, script in steps(0, version):
            model.executescript(script)
        return _layout(model)


def _moves(path: Path) -> list[tuple[str, str]]:
    """For each table of a file, return the query that reads it and the statement that inserts its rows elsewhere."""
    with closing(_reading(path)) as store:
        layout = {
            table: (", ".join(columns), ", ".join("?" * len(columns))) for table, columns in _layout(store).items()
        }
    return [
        (f"SELECT {columns} FROM {table}", f"INSERT INTO {table} ({columns}) VALUES ({marks})")
        for table, (columns, marks) in layout.items()
    ]


def _tidy(target: sqlite3.Connection) -> int:
    """Delete what belongs to lost tables, and entries after a gap; return how many tables lost entries."""
    for table in _layout(target):
        for key in target.execute(f"PRAGMA foreign_key_list({table})").fetchall():
            target.execute(f"DELETE FROM {table} WHERE {key[3]} NOT IN (SELECT {key[4]} FROM {key[2]})")
    # Damaged numbers would stand before the first entry.
    target.execute("DELETE FROM entries WHERE number < 1")
    gaps = target.execute(
        "SELECT table_id, min(number) FROM (SELECT table_id, number, row_number() OVER "
        "(PARTITION BY table_id ORDER BY number) AS place FROM entries) WHERE number > place GROUP BY table_id"
    ).fetchall()
    for table, number in gaps:
        target.execute("DELETE FROM entries WHERE table_id = ? AND number >= ?", (table, number))
    moved = "SELECT id FROM tables WHERE moved <> created AND id NOT IN (SELECT table_id FROM entries)"
    return len({table for table, _ in gaps} | {table for (table,) in target.execute(moved)})
