"""The bot that looks one move ahead."""

from __future__ import annotations

from typing import Final

from noctuary.bots.bot import Bot
from noctuary.kernel.game import Observation
from noctuary.kernel.moves import Decision
from noctuary.kernel.randomness import Random

WORLDS: Final = 4
"""Into how many tables, all of them possible as far as its seat knows, it looks at most."""
LOOKS: Final = 120
"""How many moves it tries at most, on all those tables together; of more legal moves it looks at some."""


class Greedy(Bot):
    """Plays every legal move on a few possible tables and takes the one after which the game's own value of the table
    is best on average. The tables, and chance on them, are the same for all moves. Equals are drawn.
    """

    name = "greedy"

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        seat = decision.seat
        game = observation.game
        codes = decision.codes
        if len(codes) > LOOKS:
            codes = codes[:]
            random.shuffle(codes)
            codes = codes[:LOOKS]
        worths = [0.0] * len(codes)
        for _ in range(min(WORLDS, LOOKS // len(codes))):
            world = observation.determinize(random)
            for index, code in enumerate(codes):
                table = world.clone()
                table.play(seat, code)
                worths[index] += game.evaluate(table, seat)
        best = max(worths)
        equals = [code for code, worth in zip(codes, worths, strict=True) if worth == best]
        return equals[random.below(len(equals))]
