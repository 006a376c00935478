"""Wall-clock time, in milliseconds: that of the system's clock, which somebody may set to another time."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Final

STEADY: Final[int] = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""A clock that nobody sets; it goes on while the machine sleeps."""
NOTICED: Final = 15_000
"""Milliseconds by which the system's clock must have been set to matter."""


def system_ms() -> int:
    """What the system's clock says, in milliseconds."""
    return time.time_ns() // 1_000_000


def steady_ms() -> int:
    """Milliseconds since some moment."""
    return time.clock_gettime_ns(STEADY) // 1_000_000


class WallClock:
    """What the system's clock said once, and the time that has passed since, until that clock is read again."""

    def __init__(self) -> None:
        self._begun: int = system_ms() - steady_ms()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return steady_ms() + self._begun

    def set_right(self) -> int:
        """Read the system's clock again. Gives by how many milliseconds it was set since; 0 if that is too little to
        matter.
        """
        before, self._begun = self._begun, system_ms() - steady_ms()
        jump = self._begun - before
        return jump if abs(jump) > NOTICED else 0


WALL_CLOCK: Final = WallClock()


def now_ms() -> int:
    """Milliseconds since 1970."""
    return WALL_CLOCK.now()


def timestamp() -> str:
    """The time as it is stored."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
