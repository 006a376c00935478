"""The socket: views, moves, questions, refusals, several windows, slow and hostile clients."""

import json
import socket
from copy import deepcopy
from random import Random
from typing import Any, get_args

import pytest
from websockets.exceptions import InvalidStatus

from noctuary.kernel.contract import catalogue
from noctuary.server.socket.session import UNANSWERED
from noctuary.server.wire.messages import ClientMessage
from tests.breadth import Figures, Seeds
from tests.fuzzing import change
from tests.patience import until
from tests.server.client import Browser, lines
from tests.server.conftest import Inside


@pytest.fixture
def table(browser: Browser) -> str:
    """A table for two people at one screen."""
    return browser.table("human", "human")


def test_a_move_is_accepted_and_then_shown(browser: Browser, table: str) -> None:
    with browser.asked(table) as (chair, view):
        chair.send({"type": "move", "tag": "one", "line": lines(view)[0], "revision": 0})
        assert chair.receive() == {"type": "accepted", "tag": "one"}
        view = chair.receive()
        assert (view["type"], view["revision"]) == ("view", 1)
        assert view["log"][0]["args"]["seat"] == view["seat"]


def test_every_legal_move_of_a_view_is_legal_and_nothing_else(browser: Browser) -> None:
    id = browser.table("human", "human", mode="advanced")
    actions = catalogue.find("nocturne").actions
    with browser.asked(id) as (chair, view):
        for _ in range(6):
            legal = set(lines(view))
            seat = view["seat"]
            for code in range(0, actions.size, 3):
                line = f"{seat} {actions.format(code)}"
                answer = chair.ask(line=line)
                assert answer["legal"] == (line in legal)
                assert answer["legal"] or (answer["error"]["id"] and answer["rule"])
            view = chair.asked(chair.play(min(legal), view))


def test_an_illegal_move_is_refused_with_reason_and_rule(browser: Browser, table: str) -> None:
    with browser.asked(table) as (chair, view):
        seat = view["seat"]
        refused = chair.move(f"{seat} cast 9 a1", 0)
        assert refused["error"]["id"]
        assert refused["rule"] is None
        refused = chair.move(f"{seat} take egg", 0)
        assert refused["rule"].startswith("NOC-")
        assert chair.move(lines(view)[0], 0)["type"] == "accepted"


WRONG_MOVES: list[dict[str, Any]] = [
    *({}, {"line": 7, "revision": 0}, {"line": "P1 " + "x" * 300, "revision": 0}),
    *({"line": "P1 pass", "revision": revision} for revision in (-1, 2**70)),
]


@pytest.mark.parametrize(
    ("message", "id"),
    [
        *((text, "request-malformed") for text in ("", "{", "[]", "\u0000", b"\xff\xfe")),
        *(({"type": "move", **wrong}, "request-malformed") for wrong in WRONG_MOVES),
        ({"type": "fly"}, "request-malformed"),
        ({"type": "move", "line": "nonsense", "revision": 0}, "input-line"),
        *(({"type": "move", "line": line, "revision": 0}, "input-seat") for line in ("P9 pass", "undo 1")),
        ({"type": "move", "line": "P1 resign", "revision": 0}, "input-move"),
        *(({"type": kind, "seat": "P7"}, "input-seat") for kind in ("show", "resign")),
        ({"type": "ask", "seat": "P1", "references": {"cell": {"x": 1}}}, "request-malformed"),
        ({"type": "undo", "revision": 0}, "table-undo-others"),
        ({"type": "undo", "revision": 0, "seat": "P1"}, "request-malformed"),
        ({"type": "pause", "wanted": True}, "table-clock-none"),
        ({"type": "pause", "wanted": "yes"}, "request-malformed"),
        ({"type": "pace", "speed": "faster"}, "request-malformed"),
        ({"type": "lead", "step": 0}, "table-one-screen"),
    ],
)
def test_nonsense_is_refused_and_the_connection_stays(browser: Browser, table: str, message: Any, id: str) -> None:
    with browser.sit(table) as chair:
        before = chair.greet(seat="P1")
        chair.send(message)
        refused = chair.receive()
        assert (refused["type"], refused["error"]["id"]) == ("refused", id)
        chair.send({"type": "hello", "seat": "P1"})
        assert chair.receive() == before


MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "seen": 0, "revision": 0, "seat": "P1"},
    {"type": "move", "tag": "one", "line": "P1 cast 1 a1", "revision": 0},
    {"type": "ask", "tag": "one", "line": "P1 cast 1 a1"},
    {"type": "ask", "tag": "one", "seat": "P1", "references": {"cell": "b2", "token": ["3", "4"]}},
    {"type": "undo", "revision": 1},
    {"type": "consent", "agree": True, "revision": 1},
    {"type": "end"},
    {"type": "pause", "wanted": True},
    {"type": "show", "seat": "P2"},
    {"type": "hint", "tag": "one", "revision": 0},
    {"type": "say", "tag": "7", "text": "Well done"},
    {"type": "say", "tag": "8", "phrase": "luck"},
    {"type": "report", "tag": "9", "number": 1},
    {"type": "silence", "tag": "10", "seat": "P2", "silent": True},
    {"type": "lead", "tag": "11", "step": 0, "viewer": "P1", "take": True},
    {"type": "order", "tag": "12", "kind": "pass", "values": {"until": ["phase"], "cell": ["b2"]}},
    {"type": "withdraw", "tag": "13", "kind": "pass"},
    {"type": "orders", "tag": "14"},
    {"type": "pace", "tag": "15", "speed": "once"},
    {"type": "attend", "tag": "16", "here": False},
    {"type": "ping", "tag": "17"},
]
VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    10**30,
    1.5,
    "",
    "P1",
    "P9",
    "\u0000",
    "x" * 200,
    [],
    {},
    [["P1"]],
    {"P1": 1},
]
WORDS = ["P1", "P2", "P9", "cast", "pass", "offer", "star", "s4", "7", "99", "f6", "b2", "undo", ""]


def test_messages_has_an_example_of_every_message_except_resign() -> None:
    """Resigning would end the game."""
    types = {of.__struct_config__.tag for of in get_args(ClientMessage)}
    assert types - {message["type"] for message in MESSAGES} == {"resign"}, "Add an example of it to MESSAGES"


def test_changed_messages_are_answered_and_the_connection_stays(
    browser: Browser, table: str, seeds: Seeds, figures: Figures
) -> None:
    with browser.sit(table) as chair:
        chair.greet(seat="P1")
        for seed in seeds(100):
            random = Random(seed)
            message = deepcopy(random.choice(MESSAGES))
            for _ in range(random.choice([1, 1, 2])):
                change(message, random, VALUES, WORDS)
            chair.send(message)
            chair.send({"type": "ask", "tag": "there?", "line": "P1 pass"})
            while chair.next("answer", "refused")["tag"] != "there?":
                pass
            figures["changed messages"] += 1


def test_who_does_not_greet_gets_nothing(browser: Browser, table: str) -> None:
    with browser.sit(table) as chair:
        chair.send({"type": "ask", "line": "P1 pass", "tag": "t"})
        refused = chair.receive()
        assert (refused["type"], refused["tag"], refused["error"]["id"]) == ("refused", "t", "request-hello")
        assert chair.greet()["type"] == "view"


def test_text_that_is_none_is_refused(browser: Browser, table: str, caplog: pytest.LogCaptureFixture) -> None:
    with browser.at(table) as chair:
        chair.socket.send(b'{"type": "ask", "line": "\xff"}', text=True)
        assert (chair.next("refused")["error"]["id"], caplog.text) == ("request-malformed", "")


def test_a_message_too_long_closes_the_socket(browser: Browser, table: str) -> None:
    with browser.at(table) as chair:
        chair.send("x" * 5000)
        assert chair.ended() == 1009


