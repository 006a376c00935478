"""The store: all or nothing, on disk before anybody is told, and clear messages when the disk fails."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest

from noctuary.tables.people.sheets import take
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import (
    Account,
    Channel,
    CommentRow,
    Credential,
    EditionRow,
    EntryRow,
    OrderRow,
    Overtaken,
    ProfileRow,
    Row,
    SheetRow,
    SolvedRow,
    Standings,
    StoreError,
    TakenSeat,
    Watching,
)
from noctuary.tables.store.engines.postgres import PostgresStore
from noctuary.tables.store.engines.sqlite import SQLiteStore
from noctuary.tables.store.keeping import backups
from noctuary.tables.store.parts.accounts import bar_keys
from noctuary.tables.store.parts.ownership import merge
from noctuary.tables.wire.people import KeptSheet
from tests.postgres import Server, on_both_engines
from tests.refusals import refused
from tests.tables.matches import append, locked


def row(id: str = "t1", owner: str = "ada", moved: str = "2026-01-01") -> Row:
    return Row(id, owner, "lanterns", "{}", "{}", "2026-01-01", moved)


def edition(id: str = "e1", owner: str = "ada", name: str = "My box", updated: str = "2026-01-01") -> EditionRow:
    return EditionRow(id, owner, "lanterns", name, '{"cost":5}', updated)


Opened = Callable[[], Store]
NOBODY = 65534
"""A user without rights."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
def opened(path: Path, database: str | None) -> Iterator[Opened]:
    """Opens the store, any number of times."""
    stores: list[Store] = []

    def open() -> Store:
        stores.append(backups.open_store(path, database))
        return stores[-1]

    yield open
    for store in stores:
        store.close()


@on_both_engines
def test_a_key_leads_to_somebody_else_and_back(opened: Opened) -> None:
    store = opened()
    for owner in ("ada", "bob"):
        solved = [SolvedRow(owner, "lanterns", "first", "2026-01-01")]
        # Bob has solved a puzzle that Ada has missed.
        solved.append(SolvedRow(owner, "lanterns", "second", "2026-01-02" if owner == "bob" else "", "2026-01-01"))
        profile = ProfileRow(owner, owner.capitalize(), None, "{}", "2026-01-01")
        store.take_in(profile, [(row(f"t-{owner}", owner), [])], [edition(f"e-{owner}", owner)], solved)
        store.put_sheets([SheetRow(f"s-{owner}", owner, "paper", 1, 0, "1")])
    for owner in ("ada", "bob"):
        store.give_credential(Credential(f"phrase-{owner}", "identity", 0, owner, None), "2026-01-01")
    store.write_all(store.joining("bob", "bob", "ada", bring=False))
    assert (store.owner("bob"), store.counts("bob")) == ("ada", (1, 0, 1))
    store.leave("bob", "new")
    assert (store.owner("new"), store.owner("bob") in ("ada", "bob", "new")) == ("bob", False)
    store.write_all(store.joining("new", "bob", "ada", bring=True))
    assert (store.owner("new"), store.counts("ada"), store.counts("bob")) == ("ada", (2, 0, 2), (0, 0, 0))
    assert store.profile("ada") == ProfileRow("ada", "Ada", None, "{}", "2026-01-01")
    assert (store.profile("bob"), store.tried_puzzles("bob")) == (None, [])
    # Only a change of the present version, by its owner, counts.
    store.put_sheets(
        [SheetRow(f"s-{name}", owner, "paper", 2, 1, "2") for name, owner in (("ada", "bob"), ("bob", "ada"))]
    )
    assert [(row.id, row.content) for row in store.sheets("ada")] == [("s-ada", "1"), ("s-bob", "2")]
    assert [row.id for row in store.open_sheets("bob", ["s-ada", "s-bob"])] == ["s-bob"]
    # One that is sent twice counts once, and the highest version can be refused.
    sent = [KeptSheet("s" * 20, "paper", version, False, "1") for version in (0, 2**31 - 2)]
    for _ in range(2):
        take(store, "ada", sent)
    assert [row.version for row in store.open_sheets("ada", ["s" * 20])] == [1]
    assert sorted(puzzle.solved for puzzle in store.tried_puzzles("ada")) == ["2026-01-01", "2026-01-02"]
    phrases = [store.credential("identity", f"phrase-{owner}", "2027-01-01") for owner in ("ada", "bob")]
    assert [phrase and phrase.owner for phrase in phrases] == ["ada", "ada"]
    store.leave("new", "newer")
    assert (store.owner("newer"), store.counts("ada")) == ("newer", (2, 0, 2))


