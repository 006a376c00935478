"""The signals that end the program."""

import signal
from collections.abc import Callable
from types import FrameType
from typing import Final

SIGNALS: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
]
"""The signals that end the program, of those that the system has."""


def leave_to(handler: Callable[[int, FrameType | None], None]) -> None:
    """Let `handler` handle all SIGNALS except those that are ignored."""
    for number in SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, handler)
