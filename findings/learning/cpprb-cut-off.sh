#!/bin/bash
# cpprb 11.0.0 (NumPy 2.4.6): returns over three steps, in games that are cut off.
#
# Question: ReplayBuffer(..., Nstep={"size": 3, "rew": "rew", "next": "next_obs"}) gets five steps with the observations
#   100 to 104, each followed by the next number, and none of them done, as a time limit ends the game; then
#   on_episode_end(). Which next_obs have the last two transitions, which have fewer than three steps ahead of them?
# One would guess: 105, the last observation there was.
# Seen: 1, whatever the observations are. on_episode_end() hands over the buffer in which steps wait for their
#   successors, and there next_obs is never written: it has the ones it was created with. done is 0 for both.
# So: at the end of each game that was cut off, a learner adds the value of a state that was never there. Where games
#   end by themselves done is 1 and hides it. Without on_episode_end() what follows is the next game's, rewards as well.
#   Where games may be cut off, add up the steps yourself.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q cpprb==11.0.0 numpy==2.4.6
"$room/venv/bin/python" - <<'END'
from cpprb import ReplayBuffer


def transitions(steps, ends=(), tells=True, first=(100,)):
    """What is stored of games of five steps that begin with the observations `first`."""
    buffer = ReplayBuffer(
        20,
        {"obs": {}, "rew": {}, "next_obs": {}, "done": {}},
        Nstep={"size": steps, "gamma": 0.5, "rew": "rew", "next": "next_obs"},
    )
    for start in first:
        for seen in range(start, start + 5):
            buffer.add(obs=seen, rew=1, next_obs=seen + 1, done=seen in ends)
        if tells:
            buffer.on_episode_end()
    found = {name: values.ravel().tolist() for name, values in buffer.get_all_transitions().items()}
    print(steps, found)
    return found


cut = transitions(3)
assert cut["obs"] == [100, 101, 102, 103, 104]
assert cut["next_obs"] == [103, 104, 105, 1, 1]
assert cut["rew"] == [1.75, 1.75, 1.75, 1.5, 1]
assert cut["done"] == [0] * 5
assert transitions(2)["next_obs"] == [102, 103, 104, 105, 1]
assert transitions(3, ends=[104])["done"] == [0, 0, 0, 1, 1]
untold = transitions(3, tells=False, first=(100, 200))
assert untold["next_obs"][:5] == [103, 104, 105, 201, 202] and untold["done"] == [0] * 8
END
