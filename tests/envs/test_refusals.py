"""Environments refuse what is no action, and calls at the wrong time, in words and without changing anything."""

import pickle
from copy import deepcopy
from typing import Any, Final

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the extra `envs` is not installed")

from gymnasium.error import ResetNeeded

from noctuary.envs import nightfall_v1
from noctuary.envs.gym import AgainstBots
from tests.envs.playing import KINDS, act, begun, kinds, made, steps
from tests.games.trials import find

NO_ACTIONS: Final = [2.7, 2.0, True, np.True_, np.float32(2), np.array([2]), np.array(True), "2", None, [2], -1, 10**6]


@kinds
@pytest.mark.parametrize("action", NO_ACTIONS, ids=repr)
def test_what_is_no_action_is_refused_and_changes_nothing(kind: str, action: Any) -> None:
    env = begun(kind, "nocturne")
    before = pickle.dumps(env)
    with pytest.raises(ValueError, match=r"^an action must be a whole number from 0 to \d+, not "):
        act(env, action)
    assert pickle.dumps(env) == before


@kinds
@pytest.mark.parametrize("number", [np.int64, np.uint16, np.array, int], ids=str)
def test_integers_of_every_kind_are_actions(kind: str, number: Any) -> None:
    env = begun(kind, "nocturne", **{"max_cycles": np.int8(99)} if "env" in kind else {"seat": np.int8(1)})
    twin = deepcopy(env)
    legal = int(np.flatnonzero(env.unwrapped.episodes.mask(env.unwrapped.episodes.state.seat))[0])
    act(env, number(legal))
    act(twin, legal)
    assert steps(env, 3) == steps(twin, 3)


@kinds
def test_what_needs_a_game_says_so(kind: str) -> None:
    env = made(kind, "nocturne", render_mode="ansi")
    for call in (env.render, lambda: env.step({} if kind == "parallel_env" else 0), lambda: env.agents):
        with pytest.raises((ResetNeeded, AssertionError, AttributeError), match=r"reset|no attribute 'agents'$"):
            call()


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "env"])
def test_steps_after_the_end_are_refused(kind: str) -> None:
    env = begun(kind, "nightfall", turn_limit=1)
    with pytest.raises(ResetNeeded, match=r"^the game has ended"):  # noqa: PT012 - Some step ends it.
        for _ in range(500):
            deciding = env.unwrapped.episodes.state.seat
            dead = hasattr(env, "terminations") and env.agents and env.ended(env.agent_selection)
            mask = env.unwrapped.episodes.mask(deciding) if deciding >= 0 else np.ones(1)
            act(env, None if dead else np.flatnonzero(mask)[0])
    env.reset()
    assert steps(env, 3)


def test_an_agent_that_must_act_is_missed() -> None:
    env = nightfall_v1.parallel_env(players=3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="player_1 must act, but has no action"):
        env.step({"player_0": 0})


@pytest.mark.parametrize("wrong", [1.0, True, 2, -1])
def test_seats_are_whole_numbers(wrong: Any) -> None:
    with pytest.raises(ValueError, match="seat must be a whole number from 0 to 1, not"):
        AgainstBots("nocturne", players=np.int64(2), seat=wrong)


@kinds
def test_seeds_are_whole_numbers(kind: str) -> None:
    env = begun(kind, "nocturne")
    twin = deepcopy(env)
    env.reset(seed=np.uint32(7))
    twin.reset(seed=7)
    assert steps(env, 3) == steps(twin, 3)
    for wrong in (1.5, -1, "7", True):
        with pytest.raises(ValueError, match="a seed must be a whole number of at least 0, not"):
            env.reset(seed=wrong)


def test_options_may_be_numbers_of_numpy() -> None:
    game = find("nocturne").game
    names = ["redd", "sage", "flint"]
    plain = game.options({"players": 3, "advanced": True, "characters": names}).mapping()
    for given in (np.array(names), tuple(names)):
        assert game.options({"players": np.int64(3), "advanced": np.True_, "characters": given}).mapping() == plain
