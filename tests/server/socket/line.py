"""A line between clients and a server that tests can disturb: it swallows, delays, slows down or cuts what goes over
it, passes on no WebSockets, or leads to a site under a path, as a proxy may.
"""

import re
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress

REQUEST = re.compile(rb"([A-Z]+ )(/\S*)( HTTP/1\.1\r\n)")
UPGRADE = re.compile(rb"(?i)(upgrade|connection): [^\r]*\r\n")
PROXY = "127.0.0.2"
"""The address that lines come from."""


class Line:
    """A TCP proxy on a port of its own."""

    def __init__(self, port: int, path: str = "") -> None:
        """`port`: where the server listens on this machine; `path`: the beginning of paths that is cut off."""
        self._to = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.delay: float = 0.0
        """Seconds for which everything is held back, in both directions."""
        self.rate: float = float("inf")
        """Bytes a second in each direction of a connection."""
        self.upgrades: bool = True
        """Whether WebSockets are passed on."""
        self.path: str = path
        self.strays: list[str] = []
        """The paths of requests beside `path`."""
        self._dead: bool = False
        self._pairs: list[Pair] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def swallow(self) -> None:
        """Let nothing through any more and close nothing, as if a cable was pulled."""
        self._dead = True
        for pair in self._pairs:
            pair.dead = True

    def restore(self) -> None:
        """Let new connections through. Those that have lost bytes stay dead."""
        self._dead = False

    def cut(self) -> None:
        """Close all connections."""
        for pair in self._pairs:
            pair.close()

    def close(self) -> None:
        self._listener.close()
        self.cut()

    def forward(self, data: bytes) -> bytes:
        """Return what the server is sent for these bytes: requests as a proxy changes them. Each request begins a new
        packet, as clients wait for the answer to the one before.
        """
        request = REQUEST.match(data)
        if request is None:
            return data
        method, path, version = request.groups()
        head, end, body = data[request.end() :].partition(b"\r\n\r\n")
        head += b"\r\n"
        if not self.upgrades:
            head = UPGRADE.sub(b"", head)
        if self.path:
            if not path.startswith(self.path.encode() + b"/"):
                self.strays.append(path.decode())
            path = path.removeprefix(self.path.encode())
            head += f"X-Forwarded-Prefix: {self.path}\r\n".encode()
        return method + path + version + head + end.removeprefix(b"\r\n") + body

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                far = socket.create_connection(("127.0.0.1", self._to), source_address=(PROXY, 0))
                pair = Pair(self, near, far)
                pair.dead = self._dead
                self._pairs.append(pair)
                pair.start()


class Pair:
    """A connection through a line: its two ends, and a thread for each direction."""

    def __init__(self, line: Line, near: socket.socket, far: socket.socket) -> None:
        self._line = line
        self._ends = near, far
        self.dead: bool = False

    def start(self) -> None:
        near, far = self._ends
        threading.Thread(target=self._pass, args=(near, far, self._line.forward), daemon=True).start()
        threading.Thread(target=self._pass, args=(far, near, bytes), daemon=True).start()

    def close(self) -> None:
        for end in self._ends:
            # Wakes the thread that reads from it.
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _pass(self, source: socket.socket, target: socket.socket, change: Callable[[bytes], bytes]) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                time.sleep(self._line.delay + len(data) / self._line.rate)
                if not self.dead:
                    target.sendall(change(data))
        if not self.dead:
            self.close()
