"""Sheets of the table companion over HTTP: on all devices of a player, and shared at a table."""

from secrets import token_hex
from threading import Event, Thread
from typing import Any

import pytest

from noctuary.tables.people import sheets
from tests.server.client import Browser
from tests.server.conftest import Inside


def sheet(id: str, content: str, version: int = 0, shared: bool = False) -> dict[str, Any]:
    return {"id": id, "kind": "paper", "version": version, "shared": shared, "content": content}


def exchange(browser: Browser, known: dict[str, int] | None = None, *changed: dict[str, Any]) -> Any:
    return browser.post("/api/sheets", {"kind": "paper", "known": known or {}, "changed": [*changed]}).json


def test_of_two_devices_the_later_learns_what_the_earlier_changed(browser: Browser) -> None:
    """And nothing is overwritten: whoever has changed an earlier version merges and tries again."""
    id = token_hex(12)
    assert exchange(browser, {id: 0}, sheet(id, "1")) == {"sheets": [sheet(id, "1", 1)], "places": {id: "mine"}}
    assert exchange(browser, {id: 1}) == {"sheets": [], "places": {id: "mine"}}
    exchange(browser, {id: 1}, sheet(id, "2", 1))
    assert exchange(browser, {id: 1}, sheet(id, "3", 1))["sheets"] == [sheet(id, "2", 2)]
    exchange(browser, {id: 2}, sheet(id, "", 2))
    assert exchange(browser, {id: 2})["sheets"] == [sheet(id, "", 3)]


def test_whoever_only_looks_does_not_keep_moves_waiting(browser: Browser, server: Inside) -> None:
    """Even many long sheets are read beside the thread that stores moves."""
    id, over = token_hex(12), Event()
    exchange(browser, {}, sheet(id, "1"))
    storing = Thread(target=server.store, args=(lambda store: over.wait(),))
    storing.start()
    try:
        assert exchange(browser, {id: 0})["sheets"] == [sheet(id, "1", 1)]
    finally:
        over.set()
        storing.join()


def test_only_a_shared_sheet_is_open_to_others_and_only_its_owner_deletes_it(browser: Browser, server: Inside) -> None:
    id = token_hex(12)
    exchange(browser, {id: 0}, sheet(id, "1"))
    other = Browser(server.port)
    nothing: dict[str, Any] = {"sheets": [], "places": {}}
    assert exchange(other, {id: 0}) == exchange(other, {id: 1}, sheet(id, "mine", 1)) == nothing
    exchange(browser, {id: 1}, sheet(id, "1", 1, shared=True))
    assert exchange(other) == nothing
    assert exchange(other, {id: 0}) == {"sheets": [sheet(id, "1", 2, shared=True)], "places": {id: "guest"}}
    assert exchange(other, {id: 2}, sheet(id, "both", 2))["sheets"] == [sheet(id, "both", 3, shared=True)]
    assert exchange(other, {id: 3}, sheet(id, "", 3))["sheets"] == []
    # Its owner alone ends sharing, and begins it again.
    exchange(browser, {id: 3}, sheet(id, "both", 3))
    assert exchange(other, {id: 3}) == nothing
    exchange(browser, {id: 4}, sheet(id, "both", 4, shared=True))
    assert exchange(browser, {id: 4})["sheets"] == [sheet(id, "both", 5, shared=True)]
    # What its owner has deleted, nobody else brings back.
    exchange(browser, {id: 5}, sheet(id, "", 5, shared=True))
    assert exchange(other, {id: 5}, sheet(id, "again", 6, shared=True)) == nothing
    assert exchange(browser, {id: 5})["sheets"] == [sheet(id, "", 6)]
    assert exchange(browser) == nothing


def test_sheets_go_with_the_profile_as_file_and_when_it_is_deleted(browser: Browser, server: Inside) -> None:
    id = token_hex(12)
    exchange(browser, {id: 0}, sheet(id, "1"), sheet(token_hex(12), ""))
    file = browser.get("/api/profile/export").body
    browser.request("DELETE", "/api/profile")
    assert exchange(browser)["places"] == {}
    other = Browser(server.port)
    assert other.post("/api/profile/import", file).status == 200
    assert exchange(other)["sheets"] == [sheet(id, "1", 1)]
    # What somebody else has here is theirs, and another one.
    third = Browser(server.port)
    for importing in (other, third, third):
        assert importing.post("/api/profile/import", file).status == 200
    assert [len(exchange(one, {id: 0})["sheets"]) for one in (other, third)] == [1, 1]


def test_a_player_has_so_many_sheets_and_each_is_so_long(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheets, "MAX_SHEETS", 2)
    ids = [token_hex(12) for _ in range(3)]
    batch = {"kind": "paper", "known": {}, "changed": [sheet(id, "1") for id in ids]}
    assert browser.post("/api/sheets", batch).refused == (409, "table-sheets-most")
    assert exchange(browser, {}, sheet(ids[0], "1", 2**31 - 2), sheet(ids[1], "1"))["places"].keys() == {*ids[:2]}
    more = {"kind": "paper", "known": {}, "changed": [sheet(ids[2], "1")]}
    assert browser.post("/api/sheets", more).refused == (409, "table-sheets-most")
    # A deleted one does not count.
    exchange(browser, {ids[1]: 1}, sheet(ids[1], "", 1))
    assert ids[2] in exchange(browser, {}, sheet(ids[2], "1"))["places"]
    assert browser.post("/api/sheets", {**more, "changed": [sheet(ids[1], "1", 2)]}).status == 409
    monkeypatch.setattr(sheets, "MAX_SHEETS", 1)  # Merged profiles may have more.
    assert exchange(browser, {ids[2]: 1}, sheet(ids[0], "2", 1))["sheets"] == [sheet(ids[0], "2", 2)]
    kind = {**sheet(ids[0], "1"), "kind": "\0"}
    line = sheet("a" * 20 + "\n", "1")
    for wrong in (
        sheet("short", "1"),
        line,
        sheet(ids[0], "x" * 40_000),
        sheet(ids[0], "1", -1),
        sheet(ids[0], "\0"),
        kind,
    ):
        assert browser.post("/api/sheets", {"kind": "paper", "known": {}, "changed": [wrong]}).status == 400
