"""How good a table is for a seat, in wounds and in the rulebook's terms: used by one-ply and search bots.

The standing of a seat is the value of its wounds, deck, hand, minions and influence; the value of a table is the seat's
own standing minus that of its opponents. Cards in the chain count by what their texts will probably do, and the card
played last also by what the next players could link to it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from noctuary.games.nightfall.rules import draft, scoring
from noctuary.games.nightfall.rules.board import (
    CANCELLED,
    CHAINING,
    CLAIMING,
    CLEANUP,
    COMBAT,
    DRAFTING,
    KICKED,
    OVER,
    TWICE,
    Board,
    Effect,
    Texts,
    card_of,
    health_of,
    seat_of,
    serial_of,
)
from noctuary.games.nightfall.rules.cards import texts_of
from noctuary.games.nightfall.rules.chain import Link
from noctuary.games.nightfall.rules.claim import cost_of, open_to
from noctuary.games.nightfall.rules.combat import blockers_of, strength
from noctuary.games.nightfall.rules.facts import CORRECTIONS_KEPT, EDITIONS, ORDERS, STARTER, Facts
from noctuary.games.nightfall.rules.in_play import BLOCKS_DAMAGE

CARD: Final = 0.35
"""Value of one more card in hand."""
INFLUENCE: Final = 0.3
STRENGTH: Final = 0.55
"""Expected wounds that each point of a minion's strength will inflict."""
HEALTH: Final = 0.15
"""Expected wounds that each point of a minion's health will absorb."""
STARTER_WORTH: Final = 0.45
"""The fraction of a starter's texts that counts, since a starter leaves the game after one use."""
TURNS: Final = 2.0
"""Average number of wounds given per turn, used to estimate how long the game will last."""
PLAYED: Final = 3.0
"""Average number of cards of a deck that its owner uses per turn."""
WOUND_IN_DECK: Final = -0.15
"""The cost of a wound for drawing from the deck, in addition to its wound at the end."""
ANSWER: Final = 0.6
"""The fraction of an opponent's best possible link that counts, since it may not be played."""
RIVAL: Final = 0.5
"""The weight of the strongest opponent; the rest of the weight is on the mean of all opponents."""
WIN: Final = 10.0

WORTH: Final = {
    "draw": CARD,
    "gain-influence": INFLUENCE,
    "double-influence": 1.0,
    "discount": 0.6,
    "next-twice": 0.7,
    "order-twice": 0.7,
    "exile-from-hand": 0.7,
    "put-from-discard": 1.2,
    "put-from-hand": 0.9,
    "that-player-exiles": 0.4,
    "damage-that-owner": 0.9,
    "damage-player": 0.9,
    "damage-player-destroying": 1.0,
    "receive-wounds": 1.0,
    "lose-influence": 0.1,
    "damage-minions-of": 0.4,
    "damage-minion": 0.3,
    "destroy-minion": 0.9,
    "exile-minion": 1.0,
    "deck-minion": 0.7,
    "exile-wound": 0.9,
    "discard-to-deck": 0.3,
    "summon": 0.5,
    "summon-aside": 0.9,
    "awaken": 1.0,
    "awaken-aside": 1.3,
    "grant": 0.2,
    "exile-from-archive": 0.1,
    "choose-targets": 0.3,
    "cancel": 0.7,
    "free-claim": 0.9,
    "damage-every-opponent": 1.0,
    "damage-every-minion": 0.2,
    "damage-every-player": 0.1,
}
"""Value of an effect to its player, for each point of its number, regardless of the table."""


class Worths:
    """The values of the orders in one edition: their texts, by card, and as cards in a deck."""

    def __init__(self, texts: Texts, facts: Facts) -> None:
        self.text: list[float] = []
        """value of chain text, your-chain text, and the minion that enters play"""
        self.kicker: list[float] = []
        """value that the kicker adds"""
        self.card: list[float] = []
        """value as a card in a deck"""
        for card in range(ORDERS):
            text = (
                worth_of(texts.chain[card])
                + worth_of(texts.your_chain[card])
                + minion_worth(facts.strength[card] + (2 if facts.counts_minions[card] else 0), facts.health[card])
            )
            kicker = worth_of(texts.kicker[card])
            if texts.kicked[card]:
                kicker = worth_of(texts.kicked[card]) - worth_of(texts.chain[card])
            self.text.append(text)
            self.kicker.append(kicker)
            whole = text + 0.35 * kicker
            self.card.append(STARTER_WORTH * whole if facts.set[card] == STARTER else whole)


def worth_of(effects: list[Effect]) -> float:
    """The value of a text to its player."""
    return sum(WORTH.get(effect.name, 0.0) * max(1, effect.number) for effect in effects)


def minion_worth(strength: int, health: int) -> float:
    """The value of a minion in play."""
    return STRENGTH * strength + HEALTH * health


@lru_cache(len(EDITIONS) * CORRECTIONS_KEPT)
def worths(facts: Facts, edition: int) -> Worths:
    """The values for a printed edition with these component facts."""
    return Worths(texts_of(edition), facts)


def value(board: Board, seat: int) -> float:
    """How good the table is for `seat`, in wounds: its own standing minus that of its opponents."""
    if board.phase == DRAFTING:
        return drafted(board, seat)
    known = worths(board.facts, board.edition)
    standings = [standing(board, other, known.card) for other in range(board.players)]
    if board.phase == CHAINING:
        add_chain(board, standings, known)
    elif board.phase == COMBAT:
        add_attacks(board, standings)
    mine = standings.pop(seat)
    best = max(standings)
    return mine - RIVAL * best - (1.0 - RIVAL) * sum(standings) / len(standings)