@on_both_engines
def test_keys_are_replaced_and_barred(opened: Opened) -> None:
    store = opened()
    account = Account("ada", "Ada", "ada", "hash", "ada@example.org")
    store.open_account(account, "ada", "ada2")
    assert [store.owner(key) == "ada" for key in ("ada", "ada2")] == [False, True]
    assert (store.account("ada"), store.account_named("ada"), store.account("bob")) == (account, account, None)
    with pytest.raises(Overtaken):
        store.open_account(Account("bob", "ADA", "ada", "hash"), "bob", "bob2")
    assert store.owner("bob") == "bob"
    # Leaving leads back to what was left behind; what was brought along stays.
    store.enter("bob", "bob2", "bob", "ada", bring=False)
    store.enter("cleo", "cleo2", "cleo", "ada", bring=True)
    store.leave("cleo2", "cleo3")
    assert [store.owner(key) for key in ("bob", "bob2", "cleo3")] == ["bob", "ada", "cleo3"]
    store.enter("cleo3", "cleo4", "cleo3", "ada", bring=True)
    store.add_channel(Channel("push", "ada", "push", "endpoint", "en", "", "secret", 1))
    store.change_password("ada", "other", "ada2", "ada3")
    assert store.channels("ada") == []
    assert [store.owner(key) for key in ("ada3", "bob2")] == ["ada", "bob"]
    assert "ada" not in {store.owner(key) for key in ("ada", "ada2", "cleo", "cleo3", "cleo4")}
    # After a recovery no other link to one works.
    store.write_all(bar_keys("ada", "third"))
    assert store.owner("ada3") != "ada"
    store.enter("ada3", "ada4", "ada3", "ada", bring=True)
    # An account comes along with everything else, and is deleted with it.
    store.change_mail("ada", None)
    store.enter("ada4", "ada5", "ada", "bob", bring=True)
    assert store.account("bob") == account._replace(owner="bob", password="third", mail=None)
    store.forget("bob")
    assert store.account_named("ada") is None


@on_both_engines
def test_comments_belong_to_who_wrote_them(opened: Opened) -> None:
    store = opened()
    store.create(row(), [], [TakenSeat(0, "ada", "Ada"), TakenSeat(1, "bob", "Bob")])
    for owner, step in (("bob", 2), ("ada", 2), ("ada", 3)):
        store.comment("t1", CommentRow(step, owner, 0 if owner == "ada" else 1, f"{owner} on {step}"))
    store.comment("t1", CommentRow(2, "bob", 1, "else"))
    texts = ["ada on 2", "else", "ada on 3"]
    assert [comment.text for comment in store.comments("t1")] == texts
    # Where both have commented on a step, the comment of the player who remains stays.
    store.enter("ada", "ada2", "ada", "bob", bring=True)
    assert [(comment.owner, comment.text) for comment in store.comments("t1")] == [("bob", text) for text in texts[1:]]
    store.forget("bob")
    assert store.comments("t1") == []


