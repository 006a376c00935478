"""A client of the server for tests: real connections, no browser."""

from __future__ import annotations

import contextlib
import http.client
import json
import time
from collections import deque
from collections.abc import Iterator, Mapping
from typing import Any, cast

import msgspec
import pytest
from msgspec import Struct
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from noctuary.server.wire.messages import Alive, ServerMessage, encode
from tests.patience import patience, until

ALIVE = encode(Alive())
KNOWN = frozenset("view epoch accepted refused answer hint chat led forms standing".split())
"""The types of messages that every test reads; of others only tests hear that wait for them."""
ADDITION = "0123456789abcdef" * 4
"""What whoever sits down adds to the deal."""


class Answer(Struct, eq=False):
    """An answer over HTTP."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def refusal(self) -> Any:
        """The id of the reason why the server refused."""
        return self.json["error"]["id"]

    @property
    def refused(self) -> tuple[int, Any]:
        """The status and the reason of a refusal."""
        return self.status, self.refusal


class Browser:
    """A client with a cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.signs = {"Sec-Fetch-Site": "same-origin"}
        """The headers by which the server recognizes requests from its own pages."""

    def request(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Answer:
        if method != "GET":
            self.visit()
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=patience())
        try:
            if path == "/api/invitations/take" and isinstance(body, dict):
                # As the page does it.
                body = {"addition": ADDITION, **body}
            sent = body if body is None or isinstance(body, bytes | str) else json.dumps(body)
            connection.request(method, path, sent, self.headers(headers))
            answer = connection.getresponse()
            found = Answer(answer.status, answer.headers, answer.read())
        finally:
            connection.close()
        if "Set-Cookie" in found.headers:
            self.cookie = found.headers["Set-Cookie"].split(";")[0]
        return found

    def visit(self) -> None:
        """Get a cookie: whoever does something has opened a page before."""
        if not self.cookie:
            self.get("/api/alive")

    def headers(self, others: Mapping[str, str] | None = None) -> dict[str, str]:
        """The headers that a browser adds to requests of its pages; `others` overrides them."""
        return {**self.signs, **({"Cookie": self.cookie} if self.cookie else {}), **(others or {})}

    def get(self, path: str, headers: dict[str, str] | None = None) -> Answer:
        return self.request("GET", path, None, headers)

    def post(self, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Answer:
        return self.request("POST", path, body, headers)

    def table(
        self,
        *kinds: str,
        game: str = "nocturne",
        seed: int = 7,
        edition: dict[str, Any] | None = None,
        timing: dict[str, Any] | None = None,
        **options: Any,
    ) -> str:
        """The id of a new table."""
        seats = [{"kind": kind, "name": f"Player {number}"} for number, kind in enumerate(kinds, 1)]
        body = {"game": game, "options": options, "seats": seats, "seed": seed, "edition": edition, "timing": timing}
        answer = self.post("/api/tables", body)
        assert answer.status == 201, answer.body
        id = answer.json["id"]
        assert isinstance(id, str)
        return id

    @contextlib.contextmanager
    def at(self, table: str) -> Iterator[Chair]:
        """A socket that has greeted and got its first view."""
        with self.sit(table) as chair:
            chair.greet()
            yield chair

    def invitation(self, id: str, to: str = "sit") -> str:
        """The secret of the link to the free seats of a table; with `to="watch"`, of that for watchers."""
        told = self.get(f"/api/tables/{id}/invitation").json
        address: str = (told["watchers"] if to == "watch" else told)["address"]
        return address.partition(f"#/{to}/")[2]

    def take(self, secret: str, seat: str = "P2", name: str = "Gwen") -> None:
        """Take a free seat."""
        answer = self.post("/api/invitations/take", {"secret": secret, "seat": seat, "name": name})
        assert answer.status == 200, answer.body

    @contextlib.contextmanager
    def sit(self, table: str, headers: dict[str, str] | None = None) -> Iterator[Chair]:
        """A socket at a table that has not sent its greeting yet."""
        self.visit()
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        with connect(
            address, additional_headers=self.headers(headers), open_timeout=patience(), ping_timeout=None
        ) as socket:
            yield Chair(socket)

    def view(self, table: str) -> dict[str, Any]:
        """The first view of whoever sits down at a table."""
        with self.sit(table) as chair:
            return chair.greet()

    @contextlib.contextmanager
    def asked(self, table: str) -> Iterator[tuple[Chair, dict[str, Any]]]:
        """A socket at a table, and the first view with a decision for it or the end of the game."""
        with self.sit(table) as chair:
            yield chair, chair.asked()

    @contextlib.contextmanager
    def poll(self, table: str) -> Iterator[Chair]:
        """The same, carried by requests."""
        polling = Polling(self, table)
        yield polling.chair
        polling.close()


class Closed(Exception):
    """The server has closed a socket that requests carry; the code is its argument."""


class Polling:
    """A socket that requests carry, as pages use it where no WebSocket gets through."""

    def __init__(self, browser: Browser, table: str) -> None:
        self._browser = browser
        path = f"/api/tables/{table}/polling"
        answer = browser.post(path)
        assert answer.status == 201, answer.body
        self.path = f"{path}/{answer.json['id']}"
        self._sent = self._received = 0
        self._heard: deque[str] = deque()

    @property
    def chair(self) -> Chair:
        """A chair that uses this like a WebSocket."""
        return Chair(cast(ClientConnection, self))

    def send(self, text: str | bytes) -> None:
        self.poll(sent=self._sent, messages=[text if isinstance(text, str) else text.decode()])
        self._sent += 1

    def recv(self, timeout: float) -> str:
        until(self._hear)
        return self._heard.popleft()

    def _hear(self) -> bool:
        if not self._heard:
            found = self.poll(received=self._received)
            self._heard.extend(found["messages"])
            self._received += len(found["messages"])
            if not self._heard and found["closed"] is not None:
                raise Closed(found["closed"])
        return bool(self._heard)

    def poll(self, **body: Any) -> Any:
        """Make one request; return the answer."""
        answer = self._browser.post(self.path, body)
        assert answer.status == 200, answer.body
        return answer.json

    def close(self) -> None:
        self._browser.request("DELETE", self.path)


class Chair:
    """A socket at a table, whatever carries it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def text(self) -> str:
        """Return the next message as text; signs of life, which may come at any time, are skipped."""
        while (text := self.socket.recv(timeout=patience())) == ALIVE:
            pass
        assert isinstance(text, str)
        return text

    def receive(self, *more: str) -> dict[str, Any]:
        """Return the next message of a type that is `KNOWN` or one of these; others, if declared, are skipped."""
        while True:
            text = self.text()
            message: dict[str, Any] = json.loads(text)
            assert json.loads(msgspec.json.encode(msgspec.json.decode(text, type=ServerMessage))) == message
            if message["type"] in KNOWN.union(more):
                return message

    def next(self, *types: str) -> dict[str, Any]:
        """Return the next message of one of these types; others are skipped."""
        while True:
            message = self.receive(*types)
            if message["type"] in types:
                return message

    def greet(self, **known: Any) -> dict[str, Any]:
        """Send the greeting; return the view."""
        self.send({"type": "hello", **known})
        return self.next("view")

    def ask(self, **question: Any) -> dict[str, Any]:
        self.send({"type": "ask", "tag": "ask", **question})
        return self.next("answer", "refused")

    def refusal(self, **message: Any) -> Any:
        """Send a message that is accepted or refused; return the id of the reason, None if it is accepted."""
        self.send({**message, "tag": "told"})
        # What cannot be read has no tag.
        while (answer := self.next("accepted", "refused")).get("tag") not in ("told", "", None):
            pass
        return answer.get("error", {}).get("id")

    def tell(self, **message: Any) -> None:
        """Send a message, which is accepted."""
        assert self.refusal(**message) is None

    def request(self, answer: str, **message: Any) -> dict[str, Any]:
        """Send a message, again after the time that the server asks for, as pages do; return the answer or refusal."""
        while True:
            self.send(message)
            found = self.next(answer, "refused")
            if found["type"] == answer or not found["wait"]:
                return found
            time.sleep(found["wait"])

    def move(self, line: str, revision: int) -> dict[str, Any]:
        """Make a move; return the server's answer."""
        return self.request("accepted", type="move", tag="move", line=line, revision=revision)

    def play(self, line: str, view: dict[str, Any]) -> dict[str, Any]:
        """Make a legal move; return the view after it."""
        assert self.move(line, view["revision"])["type"] == "accepted"
        return self.next("view")

    def ended(self) -> int:
        """Read on until the server closes the socket; return its code."""
        with pytest.raises(ConnectionClosed) as closed:
            list(iter(self.receive, None))
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    def asked(self, view: dict[str, Any] | None = None) -> dict[str, Any]:
        """Return the first view, beginning with this one (by default that of a greeting), with a decision for this
        screen or the end of the game.
        """
        view = view or self.greet()
        while not view["over"] and view["decision"] is None:
            view = self.request("view", type="show", seat=view["show"]) if view["show"] else self.next("view")
        return view

    def until_over(self, view: dict[str, Any] | None = None) -> dict[str, Any]:
        """Return the last view of a game that goes on by itself."""
        view = view or self.greet()
        while not view["over"]:
            view = self.next("view")
        return view

    def until_asked(self, view: dict[str, Any]) -> dict[str, Any]:
        """Return the first view, beginning with this one, with a decision or the end."""
        while not view["over"] and view["decision"] is None:
            view = self.next("view")
        return view


def lines(view: dict[str, Any]) -> list[str]:
    """The legal move lines of a view."""
    found: list[str] = []
    decision = view["decision"]
    for group in decision["moves"]:
        rows = group.get("rows", [])
        if "product" in group:
            rows = [[]]
            for items in group["product"]:
                rows = [[*row, item] for row in rows for item in items]
        found += [" ".join([decision["seat"], group["verb"], *row]) for row in rows]
    return found
