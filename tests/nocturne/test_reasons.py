"""What features of moves say in words is true, and becomes the reason in a hint."""

from itertools import chain

import pytest

from noctuary.bots import advice, policy
from noctuary.bots.policy import MovePolicy
from noctuary.bots.search import Budget
from noctuary.games.nocturne.game import GAME
from noctuary.games.nocturne.judgement.moves import tile_of
from noctuary.games.nocturne.judgement.prospects import standings, tile_worth
from noctuary.games.nocturne.rules.basis import actions as at
from noctuary.games.nocturne.rules.basis.facts import TOKENS
from noctuary.games.nocturne.rules.course.state import Nocturne
from noctuary.kernel.base.randomness import Random
from tests.games.reasons import are_true
from tests.nocturne.test_features import tables


def is_best_tile(state: Nocturne, code: int) -> bool:
    """Whether the tile of a move is worth most to its seat of all that it can choose."""
    tiles = [
        state.tiles[(one - at.CAST) // TOKENS] if at.CAST <= one < at.OFFER_NONE else tile_of(state, one)
        for one in (code, *state.legal(state.seat))
    ]
    own = standings(state, state.seat)[state.seat]
    worths = [tile_worth(state.facts, own, tile) for tile in tiles if tile >= 0]
    return worths[0] >= max(worths) - 1e-6


def test_what_features_say_in_words_is_true() -> None:
    are_true(GAME, {"nocturne-why-top-tile": is_best_tile}, chain.from_iterable(map(tables, range(4))))


def test_where_nothing_counted_differs_the_best_moves_feature_is_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless it weighs too little."""
    monkeypatch.setattr(advice, "reasons", lambda *_, **__: [])
    top = "nocturne-why-top-tile"
    for forest, weight, why in (
        ("P1:2 egg", 0.4, top),
        ("egg P1:2 skull-ram", 0.4, top),
        ("egg P1:2 skull-ram", 0.05, advice.LATER),
    ):
        weights = [weight * (name == "rank-4") for name in GAME.move_features]
        monkeypatch.setitem(policy._shipped, "nocturne", MovePolicy(weights, 1.0))
        position = {"forest": forest, "players": {"P1": {"tokens": [3]}, "P2": {"tokens": [7]}}}
        state = GAME.load(position, GAME.options({"players": 2}), 1)
        told = advice.advise(state.observe(state.seat), state.decision(state.seat), Random(1), Budget(200))
        assert [one.id for one in told.why] == [why]
