"""The environments of Gymnasium pass its own tests and work with its wrappers and Stable-Baselines3."""

from typing import Any

import numpy as np
import pytest

from noctuary.kernel.parts.offers import VECTORS

pytest.importorskip("gymnasium", reason="the extra `envs` is not installed")

import gymnasium
from gymnasium import make
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from noctuary.envs.gym import AgainstBots, name_of
from tests.envs.playing import played
from tests.games.trials import find, having

IDS = [name_of(game) for game in having(VECTORS)]
ids = pytest.mark.parametrize("id", IDS)


@ids
@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_check(id: str) -> None:
    check_env(make(id, disable_env_checker=True, render_mode="ansi").unwrapped)


@pytest.mark.usefixtures("lanterns")
@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_check_of_a_game_that_says_only_what_lies_on_its_table() -> None:
    check_env(AgainstBots("lanterns", players=3, observation="features", render_mode="ansi"))
    assert played(AgainstBots("lanterns", players=3))[0] in {-1.0, 0.0, 1.0}


@ids
def test_games_against_bots(id: str) -> None:
    env = make(id, players=3, opponents=("level1", "random"))
    assert {played(env, seed)[0] for seed in range(3)} <= {-1.0, 0.0, 1.0}
    assert played(env, 7) == played(env, 7)


def test_a_game_for_one() -> None:
    assert -1.0 <= played(make("noctuary/Nocturne-v1", players=1))[0] <= 1.0


def test_seats_are_chosen_or_random() -> None:
    env = make("noctuary/Nocturne-v1", players=4)
    assert {env.reset(seed=seed) and env.get_wrapper_attr("seat") for seed in range(20)} == {0, 1, 2, 3}
    env = make("noctuary/Nocturne-v1", players=4, seat=2)
    assert {env.reset(seed=seed) and env.get_wrapper_attr("seat") for seed in range(5)} == {2}


@ids
@pytest.mark.parametrize("mode", AutoresetMode)
def test_a_masked_choice_is_possible_under_every_autoreset(id: str, mode: Any) -> None:
    options = find(make(id).get_wrapper_attr("episodes").game.name).short
    envs = gymnasium.make_vec(id, 2, "sync", {"autoreset_mode": mode}, **options)
    (seen, info), ended, random = envs.reset(seed=1), 0, np.random.default_rng(1)
    while ended < 4:
        told = info["_action_mask"]
        assert (seen["action_mask"] == info["action_mask"])[told].all()
        chances = seen["action_mask"] / seen["action_mask"].sum(1, keepdims=True)
        seen, _, terminated, truncated, info = envs.step([random.choice(len(chance), p=chance) for chance in chances])
        over = terminated | truncated
        ended += over.sum()
        last = info.get("final_obs", [{"action_mask": mask} for mask in seen["action_mask"]])
        told = info.get("final_info", info)["action_mask"][over]
        assert not told.size or (told.argmax(), told.sum(1).max()) == (0, 1)
        assert all(np.flatnonzero(last[place]["action_mask"]).tolist() == [0] for place in np.flatnonzero(over))
        if mode is AutoresetMode.DISABLED and over.any():
            seen, info = envs.reset(options={"reset_mask": over})
