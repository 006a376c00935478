"""Environments of all kinds, played and copied in one way."""

import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any, Final

import numpy as np
import pytest

from noctuary.engine import ENVIRONMENT, PURE
from noctuary.kernel.parts.offers import VECTORS

pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

from noctuary.envs.gym import AgainstBots
from noctuary.envs.zoo import CyclesEnv, TurnsEnv, environments
from tests.games.trials import ROOT, having

GAMES: Final = [*having(VECTORS), "lanterns"]
KINDS: Final = ("raw_env", "env", "parallel_env", "gymnasium")
kinds = pytest.mark.parametrize("kind", KINDS)
ELSEWHERE: Final = """
import pickle, sys
use, things = pickle.load(sys.stdin.buffer)
things = [pickle.loads(one) for one in things]
sys.stdout.buffer.write(pickle.dumps((use(things), [pickle.dumps(one) for one in things])))
"""


def elsewhere(things: Any, engine: str = PURE, use: Callable[[Any], Any] = len) -> tuple[Any, list[Any]]:
    """Things pickled by a process that plays with another engine, after their `use` there, with what it returned."""
    answer = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=pickle.dumps((use, [pickle.dumps(one) for one in things])),
        env={**os.environ, ENVIRONMENT: engine},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        check=True,
    )
    used, again = pickle.loads(answer.stdout)
    return used, [pickle.loads(one) for one in again]


WAYS: Final[dict[str, Callable[[Any], Any]]] = {
    "copy": copy,
    "deepcopy": deepcopy,
    "pickle": lambda one: pickle.loads(pickle.dumps(one)),
}
ways = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
EVERY_WAY: Final = [*WAYS, "pure Python"]


def copies(way: str, things: Any) -> list[Any]:
    """Copies of these things, made in one of EVERY_WAY."""
    return [WAYS[way](one) for one in things] if way in WAYS else elsewhere(things)[1]


def made(kind: str, game: str, **options: Any) -> Any:
    """An environment of this kind, before its first game."""
    return AgainstBots(game, **options) if kind == "gymnasium" else getattr(environments(game), kind)(**options)


def begun(kind: str, game: str, **options: Any) -> Any:
    """An environment in the middle of a game of three."""
    opponents = {"opponents": ("level1", "random")} if kind == "gymnasium" else {}
    env = made(kind, game, players=3, render_mode="ansi", **opponents, **options)
    env.reset(seed=5)
    steps(env, 12)
    return env


def told(value: Any) -> str:
    """A value in words, with all numbers of its arrays."""
    if isinstance(value, dict):
        return str({key: told(one) for key, one in value.items()})
    if isinstance(value, np.ndarray):
        return value.tobytes().hex()
    return str([told(one) for one in value] if isinstance(value, (list, tuple)) else value)


def choice(random: np.random.Generator, mask: Any) -> int:
    return int(random.choice(np.flatnonzero(mask)))


def act(env: Any, action: Any) -> Any:
    """Make a step with this action, of all agents if all act."""
    return env.step(dict.fromkeys(env.agents, action) if isinstance(env, CyclesEnv) else action)


def step(env: Any, random: np.random.Generator) -> Any:
    """Make a random step; what each agent sees, gets and is told of it."""
    raw: Any = env.unwrapped
    if isinstance(raw, AgainstBots):
        return env.step(choice(random, raw.action_masks()))
    if isinstance(raw, CyclesEnv):
        seen = raw._seen()
        return env.step({agent: choice(random, one["action_mask"]) for agent, one in seen.items()})
    last = seen, _, terminated, truncated, _ = env.last()
    env.step(None if terminated or truncated else choice(random, seen["action_mask"]))
    return last, env.rewards


def steps(env: Any, number: int) -> list[Any]:
    """Make so many random steps, in several games if need be; what came of each, with the tables and new deals."""
    random, found = np.random.default_rng(4), []
    for _ in range(number):
        if env.unwrapped.episodes.is_over:
            env.reset()
        found.append([step(env, random), env.render()])
    space = env.action_space(env.agents[0]) if hasattr(env, "agents") else env.action_space
    return [told(found), space.sample()]


def played(env: Any, seed: int = 5) -> list[float]:
    """Play a random game; the rewards of each agent, the only one of Gymnasium's. None gets any before it has acted:
    many frameworks would lose it.
    """
    env.reset(seed=seed)
    raw, random = env.unwrapped, np.random.default_rng(seed)
    if isinstance(raw, TurnsEnv):
        total, acted = dict.fromkeys(env.agents, 0.0), set()
        for agent in env.agent_iter():
            gained = env.last()[1]
            assert agent in acted or not gained
            total[agent] += gained
            acted.add(agent)
            step(env, random)
        return [*total.values()]
    gains = []
    while not raw.episodes.is_over:
        seen, gained, *_ = step(env, random)
        gains.append([*gained.values()] if isinstance(raw, CyclesEnv) else [gained])
        assert isinstance(raw, CyclesEnv) or (seen["action_mask"] == raw.action_masks()).all()
    return [float(one) for one in np.sum(gains, axis=0)]
