"""Plays two searches of a game against each other that differ in nothing but their policy and budget.

`python -m tools.duel nightfall training/nightfall/policy.npz@0.1s none@0.1s --deals 20` (processor time for each move)
or `shipped@50 none@400` (iterations), with all options of `noctuary tournament`. A policy is `shipped`, `none` or the
path of one; `shipped:draft@50` has it only for decisions of this kind. No search keeps its tree or proves.
"""

import sys
from functools import lru_cache
from pathlib import Path

import benchmarks.processor  # noqa: F401  # Use processor seconds from here on.
from noctuary import bots
from noctuary.bots.bot import Bot
from noctuary.bots.levels import budget_of
from noctuary.bots.policy import read
from noctuary.bots.search import Tree, evaluator_of
from noctuary.cli.ending import main as noctuary
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Observation
from noctuary.kernel.parts.moves import Decision

read_once = lru_cache(read)


class Side(Bot):
    """A search that plays as its name says."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        policy, _, budget = self.name.rpartition("@")
        policy, _, kind = policy.partition(":")
        tree = Tree(observation, decision.seat, evaluator_of(observation.game), random)
        if policy == "none" or kind not in ("", decision.kind):
            tree.policy = None
        elif policy != "shipped":
            tree.policy = read_once(Path(policy), observation.game)
        tree.search(budget_of(budget))
        return tree.options(decision)[0].code


if __name__ == "__main__":
    bots.invite(map(Side, sys.argv[2:4]))
    sys.argv[1:] = ["tournament", *sys.argv[1:], "--gauntlet"]
    sys.exit(noctuary())
