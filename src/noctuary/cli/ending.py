"""The entry point of the program, and how signals end it: they all act like Ctrl+C, so that games are saved and child
processes ended.

The exit code is then 128 plus the number of the signal, as in shells. Signals ignored when the program starts, such as
SIGHUP under nohup, stay ignored.
"""

import os
import signal
import sys
from contextlib import suppress
from types import FrameType
from typing import Final

from noctuary.cli.parts.signals import SIGNALS, leave_to
from noctuary.cli.parts.version import VERSION

LAST_RESORT: Final = 10.0
"""Seconds after a signal until the program exits unconditionally."""

_over: bool = False
"""Whether the command has ended and only the cleanup remains."""


class Stopped(KeyboardInterrupt):
    """Raised by a signal that ends the program. Its notes say what was saved."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number: int = number


def main() -> int:
    """Run the command line; return the exit code."""
    if sys.argv[1:] == ["--version"]:
        # Everything else is slow to import, and needed only to say why the output cannot be written.
        with suppress(OSError):
            os.write(1, f"{VERSION}\n".encode())
            return 0
    leave_to(_stop)
    try:
        # Imported here because it is slow: signals must be handled before.
        from noctuary.cli.main import main as command

        return command()
    except KeyboardInterrupt as end:
        return 128 + getattr(end, "number", signal.SIGINT)
    finally:
        global _over
        _over = True


def _stop(number: int, frame: FrameType | None) -> None:
    # Ignore further signals, so that the cleanup is not interrupted.
    for one in SIGNALS:
        signal.signal(one, signal.SIG_IGN)
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, lambda *_: os._exit(128 + number))
        signal.setitimer(signal.ITIMER_REAL, LAST_RESORT)
    if not _over:
        raise Stopped(number)