def test_tables_that_are_not_there(browser: Browser, server: Inside, table: str) -> None:
    stranger = server.browser()
    nobody = server.browser()
    nobody.cookie = "theme=dark"
    for who, id, why in (
        (browser, "nothing", "table-unknown"),
        (stranger, table, "table-unknown"),
        (nobody, table, "request-cookie"),
    ):
        with who.sit(id) as chair:
            assert chair.receive()["error"]["id"] == why
            assert chair.ended() == 4404


def test_sockets_from_other_pages_are_refused(browser: Browser, table: str) -> None:
    browser.signs = {}
    for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}, {}):
        with pytest.raises(InvalidStatus) as refused, browser.sit(table, headers):
            raise AssertionError("opened")
        assert refused.value.response.status_code == 403
    assert f"Origin: http://127.0.0.1:{browser.port}" in refused.value.response.body.decode()
    with browser.sit(table, {"Origin": f"http://127.0.0.1:{browser.port}"}) as chair:
        assert chair.greet()["type"] == "view"


def test_only_the_seat_shown_is_asked_and_moves(browser: Browser, table: str) -> None:
    with browser.asked(table) as (chair, view):
        own = view["seat"]
        other = "P2" if own == "P1" else "P1"
        chair.send({"type": "show", "seat": other})
        assert chair.next("view")["seat"] == other
        for refused in (
            chair.move(lines(view)[0], 0),
            chair.ask(line=lines(view)[0]),
            chair.ask(seat=own, references={}),
        ):
            assert (refused["type"], refused["error"]["id"]) == ("refused", "table-other-seat")


def test_a_bots_seat_is_not_shown(browser: Browser) -> None:
    with browser.at(browser.table("human", "random")) as chair:
        assert chair.refusal(type="show", seat="P2") == "table-not-yours"


def test_a_client_that_comes_back_gets_what_it_missed(browser: Browser, table: str) -> None:
    with browser.asked(table) as (chair, view):
        seat = view["seat"]
        assert chair.move(lines(view)[0], 0)["type"] == "accepted"
        known = chair.next("view")
    seen = known["log"][-1]["number"]
    with browser.sit(table) as chair:
        again = chair.greet(seen=seen, revision=1, seat=seat)
        assert (again["logStart"], again["log"]) == (seen, [])
        assert chair.greet(seat=seat)["log"] == known["log"]
        assert chair.greet(seen=10_000, seat=seat)["logStart"] == 0
        # Among several people, another one may have seen what this client knows.
        assert chair.greet(seen=seen, revision=1)["logStart"] == 0


def test_undo_cuts_the_log_also_for_clients_that_were_away(browser: Browser) -> None:
    for seed in range(50):
        id = browser.table("human", "random", seed=seed)
        with browser.sit(id) as chair:
            start = chair.until_asked(chair.greet())
            assert chair.move(lines(start)[0], start["revision"])["type"] == "accepted"
            view = chair.until_asked(chair.next("view"))
            if not view["undo"]["allowed"]:
                continue
            undo = {"type": "undo", "tag": "back", "revision": view["revision"]}
            # The bot has answered, and holds concoctions that nobody else knows.
            chair.send(undo)
            assert chair.next("accepted", "refused")["error"]["id"] == "table-undo-tells"
            chair.tell(**undo, knowingly=True)
            back = chair.next("view")
            assert back["takebacks"]
            assert back["logStart"] == 0
            assert back["table"] == start["table"]
            assert back["decision"] == start["decision"]
            again = chair.greet(seen=view["log"][-1]["number"], revision=view["revision"], seat="P1")
            assert again["logStart"] == 0
            assert again["log"] == back["log"]
            return
    raise AssertionError("in no game could the first move be taken back")


