"""Failing disks: nothing is acknowledged that is not stored, players see why, and later everything works again."""

import json
import os
import resource
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from noctuary.tables.store.base.engine import Statement
from noctuary.tables.store.engines.sqlite import SQLiteStore
from noctuary.tables.store.keeping import writer
from tests.patience import NEVER, patience, until
from tests.server.client import Browser, lines
from tests.server.conftest import Inside, Process, Start
from tests.tables.matches import locked, stored_lines


@pytest.fixture(autouse=True)
def impatient(server: Inside) -> Iterator[None]:
    """Wait only briefly for locks."""
    server.store(lambda store: store._connection.execute("PRAGMA busy_timeout = 50"))
    yield
    server.store(lambda store: store._connection.execute("PRAGMA busy_timeout = 2000"))


def test_a_locked_store_refuses_the_move_and_takes_it_later(browser: Browser, server: Inside) -> None:
    id = browser.table("human", "human")
    with browser.asked(id) as (chair, view):
        with locked(server.path):
            refused = chair.move(lines(view)[0], 0)
            assert (refused["type"], refused["error"]["id"]) == ("refused", "table-store-locked")
            answer = browser.post("/api/tables", {"game": "nocturne", "seats": [{"kind": "random", "name": "Owl"}] * 2})
            assert answer.refused == (503, "table-store-locked")
            assert server.path.name in answer.json["text"]
            assert str(server.path.parent) not in answer.body.decode()
            assert chair.greet(seat=view["seat"]) == view
        assert chair.move(lines(view)[0], 0)["type"] == "accepted"
    assert stored_lines(server.path, id) == [lines(view)[0]]


