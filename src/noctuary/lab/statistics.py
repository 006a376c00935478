"""What many games tell about the bots that played them."""

from __future__ import annotations

from math import sqrt
from typing import Final

from noctuary.lab.simulation import Played

Z95: Final = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class Standing:
    """How one bot did: `games` it played, counted for each seat it held, `wins` (a win shared by n seats counts 1/n)
    and points by row of the score sheet, summed up.
    """

    def __init__(self) -> None:
        self.games: int = 0
        self.wins: float = 0.0
        self.points: dict[str, int] = {}

    @property
    def rate(self) -> float:
        """The share of games won, 0 to 1."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of `rate`."""
        return wilson(self.wins, self.games)

    def mean(self, row: str) -> float:
        """Mean points in a row of the score sheet."""
        return self.points.get(row, 0) / self.games


class Statistics:
    """Standings of all bots, by name in order of appearance, and totals."""

    def __init__(self) -> None:
        self.games: int = 0
        self.decisions: int = 0
        self.standings: dict[str, Standing] = {}

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += played.decisions
        for seat, bot in enumerate(played.bots):
            standing = self.standings.setdefault(bot, Standing())
            standing.games += 1
            if seat in played.winners:
                standing.wins += 1 / len(played.winners)
            for row, points in played.sheet[seat].items():
                standing.points[row] = standing.points.get(row, 0) + points

    @property
    def rows(self) -> list[str]:
        """The rows of the score sheet, in its order."""
        return list(dict.fromkeys(row for standing in self.standings.values() for row in standing.points))


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The Wilson score interval: between which success rates the true one lies, with 95 % confidence."""
    rate = successes / trials
    weight = Z95 * Z95 / trials
    middle = (rate + weight / 2) / (1 + weight)
    spread = Z95 / (1 + weight) * sqrt(rate * (1 - rate) / trials + weight / (4 * trials))
    return max(0.0, middle - spread), min(1.0, middle + spread)
