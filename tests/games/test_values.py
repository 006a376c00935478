"""Whatever a game says about the knowledge of a seat is equal on all tables that look the same to the seat."""

from collections.abc import Callable
from hashlib import sha256

import pytest

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import State
from noctuary.kernel.parts.offers import LEARNED_VALUE
from tests.breadth import Figures, Seeds
from tests.games.trials import ALL, BUILT_IN, every_mode, find, offering, wander

pytestmark = pytest.mark.usefixtures("lanterns")

SHARE = 30
"""In most games, tables are compared at one of so many steps."""


@pytest.mark.parametrize(("name", "mode"), every_mode())
def test_tables_that_look_alike_are_worth_the_same(name: str, mode: str, seeds: Seeds, figures: Figures) -> None:
    trial = find(name)
    for seed in seeds(1 if mode == trial.long else 2):
        random = Random(seed)
        state = trial.game.new(trial.options(mode, seed), seed)
        for _ in wander(state, random):
            if not random.below(SHARE):
                figures["tables that look alike"] += compare(state, trial.poison, random)
        figures["tables that look alike"] += compare(state, trial.poison, random)
        loaded = trial.game.load(state.position(), state.options, seed)
        for seat in range(state.options.players):
            assert told(loaded, seat) == told(state, seat)


def compare(state: State, poison: Callable[[State, int, Random], State], random: Random) -> int:
    """Compare a table with others that look the same to each seat in turn; return how many there were."""
    seats = range(state.options.players)
    for seat in seats:
        expected = told(state, seat)
        for other in (state.determinize(seat, random), poison(state, seat, random)):
            assert other.observe(seat) == state.observe(seat)
            assert told(other, seat) == expected
        seen = state.observe(seat)
        assert seen.board.observe(seat) == seen
        assert told_of_masked(seen.board, seat) == expected[:2]
    return 2 * len(seats)


def told(state: State, seat: int) -> list[object]:
    """Everything that a game says about a table for a seat."""
    game = state.game
    alone = game.solo_value(state) if state.options.players == 1 else 0.0
    features = game.measure(state, seat) if game.features else []
    return [*told_of_masked(state, seat), features, alone, game.round(state)]


def told_of_masked(state: State, seat: int) -> list[object]:
    """The part of it that the game says about the table of an observation."""
    return [state.game.evaluate(state, seat), state.game.expected_parts(state, seat)]


@pytest.mark.parametrize("name", ALL)
def test_what_a_game_is_worth_in_the_end_is_no_guess(name: str) -> None:
    trial = find(name)
    state = trial.game.new(trial.any_options(1), 1)
    list(wander(state, Random(1)))
    for seat in range(state.options.players):
        assert trial.game.evaluate(state, seat) == trial.game.value(state, seat)
        assert trial.game.expected_parts(state, seat) == trial.game.count_parts(state, seat)


@pytest.mark.parametrize("name", ALL)
def test_only_what_a_seat_may_know_is_measured(name: str, seeds: Seeds) -> None:
    """Of the table by every seat, and of its moves by who decides; what features of moves say in words is true."""
    trial, said = offering(name, LEARNED_VALUE), set()
    names, words = trial.game.move_features, trial.game.move_reasons
    number = len(names)
    assert len(set(names)) == number
    for seed in seeds(8):
        random = Random(seed)
        state = trial.game.new(trial.any_options(seed), seed)
        for _ in wander(state, random):
            seat = random.below(4 * state.options.players)
            if seat < state.options.players:
                known = trial.game.measure(state, seat)
                assert known == trial.game.measure_all(state)[seat]
                assert known == trial.game.measure(state.determinize(seat, random), seat)
                assert known == trial.game.measure(trial.poison(state, seat, random), seat)
            seat, codes = state.seat, state.legal(state.seat)
            if len(codes) > 1 and not random.below(4):
                rows = state.game.measure_moves(state, seat, codes)
                assert all(0 <= min(row) <= max(row) < number and len(set(row)) == len(row) for row in rows)
                for other in (state.determinize(seat, random), trial.poison(state, seat, random)):
                    assert other.game.measure_moves(other, seat, codes) == rows
                for code, row in zip(codes, rows, strict=True):
                    told = {words[names[one]] for one in row if names[one] in words}
                    assert told == {id for id, is_true in trial.reasons.items() if is_true(state, code)}
                    said |= told
    assert said == set(words.values())


@pytest.mark.parametrize("name", BUILT_IN)
def test_features_are_those_that_the_network_was_trained_with(name: str) -> None:
    trial = offering(name, LEARNED_VALUE)
    if not trial.features:
        pytest.skip("No network was trained.")
    assert digest_of_features(name) == trial.features


def digest_of_features(name: str) -> str:
    """A digest of the features of all seats in random games, to seven places: the last ones depend on the machine."""
    trial = find(name)
    digest = sha256()
    for seed in range(12):
        state, random = trial.game.new(trial.any_options(seed), seed), Random(seed)
        for _ in wander(state, random):
            if not random.below(8):
                for seat in range(state.options.players):
                    for number in trial.game.measure(state, seat):
                        digest.update(f"{number:.7f} ".replace("-0.0000000", "0.0000000").encode())
    return digest.hexdigest()[:16]
