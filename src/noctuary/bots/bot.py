"""What a bot is."""

from __future__ import annotations

from noctuary.kernel.game import Observation
from noctuary.kernel.moves import Decision
from noctuary.kernel.randomness import Random


class Bot:
    """A player without memory between decisions, so that one bot can play on many seats and tables at once."""

    name: str
    """As in `--seats greedy,random`."""

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        """One of `decision.codes`. The same observation and the same state of `random` give the same choice."""
        raise NotImplementedError
