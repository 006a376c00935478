"""Rewards add up to the result in every framework, also where only what follows a seat's own actions is counted."""

import random
from typing import Any, Final

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

from noctuary.envs import rewards
from noctuary.envs.episodes import Episodes
from noctuary.envs.gym import AgainstBots
from noctuary.envs.zoo import environments
from tests.games.trials import BUILT_IN, find

OPTIONS: Final[dict[str, dict[str, Any]]] = {name: {**find(name).short, "players": 3} for name in BUILT_IN}
games = pytest.mark.parametrize("game", OPTIONS)
kinds = pytest.mark.parametrize("reward", rewards.REWARDS)


def result(episodes: Episodes, reward: str) -> list[float]:
    """The rewards at the end of a game; shaped ones add up to the margin."""
    assert episodes.state.result is not None
    wanted = rewards.MARGIN if reward == rewards.SHAPED else reward
    return rewards.final(episodes.state, episodes.state.result, wanted)


def choice(chance: np.random.Generator, seen: Any) -> int:
    return int(chance.choice(np.flatnonzero(seen["action_mask"])))


@games
@kinds
@pytest.mark.parametrize("kind", ["env", "raw_env"])
def test_pettingzoo(game: str, reward: str, kind: str) -> None:
    env = getattr(environments(game), kind)(reward=reward, **OPTIONS[game])
    env.reset(seed=5)
    chance, acted = np.random.default_rng(5), set()
    total, after_acting = dict.fromkeys(env.agents, 0.0), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, gained, terminated, truncated, _ = env.last()
        total[agent] += gained
        after_acting[agent] += gained if agent in acted else 0.0
        acted.add(agent)
        env.step(None if terminated or truncated else choice(chance, seen))
    assert [total[agent] for agent in env.possible_agents] == pytest.approx(result(env.unwrapped.episodes, reward))
    assert after_acting == pytest.approx(total)


@games
@kinds
def test_parallel_pettingzoo(game: str, reward: str) -> None:
    env = environments(game).parallel_env(reward=reward, **OPTIONS[game])
    (seen, _), chance, total = env.reset(seed=5), np.random.default_rng(5), np.zeros(3)
    while env.agents:
        seen, gained, *_ = env.step({agent: choice(chance, one) for agent, one in seen.items()})
        total += [*gained.values()]
    assert total.tolist() == pytest.approx(result(env.episodes, reward))


@games
@kinds
@pytest.mark.parametrize("seat", [0, 2])
def test_gymnasium(game: str, reward: str, seat: int) -> None:
    env = AgainstBots(game, seat=seat, reward=reward, **OPTIONS[game])
    (seen, _), chance, total, over = env.reset(seed=5), np.random.default_rng(5), 0.0, False
    while not over:
        seen, gained, terminated, truncated, _ = env.step(np.int64(choice(chance, seen)))
        total += gained
        over = terminated or truncated
    assert total == pytest.approx(result(env.episodes, reward)[seat])


@pytest.mark.soak
@games
def test_openspiel(game: str) -> None:
    rl_environment = pytest.importorskip("open_spiel.python.rl_environment", reason="`openspiel` is not installed")
    from noctuary.envs import openspiel

    options = " ".join(f"{name}:{value}" for name, value in OPTIONS[game].items() if name != "players")
    env = rl_environment.Environment(f"noctuary_{game}(players=3,options={options})")
    assert openspiel.DEALS
    step, chance, total = env.reset(), random.Random(5), np.zeros(3)
    while not step.last():
        step = env.step([chance.choice(step.observations["legal_actions"][step.current_player()])])
        total += step.rewards
    engine = env.get_state.engine
    assert total.tolist() == pytest.approx(rewards.final(engine, engine.result, rewards.RESULT))


@pytest.mark.soak
@games
@pytest.mark.filterwarnings("ignore")
def test_rllib(game: str) -> None:
    ppo = pytest.importorskip("ray.rllib.algorithms.ppo", reason="RLlib is not installed", exc_type=ImportError)
    import torch
    from ray.rllib.core.rl_module import MultiRLModuleSpec, RLModuleSpec
    from ray.rllib.core.rl_module.torch import TorchRLModule
    from ray.rllib.env.multi_agent_env_runner import MultiAgentEnvRunner
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
    from ray.tune.registry import register_env

    class Legal(TorchRLModule):  # type: ignore[misc]  # It is Any here.
        def _forward_exploration(self, batch: Any, **more: Any) -> Any:
            return {"actions": torch.multinomial(batch["obs"]["action_mask"].float(), 1)[:, 0]}

    def table(_: Any) -> PettingZooEnv:
        return PettingZooEnv(environments(game).raw_env(reward=rewards.SHAPED, **OPTIONS[game]))

    register_env(game, table)
    config = ppo.PPOConfig().environment(game, disable_env_checking=True).env_runners(num_env_runners=0)
    config.multi_agent(policies={"all"}, policy_mapping_fn=lambda *given, **more: "all")
    config.rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"all": RLModuleSpec(module_class=Legal)}))
    runner = MultiAgentEnvRunner(config=config)
    for _ in range(3):
        (episode,) = runner.sample(num_episodes=1, random_actions=False)
        env = runner.env.envs[0].unwrapped.env
        paid = {agent: part.get_return() for agent, part in episode.agent_episodes.items()}
        assert [paid[agent] for agent in env.possible_agents] == pytest.approx(result(env.episodes, rewards.SHAPED))
