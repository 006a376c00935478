"""What features of moves say in words is true, and becomes the reason in a hint."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from noctuary.bots.policy import Lister
from noctuary.games.nightfall import GAME, Nightfall, Options
from noctuary.games.nightfall.judgement.worths import minion_worth, worths
from noctuary.games.nightfall.rules.basis import actions as at
from noctuary.games.nightfall.rules.basis.board import CLAIMING, card_of, health_of, serial_of
from noctuary.games.nightfall.rules.course.combat import blockers_of, strength, strength_in_play
from noctuary.kernel.base.randomness import Random
from tests.games.reasons import Table, are_true, hint_of
from tests.nightfall.trial import TRIAL, made_up


def tables(seed: int) -> Iterator[Nightfall]:
    """The tables of a random game with any options, and those that follow made-up ones."""
    random = Random(seed)
    begun = [GAME.load(made_up(random, 2 + seed % 4), Options(2 + seed % 4), seed) for _ in range(6)]
    for state in (GAME.new(TRIAL.any_options(seed), seed), *begun):
        for _ in range(300):
            if state.seat >= 0:
                yield state
                codes = state.legal(state.seat)
                state.play(state.seat, codes[random.below(len(codes))])


class Tried:
    """A move: what is true of it by what all can see, and by what cards are worth."""

    def __init__(self, state: Nightfall, code: int) -> None:
        self.state, self.facts, self.code, self.seat = state, state.facts, code, state.seat
        self.known = worths(state.facts, state.edition)
        self.codes = state.legal(state.seat)
        self.table = state.clone()
        self.table.play(self.seat, code)

    def own(self, name: int) -> int:
        serial = self.state.find_minion(self.seat, name)
        return next(one for one in self.state.play_area[self.seat] if serial_of(one) == serial)

    def comes_through(self, code: int) -> int:
        """The damage of an attacker that the minions already blocking it do not absorb."""
        attacker = self.state.find_minion(self.state.active, (code - at.BLOCK) % at.NAMES)
        health = {serial_of(one): health_of(one) for one in self.state.play_area[self.seat]}
        absorbed = sum(health[serial] for serial in blockers_of(self.state, attacker))
        return max(0, strength(self.state, self.state.active, attacker) - absorbed)

    def minion_worth(self, code: int) -> float:
        minion = self.own(code - at.ABSORB)
        return minion_worth(strength_in_play(self.state, self.seat, card_of(minion)), health_of(minion))


TRUE: dict[str, Any] = {
    "best-pick": lambda m: m.known.card[m.code - at.DRAFT] == max(m.known.card[one - at.DRAFT] for one in m.codes),
    "all-spent": lambda m: m.table.influence == 0 or m.table.phase != CLAIMING,
    "survives": lambda m: m.comes_through(m.code) < health_of(m.own((m.code - at.BLOCK) // at.NAMES)),
    "absorbs-least": lambda m: m.minion_worth(m.code) == min(map(m.minion_worth, m.codes)),
}


def test_what_features_say_in_words_is_true() -> None:
    are_true(GAME, TRUE, Tried, chain.from_iterable(tables(seed) for seed in range(3)))


def test_of_every_block_that_its_minion_survives_this_can_be_said() -> None:
    """Then it is no reason for one of two such blocks."""
    for state in filter(lambda state: state.legal(state.seat)[0] >= at.BLOCK_NONE, tables(1)):
        codes = state.legal(state.seat)
        for code, row in list(zip(codes, Lister().active(state, state.seat, codes), strict=True))[1:]:
            said = {GAME.move_reasons.get(GAME.move_features[feature]) for feature in row}
            assert ("nightfall-why-survives" in said) == TRUE["survives"](Tried(state, code))


def test_where_nothing_counted_differs_a_feature_is_the_reason_in_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    players = {"P1": {"play": ["yuri-koroviev"]}, "P2": {"play": ["alton-hickman"]}}
    table: Table = {"wounds": {"face_up": ["bite x9"]}, "players": players}
    said = hint_of(monkeypatch, "nightfall", table, {"block lives-1": 0.5, "block-rank first": 1.0})
    assert said == ["blocks with a minion that can survive it"]
