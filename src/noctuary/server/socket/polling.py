"""Sockets where only HTTP gets through (long polling): requests carry the same messages."""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Scope
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from noctuary.kernel.base.messages import Refusal
from noctuary.server.base import headers
from noctuary.server.door import connections
from noctuary.server.door.connections import AHEAD, GONE, SENDING
from noctuary.server.door.errors import RequestError, json_response, refusal_response
from noctuary.server.door.operation import Operation
from noctuary.server.door.params import read_body
from noctuary.server.wire.answers import Failure, OpenedPolling, Polled
from noctuary.server.wire.bodies import LONGEST_POLL, Poll
from noctuary.server.wire.messages import Alive, encode

CLOSED_NORMALLY: Final = 1000
CLOSED_RESTART: Final = 1012
RETURN: Final = 5.0
"""Seconds after which a client without a request is gone, so that others learn within ten that somebody is away."""
FAREWELL: Final = 4.0
"""Seconds allowed for sockets to end on shutdown."""
KEPT: Final = ("asgi", "http_version", "headers", "client", "server", "root_path")
"""What a socket takes over from the request that opens it."""

ALIVE: Final = encode(Alive())

logger = logging.getLogger(__name__)


class PolledSocket:
    """A socket carried by requests. To the application it is a WebSocket, with the same checks, limits and messages; a
    client that stops sending requests is gone.
    """

    def __init__(self, app: ASGIApp, scope: Scope, gone: Callable[[], None]) -> None:
        """`scope` is that of the request that opens it; `gone` is called when the client has gone."""
        self.key: str = scope["state"]["key"]
        """The browser that has opened it."""
        self._gone: Callable[[], None] = gone
        self._inbox: deque[Message] = deque([{"type": "websocket.connect"}])
        self._outbox: list[str] = []
        """Messages that the client has not confirmed yet."""
        self._received: int = 0
        self._confirmed: int = 0
        self._closed: int | None = None
        """The close code, once it is closed."""
        self._change: asyncio.Event = asyncio.Event()
        """An event that is set and replaced whenever something changes."""
        self._silence: asyncio.TimerHandle | None = None
        self._expect(RETURN)
        self.task: asyncio.Task[None] = asyncio.create_task(self._serve(app, scope))

    async def exchange(self, poll: Poll) -> Polled:
        """Take the client's messages or, if there are none, return the next ones for it, or a sign of life if none
        come. Raises RequestError if messages are missing.
        """
        self._expect(connections.HEARTBEAT + RETURN)
        try:
            if poll.messages:
                await self._until(lambda: len(self._inbox) < AHEAD)
                self._take(poll)
                return Polled([], None)
            self._confirm(poll.received)
            with suppress(TimeoutError):
                async with asyncio.timeout(connections.HEARTBEAT):
                    await self._until(lambda: bool(self._outbox))
            if not self._outbox and self._closed is None:
                self._outbox.append(ALIVE)
            return Polled([*self._outbox], self._closed)
        finally:
            self._expect(RETURN)

    def close(self, code: int) -> None:
        """Close the socket, for the server or for the client."""
        if self._closed is None:
            self._closed = code
        self._tell()

    def _take(self, poll: Poll) -> None:
        """Take the messages that are new: a request may arrive twice."""
        known = self._received - poll.sent
        if known < 0:
            raise _unknown()
        for text in poll.messages[known:]:
            self._inbox.append({"type": "websocket.receive", "text": text})
            self._received += 1
        self._tell()

    def _confirm(self, received: int) -> None:
        new = received - self._confirmed
        if not 0 <= new <= len(self._outbox):
            raise _unknown()
        self._confirmed = received
        del self._outbox[:new]
        self._tell()

    def _expect(self, seconds: float) -> None:
        """Give the client this many seconds for a sign of life."""
        if self._silence is not None:
            self._silence.cancel()
        self._silence = asyncio.get_running_loop().call_later(seconds, self._gone)

    async def _until(self, true: Callable[[], bool]) -> None:
        """Wait until `true` returns True, or the socket is closed."""
        while not true() and self._closed is None:
            await self._change.wait()

    def _tell(self) -> None:
        change, self._change = self._change, asyncio.Event()
        change.set()

    async def _serve(self, app: ASGIApp, scope: Scope) -> None:
        """Let the application serve the socket."""
        path = scope["path"].rpartition("/")[0] + "/socket"
        socket = {key: scope[key] for key in KEPT} | {
            "type": "websocket",
            "scheme": scope["scheme"].replace("http", "ws"),
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "subprotocols": [],
            "state": {},
            "extensions": {SENDING: {"send": self._send_texts}},
        }
        try:
            await app(socket, self._receive, self._send)
        except ClientDisconnected:
            pass
        except Exception:
            logger.exception("a socket over HTTP has failed")
        finally:
            self.close(GONE)

    async def _receive(self) -> Message:
        await self._until(lambda: bool(self._inbox))
        message = self._inbox.popleft() if self._inbox else {"type": "websocket.disconnect", "code": self._closed}
        self._tell()
        return message

    async def _send(self, message: Message) -> None:
        if self._closed is not None:
            # Servers raise this when the client is gone.
            raise ClientDisconnected
        if message["type"] == "websocket.close":
            self.close(message.get("code", CLOSED_NORMALLY))
        elif message["type"] == "websocket.send":
            self._outbox.append(message["text"])
            self._tell()

    async def _send_texts(self, texts: Sequence[str]) -> None:
        """Send messages as soon as the client has the earlier ones. Raises WebSocketDisconnect if it is gone."""
        await self._until(lambda: not self._outbox)
        if self._closed is not None:
            raise WebSocketDisconnect(GONE)
        self._outbox += texts
        self._tell()


