"""The store: all or nothing, on disk before anybody is told, and clear words when the disk fails."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from noctuary.tables.store import EditionRow, ProfileRow, Row, Store, StoreError
from tests.tables.matches import locked


def row(id: str = "t1", owner: str = "ada", moved: str = "2026-01-01") -> Row:
    return Row(id, owner, "lanterns", "{}", "{}", "2026-01-01", moved)


def edition(id: str = "e1", owner: str = "ada", name: str = "My box", updated: str = "2026-01-01") -> EditionRow:
    return EditionRow(id, owner, "lanterns", name, '{"cost":5}', updated)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


def test_a_table_and_its_log_come_back(path: Path) -> None:
    store = Store(path)
    store.create(row(), ["P1 pass"])
    store.append("t1", 2, "P2 pass", '{"over":true}', "2026-01-02")
    store.close()

    again = Store(path)
    found = again.find("t1")
    assert found is not None
    assert (found.owner, found.summary, found.moved) == ("ada", '{"over":true}', "2026-01-02")
    assert again.lines("t1") == ["P1 pass", "P2 pass"]
    assert again.find("t2") is None


def test_tables_of_a_player_last_moved_first(path: Path) -> None:
    store = Store(path)
    for id, owner, moved in (("a", "ada", "1"), ("b", "bob", "2"), ("c", "ada", "3")):
        store.create(row(id, owner, moved), [])
    assert [found.id for found in store.of_owner("ada", 10)] == ["c", "a"]
    assert [found.id for found in store.of_owner("ada", 1)] == ["c"]


def test_running_tables_do_not_get_lost_among_finished_ones(path: Path) -> None:
    store = Store(path)
    store.create(row("running", moved="2026-01-01"), [])
    for number in range(2, 6):
        store.create(Row(f"t{number}", "ada", "lanterns", "{}", "{}", "2026-01-01", f"2026-01-0{number}", "{}"), [])
    store.create(row("begun", moved="2026-01-04T12:00"), [])
    assert [found.id for found in store.of_owner("ada", 4)] == ["t5", "begun", "t4", "running"]


def test_every_commit_is_synced(path: Path) -> None:
    connection = Store(path)._connection
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


def test_an_entry_number_is_taken_once(path: Path) -> None:
    store = Store(path)
    store.create(row(), ["P1 pass"])
    with pytest.raises(StoreError):
        store.append("t1", 1, "P2 pass", '{"over":true}', "later")
    assert store.lines("t1") == ["P1 pass"]
    found = store.find("t1")
    assert found is not None
    assert (found.summary, found.moved) == ("{}", "2026-01-01")


def test_locked_store_says_so_and_works_again(path: Path) -> None:
    store = Store(path, patience=0.01)
    store.create(row(), [])
    with locked(path):
        with pytest.raises(StoreError) as refused:
            store.append("t1", 1, "P1 pass", "{}", "later")
        assert refused.value.message.id == "table-store-locked"
        assert store.lines("t1") == []
    store.append("t1", 1, "P1 pass", "{}", "later")
    assert store.lines("t1") == ["P1 pass"]


def test_full_disk_says_so_and_works_again(path: Path) -> None:
    store = Store(path)
    store.create(row(), [])
    pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
    store._connection.execute(f"PRAGMA max_page_count = {pages}")
    written: list[str] = []

    def fill() -> None:
        for number in range(1, 1000):
            line = f"P1 pass {'x' * 100} {number}"
            store.append("t1", number, line, "{}", str(number))
            written.append(line)

    with pytest.raises(StoreError) as refused:
        fill()
    assert refused.value.message.id == "table-store-full"
    assert str(path) in str(refused.value)
    assert store.lines("t1") == written
    found = store.find("t1")
    assert found is not None
    assert found.moved == str(len(written))

    store._connection.execute(f"PRAGMA max_page_count = {pages + 10}")
    store.append("t1", len(written) + 1, "P2 pass", "{}", "later")
    assert store.lines("t1")[-1] == "P2 pass"


def test_nothing_is_written_into_a_file_that_is_gone(path: Path) -> None:
    store = Store(path)
    store.create(row(), [])
    path.rename(path.with_name("elsewhere"))
    for _ in range(2):
        with pytest.raises(StoreError) as refused:
            store.append("t1", 1, "P1 pass", "{}", "later")
        assert refused.value.message.id == "table-store-gone"
        Store(path).close()  # Another one in its place changes nothing.
    store.close()
    assert Store(path.with_name("elsewhere")).lines("t1") == []


def test_foreign_file_is_refused(path: Path) -> None:
    path.write_bytes(b"These are no tables." * 100)
    with pytest.raises(StoreError) as refused:
        Store(path)
    assert refused.value.message.id == "table-store-damaged"
    assert path.read_bytes() == b"These are no tables." * 100


def test_newer_store_is_refused(path: Path) -> None:
    Store(path).close()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreError) as refused:
        Store(path)
    assert refused.value.message.id == "table-store-newer"


def test_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refused:
        Store(tmp_path / "nowhere" / "tables.sqlite3")
    assert refused.value.message.id == "table-store-failed"


def test_what_a_game_counts_for_is_stored_with_its_last_move(path: Path) -> None:
    store = Store(path)
    for id, owner in (("a", "ada"), ("b", "ada"), ("c", "bob"), ("d", "ada")):
        store.create(row(id, owner), [])
    store.append("a", 1, "P1 pass", "{}", "2026-01-02", '{"total":1}')
    store.append("b", 1, "P1 pass", "{}", "2026-01-03", '{"total":2}')
    store.append("c", 1, "P1 pass", "{}", "2026-01-04", '{"total":3}')
    store.append("d", 1, "P1 pass", "{}", "2026-01-05")
    assert [(found.id, found.outcome) for found in store.finished("ada")] == [
        ("b", '{"total":2}'),
        ("a", '{"total":1}'),
    ]


def test_a_profile_is_made_once_and_changed(path: Path) -> None:
    store = Store(path)
    assert store.profile("ada") is None
    assert store.keep(ProfileRow("ada", "Ada", None, "{}", "2026-01-01"))
    assert not store.keep(ProfileRow("ada", "Ada L.", "pl", '{"a":1}', "2026-01-02"))
    store.close()
    found = Store(path).profile("ada")
    assert found is not None
    assert (found.name, found.language, found.preferences, found.created) == ("Ada L.", "pl", '{"a":1}', "2026-01-01")
    assert Store(path).profile("bob") is None


def test_many_tables_are_taken_in_all_or_none(path: Path) -> None:
    store = Store(path)
    store.create(row("t3"), [])
    tables = [(row(f"t{number}"), ["P1 pass", "P2 pass"]) for number in range(1, 5)]
    with pytest.raises(StoreError):
        # There is a t3 already.
        store.take_in(ProfileRow("ada", "Ada", None, "{}", "2026-01-01"), tables, [edition()])
    assert [found.id for found in store.of_owner("ada", 10)] == ["t3"]
    assert store.profile("ada") is None
    assert store.editions("ada") == []
    del tables[2]
    with pytest.raises(StoreError):
        store.take_in(None, tables, [edition(), edition()])
    assert [found.id for found in store.of_owner("ada", 10)] == ["t3"]
    store.take_in(ProfileRow("ada", "Ada", None, "{}", "2026-01-01"), tables, [edition(), edition("e2")])
    assert [found.id for found in store.editions("ada")] == ["e1", "e2"]
    assert sorted(found.id for found in store.of_owner("ada", 10)) == ["t1", "t2", "t3", "t4"]
    assert store.lines("t4") == ["P1 pass", "P2 pass"]
    assert store.profile("ada") is not None


def test_editions_come_back_last_changed_first(path: Path) -> None:
    store = Store(path)
    for id, owner, updated in (("a", "ada", "1"), ("b", "bob", "2"), ("c", "ada", "3")):
        store.add_edition(edition(id, owner, updated=updated))
    store.change_edition(EditionRow("a", "ada", "lanterns", "Yours", "{}", "4"))
    store.close()
    again = Store(path)
    assert [(one.id, one.name, one.changes) for one in again.editions("ada")] == [
        ("a", "Yours", "{}"),
        ("c", "My box", '{"cost":5}'),
    ]
    found = again.edition("ada", "c")
    assert found is not None
    assert found == ("c", "ada", "lanterns", "My box", '{"cost":5}', "3")
    assert again.edition("bob", "c") is None
    again.delete_edition("c")
    assert [one.id for one in again.editions("ada")] == ["a"]
    assert [one.id for one in again.editions("bob")] == ["b"]
