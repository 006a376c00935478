"""What an edition changes: the same deals are played under two sets of facts, and all figures compared deal by deal.

The differences are paired, so what two games with the same deal have in common cancels out: where an edition changes
little, the intervals are far narrower than in either report.
"""

from collections.abc import Iterable
from typing import Any, Final

from noctuary.kernel.parts.metrics import MEAN, RATE, SPREAD, Measure
from noctuary.simulation import intervals
from noctuary.simulation.balance.figures import Figure, Sources, in_order
from noctuary.simulation.balance.survey import Survey
from noctuary.simulation.balance.tallies import Tally
from noctuary.simulation.intervals import Interval


class Difference(Tally):
    """By how much the mean of `after` is above that of `before`; `deals`: the number of deals played."""

    def __init__(self, before: Tally, after: Tally, deals: int) -> None:
        super().__init__(plain(before.kind))
        self.number = before.number + after.number
        self.sum = (after.mean - before.mean) * self.number
        self._sides: Final = (after.columns(deals), before.columns(deals))
        self.deals = int(sum(numbers for numbers, _ in self._sides).astype(bool).sum())

    @property
    def interval(self) -> Interval | None:
        """The interval of the difference; None if there is none."""
        return intervals.rate(*self._sides) if self.kind == RATE else intervals.mean(*self._sides)

    @property
    def lack(self) -> str:
        return intervals.lack(intervals.freedom(*self._sides) + 1)


class FigureChange(Figure):
    """A measure under both sets of facts: its means `before` and `after`; `mean` is the difference."""

    def __init__(
        self,
        measure: Measure,
        key: tuple[str, str, str, str],
        tallies: tuple[Tally, Tally],
        deals: int,
        sources: Sources,
    ) -> None:
        super().__init__(plain(measure.kind), measure.sort, key, Difference(*tallies, deals), sources)
        self.before, self.after = (tally.mean for tally in tallies)

    @property
    def clarity(self) -> float:
        """The change in units of its distance to the bound towards 0; above 1, the interval does not contain 0."""
        if self.low is None or self.high is None or not self.mean:
            return 0.0
        return abs(self.mean) / (self.mean - self.low if self.mean > 0 else self.high - self.mean)

    def columns(self) -> dict[str, Any]:
        return {**super().columns(), "before": self.before, "after": self.after}


def compared(measure: Measure) -> Measure:
    """The measure of how this one changes."""
    return Measure(measure.name, plain(measure.kind), measure.sort, measure.other, measure.ways)


def plain(kind: str) -> str:
    """The kind of the changes in a measure of this kind: for distributions, those are changes in the mean."""
    return MEAN if kind == SPREAD else kind


def changes(before: Survey, after: Survey) -> list[FigureChange]:
    """How every figure changes from `before` to `after`, of the same deals, in the order of a report."""
    sources, measures = Sources(after.game), after.tallies.measures
    deals = max(before.tallies.deals, after.tallies.deals)
    changed = []
    for key, now in after.tallies.tallies.items():
        then = before.tallies.tallies.get(key)
        if then is not None:
            changed.append(FigureChange(measures[key[0]], key, (then, now), deals, sources))
    return in_order(after, changed)


def clear(figures: Iterable[Figure]) -> list[FigureChange]:
    """The changes whose interval does not contain 0, clearest first."""
    clear_ones = (figure for figure in figures if isinstance(figure, FigureChange) and figure.clarity > 1)
    return sorted(clear_ones, key=lambda figure: -figure.clarity)
