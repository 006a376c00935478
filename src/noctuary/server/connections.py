"""Connections: how many there may be, and how long one may keep the server waiting. uvicorn limits neither."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache, partial
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final, cast

import h11
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from noctuary.server.errors import TooMuch, refusal_response
from noctuary.server.limits import HERE, Limits, counted
from noctuary.server.wire.messages import LONGEST_MESSAGE

AHEAD: Final = 4
"""Messages of a socket that may wait before no more is read."""
FRAMES: Final = 32
"""Messages of which it is remembered how they are sent."""
SENDING: Final = "noctuary.send"
"""The ASGI extension by which sockets send texts."""
GONE: Final = 1006
SPARE: Final = 256
"""Files that the server opens besides connections, and connections that are being closed."""


class Door:
    """Lets connections in as long as there is room. If there is none left, whoever has not even said what he wants goes
    first.
    """

    def __init__(self, limits: Limits, proxies: Sequence[str]) -> None:
        """`proxies`: addresses and networks from which many people come."""
        wanted = _allowed(limits.connections + SPARE)
        self.patience: Final = limits.patience
        self._most: int = max(wanted - SPARE, wanted // 4)
        self._most_of_address: int = limits.connections_of_address
        self._proxies: list[IPv4Network | IPv6Network] = [ip_network(one) for one in proxies]
        self._by_address: Counter[str] = Counter()
        self._silent: dict[Connection, None] = {}
        """Those that have not made a request yet, oldest first."""
        self._full: bytes = _answer(TooMuch("request-too-many", limits.patience))

    def protocol(self) -> type[asyncio.Protocol]:
        """What uvicorn makes for each connection."""
        return cast(type[asyncio.Protocol], partial(Connection, self))

    def enter(self, connection: Connection) -> None:
        """A connection has been made; without room it is answered so, and closed."""
        self._by_address[connection.address] += 1
        crowded = len(connection.connections) > self._most
        if crowded and self._silent:
            longest = next(iter(self._silent))
            del self._silent[longest]
            longest.transport.abort()
            crowded = False
        if crowded or (self._by_address[connection.address] > self._most_of_address and not self._shared(connection)):
            connection.transport.write(self._full)
            connection.transport.close()
        self._silent[connection] = None

    def spoke(self, connection: Connection) -> None:
        """It has made its first request."""
        self._silent.pop(connection, None)

    def _shared(self, connection: Connection) -> bool:
        """Whether others come from the same address."""
        address = connection.address
        return address in HERE or any(ip_address(address) in network for network in self._proxies)

    def leave(self, connection: Connection) -> None:
        """It is gone, or has become a socket."""
        self._silent.pop(connection, None)
        self._by_address[connection.address] -= 1
        if not self._by_address[connection.address]:
            del self._by_address[connection.address]


class Connection(H11Protocol):
    """A connection of HTTP, closed when it keeps the server waiting: for the whole head of a request, for more of a
    body, or for somebody to read the answer.
    """

    def __init__(self, door: Door, **arguments: Any) -> None:
        super().__init__(**arguments)
        self._door: Door = door
        self._timer: asyncio.TimerHandle | None = None
        self._seen: tuple[object, int, int] | None = None
        """How far it was at the last look, if the server was waiting."""
        self._taken: int = 0
        self.address: str = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in."""
        super().connection_made(transport)
        self.address = counted(self.client[0]) if self.client else ""
        self._timer = self.loop.call_later(self._door.patience, self._look)
        self._door.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Go on with the request."""
        if self.conn.their_state is h11.SEND_BODY:
            self._taken += len(data)
        super().data_received(data)
        if self.cycle is not None:
            self._door.spoke(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave it to whoever looks after sockets."""
        self._leave()
        # Up to 256 KB are read in one go, which are thousands of messages.
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LONGEST_MESSAGE)
        super().handle_websocket_upgrade(event)

    def _leave(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._door.leave(self)

    def _look(self) -> None:
        unread = self.transport.get_write_buffer_size()
        # After an answer uvicorn itself waits for the next request, until its first byte.
        asked = self.conn.their_state is h11.SEND_BODY or (
            self.conn.their_state is h11.IDLE and self.timeout_keep_alive_task is None
        )
        waiting = unread or (asked and not self.flow.read_paused)
        found = (self.cycle, self._taken, unread) if waiting else None
        if found is not None and (found == self._seen or self.cycle is None):
            self.transport.abort()
            return
        self._seen = found
        self._timer = self.loop.call_later(self._door.patience, self._look)


class Socket(WebSocketsSansIOProtocol):
    """A socket. uvicorn would stop reading after every message, and ask the kernel for that and for going on."""

    async def run_asgi(self) -> None:
        """Let the application serve it. What it sends there all the time need not pass through every layer."""
        self.scope["extensions"][SENDING] = {"send": self.send_texts}
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][SENDING]

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone, and leaves nothing behind that only a look through everything that lives would find."""
        super().connection_lost(exc)
        self.conn.parser.close()

    async def send_texts(self, texts: Sequence[str]) -> None:
        """Send messages as soon as the client can take them. Raises WebSocketDisconnect if it is gone."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise WebSocketDisconnect(GONE)
        self.transport.write(b"".join(map(_framed, texts)))

    def send_receive_event_to_app(self) -> None:
        """Take a message; go on reading as long as few wait."""
        reading = not self.read_paused and self.queue.qsize() < AHEAD
        self.read_paused |= reading
        super().send_receive_event_to_app()
        self.read_paused &= not reading


def _allowed(wanted: int) -> int:
    """How many of so many files the process may open; at most all."""
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
def _framed(text: str) -> bytes:
    """A message as it goes over the line; many sockets are sent the same view."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def _answer(refusal: TooMuch) -> bytes:
    """`refusal` as the bytes of an answer after which the connection is closed."""
    answer = refusal_response(refusal, 503)
    head = [b"HTTP/1.1 503 Service Unavailable", *(b": ".join(pair) for pair in answer.raw_headers)]
    return b"\r\n".join([*head, b"connection: close", b"", bytes(answer.body)])
