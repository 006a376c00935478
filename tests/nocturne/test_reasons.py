"""What features of moves say in words is true, and becomes the reason in a hint."""

from itertools import chain

import pytest

from noctuary.games.nocturne.game import GAME
from noctuary.games.nocturne.judgement.moves import tile_of
from noctuary.games.nocturne.judgement.prospects import standings, tile_worth
from noctuary.games.nocturne.rules.basis import actions as at
from noctuary.games.nocturne.rules.basis.facts import TOKENS
from noctuary.games.nocturne.rules.course.state import Nocturne
from tests.games.reasons import Table, are_true, hint_of
from tests.nocturne.test_features import tables


def is_best_tile(state: Nocturne, code: int) -> bool:
    """Whether the tile of a move is worth most to its seat of all that it can choose."""
    own, worths = standings(state, state.seat)[state.seat], {}
    for one in state.legal(state.seat):
        is_cast = at.CAST <= one < at.OFFER_NONE
        tile = state.tiles[(one - at.CAST) // TOKENS] if is_cast else tile_of(state, one)
        worths[one] = tile_worth(state.facts, own, tile) if tile >= 0 else 0.0
    return worths[code] >= max(worths.values()) - 1e-6


def test_what_features_say_in_words_is_true() -> None:
    are_true(GAME, {"nocturne-why-top-tile": is_best_tile}, chain.from_iterable(map(tables, range(4))))


ONE: Table = {"forest": "P1:2 egg", "players": {"P1": {"tokens": [3]}, "P2": {"tokens": [7]}}}
TWO: Table = {**ONE, "forest": "egg P1:2 skull-ram"}
TOP = "goes for the tile that is worth most to you"


@pytest.mark.parametrize(
    ("table", "weights", "said"),
    [
        (ONE, {"rank-4": 0.4, "rank-5": 1.0}, [TOP]),
        (TWO, {"rank-4": 0.4}, [TOP]),
        (TWO, {"rank-4": 0.05}, ["pays off in the moves that follow"]),
    ],
)
def test_where_nothing_counted_differs_the_best_moves_feature_is_its_reason(
    monkeypatch: pytest.MonkeyPatch, table: Table, weights: dict[str, float], said: list[str]
) -> None:
    """Unless it weighs too little."""
    assert hint_of(monkeypatch, "nocturne", table, weights) == said
