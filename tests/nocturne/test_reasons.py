"""What features of moves say in words is true, and becomes the reason in a hint."""

from itertools import chain
from typing import Any

import pytest

from noctuary.games.nocturne.game import GAME
from noctuary.games.nocturne.judgement.causes import lacking
from noctuary.games.nocturne.judgement.moves import tile_of
from noctuary.games.nocturne.judgement.prospects import beaters, standings, tile_worth
from noctuary.games.nocturne.judgement.worths import TOKEN_WORTH
from noctuary.games.nocturne.rules.basis import actions as at
from noctuary.games.nocturne.rules.basis.areas import ADJACENT, cells_of
from noctuary.games.nocturne.rules.basis.board import caster_of, cell_of, token_of
from noctuary.games.nocturne.rules.basis.facts import FEATHER, HERB, MUSHROOM, TOKENS
from noctuary.games.nocturne.rules.counting import scoring
from noctuary.games.nocturne.rules.course.state import Nocturne
from tests.games.reasons import Table, are_true, hint_of
from tests.nocturne.test_features import tables


class After:
    """A move, and what all can see of it: whether it wins at once, its cell, its token, and what tiles are worth."""

    def __init__(self, state: Nocturne, code: int) -> None:
        self.state, self.code, self.seat = state, code, state.seat
        self.one = standings(state, state.seat)
        self.cell, self.token = divmod(code - at.CAST, TOKENS)
        self.value = state.facts.value
        self.casts = [divmod(other - at.CAST, TOKENS) for other in state.legal(state.seat) if code_is_cast(other)]
        self.table = state.clone()
        self.table.events = []
        self.table.play(self.seat, code)

    def worth(self, seat: int, cell: int) -> float:
        return tile_worth(self.state.facts, self.one[seat], self.state.tiles[cell])

    @property
    def rivals(self) -> list[int]:
        return [seat for seat in range(self.state.players) if seat != self.seat and not self.state.passed >> seat & 1]

    def is_unanswered(self) -> bool:
        top = self.table.casts[-1] if self.table.casts else -1
        mine = top >= 0 and (caster_of(top), cell_of(top)) == (self.seat, self.cell)
        return not (mine and beaters(self.table))

    def beside(self) -> list[int]:
        return list(cells_of(ADJACENT[self.cell] & self.state.tile_mask & ~self.state.cast_mask))

    def rival_worths(self, cells: list[int]) -> list[float]:
        return [self.worth(seat, cell) for seat in self.rivals for cell in cells]

    def place_brings(self) -> float:
        """What the higher token offered takes if everybody before it takes the best."""
        words = GAME.actions.format(self.code).removeprefix("offer ").split()
        mine = max(self.value[self.state.facts.token_ids.index(word)] for word in words)
        place = sum(self.value[token_of(placed)] >= mine for placed in self.state.sprite)
        worths = [tile_worth(self.state.facts, self.one[self.seat], tile) for tile in self.state.sprite_tiles]
        return sorted(worths, reverse=True)[place]

    def tile(self) -> int:
        return self.state.tiles[self.cell] if code_is_cast(self.code) else tile_of(self.state, self.code)

    def kind(self) -> int:
        return self.state.facts.tile_kind[self.tile()]

    def herb(self) -> int:
        return self.state.facts.tile_herb[self.tile()]

    def has(self, seat: int, kind: int) -> list[int]:
        return [tile for tile in self.state.won[seat] if self.state.facts.tile_kind[tile] == kind]

    def species(self, tile: int) -> int:
        return self.state.facts.tile_species[tile]

    def best_of_all(self) -> bool:
        tiles = [tile_of(self.state, code) for code in [self.code, *self.state.legal(self.seat)]]
        worths = [tile_worth(self.state.facts, self.one[self.seat], tile) for tile in tiles if tile >= 0]
        return worths[0] >= max(worths) - 1e-6

    def brew(self, code: int) -> tuple[int, float]:
        """The symbols that a concoction lacks, and its points by the share of those that are there."""
        facts, card = self.state.facts, code - at.KEEP_CONCOCTION
        missing = lacking([facts.both_levels[card]], scoring.symbol_supply(self.state, self.seat))
        wanted = lacking([facts.both_levels[card]], 0)
        return missing, max(facts.points1[card], facts.points2[card]) * (wanted - missing) / wanted


