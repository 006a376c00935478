"""Bots that look one move ahead."""

from typing import Final

from mypy_extensions import mypyc_attr

from noctuary.bots.bot import Bot
from noctuary.bots.judge import Evaluator
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Game, Observation
from noctuary.kernel.parts.moves import Decision

WORLDS: Final = 4
"""Maximum number of determinized tables."""
LOOKS: Final = 120
"""Maximum number of moves tried on all tables together; if more moves are legal, some are sampled."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Bot):
    """Tries every legal move on a few determinized tables and takes the one with the best average `Game.value`. The
    tables, and chance on them, are the same for all moves. Ties are broken at random.
    """

    name = "greedy"

    def judge(self, game: Game) -> Evaluator | None:
        """The evaluator to use instead of `Game.value`; None for `Game.value`."""
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
        values = [0.0] * len(codes)
        for _ in range(min(WORLDS, LOOKS // len(codes))):
            world = observation.determinize(random)
            for index, code in enumerate(codes):
                table = world.clone()
                table.play(seat, code)
                values[index] += game.value(table, seat) if judge is None else judge.values(table)[seat]
        best = max(values)
        equals = [code for code, value in zip(codes, values, strict=True) if value == best]
        return equals[random.below(len(equals))]


class LearnedBot(Greedy):
    """Like `Greedy`, with the learned value if the game has one."""

    name = "learned"

    def judge(self, game: Game) -> Evaluator | None:
        # Imported here since NumPy is slow to import.
        from noctuary.bots.network import Learned, load_shipped

        network = load_shipped(game)
        return None if network is None else Learned(network)
