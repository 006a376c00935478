#!/bin/bash
# Gymnasium 1.4.0 (NumPy 2.4.6): normalised rewards where games are cut off.
#
# Question: NormalizeReward(TimeLimit(env, 3), gamma=0.5), reward 1 in each step, never terminated. A game is cut off,
#   reset() is called, and one step made. What is the wrapper's discounted return now? And that of the wrapper of the
#   same name for vectors?
# One would guess: 1 in both, as a new game has begun.
# Seen: 1.875, the fourth step of one game that never ended: only "terminated" stops the sum, and reset() does not. The
#   vector version starts anew at 1.
# So: the same agent gets rewards of another scale in one environment than in a vector of one, and games with a turn
#   limit leak into the next. Wrap the vector.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q gymnasium==1.4.0 numpy==2.4.6
"$room/venv/bin/python" - <<'END'
import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers import NormalizeReward, TimeLimit, vector


class Game(gymnasium.Env):
    """A game without end."""

    observation_space = Box(0, 255, (1,), np.uint8)
    action_space = Discrete(2)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        return np.zeros(1, np.uint8), {}

    def step(self, action):
        return np.zeros(1, np.uint8), 1.0, False, False, {}


def limited():
    return TimeLimit(Game(), 3)


one = NormalizeReward(limited(), gamma=0.5)
one.reset()
assert [one.step(0)[3] for _ in range(3)] == [False, False, True]
one.reset()
one.step(0)
print("one", one.discounted_reward)
assert one.discounted_reward.item() == 1.875

games = vector.NormalizeReward(SyncVectorEnv([limited], autoreset_mode=AutoresetMode.SAME_STEP), gamma=0.5)
games.reset()
assert [bool(games.step([0])[3][0]) for _ in range(3)] == [False, False, True]
games.step([0])
print("vector", games.accumulated_reward)
assert games.accumulated_reward.item() == 1
END
