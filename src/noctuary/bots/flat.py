"""The baseline for the search: flat Monte Carlo, without a tree."""

from math import log, sqrt
from time import perf_counter
from typing import Final

from noctuary.bots.bot import Bot
from noctuary.bots.judge import Evaluator
from noctuary.bots.search import Budget
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Observation
from noctuary.kernel.parts.moves import Decision

EXPLORE: Final = 0.7
DEPTH: Final = 15
"""Length of a rollout in random moves, before the evaluation."""


class Flat(Bot):
    """Chooses by UCB1: each iteration plays a legal move, then random ones, on a new determinized table."""

    def __init__(self, name: str, judge: Evaluator, budget: Budget) -> None:
        self.name = name
        self.judge: Final = judge
        self.budget: Final = budget

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Flat, (self.name, self.judge, self.budget)

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        codes = decision.codes
        seat = decision.seat
        visits = [0] * len(codes)
        sums = [0.0] * len(codes)
        done = 0
        end = perf_counter() + self.budget.seconds
        while done < self.budget.iterations if self.budget.seconds == 0.0 else perf_counter() < end:
            index = done
            if done >= len(codes):
                index = 0
                best_score = -1.0
                for other in range(len(codes)):
                    score = sums[other] / visits[other] + EXPLORE * sqrt(log(done) / visits[other])
                    if score > best_score:
                        best_score = score
                        index = other
            state = observation.determinize(random)
            state.play(seat, codes[index])
            for _ in range(DEPTH):
                if state.seat < 0:
                    break
                legal = state.legal(state.seat)
                state.play(state.seat, legal[random.below(len(legal))])
            visits[index] = visits[index] + 1
            sums[index] = sums[index] + self.judge.values(state)[seat]
            done += 1
        return codes[max(range(len(codes)), key=visits.__getitem__)]
