"""Sockets that are open but dead: the server drops them, and the others at the table see who is away."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from tests.patience import patience, slowness
from tests.server.client import KNOWN, Browser
from tests.server.conftest import Inside
from tests.server.routes.test_invitations import two
from tests.server.socket.line import Line


@pytest.fixture
def attentive(tmp_path: Path, static: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    """A server that notices within a moment that a socket is dead."""
    monkeypatch.setattr("noctuary.server.door.connections.HEARTBEAT", 0.05)
    monkeypatch.setattr("noctuary.server.door.connections.SIGN_OF_LIFE", slowness())
    monkeypatch.setattr("noctuary.server.socket.polling.RETURN", slowness())
    with Inside(tmp_path, static) as server:
        yield server


def test_others_see_who_is_away_though_the_socket_is_open(attentive: Inside) -> None:
    host, guest, id = two(attentive)
    line = Line(attentive.port)
    far = Browser(line.port)
    far.cookie = guest.cookie
    with host.sit(id) as mine:
        assert mine.greet()["away"] == ["P2"]
        with far.at(id):
            assert mine.next("view")["away"] == []
            line.swallow()
            assert mine.next("view")["away"] == ["P2"]
            line.restore()
            with far.at(id):
                assert mine.next("view")["away"] == []
            line.close()


def test_whoever_answers_stays(attentive: Inside) -> None:
    """Clients answer the pings by themselves, also when they have nothing to say."""
    browser = attentive.browser()
    id = browser.table("human", "human")
    with browser.at(id) as chair:
        begun = monotonic()
        while monotonic() < begun + 2 * slowness():
            assert json.loads(chair.socket.recv(timeout=patience()))["type"] not in KNOWN
        chair.send({"type": "ping", "tag": "there?"})
        assert chair.receive() == {"type": "accepted", "tag": "there?"}


def test_a_delayed_line_is_not_a_dead_one(attentive: Inside) -> None:
    browser = attentive.browser()
    id = browser.table("human", "human")
    line = Line(attentive.port)
    far = Browser(line.port)
    far.cookie = browser.cookie
    with far.at(id) as chair:
        line.delay = 0.2
        for number in range(5):
            chair.send({"type": "ping", "tag": str(number)})
            assert chair.receive() == {"type": "accepted", "tag": str(number)}
    line.close()


def test_answers_to_pings_are_told_from_parts_of_messages(attentive: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message may arrive in pieces, one of which may look like the answer to a ping."""
    # The client would answer pings between the pieces.
    monkeypatch.setattr("noctuary.server.door.connections.HEARTBEAT", 1e6)
    browser = attentive.browser()
    id = browser.table("human", "human")
    text = json.dumps({"type": "ping", "tag": "there?"}).encode()
    pong = Frame(Opcode.PONG, b"").serialize(mask=True)
    mask = bytes((text[0] ^ pong[0], text[1] ^ pong[1], 0, 0))
    frame = bytes((0x81, 0x80 | len(text))) + mask + apply_mask(text, mask)
    assert frame[6:8] == pong[:2]
    with browser.at(id) as chair:
        for _ in range(3):
            for piece in (frame[:6], frame[6 : 6 + len(pong)], frame[6 + len(pong) :], pong, frame + pong, frame):
                chair.socket.socket.sendall(piece)
                # Each piece arrives by itself.
                time.sleep(0.01)
            for _ in range(3):
                assert chair.receive() == {"type": "accepted", "tag": "there?"}
