"""How strong a policy plays.

python -m examples.learning.policy build/ppo.pt --against level2 --games 200
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from noctuary import bots
from noctuary.envs import networks
from noctuary.envs.opponents import Pick, Policy
from noctuary.simulation.series import Series
from noctuary.simulation.statistics import Statistics

torch.set_num_threads(1)


def measure(pick: Pick, game: str, opponent: str, games: int, seed: int = 1) -> str:
    """How many two-player games `pick` wins, with every deal played from both seats."""
    bot = Policy(game, pick, "learned")
    bots.invite([bot])
    statistics = Statistics()
    for played in Series(game, {}, [bot.name, opponent], games, seed).play():
        statistics.add(played)
    won = statistics.standings[bot.name]
    low, high = won.won.interval
    return f"{won.won.rate:.0%} ({low:.0%} to {high:.0%}) of {won.games} games against {opponent}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a network against a bot.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--against", default="level2")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    network = networks.load(given.file)
    print(measure(network.pick, network.game, given.against, given.games, given.seed))


if __name__ == "__main__":
    main()
