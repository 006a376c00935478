"""A learner plays against bots, functions, files, snapshots and mixtures of these."""

import random
from collections import Counter
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the extra `envs` is not installed")

from gymnasium.error import ResetNeeded

from noctuary import bots
from noctuary.bots.levels import Mixed
from noctuary.envs.gym import AgainstBots
from noctuary.envs.opponents import Mixture, Policy, snapshot
from noctuary.simulation.series import Series
from tests.envs.playing import steps
from tests.games.trials import BUILT_IN


def last(observation: Any, mask: Any) -> Any:
    """The last legal action."""
    return np.flatnonzero(mask)[-1]


class Learner:
    """Plays its `favourite` if it may."""

    favourite = 0

    def pick(self, observation: Any, mask: Any) -> int:
        return self.favourite if mask[self.favourite] else int(last(observation, mask))


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("observation", ["tensor", "features"])
def test_functions_play_as_bots_do(game: str, observation: str) -> None:
    given: list[Any] = []

    def noting(seen: Any, mask: Any) -> Any:
        given.append(seen.tobytes())
        action = last(seen, mask)
        mask[:] = 0  # It may do with it what it likes.
        return action

    policy, found = Policy(game, noting, "noting", observation), []
    for opponent in (noting, Mixed(policy, policy, 0)):  # The second one is asked as other bots are.
        env = AgainstBots(game, players=2, opponents=opponent, observation=observation)
        env.reset(seed=3)
        found.append((steps(env, 30)[:-1], given[:]))
        given.clear()
    assert found[0] == found[1]


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


