"""Rewards add up to the result in every framework, also where only what follows a seat's own actions is counted."""

import random
from typing import Any, Final

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

from noctuary.envs import rewards
from noctuary.envs.episodes import Episodes
from noctuary.envs.zoo import environments
from tests.envs.playing import kinds, made, played
from tests.games.trials import BUILT_IN, find

OPTIONS: Final[dict[str, dict[str, Any]]] = {name: {**find(name).short, "players": 3} for name in BUILT_IN}
games = pytest.mark.parametrize("game", OPTIONS)


def result(episodes: Episodes, reward: str) -> list[float]:
    """The rewards at the end of a game; shaped ones add up to the margin."""
    assert episodes.state.result is not None
    wanted = rewards.MARGIN if reward == rewards.SHAPED else reward
    return rewards.final(episodes.state, episodes.state.result, wanted)


@games
@kinds
@pytest.mark.parametrize("reward", rewards.REWARDS)
def test_environments(game: str, kind: str, reward: str) -> None:
    for seat in (0, 2) if kind == "gymnasium" else (None,):
        env = made(kind, game, reward=reward, **OPTIONS[game], **({} if seat is None else {"seat": seat}))
        total, expected = played(env), result(env.unwrapped.episodes, reward)
        assert total == pytest.approx(expected if seat is None else [expected[seat]])


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
