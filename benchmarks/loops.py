"""The three loops in which everything is driven, ours and the peers', and how they are timed: turn by turn (`turns`),
many games at once (`batches`) and PettingZoo's `agent_iter` (`cycles`).

A program says only what its own calls are. Choosing, counting and timing are the same for all, and so are the random
numbers. What counts are decisions of players in whole games: setup and chance take time but count nothing. An empty
game in each loop shows what the loop itself costs.

Peers run in an environment of their own, so this module imports nothing of ours.
"""

import os
import random
import sys
from collections.abc import Callable, Mapping
from time import process_time
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import numpy as np

Chance = Callable[[], float]
"""The next random number, 0 <= number < 1."""
Play = Callable[[], int]
"""Plays a while and returns the number of decisions."""

CHANCE: Final[Chance] = random.Random(1).random
CHANCES: Final = np.random.default_rng(1).random
"""The same for batches: an array of random numbers."""
SECONDS: Final = 0.3
"""How long something is measured at a time."""
STEPS: Final = 5
"""How often a batch is stepped before somebody looks at the clock."""
LONGEST: Final = 500
"""The most turns of a PettingZoo environment in one game."""


class Turns(NamedTuple):
    """How a program is played turn by turn. Its calls are the text that they would be in a loop of its own: nobody pays
    for an adapter, which could take as long as a decision.
    """

    begin: Callable[[Chance], Any]
    """Sets up a game, `state`, with its chance."""
    legal: str
    """The legal actions of `state`; none when the game is over."""
    move: str
    """Makes the move `{choice}`."""
    bind: str = "pass"
    """What is looked up once for each game."""


TURNS: Final = """
def play(begin=begin, random=random):
    state, decisions = begin(random), 0
    {bind}
    while actions := {legal}:
        {move}
        decisions += 1
    return decisions
"""
CHOICE: Final = "actions[int(random() * len(actions))]"


def turns(program: Turns) -> Play:
    """Plays one game, turn by turn."""
    names: dict[str, Any] = {"begin": program.begin, "random": CHANCE}
    move = program.move.format(choice=CHOICE)
    exec(TURNS.format(bind=program.bind, legal=program.legal, move=move), names)
    play: Play = names["play"]
    return play


def batches(games: Any) -> Play:
    """Steps a `number` of games STEPS times. `legal()`: the legal actions of all games one after another; where each
    game's begin, and where the last game's end. `step(actions)` shows what comes next; where a game ends, another
    begins.
    """

    number = int(games.number)

    def play() -> int:
        for _ in range(STEPS):
            actions, starts = games.legal()
            chosen = starts[:-1] + CHANCES(number) * (starts[1:] - starts[:-1])
            games.step(actions[chosen.astype(np.int64)])
        return STEPS * number

    return play


def cycles(env: Any) -> Play:
    """Plays one game of a PettingZoo environment, with observations and masks."""

    def play() -> int:
        env.reset(seed=int(CHANCE() * 2**30))
        decisions = 0
        for _ in env.agent_iter(LONGEST):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            actions = np.flatnonzero(seen["action_mask"].view(np.bool_))
            env.step(int(actions[int(CHANCE() * len(actions))]))
            decisions += 1
        return decisions

    return play


# What is empty: 64 decisions in turn, 256 games at once, and an environment, in which nothing happens.
EMPTY: Final = Turns(begin=lambda _: list(range(12)), legal="state if decisions < 64 else None", move="{choice}")
_LEGAL: Final = np.arange(12 * 256) % 12, np.arange(257) * 12
EMPTY_GAMES: Final = SimpleNamespace(number=256, legal=lambda: _LEGAL, step=lambda actions: None)
_SEEN: Final = {"action_mask": np.ones(600, np.int8)}, 0.0, False, False, None
EMPTY_ENV: Final = SimpleNamespace(
    reset=lambda seed: None, agent_iter=range, last=lambda: _SEEN, step=lambda action: None
)


def rate(figure: Callable[..., Play], *arguments: str) -> float:
    """Decisions per second of processor time, of all cores that the program uses."""
    play = figure(*arguments)
    made, start = 0, process_time()
    while (spent := process_time() - start) < SECONDS:
        made += play()
    return made / spent


def answer(figures: Mapping[str, Callable[..., float]]) -> None:
    """Print a number for every line of input: a figure's name and its arguments, the last of which may have spaces."""
    # What else the programs print goes to the errors.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    for line in sys.stdin:
        name, *arguments = line.strip().split(maxsplit=2)
        print(figures[name](*arguments), file=answers, flush=True)
