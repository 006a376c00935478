"""A line between clients and a server that tests can disturb: it swallows, delays or cuts what goes over it."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import suppress

BYTES = 65536


class Line:
    """A TCP proxy on a port of its own."""

    def __init__(self, port: int) -> None:
        """`port`: where the server listens on this machine."""
        self._to = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.delay: float = 0.0
        """Seconds for which everything is held back, in both directions."""
        self._dead: bool = False
        self._pairs: list[Pair] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def swallow(self) -> None:
        """Let nothing through any more and close nothing, as if a cable was pulled."""
        self._dead = True
        for pair in self._pairs:
            pair.dead = True

    def restore(self) -> None:
        """Let new connections through. Those of which bytes were swallowed stay dead."""
        self._dead = False

    def cut(self) -> None:
        """Close all connections."""
        for pair in self._pairs:
            pair.close()

    def close(self) -> None:
        self._listener.close()
        self.cut()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                pair = Pair(self, near, socket.create_connection(("127.0.0.1", self._to)))
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
        for ends in (self._ends, self._ends[::-1]):
            threading.Thread(target=self._pass, args=ends, daemon=True).start()

    def close(self) -> None:
        for end in self._ends:
            # Wakes the thread that reads from it.
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(BYTES):
                time.sleep(self._line.delay)
                if not self.dead:
                    target.sendall(data)
        if not self.dead:
            self.close()
