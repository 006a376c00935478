"""The peers, stepped from Python with random moves, like our games: `python benchmarks/peers.py`, with the Python of
.tools/peers. Every line of input asks for a game; the answer is a line with its decisions per second.

OpenSpiel's chance events (deals, draws) take time but, like ours, are not counted.
"""

import random
import sys
from collections.abc import Callable
from time import process_time

import catanatron  # type: ignore[import-not-found, unused-ignore]
import pyspiel  # type: ignore[import-not-found, unused-ignore]

SECONDS = 0.5


def open_spiel(name: str) -> Callable[[random.Random], int]:
    """Play a game of OpenSpiel; return its number of decisions."""
    game = pyspiel.load_game(name)

    def play(chance: random.Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, odds)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[chance.randrange(len(actions))])
                decisions += 1
        return decisions

    return play


def settlers(chance: random.Random) -> int:
    """Play a game of catanatron with four players; return its number of decisions."""
    colors = (catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE)
    game, decisions = catanatron.Game([catanatron.RandomPlayer(color) for color in colors]), 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
    return decisions


def main() -> None:
    chance = random.Random(1)
    for line in sys.stdin:
        name = line.strip()
        play = settlers if name == "catanatron" else open_spiel(name)
        start, decisions = process_time(), 0
        while process_time() - start < SECONDS:
            decisions += play(chance)
        print(decisions / (process_time() - start), flush=True)


if __name__ == "__main__":
    main()
