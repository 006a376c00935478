"""Sockets that are open but dead: the server drops them, and the others at the table see who is away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from tests.patience import slowness, until
from tests.server.client import Browser
from tests.server.conftest import Inside
from tests.server.line import Line
from tests.server.test_invitations import invited


@pytest.fixture
def attentive(tmp_path: Path, static: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    """A server that notices within a moment that a socket is dead."""
    monkeypatch.setattr("noctuary.server.process.HEARTBEAT", 0.05)
    monkeypatch.setattr("noctuary.server.process.SIGN_OF_LIFE", slowness())
    server = Inside(tmp_path, static)
    yield server
    server.stop()


def test_others_see_who_is_away_though_the_socket_is_open(attentive: Inside) -> None:
    host, guest = attentive.browser(), attentive.browser()
    id, _ = invited(host, guest)
    line = Line(attentive.port)
    far = Browser(line.port)
    far.cookie = guest.cookie
    with host.sit(id) as mine:
        assert mine.greet()["away"] == ["P2"]
        with far.sit(id) as theirs:
            theirs.greet()
            assert mine.next("view")["away"] == []
            line.swallow()
            assert mine.next("view")["away"] == ["P2"]
            line.restore()
            with far.sit(id) as again:
                again.greet()
                assert mine.next("view")["away"] == []
            line.close()


def test_whoever_answers_stays(attentive: Inside) -> None:
    """Clients answer the pings by themselves, also when they have nothing to say."""
    browser = attentive.browser()
    id = browser.table("human", "human")
    with browser.sit(id) as chair:
        chair.greet()
        end = monotonic() + 2 * slowness()
        until(lambda: monotonic() > end)
        chair.send({"type": "ping", "tag": "there?"})
        assert chair.receive() == {"type": "accepted", "tag": "there?"}


def test_a_delayed_line_is_not_a_dead_one(attentive: Inside) -> None:
    browser = attentive.browser()
    id = browser.table("human", "human")
    line = Line(attentive.port)
    far = Browser(line.port)
    far.cookie = browser.cookie
    with far.sit(id) as chair:
        chair.greet()
        line.delay = 0.2
        for number in range(5):
            chair.send({"type": "ping", "tag": str(number)})
            assert chair.receive() == {"type": "accepted", "tag": str(number)}
    line.close()