def test_a_bots_move_waits_for_the_store(browser: Browser, server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.tables.live.moving.driver.RETRY", 0.05)
    id = browser.table("random", "random")
    with ExitStack() as lock:
        lock.enter_context(locked(server.path))
        with browser.sit(id) as chair:
            view = chair.greet()
            # On a busy machine the bot may be slow first.
            while (view["trouble"] or {}).get("id") != "table-store-locked":
                view = chair.next("view")
            assert view["revision"] == 0
            lock.close()
            view = chair.until_over(view)
            assert view["trouble"] is None
    assert len(stored_lines(server.path, id)) == view["revision"]


def test_a_slow_disk_keeps_only_those_waiting_who_must(
    browser: Browser, server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lock that keeps the store's thread waiting stands for a slow disk; real ones: `test_faults_of_the_system`."""
    monkeypatch.setattr(writer, "SLOW", 0.05)
    disk, write = threading.Lock(), SQLiteStore.write_all

    def slowly(store: SQLiteStore, statements: Iterable[Statement]) -> None:
        with disk:
            write(store, statements)

    monkeypatch.setattr(SQLiteStore, "write_all", slowly)
    id = browser.table("human", "human")
    with browser.sit(id) as chair, browser.sit(id) as other:
        view = chair.asked()
        with disk:
            chair.send({"type": "move", "tag": "move", "line": lines(view)[0], "revision": 0})
            until(lambda: server.lobby.writer.writing)
            time.sleep(0.1)
            assert other.greet(seat=view["seat"])["revision"] == 0
            assert browser.get("/api/alive").status == 200
            monkeypatch.setattr("noctuary.server.routes.information.PATIENCE", 0.05)
            assert browser.get("/api/health").refused == (503, "table-store-slow")
            assert stored_lines(server.path, id) == []
        assert chair.next("accepted", "refused")["type"] == "accepted"
        assert chair.next("view")["revision"] == 1
        assert "The disk is slow" in browser.get("/api/health").json["trouble"]
        monkeypatch.setattr(writer, "SLOW", NEVER)
        view = chair.asked(chair.greet())
        chair.play(lines(view)[0], view)
    assert browser.get("/api/health").json["trouble"] is None


@contextmanager
def faulty(server: Process, calls: str, fault: str) -> Iterator[None]:
    """Let these system calls of a server fail, or take long."""
    what = ["-e", f"trace={calls}", "-e", f"inject={calls}:{fault}", "-o", os.devnull]
    tracer = subprocess.Popen(["strace", "-f", *what, "-p", str(server.process.pid)], stderr=subprocess.PIPE)
    assert tracer.stderr is not None
    assert b"attached" in tracer.stderr.readline()
    try:
        yield
    finally:
        tracer.send_signal(signal.SIGINT)
        tracer.communicate()


@pytest.mark.soak
@pytest.mark.skipif(not shutil.which("strace"), reason="strace lets the system fail")
def test_faults_of_the_system(start: Start, tmp_path: Path) -> None:
    server = start()
    browser = server.browser()
    id, acknowledged = browser.table("human", "human"), 0
    with browser.sit(id) as chair:
        for calls, fault, stored, words in (
            ("fdatasync,fsync", "delay_enter=2000000", True, "is slow"),
            ("fdatasync,fsync", "error=EIO", False, "disk I/O error"),
            ("pwrite64", "error=EIO", False, "disk I/O error"),
            ("pwrite64,openat", "error=EROFS", False, "may not write"),
            ("pwrite64", "error=ENOSPC", False, "is full"),
        ):
            view = chair.asked(chair.greet())
            assert view["revision"] == acknowledged
            with faulty(server, calls, fault):
                assert chair.move(lines(view)[0], acknowledged)["type"] == ("accepted" if stored else "refused")
                assert words in browser.get("/api/health").json["trouble"]
            acknowledged += stored
            view = chair.asked(chair.greet(seat=view["seat"]))
            chair.play(lines(view)[0], view)
            acknowledged += 1
            assert browser.get("/api/health").json["trouble"] is None
            assert len(stored_lines(tmp_path / "data" / "tables.sqlite3", id)) == acknowledged
    with faulty(server, "ftruncate", "error=EROFS"):
        assert server.end(signal.SIGTERM) == 0
    assert "Traceback" not in server.errors
    assert server.errors.count("moves are stored late") == server.errors.count("moves cannot be stored") == 1


@pytest.mark.soak
def test_a_server_without_file_handles_goes_on(start: Start, tmp_path: Path) -> None:
    """The limit is lowered while the server runs; a server started with it would accept fewer connections."""
    server = start()
    browser, pid = server.browser(), server.process.pid
    id = browser.table("human", "human", "human")
    before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    asking = HTTPConnection("127.0.0.1", server.port, timeout=patience())

    def trouble() -> Any:
        asking.request("GET", "/api/health")
        return json.loads(asking.getresponse().read())["trouble"]

    with browser.sit(id) as chair, closing(asking):
        view = chair.asked()
        while (said := trouble()) is None:
            unused = min({*range(10_000)} - {*map(int, os.listdir(f"/proc/{pid}/fd"))})
            resource.prlimit(pid, resource.RLIMIT_NOFILE, (unused, before[1]))
        assert "not let the server open any more files" in said
        for _ in range(200):
            with pytest.raises(ConnectionError):
                browser.get("/api/health")
        # The people at the table play on.
        view = chair.asked(chair.play(lines(view)[0], view))
        # A bot without a process moves as soon as one can be started.
        chair.send({"type": "resign", "tag": "resign", "seat": view["decision"]["seat"]})
        while view["trouble"] is None:
            view = chair.next("view")
        assert view["trouble"]["id"] == "table-no-process"
        assert server.process.stderr is not None
        while "new connections are refused" not in server.process.stderr.readline():
            pass
        resource.prlimit(pid, resource.RLIMIT_NOFILE, before)
        while view["trouble"] is not None:
            view = chair.next("view")
    assert browser.get("/api/health").json["trouble"] is None
    assert browser.view(id)["revision"] >= 3
    assert server.end(signal.SIGTERM) == 0
    assert len(stored_lines(tmp_path / "data" / "tables.sqlite3", id)) >= 3
    assert not [line for line in ("Traceback", "new connections are refused") if line in server.errors]
