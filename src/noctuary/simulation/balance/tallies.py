"""Summaries of many observations, kept deal by deal, with their 95 % confidence intervals (`intervals`)."""

from array import array
from collections.abc import Iterable
from typing import Final

import numpy as np

from noctuary.kernel.parts.metrics import RATE, SPREAD, Measure, Row
from noctuary.simulation import intervals
from noctuary.simulation.intervals import Deals, Interval

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
        self._kept: Final = array("d")
        """For each deal with observations, three numbers: the deal, the number of observations, and their sum."""
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
        """End the current deal, which is number `deal`, counted from 0."""
        if not self._number:
            return
        self.deals += 1
        self.number += self._number
        self.sum += self._sum
        self._kept.extend((deal, self._number, self._sum))
        self._number = 0
        self._sum = 0.0

    @property
    def mean(self) -> float:
        """The mean, or the rate of a RATE."""
        return self.sum / self.number

    def columns(self, deals: int) -> Deals:
        """The number and the sum of the observations of each of the first `deals` deals."""
        kept = np.frombuffer(self._kept).reshape(-1, 3)
        columns = np.zeros((2, deals))
        columns[:, kept[:, 0].astype(int)] = kept[:, 1:].T
        return columns

    @property
    def interval(self) -> Interval | None:
        """The interval of the mean or of the rate; None if there is none (`lack` says why)."""
        kept = np.array(self._kept).reshape(-1, 3)[:, 1:].T
        return intervals.rate(kept) if self.kind == RATE else intervals.mean(kept)

    @property
    def lack(self) -> str:
        """The message that says why there is no interval."""
        return intervals.lack(self.deals)

    def percentile(self, percent: float) -> float:
        """The lowest value that at least `percent` % of the observations do not exceed (SPREAD)."""
        seen = 0
        for value in sorted(self.counts):
            seen += self.counts[value]
            if seen * 100 >= percent * self.number:
                return value
        raise ValueError("no observations")


class Tallies:
    """The observations of all measures, a `tally` for each thing; games of a deal are added one after another."""

    def __init__(self, measures: Iterable[Measure]) -> None:
        self.deals: int = 0
        """Number of deals that have ended."""
        self.measures: dict[str, Measure] = {measure.name: measure for measure in measures}
        self.tallies: dict[Key, Tally] = {}
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
                tally = self.tallies[key] = Tally(measure.kind)
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
