"""Summaries of many observations, with 95 % confidence intervals.

Observations of one game depend on each other, and so do the games of one deal. Deals are therefore the independent
units: intervals are computed from the variance between deals (the variance of a ratio estimated from clusters), not
from the number of observations.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final

from noctuary.kernel.parts.metrics import RATE, SPREAD, Measure, Row
from noctuary.simulation.statistics import Z95, wilson

PERCENTILES: Final = (5, 25, 50, 75, 95)

Key = tuple[str, str, str, str]
"""Measure, id, other, way; a way "" beside others stands for all ways together."""


class Tally:
    """The observations of one thing, grouped by deal."""

    def __init__(self, kind: str) -> None:
        self.kind: str = kind
        self.deals: int = 0
        self.number: int = 0
        """Number of observations."""
        self.sum: float = 0.0
        self.counts: dict[float, int] = {}
        """The frequency of each value; kept for SPREAD only."""
        # Over all deals: sums of squared counts, of squared sums, and of their products.
        self._numbers: float = 0.0
        self._sums: float = 0.0
        self._products: float = 0.0
        # Count and sum of the current deal.
        self._number: int = 0
        self._sum: float = 0.0

    def add(self, value: float) -> None:
        """Add an observation."""
        self._number += 1
        self._sum += value
        if self.kind == SPREAD:
            self.counts[value] = self.counts.get(value, 0) + 1

    def close(self, deal: int = 0) -> None:
        """End the current deal, which is number `deal`."""
        if not self._number:
            return
        self.deals += 1
        self.number += self._number
        self.sum += self._sum
        self._numbers += self._number * self._number
        self._sums += self._sum * self._sum
        self._products += self._number * self._sum
        self._number = 0
        self._sum = 0.0

    @property
    def mean(self) -> float:
        """The mean, or the rate of a RATE."""
        return self.sum / self.number

    @property
    def error(self) -> float:
        """The standard error of the mean; needs two deals."""
        mean = self.mean
        squares = self._sums - 2 * mean * self._products + mean * mean * self._numbers
        return sqrt(max(0.0, squares) * self.deals / (self.deals - 1)) / self.number

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 95 % confidence interval of the mean; None if it cannot be estimated.

        For a RATE the Wilson interval, with the number of independent trials that would have the same standard error.
        """
        if self.kind == RATE:
            rate = self.mean
            trials = float(min(self.number, self.deals))
            if self.deals > 1 and self.error > 0:
                trials = min(self.number, max(1.0, rate * (1 - rate) / self.error**2))
            return wilson(rate * trials, trials)
        if self.deals < 2:
            return None
        spread = Z95 * self.error
        return self.mean - spread, self.mean + spread

    def percentile(self, percent: float) -> float:
        """The lowest value that at least `percent` % of the observations do not exceed (SPREAD)."""
        seen = 0
        for value in sorted(self.counts):
            seen += self.counts[value]
            if seen * 100 >= percent * self.number:
                return value
        raise ValueError("no observations")


class Tallies:
    """The observations of all measures, with a `tally` for each thing. The games of a deal must be added one after
    another.
    """

    def __init__(self, measures: Iterable[Measure], tally: type[Tally] = Tally) -> None:
        self.deals: int = 0
        """Number of deals that have ended."""
        self.measures: dict[str, Measure] = {measure.name: measure for measure in measures}
        self.tallies: dict[Key, Tally] = {}
        self._tally: type[Tally] = tally
        self._touched: dict[Key, Tally] = {}

    def add(self, rows: Iterable[Row]) -> None:
        """Add the observations of a game."""
        for name, id, other, way, value in rows:
            measure = self.measures[name]
            self._count(measure, (name, id, other, way), value)
            if way and measure.kind == RATE:
                self._count(measure, (name, id, other, ""), value)

    def _count(self, measure: Measure, key: Key, value: float) -> None:
        tally = self._touched.get(key)
        if tally is None:
            tally = self.tallies.get(key)
            if tally is None:
                tally = self.tallies[key] = self._tally(measure.kind)
            self._touched[key] = tally
        tally.add(value)

    def close_deal(self) -> None:
        """End a deal, after its last game has been added."""
        for tally in self._touched.values():
            tally.close(self.deals)
        self.deals += 1
        self._touched = {}

    def of(self, measure: str) -> dict[Key, Tally]:
        """All tallies of a measure, in the order in which its things were first seen."""
        return {key: tally for key, tally in self.tallies.items() if key[0] == measure}
