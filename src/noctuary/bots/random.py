"""The bot that plays any legal move."""

from __future__ import annotations

from noctuary.bots.bot import Bot
from noctuary.kernel.game import Observation
from noctuary.kernel.moves import Decision
from noctuary.kernel.randomness import Random


class RandomBot(Bot):
    """Every legal move is equally likely."""

    name = "random"

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        return decision.codes[random.below(len(decision.codes))]
