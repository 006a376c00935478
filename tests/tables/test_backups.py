"""Copies of the store, and what is left of a damaged one."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from noctuary.tables import backups
from noctuary.tables.store import SCHEMA, Store, StoreError
from tests.tables.test_store import row

TABLES = 40
LINES = 100


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of a store with many tables, closed."""
    path = tmp_path / "tables.sqlite3"
    store = Store(path)
    for number in range(TABLES):
        store.create(row(f"t{number:02}"), [f"P1 cast 5 b{line}" for line in range(LINES)])
    store.close()
    return path


def damaged(path: Path) -> bytes:
    """Spoil a page in the middle of the file; gives the whole of it."""
    content = bytearray(path.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    middle = len(content) // size // 2 * size
    content[middle : middle + size] = b"\xff" * size
    path.write_bytes(content)
    return bytes(content)


def refused(path: Path) -> str:
    with pytest.raises(StoreError) as caught:
        backups.check(path)
    return caught.value.message.id


def test_a_copy_of_a_store_in_use_is_whole_and_its_owner_s_only(path: Path, tmp_path: Path) -> None:
    store, copy = Store(path), tmp_path / "copy.sqlite3"
    store.append("t00", LINES + 1, "P1 pass", "{}", "later")
    backups.backup(path, copy)
    store.append("t00", LINES + 2, "P2 pass", "{}", "later")
    store.close()
    assert [one.stat().st_mode & 0o777 for one in (path, copy)] == [0o600, 0o600]
    assert Store(copy).lines("t00")[-1] == "P1 pass"
    with pytest.raises(StoreError) as caught:
        backups.backup(path, copy)
    assert caught.value.message.id == "store-exists"
    assert sorted(one.name for one in tmp_path.iterdir() if "part" in one.name) == []


def test_damage_is_noticed_before_anything_is_opened_or_copied(path: Path, tmp_path: Path) -> None:
    content = damaged(path)
    assert refused(path) == "table-store-damaged"
    for attempt in (
        lambda: backups.opened(path),
        lambda: backups.backup(path, tmp_path / "copy"),
        lambda: backups.daily(path),
    ):
        with pytest.raises(StoreError) as caught:
            attempt()
        assert caught.value.message.id == "table-store-damaged"
    assert path.read_bytes() == content
    assert not (tmp_path / "copy").exists()
    assert refused(tmp_path / "nothing") == "store-missing"
    with pytest.raises(StoreError, match="nothing"):
        backups.repair(tmp_path / "nothing")


def test_a_copy_takes_the_place_of_a_damaged_store(path: Path, tmp_path: Path) -> None:
    backups.daily(path)
    [copy] = (tmp_path / backups.FOLDER).iterdir()
    content = damaged(path)
    old = backups.restore(path, copy)
    assert old is not None
    assert old.read_bytes() == content
    store = backups.opened(path)
    assert len(store.of_owner("ada", 1000)) == TABLES
    store.close()


def test_what_can_be_read_of_a_damaged_store_is_saved(path: Path) -> None:
    content = damaged(path)
    whole, short, old = backups.repair(path)
    assert old.read_bytes() == content
    backups.check(path)
    store = Store(path)
    kept = {one.id: store.lines(one.id) for one in store.of_owner("ada", 1000)}
    store.close()
    assert len(kept) == whole + short
    assert whole >= TABLES // 2
    # What is left of a log is its beginning.
    assert all(lines == [f"P1 cast 5 b{line}" for line in range(len(lines))] for lines in kept.values())


def test_daily_copies_are_kept_for_a_week_and_others_for_good(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / backups.FOLDER
    folder.mkdir()
    for day in range(10, 20):
        (folder / f"2020-01-{day}.sqlite3").write_bytes(b"")
    (folder / "mine.sqlite3").write_bytes(b"")
    backups.daily(path)
    backups.daily(path)
    names = sorted(one.name for one in folder.iterdir())
    assert len(names) == backups.KEPT + 1
    assert names[0] == "2020-01-14.sqlite3"
    assert names[-1] == "mine.sqlite3"


@pytest.mark.parametrize("version", range(1, len(SCHEMA)))
def test_a_store_of_an_earlier_version_is_copied_before_it_is_changed(tmp_path: Path, version: int) -> None:
    path = tmp_path / "tables.sqlite3"
    connection = sqlite3.connect(path)
    for number in range(version):
        connection.executescript(SCHEMA[number])
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    backups.opened(path).close()
    copy = sqlite3.connect(tmp_path / backups.FOLDER / f"schema-{version}.sqlite3")
    assert copy.execute("PRAGMA user_version").fetchone() == (version,)
    copy.close()
    backups.check(path)
