"""The process of an external bot, which exchanges lines of JSON.

One loop writes to the process and reads its answers and error output, so that neither side can block the other,
whatever the process does with its three streams.
"""

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

from noctuary.kernel.base.messages import Argument, Message, beginning

MEMORY: Final = 2 << 30
"""Memory limit of a bot, in bytes of data."""
LONGEST: Final = 1 << 16
"""Maximum length of an answer, in bytes."""
KEPT: Final = 2000
"""Bytes of the error output that are kept, of which the last lines are reported."""
LINES: Final = 5
LINE: Final = 200
"""Maximum length of each line, in characters."""
DRAINED: Final = 64
"""Maximum number of chunks of the error output read after a fault, since it may never end."""
FAREWELL: Final = 0.5
"""Seconds for a bot to end by itself."""
LAUNCH: Final = Path(__file__).with_name("launch.py")


class Fault(Exception):
    """A failure of a bot. `said`: the end of its error output."""

    def __init__(self, what: Message, said: str = "") -> None:
        super().__init__(str(what))
        self.what: Message = what
        self.said: str = said


class Process:
    """A running bot, to be killed (`kill`) after a Fault. `name`, `seconds`: its name and time limit, for messages."""

    def __init__(self, name: str, command: list[str], seconds: float) -> None:
        self._about: dict[str, Argument] = {"bot": name, "seconds": f"{seconds:g}"}
        # In a session of its own, so that Ctrl+C does not reach the bot, and its child processes can be ended with it.
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
        """Write a message. Raises Fault if it is not read before the time `until` (`time.monotonic`)."""
        self._unsent += json.dumps(message, separators=(",", ":")).encode() + b"\n"
        if self._in not in self._selector.get_map():
            self._selector.register(self._in, selectors.EVENT_WRITE)
        while self._unsent:
            self._exchange(until)

    def ask(self, message: dict[str, Any], until: float) -> dict[str, Any]:
        """The answer to a message. Raises Fault if there is none before `until`, or if it is not an object."""
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
        """Ask the process to end, and kill it if it does not."""
        # A signal may have interrupted an earlier operation half way.
        with suppress(Exception):
            self.tell({"type": "quit"}, time.monotonic() + FAREWELL)
        self._streams[0].close()
        with suppress(subprocess.TimeoutExpired):
            self._popen.wait(FAREWELL)
        self.kill()

    def kill(self) -> None:
        """Kill the process and its child processes."""
        if sys.platform == "linux":
            # The launcher kills descendants that have left the process group.
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
        """A Fault with the last lines of the error output, including what has not been read yet."""
        for _ in range(DRAINED):
            if self._err not in self._selector.get_map() or not self._read(self._err, self._said):
                break
        lines = self._said.decode(errors="replace").split("\n")
        said = "\n".join([line.rstrip()[-LINE:] for line in lines if line.strip()][-LINES:])
        return Fault(Message(id, {**self._about, **arguments}), said)

    def _exchange(self, until: float) -> None:
        """Wait until something can be written or read, and do so. Raises Fault after `until`."""
        rest = until - time.monotonic()
        if rest <= 0:
            raise self.fault("bot-late")
        ready = [key.fd for key, _ in self._selector.select(rest)]
        if self._in in ready:
            self._write()
        if self._err in ready:
            self._read(self._err, self._said)
        if self._out in ready and not self._read(self._out, self._received):
            raise self.explain_end()
        if len(self._received) > LONGEST:
            raise self.fault("bot-garbage", text=readable(self._received))

    def _write(self) -> None:
        try:
            del self._unsent[: os.write(self._in, self._unsent)]
        except BrokenPipeError:
            # Reading will report why the process has ended.
            self._unsent.clear()
        if not self._unsent:
            self._selector.unregister(self._in)

    def _read(self, file: int, into: bytearray) -> bool:
        """Read into a buffer; return whether there was anything. Stops watching the file at its end."""
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

    def explain_end(self) -> Fault:
        """The Fault for a closed output, with the exit status if the process has ended."""
        try:
            code = self._popen.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return self.fault("bot-closed")
        return self.fault("bot-exit", number=code) if code >= 0 else self.fault("bot-signal", number=-code)


def readable(line: bytes | bytearray) -> str:
    """The output of a bot as text, shortened."""
    return beginning(line.decode(errors="replace").strip())
