"""What an edition changes: the same deals are played under two sets of facts, and all figures compared deal by deal.

The differences are paired, so what two games with the same deal have in common cancels out: where an edition changes
little, the intervals are far narrower than in either report.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from math import sqrt
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from noctuary.kernel.parts.metrics import MEAN, SPREAD, Measure
from noctuary.simulation.balance.figures import Figure, Sources, in_order
from noctuary.simulation.balance.survey import Survey
from noctuary.simulation.balance.tallies import Tally
from noctuary.simulation.statistics import Z95

Column = npt.NDArray[np.float64]


class DealTally(Tally):
    """The observations of one thing, kept deal by deal."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self._kept: Final = array("d")
        """For each deal with observations, three numbers: the deal, the number of observations, and their sum."""

    def close(self, deal: int = 0) -> None:
        """End deal number `deal`."""
        if self._number:
            self._kept.extend((deal, self._number, self._sum))
        super().close(deal)

    def columns(self, deals: int) -> tuple[Column, Column]:
        """The number and the sum of the observations of every deal."""
        kept = np.frombuffer(self._kept).reshape(-1, 3)
        found = np.zeros((2, deals))
        found[:, kept[:, 0].astype(int)] = kept[:, 1:].T
        return found[0], found[1]


class Difference(Tally):
    """By how much the mean of `after` is above that of `before`; `deals`: the number of deals played."""

    def __init__(self, before: DealTally, after: DealTally, deals: int) -> None:
        super().__init__(plain(before.kind))
        self.number = before.number + after.number
        self.sum = (after.mean - before.mean) * self.number
        influence = np.zeros(deals)
        seen = np.zeros(deals, dtype=bool)
        for sign, tally in ((-1, before), (1, after)):
            numbers, sums = tally.columns(deals)
            influence += sign * (sums - tally.mean * numbers) / tally.number
            seen |= numbers > 0
        self.deals = int(seen.sum())
        self._squares: float = float((influence**2).sum())

    @property
    def error(self) -> float:
        """The standard error of the difference; needs two deals."""
        return sqrt(self._squares * self.deals / (self.deals - 1))

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 95 % confidence interval of the difference; None if it cannot be estimated."""
        if self.deals < 2 or not self._squares:
            return None
        return self.mean - Z95 * self.error, self.mean + Z95 * self.error


class FigureChange(Figure):
    """A measure under both sets of facts: its means `before` and `after`; `mean` is the difference."""

    def __init__(
        self,
        measure: Measure,
        key: tuple[str, str, str, str],
        tallies: tuple[DealTally, DealTally],
        deals: int,
        sources: Sources,
    ) -> None:
        super().__init__(plain(measure.kind), measure.sort, key, Difference(*tallies, deals), sources)
        self.before, self.after = (tally.mean for tally in tallies)

    @property
    def clarity(self) -> float:
        """The change in units of half its 95 % interval; above 1, the interval does not contain 0."""
        return 0.0 if self.high is None else abs(self.mean) / (self.high - self.mean)

    def columns(self) -> dict[str, Any]:
        return {**super().columns(), "before": self.before, "after": self.after}


def compared(measure: Measure) -> Measure:
    """The measure of the changes in this one."""
    return Measure(measure.name, plain(measure.kind), measure.sort, measure.other, measure.ways)


def plain(kind: str) -> str:
    """The kind of the changes in a measure of this kind: for distributions, those are changes in the mean."""
    return MEAN if kind == SPREAD else kind


def changes(before: Survey, after: Survey) -> list[FigureChange]:
    """How every figure changes from `before` to `after`, in the order of a report; both are surveys of the same deals
    with a `DealTally` for each thing.
    """
    sources, measures = Sources(after.game), after.tallies.measures
    deals = max(before.tallies.deals, after.tallies.deals)
    found = []
    for key, now in after.tallies.tallies.items():
        then = before.tallies.tallies.get(key)
        if isinstance(then, DealTally) and isinstance(now, DealTally):
            found.append(FigureChange(measures[key[0]], key, (then, now), deals, sources))
    return in_order(after, found)


def clear(figures: Iterable[Figure]) -> list[FigureChange]:
    """The changes whose interval does not contain 0, clearest first."""
    found = (figure for figure in figures if isinstance(figure, FigureChange) and figure.clarity > 1)
    return sorted(found, key=lambda figure: -figure.clarity)
