"""How many decisions a second our environments and other people's make, in one run with random moves:

    python tools/uv.py run --locked --extra openspiel --with "pettingzoo[classic]" --with pgx \
      python -m benchmarks.environments

Machines differ and are busy, so all take turns, round by round, and are timed in processor seconds. It prints medians,
also relative to OpenSpiel's hearts. docs/research.md has the results.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time
from typing import Any, Final

import jax
import numpy as np
import pgx
import pyspiel
from open_spiel.python import rl_agent, rl_environment
from open_spiel.python.vector_env import SyncVectorEnv
from pettingzoo.classic import chess_v6, hanabi_v5, texas_holdem_no_limit_v6
from pgx.experimental import auto_reset

from noctuary import engine
from noctuary.envs import Batch
from noctuary.envs.zoo import TurnsEnv, wrapped
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.offers import VECTORS

ROUNDS: Final = 5
SECONDS: Final = 1.0
GAMES: Final = 256
"""Games in a batch."""
FEW: Final = 32
"""Games in a batch of Python objects."""

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
    """A PettingZoo environment, with its observations and masks; at most 500 turns of each game."""

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
    """OpenSpiel's hearts, stepped from Python; chance takes time but does not count as a decision."""
    game = pyspiel.load_game("hearts")

    def play(random: np.random.Generator) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            decisions += not state.is_chance_node()
        return decisions

    return play


def vectorised(name: str) -> Play:
    """An OpenSpiel game, FEW at once, with what its seats see."""
    envs = SyncVectorEnv([rl_environment.Environment(name) for _ in range(FEW)])
    steps = envs.reset()

    def play(random: np.random.Generator) -> int:
        nonlocal steps
        for _ in range(20):
            choices = [step.observations["legal_actions"][step.observations["current_player"]] for step in steps]
            chosen = [rl_agent.StepOutput(choice[int(random.random() * len(choice))], None) for choice in choices]
            steps, _, _, _ = envs.step(chosen, reset_if_done=True)
        return 20 * FEW

    return play


def on_jax(name: str) -> Play:
    """A Pgx game, compiled by JAX, with its observations; the time of all cores that JAX uses counts."""
    env = pgx.make(name)
    begin = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    keys = jax.random.split(jax.random.key(1), GAMES)
    states = begin(keys)

    def play(random: np.random.Generator) -> int:
        nonlocal states
        for _ in range(20):
            mask = np.asarray(states.legal_action_mask)
            chosen = (random.random(mask.shape, np.float32) * mask).argmax(1).astype(np.int32)
            states = step(states, chosen, keys)
            jax.block_until_ready(states.observation)
        return 20 * GAMES

    return play


def main() -> None:
    measured: dict[str, Play] = {"OpenSpiel: hearts": hearts()}
    players = 3
    for name in [name for name in catalogue.names() if VECTORS in catalogue.find(name).offers]:
        bare = partial(TurnsEnv, name, 1, players=players)
        what = f"{name}, {players} players"
        measured[f"{what}: engine"] = raw(name, players)
        measured[f"{what}: batch of {GAMES}"] = batch(name, players)
        measured[f"{what}: PettingZoo, bare"] = turns(bare())
        measured[f"{what}: PettingZoo, wrapped"] = turns(wrapped(bare)())
        features = bare(observation="features")
        measured[f"{what}: PettingZoo, bare, features"] = turns(features)
    for name in ("leduc_poker", "hearts"):
        measured[f"OpenSpiel: {name}, {FEW} vectorised"] = vectorised(name)
    for name in ("leduc_holdem", "sparrow_mahjong", "chess"):
        measured[f"Pgx: {name}, batch of {GAMES}"] = on_jax(name)
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
