"""How good a table is for a seat, measured in wounds; used by one-ply and search bots.

The standing of a seat is the value of its wounds, deck, hand, minions and influence; the value of a table is the seat's
own standing minus that of its opponents. Cards in the chain count for what their texts will probably do; the card
played last also counts for what the next players could link to it.
"""

from typing import Final

from noctuary.games.nightfall.judgement.buying import purchases
from noctuary.games.nightfall.judgement.flow import add_waiting, seats_to_link
from noctuary.games.nightfall.judgement.worths import CARD, HEALTH, TURNS, Worths, minion_worth, worths
from noctuary.games.nightfall.rules.basis.board import (
    CHAINING,
    CLAIMING,
    CLEANUP,
    COMBAT,
    DRAFTING,
    OVER,
    Board,
    card_of,
    health_of,
    serial_of,
)
from noctuary.games.nightfall.rules.basis.facts import ORDERS
from noctuary.games.nightfall.rules.basis.in_play import BLOCKS_DAMAGE
from noctuary.games.nightfall.rules.course import draft, scoring
from noctuary.games.nightfall.rules.course.combat import blockers_of, strength

PLAYED: Final = 3.0
"""Average number of cards that a player uses per turn."""
WOUND_IN_DECK: Final = -0.15
"""What a wound costs by spoiling draws from the deck, besides counting as a wound at the end."""
ANSWER: Final = 0.6
"""The fraction of an opponent's best possible link that counts, since it may not be played."""
RIVAL: Final = 0.5
"""The weight of the strongest opponent; the mean of all opponents has the rest."""
WIN: Final = 10.0


def value(board: Board, seat: int) -> float:
    """How good the table is for `seat`, in wounds: its own standing minus that of its opponents."""
    if board.phase == DRAFTING:
        return drafted(board, seat)
    known = worths(board.facts, board.edition)
    standings = [standing(board, other, known) for other in range(board.players)]
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


def standing(board: Board, seat: int, known: Worths) -> float:
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
                quality += known.card[card]
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


def hand_worth(board: Board, seat: int, known: Worths) -> float:
    """The value of the cards in hand, including those the active player will draw to refill it."""
    hand = board.hand[seat]
    total = 0.0
    for card in hand:
        total += 0.25 if card >= ORDERS else 0.15 + 0.25 * known.card[card]
    if seat == board.active and board.phase != CLEANUP and len(hand) < 5:
        total += CARD * (5 - len(hand))
    return total


def spending(board: Board, seat: int, known: Worths, turns: float) -> float:
    """The value of what the active player's influence can buy, always taking the best affordable card."""
    left = board.influence * (2 if board.doubled and board.phase == CHAINING else 1)
    if board.phase == CHAINING:
        # Some cards in hand will be discarded for influence.
        left += len(board.hand[seat]) // 2
    bought, left = purchases(board, known, left, seat)
    size = len(board.deck[seat]) + len(board.hand[seat]) + len(board.discard[seat]) + 4
    return bought / size * PLAYED * turns * 0.8 + 0.02 * left


def add_chain(board: Board, standings: list[float], known: Worths) -> None:
    """Add the value of the cards in the chain, and of what the next players could add (NF-4.3)."""
    add_waiting(board, standings, known)
    linking = seats_to_link(board)
    if not linking or not board.chain:
        return
    below = card_of(board.chain[-1])
    links = board.facts.links[below]
    colour = board.facts.colour[below]
    for other in range(board.players):
        if linking >> other & 1:
            best = 0.0
            for card in board.hand[other]:
                if card < ORDERS and links >> board.facts.colour[card] & 1:
                    worth = known.text[card] + (known.kicker[card] if board.facts.earns_kicker(card, colour) else 0.0)
                    best = max(best, worth)
            standings[other] += ANSWER * best


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
