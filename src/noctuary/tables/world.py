"""The time of the world, by which clocks go: that of the system's clock, which somebody may set anew."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Final

STEADY: Final[int] = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""A clock that nobody sets; it goes on while the machine sleeps."""
NOTICED: Final = 15_000
"""Milliseconds from which on it matters that the clock was set anew."""


def system() -> int:
    """What the system's clock says, in milliseconds."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Milliseconds since some moment."""
    return time.clock_gettime_ns(STEADY) // 1_000_000


class World:
    """Time as it goes on from what the system's clock said, until that is looked at again."""

    def __init__(self) -> None:
        self._begun: int = system() - steady()

    def now(self) -> int:
        """The time of the world in milliseconds."""
        return steady() + self._begun

    def set_right(self) -> int:
        """Go by the system's clock again. Gives by how much that was set anew since, 0 if nobody notices."""
        before, self._begun = self._begun, system() - steady()
        jump = self._begun - before
        return jump if abs(jump) > NOTICED else 0


WORLD: Final = World()


def wall() -> int:
    """The time of the world in milliseconds."""
    return WORLD.now()


def now() -> str:
    """The time as it is stored."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
