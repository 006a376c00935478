"""The bot that plays random moves."""

from noctuary.bots.bot import Bot
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Observation
from noctuary.kernel.parts.moves import Decision


class RandomBot(Bot):
    """Chooses each legal move with equal probability."""

    name = "random"

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        return decision.codes[random.below(len(decision.codes))]
