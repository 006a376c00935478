"""What moves lead to is counted at moments of the same kind, so that the parts of a seat's value can be compared."""

import pytest

from noctuary import bots
from noctuary.bots.advice import Trial
from noctuary.bots.search import Node, evaluator_of
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.offers import STYLES
from tests.breadth import Figures, Seeds
from tests.games.trials import having

APART = 7
"""Number of moves from one decision that is looked at to the next."""
MOVES = 4
"""Maximum number of moves compared at a decision."""
MAX_DIFFERENCE = 20.0
"""By how many points a part of a value may differ after two moves of one decision: more is no effect of a move, but
two things that are counted differently.
"""
HELD = {"hand": 3.0, "tokens": 5.0}
"""The same for parts of things that come back to their owner after being played."""


@pytest.mark.parametrize("name", having(STYLES))
def test_parts_of_a_value_are_compared_at_like_moments(name: str, seeds: Seeds, figures: Figures) -> None:
    game, bot = catalogue.find(name), bots.find("greedy")
    for seed in seeds(2):
        players = 2 + seed % 2
        state, random = game.new(game.options({"players": players}), seed), Random(seed)
        for step in range(10_000):
            if state.seat < 0:
                break
            decision, seen = state.decision(state.seat), state.observe(state.seat)
            if step % APART == 0:
                trial = Trial(seen, state.seat, evaluator_of(game), Node(0), Random(step))
                table = trial.table()
                codes = decision.codes[:: max(1, len(decision.codes) // MOVES)][:MOVES]
                counted = []
                ends = trial.ends(table, codes)
                assert len({game.stage(end) for end in ends}) == 1
                for code, end in zip(codes, ends, strict=True):
                    assert end.seat < 0 or game.is_settled(table, end), (seed, step, game.actions.format(code))
                    counted.append([one for seat in range(players) for one in game.count_parts(end, seat)])
                for (part, worth), counts in zip(
                    [*game.parts.items()] * players, zip(*counted, strict=True), strict=True
                ):
                    spread = (max(counts) - min(counts)) * abs(worth)
                    assert spread <= HELD.get(part, MAX_DIFFERENCE), (seed, step, part, spread)
                figures["compared values"] += len(codes)
            state.play(state.seat, bot.choose(seen, decision, random))
