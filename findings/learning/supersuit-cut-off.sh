#!/bin/bash
# SuperSuit 3.11.0 with stable-baselines3 2.9.2 (PettingZoo 1.27.0, Gymnasium 1.4.0): games that are cut off.
#
# Question: concat_vec_envs_v1(pettingzoo_env_to_vec_env_v1(game), 1, base_class="stable_baselines3"), and both seats
#   are truncated, not terminated. What do dones and infos of the last step say?
# One would guess: done, with "terminal_observation" and "TimeLimit.truncated": True, as SB3's DummyVecEnv says it; PPO
#   asks for this before it adds the value of what follows.
# Seen: done and "terminal_observation", but no "TimeLimit.truncated", which SB3 takes for False.
# So: PPO learns that a game cut off by its turn limit is worth nothing from there on, with no sign of it in the log.
#   Set the key in a wrapper around it.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q supersuit==3.11.0 pettingzoo==1.27.0 gymnasium==1.4.0 \
    stable-baselines3==2.9.2 torch==2.13.0
"$room/venv/bin/python" -W ignore - <<'END'
import numpy as np
from gymnasium import Env
from gymnasium.spaces import Box, Discrete
from pettingzoo import ParallelEnv
from stable_baselines3.common.vec_env import DummyVecEnv
from supersuit import concat_vec_envs_v1, pettingzoo_env_to_vec_env_v1


class Match(ParallelEnv):
    """Two seats, cut off after two steps; what they see is the number of the step."""

    metadata = {"name": "match", "render_modes": []}
    render_mode = None
    possible_agents = ["a", "b"]
    observation_spaces = {agent: Box(0, 255, (1,), np.uint8) for agent in possible_agents}
    action_spaces = {agent: Discrete(2) for agent in possible_agents}

    def reset(self, seed=None, options=None):
        self.agents, self.turn = ["a", "b"], 0
        return self.all(np.zeros(1, np.uint8)), self.all({})

    def all(self, value):
        return dict.fromkeys(self.possible_agents, value)

    def step(self, actions):
        self.turn += 1
        cut = self.turn == 2
        self.agents = [] if cut else self.agents
        return self.all(np.array([self.turn], np.uint8)), self.all(1), self.all(False), self.all(cut), self.all({})


class Solo(Env):
    """One seat of a match."""

    observation_space, action_space = Box(0, 255, (1,), np.uint8), Discrete(2)

    def reset(self, *, seed=None, options=None):
        self.match = Match()
        return self.match.reset()[0]["a"], {}

    def step(self, action):
        seen, rewards, terminated, truncated, infos = self.match.step({})
        return seen["a"], rewards["a"], terminated["a"], truncated["a"], {}


def last(env):
    """Whether all are done after two steps, and what is said of the first."""
    env.reset()
    env.step(np.zeros(env.num_envs, int))
    _, _, done, infos = env.step(np.zeros(env.num_envs, int))
    print(type(env).__name__, done, infos[0])
    return bool(np.all(done)), infos[0]["terminal_observation"].tolist(), infos[0].get("TimeLimit.truncated")


assert last(DummyVecEnv([Solo])) == (True, [2], True)
both = concat_vec_envs_v1(pettingzoo_env_to_vec_env_v1(Match()), 1, base_class="stable_baselines3")
assert last(both) == (True, [2], None)
END
