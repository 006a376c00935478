"""The invariants of all games, checked on Lanterns: several seats decide at the same time, forced moves are veiled."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noctuary.kernel import catalogue
from noctuary.kernel.game import State
from noctuary.kernel.moves import Actions
from noctuary.kernel.randomness import Random
from tests.invariants import FEW, SMALL, check_codes, check_game, check_patience, tried

pytestmark = pytest.mark.usefixtures("lanterns")


def poison(state: State, seat: int, random: Random) -> State:
    """Deal everything anew that `seat` cannot see."""
    table: Any = state.clone()
    others = [other for other in range(table.options.players) if other != seat]
    pool = table.deck + [card for other in others for card in table.hands[other]]
    pool += [table.chosen[other] for other in others if table.chosen[other]]
    drawn = table.drawn if table.winner != seat else []
    pool += drawn
    random.shuffle(pool)
    table.deck = [pool.pop() for _ in table.deck]
    for other in others:
        table.hands[other] = sorted(pool.pop() for _ in table.hands[other])
        table.chosen[other] = pool.pop() if table.chosen[other] else 0
    if drawn:
        table.drawn = [pool.pop() for _ in drawn]
    assert isinstance(table, State)
    return table


def nothing(state: State) -> None:
    """Lanterns has nothing to conserve."""


def test_codes_and_move_lines_round_trip() -> None:
    check_codes(catalogue.find("lanterns"))


@given(st.integers(0, 2**64 - 1), st.integers(2, 4), st.integers(1, 4), st.integers(1, 3))
def test_random_games(seed: int, players: int, hand: int, share: int) -> None:
    game = catalogue.find("lanterns")
    check_game(game, game.options({"players": players, "hand": hand}), seed, poison, nothing, share)


@given(st.integers(0, 2**64 - 1), st.integers(2, 4), st.integers(1, 4))
def test_patient_games(seed: int, players: int, hand: int) -> None:
    game = catalogue.find("lanterns")
    check_patience(game, game.options({"players": players, "hand": hand}), seed, poison)


def test_of_a_large_action_space_every_verb_is_tried() -> None:
    texts = ["stop", *(f"chain {number}" for number in range(FEW)), *(f"block {number}" for number in range(SMALL))]
    actions = Actions(texts, [[] for _ in texts])
    found = tried(actions, Random(1), thorough=True)
    assert set(range(1 + FEW)) <= set(found)
    assert len(found) == 1 + 2 * FEW
    assert found == tried(actions, Random(1), thorough=False)
    assert found != tried(actions, Random(2), thorough=True)
    few = Actions(texts[:SMALL], [[] for _ in range(SMALL)])
    assert tried(few, Random(1), thorough=True) == list(range(SMALL))
    assert len(tried(few, Random(1), thorough=False)) == 1 + 2 * FEW
