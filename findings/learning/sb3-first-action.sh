#!/bin/bash
# stable-baselines3 2.9.2 (Gymnasium 1.4.0, PyTorch 2.13.0): actions that are counted from 1.
#
# Question: the action space is Discrete(5, start=1), and check_env passes. Which actions does env.step get from PPO?
# One would guess: 1 to 5, or an error when the model is made, as SB3 does not support another start than 0.
# Seen: 0 to 4. Action 0 is not in the space, and 5 is never tried. DQN starts with 1 to 5, drawn from the space, and
#   fails after learning_starts with "index 5 is out of bounds".
# So: an agent learns without the last action and with one that does not exist, and every curve looks plausible. Count
#   actions from 0, and let env.step refuse what the space does not contain.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q stable-baselines3==2.9.2 gymnasium==1.4.0 numpy==2.4.6 torch==2.13.0
"$room/venv/bin/python" -W ignore - <<'END'
import numpy as np
from gymnasium import Env
from gymnasium.spaces import Box, Discrete
from stable_baselines3 import DQN, PPO
from stable_baselines3.common.env_checker import check_env


class Game(Env):
    """A game of three moves that remembers all actions."""

    observation_space, action_space = Box(0, 1, (1,), np.float32), Discrete(5, start=1)

    def __init__(self):
        self.played = []

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.turn = 0
        return np.zeros(1, np.float32), {}

    def step(self, action):
        self.turn += 1
        self.played.append(int(action))
        return np.zeros(1, np.float32), 1.0, self.turn == 3, False, {}


check_env(Game())
game = Game()
PPO("MlpPolicy", game, n_steps=128, batch_size=64, seed=0).learn(128)
print("PPO", sorted(set(game.played)))
assert set(game.played) == {0, 1, 2, 3, 4} and not Game.action_space.contains(0)

game = Game()
try:
    raise SystemExit(DQN("MlpPolicy", game, learning_starts=50, seed=0).learn(100))
except RuntimeError as error:
    print("DQN", sorted(set(game.played[:50])), error)
    assert set(game.played[:50]) == {1, 2, 3, 4, 5} and "out of bounds" in str(error)
END
