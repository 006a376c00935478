"""Limits on connections: how many there may be, and how long one may make the server wait. uvicorn limits neither."""

from __future__ import annotations

import asyncio
import math
import random
import socket
from collections.abc import Sequence
from functools import lru_cache, partial
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final, cast

import h11
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from noctuary.server.door.errors import TooMuch, refusal_response
from noctuary.server.door.limits import HERE, Limits, counted
from noctuary.server.wire.messages import LONGEST_MESSAGE, Alive, encode

AHEAD: Final = 4
"""WebSocket messages that may be queued before reading pauses."""
FRAMES: Final = 32
"""How many encoded messages are cached."""
SENDING: Final = "noctuary.send"
"""The ASGI extension through which sockets send texts."""
GONE: Final = 1006
SHORT: Final = 125
"""The greatest length of a frame that one byte can hold; 126 there means that two bytes follow, 127 that eight do."""
HEARTBEAT: Final = 4.0
"""Seconds between two signs of life from the server."""
SIGN_OF_LIFE: Final = 7.0
"""Seconds of silence after which a socket is dropped: others learn within ten seconds that somebody is away."""
STOOD_STILL: Final = 1.0
"""If a sign of life is this many seconds late, the whole server has stood still, and heard nobody."""
SPARE: Final = 256
"""Open files for anything but connections, and for connections that are being closed."""