@on_both_engines
def test_tables_that_continue_a_game_are_found(opened: Opened) -> None:
    store = opened()
    store.create(row(), ["P1 pass"], [TakenSeat(1, "bob", "Bob")])
    header = '{"start":1,"source":"t1 1"}'
    store.create(row()._replace(id="t2", owner="bob", header=header), ["P1 pass", "P2 pass"])
    assert [continuation.id for continuation in store.continuations("bob")] == ["t2"]
    assert store.continuations("ada") == []
    store.create(row("t3"), [], [TakenSeat(0, "ada", "Ada")], rematch_of="t1")
    assert (store.asked_again("bob"), store.asked_again("ada")) == ({"t1": "Ada"}, {})
    assert (store.line("t2", 2), store.line("t2", 3)) == ("P2 pass", None)


@on_both_engines
def test_a_seat_is_handed_over_with_what_belongs_to_it(opened: Opened) -> None:
    store = opened()
    store.create(row(), [], [TakenSeat(0, "ada", "Ada"), TakenSeat(1, "bob", "Bob")])
    store.order(OrderRow("t1", 0, "pass", "ada", "{}"))
    store.silence("t1", "ada", True)
    store.give_credential(Credential("pass", "seat", 1, "ada", "2026-01-02", "t1", 0), "2026-01-01")
    store.write_all(store.handing_over("t1", 0, "ada", "cleo", "now"))
    assert sorted(store.places("t1")) == [TakenSeat(0, "cleo", "Ada", taken="now"), TakenSeat(1, "bob", "Bob")]
    assert ([order.owner for order in store.orders("t1")], "cleo" in store.chat("t1").silenced) == (["cleo"], True)
    # A pass that has not been used is deleted with the table.
    store.delete("t1", "ada")
    assert store.credential("seat", "pass", "2026-01-01") is None


@on_both_engines
def test_tables_come_last_moved_first_and_running_ones_are_not_lost_among_finished_ones(opened: Opened) -> None:
    store = opened()
    store.create(row("running", moved="2026-01-01"), [])
    store.create(row("b", "bob", "2026-01-06"), [])
    for number in range(2, 6):
        store.create(Row(f"t{number}", "ada", "lanterns", "{}", "{}", "2026-01-01", f"2026-01-0{number}", "{}"), [])
    store.create(row("begun", moved="2026-01-04T12:00"), [])
    assert [found.id for found in store.of_owner("ada", 4)] == ["t5", "begun", "t4", "running"]
    assert [found.id for found in store.finished_tables("ada", 2, 1)] == ["t4", "t3"]


def test_every_commit_is_synced(path: Path) -> None:
    connection = SQLiteStore(path)._connection
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


