"""Copies of the store, and what can be saved of a damaged one."""

import asyncio
import sqlite3
from contextlib import closing, nullcontext
from datetime import datetime, tzinfo
from pathlib import Path
from typing import Any, Self

import pytest

from noctuary.tables.lobby import Lobby
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import StoreError
from noctuary.tables.store.base.schema import SCHEMA
from noctuary.tables.store.engines.postgres import PostgresStore
from noctuary.tables.store.engines.sqlite import SQLiteStore
from noctuary.tables.store.keeping import backups
from noctuary.tables.store.parts.games import insertions
from tests.awaiting import awaited
from tests.patience import patience
from tests.postgres import Server, on_both_engines
from tests.refusals import refused
from tests.tables.matches import append
from tests.tables.store.test_store import row

TABLES = 40
LINES = 100


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of a closed store with many tables."""
    path = tmp_path / "tables.sqlite3"
    store = SQLiteStore(path)
    for number in range(TABLES):
        store.create(row(f"t{number:02}"), [f"P1 cast 5 b{line}" for line in range(LINES)])
    store.close()
    return path


def damaged(path: Path) -> bytes:
    """Damage a page in the middle of the file; return the former content."""
    content = bytearray(path.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    middle = len(content) // size // 2 * size
    content[middle : middle + size] = b"\xff" * size
    path.write_bytes(content)
    return bytes(content)


def trouble(path: Path) -> str:
    with pytest.raises(StoreError) as caught:
        backups.check(path)
    return caught.value.message.id


def test_a_copy_of_a_store_in_use_is_whole_and_its_owner_s_only(path: Path, tmp_path: Path) -> None:
    store, copy = SQLiteStore(path), tmp_path / "copy.sqlite3"
    append(store, "t00", LINES + 1, "P1 pass", "{}", "later")
    backups.backup(path, copy)
    append(store, "t00", LINES + 2, "P2 pass", "{}", "later")
    store.close()
    assert [one.stat().st_mode & 0o777 for one in (path, copy)] == [0o600, 0o600]
    assert SQLiteStore(copy).lines("t00")[-1] == "P1 pass"
    with pytest.raises(StoreError) as caught:
        backups.backup(path, copy)
    assert caught.value.message.id == "store-exists"
    assert sorted(one.name for one in tmp_path.iterdir() if "part" in one.name) == []


def test_damage_is_noticed_before_anything_is_opened_or_copied(path: Path, tmp_path: Path) -> None:
    content = damaged(path)
    assert trouble(path) == "table-store-damaged"
    for attempt in (
        lambda: backups.open_store(path),
        lambda: backups.backup(path, tmp_path / "copy"),
        lambda: backups.daily(path),
    ):
        with pytest.raises(StoreError) as caught:
            attempt()
        assert caught.value.message.id == "table-store-damaged"
    assert path.read_bytes() == content
    assert not (tmp_path / "copy").exists()
    assert trouble(tmp_path / "nothing") == "store-missing"
    with pytest.raises(StoreError, match="nothing"):
        backups.repair(tmp_path / "nothing")


def test_a_copy_takes_the_place_of_a_damaged_store(path: Path, tmp_path: Path) -> None:
    backups.daily(path)
    [copy] = (tmp_path / backups.FOLDER).iterdir()
    content = damaged(path)
    old = backups.restore(path, copy)
    assert old is not None
    assert old.read_bytes() == content
    store = backups.open_store(path)
    assert len(store.of_owner("ada", 1000)) == TABLES
    store.close()


def test_an_entry_with_a_damaged_number_leaves_a_gap(path: Path) -> None:
    with closing(sqlite3.connect(path)) as damage, damage:
        damage.execute("UPDATE entries SET number = -62 WHERE table_id = 't00' AND number = 3")
        # Here the first moves are lost, and there all of them.
        damage.execute("DELETE FROM entries WHERE table_id = 't01' AND number = 1 OR table_id = 't02'")
        damage.execute("UPDATE tables SET moved = '2026-01-02' WHERE id < 't04'")
    assert backups.repair(path)[:2] == (TABLES - 3, 3)
    with closing(SQLiteStore(path)) as store:
        assert store.lines("t00") == ["P1 cast 5 b0", "P1 cast 5 b1"]


def test_daily_copies_are_kept_for_a_week_and_others_for_good(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / backups.FOLDER
    folder.mkdir()
    for day in range(10, 20):
        (folder / f"2020-01-{day}.sqlite3").write_bytes(b"")
    (folder / "mine.sqlite3").write_bytes(b"")
    # The copy is from a time when the clock was wrong.
    (folder / "2999-01-01.sqlite3").write_bytes(b"")
    backups.daily(path)
    backups.daily(path)
    names = sorted(one.name for one in folder.iterdir())
    assert len(names) == backups.KEPT + 1
    assert names[0] == "2020-01-14.sqlite3"
    assert names[-1] == "mine.sqlite3"


@pytest.mark.parametrize("empty", [True, False], ids=["empty", "missing"])
def test_a_store_that_was_lost_is_no_new_one(path: Path, empty: bool) -> None:
    backups.daily(path)
    path.unlink()
    if empty:
        path.touch()
    for attempt in (backups.check, backups.open_store, backups.repair, backups.ensure):
        with refused("table-store-lost"):
            attempt(path)
    backups.restore(path, backups.copies(path)[0])
    with closing(backups.open_store(path)) as store:
        assert len(store.of_owner("ada", 1000)) == TABLES


@pytest.mark.parametrize("lost", ["tables", "entries"])
def test_copies_are_not_pushed_out_by_worse_ones(path: Path, monkeypatch: pytest.MonkeyPatch, lost: str) -> None:
    monkeypatch.setattr(backups, "datetime", Jumping)
    Jumping.today_is = "2026-11-01"
    backups.daily(path)
    with closing(sqlite3.connect(path)) as store, store:
        store.execute(f"DELETE FROM {lost}")
    for day in range(2, 12):
        Jumping.today_is = f"2026-11-{day:02}"
        with refused("store-copies-better") if day > backups.KEPT else nullcontext():
            backups.daily(path)
    days = sorted(int(copy.name[8:10]) for copy in backups.copies(path))
    assert days == [1, *range(12 - backups.KEPT, 12)]


def test_texts_that_are_none_are_told(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"P1 cast 5 b50", b"P1 \xff\xfe\xfd\xfc 5 b50"))
    with refused("table-store-damaged"):
        backups.check(path)
    with closing(SQLiteStore(path)) as store, refused("table-store-damaged"):
        store.lines("t00")


class Jumping(datetime):
    """The system's clock, on a day that a test sets."""

    today_is = ""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        return cls.fromisoformat(cls.today_is).replace(tzinfo=tz)


