"""What search thinks of a table: for each seat how likely it is to win, and a little of its margin."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import mypyc_attr

from noctuary.kernel.state import State

MARGIN: Final = 0.1
"""How much of a worth is the margin, so that a game that is decided is still played well."""
MAX_EXPONENT: Final = 50.0
"""More is as good as nothing, and soon too much for `exp`."""
HARDLY: Final = 1e-6
"""No worth of an `Alone` is told nearer to 0 or 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges tables."""

    def values(self, state: State) -> list[float]:
        """For each seat what the table is worth to it, 0 to 1; all together 1, unless somebody plays alone."""
        raise NotImplementedError


class Evaluation(Evaluator):
    """Judges by the hand-written `Game.value`."""

    def values(self, state: State) -> list[float]:
        if state.options.players == 1:
            return [solo_share(state)]
        if state.seat < 0:
            return final_values(state)
        spread = state.game.spread
        return shares([state.game.value(state, seat) / spread for seat in range(state.options.players)])


class SoloYardstick:
    """Judges the tables of somebody who plays alone by how far `Game.alone` lies above `par`, in units of `much`."""

    def __init__(self, par: float, much: float) -> None:
        self.middle: Final = par
        self.scale: Final = much

    def share_of(self, value: float) -> float:
        """What a value is worth, 0 to 1."""
        return compare(value, self.middle, self.scale)

    def value_of(self, worth: float) -> float:
        """The value that is worth so much."""
        inside = min(max(worth, HARDLY), 1.0 - HARDLY)
        return self.middle - self.scale * log(1.0 / inside - 1.0)


def compare(value: float, par: float, much: float) -> float:
    """A half for a value that is par, 0 to 1."""
    return 1.0 / (1.0 + exp(min(MAX_EXPONENT, (par - value) / much)))


def shares(values: list[float]) -> list[float]:
    """The softmax of values."""
    best = max(values)
    powers = [exp(value - best) for value in values]
    whole = sum(powers)
    return [power / whole for power in powers]


def solo_share(state: State) -> float:
    """What the table of a game of one player is worth, where nobody is beaten: how it compares with an ordinary one."""
    par, much = state.game.solo_yardstick(state.options)
    return compare(state.game.solo_value(state), par, much)


def final_values(state: State) -> list[float]:
    """What a finished game is worth: the win, shared by those who share it, and the margin."""
    result = state.result
    assert result is not None
    # Also of a game that was cut off: whoever is ahead then has done what the rules ask for.
    winners = result.ranking[0]
    spread = -state.game.spread if state.game.fewest_wins else state.game.spread
    margins = shares([total / spread for total in result.totals[: state.options.players]])
    return [
        MARGIN * margin + ((1.0 - MARGIN) / len(winners) if seat in winners else 0.0)
        for seat, margin in enumerate(margins)
    ]
