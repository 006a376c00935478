"""The process of a bot, which is told and asked things in lines of JSON.

One loop writes to it, reads its answers and its error output: whatever the process does with its three streams, it
never waits for us while we wait for it.
"""

from __future__ import annotations

import json
import os
import selectors
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

from noctuary.kernel.messages import Argument, Message, beginning

MEMORY: Final = 2 << 30
"""Bytes of data that a bot may hold."""
LONGEST: Final = 1 << 16
"""Bytes of an answer."""
KEPT: Final = 2000
"""Bytes of the error output that are kept, of which the last lines are told."""
LINES: Final = 5
LINE: Final = 200
"""Characters of each of them."""
DRAINED: Final = 64
"""Pieces of it that are read when something has gone wrong: there may be no end of it."""
FAREWELL: Final = 0.5
"""Seconds that a bot gets to end by itself."""
LAUNCH: Final = Path(__file__).with_name("launch.py")


class Fault(Exception):
    """What a bot did wrong. `said`: the end of its error output."""

    def __init__(self, what: Message, said: str = "") -> None:
        super().__init__(str(what))
        self.what: Message = what
        self.said: str = said


class Process:
    """A running bot. Whoever gets a Fault from it ends it by `kill`. `name`, `seconds`: as faults call it, and the time
    it has.
    """

    def __init__(self, name: str, command: list[str], seconds: float) -> None:
        self._about: dict[str, Argument] = {"bot": name, "seconds": f"{seconds:g}"}
        # In a session of its own, so that Ctrl+C is not for the bot, and its own processes can be ended with it.
        self._popen: subprocess.Popen[bytes] = subprocess.Popen(
            [sys.executable, "-I", "-S", str(LAUNCH), str(os.getpid()), str(MEMORY), *command],
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._streams: list[IO[bytes]] = [
            stream for stream in (self._popen.stdin, self._popen.stdout, self._popen.stderr) if stream
        ]
        self._in, self._out, self._err = (stream.fileno() for stream in self._streams)
        for file in (self._in, self._out, self._err):
            os.set_blocking(file, False)
        self._selector: selectors.BaseSelector = selectors.DefaultSelector()
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)
        self._unsent: bytearray = bytearray()
        self._received: bytearray = bytearray()
        self._said: bytearray = bytearray()

    def tell(self, message: dict[str, Any], until: float) -> None:
        """Write a message. Raises Fault if the process has not taken it at the time `until` (`time.monotonic`)."""
        self._unsent += json.dumps(message, separators=(",", ":")).encode() + b"\n"
        if self._in not in self._selector.get_map():
            self._selector.register(self._in, selectors.EVENT_WRITE)
        while self._unsent:
            self._exchange(until)

    def ask(self, message: dict[str, Any], until: float) -> dict[str, Any]:
        """What it answers to a message. Raises Fault if no answer comes until then, or none that is an object."""
        while self._selector.select(0):
            self._exchange(until)
        if self._received:
            raise self.fault("bot-unasked", text=readable(self._received))
        self.tell(message, until)
        while b"\n" not in self._received:
            self._exchange(until)
        line, _, self._received = self._received.partition(b"\n")
        with suppress(ValueError, RecursionError):
            answer = json.loads(line)
            if isinstance(answer, dict):
                return answer
        raise self.fault("bot-garbage", text=readable(line))

    def quit(self) -> None:
        """Ask it to end, and end it if it does not."""
        # A signal may have broken off whatever was done before, in the middle.
        with suppress(Exception):
            self.tell({"type": "quit"}, time.monotonic() + FAREWELL)
        self._streams[0].close()
        with suppress(subprocess.TimeoutExpired):
            self._popen.wait(FAREWELL)
        self.kill()

    def kill(self) -> None:
        """End it and the processes it has started."""
        if sys.platform == "linux":
            # What has left its group is ended by what has launched it.
            self._popen.terminate()
            with suppress(subprocess.TimeoutExpired):
                self._popen.wait(FAREWELL)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._popen.pid, signal.SIGKILL)
        self._popen.wait()
        self._selector.close()
        for stream in self._streams:
            stream.close()

    def fault(self, id: str, **arguments: Argument) -> Fault:
        """What it did wrong, with the last lines of its error output, those still on their way included."""
        for _ in range(DRAINED):
            if self._err not in self._selector.get_map() or not self._read(self._err, self._said):
                break
        lines = self._said.decode(errors="replace").split("\n")
        said = "\n".join([line.rstrip()[-LINE:] for line in lines if line.strip()][-LINES:])
        return Fault(Message(id, {**self._about, **arguments}), said)

    def _exchange(self, until: float) -> None:
        """Write and read what can be written and read, waiting for it. Raises Fault if it is late."""
        rest = until - time.monotonic()
        if rest <= 0:
            raise self.fault("bot-late")
        ready = [key.fd for key, _ in self._selector.select(rest)]
        if self._in in ready:
            self._write()
        if self._err in ready:
            self._read(self._err, self._said)
        if self._out in ready and not self._read(self._out, self._received):
            raise self._ended()
        if len(self._received) > LONGEST:
            raise self.fault("bot-garbage", text=readable(self._received))

    def _write(self) -> None:
        try:
            del self._unsent[: os.write(self._in, self._unsent)]
        except BrokenPipeError:
            # Why it has ended is seen where it is read.
            self._unsent.clear()
        if not self._unsent:
            self._selector.unregister(self._in)

    def _read(self, file: int, into: bytearray) -> bool:
        """Whether there was something to read; at the end the file is not looked at any more."""
        try:
            data = os.read(file, LONGEST)
        except BlockingIOError:
            return False
        into += data
        if file == self._err:
            del into[:-KEPT]
        if not data:
            self._selector.unregister(file)
        return bool(data)

    def _ended(self) -> Fault:
        """It has closed its output: how it ended, if it did."""
        try:
            code = self._popen.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return self.fault("bot-closed")
        return self.fault("bot-exit", number=code) if code >= 0 else self.fault("bot-signal", number=-code)


def readable(line: bytes | bytearray) -> str:
    """The beginning of what it wrote."""
    return beginning(line.decode(errors="replace").strip())