def drafted(board: Board, seat: int) -> float:
    """The value of a seat's picks: private archives count fully, commons less because they are open to all."""
    known = worths(board.facts, board.edition).card
    total = 0.0
    for card, fate in zip(board.picks[seat], draft.rounds(board), strict=False):
        total += known[card] * (1.0 if fate == draft.PRIVATE else 0.3)
    return total


def standing(board: Board, seat: int, known: list[float]) -> float:
    """The value of what a seat has and can expect."""
    wounds = 0
    orders = 0
    quality = 0.0
    for pile in (board.deck[seat], board.hand[seat], board.discard[seat]):
        for card in pile:
            if card >= ORDERS:
                wounds += 1
                quality += WOUND_IN_DECK
            else:
                orders += 1
                quality += known[card]
    total = -float(wounds)
    if board.phase == OVER:
        return total + (WIN if scoring.ranking(board)[0] == seat else 0.0)
    turns = len(board.face_up) / TURNS / board.players
    total += quality / (orders + wounds + 3) * PLAYED * turns
    total += hand_worth(board, seat, known)
    for minion in board.play_area[seat]:
        # Minions attack in their player's combat phase and then leave play.
        if board.phase != COMBAT or seat != board.active:
            total += minion_worth(board.facts.strength[card_of(minion)], health_of(minion))
    if seat == board.active and (board.phase == CHAINING or board.phase == CLAIMING):
        total += spending(board, seat, known, turns)
    return total


def hand_worth(board: Board, seat: int, known: list[float]) -> float:
    """The value of the cards in hand, including those the active player will draw to refill it."""
    hand = board.hand[seat]
    total = 0.0
    for card in hand:
        total += 0.25 if card >= ORDERS else 0.15 + 0.25 * known[card]
    if seat == board.active and board.phase != CLEANUP and len(hand) < 5:
        total += CARD * (5 - len(hand))
    return total


def spending(board: Board, seat: int, known: list[float], turns: float) -> float:
    """The value of what the active player's influence can buy: repeatedly the best card that it can pay for."""
    left = board.influence * (2 if board.doubled and board.phase == CHAINING else 1)
    if board.phase == CHAINING:
        # Some cards in hand will be discarded for influence.
        left += len(board.hand[seat]) // 2
    cards: list[int] = []
    costs: list[int] = []
    for archive in board.archives:
        if board.left[archive] and open_to(board, archive, seat):
            card = archive % ORDERS
            cost = max(1, cost_of(board, seat, card))
            if cost <= left:
                cards.append(card)
                costs.append(cost)
    size = len(board.deck[seat]) + len(board.hand[seat]) + len(board.discard[seat]) + 4
    worth = 0.0
    while True:
        # Of equally good cards the dearer comes first; a cost of 0 marks a card already bought.
        best = -1
        gain = 0.0
        price = 0
        for index in range(len(cards)):
            cost = costs[index]
            if 0 < cost <= left:
                other = known[cards[index]]
                if best < 0 or other > gain or (other == gain and cost > price):
                    best = index
                    gain = other
                    price = cost
        if best < 0:
            break
        left -= price
        worth += gain
        costs[best] = 0
    return worth / size * PLAYED * turns * 0.8 + 0.02 * left


def add_chain(board: Board, standings: list[float], known: Worths) -> None:
    """Add the value of the cards in the chain, and of what the next players could add (NF-4.3)."""
    for link in board.chain:
        if not link & CANCELLED:
            worth = known.text[card_of(link)] + (known.kicker[card_of(link)] if link & KICKED else 0.0)
            standings[seat_of(link)] += worth * (2.0 if link & TWICE else 1.0)
    if board.carried_out >= 0:
        card = card_of(board.carried_out)
        if board.facts.is_minion[card]:
            worth = minion_worth(board.facts.strength[card], board.facts.health[card])
            standings[seat_of(board.carried_out)] += worth
    if not isinstance(board.choice, Link) or not board.chain:
        return
    below = card_of(board.chain[-1])
    links = board.facts.links[below]
    colour = board.facts.colour[below]
    other = board.seat
    while other != board.active or other == board.seat:
        best = 0.0
        for card in board.hand[other]:
            if card < ORDERS and links >> board.facts.colour[card] & 1:
                worth = known.text[card] + (known.kicker[card] if board.facts.earns_kicker(card, colour) else 0.0)
                best = max(best, worth)
        standings[other] += ANSWER * best
        other = (other + 1) % board.players
        if other == board.active:
            break


def add_attacks(board: Board, standings: list[float]) -> None:
    """Add the expected effect of the attacks not yet resolved (NF-3.4, 3.5)."""
    texts = board.texts
    for serial, defender in zip(board.attackers, board.defenders, strict=True):
        left = strength(board, board.active, serial)
        blockers = blockers_of(board, serial)
        for minion in board.play_area[defender]:
            if serial_of(minion) in blockers or texts.in_play[card_of(minion)] & BLOCKS_DAMAGE:
                taken = min(left, health_of(minion))
                left -= taken
                worth = minion_worth(board.facts.strength[card_of(minion)], health_of(minion))
                standings[defender] -= worth if taken == health_of(minion) else HEALTH * taken
        standings[defender] -= left
