"""The value of a hand in the current chain: the best of all ways to continue it."""

from typing import Final

from noctuary.games.nightfall.judgement.flow import seats_to_link
from noctuary.games.nightfall.judgement.worths import Worths
from noctuary.games.nightfall.rules.basis.board import Board, card_of
from noctuary.games.nightfall.rules.basis.facts import ORDERS, Facts
from noctuary.games.nightfall.rules.texts.chain import ALL_COLOURS

LONGEST: Final = 7
"""The most orders of a hand that are tried in chains."""


class Hand:
    """Searches for the best chain that the orders of one hand can make on their own."""

    def __init__(self, facts: Facts, known: Worths, cards: list[int]) -> None:
        self.facts = facts
        self.known = known
        self.cards = cards
        self.worth: float = 0.0
        """Value of the best chain found so far."""
        self.length: int = 0
        self.damage: float = 0.0

    def extend(self, used: int, colours: int, below: int, worth: float, length: int, damage: float) -> None:
        """Try all orders of these colours next; `below`: the colour of the previous order."""
        facts = self.facts
        known = self.known
        cards = self.cards
        if worth > self.worth:
            self.worth = worth
            self.length = length
            self.damage = damage
        last = -1
        for index in range(len(cards)):
            card = cards[index]
            if card == last or used >> index & 1 or not colours >> facts.colour[card] & 1:
                continue
            last = card
            more = known.text[card]
            harm = known.damage[card]
            if facts.earns_kicker(card, below):
                more += known.kicker[card]
                harm += known.kicker_damage[card]
            # Continue even if this text is worth nothing: it may allow a better card.
            self.extend(
                used | 1 << index, facts.links[card], facts.colour[card], worth + more, length + 1, damage + harm
            )


def add_hand(board: Board, seat: int, known: Worths, features: list[float]) -> None:
    """Add the features of the seat's own hand."""
    facts = board.facts
    orders: list[int] = []
    wounds = 0
    worth = 0.0
    colours = 0
    for card in board.hand[seat]:
        if card >= ORDERS:
            wounds += 1
        else:
            orders.append(card)
            worth += known.text[card]
            colours |= 1 << facts.colour[card]
    different = 0
    while colours:
        different += colours & 1
        colours >>= 1
    orders.sort()
    if len(orders) > LONGEST:
        orders = orders[-LONGEST:]
    alone = Hand(facts, known, orders)
    alone.extend(0, ALL_COLOURS, -1, 0.0, 0, 0.0)
    answer_worth = 0.0
    if board.chain and seats_to_link(board) >> seat & 1:
        below = card_of(board.chain[-1])
        answer = Hand(facts, known, orders)
        answer.extend(0, facts.links[below], facts.colour[below], 0.0, 0, 0.0)
        answer_worth = answer.worth
    features.append(0.5 * float(wounds))
    features.append(0.2 * worth)
    features.append(0.3333 * float(different))
    features.append(0.2 * alone.worth)
    features.append(0.3333 * float(alone.length))
    features.append(0.2 * alone.damage)
    features.append(0.3333 * answer_worth)
