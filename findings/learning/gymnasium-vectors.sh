#!/bin/bash
# Gymnasium 1.4.0 (NumPy 2.4.6): a mask of another type in both kinds of vectors.
#
# Question: the observation space is MultiBinary(3), and reset returns np.array([0.0, 1.0, 1.0]), which the space says
#   it contains. What do SyncVectorEnv and AsyncVectorEnv make of it?
# One would guess: both work, with int8, the type of the space; or both refuse.
# Seen: the default AsyncVectorEnv, which copies into shared memory, works and gives int8. SyncVectorEnv raises
#   TypeError: Cannot cast from float64 to int8 according to the rule 'same_kind'. Masks of bool and int64 work in both.
# So: an environment that its space approves, and that trains on many processes, fails where it is debugged in one. Give
#   the space's own type: MultiBinary.contains asks only for zeros and ones.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q gymnasium==1.4.0 numpy==2.4.6
"$room/venv/bin/python" - <<'END'
import gymnasium
import numpy as np
from gymnasium.spaces import Discrete, MultiBinary
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv


def made(kind):
    """What makes an environment whose observation is a mask of this type."""

    class Game(gymnasium.Env):
        observation_space, action_space = MultiBinary(3), Discrete(2)

        def reset(self, *, seed=None, options=None):
            super().reset(seed=seed)
            return np.array([0, 1, 1], kind), {}

    return Game


def seen(games):
    """The first observation of a vector."""
    try:
        return games.reset()[0]
    finally:
        games.close()


for kind in (bool, np.int64, float):
    assert MultiBinary(3).contains(np.array([0, 1, 1], kind))
    found = seen(AsyncVectorEnv([made(kind)] * 2, context="fork"))
    print("async", kind, found.dtype)
    assert found.dtype == np.int8 and found.tolist() == [[0, 1, 1]] * 2

for kind in (bool, np.int64):
    found = seen(SyncVectorEnv([made(kind)] * 2))
    print("sync", kind, found.dtype)
    assert found.dtype == np.int8 and found.tolist() == [[0, 1, 1]] * 2
try:
    raise SystemExit(f"floats work: {seen(SyncVectorEnv([made(float)] * 2))}")
except TypeError as error:
    print("sync", float, "TypeError:", error)
END
