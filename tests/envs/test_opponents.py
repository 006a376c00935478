"""A learner plays against bots, functions, files, snapshots and mixtures of these."""

import pickle
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the extra `envs` is not installed")

from noctuary import bots
from noctuary.bots.bot import Bot
from noctuary.envs.gym import AgainstBots
from noctuary.envs.opponents import Mixture, Policy, snapshot
from noctuary.kernel.base.messages import BadInput
from noctuary.simulation.series import Series
from tests.envs.test_copies import steps


def last(observation: Any, mask: Any) -> Any:
    """The last legal action."""
    return np.flatnonzero(mask)[-1]


class Learner:
    """Plays its `favourite` if it may."""

    favourite = 0

    def pick(self, observation: Any, mask: Any) -> int:
        return self.favourite if mask[self.favourite] else int(last(observation, mask))


@pytest.mark.parametrize("game", ["nightfall", "nocturne"])
@pytest.mark.parametrize("observation", ["tensor", "features"])
def test_functions_play_as_bots_do(game: str, observation: str) -> None:
    given: list[Any] = []

    def noting(seen: Any, mask: Any) -> Any:
        given.append(seen)
        return last(seen, mask)

    inside, outside = (
        AgainstBots(game, players=2, opponents=one, observation=observation)
        for one in (noting, Wrapped(game, observation))
    )
    inside.reset(seed=3)
    outside.reset(seed=3)
    assert steps(inside, 30)[:-1] == steps(outside, 30)[:-1]
    assert inside.episodes.space()["observation"].contains(given[0])


class Wrapped(Bot):
    """A policy that is asked as a bot is."""

    def __init__(self, game: str, observation: str) -> None:
        self.name = "wrapped"
        self.policy = Policy(game, last, "last", observation)

    def choose(self, *asked: Any) -> int:
        return self.policy.choose(*asked)


def test_policies_play_series() -> None:
    bots.invite([Policy("nocturne", last, "last")])
    assert len(list(Series("nocturne", {}, ["last", "random"], 2, 1).play())) == 2


def test_every_seat_has_its_opponent() -> None:
    env = AgainstBots("nocturne", players=4, opponents=["level1", last, bots.find("greedy")], seat=1)
    env.reset(seed=1)
    assert [bot.name for bot in env.bots] == ["level1", "last", "greedy"]
    env.set_opponents("level2")
    env.reset()
    assert [bot.name for bot in env.bots] == ["level2"] * 3


def test_a_snapshot_does_not_learn() -> None:
    learner = Learner()
    frozen = snapshot(learner.pick)
    learner.favourite = 7
    assert learner.pick(None, np.ones(9)) == 7
    assert frozen(None, np.ones(9)) == 0


def test_a_mixture_changes_between_games_by_its_weights() -> None:
    mixture = Mixture(["level1", last], [3, 1])
    env = AgainstBots("nocturne", opponents=mixture)
    found: Counter[str] = Counter()
    for seed in range(200):
        env.reset(seed=seed)
        found[env.bots[0].name] += 1
    assert 120 < found["level1"] < 180
    assert found.total() == 200
    mixture.add(snapshot(Learner().pick), 1000.0)
    env.reset(seed=1)
    assert env.bots[0].name == "pick"
    twin = deepcopy(env)
    assert steps(env, 40)[:-1] == steps(twin, 40)[:-1]
    assert pickle.loads(pickle.dumps(env)).bots[0].name == env.bots[0].name


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (7, "an opponent is a bot, the name of one, a function"),
        (["random", "random"], "opponents must be 1, or one for all seats, not 2"),
        ("absent.pt", r"there is no policy in .*absent\.pt"),
        (Mixture(["level1", None]), "an opponent is a bot"),
    ],
)
def test_wrong_opponents_are_refused(wrong: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        AgainstBots("nocturne", opponents=wrong)


def test_unknown_bots_and_wrong_mixtures_are_refused() -> None:
    with pytest.raises(BadInput, match="level9"):
        AgainstBots("nocturne", opponents="level9")
    for opponents, weights in (([], None), (["level1"], [0.0]), (["level1"], [1.0, 2.0])):
        with pytest.raises(ValueError, match="a mixture needs opponents"):
            Mixture(opponents, weights)


@pytest.mark.parametrize(
    ("picked", "said"), [(-1, "must be a whole number from 0"), (1.0, "must be a whole"), (None, "is not legal; legal")]
)
def test_a_function_that_picks_no_legal_action_is_told(picked: Any, said: str) -> None:
    env = AgainstBots(
        "nocturne", opponents=lambda seen, mask: mask.argmin() if picked is None else picked, seat=1, first="P1"
    )
    with pytest.raises(ValueError, match=said):
        env.reset(seed=1)


@pytest.mark.soak
def test_files_of_policies_are_opponents(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="the extra `learn` is not installed")
    from noctuary.envs import networks

    network = networks.PolicyNetwork("nocturne", 8)
    network.save(tmp_path / "policy.pt")
    env, same = (AgainstBots("nocturne", opponents=one) for one in (tmp_path / "policy.pt", network.pick))
    env.reset(seed=1)
    same.reset(seed=1)
    assert steps(env, 20)[:-1] == steps(same, 20)[:-1]
    with pytest.raises(ValueError, match="plays nocturne, not nightfall"):
        AgainstBots("nightfall", opponents=str(tmp_path / "policy.pt"))
