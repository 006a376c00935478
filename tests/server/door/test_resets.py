"""Clients whose connections break, at any moment, leave no trace in the log but words for its readers."""

import gc
import json
import logging
import re
import socket
import struct
from typing import Any, get_args

import pytest
from websockets.frames import Frame, Opcode

from noctuary.server.wire import messages as wire
from noctuary.tables.store.base.rows import StoreError
from tests.patience import patience, until
from tests.server.client import Browser, Polling
from tests.server.conftest import Inside

SAID: dict[str, Any] = {
    **{"seat": "P2", "line": "P1 pass", "revision": 0, "number": 1, "step": 0, "kind": "none", "text": "Hello"},
    **{"speed": "fast", "here": False, "agree": True, "wanted": True, "silent": True, "order": {"kind": "none"}},
}
"""What a client may say in the fields of its messages, also at the wrong moment."""


def request(browser: Browser, method: str, path: str, body: bytes = b"", more: dict[str, str] | None = None) -> bytes:
    """The bytes of a request."""
    headers = {"Host": f"127.0.0.1:{browser.port}", "Content-Length": str(len(body)), **browser.headers(more)}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode() + body


def sitting(browser: Browser, id: str, *messages: object) -> bytes:
    """The bytes of a WebSocket's handshake and of the messages after it."""
    signs = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    signs["Sec-WebSocket-Key"] = "dGhlIHNhbXBsZSBub25jZQ=="
    asked = request(browser, "GET", f"/api/tables/{id}/socket", more=signs)
    return asked + b"".join(Frame(Opcode.TEXT, json.dumps(one).encode()).serialize(mask=True) for one in messages)


def hang_up(browser: Browser, said: bytes, reset: bool = True, until_heard: bytes = b"") -> None:
    """Send something, read on until something comes, and go, with or without a word."""
    with socket.create_connection(("127.0.0.1", browser.port), patience()) as line:
        line.sendall(said)
        heard = b""
        while until_heard not in heard:
            heard += line.recv(65536)
        if reset:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def test_whoever_hangs_up_leaves_nothing_in_the_log(server: Inside, caplog: pytest.LogCaptureFixture) -> None:
    browser, stranger, hello = server.browser(), server.browser(), {"type": "hello"}
    messages = [hello] + [
        {"type": kind.__struct_config__.tag, **{name: SAID[name] for name in kind.__struct_fields__ if name in SAID}}
        for kind in get_args(wire.ClientMessage)
    ]
    for id in (*(browser.table(*kinds.split()) for kinds in ("human greedy", "human open", "greedy random")), "none"):
        for message in messages:
            said = sitting(browser, id, hello, message)
            hang_up(browser, said)
            hang_up(browser, said[:-3], True, b"101 ")
            hang_up(browser, said, False, b"101 ")
            if id != "none":
                path, texts = Polling(browser, id).path, [json.dumps(hello), json.dumps(message)]
                for body in ({"messages": texts}, {}):
                    hang_up(browser, request(browser, "POST", path, json.dumps(body).encode()))
        hang_up(stranger, sitting(stranger, id, hello))
        for method, path in (("GET", "record"), ("GET", "replay"), ("GET", "reference"), ("POST", "polling")):
            said = request(browser, method, f"/api/tables/{id}/{path}")
            hang_up(browser, said)
            hang_up(browser, said[:20])
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


def unclear(records: list[logging.LogRecord]) -> list[str]:
    """What a log has that is not meant for its readers."""
    lines = [logging.Formatter().format(record) for record in records]
    return [line for line in lines if re.search(r"Traceback|never retrieved|%[srd]", line)]
