"""The interface of bots."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from noctuary.bots.options import Option
from noctuary.bots.trouble import Trouble
from noctuary.kernel.base.messages import Unwritten
from noctuary.kernel.base.pickling import attributes, remade
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Observation, Result
from noctuary.kernel.parts.moves import Decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A computer player. One instance plays on many seats and tables at once, so it must use anything it keeps between
    decisions only for the position where it belongs. Only `Search` keeps anything: the subtree below its own move, in
    case it decides next and nothing happens in between. Bots can be copied and pickled.
    """

    name: str
    """The name, as in `--seats greedy,random`."""

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        """One of `decision.codes`, the same for the same observation and `random`, unless something was kept."""
        raise Unwritten(self, "choose(self, observation, decision, random) -> int", "one of `decision.codes`")

    def consider(self, observation: Observation, decision: Decision, random: Random) -> list[Option]:
        """The moves that a search has tried, that of `choose` first; without a search only that one, with no visits."""
        return [Option(self.choose(observation, decision, random), 0, 0.0)]

    def alike(self, observation: Observation, decision: Decision, random: Random) -> list[int]:
        """The move it would choose, followed by the moves it considers equally good, best first."""
        return [self.choose(observation, decision, random)]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # A compiled class whose `__init__` takes arguments cannot be made without them: it says which.
        return remade, (type(self), attributes(self))

    # For external bots, which may crash and need to be told about the game.

    def join(self, game: str) -> Bot:
        """The bot for a seat in the game with this id."""
        return self

    def leave(self, result: Result) -> None:
        """Called when its game has ended."""

    def stood_in(self) -> int:
        """The number of moves that a stand-in has made for the bot in this game."""
        return 0

    def troubles(self) -> list[Trouble]:
        """The errors since the last call."""
        return []
