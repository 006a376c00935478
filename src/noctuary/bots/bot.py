"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from noctuary.bots.trouble import Trouble
from noctuary.kernel.game import Observation
from noctuary.kernel.moves import Decision
from noctuary.kernel.randomness import Random
from noctuary.kernel.state import Result


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. One instance plays on many seats and tables at once: what it keeps from one decision to the next is
    about one position, and is used for no other. Only `Search` keeps anything: the part of its tree that its own move
    leads to, for the case that it decides next and nothing has happened in between.
    """

    name: str
    """As in `--seats greedy,random`."""

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        """One of `decision.codes`. The same observation and the same state of `random` give the same choice,
        unless something was kept about that position.
        """
        raise NotImplementedError

    def alike(self, observation: Observation, decision: Decision, random: Random) -> list[int]:
        """What it would choose, and then the moves that it cannot tell from that, best first."""
        return [self.choose(observation, decision, random)]

    # For bots outside of this program, which may crash and want to be told more.

    def join(self, game: str) -> Bot:
        """The bot as it takes a seat in the game with this id."""
        return self

    def leave(self, result: Result) -> None:
        """Its game has ended like this."""

    def stood_in(self) -> int:
        """How many moves another bot has made for it in this game."""
        return 0

    def troubles(self) -> list[Trouble]:
        """What has gone wrong since this was last asked."""
        return []