def test_a_mixture_changes_between_games_by_its_weights_and_snapshots_do_not_learn() -> None:
    learner, mixture = Learner(), Mixture(["level1", last], [3, 1])
    env = AgainstBots("nocturne", opponents=mixture)
    found = Counter(env.reset(seed=seed) and env.bots[0].name for seed in range(200))
    assert 120 < found["level1"] < 180
    assert found.total() == 200
    mixture.add(snapshot(learner.pick), 1000.0)
    learner.favourite = 7
    env.reset(seed=1)
    assert isinstance(env.bots[0], Policy)
    assert (env.bots[0].pick(np.ones(9), np.ones(9, np.int8)), learner.pick(None, np.ones(9))) == (0, 7)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (7, "an opponent is a bot, the name of one, a function"),
        (Learner, "an opponent is a bot, .* not <class"),
        (SimpleNamespace(predict=last), "an opponent is a bot, .* not namespace"),
        (SimpleNamespace(predict=last, observation_space=None), "SimpleNamespace takes no mask"),
        (["random", "random"], "opponents must be 1, or one for all seats, not 2"),
        ("absent.pt", r"there is no policy in .*absent\.pt"),
        ("level9", "level9"),
        (Mixture(["level1", None]), "an opponent is a bot"),
        (Mixture([Mixture([last]), Mixture(["level1", None])]), "an opponent is a bot"),
        (lambda seen, mask: -1, "the action of <lambda> must be a whole number from 0"),
        (lambda seen, mask: 1.0, "the action of <lambda> must be a whole number from 0"),
        (lambda seen, mask: mask.argmin(), r"<lambda> chose action \d+, which is not legal; legal are \d"),
    ],
)
def test_wrong_opponents_are_refused(wrong: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        AgainstBots("nocturne", opponents=wrong, seat=1, first="P1").reset(seed=1)


def test_a_mixture_draws_from_a_mixture_in_it_by_the_weights_of_both() -> None:
    inner, random = Mixture(["level1", last], [1, 3]), np.random.default_rng(1)
    pool = Mixture(["level2", inner])
    AgainstBots("nocturne", opponents=pool).reset(seed=1)
    inner.add("greedy")
    found = Counter(pool.draw(random) for _ in range(4000))
    assert [round(found[one] / 4000, 1) for one in ("level2", "level1", last, "greedy")] == [0.5, 0.1, 0.3, 0.1]
    with pytest.raises(ValueError, match="cannot be one of its own"):
        inner.add(pool)


@pytest.mark.parametrize(("opponents", "weights"), [([], None), (["level1"], [0.0]), (["level1"], [1.0, 2.0])])
def test_a_mixture_has_opponents_with_weights(opponents: list[str], weights: list[float] | None) -> None:
    with pytest.raises(ValueError, match="a mixture needs opponents"):
        Mixture(opponents, weights)
    mixture = Mixture(["level1"])
    for weight in (0, -1, np.nan, np.inf):
        with pytest.raises(ValueError, match="a positive weight"):
            mixture.add("level2", weight)
    assert mixture.opponents == ["level1"]


def test_after_an_opponent_has_failed_the_game_is_over() -> None:
    lives = 3

    def frail(observation: Any, mask: Any) -> Any:
        nonlocal lives
        lives -= 1
        return [][0] if lives < 0 else last(observation, mask)

    env = AgainstBots("nocturne", players=3, opponents=frail, seat=0)
    env.reset(seed=1)
    with pytest.raises(IndexError):  # noqa: PT012 - Some step.
        for _ in range(9):
            env.step(last(None, env.action_masks()))
    for again in (lambda: None, lambda: env.reset(seed=9)):
        with suppress(IndexError):
            again()
        assert env.action_masks().sum() == 1
        with pytest.raises(ResetNeeded):
            env.step(np.int64(0))
    lives = 999
    env.reset()
    assert steps(env, 20)


@pytest.mark.soak
def test_files_of_policies_are_opponents(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="the extra `learn` is not installed")
    from noctuary.envs import networks

    network, found = networks.PolicyNetwork("nocturne", 8), []
    network.save(tmp_path / "policy.pt")
    for opponent in (tmp_path / "policy.pt", network.pick):
        env = AgainstBots("nocturne", opponents=opponent)
        env.reset(seed=1)
        found.append(steps(env, 20)[:-1])
    assert found[0] == found[1]
    with pytest.raises(ValueError, match="plays nocturne, not nightfall"):
        AgainstBots("nightfall", opponents=str(tmp_path / "policy.pt"))


@pytest.mark.soak
def test_policies_of_another_game_and_damaged_files_are_refused(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="the extra `learn` is not installed")
    from sb3_contrib import MaskablePPO

    file = tmp_path / "policy.zip"
    MaskablePPO("MultiInputPolicy", AgainstBots("nocturne"), n_steps=8, batch_size=8, device="cpu").save(file)
    AgainstBots("nocturne", opponents=file)
    others = [name for name in BUILT_IN if name != "nocturne"]
    for policy in (file, MaskablePPO.load(file, device="cpu").policy):
        for game, observation in [*((name, "tensor") for name in others), ("nocturne", "features")]:
            with pytest.raises(ValueError, match=rf"sees \(1119,\) and has 1050 actions, but {game} shows"):
                AgainstBots(game, opponents=policy, observation=observation)
    torch.save([1], tmp_path / "list.pt")
    (tmp_path / "damaged.pt").write_bytes(b"none")
    (tmp_path / "damaged.zip").write_bytes(b"none")
    for name in ("list.pt", "damaged.pt", "damaged.zip"):
        with pytest.raises(ValueError, match=rf"no policy that can be read in .*{name}: \w+"):
            AgainstBots("nocturne", opponents=tmp_path / name)


@pytest.mark.soak
def test_whom_a_learner_plays_leaves_its_random_numbers_alone(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="the extra `learn` is not installed")
    from sb3_contrib import MaskablePPO

    from noctuary.envs import networks

    env = AgainstBots("nocturne")
    model = MaskablePPO("MultiInputPolicy", env, n_steps=8, batch_size=8, seed=7, device="cpu").learn(8)
    model.save(tmp_path / "policy.zip")
    networks.PolicyNetwork("nocturne", 8).save(tmp_path / "policy.pt")
    for opponent in (tmp_path / "policy.zip", tmp_path / "policy.pt", snapshot):
        seen = []
        for _ in range(2):  # The second time, files are not read again.
            random.seed(1), np.random.seed(1), torch.manual_seed(1)
            env.set_opponents(snapshot(model) if opponent is snapshot else opponent)
            seen.append((random.random(), np.random.random(), float(torch.rand(1))))
        random.seed(1), np.random.seed(1), torch.manual_seed(1)
        assert seen == [(random.random(), np.random.random(), float(torch.rand(1)))] * 2
