"""A report as one flat table with a row for each measured thing. The same rows are plotted and written to files."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from noctuary.kernel.box.reference import EDITED
from noctuary.kernel.contract.game import Game
from noctuary.kernel.parts.metrics import SPREAD
from noctuary.simulation.balance.survey import Survey
from noctuary.simulation.balance.tallies import PERCENTILES, Tally

KNOWN: Final = "known"
RECONSTRUCTED: Final = "reconstructed"

COLUMNS: Final = (
    *("measure", "kind", "sort", "id", "other", "way", "deals", "number", "mean", "low", "high", "least"),
    *(f"p{percent}" for percent in PERCENTILES),
    *("most", "facts", "reconstructed", "edited"),
)
OUTER: Final = 0.5
"""Percentage of the values on either side that count as outliers."""


class Figure:
    """One row: a measure of a thing, with its result.

    `other`, `way`: "" where the measure has none; a `way` of "" beside others stands for all ways together. `low` and
    `high` bound the 95 % confidence interval of `mean`, None where there is none; `lack` is the message that says why.
    Only distributions have `percentiles` (PERCENTILES), `least` and `most`. `reconstructed` and `edited` list the
    thing's reconstructed and edited facts, except names; `facts` is the number of its facts.
    """

    def __init__(self, kind: str, sort: str, key: tuple[str, str, str, str], tally: Tally, sources: Sources) -> None:
        self.measure, self.id, self.other, self.way = key
        self.kind: str = kind
        self.sort: str = sort
        self.deals: int = tally.deals
        self.number: int = tally.number
        self.mean: float = tally.mean
        bounds = tally.interval
        self.low: float | None = bounds[0] if bounds else None
        self.high: float | None = bounds[1] if bounds else None
        self.lack: str = tally.lack
        spread = kind == SPREAD
        self.percentiles: list[float] = [tally.percentile(percent) for percent in PERCENTILES] if spread else []
        self.least: float | None = min(tally.counts) if spread else None
        self.most: float | None = max(tally.counts) if spread else None
        self.counts: dict[float, int] = tally.counts
        self.usual: tuple[float, float] = (tally.percentile(OUTER), tally.percentile(100 - OUTER)) if spread else (0, 0)
        """The range of all values except outliers."""
        self.reconstructed: list[str] = sources.of(sort, self.id, RECONSTRUCTED)
        self.edited: list[str] = sources.of(sort, self.id, EDITED)
        self.facts: int = sources.number(sort, self.id)

    def columns(self) -> dict[str, Any]:
        """The row, by the columns of the file."""
        percentiles: list[float] | list[None] = self.percentiles or [None] * len(PERCENTILES)
        spread = {f"p{percent}": value for percent, value in zip(PERCENTILES, percentiles, strict=True)}
        return {name: spread[name] if name in spread else getattr(self, name) for name in COLUMNS}


AnyFigure = TypeVar("AnyFigure", bound=Figure)


class Sources:
    """The sources of the editable facts of each component."""

    def __init__(self, game: Game) -> None:
        edited = game.corrections.changes if game.corrections is not None else {}
        self._of: dict[tuple[str, str], dict[str, list[str]]] = {}
        for path, fact in game.editable.items():
            # Names do not affect play.
            if fact.key.startswith("name."):
                continue
            source = EDITED if path in edited else RECONSTRUCTED if fact.source == RECONSTRUCTED else KNOWN
            self._of.setdefault((fact.sort, fact.entry), {}).setdefault(source, []).append(fact.key)

    def of(self, sort: str, id: str, source: str) -> list[str]:
        """The facts of a thing that have this source."""
        return self._of.get((sort, id), {}).get(source, [])

    def number(self, sort: str, id: str) -> int:
        """The number of a thing's facts that may be corrected."""
        return sum(len(keys) for keys in self._of.get((sort, id), {}).values())


def figures(survey: Survey) -> list[Figure]:
    """All rows of a survey, in the order of a report."""
    sources, measures = Sources(survey.game), survey.tallies.measures
    return in_order(
        survey,
        [
            Figure(measures[key[0]].kind, measures[key[0]].sort, key, tally, sources)
            for key, tally in survey.tallies.tallies.items()
        ],
    )


def in_order(survey: Survey, rows: Iterable[AnyFigure]) -> list[AnyFigure]:
    """The rows sorted by measure, then by things (see `order`), then by way."""
    components = survey.game.components("en")
    sorts = {sort for measure in survey.measures for sort in (measure.sort, measure.other)}
    places = {sort: {id: place for place, id in enumerate(components.get(sort, ()))} for sort in sorts}
    measures = {measure.name: (place, measure) for place, measure in enumerate(survey.measures)}

    def place(row: AnyFigure) -> tuple[Any, ...]:
        first, measure = measures[row.measure]
        id, other = order(row.id, places[measure.sort]), order(row.other, places[measure.other])
        return first, id, other, ("", *measure.ways).index(row.way)

    return sorted(rows, key=place)


def order(id: str, places: dict[str, int]) -> tuple[int, int]:
    """The sort key of a thing: the order of the components, numbers by size, anything else in order of appearance."""
    if places:
        return places.get(id, len(places)), 0
    return 0, int(id) if id.isdecimal() else 0
