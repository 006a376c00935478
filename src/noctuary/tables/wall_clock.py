"""Wall-clock time in milliseconds, protected against changes of the system clock."""

import time
from datetime import UTC, datetime
from typing import Final

STEADY: Final[int] = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""A clock that cannot be set and goes on while the machine sleeps."""
NOTICED: Final = 15_000
"""Milliseconds; smaller changes of the system clock are ignored."""


def system_ms() -> int:
    """The system clock's time, in milliseconds."""
    return time.time_ns() // 1_000_000


def steady_ms() -> int:
    """The milliseconds since some fixed moment."""
    return time.clock_gettime_ns(STEADY) // 1_000_000


class WallClock:
    """The system clock's time when last read, plus the time that has passed since."""

    def __init__(self) -> None:
        self._begun: int = system_ms() - steady_ms()

    def now(self) -> int:
        """The milliseconds since 1970."""
        return steady_ms() + self._begun

    def set_right(self) -> int:
        """Read the system clock again; return the change in milliseconds, 0 if it is too little to matter."""
        before, self._begun = self._begun, system_ms() - steady_ms()
        jump = self._begun - before
        return jump if abs(jump) > NOTICED else 0


WALL_CLOCK: Final = WallClock()


def now_ms() -> int:
    """The milliseconds since 1970."""
    return WALL_CLOCK.now()


def moment(text: str) -> datetime:
    """A stored time; the present if it is damaged."""
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return datetime.now(UTC)


def timestamp() -> str:
    """The present time as it is stored."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
