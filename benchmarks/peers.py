"""The peers, with the Python of .tools/peers: `python -m benchmarks.peers` prints a figure, per second of processor
time, for every line of input.

`turns GAME WAY`: OpenSpiel's games with their chance drawn in one of WAYS, or catanatron. `vectorised GAME`:
OpenSpiel's, FEW at once. `pgx GAME`: compiled by JAX for the CPU, MANY at once. `classic NAME`: PettingZoo's.
`empty LOOP`: what is empty.
"""

import os
import random
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from benchmarks import loops
from benchmarks.loops import Chance, Play, Turns

FEW: Final = 32
"""Games at once where each is a Python object."""
MANY: Final = 256
Drawing = Callable[[Any, Chance], Callable[[], int]]
"""Given a state about to be dealt and random numbers: what draws the next outcome of chance."""


def walked(state: Any, chance: Chance) -> Callable[[], int]:
    """The odds are walked with one random number."""

    def draw() -> int:
        left = chance()
        outcomes = state.chance_outcomes()
        for outcome, odds in outcomes:
            left -= odds
            if left < 0:
                return int(outcome)
        return int(outcomes[-1][0])

    return draw


def sampled(state: Any, chance: Chance) -> Callable[[], int]:
    """OpenSpiel itself walks the odds."""
    return lambda: int(pyspiel.sample_action(state.chance_outcomes(), chance())[0])


def even(state: Any, chance: Chance) -> Callable[[], int]:
    """A legal action is chosen evenly; right where all odds are equal."""

    def draw() -> int:
        outcomes = state.legal_actions()
        return int(outcomes[int(chance() * len(outcomes))])

    return draw


def deck(state: Any, chance: Chance) -> Callable[[], int]:
    """A deck is shuffled beforehand and dealt without asking; right where chance is nothing but such a deck."""
    cards = range(DECKS[state.get_game().get_type().short_name])
    return sorted(cards, key=lambda _: chance()).pop


WAYS: Final[dict[str, Drawing]] = {"walked": walked, "sampled": sampled, "even": even, "deck": deck}
DECKS: Final = {"hearts": 52, "skat": 32, "gin_rummy": 52}
"""The games of OpenSpiel, and their cards. Their chance is this deck, dealt and drawn from (`check_deck`)."""
BEFORE: Final = {"hearts": 1}
"""Events of chance before the deal, with equal odds: to whom cards are passed."""


def check_deck(name: str) -> bool:
    """Whether chance comes after decisions, too. Raises ValueError if not all WAYS are right for the game."""
    state, chance = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    before, left, decided, late = BEFORE.get(name, 0), set(range(DECKS[name])), False, False
    while not state.is_terminal():
        action = chance.choice(state.legal_actions())
        if not state.is_chance_node():
            decided = True
        elif before:
            before -= 1
        else:
            odds = dict(state.chance_outcomes())
            if set(odds) != left or max(odds.values()) - min(odds.values()) > 1e-9:
                raise ValueError(f"{name}: its chance is no longer a deck of {DECKS[name]} cards; see WAYS")
            left.remove(action)
            late |= decided
        state.apply_action(action)
    return late


@cache
def turns(name: str, way: str) -> Play:
    """A game, turn by turn."""
    if name == "catanatron":
        return loops.turns(catanatron())
    game, draw, late = pyspiel.load_game(name), WAYS[way], check_deck(name)

    def begin(chance: Chance) -> Any:
        state = game.new_initial_state()
        for _ in range(BEFORE.get(name, 0)):
            state.apply_action(even(state, chance)())
        drawn = draw(state, chance)
        while state.is_chance_node():
            state.apply_action(drawn())
        return state.legal_actions, state.apply_action, state.is_chance_node, drawn

    move = "move({choice})" + ("\n        while by_chance(): move(drawn())" if late else "")
    return loops.turns(Turns(begin, "legal()", move, bind="legal, move, by_chance, drawn = state"))


def catanatron() -> Turns:
    """Catan with four players, at most 1000 turns; dice and cards are its own."""
    from catanatron import Color, Game, RandomPlayer

    return Turns(
        lambda _: Game([RandomPlayer(color) for color in Color]),
        legal="state.state.playable_actions if state.state.num_turns < 1000 and not state.winning_color() else None",
        move="state.execute({choice}, False)",
    )


class Vectorised:
    """An OpenSpiel game, FEW at once, with what its seats see."""

    number = FEW

    def __init__(self, name: str) -> None:
        from open_spiel.python import rl_agent, rl_environment
        from open_spiel.python.vector_env import SyncVectorEnv

        def draw(state: Any) -> int:
            """Right for Leduc poker and hearts, and faster than OpenSpiel's own sampler."""
            return even(state, loops.CHANCE)()

        self.envs = SyncVectorEnv([rl_environment.Environment(name, chance_event_sampler=draw) for _ in range(FEW)])
        self.answer = rl_agent.StepOutput
        self.steps = self.envs.reset()

    def legal(self) -> tuple[NDArray[Any], NDArray[Any]]:
        seen = [step.observations for step in self.steps]
        choices = [observations["legal_actions"][observations["current_player"]] for observations in seen]
        return np.concatenate(choices), np.cumsum([0, *map(len, choices)])

    def step(self, actions: NDArray[Any]) -> None:
        steps, _, done, _ = self.envs.step([self.answer(action, None) for action in actions.tolist()])
        # `reset_if_done` would look at all tables twice.
        self.steps = [
            env.reset() if over else step for env, over, step in zip(self.envs.envs, done, steps, strict=True)
        ]


class Pgx:
    """A Pgx game, MANY at once, with its observations."""

    number = MANY

    def __init__(self, name: str) -> None:
        import jax
        import pgx
        from pgx.experimental import auto_reset

        env = pgx.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))
        self.key, first = jax.random.split(jax.random.key(1))
        self.states = jax.jit(jax.vmap(env.init))(jax.random.split(first, MANY))

        def advance(states: Any, actions: Any, key: Any) -> Any:
            key, chance = jax.random.split(key)
            return step(states, actions, jax.random.split(chance, MANY)), key

        self.advance = jax.jit(advance)
        self.wait = jax.block_until_ready

    def legal(self) -> tuple[NDArray[Any], NDArray[Any]]:
        games, actions = np.asarray(self.states.legal_action_mask).nonzero()
        return actions, np.searchsorted(games, np.arange(MANY + 1))

    def step(self, actions: NDArray[Any]) -> None:
        self.states, self.key = self.advance(self.states, actions.astype(np.int32), self.key)
        self.wait(self.states.observation)


@cache
def vectorised(name: str) -> Play:
    return loops.batches(Vectorised(name))


@cache
def pgx(name: str) -> Play:
    return loops.batches(Pgx(name))


@cache
def classic(name: str) -> Play:
    """A game of PettingZoo."""
    return loops.cycles(import_module(f"pettingzoo.classic.{name}").env())


@cache
def empty(loop: str) -> Play:
    """What is empty, in one of the loops."""
    made = {"turns": loops.EMPTY, "batches": loops.EMPTY_GAMES, "cycles": loops.EMPTY_ENV}[loop]
    play: Play = getattr(loops, loop)(made)
    return play


if __name__ == "__main__":
    # On one core, JAX makes a quarter more decisions in a second of processor time.
    os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])
    loops.answer({play.__name__: partial(loops.rate, play) for play in (turns, vectorised, pgx, classic, empty)})
