"""What features of moves say in words is true, and becomes the reason in a hint."""

from itertools import chain
from typing import Any

import pytest

from noctuary.games.nocturne.game import GAME
from noctuary.games.nocturne.judgement.moves import tile_of
from noctuary.games.nocturne.judgement.prospects import standings, tile_worth
from noctuary.games.nocturne.rules.basis import actions as at
from noctuary.games.nocturne.rules.basis.areas import ADJACENT
from noctuary.games.nocturne.rules.basis.facts import HERB, MUSHROOM, TOKENS
from noctuary.games.nocturne.rules.course.state import Nocturne
from tests.games.reasons import Table, are_true, hint_of
from tests.nocturne.test_features import tables


class Tried:
    """A move: what is true of it by what all can see, and by what tiles are worth to each seat."""

    def __init__(self, state: Nocturne, code: int) -> None:
        self.state, self.facts, self.code, self.seat = state, state.facts, code, state.seat
        self.codes = state.legal(state.seat)
        self.cell = (code - at.CAST) // TOKENS
        self.tile = self.tile_in(code)
        kind = self.facts.tile_kind
        self.same = [one for one in state.won[self.seat] if self.tile >= 0 and kind[one] == kind[self.tile]]
        self.kind = kind[self.tile] if self.tile >= 0 else -1
        self.standings = standings(state, state.seat)

    def tile_in(self, code: int) -> int:
        is_cast = at.CAST <= code < at.OFFER_NONE
        return self.state.tiles[(code - at.CAST) // TOKENS] if is_cast else tile_of(self.state, code)

    def worth(self, seat: int, tile: int) -> float:
        return tile_worth(self.facts, self.standings[seat], tile)

    def is_best_tile(self) -> bool:
        worths = [self.worth(self.seat, tile) for tile in map(self.tile_in, self.codes) if tile >= 0]
        return self.worth(self.seat, self.tile) >= max(worths) - 1e-6

    def worth_for_others(self) -> float:
        seats = [one for one in range(self.state.players) if one != self.seat and not self.state.passed >> one & 1]
        return max((self.worth(seat, self.tile) for seat in seats), default=0.0)


TRUE: dict[str, Any] = {
    "top-tile": Tried.is_best_tile,
    "wanted": lambda m: m.worth_for_others() >= 5.0,
    "beside-own": lambda m: ADJACENT[m.cell] & m.state.control[m.seat],
    "best-tile": Tried.is_best_tile,
    "new-herb": lambda m: m.kind == HERB and all(m.facts.tile_herb[m.tile] != m.facts.tile_herb[one] for one in m.same),
    "same-mushroom": lambda m: (
        m.kind == MUSHROOM and any(m.facts.tile_species[m.tile] == m.facts.tile_species[one] for one in m.same)
    ),
}


def test_what_features_say_in_words_is_true() -> None:
    are_true(GAME, TRUE, Tried, chain.from_iterable(tables(seed) for seed in range(4)))


ONE: Table = {"forest": "P1:2 egg", "players": {"P1": {"tokens": [3]}, "P2": {"tokens": [7]}}}
TWO: Table = {**ONE, "forest": "egg P1:2 skull-ram"}
TOP, BESIDE = "goes for the tile in reach that is worth most to you", "goes for a tile next to your control tokens"


@pytest.mark.parametrize(
    ("table", "weights", "said"),
    [
        (ONE, {"rank-4": 0.4, "area-1": 0.5, "rank-5": 1.0}, [BESIDE, TOP]),
        (TWO, {"rank-4": 0.4, "area-1": 0.5}, [TOP]),  # The next best move is beside a control token, too.
        (TWO, {"rank-4": 0.4, "rank-5": 0.5}, ["pays off in the moves that follow"]),
    ],
)
def test_where_nothing_counted_differs_the_strongest_features_of_the_best_move_alone_are_its_reasons(
    monkeypatch: pytest.MonkeyPatch, table: Table, weights: dict[str, float], said: list[str]
) -> None:
    assert hint_of(monkeypatch, "nocturne", table, weights) == said