def code_is_cast(code: int) -> bool:
    return at.CAST <= code < at.OFFER_NONE


def brews(after: After) -> list[float]:
    codes = range(at.KEEP_CONCOCTION, at.KEEP_TILE)
    return [after.brew(code)[1] for code in after.state.legal(after.seat) if code in codes]


TRUE: dict[str, Any] = {
    "top-tile": lambda m: m.worth(m.seat, m.cell) >= max(m.worth(m.seat, cell) for cell, _ in m.casts) - 1e-6,
    "no-answer": After.is_unanswered,
    "lowest": lambda m: m.value[m.token] == min(m.value[token] for _, token in m.casts),
    "little-beside": lambda m: max(m.rival_worths(m.beside()), default=0.0) < 2.0,
    "wanted": lambda m: max(m.rival_worths([m.cell])) >= 5.0,
    "beside-own": lambda m: ADJACENT[m.cell] & m.state.control[m.seat],
    "no-spell": lambda m: all(m.worth(m.seat, cell) < TOKEN_WORTH[m.value[token]] for cell, token in m.casts),
    "good-offer": lambda m: m.place_brings() >= 3.0,
    "best-tile": After.best_of_all,
    "brew-ready": lambda m: m.brew(m.code)[0] == 0,
    "brew-near": lambda m: m.brew(m.code)[0] == 1,
    "best-brew": lambda m: m.brew(m.code)[1] >= max(brews(m)) - 1e-6,
    "more-feathers": lambda m: m.kind() == FEATHER and m.has(m.seat, FEATHER),
    "new-herb": lambda m: (
        m.kind() == HERB and m.herb() not in {m.state.facts.tile_herb[t] for t in m.has(m.seat, HERB)}
    ),
    "same-mushroom": lambda m: m.kind() == MUSHROOM and m.species(m.tile()) in map(m.species, m.has(m.seat, MUSHROOM)),
}


def test_what_features_say_in_words_is_true() -> None:
    are_true(GAME, TRUE, After, chain.from_iterable(tables(seed) for seed in range(8)))


STAR: Table = {"forest": "egg - skull-ram", "players": {"P1": {"tokens": [3, "star"]}, "P2": {"tokens": [1]}}}
ONE: Table = {"forest": "egg", "players": {"P1": {"tokens": [3]}, "P2": {"tokens": [7]}}}
THREE: Table = {"forest": "egg - skull-ram", "players": {"P1": {"tokens": [3]}, "P2": {"tokens": [7]}}}
LOWEST = "makes do with the lowest token that you can cast"
TOP = "goes for the tile in reach that is worth most to you"
NO_ANSWER = "leaves nobody an answer"
LATER = "pays off in the moves that follow"


@pytest.mark.parametrize(
    ("table", "weights", "said"),
    [
        (STAR, {"lower-4": 1.0, "rank-4": 0.5}, [LOWEST]),  # The star would win the same tile.
        (STAR, {"lower-4": 1.0, "lower-5": 1.0}, [LATER]),  # The policy likes the star as much.
        (STAR, {"lower-4": -1.0, "lower-5": -2.0}, []),
        (THREE, {"rank-4": 1.0}, [TOP]),
        (ONE, {"lower-4": 1.0, "rank-4": 0.4, "rivals-4": 0.5}, [LOWEST, NO_ANSWER]),
    ],
)
def test_where_nothing_counted_differs_the_strongest_features_of_the_best_move_alone_are_its_reasons(
    monkeypatch: pytest.MonkeyPatch, table: Table, weights: dict[str, float], said: list[str]
) -> None:
    assert hint_of(monkeypatch, "nocturne", table, weights) == said
