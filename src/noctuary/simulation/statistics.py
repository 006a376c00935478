"""Statistics of the bots over many games."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from noctuary.kernel.parts.wire import MessageShown
from noctuary.simulation.failures import Failures
from noctuary.simulation.series import Played

Z95: Final = 1.959963984540054
"""Two-sided 95 % quantile of the standard normal distribution."""


class BotResults:
    """The results of one bot: the `games` it played to the end (a game counts once for each of its seats), its `wins`
    (a win shared by n seats counts 1/n), the sums of points by row of the score sheet, all its totals, and how often it
    reached each band of totals (None: below the lowest).

    For games in which it had the seat with a challenge: `tries`, how many were `completed`, and how often each aim was
    `met`.
    """

    def __init__(self) -> None:
        self.games: int = 0
        self.wins: float = 0.0
        self.points: dict[str, int] = {}
        self.totals: list[int] = []
        self.bands: dict[int | None, int] = {}
        self.tries: int = 0
        self.completed: int = 0
        self.met: dict[str, int] = {}

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

    @property
    def mean_total(self) -> float:
        """Mean total."""
        return fmean(self.totals)

    @property
    def deviation(self) -> float:
        """The sample standard deviation of the totals; needs two games."""
        return stdev(self.totals)

    @property
    def total_interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of `mean_total` (normal approximation); needs two games."""
        spread = Z95 * self.deviation / sqrt(len(self.totals))
        return self.mean_total - spread, self.mean_total + spread


class Statistics:
    """The standings of all bots, by name in order of appearance, and overall counts; standings leave out games that
    were `cut_off`. `aims`: the aims of the challenge played, with their messages.
    """

    def __init__(self) -> None:
        self.games: int = 0
        self.cut_off: int = 0
        self.decisions: int = 0
        self.standings: dict[str, BotResults] = {}
        self.aims: dict[str, MessageShown] = {}
        self.failures: Failures = Failures()

    def add(self, played: Played) -> None:
        """Add a game."""
        self.games += 1
        self.decisions += played.decisions
        self.failures.add(played.troubles)
        self.failures.add_game(played.bots, played.stood_in, played.silent)
        if played.result.cut_off:
            self.cut_off += 1
            return
        for seat, bot in enumerate(played.bots):
            standing = self.standings.setdefault(bot, BotResults())
            standing.games += 1
            standing.totals.append(played.result.totals[seat])
            if seat in played.winners:
                standing.wins += 1 / len(played.winners)
            for row, points in played.result.sheet[seat].items():
                standing.points[row] = standing.points.get(row, 0) + points
            self.add_outcome(standing, played.outcomes[seat])

    def add_outcome(self, standing: BotResults, outcome: Mapping[str, Any]) -> None:
        """Add the outcome of a game: its band and challenge."""
        band = outcome.get("band")
        standing.bands[band] = standing.bands.get(band, 0) + 1
        challenge = outcome.get("challenge")
        if challenge is not None:
            standing.tries += 1
            standing.completed += challenge["completed"]
            for aim in challenge["aims"]:
                self.aims.setdefault(aim["aim"], aim["words"])
                standing.met[aim["aim"]] = standing.met.get(aim["aim"], 0) + aim["met"]

    @property
    def alone(self) -> bool:
        """Whether all games had only one player, so that there are no wins."""
        return sum(standing.games for standing in self.standings.values()) == self.games - self.cut_off

    @property
    def rows(self) -> list[str]:
        """The rows of the score sheet, in its order."""
        return list(dict.fromkeys(row for standing in self.standings.values() for row in standing.points))


def wilson(successes: float, trials: float) -> tuple[float, float]:
    """The Wilson score interval: the 95 % confidence interval of a success rate."""
    rate = successes / trials
    weight = Z95 * Z95 / trials
    middle = (rate + weight / 2) / (1 + weight)
    spread = Z95 / (1 + weight) * sqrt(rate * (1 - rate) / trials + weight / (4 * trials))
    return max(0.0, middle - spread), min(1.0, middle + spread)
