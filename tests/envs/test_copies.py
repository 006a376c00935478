"""Copies and pickles of environments and bots go on like what they were made from, and neither notices the other."""

import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any, Final

import numpy as np
import pytest

from noctuary import bots, engine
from noctuary.kernel.parts.offers import VECTORS

pytest.importorskip("gymnasium", reason="the extra `envs` is not installed")

from noctuary.envs import checks
from noctuary.envs.gym import AgainstBots
from noctuary.envs.zoo import CyclesEnv, environments
from noctuary.kernel.base.randomness import Random
from tests.games.trials import ROOT, find, having

GAMES: Final = [*having(VECTORS), "lanterns"]
KINDS: Final = ("raw_env", "env", "parallel_env", "gymnasium")
BOTS: Final = ("level1", "greedy", "random", "flat@6", "search@6", "level1.5", "level2-attacker")
WAYS: Final[dict[str, Callable[[Any], Any]]] = {
    "copy": copy,
    "deepcopy": deepcopy,
    "pickle": lambda one: pickle.loads(pickle.dumps(one)),
}
SENDS_BACK: Final = """
import pickle, sys
from noctuary import engine
from tests.envs.test_copies import steps
envs, players = pickle.load(sys.stdin.buffer)
print(engine.NAME, file=sys.stderr)
sys.stdout.buffer.write(pickle.dumps(([steps(env, 20) for env in envs], envs, players)))
"""
pytestmark = pytest.mark.usefixtures("lanterns")


def made(kind: str, game: str, **options: Any) -> Any:
    """An environment in the middle of a game."""
    if kind == "gymnasium":
        env: Any = AgainstBots(game, players=3, opponents=("level1", "random"), render_mode="ansi", **options)
    else:
        env = getattr(environments(game), kind)(players=3, render_mode="ansi", **options)
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


def steps(env: Any, number: int) -> list[Any]:
    """Make so many random steps, in several games if need be; what came of each, with the tables and new deals."""
    random, found = np.random.default_rng(4), []
    for _ in range(number):
        raw: Any = env.unwrapped
        if raw.episodes.is_over:
            env.reset()
        if isinstance(raw, AgainstBots):
            found.append([env.step(random.choice(np.flatnonzero(env.action_masks())))])
        elif isinstance(raw, CyclesEnv):
            masks = {agent: seen["action_mask"] for agent, seen in raw._seen().items()}
            found.append([env.step({agent: random.choice(np.flatnonzero(mask)) for agent, mask in masks.items()})])
        else:
            seen = env.last()
            env.step(int(random.choice(np.flatnonzero(seen[0]["action_mask"]))))
            found.append([seen, env.rewards])
        found[-1].append(env.render())
    return [
        told(found),
        env.action_space(env.agents[0]).sample() if hasattr(env, "agents") else env.action_space.sample(),
    ]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_environments(game: str, kind: str) -> None:
    env = made(kind, game)
    for way in WAYS.values():
        before = pickle.dumps(env)
        twin, third = way(env), way(env)
        found = steps(twin, 20)
        assert pickle.dumps(env) == before
        original, env = env, third
        assert steps(original, 20) == found


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("kind", KINDS)
def test_chance_of_copies_made_before_anything_was_drawn(kind: str, way: Callable[[Any], Any]) -> None:
    env: Any = AgainstBots("nocturne") if kind == "gymnasium" else getattr(environments("nocturne"), kind)()
    twin = way(env)
    for one in (env, twin):
        one.reset()
    if kind == "gymnasium":
        drawn = [[one.action_space.sample(), one.observation_space.sample()] for one in (env, twin)]
    else:
        drawn = [[one.action_space(agent).sample() for agent in one.possible_agents] for one in (env, twin)]
    assert told(drawn[0]) == told(drawn[1])
    assert steps(env, 9) == steps(twin, 9)


@pytest.mark.parametrize("name", [engine.PURE, engine.COMPILED])
def test_pickles_cross_over_to_the_other_engine_and_come_back(name: str) -> None:
    if name == engine.COMPILED and not engine.is_ready():
        pytest.skip("no engine is compiled")
    envs = [made(kind, game) for game in having(VECTORS) for kind in KINDS]
    players = [bots.find(bot) for bot in BOTS]
    answer = subprocess.run(
        [sys.executable, "-c", SENDS_BACK],
        input=pickle.dumps((envs, players)),
        env={**os.environ, engine.ENVIRONMENT: name},
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    assert answer.stderr.decode().split() == [name]
    there, moved, again = pickle.loads(answer.stdout)
    assert there == [steps(env, 20) for env in envs]
    assert [steps(env, 20) for env in moved] == [steps(env, 20) for env in envs]
    check_bots(players, again)


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_bots(way: Callable[[Any], Any]) -> None:
    players = [bots.find(name) for name in [*BOTS, *bots.names()]]
    twins = [way(player) for player in players]
    assert all(twin is not player for twin, player in zip(twins, players, strict=True))
    assert [twin.name for twin in twins] == [player.name for player in players]
    check_bots(players[: len(BOTS)], twins[: len(BOTS)])


def check_bots(players: list[Any], twins: list[Any]) -> None:
    """Check that bots choose alike."""
    for game in having(VECTORS):
        state = find(game).game.new(find(game).any_options(1), 5)
        seen, decision = state.observe(state.seat), state.decision(state.seat)
        for player, twin in zip(players, twins, strict=True):
            assert type(twin) is type(player)
            assert twin.choose(seen, decision, Random(3)) == player.choose(seen, decision, Random(3))


@pytest.mark.parametrize("kind", KINDS)
def test_a_pickle_says_its_version(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pickled = pickle.dumps(made(kind, "nocturne"))
    assert b"nocturne_v1, rules" in pickled
    monkeypatch.setattr(checks, "VERSION", 2)
    with pytest.raises(ValueError, match=r"saved by nocturne_v1, rules .* but here is nocturne_v2, rules"):
        pickle.loads(pickled)
