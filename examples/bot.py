#!/usr/bin/env python3
"""A bot in plain Python, without dependencies. It prefers moves that do something to moves that pass.

noctuary sim nightfall --bot mine="python3 examples/bot.py" --seats mine,random
"""

import json
import random
import sys

PASSING = ("pass", "stop", "done", "none", "keep")


def choose(message):
    """One of the legal moves. `message["position"]` holds all that the seat may know."""
    chance = random.Random(message["seed"])
    moves = message["moves"]
    active = [move for move in moves if move.split()[-1] not in PASSING]
    return chance.choice(active or moves)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"protocol": 1}
        elif message["type"] == "decide":
            answer = {"move": choose(message)}
        elif message["type"] == "quit":
            return
        else:
            # The end of a game, or a message of a later version: no answer.
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
