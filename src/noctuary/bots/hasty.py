"""Bots that look at only one determinized table, and evaluate it with a random error."""

from math import sqrt
from typing import Final

from noctuary.bots.bot import Bot
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Observation
from noctuary.kernel.parts.moves import Decision

DICE: Final = 6
"""Number of uniform random numbers added to approximate a normal distribution."""
STRETCH: Final = sqrt(12.0 / DICE)
SIDES: Final = 1 << 15
CLOSE: Final = 0.05
"""Moves are considered equal if their values differ by less than this, in units of `Game.spread`."""


class Hasty(Bot):
    """Tries every legal move on one determinized table and takes the one that seems best. `error`: standard deviation
    of the error added to `Game.value`, in units of `Game.spread`.
    """

    def __init__(self, name: str, error: float) -> None:
        self.name = name
        self.error: Final = error

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Hasty, (self.name, self.error)

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        return self.alike(observation, decision, random)[0]

    def alike(self, observation: Observation, decision: Decision, random: Random) -> list[int]:
        game = observation.game
        world = observation.determinize(random)
        values: list[float] = []
        for code in decision.codes:
            table = world.clone()
            table.play(decision.seat, code)
            values.append(game.value(table, decision.seat) + self.error * game.spread * normal(random))
        least = max(values) - CLOSE * game.spread
        ranked = sorted(range(len(values)), key=values.__getitem__, reverse=True)
        return [decision.codes[index] for index in ranked if values[index] >= least]


def normal(random: Random) -> float:
    """A random number, approximately from a standard normal distribution."""
    total = -DICE * 0.5
    for _ in range(DICE):
        total += random.below(SIDES) / SIDES
    return total * STRETCH
