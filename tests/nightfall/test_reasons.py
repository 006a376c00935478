"""What features of moves say in words is true, and becomes the reason in a hint."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from noctuary.bots.policy import Lister
from noctuary.games.nightfall import GAME, Nightfall, Options
from noctuary.games.nightfall.judgement.flow import owned, seats_to_link, wounds_in
from noctuary.games.nightfall.judgement.hand_value import LONGEST
from noctuary.games.nightfall.judgement.worths import minion_worth, worths
from noctuary.games.nightfall.rules.basis import actions as at
from noctuary.games.nightfall.rules.basis.board import CLAIMING, card_of, health_of, serial_of
from noctuary.games.nightfall.rules.basis.facts import ORDERS, SEATS
from noctuary.games.nightfall.rules.course.combat import blockers_of, strength, strength_in_play
from noctuary.games.nightfall.rules.course.draft import PRIVATE, picked_for
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
        self.hand = [card for card in state.hand[self.seat] if card < ORDERS]
        self.table = state.clone()
        self.table.play(self.seat, code)

    def links(self, one: int, other: int) -> bool:
        return bool(self.facts.links[one] >> self.facts.colour[other] & 1)

    def links_with_picks(self) -> bool:
        card, kicks, colour = self.code - at.DRAFT, self.facts.earns_kicker, self.facts.colour
        pairs = [pair for one in picked_for(self.state, self.seat, PRIVATE) for pair in ((card, one), (one, card))]
        return any(self.links(*pair) or kicks(pair[0], colour[pair[1]]) for pair in pairs)

    def line(self, card: int, below: int, hand: list[int]) -> float:
        """The worth of the best sequence that begins with an order; `below`: the order before it, -1 without one."""
        rest = [*hand]
        rest.remove(card)
        following = [self.line(one, card, rest) for one in {one for one in rest if self.links(card, one)}]
        kicks = below >= 0 and self.facts.earns_kicker(card, self.facts.colour[below])
        return self.known.text[card] + kicks * self.known.kicker[card] + max([0.0, *following])

    def starts_best_line(self) -> bool:
        below = card_of(self.state.chain[-1]) if self.state.chain else -1
        lines = {code: self.line(code - at.CHAIN, below, self.hand) for code in self.codes if code != at.STOP}
        # Of more orders, only so many are looked at.
        return len(self.hand) > LONGEST or lines[self.code] >= max(lines.values()) - 1e-6

    def has_next(self) -> bool:
        return any(self.links(self.code - at.CHAIN, card) for card in self.table.hand[self.seat] if card < ORDERS)

    def others_link(self) -> float:
        """The share, by worth, of the orders that others probably hold that may follow."""
        worth = {True: 0.0, False: 0.01}
        for seat in range(self.state.players):
            if seat != self.seat and seats_to_link(self.state) >> seat & 1:
                hand, *rest = (len(pile[seat]) for pile in (self.state.hand, self.state.deck, self.state.discard))
                for card, count in enumerate(owned(self.state, seat)[:ORDERS]):
                    worth[self.links(self.code - at.CHAIN, card)] += (
                        count * self.known.text[card] * hand / max(1, hand + sum(rest))
                    )
        return worth[True] / sum(worth.values())

    def best_claim(self, table: Nightfall) -> float:
        claims = [code for code in table.legal(self.seat) if at.CLAIM <= code < at.FREE]
        return max((self.known.card[at.card_in(code - at.CLAIM)] for code in claims), default=0.0)

    def has_fewest_wounds(self) -> bool:
        target = (self.code - (at.ATTACK if self.code >= at.ATTACK else at.TARGET_SEAT)) % SEATS
        wounds = [wounds_in(owned(self.state, seat)) for seat in range(self.state.players)]
        return wounds[target] == min(wounds[: self.seat] + wounds[self.seat + 1 :])

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
    "pick-links": Tried.links_with_picks,
    "best-line": Tried.starts_best_line,
    "follows": Tried.has_next,
    "closed": lambda m: m.others_link() < 0.15,
    "reaches": lambda m: m.best_claim(m.table) > m.best_claim(m.state),
    "all-spent": lambda m: m.table.influence == 0 or m.table.phase != CLAIMING,
    "best-placed": Tried.has_fewest_wounds,
    "survives": lambda m: m.comes_through(m.code) < health_of(m.own((m.code - at.BLOCK) // at.NAMES)),
    "absorbs-least": lambda m: m.minion_worth(m.code) == min(map(m.minion_worth, m.codes)),
    "soon": lambda m: (m.code - at.TARGET_PLAY) // at.NAMES == (m.state.active + 1) % m.state.players,
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
    far, near = {"play": ["yuri-koroviev"], "deck": ["bite x9"]}, {"deck": ["vulko x9"]}
    players = {"P1": {"play": ["big-ghost"]}, "P2": far, "P3": near}
    table: Table = {"wounds": {"face_up": ["bite x9"]}, "players": players}
    said = hint_of(monkeypatch, "nightfall", table, {"seat attack-fewest": 0.5, "seat-met attack-weaker": 1.0})
    assert said == ["goes for the opponent who seems to have the fewest wounds"]
