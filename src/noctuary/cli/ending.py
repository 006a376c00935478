"""The program from its first moment, and how signals end it: all of them as Ctrl+C does, so that what was played is
kept and what was started is ended.

The exit code is then 128 and the number of the signal, as shells have it. What is ignored when the program begins, such
as SIGHUP under nohup, stays ignored.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from types import FrameType
from typing import Final

SIGNALS: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
]
"""As far as the system has them."""
LAST_RESORT: Final = 10.0
"""Seconds after which the program ends whatever it still waits for."""

_over: bool = False
"""Whether the command has ended, and nothing is left to do but tidying up."""


class Stopped(KeyboardInterrupt):
    """A signal ends the program. Notes say what was kept."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number: int = number


def main() -> int:
    """Run the command line; its exit code."""
    leave_to(_stop)
    try:
        # Only now: it takes its time.
        from noctuary.cli.main import main as command

        return command()
    except KeyboardInterrupt as end:
        return 128 + getattr(end, "number", signal.SIGINT)
    finally:
        global _over
        _over = True


def leave_to(handler: Callable[[int, FrameType | None], None]) -> None:
    """Let `handler` hear all signals but those that are ignored."""
    for number in SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, handler)


def _stop(number: int, frame: FrameType | None) -> None:
    # Once is enough: what ends now is not to be disturbed.
    for one in SIGNALS:
        signal.signal(one, signal.SIG_IGN)
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, lambda *_: os._exit(128 + number))
        signal.setitimer(signal.ITIMER_REAL, LAST_RESORT)
    if not _over:
        raise Stopped(number)
