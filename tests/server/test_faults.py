"""When the disk fails: nothing is acknowledged that is not stored, the player sees why, and later it
works again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count

import pytest

from noctuary.tables.store import Store
from tests.server.client import Browser, lines
from tests.server.conftest import Inside
from tests.tables.matches import locked, stored_lines


@pytest.fixture(autouse=True)
def impatient(server: Inside) -> Iterator[None]:
    """Do not wait long for locks."""
    server.store(lambda store: store._connection.execute("PRAGMA busy_timeout = 50"))
    yield
    server.store(lambda store: store._connection.execute("PRAGMA busy_timeout = 2000"))


def test_a_locked_store_refuses_the_move_and_takes_it_later(browser: Browser, server: Inside) -> None:
    id = browser.table("human", "human")
    with browser.sit(id) as chair:
        view = chair.asked()
        with locked(server.path):
            refused = chair.move(lines(view)[0], 0)
            assert (refused["type"], refused["error"]["id"]) == ("refused", "table-store-locked")
            answer = browser.post("/api/tables", {"game": "nocturne", "seats": [{"kind": "random", "name": "Owl"}] * 2})
            assert (answer.status, answer.json["error"]["id"]) == (503, "table-store-locked")
            assert str(server.path) in answer.json["text"]
            assert chair.greet(seat=view["seat"]) == view
        assert chair.move(lines(view)[0], 0)["type"] == "accepted"
    assert stored_lines(server.path, id) == [lines(view)[0]]


def test_a_full_disk_refuses_the_move_and_takes_it_later(browser: Browser, server: Inside) -> None:
    id = browser.table("human", "human")

    def fill(store: Store) -> None:
        store._connection.execute("VACUUM")
        pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
        store._connection.execute(f"PRAGMA max_page_count = {pages}")
        # Later entries of this table need the room that is left on its page.
        later = ((id, number, "P1 pass") for number in count(1000))
        with pytest.raises(sqlite3.OperationalError, match="full"):
            store._connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", later)

    def empty(store: Store) -> None:
        store._connection.execute(f"PRAGMA max_page_count = {1 << 30}")
        store._connection.execute("DELETE FROM entries WHERE table_id = ? AND number >= 1000", (id,))

    try:
        with browser.sit(id) as chair:
            view = chair.asked()
            server.store(fill)
            said = chair.move(lines(view)[0], 0)
            assert said["error"]["id"] == "table-store-full"
            assert chair.greet(seat=view["seat"])["revision"] == 0
            server.store(empty)
            assert stored_lines(server.path, id) == []
            assert chair.move(lines(view)[0], 0)["type"] == "accepted"
    finally:
        server.store(empty)
    assert stored_lines(server.path, id) == lines(view)[:1]


def test_a_bots_move_waits_for_the_store(browser: Browser, server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.tables.live.RETRY", 0.05)
    id = browser.table("random", "random")
    with ExitStack() as lock:
        lock.enter_context(locked(server.path))
        with browser.sit(id) as chair:
            view = chair.greet()
            while view["trouble"] is None:
                view = chair.next("view")
            assert view["trouble"]["id"] == "table-store-locked"
            assert view["revision"] == 0
            lock.close()
            view = chair.until_over(view)
            assert view["trouble"] is None
    assert len(stored_lines(server.path, id)) == view["revision"]


def test_a_locked_store_keeps_editions_as_they_are(browser: Browser, server: Inside) -> None:
    box, changed = ({"name": name, "changes": {"cards.vulko.cost": 5}} for name in ("My box", "Yours"))
    id = browser.post("/api/editions", {"game": "nightfall", **box}).json["edition"]["id"]
    kept = browser.get("/api/editions").json
    with locked(server.path):
        for method, path, body in (
            ("POST", "", {"game": "nightfall", **changed}),
            ("PUT", f"/{id}", changed),
            ("DELETE", f"/{id}", None),
        ):
            answer = browser.request(method, f"/api/editions{path}", body)
            assert (answer.status, answer.json["error"]["id"]) == (503, "table-store-locked")
    assert browser.get("/api/editions").json == kept
    assert browser.request("PUT", f"/api/editions/{id}", changed).status == 200
    assert [one["name"] for one in browser.get("/api/editions").json["editions"]] == ["Yours"]
