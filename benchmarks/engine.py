"""Our engine, pure or compiled as NOCTUARY_ENGINE says. Every line of input asks for a figure; the answer is a line
with the number per second of processor time.

`decisions GAME OPTIONS`: random play of whole games with their setup, stepped from Python. `clone` and `determinize`,
with the same arguments, take states from all parts of some games. OPTIONS is JSON.
"""

import json
import sys
from functools import cache
from itertools import count
from time import process_time
from typing import Final

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import State

SECONDS: Final = 0.3
APART: Final = 1_000_000
"""The distance between the seeds of two measurements, so that no game is played twice."""
_parts: Final = count()

GAMES: Final = 5
"""Number of games from whose decisions the states to be copied come."""


def decisions(name: str, options: str) -> float:
    """Decisions per second of random play."""
    game = catalogue.find(name)
    settings = game.options(json.loads(options))
    made, seed = 0, next(_parts) * APART
    start = process_time()
    while process_time() - start < SECONDS:
        state, random = game.new(settings, seed), Random(seed)
        seed += 1
        while (seat := state.seat) >= 0:
            codes = state.legal(seat)
            state.play(seat, codes[random.below(len(codes))])
            made += 1
    return made / (process_time() - start)


@cache
def states(name: str, options: str) -> list[State]:
    """The states before all decisions of some games."""
    game = catalogue.find(name)
    found: list[State] = []
    for seed in range(GAMES):
        state, random = game.new(game.options(json.loads(options)), seed), Random(seed)
        while state.seat >= 0:
            found.append(state.clone())
            codes = state.legal(state.seat)
            state.play(state.seat, codes[random.below(len(codes))])
    return found


def clones(name: str, options: str) -> float:
    """Copies of states per second."""
    some, made = states(name, options), 0
    start = process_time()
    while process_time() - start < SECONDS:
        for state in some:
            state.clone()
        made += len(some)
    return made / (process_time() - start)


def drawn(name: str, options: str) -> float:
    """Hidden states drawn per second, for the seat that must decide."""
    some, random, made = states(name, options), Random(1), 0
    start = process_time()
    while process_time() - start < SECONDS:
        for state in some:
            state.determinize(state.seat, random)
        made += len(some)
    return made / (process_time() - start)


FIGURES: Final = {"decisions": decisions, "clone": clones, "determinize": drawn}


def main() -> None:
    for line in sys.stdin:
        figure, name, options = line.split(None, 2)
        print(FIGURES[figure](name, options), flush=True)


if __name__ == "__main__":
    main()
