"""What search thinks of a table: for each seat how likely it is to win, and a little of its margin."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from noctuary.kernel.state import State

MARGIN: Final = 0.1
"""How much of a worth is the margin, so that a game that is decided is still played well."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges tables."""

    def worths(self, state: State) -> list[float]:
        """For each seat what the table is worth to it, 0 to 1; all together 1, unless somebody plays alone."""
        raise NotImplementedError


class Evaluation(Judge):
    """Judges by the hand-written `Game.evaluate`."""

    def worths(self, state: State) -> list[float]:
        if state.options.players == 1:
            return [alone(state)]
        if state.seat < 0:
            return outcome(state)
        spread = state.game.spread
        return shares([state.game.evaluate(state, seat) / spread for seat in range(state.options.players)])


def shares(values: list[float]) -> list[float]:
    """The softmax of values."""
    best = max(values)
    powers = [exp(value - best) for value in values]
    whole = sum(powers)
    return [power / whole for power in powers]


def alone(state: State) -> float:
    """What the table of a game of one player is worth, where nobody is beaten."""
    par, much = state.game.par(state.options)
    return 1.0 / (1.0 + exp((par - state.game.evaluate(state, 0)) / much))


def outcome(state: State) -> list[float]:
    """What a finished game is worth: the win, shared by those who share it, and the margin."""
    result = state.result
    assert result is not None
    winners = result.winners
    spread = -state.game.spread if state.game.fewest_wins else state.game.spread
    margins = shares([total / spread for total in result.totals[: state.options.players]])
    return [
        MARGIN * margin + ((1.0 - MARGIN) / len(winners) if seat in winners else 0.0)
        for seat, margin in enumerate(margins)
    ]
