"""The bots that look one move ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from noctuary.bots.bot import Bot
from noctuary.bots.judge import Evaluator
from noctuary.kernel.game import Game, Observation
from noctuary.kernel.moves import Decision
from noctuary.kernel.randomness import Random

WORLDS: Final = 4
"""The most tables it considers, each of them possible as far as its seat knows."""
LOOKS: Final = 120
"""The most moves it tries on all those tables together; of more legal moves it samples some."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Bot):
    """Tries every legal move on a few possible tables and takes the one with the best average `Game.value`. The
    tables, and chance on them, are the same for all moves. Ties are broken at random.
    """

    name = "greedy"

    def judge(self, game: Game) -> Evaluator | None:
        """Who judges the tables instead of `Game.value`."""
        return None

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        seat = decision.seat
        game = observation.game
        codes = decision.codes
        judge = self.judge(game)
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
                worths[index] += game.value(table, seat) if judge is None else judge.values(table)[seat]
        best = max(worths)
        equals = [code for code, worth in zip(codes, worths, strict=True) if worth == best]
        return equals[random.below(len(equals))]


class LearnedBot(Greedy):
    """The same with the learned value; where there is none, it is `Greedy`."""

    name = "learned"

    def judge(self, game: Game) -> Evaluator | None:
        # NumPy is slow to import, so only those who need it do.
        from noctuary.bots.network import Learned, load_shipped

        network = load_shipped(game)
        return None if network is None else Learned(network)
