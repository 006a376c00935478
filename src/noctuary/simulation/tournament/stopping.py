"""When enough has been played."""

from __future__ import annotations

from math import log, log1p, sqrt
from typing import Final

ERROR: Final = 0.05
"""How often a wrong decision is made at most, however long it is waited for."""
BOLDEST: Final = 0.75
"""The part of its wealth that a judge bets at most."""


class TableJudge:
    """Decides whether the expected share (0 to 1) is above or below `threshold`, looking after every deal.

    It bets against "not above" and "not below" (Waudby-Smith and Ramdas, "Estimating means of bounded random variables
    by betting", 2023). As long as the shares of deals are independent, a wrong one of these makes it 40 times as rich
    with a probability of 1/40 at most, at whatever time one looks; so it may stop as soon as one does. Without
    a threshold it never decides.
    """

    def __init__(self, threshold: float | None) -> None:
        self.threshold: float | None = threshold
        self.verdict: int = 0
        """1: above, -1: below, 0: open."""
        self._wealth: dict[int, float] = {1: 0.0, -1: 0.0}
        """Logarithms."""
        self._seen: int = 0
        self._sum: float = 0.5
        self._squares: float = 0.25

    @property
    def open(self) -> bool:
        """Whether it has not decided."""
        return self.verdict == 0

    def add(self, share: float | None) -> None:
        """Look at the next deal; None: nobody has won there."""
        if self.threshold is None or share is None:
            return
        self._seen += 1
        variance = self._squares / self._seen
        bet = sqrt(2 * log(2 / ERROR) / (variance * self._seen * log(1 + self._seen)))
        for side, room in ((1, self.threshold), (-1, 1 - self.threshold)):
            self._wealth[side] += log1p(side * min(bet, BOLDEST / room) * (share - self.threshold))
            if self._wealth[side] >= log(2 / ERROR):
                self.verdict = side
        self._sum += share
        self._squares += (share - self._sum / (self._seen + 1)) ** 2
