"""The bot that looks at one possible table only and misjudges what it sees."""

from __future__ import annotations

from math import sqrt
from typing import Final

from noctuary.bots.bot import Bot
from noctuary.kernel.game import Observation
from noctuary.kernel.moves import Decision
from noctuary.kernel.randomness import Random

DICE: Final = 6
"""Uniform numbers whose sum is near enough to a normal distribution."""
STRETCH: Final = sqrt(12.0 / DICE)
SIDES: Final = 1 << 15


class Hasty(Bot):
    """Tries every legal move on one possible table and takes the one it thinks best. `error`: the standard deviation of
    what it thinks from `Game.evaluate`, in units of `Game.spread`.
    """

    def __init__(self, name: str, error: float) -> None:
        self.name = name
        self.error: Final = error

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        game = observation.game
        world = observation.determinize(random)
        best = decision.codes[0]
        promise = 0.0
        for index, code in enumerate(decision.codes):
            table = world.clone()
            table.play(decision.seat, code)
            worth = game.evaluate(table, decision.seat) + self.error * game.spread * normal(random)
            if index == 0 or worth > promise:
                promise = worth
                best = code
        return best


def normal(random: Random) -> float:
    """A number drawn from about a standard normal distribution."""
    total = -DICE * 0.5
    for _ in range(DICE):
        total += random.below(SIDES) / SIDES
    return total * STRETCH
