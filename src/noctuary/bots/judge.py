"""Evaluation of tables for the search: for each seat a share, mostly its chance to win, and a little its margin."""

from math import exp, log
from typing import Final

from mypy_extensions import mypyc_attr

from noctuary.kernel.base.messages import Unwritten
from noctuary.kernel.base.pickling import attributes, remade
from noctuary.kernel.contract.game import State

MARGIN: Final = 0.1
"""Weight of the margin in a share, so that a decided game is still played well."""
MAX_EXPONENT: Final = 50.0
"""Upper limit of exponents, to avoid an overflow of `exp`."""
HARDLY: Final = 1e-6
"""The shares of a `SoloYardstick` stay at least this far from 0 and 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Evaluates tables."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return remade, (type(self), attributes(self))

    def values(self, state: State) -> list[float]:
        """The share of each seat, 0 to 1; the sum is 1 unless there is only one player."""
        raise Unwritten(self, "values(self, state) -> list[float]", "the share of each seat")


class Evaluation(Evaluator):
    """Evaluates with the hand-written `Game.value`."""

    def values(self, state: State) -> list[float]:
        if state.options.players == 1:
            return [solo_share(state)]
        if state.seat < 0:
            return final_values(state)
        spread = state.game.spread
        return shares([state.game.value(state, seat) / spread for seat in range(state.options.players)])


class SoloYardstick:
    """Converts `Game.solo_value` to shares in games of one player: a logistic curve around `middle`, `scale` wide."""

    def __init__(self, middle: float, scale: float) -> None:
        self.middle: Final = middle
        self.scale: Final = scale

    def share_of(self, value: float) -> float:
        """The share for a value, 0 to 1."""
        return compare(value, self.middle, self.scale)

    def value_of(self, share: float) -> float:
        """The value for a share, the inverse of `share_of`."""
        inside = min(max(share, HARDLY), 1.0 - HARDLY)
        return self.middle - self.scale * log(1.0 / inside - 1.0)


def compare(value: float, middle: float, scale: float) -> float:
    """A value on a logistic curve from 0 to 1, with 0.5 at `middle`."""
    return 1.0 / (1.0 + exp(min(MAX_EXPONENT, (middle - value) / scale)))


def shares(values: list[float]) -> list[float]:
    """The softmax of `values`."""
    best = max(values)
    powers = [exp(value - best) for value in values]
    whole = sum(powers)
    return [power / whole for power in powers]


def solo_share(state: State) -> float:
    """The share of a single player, who has nobody to beat: how the table compares with an average game."""
    middle, scale = state.game.solo_yardstick(state.options)
    return compare(state.game.solo_value(state), middle, scale)


def final_values(state: State) -> list[float]:
    """The shares at the end of a game: the win, divided among the seats that share it, and the margin."""
    result = state.result
    assert result is not None
    # Also in a game that was cut off: being ahead counts as a win there.
    winners = result.ranking[0]
    spread = -state.game.spread if state.game.fewest_wins else state.game.spread
    margins = shares([total / spread for total in result.totals[: state.options.players]])
    return [
        MARGIN * margin + ((1.0 - MARGIN) / len(winners) if seat in winners else 0.0)
        for seat, margin in enumerate(margins)
    ]
