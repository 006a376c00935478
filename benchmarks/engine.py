"""Our engine, pure or compiled as NOCTUARY_ENGINE says: prints a figure for every line of input (FIGURES), per second
of processor time unless it says otherwise. Each takes the name of a game and its options, as JSON.
"""

import json
import tracemalloc
from collections.abc import Callable
from functools import cache, partial
from itertools import cycle
from time import perf_counter
from typing import Any, Final

from benchmarks import loops
from benchmarks.loops import Chance, Play, Turns
from noctuary import envs
from noctuary.bots.search import Tree, evaluator_of
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import State
from noctuary.simulation.cluster import LocalCluster
from noctuary.simulation.series import Series

GAMES: Final = 5
"""Number of games from whose decisions the states to be copied come."""
ITERATIONS: Final = 50
"""Iterations of each search."""


def decisions(name: str, options: str) -> Play:
    """Random play, stepped from Python."""
    game = catalogue.find(name)
    settings = game.options(json.loads(options))

    def begin(chance: Chance) -> State:
        return game.new(settings, int(chance() * 2**53))

    return loops.turns(
        Turns(
            begin, legal="state.legal(seat) if (seat := state.seat) >= 0 else None", move="state.play(seat, {choice})"
        )
    )


@cache
def states(name: str, options: str) -> list[State]:
    """The states before all decisions of some games."""
    game = catalogue.find(name)
    seen: list[State] = []
    for seed in range(GAMES):
        state, random = game.new(game.options(json.loads(options)), seed), Random(seed)
        while state.seat >= 0:
            seen.append(state.clone())
            codes = state.legal(state.seat)
            state.play(state.seat, codes[random.below(len(codes))])
    return seen


def clone(name: str, options: str) -> Play:
    """Copies of states."""
    some = states(name, options)

    def play() -> int:
        for state in some:
            state.clone()
        return len(some)

    return play


def determinize(name: str, options: str) -> Play:
    """Hidden states drawn, for the seat that must decide."""
    some, random = states(name, options), Random(1)

    def play() -> int:
        for state in some:
            state.determinize(state.seat, random)
        return len(some)

    return play


@cache
def search(name: str, options: str) -> Play:
    """Iterations of a search as level 6 makes them."""
    random, judge = Random(1), evaluator_of(catalogue.find(name))
    places = cycle(states(name, options)[::7])

    def play() -> int:
        state = next(places)
        tree = Tree(state.observe(state.seat), state.seat, judge, random)
        for _ in range(ITERATIONS):
            tree.grow()
        return ITERATIONS

    return play


class Batched:
    """A batch (`noctuary.envs.Batch`), with what its seats see."""

    def __init__(self, name: str, number: int, processes: int = 1, **options: Any) -> None:
        self.number = number
        self.batch = envs.Batch(name, number, processes=processes, **options)
        self.batch.reset()
        self.step = self.batch.step
        # Earlier versions have no `close`.
        self.close: Callable[[], None] = getattr(self.batch, "close", lambda: None)

    def legal(self) -> Any:
        return self.batch.legal


@cache
def batch(name: str, options: str) -> Play:
    """A batch with observations, masks and rewards; the options say its `number` of games."""
    return loops.batches(Batched(name, **json.loads(options)))


@cache
def env(name: str, options: str) -> Play:
    """A PettingZoo environment; the options say its `kind`, `env` (with PettingZoo's wrappers) or `raw_env`."""
    settings = json.loads(options)
    kind = settings.pop("kind")
    return loops.cycles(getattr(getattr(envs, f"{name}_v1"), kind)(**settings))


def memory(name: str, options: str) -> float:
    """Bytes that a game in a batch takes, with its rows of what is seen, allowed and won."""
    settings = json.loads(options)
    tracemalloc.start()
    try:
        games = Batched(name, **settings)
        loops.batches(games)()
        return tracemalloc.get_traced_memory()[0] / games.number
    finally:
        tracemalloc.stop()


def scaling(name: str, options: str) -> float:
    """How many times as fast, on the clock, two processes step a batch as one does."""
    settings = json.loads(options)
    rates: list[float] = []
    for processes in (1, 2):
        games = Batched(name, processes=processes, **settings)
        play = loops.batches(games)
        play()
        made, start = 0, perf_counter()
        while (spent := perf_counter() - start) < loops.SECONDS:
            made += play()
        rates.append(made / spent)
        games.close()
    return rates[1] / rates[0]


def series(name: str, options: str) -> float:
    """How many times as fast, on the clock, two processes play this many `games` of two `greedy` bots as one does."""
    games = json.loads(options)["games"]
    seconds: list[float] = []
    for processes in (1, 2):
        start = perf_counter()
        for _ in Series(name, {}, ["greedy", "greedy"], games, 1).play(LocalCluster(processes)):
            pass
        seconds.append(perf_counter() - start)
    return seconds[0] / seconds[1]


RATES: Final = (decisions, clone, determinize, search, batch, env)
FIGURES: Final[dict[str, Callable[..., float]]] = {
    **{figure.__name__: partial(loops.rate, figure) for figure in RATES},
    **{figure.__name__: figure for figure in (memory, scaling, series)},
}

if __name__ == "__main__":
    loops.answer(FIGURES)
