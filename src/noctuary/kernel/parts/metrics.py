"""Measuring games, for balance reports.

`Metrics` watches one game from setup to end and produces rows, each an observation of one measure. `simulation` turns
many rows into rates, means, distributions and confidence intervals, using only the definitions of the measures.
"""

from collections.abc import Iterable
from typing import Final, Generic, TypeVar

from msgspec import Struct

from noctuary.kernel.base.messages import Argument
from noctuary.kernel.parts.events import Event

RATE: Final = "rate"
"""A measure whose observations are 0 or 1."""
MEAN: Final = "mean"
SPREAD: Final = "spread"
"""A measure whose whole distribution matters, not only the mean."""

NUMBER: Final = "number"
"""The sort of measured things that are ordered numbers: rounds, counts."""

Row = tuple[str, str, str, str, float]
"""An observation: measure, id, other, way, value."""


class Measure(Struct, eq=False):
    """Something measured for each thing of a `sort` (as in `Game.components`; "" for the game as a whole).

    `kind`: RATE, MEAN or SPREAD. `other`: the sort of the second thing, for measures of pairs. `ways`: possible values
    of `way`, in order; () if there are none. The texts of a measure are the messages `GAME-measure-NAME` and
    `GAME-measure-NAME-about`, those of its ways `GAME-way-WAY`.
    """

    name: str
    kind: str
    sort: str = ""
    other: str = ""
    ways: tuple[str, ...] = ()


State = TypeVar("State")


class Metrics(Generic[State]):
    """Collects the observations of one game. Games implement `see` and `end`."""

    measures: tuple[Measure, ...] = ()
    """All measures, in the order of a report."""
    numbered: frozenset[str] = frozenset()
    """Sorts of components with printed ids, which reports show too."""
    even: tuple[str, ...] = ()
    """Rates that would be equal for all things if none were better or worse than the others: wins, claims."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def begin(self, state: State) -> None:
        """Called after setup."""

    def watch(self, events: Iterable[Event], state: State) -> None:
        """Process the events since the last call, or since the game began."""
        for event in events:
            words = event.arguments if event.secrets is None else {**event.arguments, **event.secrets}
            self.see(event.id, words, state)

    def see(self, id: str, words: dict[str, Argument], state: State) -> None:
        """Process one event, with its secrets. `state` may already have moved on."""

    def end(self, state: State) -> None:
        """Called when the game is over."""

    def note(self, measure: str, value: float, id: str = "", other: str = "", way: str = "") -> None:
        """Add a row."""
        self.rows.append((measure, id, other, way, value))


def ids_of(argument: Argument) -> list[str]:
    """The ids listed by an argument of an event."""
    return list(argument) if isinstance(argument, list) else [str(argument)]