def test_asking_about_things(browser: Browser, table: str) -> None:
    with browser.asked(table) as (chair, view):
        group = next(group for group in view["decision"]["moves"] if group["kinds"][:2] == ["token", "cell"])
        token, cell = (items[0] for items in group["product"])
        answer = chair.ask(seat=view["seat"], references={"cell": cell, "token": token})
        assert answer["legal"]
        assert answer["line"] == f"{view['seat']} {group['verb']} {token} {cell}"
        answer = chair.ask(seat=view["seat"], references={"cell": cell})
        assert set(answer["lines"]) == {line for line in lines(view) if line.endswith(" " + cell)}
        answer = chair.ask(seat=view["seat"], references={"token": "star"})
        assert (answer["legal"], answer["rule"]) == (False, "NOC-2.2")
        answer = chair.ask(seat=view["seat"], references={"cell": "z9"})
        assert (answer["legal"], answer["error"]["id"]) == (False, "table-ask-nothing")


def test_a_client_that_leaves_with_unread_answers_leaves_nothing_behind(server: Inside, browser: Browser) -> None:
    id = browser.table("human", "human")
    for _ in range(3):
        with browser.at(id) as chair:
            for _ in range(4 * UNANSWERED):
                chair.send({"type": "ask", "references": {}})
            chair.socket.socket.shutdown(socket.SHUT_RDWR)
    until(lambda: id not in server.lobby.open_tables)


def test_a_slow_client_gets_the_latest_view(server: Inside, browser: Browser) -> None:
    id = browser.table("human", "human")
    address = ("127.0.0.1", server.port)
    with socket.create_connection(address) as slow, browser.sit(id) as quick:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.sendall(
            f"GET /api/tables/{id}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nCookie: {browser.cookie}\r\n"
            "Sec-Fetch-Site: same-origin\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        slow.sendall(_masked(json.dumps({"type": "hello"})))
        for _ in range(2000):
            # Views that are never read: the server must neither wait for them nor keep them.
            slow.sendall(_masked(json.dumps({"type": "show", "seat": "P1"})))
        view = quick.asked()
        for _ in range(20):
            view = quick.asked(quick.play(lines(view)[0], view))
        assert view["revision"] == 20


def _masked(text: str) -> bytes:
    """A text frame of a client."""
    payload = text.encode()
    assert len(payload) < 126
    return bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload


@pytest.mark.parametrize("game", catalogue.names())
def test_a_hint_comes_when_it_is_ready_and_keeps_nothing_waiting(
    browser: Browser, server: Inside, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = browser.table("human", "random", game=game, seed=5)
    with browser.asked(id) as (chair, view):
        chair.send({"type": "hint", "tag": "why", "revision": view["revision"]})
        line = lines(view)[0]
        assert chair.ask(line=line)["line"] == line
        told = chair.next("hint", "refused")
        assert (told["type"], told["tag"]) == ("hint", "why")
        hint = told["hint"]
        assert set(hint["moves"]) <= set(lines(view))
        assert hint["why"] or hint["either"]
        assert 0 <= hint["chance"] <= 100
        # The hint is not calculated a second time.
        monkeypatch.setattr(server.lobby.services.bots, "run", None)
        chair.send({"type": "hint", "tag": "again", "revision": view["revision"]})
        assert chair.next("hint", "refused") == {**told, "tag": "again"}


def test_a_move_ends_the_thinking_about_a_hint(browser: Browser) -> None:
    id = browser.table("human", "random", seed=5)
    with browser.asked(id) as (chair, view):
        chair.send({"type": "hint", "tag": "why", "revision": view["revision"]})
        chair.send({"type": "move", "tag": "move", "line": lines(view)[0], "revision": view["revision"]})
        first = chair.next("refused", "hint")
        assert (first["tag"], first["error"]["id"]) == ("why", "table-stale")


def test_hints_are_for_people_who_play_without_others(browser: Browser, table: str) -> None:
    with browser.sit(table) as chair:
        assert chair.refusal(type="hint", revision=chair.asked()["revision"]) == "table-hint-people"
    with browser.sit(browser.table("random", "random")) as chair:
        chair.send({"type": "hello"})
        assert chair.refusal(type="hint", revision=0) == "table-watching"