def test_what_is_committed_is_moved_into_the_file_beside_the_writer(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("noctuary.tables.store.engines.sqlite.COMMITS", 10)
    monkeypatch.setattr("noctuary.tables.store.engines.sqlite.LONG", 100)
    store = SQLiteStore(path)
    store.create(row(), [])
    for number in range(1, 501):
        append(store, "t1", number, "P1 pass", "{}", "later")
        if store._mover:
            store._mover.join()
    assert 4096 < path.with_name(f"{path.name}-wal").stat().st_size < 200 * 4096
    # A process that ends at once leaves the rest to the next one.
    copy = path.with_name("copy")
    for ending in ("", "-wal"):
        shutil.copy(f"{path}{ending}", f"{copy}{ending}")
    assert len(SQLiteStore(copy).lines("t1")) == 500
    store.close()


@on_both_engines
def test_an_entry_number_is_taken_once(opened: Opened) -> None:
    store = opened()
    store.create(row(), ["P1 pass"])
    with pytest.raises(Overtaken):
        append(store, "t1", 1, "P2 pass", '{"over":true}', "later")
    assert store.lines("t1") == ["P1 pass"]
    found = store.find("t1")
    assert found is not None
    assert (found.summary, found.moved) == ("{}", "2026-01-01")


@on_both_engines
def test_a_table_that_was_deleted_meanwhile_is_no_fault_of_the_store(opened: Opened) -> None:
    store = opened()
    standings = Standings("lanterns", 2, [(0, 0), (1, 1)])
    [failed] = store.append_all([EntryRow("t1", 1, "P1 pass", "{}", "later", standings=standings)])
    assert isinstance(failed, Overtaken)
    with pytest.raises(Overtaken):
        store.create(row("t2"), [], rematch_of="t1")
    assert store.find("t2") is None


@on_both_engines
def test_of_entries_written_together_only_those_that_do_not_fit_are_refused(opened: Opened) -> None:
    store = opened()
    store.create(row("t1"), ["P1 pass"])
    store.create(row("t2"), [])
    twice, first = EntryRow("t1", 1, "P2 pass", "{}", "later"), EntryRow("t2", 1, "P1 pass", "{}", "later")
    failed = store.append_all([twice, first, first._replace(number=2, line="P2 pass")])
    assert [error is None for error in failed] == [False, True, True]
    assert (store.lines("t1"), store.lines("t2")) == (["P1 pass"], ["P1 pass", "P2 pass"])


def test_locked_store_says_so_and_works_again(path: Path) -> None:
    store = SQLiteStore(path, patience=0.01)
    store.create(row(), [])
    with locked(path):
        with pytest.raises(StoreError) as refused:
            append(store, "t1", 1, "P1 pass", "{}", "later")
        assert refused.value.message.id == "table-store-locked"
        assert store.lines("t1") == []
        assert [*map(str, store.append_all([EntryRow("t1", 1, "P1 pass", "{}", "later")] * 2))] == [
            str(refused.value)
        ] * 2
    append(store, "t1", 1, "P1 pass", "{}", "later")
    assert store.lines("t1") == ["P1 pass"]


def test_full_disk_says_so_and_works_again(path: Path) -> None:
    store = SQLiteStore(path)
    store.create(row(), [])
    pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
    store._connection.execute(f"PRAGMA max_page_count = {pages}")
    written: list[str] = []

    def fill() -> None:
        for number in range(1, 1000):
            line = f"P1 pass {'x' * 100} {number}"
            append(store, "t1", number, line, "{}", str(number))
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
    append(store, "t1", len(written) + 1, "P2 pass", "{}", "later")
    assert store.lines("t1")[-1] == "P2 pass"


@on_both_engines
def test_a_store_that_may_not_be_written_to_says_so_and_works_again(opened: Opened) -> None:
    store = opened()
    store.create(row(), [])
    assert isinstance(store, SQLiteStore | PostgresStore)
    words = "PRAGMA query_only = " if isinstance(store, SQLiteStore) else "SET default_transaction_read_only = "
    store._connection.execute(words + "on")
    [failure] = store.append_all([EntryRow("t1", 1, "P1 pass", "{}", "later")])
    assert failure is not None
    assert failure.message.id == "table-store-readonly"
    assert store.lines("t1") == []
    store._connection.execute(words + "off")
    assert store.append_all([EntryRow("t1", 1, "P1 pass", "{}", "later")]) == [None]


@pytest.mark.parametrize("locked", [".", "tables.sqlite3"])
def test_a_folder_or_file_without_the_right_to_write(locked: str) -> None:
    me = os.geteuid()
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        # Root may do everything.
        other = me or NOBODY
        os.chown(folder, other, -1)
        os.seteuid(other)
        try:
            SQLiteStore(path).close()
            (path.parent / locked).chmod(0o500)
            with refused("table-store-readonly"):
                SQLiteStore(path).create(row(), [])
            path.parent.chmod(0o700)
        finally:
            os.seteuid(me)


def test_nothing_is_written_into_a_file_that_is_gone(path: Path) -> None:
    store = SQLiteStore(path)
    store.create(row(), [])
    path.rename(path.with_name("elsewhere"))
    for _ in range(2):
        with refused("table-store-gone"):
            append(store, "t1", 1, "P1 pass", "{}", "later")
        SQLiteStore(path).close()  # A new file in its place changes nothing.
    store.close()
    assert SQLiteStore(path.with_name("elsewhere")).lines("t1") == []


def test_foreign_and_newer_files_are_refused(path: Path) -> None:
    path.write_bytes(b"These are no tables." * 100)
    with refused("table-store-damaged"):
        SQLiteStore(path)
    assert path.read_bytes() == b"These are no tables." * 100
    path.unlink()
    store = SQLiteStore(path)
    store._connection.execute("PRAGMA user_version = 99")
    store.close()
    with refused("table-store-newer"):
        SQLiteStore(path)
    with refused("table-store-failed"):
        SQLiteStore(path.parent / "nowhere" / path.name)


@on_both_engines
def test_many_tables_are_taken_in_all_or_none(opened: Opened) -> None:
    store = opened()
    store.create(row("t3"), [])
    tables = [(row(f"t{number}"), ["P1 pass", "P2 pass"]) for number in range(1, 5)]
    with pytest.raises(StoreError):
        # There is a table t3 already.
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


@on_both_engines
def test_editions_come_back_last_changed_first(opened: Opened) -> None:
    store = opened()
    for id, owner, updated in (("a", "ada", "1"), ("b", "bob", "2"), ("c", "ada", "3")):
        store.add_edition(edition(id, owner, updated=updated))
    store.change_edition(EditionRow("a", "ada", "lanterns", "Yours", "{}", "4"))
    store.close()
    again = opened()
    kept = [(one.id, one.name, one.changes) for one in again.editions("ada")]
    assert kept == [("a", "Yours", "{}"), ("c", "My box", '{"cost":5}')]
    found = again.edition("ada", "c")
    assert found is not None
    assert found == ("c", "ada", "lanterns", "My box", '{"cost":5}', "3")
    assert again.edition("bob", "c") is None
    again.delete_edition("c")
    assert [one.id for one in again.editions("ada")] == ["a"]
    assert [one.id for one in again.editions("bob")] == ["b"]


def test_a_database_that_is_busy_or_has_dropped_its_connections(postgres: Server) -> None:
    address = postgres.database()
    store = PostgresStore(address)
    store.create(row(), [])
    with psycopg.connect(address, autocommit=True) as other:
        with other.transaction():
            other.execute("LOCK TABLE entries")
            store._connection.execute("SET lock_timeout = '10ms'")
            with refused("table-store-locked"):
                append(store, "t1", 1, "P1 pass", "{}", "later")
        other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'noctuary'")
        while other.execute("SELECT 1 FROM pg_stat_activity WHERE application_name = 'noctuary'").fetchall():
            pass
    append(store, "t1", 1, "P1 pass", "{}", "later")
    assert store.lines("t1") == ["P1 pass"]
    assert store.find("t1\0") is None
    store.close()


@on_both_engines
def test_watchers_come_until_the_table_is_closed_to_them(opened: Opened) -> None:
    store = opened()
    store.create(row(), [], (), Watching("first", 0))
    for owner in ("bob", "cleo"):
        assert store.watch("t1", owner, "first")
        # Coming twice is coming.
        assert store.watch("t1", owner, "first")
    assert (store.watching("t1"), store.watches("t1", "bob"), store.is_empty()) == (Watching("first", 0), True, False)
    store.write_all(merge("bob", "cleo"))
    assert (store.watches("t1", "bob"), store.watches("t1", "cleo")) == (False, True)
    store.forget("cleo")
    assert store.watch("t1", "dora", "first")
    assert (store.watches("t1", "cleo"), store.watches("t1", "dora")) == (False, True)
    store.let_watch("t1", Watching("second", 5))
    assert (store.watching("t1"), store.watches("t1", "dora")) == (Watching("second", 5), False)
    assert not store.watch("t1", "dora", "first")
    assert store.watch("t1", "dora", "second")
    store.delete("t1", "ada")
    assert (store.watching("t1"), store.watches("t1", "dora")) == (None, False)
