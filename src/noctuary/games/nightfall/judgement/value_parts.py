"""What a seat's value is made of: wounds, minions in play, the hand, the deck, and the archives it can claim from."""

from typing import Final

from noctuary.games.nightfall.judgement.feature_table import NAMES
from noctuary.games.nightfall.judgement.features import features
from noctuary.games.nightfall.judgement.worths import CARD, HEALTH, STRENGTH, worths
from noctuary.games.nightfall.rules.basis.board import OVER, Board, card_of, health_of
from noctuary.games.nightfall.rules.basis.facts import ORDERS, STARTER
from noctuary.games.nightfall.rules.course.combat import strength_in_play
from noctuary.kernel.contract.game import Style

PARTS: Final = {
    "wounds": -1.0,
    "strength": STRENGTH,
    "health": HEALTH,
    "hand": CARD,
    "deck": 0.5,
    "archives": 1.0,
    "links": 0.1,
    "chains": 0.1,
}
"""The parts of a seat's value, with the value of one unit of each in wounds: wounds in deck, hand and discard pile;
strength and health of the minions in play; orders in hand; what all the seat's orders are worth if each is played once;
how much more its private archives are worth than average draft cards; the percentages of pairs of its archives and the
commons, and of pairs of orders in its deck, that can link.
"""
STYLES: Final = {
    "attacker": Style(own=("strength", "health", "deck"), others=("wounds",)),
    "collector": Style(own=("hand", "archives", "links", "chains")),
    "spoiler": Style(others=tuple(PARTS)),
}
"""What bots of each style prefer."""
PICKED: Final = NAMES.index("own-archives"), 2.0
LINKED: Final = NAMES.index("archive-links"), 100.0 / 3.0
CHAINED: Final = NAMES.index("own-links"), 100.0 / 3.0
"""For each of these three parts: the index of its feature, and how many of its units one unit of the feature is."""


def tally(board: Board, seat: int) -> list[float]:
    """The value of each part for a seat; at the end of the game only its wounds count."""
    facts = board.facts
    worth = worths(facts, board.edition).card
    minions = board.play_area[seat]
    in_play = [card_of(minion) for minion in minions]
    hand = board.hand[seat]
    cards = hand + board.deck[seat] + board.discard[seat]
    # Starters leave the game after being in play.
    orders = cards + [card for card in in_play if facts.set[card] != STARTER]
    wounds = float(sum(card >= ORDERS for card in cards))
    if board.phase == OVER:
        return [wounds] + [0.0] * (len(PARTS) - 1)
    measured = features(board, seat)
    return [
        wounds,
        float(sum(strength_in_play(board, seat, card) for card in in_play)),
        float(sum(health_of(minion) for minion in minions)),
        float(sum(card < ORDERS for card in hand)),
        sum(worth[card] for card in orders if card < ORDERS),
        measured[PICKED[0]] * PICKED[1],
        measured[LINKED[0]] * LINKED[1],
        measured[CHAINED[0]] * CHAINED[1],
    ]
