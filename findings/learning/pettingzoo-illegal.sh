#!/bin/bash
# PettingZoo 1.27.0 (Gymnasium 1.4.0, NumPy 2.4.6): what an illegal move ends.
#
# Question: TerminateIllegalWrapper(env, illegal_reward=-1) with three players. The first move pays player_1 5 and
#   player_2 2; then player_1 moves illegally. What do last() and the flags say to each of them?
# One would guess: the game is terminated, not truncated; player_1 gets -1, and the others 0.
# Seen: terminated and truncated are both set, for all three. player_2 still collects its 2 from before.
# So: a learner that adds the value of what follows where truncated is set, without asking for terminated first, values
#   an illegal move as if the game went on after it, for the offender too. Sums of rewards are not -1 and 0.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q pettingzoo==1.27.0 gymnasium==1.4.0 numpy==2.4.6
"$room/venv/bin/python" - <<'END'
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import TerminateIllegalWrapper


class Game(AECEnv):
    """Three players move in turn; of the actions 0 and 1, only 0 is legal."""

    metadata = {"name": "game", "render_modes": []}
    render_mode = None
    possible_agents = ["player_0", "player_1", "player_2"]
    observation_spaces = {
        agent: Dict({"observation": Box(0, 1, (1,), np.int8), "action_mask": Box(0, 1, (2,), np.int8)})
        for agent in possible_agents
    }
    action_spaces = {agent: Discrete(2) for agent in possible_agents}

    def reset(self, seed=None, options=None):
        self.agents = list(self.possible_agents)
        self.agent_selection = "player_0"
        self.rewards, self._cumulative_rewards = (dict.fromkeys(self.agents, 0) for _ in range(2))
        self.terminations, self.truncations = (dict.fromkeys(self.agents, False) for _ in range(2))
        self.infos = {agent: {} for agent in self.agents}

    def observe(self, agent):
        return {"observation": np.zeros(1, np.int8), "action_mask": np.array([1, 0], np.int8)}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            return self._was_dead_step(action)
        self._cumulative_rewards[agent] = 0
        self.rewards = {"player_0": 0, "player_1": 5, "player_2": 2}
        self.agent_selection = self.agents[(self.agents.index(agent) + 1) % 3]
        self._accumulate_rewards()


env = TerminateIllegalWrapper(Game(), illegal_reward=-1)
env.reset()
env.step(0)
assert env.last()[1:4] == (5, False, False)  # what player_1 has seen
env.step(1)
ends = {}
for agent in env.agent_iter():
    ends[agent] = env.last()[1:4]
    env.step(None)
print(ends)
assert ends == {"player_0": (0, True, True), "player_1": (-1, True, True), "player_2": (2, True, True)}
END
