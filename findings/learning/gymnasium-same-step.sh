#!/bin/bash
# Gymnasium 1.4.0 (NumPy 2.4.6): vector wrappers and autoreset in the same step.
#
# Question: what do the vector wrappers make of SyncVectorEnv(..., autoreset_mode=AutoresetMode.SAME_STEP), the way that
#   stable-baselines3, SuperSuit and most batched games restart? Is infos["final_obs"] flattened, normalised, ... too?
# One would guess: they transform final_obs like every other observation (or forget to, and it keeps its old shape).
# Seen: neither. Every wrapper of observations refuses this mode when it is made (ValueError: Expected autoreset_mode to
#   be NEXT_STEP or DISABLED), while those of rewards, actions, infos and statistics take it.
# So: with SAME_STEP wrap each environment before it is vectorised; then final_obs is transformed as well.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q gymnasium==1.4.0 numpy==2.4.6
"$room/venv/bin/python" - <<'END'
import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers import FlattenObservation, vector


class Game(gymnasium.Env):
    """A game of two moves."""

    observation_space = Dict({"board": Box(0, 255, (2,), np.uint8), "turn": Discrete(3)})
    action_space = Discrete(5)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.turn = 0
        return self.seen(), {}

    def step(self, action):
        self.turn += 1
        return self.seen(), 1.0, self.turn == 2, False, {}

    def seen(self):
        return {"board": np.array([self.turn, 9], np.uint8), "turn": self.turn}


def games(mode, make=Game):
    return SyncVectorEnv([make, make], autoreset_mode=mode)


vector.FlattenObservation(games(AutoresetMode.NEXT_STEP))
for wrapper in (vector.FlattenObservation, vector.NormalizeObservation):
    try:
        raise SystemExit(f"{wrapper.__name__} takes SAME_STEP: {wrapper(games(AutoresetMode.SAME_STEP))}")
    except ValueError as error:
        print(wrapper.__name__, "ValueError:", error)
vector.RecordEpisodeStatistics(vector.NormalizeReward(games(AutoresetMode.SAME_STEP)))

flat = games(AutoresetMode.SAME_STEP, lambda: FlattenObservation(Game()))
flat.reset()
flat.step([0, 0])
seen, *_, infos = flat.step([0, 0])
print(seen, infos["final_obs"])
assert seen.tolist() == [[0, 9, 1, 0, 0]] * 2 and infos["final_obs"][0].tolist() == [2, 9, 0, 0, 1]
END
