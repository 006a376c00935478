"""Clients whose connections break, at any moment, leave no trace in the log but words for its readers."""

import gc
import json
import logging
import re
import socket
import struct
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from noctuary.server.socket.session import HANDLERS
from noctuary.server.wire import messages as wire
from tests.patience import patience, until
from tests.server.client import Browser, Polling
from tests.server.conftest import Inside

SAID: dict[type[wire.Tagged], dict[str, Any]] = {
    wire.Hello: {},
    wire.Show: {"seat": "P2"},
    wire.Pace: {"speed": "fast"},
    wire.Attend: {"here": False},
    wire.Ping: {},
    wire.MakeMove: {"line": "P1 pass", "revision": 0},
    wire.Ask: {"line": "P1 pass"},
    wire.TakeBack: {"revision": 0},
    wire.AnswerTakeBack: {"agree": True, "revision": 0},
    wire.Resign: {"seat": "P1"},
    wire.AskHint: {"revision": 0},
    wire.Pause: {"wanted": True},
    wire.Say: {"text": "Hello"},
    wire.Report: {"number": 1},
    wire.Silence: {"seat": "P2", "silent": True},
    wire.LeadReplay: {"step": 0},
    wire.GiveOrder: {"order": {"kind": "none"}},
    wire.WithdrawOrder: {"kind": "none"},
    wire.AskOrders: {},
}
"""Each message that a client may send, as it may be said at the wrong moment, too."""


class Caller:
    """A client that says everything at once and hangs up, with or without a word."""

    def __init__(self, server: Inside, browser: Browser) -> None:
        self._server = server
        self._browser = browser

    def socket(self, id: str, *messages: object) -> bytes:
        """The bytes of a handshake and of the messages after it."""
        signs = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        key = {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
        said = [Frame(Opcode.TEXT, json.dumps(one).encode()).serialize(mask=True) for one in messages]
        return self.request("GET", f"/api/tables/{id}/socket", {**signs, **key}) + b"".join(said)

    def request(self, method: str, path: str, more: dict[str, str], body: bytes = b"") -> bytes:
        headers = {"Host": f"127.0.0.1:{self._server.port}", **self._browser.headers(more)}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
        return "\r\n".join(lines).encode() + body

    def hang_up(self, said: bytes, reset: bool, until_heard: bytes = b"") -> None:
        """Send something, read on until something comes, and go."""
        with socket.create_connection(("127.0.0.1", self._server.port), patience()) as line:
            line.sendall(said)
            heard = b""
            while until_heard not in heard:
                heard += line.recv(65536)
            if reset:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def test_whoever_hangs_up_leaves_nothing_in_the_log(server: Inside, caplog: pytest.LogCaptureFixture) -> None:
    assert SAID.keys() == HANDLERS.keys()
    browser = server.browser()
    caller, stranger = Caller(server, browser), Caller(server, server.browser())
    ids = [browser.table("human", "greedy"), browser.table("human", "open"), browser.table("greedy", "random"), "none"]
    hello = {"type": "hello"}
    messages = [{"type": kind.__struct_config__.tag, **said} for kind, said in SAID.items()]
    for id in ids:
        for one in [None, *messages]:
            said = caller.socket(id, hello, *([one] if one else []))
            caller.hang_up(said, True)
            caller.hang_up(said[:-3], True, b"101 ")
            caller.hang_up(said, False, b"101 ")
            if id != "none":
                said = json.dumps({"sent": 0, "messages": [json.dumps(hello), json.dumps(one or hello)]}).encode()
                path, length = Polling(browser, id).path, {"Content-Length": str(len(said))}
                caller.hang_up(caller.request("POST", path, length, said), True)
                caller.hang_up(caller.request("POST", path, {"Content-Length": "2"}, b"{}"), True)
        stranger.hang_up(stranger.socket(id, hello), True)
        for method, path in (("GET", "record"), ("GET", "replay"), ("GET", "reference"), ("POST", "polling")):
            said = caller.request(method, f"/api/tables/{id}/{path}", {})
            caller.hang_up(said, True)
            caller.hang_up(said[:20], True)
    server.run(server.app.state.polling.close())
    until(lambda: not server.lobby.open_tables, lambda: server.lobby.open_tables)
    gc.collect()
    assert unclear(caplog.records) == []


def unclear(records: list[logging.LogRecord]) -> list[str]:
    """What a log has that is not meant for its readers."""
    lines = [logging.Formatter().format(record) for record in records]
    return [line for line in lines if re.search(r"Traceback|never retrieved|%[srd]", line)]
