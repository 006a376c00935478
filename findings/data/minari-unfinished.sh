#!/bin/bash
# Minari 0.5.4 (Gymnasium 1.4.0, NumPy 2.4.6, jax 0.10.2): saving a data set while a game is on.
#
# Question: a DataCollector has seen two whole games of 3 moves and 2 moves of a third when create_dataset is called.
#   Which games has the data set, and what does the next step(), which ends the third game, lead to?
# One would guess: the open game is left out until it ends; or it is cut, and the next data set begins with its rest.
# Seen: the open game is saved as truncated after 2 moves. The next step() plays its move and then fails with an
#   AssertionError without a message; only a reset() helps, and the game's end is never recorded.
# So: saving "every ten minutes" cuts a game each time, ends the run if the loop steps on, and mixes made-up endings
#   with those of a turn limit. Save between games only.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q "minari[create,hdf5]==0.5.4" pillow==13.0.0 gymnasium==1.4.0 numpy==2.4.6 jax==0.10.2
MINARI_DATASETS_PATH="$room" "$room/venv/bin/python" - <<'END'
import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from minari import DataCollector


class Game(gymnasium.Env):
    """A game of three moves."""

    observation_space = Box(0, 255, (1,), np.uint8)
    action_space = Discrete(5)
    turn = 0

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.turn = 0
        return np.array([self.turn], np.uint8), {}

    def step(self, action):
        self.turn += 1
        return np.array([self.turn], np.uint8), 1.0, self.turn == 3, False, {}


env = DataCollector(Game())
for moves in (3, 3, 2):
    env.reset()
    for _ in range(moves):
        env.step(0)
saved = env.create_dataset("night/first-v0")
ends = [(len(game), bool(game.terminations[-1]), bool(game.truncations[-1])) for game in saved]
print(saved.total_episodes, saved.total_steps, ends)
assert ends == [(3, True, False), (3, True, False), (2, False, True)]

try:
    raise SystemExit(f"a step works: {env.step(0)}")
except AssertionError as error:
    print("AssertionError", repr(str(error)))
    assert str(error) == "" and env.unwrapped.turn == 3
END
