"""What features of moves say in words is true, and becomes the reason in a hint."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from noctuary.games.nightfall import GAME, Nightfall, Options
from noctuary.games.nightfall.judgement.flow import seats_to_link, wounds_in
from noctuary.games.nightfall.judgement.hand_value import LONGEST
from noctuary.games.nightfall.judgement.moves import damage_now, owned
from noctuary.games.nightfall.judgement.worths import minion_worth, worths
from noctuary.games.nightfall.rules.basis import actions as at
from noctuary.games.nightfall.rules.basis.board import CLAIMING, card_of, health_of, serial_of
from noctuary.games.nightfall.rules.basis.facts import ORDERS, SEATS
from noctuary.games.nightfall.rules.course.combat import blockers_of, strength, strength_in_play
from noctuary.games.nightfall.rules.course.draft import PRIVATE, picked_for
from noctuary.kernel.base.randomness import Random
from tests.games.reasons import Table, are_true, hint_of
from tests.nightfall.trial import TRIAL, made_up

ALL = (1 << 30) - 1


def tables(seed: int) -> Iterator[Nightfall]:
    """The tables of a random game with any options, and those that follow a made-up one."""
    random = Random(seed)
    players = 2 + seed % 4
    for state in (
        GAME.new(TRIAL.any_options(seed), seed),
        *(GAME.load(made_up(random, players), Options(players), seed) for _ in range(6)),
    ):
        for _ in range(300):
            if state.seat >= 0:
                yield state
                codes = state.legal(state.seat)
                state.play(state.seat, codes[random.below(len(codes))])


class After:
    """A move, and what all can see of it."""

    def __init__(self, state: Nightfall, code: int) -> None:
        self.state, self.code, self.seat, self.facts = state, code, state.seat, state.facts
        self.known = worths(state.facts, state.edition)
        self.codes = state.legal(state.seat)
        self.target = (code - (at.ATTACK if code >= at.ATTACK else at.TARGET_SEAT)) % SEATS
        self.table = state.clone()
        self.table.play(self.seat, code)

    def picked_links(self) -> bool:
        links, colour, kicks = self.facts.links, self.facts.colour, self.facts.earns_kicker
        card = self.code - at.DRAFT
        pairs = [pair for one in picked_for(self.state, self.seat, PRIVATE) for pair in ((card, one), (one, card))]
        return any(links[one] >> colour[other] & 1 or kicks(one, colour[other]) for one, other in pairs)

    def line(self, hand: list[int], colours: int, below: int) -> float:
        """The worth of the best sequence of orders."""
        best = 0.0
        for place, card in enumerate(hand):
            if colours >> self.facts.colour[card] & 1:
                rest = [*hand[:place], *hand[place + 1 :]]
                worth = self.known.text[card] + self.line(rest, self.facts.links[card], self.facts.colour[card])
                kicks = below >= 0 and self.facts.earns_kicker(card, below)
                best = max(best, worth + (self.known.kicker[card] if kicks else 0.0))
        return best

    def line_from(self, card: int = -1) -> float:
        """The worth of the best sequence that begins with an order, or with any."""
        hand = [one for one in self.state.hand[self.seat] if one < ORDERS]
        below = card_of(self.state.chain[-1]) if self.state.chain else -1
        colour = self.facts.colour[below] if below >= 0 else -1
        if card < 0:
            return self.line(hand, self.facts.links[below] if below >= 0 else ALL, colour)
        hand.remove(card)
        kicker = self.known.kicker[card] if below >= 0 and self.facts.earns_kicker(card, colour) else 0.0
        return self.known.text[card] + kicker + self.line(hand, self.facts.links[card], self.facts.colour[card])

    def starts_best_line(self) -> bool:
        lines = {code: self.line_from(code - at.CHAIN) for code in self.codes if code != at.STOP}
        # Of more orders, only so many are looked at.
        return len(self.state.hand[self.seat]) > LONGEST or lines[self.code] >= max(lines.values()) - 1e-6

    def has_next(self) -> bool:
        hand = [card for card in self.state.hand[self.seat] if card < ORDERS]
        hand.remove(self.code - at.CHAIN)
        return any(self.facts.links[self.code - at.CHAIN] >> self.facts.colour[card] & 1 for card in hand)

    def others_can_link(self) -> float:
        """The worth of the other players' orders that may follow, as a share of all."""
        follow = whole = 0.0
        for seat in range(self.state.players):
            if seat != self.seat and seats_to_link(self.state) >> seat & 1:
                piles = self.state.hand[seat], self.state.deck[seat], self.state.discard[seat]
                part = len(piles[0]) / max(1, sum(map(len, piles)))
                for card, count in enumerate(owned(self.state, seat)[:ORDERS]):
                    worth = part * count * self.known.text[card]
                    whole += worth
                    if self.facts.links[self.code - at.CHAIN] >> self.facts.colour[card] & 1:
                        follow += worth
        return follow / whole if whole else 0.0

    def best_claim(self, table: Nightfall) -> float:
        claims = [code for code in table.legal(self.seat) if at.CLAIM <= code < at.FREE]
        return max((self.known.card[at.card_in(code - at.CLAIM)] for code in claims), default=0.0)

    def has_fewest_wounds(self) -> bool:
        wounds = [wounds_in(owned(self.state, seat)) for seat in range(self.state.players) if seat != self.seat]
        return wounds_in(owned(self.state, self.target)) == min(wounds)

    def health(self) -> int:
        return sum(map(health_of, self.state.play_area[self.target]))

    def comes_through(self, code: int) -> int:
        """The damage of an attacker that the minions already blocking it do not absorb."""
        attacker = self.state.find_minion(self.state.active, (code - at.BLOCK) % at.NAMES)
        health = {serial_of(one): health_of(one) for one in self.state.play_area[self.seat]}
        absorbed = sum(health[serial] for serial in blockers_of(self.state, attacker))
        return max(0, strength(self.state, self.state.active, attacker) - absorbed)

    def own(self, name: int) -> int:
        """The minion of the seat with this name."""
        serial = self.state.find_minion(self.seat, name)
        return next(one for one in self.state.play_area[self.seat] if serial_of(one) == serial)

    def worth_of(self, code: int) -> float:
        minion = self.own(code - at.ABSORB)
        return minion_worth(strength_in_play(self.state, self.seat, card_of(minion)), health_of(minion))

    def free(self, code: int) -> float:
        return self.known.card[at.card_in(code - at.FREE)]


