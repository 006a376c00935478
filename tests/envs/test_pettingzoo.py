"""The environments of PettingZoo pass its own tests, and reward and end as promised."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from noctuary import envs
from noctuary.envs import nightfall_v1, nocturne_v1, picture
from noctuary.envs.zoo import Environments, environments
from tests.envs.playing import GAMES, played, step

modules = pytest.mark.parametrize("module", [environments(game) for game in GAMES], ids=GAMES)
pytestmark = [pytest.mark.usefixtures("lanterns"), pytest.mark.filterwarnings("ignore:.*:UserWarning")]
"""PettingZoo recommends things, such as observations that are no dictionaries."""


@modules
@pytest.mark.parametrize("players", [2, 3])
def test_api(module: Environments, players: int) -> None:
    api_test(module.env(players=players), num_cycles=60)
    api_test(module.raw_env(players=players, observation="features"), num_cycles=20)


@modules
def test_writing_in_an_observation_changes_no_other(module: Environments) -> None:
    env = module.raw_env(players=2)
    env.reset(seed=1)
    seen, again = env.observe("player_0"), env.observe("player_0")
    for name, array in seen.items():
        array[:] = 1 - array
        assert (env.observe("player_0")[name] == again[name]).all()
        assert (array != again[name]).all()


@modules
def test_parallel_api(module: Environments) -> None:
    parallel_api_test(module.parallel_env(players=3), num_cycles=40)


@modules
def test_seeds(module: Environments) -> None:
    seed_test(module.env, num_cycles=20)
    parallel_seed_test(module.parallel_env, num_cycles=20)
    assert module.raw_env().np_random.random() < 1  # Where wrappers look for chance.


@modules
def test_max_cycles(module: Environments) -> None:
    def env(**arguments: Any) -> Any:
        return parallel_to_aec(module.parallel_env(**arguments))

    max_cycles_test(SimpleNamespace(parallel_env=module.parallel_env, env=env))


@modules
def test_rendering(module: Environments) -> None:
    render_test(module.raw_env)


def test_games_are_found_by_their_names() -> None:
    assert envs.lanterns_v1.raw_env().metadata["name"] == "lanterns_v1"
    with pytest.raises(AttributeError, match="no attribute 'chess_v1'"):
        _ = envs.chess_v1


def test_pictures_show_text() -> None:
    short, long = picture.drawn("a table"), picture.drawn("a table " * 40)
    assert short.shape == long.shape
    assert (short != picture.PAPER).any()
    assert (long[picture.CELL[1] * 3 :] != picture.PAPER).any(), "long lines go on below"


def test_limits_truncate() -> None:
    env = nightfall_v1.env(turn_limit=1)
    env.reset(seed=1)
    while env.unwrapped.episodes.state.seat >= 0:
        step(env, np.random.default_rng(1))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@modules
def test_which_mask_the_last_observation_has(module: Environments) -> None:
    env: Any = module.raw_env(players=2)
    played(env)
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.possible_agents)
    env, random = module.parallel_env(players=2), np.random.default_rng(1)
    env.reset(seed=1)
    while env.agents:
        seen = step(env, random)[0]
    assert [np.flatnonzero(one["action_mask"]).tolist() for one in seen.values()] == [[env.wait]] * 2


def test_an_illegal_action_ends_the_game() -> None:
    env = nocturne_v1.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_an_illegal_action_is_refused_with_what_is_legal() -> None:
    env = nocturne_v1.raw_env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"action 3 .* may play: \d+ \(.*\)"):
        env.step(3)


def test_in_a_draft_all_act_at_once() -> None:
    env = nightfall_v1.parallel_env(players=4)
    seen, _ = env.reset(seed=1)
    for _ in range(3):
        assert all(seen[agent]["action_mask"][env.wait] == 0 for agent in env.agents)
        seen = step(env, np.random.default_rng(1))[0]
    assert sum(seen[agent]["action_mask"][env.wait] == 0 for agent in env.agents) == 1


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="reward must be one of result, margin, shaped"):
        nocturne_v1.env(reward="points")
    with pytest.raises(ValueError, match="observation must be tensor"):
        nocturne_v1.env(observation="pixels")
