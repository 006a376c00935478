"""How many decisions a second environments make, ours and those of PettingZoo, in one run with random moves:

    python tools/uv.py run --locked --with "pettingzoo[classic]" python -m benchmarks.environments

Machines differ and are busy, so all take turns, round by round, and are timed in seconds of their processor; printed
are medians, also relative to OpenSpiel's hearts. docs/research.md tells what came of it.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np
import pyspiel
from pettingzoo.classic import chess_v6, hanabi_v5, texas_holdem_no_limit_v6

from noctuary import engine
from noctuary.envs import Batch, nightfall_v1, nocturne_v1
from noctuary.kernel import catalogue

ROUNDS: Final = 5
SECONDS: Final = 1.0
GAMES: Final = 256
"""Games in a batch."""

Play = Callable[[np.random.Generator], int]
"""Plays some decisions and gives their number."""


def raw(name: str, players: int) -> Play:
    """The engine alone, stepped from Python."""
    game = catalogue.find(name)
    options = game.options({"players": players})

    def play(random: np.random.Generator) -> int:
        state, decisions = game.new(options, int(random.integers(1 << 62))), 0
        while state.seat >= 0:
            codes = state.legal(state.seat)
            state.play(state.seat, codes[decisions % len(codes)])
            decisions += 1
        return decisions

    return play


def turns(env: Any) -> Play:
    """An environment of PettingZoo, with its observations and masks; of each game at most 500 turns."""

    def play(random: np.random.Generator) -> int:
        env.reset(seed=int(random.integers(1 << 30)))
        decisions = 0
        for _ in env.agent_iter(500):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            legal = np.flatnonzero(seen["action_mask"].view(np.bool_))
            env.step(int(legal[decisions % len(legal)]))
            decisions += 1
        return decisions

    return play


def batch(name: str, players: int) -> Play:
    """A batch, with its observations, masks and rewards."""
    games = Batch(name, GAMES, players=players)
    games.reset()

    def play(random: np.random.Generator) -> int:
        for _ in range(20):
            values, starts = games.legal
            chosen = random.random(GAMES) * (starts[1:] - starts[:-1])
            games.step(values[starts[:-1] + chosen.astype(np.int64)])
        return 20 * GAMES

    return play


def hearts() -> Play:
    """OpenSpiel's hearts, stepped from Python; chance takes its time but does not count."""
    game = pyspiel.load_game("hearts")

    def play(random: np.random.Generator) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            decisions += not state.is_chance_node()
        return decisions

    return play


def main() -> None:
    measured: dict[str, Play] = {"OpenSpiel: hearts": hearts()}
    for name, module, players in (("nightfall", nightfall_v1, 3), ("nocturne", nocturne_v1, 3)):
        what = f"{name}, {players} players"
        measured[f"{what}: engine"] = raw(name, players)
        measured[f"{what}: batch of {GAMES}"] = batch(name, players)
        measured[f"{what}: PettingZoo, bare"] = turns(module.raw_env(players=players))
        measured[f"{what}: PettingZoo, wrapped"] = turns(module.env(players=players))
        features = module.raw_env(players=players, observation="features")
        measured[f"{what}: PettingZoo, bare, features"] = turns(features)
    for module in (hanabi_v5, texas_holdem_no_limit_v6, chess_v6):
        measured[f"PettingZoo: {module.env().metadata['name']}"] = turns(module.env())
    rates: dict[str, list[float]] = {name: [] for name in measured}
    random = np.random.default_rng(1)
    for _ in range(ROUNDS):
        for name, play in measured.items():
            start, decisions = process_time(), 0
            while process_time() - start < SECONDS:
                decisions += play(random)
            rates[name].append(decisions / (process_time() - start))
    yardstick = median(rates["OpenSpiel: hearts"])
    print(f"The engine is {engine.NAME}.")
    for name, found in rates.items():
        print(f"{name:45} {median(found):10,.0f} {median(found) / yardstick:8.2f}")


if __name__ == "__main__":
    main()
