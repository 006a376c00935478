#!/bin/bash
# SuperSuit 3.11.0 with PettingZoo 1.27.0 (Gymnasium 1.4.0, NumPy 2.4.6): when black_death_v3 says that a seat is out.
#
# Question: in a parallel game, a terminates at step 2 and b, the last one, at step 4. black_death_v3 keeps a's place
#   with blank observations. In which steps is terminations True?
# One would guess: for a from step 2 on; or for both at step 4, as the wrapper keeps everybody in until the game ends.
# Seen: in none of the four. The game gets a fifth step, with blank observations and no rewards for both, and only that
#   one is terminated. The last real observation and reward of both come without any sign of an end.
# So: episodes are a step longer than the game, lengths and discounts are off by one, values are learned across the
#   end, and the action chosen for step 5 goes nowhere.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q supersuit==3.11.0 pettingzoo==1.27.0 gymnasium==1.4.0 numpy==2.4.6
"$room/venv/bin/python" - <<'END'
import numpy as np
from gymnasium.spaces import Box, Discrete
from pettingzoo import ParallelEnv
from supersuit import black_death_v3

LAST = {"a": 2, "b": 4}


class Game(ParallelEnv):
    """a may act in 2 steps and b in 4; what they see is the number of the step."""

    metadata = {"name": "game", "render_modes": []}
    render_mode = None
    possible_agents = list(LAST)
    observation_spaces = {agent: Box(0, 255, (1,), np.uint8) for agent in LAST}
    action_spaces = {agent: Discrete(2) for agent in LAST}

    def reset(self, seed=None, options=None):
        self.agents, self.turn = list(LAST), 0
        return self.seen(self.agents), {agent: {} for agent in self.agents}

    def seen(self, agents):
        return {agent: np.array([self.turn], np.uint8) for agent in agents}

    def step(self, actions):
        self.turn += 1
        acting = self.agents
        out = {agent: self.turn >= LAST[agent] for agent in acting}
        self.agents = [agent for agent in acting if not out[agent]]
        return self.seen(acting), dict.fromkeys(acting, 1), out, dict.fromkeys(acting, False), {a: {} for a in acting}


env = black_death_v3(Game())
env.reset()
story = {}
while env.agents:
    seen, rewards, terminations, *_ = env.step(dict.fromkeys(env.agents, 0))
    for agent in LAST:
        story.setdefault(agent, []).append((int(seen[agent][0]), int(rewards[agent]), bool(terminations[agent])))
print(story)
assert story == {
    "a": [(1, 1, False), (2, 1, False), (0, 0, False), (0, 0, False), (0, 0, True)],
    "b": [(1, 1, False), (2, 1, False), (3, 1, False), (4, 1, False), (0, 0, True)],
}
END
