"""Trains SB3-contrib's masked PPO against a bot and earlier snapshots of itself, through Gymnasium.

python -m examples.learning.masked_ppo --steps 300000 --opponent level2 --snapshots --out build/masked_ppo.zip
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from operator import itemgetter
from pathlib import Path
from time import process_time
from typing import Any

import gymnasium
import torch
from gymnasium import spaces
from gymnasium.wrappers import TransformObservation
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv

import noctuary.envs.gym  # noqa: F401
from examples.learning.policy import measure
from noctuary.envs import networks
from noctuary.envs.gym import name_of
from noctuary.envs.opponents import Mixture, Pick, predict, snapshot
from noctuary.envs.stepping import tensor_of
from noctuary.kernel import catalogue

TABLES = 16
"""Games played side by side."""


class Extractor(BaseFeaturesExtractor):
    """The first layer of `networks.PolicyNetwork` for Stable-Baselines3, which turns bytes into floats on the way."""

    def __init__(self, space: spaces.Space[Any], game: str, width: int) -> None:
        super().__init__(space, width)
        self.sight = networks.SightLayer(tensor_of(catalogue.find(game)).layout, width)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        return torch.relu(self.sight(seen.byte().numpy()))


def masks(env: gymnasium.Env[Any, Any]) -> Any:
    """Which actions are legal at a table."""
    return env.unwrapped.action_masks()  # type: ignore[attr-defined]


def table(game: str, opponent: Mixture) -> gymnasium.Env[Any, Any]:
    """A table for two that shows only the observation; `masks` gives the mask."""
    env = gymnasium.make(name_of(game), opponents=opponent, reward="margin", disable_env_checker=True)
    space = env.observation_space
    assert isinstance(space, spaces.Dict)
    return ActionMasker(TransformObservation(env, itemgetter("observation"), space["observation"]), masks)


def load(path: Path) -> Pick:
    """A function that picks the likeliest action of the model in a file."""
    return partial(predict, MaskablePPO.load(path, device="cpu"))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Train a policy by masked PPO against a bot.")
    parser.add_argument("--game", default="nocturne")
    parser.add_argument("--steps", type=int, default=1_000_000, help="decisions")
    parser.add_argument("--opponent", default="level2", help="the bot to learn against")
    parser.add_argument("--snapshots", action="store_true", help="after each report, learn against this policy as well")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/masked_ppo.zip"))
    parser.add_argument("--against", default="random,level2", help="bots to measure the policy with")
    parser.add_argument("--reports", type=int, default=10)
    parser.add_argument("--games", type=int, default=100, help="games in each report")
    given = parser.parse_args(arguments)
    opponents = Mixture([given.opponent])
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda: table(given.game, opponents)] * TABLES),
        learning_rate=5e-4,
        n_steps=min(256, given.steps // TABLES),
        batch_size=512,
        n_epochs=3,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={
            "features_extractor_class": Extractor,
            "features_extractor_kwargs": {"game": given.game, "width": 128},
            "net_arch": [128],
            "activation_fn": torch.nn.ReLU,
        },
        seed=given.seed,
        device="cpu",
    )

    spent = 0.0
    for part in range(given.reports):
        start = process_time()
        model.learn(given.steps // given.reports, reset_num_timesteps=part == 0)
        spent += process_time() - start
        loss = model.logger.name_to_value["train/loss"]
        model.save(given.out)
        results = "; ".join(
            measure(partial(predict, model), given.game, opponent, given.games) for opponent in given.against.split(",")
        )
        print(f"{spent / 60:.1f} min, {model.num_timesteps:,} decisions, last loss {loss:.3f}: {results}", flush=True)
        if given.snapshots:
            opponents.add(snapshot(model))


if __name__ == "__main__":
    main()