TRUE: dict[str, Any] = {
    "best-pick": lambda m: m.known.card[m.code - at.DRAFT] == max(m.known.card[one] for one in m.state.offers[m.seat]),
    "pick-links": After.picked_links,
    "best-line": After.starts_best_line,
    "follows": After.has_next,
    "closed": lambda m: m.others_can_link() < 0.15,
    "does-little": lambda m: m.line_from() < 1.0,
    "reaches": lambda m: m.best_claim(m.table) > m.best_claim(m.state),
    "all-spent": lambda m: m.table.influence == 0 or m.table.phase != CLAIMING,
    "best-placed": After.has_fewest_wounds,
    "weaker": lambda m: 0 < m.health() < damage_now(m.state),
    "survives": lambda m: m.comes_through(m.code) < health_of(m.own((m.code - at.BLOCK) // at.NAMES)),
    "blocks-most": lambda m: m.comes_through(m.code) == max(m.comes_through(code) for code in m.codes[1:]),
    "absorbs-least": lambda m: m.worth_of(m.code) == min(m.worth_of(code) for code in m.codes),
    "soon": lambda m: (m.code - at.TARGET_PLAY) // at.NAMES == (m.state.active + 1) % m.state.players,
    "best-free": lambda m: m.free(m.code) == max(m.free(code) for code in m.codes if code >= at.FREE),
}


def test_what_features_say_in_words_is_true() -> None:
    are_true(GAME, TRUE, After, chain.from_iterable(tables(seed) for seed in range(4)))


def test_where_nothing_counted_differs_a_feature_is_the_reason_in_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    players: Table = {
        "P1": {"play": ["big-ghost"]},
        "P2": {"play": ["yuri-koroviev"], "deck": ["bite x9"]},
        "P3": {"deck": ["vulko x9"]},
    }
    table = {"wounds": {"face_up": ["bite x9"]}, "players": players}
    weights = {"seat attack-fewest": 0.5, "seat-met attack-weaker": 1.0}
    said = hint_of(monkeypatch, "nightfall", table, weights)
    assert said == ["hits the opponent who seems to have the fewest wounds"]
