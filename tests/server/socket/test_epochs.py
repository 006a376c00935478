"""A restored backup begins a new epoch: no page continues a history that never was."""

import signal
from contextlib import closing
from pathlib import Path

from noctuary.tables.store.engines.postgres import PostgresStore
from noctuary.tables.store.engines.sqlite import SQLiteStore
from noctuary.tables.store.keeping import backups
from tests.postgres import Server
from tests.server.client import Browser, lines
from tests.server.conftest import Process, Start


def play(browser: Browser, id: str, moves: int, which: int) -> None:
    with browser.sit(id) as chair:
        view = chair.greet()
        chair.send({"type": "pace", "speed": "once"})
        for _ in range(moves):
            assert chair.move(lines(view)[which], view["revision"])["type"] == "accepted"
            view = chair.next("view")
            while not view["decision"]:
                view = chair.next("view")


def test_a_page_sees_everything_anew_after_a_backup_was_restored(start: Start, tmp_path: Path) -> None:
    server = start()
    ada = server.browser()
    path, copy = tmp_path / "data" / "tables.sqlite3", tmp_path / "copy"
    id = ada.table("human", "random", game="nocturne", mode="family")

    def reopened() -> tuple[Process, Browser]:
        server = start()
        browser = Browser(server.port)
        browser.cookie = ada.cookie
        return server, browser

    play(ada, id, 2, 0)
    backups.backup(path, copy)
    play(ada, id, 2, 0)
    with ada.sit(id) as chair:
        chair.send({"type": "hello", "epoch": ""})
        first = chair.next("epoch")["epoch"]
        seen = chair.next("view")
    known = {"revision": seen["revision"], "seen": seen["log"][-1]["number"], "epoch": first}
    # A restart is no new epoch: only what is new is told.
    assert server.end(signal.SIGTERM) == 0
    server, ada = reopened()
    with ada.sit(id) as chair:
        chair.send({"type": "hello", **known})
        told = chair.next("epoch", "view")
        assert (told["type"], told["log"]) == ("view", [])
    assert server.end(signal.SIGTERM) == 0
    backups.restore(path, copy)
    server, ada = reopened()
    # As many moves as before, but others.
    play(ada, id, 2, -1)
    with ada.sit(id) as chair:
        chair.send({"type": "hello", **known})
        second = chair.next("epoch", "view")
        assert (second["type"], second["epoch"] == first) == ("epoch", False)
        view = chair.next("view")
        whole = chair.greet()
    assert (view["logStart"], view["log"], view["since"]) == (whole["logStart"], whole["log"], whole["since"])
    assert view["log"]


def test_a_filled_database_and_a_repaired_file_begin_an_epoch(tmp_path: Path, postgres: Server) -> None:
    path, copy, address = tmp_path / "tables.sqlite3", tmp_path / "copy", postgres.database()
    with closing(SQLiteStore(path)) as store:
        epochs = [store.epoch()]
        assert store.epoch() == epochs[0]
    backups.backup(path, copy)
    with closing(PostgresStore(address)) as database:
        # A server has used it while it was empty.
        epochs.append(database.epoch())
        backups.fill(database, copy)
        epochs.append(database.epoch())
    with closing(PostgresStore(address)) as other:
        assert other.epoch() == epochs[-1]
    backups.repair(path)
    with closing(SQLiteStore(path)) as store:
        epochs.append(store.epoch())
    assert len(set(epochs)) == 4
