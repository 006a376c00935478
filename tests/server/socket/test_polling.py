"""Sockets that requests carry: the same table, the same rules, the same protection."""

import logging
import threading
from pathlib import Path

import pytest

from tests.patience import until
from tests.server.client import Browser, Closed, Polling
from tests.server.conftest import UNHURRIED, Inside
from tests.server.door.test_silence import attentive
from tests.server.routes.test_invitations import two

__all__ = ["attentive"]

UPGRADE = {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13"}
"""What is left of the request for a WebSocket behind a proxy that does not pass on its upgrade."""


def test_nothing_comes_twice_or_is_left_out(server: Inside) -> None:
    browser = server.browser()
    polling = Polling(browser, browser.table("human", "human"))
    hello, ping = '{"type": "hello"}', '{"type": "ping", "tag": "once"}'
    polling.poll(messages=[hello, ping])
    # The same request once more, as a proxy may send it.
    polling.poll(messages=[hello, ping, ping.replace("once", "twice")])

    # What is not confirmed comes again, before anything else.
    heard: list[str] = polling.poll()["messages"]
    assert polling.poll()["messages"] == heard

    def answered() -> list[str]:
        heard.extend(polling.poll(received=len(heard))["messages"])
        return [tag for text in heard for tag in ("once", "twice") if tag in text]

    until(lambda: answered() == ["once", "twice"], answered)
    polling.poll(sent=3, messages=[ping])
    until(lambda: answered() == ["once", "twice", "once"], answered)
    for wrong in ({"sent": 9, "messages": [ping]}, {"received": 0}, {"received": 99}):
        assert browser.post(polling.path, wrong).refused == (404, "request-polling")
    assert browser.post(polling.path, {"messages": ["x" * 5000]}).status == 400
    assert browser.post(polling.path, {"messages": [ping] * 9}).status == 400


def test_only_the_page_that_opened_it_uses_it(server: Inside) -> None:
    owner, other = server.browser(), server.browser()
    path = Polling(owner, owner.table("human", "human")).path
    elsewhere = {"Origin": "http://evil.example", "Cookie": owner.cookie}
    for browser, headers, status, reason in (
        (other, {}, 404, "request-polling"),
        (owner, elsewhere, 403, "request-origin"),
        (owner, {"Cookie": "none=none"}, 403, "request-cookie"),
    ):
        for method, where in (("POST", path), ("DELETE", path), ("POST", path.rpartition("/")[0])):
            if browser is not other or where == path:
                assert browser.request(method, where, {}, headers).refused == (status, reason)


def test_a_table_that_is_not_there(server: Inside) -> None:
    with server.browser().poll("nothing") as chair:
        assert chair.receive()["error"]["id"] == "table-unknown"
        with pytest.raises(Closed, match="4404"):
            chair.receive()


def test_it_takes_a_place_like_any_socket(tmp_path: Path, static: Path) -> None:
    server = Inside(tmp_path, static, UNHURRIED.__class__(**{**vars(UNHURRIED), "sockets_of_person": 1}))
    browser = server.browser()
    id = browser.table("human", "human")
    with browser.poll(id) as first:
        first.greet()
        with browser.poll(id) as second:
            refused = second.receive()
            assert (refused["error"]["id"], refused["wait"] > 0) == ("request-sockets", True)
            with pytest.raises(Closed, match="4429"):
                second.receive()

    def free() -> bool:
        with browser.poll(id) as third:
            third.send({"type": "hello"})
            return bool(third.receive()["type"] == "view")

    until(free)
    server.stop()


def test_whoever_asks_no_more_is_away(attentive: Inside) -> None:
    host, guest, id = two(attentive)
    with host.sit(id) as mine:
        assert mine.greet()["away"] == ["P2"]
        theirs = Polling(guest, id)
        theirs.send('{"type": "hello"}')
        assert mine.next("view")["away"] == []
        assert mine.next("view")["away"] == ["P2"]
        assert guest.post(theirs.path, {}).status == 404


def test_a_server_that_ends_does_not_wait_for_requests_that_wait(tmp_path: Path, static: Path) -> None:
    server = Inside(tmp_path, static)
    browser = server.browser()
    chair = Polling(browser, browser.table("human", "human")).chair
    chair.greet()
    told: list[object] = []

    def wait() -> None:
        with pytest.raises(Closed) as closed:
            chair.receive()
        told.append(closed.value.args)

    waiting = threading.Thread(target=wait)
    waiting.start()
    until(lambda: server.connections > 0)
    server.stop()
    waiting.join()
    assert told == [(1012,)]


def test_a_websocket_without_its_upgrade_is_told_to_whoever_runs_the_server(
    browser: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        answer = browser.get("/api/tables/x/socket")
        assert not caplog.records
        answer = browser.get("/api/tables/x/socket", UPGRADE)
    assert (answer.status, answer.headers["Upgrade"]) == (426, "websocket")
    assert answer.refusal == "request-upgrade"
    assert ["upgrade" in record.getMessage() for record in caplog.records] == [True]
