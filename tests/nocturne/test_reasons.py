"""What features of moves say in words is true, and becomes the reason in a hint."""

from itertools import chain
from typing import Any

import pytest

from noctuary.games.nocturne.game import GAME
from noctuary.games.nocturne.judgement.causes import lacking
from noctuary.games.nocturne.judgement.moves import tile_of
from noctuary.games.nocturne.judgement.prospects import beaters, standings, tile_worth
from noctuary.games.nocturne.rules.basis import actions as at
from noctuary.games.nocturne.rules.basis.areas import ADJACENT, cells_of
from noctuary.games.nocturne.rules.basis.board import caster_of, cell_of, token_of
from noctuary.games.nocturne.rules.basis.facts import FEATHER, HERB, MUSHROOM, TOKENS
from noctuary.games.nocturne.rules.counting import scoring
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

    def most_for_others(self, tiles: list[int]) -> float:
        seats = [one for one in range(self.state.players) if one != self.seat and not self.state.passed >> one & 1]
        return max((self.worth(seat, tile) for seat in seats for tile in tiles), default=0.0)

    def beside(self) -> list[int]:
        free = ADJACENT[self.cell] & self.state.tile_mask & ~self.state.cast_mask
        return [self.state.tiles[cell] for cell in cells_of(free)]

    def is_unanswered(self) -> bool:
        after = self.state.clone()
        after.play(self.seat, self.code)
        top = after.casts[-1] if after.casts else -1
        return top < 0 or (caster_of(top), cell_of(top)) != (self.seat, self.cell) or not beaters(after)

    def offer_takes(self) -> float:
        """What the higher token offered takes if everybody before it takes the best."""
        value, words = self.facts.value, GAME.actions.format(self.code).split()[1:]
        mine = max(value[self.facts.token_ids.index(word)] for word in words)
        worths = sorted([self.worth(self.seat, tile) for tile in self.state.sprite_tiles], reverse=True)
        return worths[sum(value[token_of(placed)] >= mine for placed in self.state.sprite)]

    def lacks(self, code: int) -> tuple[int, float]:
        """How many symbols a concoction lacks, and its points times the share of those that are there."""
        need = [self.facts.both_levels[code - at.KEEP_CONCOCTION]]
        points = [all[code - at.KEEP_CONCOCTION] for all in (self.facts.points1, self.facts.points2)]
        missing, wanted = (lacking(need, supply) for supply in (scoring.symbol_supply(self.state, self.seat), 0))
        return missing, max(points) * (wanted - missing) / wanted


TRUE: dict[str, Any] = {
    "top-tile": Tried.is_best_tile,
    "no-answer": Tried.is_unanswered,
    "little-beside": lambda m: m.most_for_others(m.beside()) < 2.0,
    "wanted": lambda m: m.most_for_others([m.tile]) >= 5.0,
    "beside-own": lambda m: ADJACENT[m.cell] & m.state.control[m.seat],
    "good-offer": lambda m: m.offer_takes() >= 3.0,
    "best-tile": Tried.is_best_tile,
    "brew-ready": lambda m: m.lacks(m.code)[0] == 0,
    "best-brew": lambda m: m.lacks(m.code)[1] >= max(m.lacks(code)[1] for code in m.codes) - 1e-6,
    "more-feathers": lambda m: m.kind == FEATHER and m.same,
    "new-herb": lambda m: m.kind == HERB and all(m.facts.tile_herb[m.tile] != m.facts.tile_herb[one] for one in m.same),
    "same-mushroom": lambda m: (
        m.kind == MUSHROOM and any(m.facts.tile_species[m.tile] == m.facts.tile_species[one] for one in m.same)
    ),
}


def test_what_features_say_in_words_is_true() -> None:
    are_true(GAME, TRUE, Tried, chain.from_iterable(tables(seed) for seed in range(4)))


ONE: Table = {"forest": "egg", "players": {"P1": {"tokens": [3]}, "P2": {"tokens": [7]}}}
TWO: Table = {**ONE, "forest": "egg - skull-ram"}
TOP, NO_ANSWER = "goes for the tile in reach that is worth most to you", "leaves nobody an answer"


@pytest.mark.parametrize(
    ("table", "weights", "said"),
    [
        (ONE, {"rank-4": 0.4, "rivals-4": 0.5, "rank-5": 1.0}, [NO_ANSWER, TOP]),
        (TWO, {"rank-4": 0.4, "rivals-4": 0.5}, [TOP]),  # The next best move leaves no answer either.
        (TWO, {"rank-4": 0.4, "rank-5": 0.5}, ["pays off in the moves that follow"]),
    ],
)
def test_where_nothing_counted_differs_the_strongest_features_of_the_best_move_alone_are_its_reasons(
    monkeypatch: pytest.MonkeyPatch, table: Table, weights: dict[str, float], said: list[str]
) -> None:
    assert hint_of(monkeypatch, "nocturne", table, weights) == said