def test_a_clock_that_jumps_gets_a_copy_of_each_day(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "HOUR", 0.01)
    monkeypatch.setattr(backups, "datetime", Jumping)
    days = "1999-01-05", "2026-11-25", "1970-01-01", "2034-02-28"

    async def jump() -> None:
        lobby = Lobby(path)
        for number, Jumping.today_is in enumerate(days):
            if not number:
                copying = asyncio.create_task(lobby.health.back_up())
            async with asyncio.timeout(patience()):
                while not (tmp_path / backups.FOLDER / f"{Jumping.today_is}.sqlite3").exists():
                    await asyncio.sleep(0.01)
        copying.cancel()
        await lobby.close()

    awaited(jump())


def at(version: int, path: Path, database: str | None) -> Store:
    """A new store with this schema."""
    return SQLiteStore(path, version=version) if database is None else PostgresStore(database, version)


def layout(store: Store) -> list[tuple[Any, ...]]:
    """All tables and indexes with their columns."""
    if isinstance(store, SQLiteStore):
        return store._read("SELECT name, sql FROM sqlite_schema ORDER BY name")
    columns = store._read(
        "SELECT table_name::text, column_name::text, data_type::text, is_nullable::text "
        "FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position"
    )
    return columns + store._read(
        "SELECT indexname::text, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"
    )


@pytest.mark.sampled(8)
@on_both_engines
@pytest.mark.parametrize("version", range(1, len(SCHEMA)))
def test_every_earlier_schema_is_brought_forward_and_back(
    tmp_path: Path, new_database: str | None, version: int
) -> None:
    path = tmp_path / "tables.sqlite3"
    early = at(version, path, new_database)
    before = layout(early)
    early.write_all(insertions([(row(), ["P1 pass"])]))
    early.close()

    store = backups.open_store(path, new_database)
    assert store.version() == len(SCHEMA)
    assert store.tried_puzzles("ada") == []
    append(store, "t1", 2, "P2 pass", "{}", "2026-01-02", None, ("p1", True))
    [copy] = (tmp_path / backups.FOLDER).iterdir()
    with closing(SQLiteStore(copy)) as kept:
        assert (kept.version(), kept.lines("t1")) == (version, ["P1 pass"])

    second = backups.migrate(store, path, version)
    assert layout(store) == before
    store.close()
    assert second is not None
    with closing(SQLiteStore(second)) as kept:
        assert [puzzle.puzzle for puzzle in kept.tried_puzzles("ada")] == ["p1"]
    with closing(backups.open_store(path, new_database)) as again:
        assert again.version() == len(SCHEMA)
        assert again.lines("t1") == ["P1 pass", "P2 pass"]


def test_a_file_moves_into_a_database_and_back(path: Path, postgres: Server, tmp_path: Path) -> None:
    with closing(PostgresStore(postgres.database())) as store:
        backups.fill(store, path)
        backups.backup(store, tmp_path / "copy")
        with pytest.raises(StoreError) as caught:
            backups.fill(store, path)
        assert caught.value.message.id == "store-not-empty"
    with closing(SQLiteStore(path)) as one, closing(SQLiteStore(tmp_path / "copy")) as other:
        for table in ("tables", "entries"):
            assert one._read(f"SELECT * FROM {table}") == other._read(f"SELECT * FROM {table}")
