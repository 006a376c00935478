"""What a game measures of its plays, for reports on its balance.

A `Study` watches one game from setup to end and gives rows: each is one observation of one measure. What many rows come
to (rates, means, distributions, intervals) is worked out by `simulation`, which knows measures only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from noctuary.kernel.messages import Argument

if TYPE_CHECKING:
    from noctuary.kernel.game import State

RATE: Final = "rate"
"""Every observation is 0 or 1."""
MEAN: Final = "mean"
SPREAD: Final = "spread"
"""Of these numbers not only the mean matters."""

NUMBER: Final = "number"
"""The sort of things that are numbers in order: rounds, counts."""

Row = tuple[str, str, str, str, float]
"""An observation: measure, id, other, way, value."""


class Measure:
    """Something that is measured of each thing of a `sort` (as in `Game.components`; "": of the game as a whole).

    `kind`: RATE, MEAN or SPREAD. `other`: the sort of the second thing, of measures between two. `ways`: what may stand
    under `way`, in order; () for measures that do not tell ways apart. The words of a measure are the messages
    `GAME-study-NAME` and `GAME-study-NAME-about`, those of its ways `GAME-way-WAY`.
    """

    def __init__(self, name: str, kind: str, sort: str = "", other: str = "", ways: tuple[str, ...] = ()) -> None:
        self.name: str = name
        self.kind: str = kind
        self.sort: str = sort
        self.other: str = other
        self.ways: tuple[str, ...] = ways


class Metrics:
    """What is seen of one game. Games say in `see` and `end` what they make of it."""

    measures: tuple[Measure, ...] = ()
    """All that is measured, in the order of a report."""
    numbered: frozenset[str] = frozenset()
    """Sorts of things that people know by their ids too, because these stand on them."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def begin(self, state: State) -> None:
        """The game has been set up, and listens to what happens."""
        self.watch(state)

    def watch(self, state: State) -> None:
        """Take in what happened since; the state forgets it."""
        assert state.events is not None
        for event in state.events:
            words = event.arguments if event.secrets is None else {**event.arguments, **event.secrets}
            self.see(event.id, words, state)
        state.events.clear()

    def see(self, id: str, words: dict[str, Argument], state: State) -> None:
        """One thing that happened, with its secrets. `state` may already be a little further."""

    def end(self, state: State) -> None:
        """The game is over."""

    def note(self, measure: str, value: float, id: str = "", other: str = "", way: str = "") -> None:
        """Make a row."""
        self.rows.append((measure, id, other, way, value))
