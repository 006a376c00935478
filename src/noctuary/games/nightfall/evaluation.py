"""How good a table is for a seat, in wounds and in the rulebook's terms: what one-ply and search bots look at.

The standing of a seat is the value of its wounds, deck, hand, minions and influence; the value of a table is the
standing of a seat minus that of its opponents. Cards waiting in the chain count by what their texts will probably do,
and the one played last also by what the next players could link to it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from noctuary.games.nightfall.rules import draft, scoring
from noctuary.games.nightfall.rules.board import CHAINING, CLAIMING, CLEANUP, COMBAT, DRAFTING, LINKING, OVER, Board
from noctuary.games.nightfall.rules.cards import Texts, texts_of
from noctuary.games.nightfall.rules.cards import vocabulary as words
from noctuary.games.nightfall.rules.claim import cost_of, open_to
from noctuary.games.nightfall.rules.combat import blockers_of, strength
from noctuary.games.nightfall.rules.effects import CANCELLED, KICKED, TWICE
from noctuary.games.nightfall.rules.facts import CORRECTIONS_KEPT, EDITIONS, ORDERS, STARTER, Facts

CARD: Final = 0.35
"""Value of one more card in hand."""
INFLUENCE: Final = 0.3
STRENGTH: Final = 0.55
"""What a minion in play will inflict with each point of strength."""
HEALTH: Final = 0.15
"""What a minion in play will absorb with each point of health."""
STARTER_WORTH: Final = 0.45
"""Part of its texts that counts for a starter: it leaves the game after one use."""
TURNS: Final = 2.0
"""Wounds given in one turn, on average: how long the game will last."""
PLAYED: Final = 3.0
"""Cards of a deck that its owner uses in one turn."""
WOUND_IN_DECK: Final = -0.15
"""How much a wound clogs a deck, besides counting at the end."""
ANSWER: Final = 0.6
"""Part of what an opponent could link that counts, since it may not happen."""
RIVAL: Final = 0.5
"""How much the best opponent counts; the rest is the mean of all."""
WIN: Final = 10.0

WORTH: Final = {
    words.DRAW: CARD,
    words.GAIN_INFLUENCE: INFLUENCE,
    words.DOUBLE_INFLUENCE: 1.0,
    words.DISCOUNT: 0.6,
    words.NEXT_TWICE: 0.7,
    words.ORDER_TWICE: 0.7,
    words.EXILE_FROM_HAND: 0.7,
    words.PUT_FROM_DISCARD: 1.2,
    words.PUT_FROM_HAND: 0.9,
    words.THAT_PLAYER_EXILES: 0.4,
    words.DAMAGE_THAT_OWNER: 0.9,
    words.DAMAGE_PLAYER: 0.9,
    words.DAMAGE_PLAYER_DESTROYING: 1.0,
    words.RECEIVE_WOUNDS: 1.0,
    words.LOSE_INFLUENCE: 0.1,
    words.DAMAGE_MINIONS_OF: 0.4,
    words.DAMAGE_MINION: 0.3,
    words.DESTROY_MINION: 0.9,
    words.EXILE_MINION: 1.0,
    words.DECK_MINION: 0.7,
    words.EXILE_WOUND: 0.9,
    words.DISCARD_TO_DECK: 0.3,
    words.SUMMON: 0.5,
    words.SUMMON_ASIDE: 0.9,
    words.AWAKEN: 1.0,
    words.AWAKEN_ASIDE: 1.3,
    words.GRANT: 0.2,
    words.EXILE_FROM_ARCHIVE: 0.1,
    words.CHOOSE_TARGETS: 0.3,
    words.CANCEL: 0.7,
    words.FREE_CLAIM: 0.9,
    words.DAMAGE_EVERY_OPPONENT: 1.0,
    words.DAMAGE_EVERY_MINION: 0.2,
    words.DAMAGE_EVERY_PLAYER: 0.1,
}
"""Value of an effect to its player, for each point of its number, before anything is known of the table."""


class Worths:
    """What the orders are worth in one edition: their texts, by card, and as cards of a deck."""

    def __init__(self, texts: Texts, facts: Facts) -> None:
        self.text: list[float] = []
        """chain and your-chain text, and the minion that enters play"""
        self.kicker: list[float] = []
        """what the kicker adds"""
        self.card: list[float] = []
        """in a deck"""
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


def worth_of(effects: list[int]) -> float:
    """What a text is worth to its player."""
    return sum(WORTH.get(effect & 63, 0.0) * max(1, effect >> 6) for effect in effects)


def minion_worth(strength: int, health: int) -> float:
    """What a minion in play is worth."""
    return STRENGTH * strength + HEALTH * health


@lru_cache(len(EDITIONS) * CORRECTIONS_KEPT)
def worths(facts: Facts, edition: int) -> Worths:
    """The worths of an edition, printed and of the components."""
    return Worths(texts_of(edition), facts)


def evaluate(board: Board, seat: int) -> float:
    """How good the table is for `seat`, in wounds: its standing less that of its opponents."""
    if board.phase == DRAFTING:
        return drafted(board, seat)
    standings = [standing(board, other) for other in range(board.players)]
    if board.phase == CHAINING:
        add_chain(board, standings)
    elif board.phase == COMBAT:
        add_attacks(board, standings)
    mine = standings.pop(seat)
    best = max(standings)
    return mine - RIVAL * best - (1.0 - RIVAL) * sum(standings) / len(standings)


def drafted(board: Board, seat: int) -> float:
    """What the picks of a seat are worth: private archives are its own, the commons are for all."""
    known = worths(board.facts, board.edition).card
    total = 0.0
    for card, fate in zip(board.picks[seat], draft.rounds(board), strict=False):
        total += known[card] * (1.0 if fate == draft.PRIVATE else 0.3)
    return total


def standing(board: Board, seat: int) -> float:
    """What a seat has and may hope for."""
    known = worths(board.facts, board.edition).card
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
        # In their player's combat phase minions attack and are gone.
        if board.phase != COMBAT or seat != board.active:
            total += minion_worth(board.facts.strength[minion & 63], minion >> 6 & 63)
    if seat == board.active and (board.phase == CHAINING or board.phase == CLAIMING):
        total += spending(board, seat, known, turns)
    return total


def hand_worth(board: Board, seat: int, known: list[float]) -> float:
    """What the cards in hand are good for; the active player will draw up what is missing."""
    hand = board.hand[seat]
    total = 0.0
    for card in hand:
        total += 0.25 if card >= ORDERS else 0.15 + 0.25 * known[card]
    if seat == board.active and board.phase != CLEANUP and len(hand) < 5:
        total += CARD * (5 - len(hand))
    return total


def spending(board: Board, seat: int, known: list[float], turns: float) -> float:
    """What the influence of the active player can buy: the best cards it can pay for, one after the other."""
    left = board.influence * (2 if board.doubled and board.phase == CHAINING else 1)
    if board.phase == CHAINING:
        # Some cards of the hand will be discarded for influence.
        left += len(board.hand[seat]) // 2
    offers: list[tuple[float, int]] = []
    for archive in board.archives:
        if board.left[archive] and open_to(board, archive, seat):
            card = archive % ORDERS
            offers.append((known[card], max(1, cost_of(board, seat, card))))
    offers.sort(reverse=True)
    size = len(board.deck[seat]) + len(board.hand[seat]) + len(board.discard[seat]) + 4
    worth = 0.0
    for gain, cost in offers:
        if cost <= left:
            left -= cost
            worth += gain
    return worth / size * PLAYED * turns * 0.8 + 0.02 * left


def add_chain(board: Board, standings: list[float]) -> None:
    """What waits in the chain, and what the next players could add to it (NF-4.3)."""
    known = worths(board.facts, board.edition)
    for link in board.chain:
        if not link & CANCELLED:
            worth = known.text[link & 63] + (known.kicker[link & 63] if link & KICKED else 0.0)
            standings[link >> 6 & 7] += worth * (2.0 if link & TWICE else 1.0)
    if board.carried_out >= 0:
        card = board.carried_out & 63
        if board.facts.is_minion[card]:
            worth = minion_worth(board.facts.strength[card], board.facts.health[card])
            standings[board.carried_out >> 6 & 7] += worth
    if board.kind != LINKING or not board.chain:
        return
    below = board.chain[-1] & 63
    links = board.facts.links[below]
    colour = board.facts.colour[below]
    other = board.seat
    while other != board.active or other == board.seat:
        best = 0.0
        for card in board.hand[other]:
            if card < ORDERS and links >> board.facts.colour[card] & 1:
                worth = known.text[card] + (known.kicker[card] if board.facts.kicker_colour[card] == colour else 0.0)
                best = max(best, worth)
        standings[other] += ANSWER * best
        other = (other + 1) % board.players
        if other == board.active:
            break


def add_attacks(board: Board, standings: list[float]) -> None:
    """What the attacks that are still to be resolved will do (NF-3.4, 3.5)."""
    texts = board.texts
    for serial, defender in zip(board.attackers, board.defenders, strict=True):
        left = strength(board, board.active, serial)
        blockers = blockers_of(board, serial)
        for minion in board.play_area[defender]:
            if minion >> 12 in blockers or texts.in_play[minion & 63] & words.BLOCKS_DAMAGE:
                taken = min(left, minion >> 6 & 63)
                left -= taken
                worth = minion_worth(board.facts.strength[minion & 63], minion >> 6 & 63)
                standings[defender] -= worth if taken == minion >> 6 & 63 else HEALTH * taken
        standings[defender] -= left
