"""Early stopping: a sequential test of whether a table has been decided."""

from math import log, log1p, sqrt
from typing import Final

ERROR: Final = 0.05
"""Maximum probability of a wrong decision, however long it takes."""
BOLDEST: Final = 0.75
"""Maximum fraction of its wealth that a judge bets."""


class TableJudge:
    """Decides whether the expected share (0 to 1) is above or below `threshold`, testing after every deal.

    It bets against "not above" and "not below" (Waudby-Smith and Ramdas, "Estimating means of bounded random variables
    by betting", 2023). If the shares of deals are independent and one of these hypotheses is true, betting against it
    multiplies the wealth by 40 with a probability of at most 1/40, at any time; so the test may stop as soon as one bet
    does so. Without a threshold it never decides.
    """

    def __init__(self, threshold: float | None) -> None:
        self.threshold: float | None = threshold
        self.verdict: int = 0
        """1: above, -1: below, 0: undecided."""
        self._wealth: dict[int, float] = {1: 0.0, -1: 0.0}
        """Logarithm of the wealth of each bet."""
        self._seen: int = 0
        self._sum: float = 0.5
        self._squares: float = 0.25

    @property
    def open(self) -> bool:
        """Whether it is still undecided."""
        return self.verdict == 0

    def add(self, share: float | None) -> None:
        """Process the next deal; None if no game of it was played to the end."""
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
