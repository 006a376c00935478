"""Bots with a style: as strong as their level, but with a preference among equally good moves."""

from typing import Final

from noctuary.bots.bot import Bot
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Observation, State
from noctuary.kernel.parts.moves import Decision

STYLES: Final = ("attacker", "collector", "spoiler")
"""The names of the styles; each game defines their preferences (`Game.styles`)."""
TABLES: Final = 6
"""Number of tables on which moves are compared."""
MAX_COMPARED: Final = 4
"""Maximum number of moves compared."""


class Styled(Bot):
    """Chooses, among the moves that a bot considers equally good, the one its style prefers most."""

    def __init__(self, name: str, bot: Bot, style: str) -> None:
        self.name = name
        self.bot: Final = bot
        self.style: Final = style

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        codes = self.bot.alike(observation, decision, random)[:MAX_COMPARED]
        if len(codes) == 1 or self.style not in observation.game.styles:
            return codes[0]
        likings = self.likings(observation, decision.seat, codes, random)
        return codes[likings.index(max(likings))]

    def likings(self, observation: Observation, seat: int, codes: list[int], random: Random) -> list[float]:
        """How many points of the preferred parts each move brings by the end of the stretch, on the same tables."""
        from noctuary.bots.advice import Trial
        from noctuary.bots.search import Node, evaluator_of

        # An empty tree: continuations must not depend on how often the search has tried them.
        trial = Trial(observation, seat, evaluator_of(observation.game), Node(0), random)
        likings = [0.0] * len(codes)
        for _ in range(TABLES):
            for index, state in enumerate(trial.ends(trial.table(), codes)):
                likings[index] += self.liking(state, seat)
        return likings

    def liking(self, state: State, seat: int) -> float:
        """The preferred parts on a table, in points."""
        game = state.game
        own, others = game.styles[self.style]
        total = 0.0
        for other in range(state.options.players):
            liked, sign = (own, 1.0) if other == seat else (others, -1.0)
            for (part, worth), count in zip(game.parts.items(), game.count_parts(state, other), strict=True):
                if part in liked:
                    total += sign * worth * count
        return total
