"""Clients whose connections break, at any moment, leave no trace in the log but words for its readers."""

import gc
import json
import logging
import re
import socket
import struct
from typing import Any, get_args
from unittest.mock import Mock

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.frames import Frame, Opcode

from noctuary.server.connections import Socket
from noctuary.server.wire import messages as wire
from noctuary.tables.store.rows import StoreError
from tests.awaiting import awaited
from tests.patience import patience, until
from tests.server.client import Browser, Polling
from tests.server.conftest import Inside

SAID: dict[str, Any] = {
    **{"seat": "P2", "line": "P1 pass", "revision": 0, "number": 1, "step": 0, "kind": "none", "text": "Hello"},
    **{"speed": "fast", "here": False, "agree": True, "wanted": True, "silent": True, "order": {"kind": "none"}},
}
"""What a client may say in the fields of its messages, also at the wrong moment."""


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
    browser = server.browser()
    caller, stranger = Caller(server, browser), Caller(server, server.browser())
    ids = [browser.table("human", "greedy"), browser.table("human", "open"), browser.table("greedy", "random"), "none"]
    hello = {"type": "hello"}
    messages = [
        {"type": kind.__struct_config__.tag, **{name: SAID[name] for name in kind.__struct_fields__ if name in SAID}}
        for kind in get_args(wire.ClientMessage)
    ]
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


def test_what_fails_in_the_background_is_told(server: Inside, caplog: pytest.LogCaptureFixture) -> None:
    browser = server.browser()
    id = browser.table("human", "human")

    async def fail() -> None:
        raise StoreError("table-store-locked", {"path": "/srv/tables.sqlite3"})

    async def begin() -> None:
        server.lobby.open_tables[id].start(fail())

    with browser.at(id):
        server.run(begin())
        until(lambda: "/srv/tables.sqlite3" in caplog.text, lambda: caplog.text)
    gc.collect()
    assert unclear(caplog.records) == []


def test_a_connection_that_is_closing_is_a_client_that_is_gone() -> None:
    closing = object.__new__(Socket)
    closing.transport = Mock(is_closing=lambda: True)
    with pytest.raises(ClientDisconnected):
        awaited(closing.send({"type": "websocket.accept"}))


def unclear(records: list[logging.LogRecord]) -> list[str]:
    """What a log has that is not meant for its readers."""
    lines = [logging.Formatter().format(record) for record in records]
    return [line for line in lines if re.search(r"Traceback|never retrieved|%[srd]", line)]
