"""One identity on several devices: links, recovery phrases, what a device brings along and what it leaves behind."""

import http.client
import json
from typing import Any

import pytest
from mnemonic import Mnemonic

from noctuary.server.door.guard import COOKIE, new_key
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import StoreError
from tests.patience import patience
from tests.server.client import Answer, Browser
from tests.server.conftest import Inside
from tests.server.routes.test_profile import everything, file, on_disk
from tests.tables.finished import played


def owner_of_games(server: Inside) -> Browser:
    """A client called Eve, with a profile and a finished game."""
    browser = server.browser()
    assert browser.post("/api/profile/import", file(played())).status == 200
    return browser


def guest(server: Inside) -> tuple[Browser, str]:
    """A client without a profile, with an edition and a table; and the id of the table."""
    browser = server.browser()
    assert browser.post("/api/editions", {"game": "nocturne", "name": "My box", "changes": {}}).status == 201
    return browser, browser.table("human", "random")


def secret_of(browser: Browser) -> str:
    link = browser.post("/api/identity/link").json
    page, secret = link["address"].split("#/join/")
    assert page == f"http://127.0.0.1:{browser.port}/"
    assert link["local"]
    return str(secret)


def join(browser: Browser, secret: str, bring: bool = True) -> Answer:
    return browser.post("/api/identity/join", {"secret": secret, "bring": bring})


def tables(browser: Browser) -> set[str]:
    return {table["id"] for table in browser.get("/api/tables").json["tables"]}


def asked_from(server: Inside, address: str, path: str, body: Any) -> int:
    """The status of the answer to a new browser at an address, behind a proxy."""
    connection = http.client.HTTPConnection(
        "127.0.0.1", server.port, timeout=patience(), source_address=("127.0.0.2", 0)
    )
    try:
        headers = {"X-Forwarded-For": address, "Cookie": f"{COOKIE}={new_key()[0]}", "Sec-Fetch-Site": "same-origin"}
        connection.request("POST", path, json.dumps(body), headers)
        return connection.getresponse().status
    finally:
        connection.close()


def test_a_link_says_what_it_does_and_does_it_once(server: Inside) -> None:
    eve, (other, table) = owner_of_games(server), guest(server)
    secret = secret_of(eve)
    assert not on_disk(server, secret)
    for _ in range(2):
        assert other.post("/api/identity/look", {"secret": secret}).json == {
            "theirs": {"name": "Eve", "tables": 0, "games": 1, "editions": 0, "rated": 0},
            "mine": {"name": None, "tables": 1, "games": 0, "editions": 1, "rated": 0},
            "same": False,
        }
    assert other.get("/api/profile").json["profile"] is None
    assert join(other, secret).json == {}
    assert everything(other) == everything(eve)
    assert table in tables(eve)
    assert [edition["name"] for edition in eve.get("/api/editions").json["editions"]] == ["My box"]
    assert join(server.browser(), secret).refused == (404, "identity-unknown")
    assert join(other, secret_of(eve)).refused == (409, "identity-same")


def test_what_a_device_leaves_where_it_was_is_there_again_when_it_leaves(server: Inside) -> None:
    eve, (other, table) = owner_of_games(server), guest(server)
    assert join(other, secret_of(eve), bring=False).status == 200
    assert everything(other) == everything(eve)
    assert table not in tables(eve)
    # This also works by way of a third device.
    assert join(other, secret_of(owner_of_games(server)), bring=False).status == 200
    other.request("DELETE", "/api/identity")
    assert tables(other) == {table}
    # The device that was here first leaves everything to the others.
    assert join(other, secret_of(eve)).status == 200
    eve.request("DELETE", "/api/identity")
    assert everything(eve) == everything(server.browser())
    assert len(tables(other)) == 2


def test_all_devices_and_phrases_come_along(server: Inside) -> None:
    eve, (other, table), third = owner_of_games(server), guest(server), server.browser()
    own = third.table("human", "random")
    assert join(third, secret_of(other), bring=False).status == 200
    words = " ".join(other.post("/api/identity/phrase").json["words"])
    assert join(other, secret_of(eve)).status == 200
    assert everything(third) == everything(eve)
    found = server.browser()
    assert join(found, words).status == 200
    assert everything(found) == everything(eve)
    third.request("DELETE", "/api/identity")
    assert tables(third) == {own}
    assert table in tables(eve)


def test_a_phrase_leads_back_from_anywhere(server: Inside) -> None:
    eve = owner_of_games(server)
    assert eve.get("/api/identity").json == {"phrase": False}
    words = eve.post("/api/identity/phrase").json["words"]
    assert eve.get("/api/identity").json == {"phrase": True}
    assert len(words) == 12
    assert not on_disk(server, " ".join(words))
    numbered = "\n".join(f"{number}. {word}" for number, word in enumerate(words, 1))
    for text in (" ".join(words), f"  {' '.join(words).upper()}\n", ", ".join(words), ";".join(words), numbered):
        assert join(server.browser(), text).status == 200
    known = Mnemonic("english")
    wrong = next(word for word in known.wordlist if not known.check(" ".join([*words[:11], word])))
    for changed, id in (
        (words[:11], "identity-words"),
        ([*words[:11], "noctuary"], "identity-word"),
        ([*words[:11], wrong], "identity-order"),
    ):
        assert eve.post("/api/identity/look", {"secret": " ".join(changed)}).refused == (422, id)
    eve.post("/api/identity/phrase")
    assert join(server.browser(), " ".join(words)).refused == (404, "identity-unknown")


def test_guesses_are_limited_by_address(server: Inside) -> None:
    def guess(address: str) -> int:
        return asked_from(server, address, "/api/identity/look", {"secret": "guess"})

    assert [guess("203.0.113.1") for _ in range(21)] == [404] * 20 + [429]
    assert guess("203.0.113.2") == 404


def test_pages_come_though_the_store_cannot_say_who_asks(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(self: Store, key: str) -> str:
        raise StoreError("table-store-locked", {"path": "tables.sqlite3"})

    browser, _ = guest(server)
    monkeypatch.setattr(Store, "owner", locked)
    answer = browser.get("/api/tables")
    assert answer.refused == (503, "table-store-locked")
    assert "Content-Security-Policy" in answer.headers
    assert browser.get("/").status == 200
