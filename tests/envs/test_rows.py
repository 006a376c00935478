"""Rows that are written again and again are like vectors made anew."""

import pytest

from noctuary.kernel.parts.offers import VECTORS
from tests.breadth import Figures, Seeds
from tests.games.trials import Trial, find, having

pytest.importorskip("librt", reason="the extra `envs` is not installed")

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Options, State
from noctuary.kernel.contract.tensor import Tensor, blank, encoded, zeros
from tests.envs.vectors import tensor_of

pytestmark = pytest.mark.usefixtures("lanterns")
GAMES = 2
"""So many games one after another are seen by the same rows."""


class Rows:
    """A row for each seat."""

    def __init__(self, tensor: Tensor, options: Options) -> None:
        self.tensor = tensor
        self.begun = blank(tensor, options)
        self.out = zeros(options.players * tensor.size)
        self.rows = [tensor.row(options, seat, self.out, seat * tensor.size) for seat in range(options.players)]

    def check(self, seat: int, table: State) -> None:
        size = self.tensor.size
        self.rows[seat].renew(table)
        row = bytes(memoryview(self.out)[seat * size : (seat + 1) * size])
        anew = bytes(memoryview(encoded(self.tensor, table, seat, self.begun)))
        if row != anew:
            parts = self.tensor.layout.flat()
            ends = [part.at + len(part.axis.labels) for part in parts]
            wrong = [
                part.name for part, end in zip(parts, ends, strict=True) if row[part.at : end] != anew[part.at : end]
            ]
            pytest.fail(f"P{seat + 1} sees otherwise: {', '.join(wrong)}")


def tables(state: State, seat: int, random: Random) -> State:
    """One of the tables that somebody may look at: the state, a clone, what a seat sees or thinks possible, a saved
    one, or one some moves ahead that will not be played.
    """
    way = random.below(12)
    if way == 0:
        return state.clone()
    if way == 1:
        return state.observe(seat).board
    if way == 2:
        return state.determinize(seat, random)
    if way == 3:
        loaded: State = state.game.load(state.position(), state.options, 1)
        return loaded
    ahead = state.clone()
    for _ in range(3 if way == 4 else 0):
        play(ahead, random)
    return ahead if way == 4 else state


def play(state: State, random: Random) -> None:
    """A random move for any seat that decides, if there is one."""
    seats = state.seats()
    if seats:
        seat = seats[random.below(len(seats))]
        codes = state.legal(seat)
        state.play(seat, codes[random.below(len(codes))])


def check_rows(trial: Trial, options: Options, seed: int) -> int:
    """Check rows at every decision of some random games, parts of which are taken back; how many there were."""
    random, rows, looks = Random(seed), Rows(tensor_of(trial), options), 0
    for game in range(GAMES):
        state = trial.game.new(options, seed + game)
        earlier: list[State] = []
        while True:
            for seat in range(options.players) if random.below(4) == 0 else [max(state.seat, 0)]:
                rows.check(seat, tables(state, seat, random))
                rows.check(seat, state)
                looks += 2
            if state.seat < 0:
                break
            if random.below(10) == 0:
                earlier.append(state.clone())
            if earlier and random.below(20) == 0:
                state = earlier.pop()
            play(state, random)
    return looks


@pytest.mark.parametrize("name", [*having(VECTORS), "lanterns"])
def test_rows_are_like_vectors_made_anew(name: str, seeds: Seeds, figures: Figures) -> None:
    trial = find(name)
    for seed in seeds(len(trial.modes)):
        figures["looks"] += check_rows(trial, trial.any_options(seed), seed)