class Door:
    """Admits connections while there is room. If there is none, the oldest connection that has not sent a request is
    closed, or else one of the address that has the most.
    """

    def __init__(self, limits: Limits, proxies: Sequence[str]) -> None:
        """`proxies`: addresses and networks that many clients share."""
        wanted = _allow_files(limits.connections + SPARE)
        self.patience: Final = limits.patience
        self.most: Final = max(wanted - SPARE, wanted // 4)
        self._most_of_address: int = limits.connections_of_address
        self._proxies: list[IPv4Network | IPv6Network] = [ip_network(proxy) for proxy in proxies]
        self._of_address: dict[str, dict[Connection, None]] = {}
        """Connections by address, oldest first."""
        self._silent: dict[Connection, None] = {}
        """Connections that have not sent a request yet, oldest first."""
        self._full: bytes = _answer(TooMuch("request-too-many", limits.patience))

    def protocol(self) -> type[asyncio.Protocol]:
        """The factory that uvicorn calls for each connection."""
        return cast(type[asyncio.Protocol], partial(Connection, self))

    def enter(self, connection: Connection) -> None:
        """Register a new connection; if there is no room, send it a refusal and close it."""
        mine = self._of_address.setdefault(connection.address, {})
        mine[connection] = None
        crowded = len(connection.connections) > self.most
        if crowded and (other := self._dispensable(mine)) is not None:
            self._silent.pop(other, None)
            other.transport.abort()
            crowded = False
        if crowded or (len(mine) > self._most_of_address and not self._is_shared(connection)):
            connection.transport.write(self._full)
            connection.transport.close()
        self._silent[connection] = None

    def _dispensable(self, mine: dict[Connection, None]) -> Connection | None:
        """The connection to close for a new one from the address with the connections `mine`: the oldest that
        has not sent a request, or else the oldest of the address with the most.
        """
        if self._silent:
            return next(iter(self._silent))
        most = max(self._of_address.values(), key=len)
        return next(iter(most)) if len(most) > len(mine) else None

    def spoke(self, connection: Connection) -> None:
        """Note that a connection has sent its first request."""
        self._silent.pop(connection, None)

    def _is_shared(self, connection: Connection) -> bool:
        """Whether several clients share this connection's address."""
        address = connection.address
        return address in HERE or any(ip_address(address) in network for network in self._proxies)

    def leave(self, connection: Connection) -> None:
        """Unregister a connection that is closed or has become a WebSocket."""
        self._silent.pop(connection, None)
        mine = self._of_address.get(connection.address, {})
        mine.pop(connection, None)
        if not mine:
            self._of_address.pop(connection.address, None)


class Connection(H11Protocol):
    """An HTTP connection. It is closed if it makes the server wait too long: for a complete request head, for more of a
    body, or for the client to read the response.
    """

    def __init__(self, door: Door, **arguments: Any) -> None:
        super().__init__(**arguments)
        self._door: Door = door
        self._timer: asyncio.TimerHandle | None = None
        self._seen: tuple[object, int, int] | None = None
        """The progress at the last check, if the server was waiting."""
        self._taken: int = 0
        self.address: str = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Register the connection."""
        super().connection_made(transport)
        self.address = counted(self.client[0]) if self.client else ""
        self._timer = self.loop.call_later(self._door.patience, self._look)
        self._door.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Unregister the connection."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Continue with the request."""
        if self.conn.their_state is h11.SEND_BODY:
            self._taken += len(data)
        super().data_received(data)
        if self.cycle is not None:
            self._door.spoke(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket protocol."""
        self._leave()
        # By default, up to 256 KB are read at once, which is thousands of messages.
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LONGEST_MESSAGE)
        super().handle_websocket_upgrade(event)

    def _leave(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._door.leave(self)

    def _look(self) -> None:
        unread = self.transport.get_write_buffer_size()
        # After a response, uvicorn itself waits for the first byte of the next request.
        asked = self.conn.their_state is h11.SEND_BODY or (
            self.conn.their_state is h11.IDLE and self.timeout_keep_alive_task is None
        )
        waiting = unread or (asked and not self.flow.read_paused)
        now = (self.cycle, self._taken, unread) if waiting else None
        if now is not None and (now == self._seen or self.cycle is None):
            self.transport.abort()
            return
        self._seen = now
        self._timer = self.loop.call_later(self._door.patience, self._look)


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that goes on reading while few messages are queued. uvicorn would pause after each, with two system
    calls.

    Every few seconds it sends a ping, which browsers answer by themselves even for pages in the background, and a
    message, as scripts do not see pings. uvicorn's own pings take four times as long to notice a lost client, and come
    all at once when many have connected at once.
    """

    _heard: float = 0.0
    """When something was last received, by the loop's clock."""
    _whole: bool | None = None
    """Whether the data received since the handshake ends with a whole frame; None before the handshake."""

    def start_keepalive(self) -> None:
        """Send signs of life from now on."""
        self._heard = self.loop.time()
        self.ping_timer = self.loop.call_later(random.random() * HEARTBEAT, self._show_life, math.inf)

    def _show_life(self, due: float) -> None:
        """Send a sign of life, or drop a socket that has sent none, with whatever still waits to be sent to it. A
        socket with unread messages is alive.
        """
        now = self.loop.time()
        if self.read_paused or now > due + STOOD_STILL:
            self._heard = now
        if now - self._heard > SIGN_OF_LIFE:
            self.transport.abort()
            return
        self.transport.write(LIFE)
        self.ping_timer = self.loop.call_later(HEARTBEAT, self._show_life, now + HEARTBEAT)

    def data_received(self, data: bytes) -> None:
        """Handle received data. Most of it is answers to pings, which are recognised without the parser."""
        self._heard = self.loop.time()
        if self._whole and len(data) == PONG and data[0] == FIN | Opcode.PONG:
            return
        self._whole = _is_whole(data) if self._whole else self._whole is None
        super().data_received(data)

    async def run_asgi(self) -> None:
        """Let the application serve the socket, with a fast path for sending texts that skips the middleware."""
        self.scope["extensions"][SENDING] = {"send": self.send_texts}
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][SENDING]

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up, breaking reference cycles so that no garbage collection is needed."""
        super().connection_lost(exc)
        self.conn.parser.close()

    async def send_texts(self, texts: Sequence[str]) -> None:
        """Send messages as soon as the client can take them. Raises WebSocketDisconnect if it is gone."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise WebSocketDisconnect(GONE)
        self.transport.write(b"".join(map(_frame, texts)))

    def send_receive_event_to_app(self) -> None:
        """Queue a message; keep reading while the queue is short."""
        reading = not self.read_paused and self.queue.qsize() < AHEAD
        self.read_paused |= reading
        # Whoever reads the message refuses what is not UTF-8; uvicorn would log its own error, with a traceback.
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()
        self.read_paused &= not reading


def _allow_files(wanted: int) -> int:
    """Raise the limit of open files to `wanted` if possible; return how many of `wanted` are allowed."""
    try:
        import resource
    except ImportError:
        # Windows has no such limit.
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        wanted = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


@lru_cache(maxsize=FRAMES)
def _frame(text: str) -> bytes:
    """A message as a WebSocket frame; cached, as many sockets are sent the same view."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


LIFE: Final = Frame(Opcode.PING, b"").serialize(mask=False) + _frame(encode(Alive()))
PONG: Final = 6
"""The length of an answer to a ping without data: two bytes, and the mask."""
FIN: Final = 0x80


def _is_whole(data: bytes) -> bool:
    """Whether `data` consists of whole frames from a client; False if one is too long for a two-byte length."""
    end = 0
    while end + 2 <= len(data):
        length, end = data[end + 1] & 0x7F, end + 6
        if length > SHORT:
            length, end = int.from_bytes(data[end - 4 : end - 2]) if length == SHORT + 1 else len(data), end + 2
        end += length
    return end == len(data)


def _answer(refusal: TooMuch) -> bytes:
    """`refusal` as the bytes of a response after which the connection is closed."""
    answer = refusal_response(refusal, 503)
    head = [b"HTTP/1.1 503 Service Unavailable", *(b": ".join(pair) for pair in answer.raw_headers)]
    return b"\r\n".join([*head, b"connection: close", b"", bytes(answer.body)])