class Polling:
    """A server's sockets that are carried by requests."""

    def __init__(self) -> None:
        self._sockets: dict[str, PolledSocket] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self, app: ASGIApp, scope: Scope) -> str:
        """Open a socket; return its id, which only its client knows."""
        id = secrets.token_urlsafe(16)
        socket = self._sockets[id] = PolledSocket(app, scope, lambda: self.end(id, GONE))
        self._tasks.add(socket.task)
        socket.task.add_done_callback(self._tasks.discard)
        return id

    def find(self, id: str, key: str) -> PolledSocket:
        """A socket of the browser with this key. Raises RequestError."""
        socket = self._sockets.get(id)
        if socket is None or socket.key != key:
            raise _unknown()
        return socket

    def end(self, id: str, code: int) -> None:
        """Forget a socket whose client has gone."""
        if socket := self._sockets.pop(id, None):
            socket.close(code)

    def hang_up(self) -> None:
        """Close all sockets, as the server is shutting down; answers to waiting requests tell the clients."""
        for socket in self._sockets.values():
            socket.close(CLOSED_RESTART)

    async def close(self) -> None:
        """Close all sockets, and wait until they have ended."""
        self.hang_up()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=FAREWELL)


def _unknown() -> RequestError:
    return RequestError(404, Refusal("request-polling"))


def _polling(request: Request) -> Polling:
    return cast(Polling, request.app.state.polling)


async def open_polling(request: Request) -> Response:
    """Open a socket at a table, carried by requests."""
    return json_response(OpenedPolling(_polling(request).open(request.app, request.scope)), 201)


async def poll(request: Request) -> Response:
    """Exchange messages over a socket that is carried by requests."""
    socket = _polling(request).find(request.path_params["polling"], request.state.key)
    return json_response(await socket.exchange(await read_body(request, Poll, LONGEST_POLL)))


async def end_polling(request: Request) -> None:
    """Close a socket that is carried by requests."""
    id = request.path_params["polling"]
    _polling(request).find(id, request.state.key)
    _polling(request).end(id, CLOSED_NORMALLY)


async def refuse_upgrade(request: Request) -> Response:
    """Refuse a request for a WebSocket that a proxy has turned into an ordinary request."""
    if headers.value(request.headers, "sec-websocket-key") is not None:
        logger.warning(
            "a WebSocket was requested without an upgrade: the proxy in front of this server does not pass on the "
            "headers Upgrade and Connection (docs/operations.md); pages use long polling instead"
        )
    response = refusal_response(Refusal("request-upgrade"), 426)
    response.headers["Upgrade"] = "websocket"
    return response


ROUTES: Final = [
    Operation("GET", "/api/tables/{id}/socket", refuse_upgrade, Failure, status="426"),
    Operation("POST", "/api/tables/{id}/polling", open_polling, OpenedPolling, status="201"),
    Operation("POST", "/api/tables/{id}/polling/{polling}", poll, Polled, Poll),
    Operation("DELETE", "/api/tables/{id}/polling/{polling}", end_polling),
]
