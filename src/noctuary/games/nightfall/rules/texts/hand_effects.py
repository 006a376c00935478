"""Effects on cards in hand, and effects that put minions into play from hand or discard pile."""

from __future__ import annotations

from typing import ClassVar

from noctuary.games.nightfall.rules.basis.actions import DRAFT, EXILE, PUT
from noctuary.games.nightfall.rules.basis.board import Board, Effect, Need
from noctuary.games.nightfall.rules.basis.facts import CARDS, ORDERS
from noctuary.games.nightfall.rules.basis.piles import (
    exile_card,
    is_crowded,
    show,
    show_none,
    take_from_discard,
    verify_in_hand,
    verify_room,
)
from noctuary.games.nightfall.rules.texts.effects import EffectChoice, awaken, find_no_aim
from noctuary.kernel.base.messages import IllegalMove

# Exiling from hand


class ExileFromHand(Effect):
    """Exile a card from hand: an order or a wound (NF-12.7)."""

    name: ClassVar = "exile-from-hand"

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        ask_exile(board, seat, Exile(self, seat, card))


class ThatPlayerExiles(Effect):
    """The last targeted player exiles an order from hand (NF-12.4)."""

    name: ClassVar = "that-player-exiles"

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        if board.that >= 0:
            ask_exile(board, board.that, Exile(self, seat, card))


def ask_exile(board: Board, chooser: int, choice: Exile) -> None:
    """Let a player exile a card from hand; one who cannot reveals that."""
    if not board.ask(chooser, choice):
        show_none(board, chooser)
        find_no_aim(board, choice.seat, choice.card)


class Exile(EffectChoice):
    """Which card to exile from hand."""

    name: ClassVar = "exile"
    rule: ClassVar = "NF-12.4"
    answers: ClassVar = (range(EXILE, PUT),)

    @property
    def fitting(self) -> int:
        """Only cards with an index below this may be exiled."""
        return ORDERS if isinstance(self.effect, ThatPlayerExiles) else CARDS

    def legal(self, board: Board, seat: int) -> list[int]:
        return [EXILE + card for card in sorted(set(board.hand[seat])) if 0 <= card < self.fitting]

    def verify(self, board: Board, seat: int, code: int) -> None:
        card = code - EXILE
        verify_in_hand(board, seat, card)
        if card >= self.fitting:
            raise IllegalMove(self.rule_for(board), "nightfall-refuse-exile-wound", {"card": board.card_id(card)})

    def play(self, board: Board, seat: int, code: int) -> None:
        card = code - EXILE
        show(board, seat, card)
        exile_card(board, card)
        board.tell_of("exile-hand", seat, {"card": board.card_id(card)})

    def question(self, board: Board) -> str:
        return "exile-order" if self.fitting == ORDERS else "exile-card"

    def needs(self, board: Board, seat: int) -> Need | None:
        return Need(board.hand[seat], list(range(self.fitting)), 2) if seat == board.seat else None


# Putting minions into play (NF-12.26)


class PutFromDiscard(Effect):
    """Put a minion into play from the discard pile."""

    name: ClassVar = "put-from-discard"

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        ask_put(board, Put(self, seat, card))


class PutFromHand(Effect):
    """Put a minion into play from hand, in the Polish edition."""

    name: ClassVar = "put-from-hand"

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        ask_put(board, Put(self, seat, card))


def ask_put(board: Board, choice: Put) -> None:
    """Let the player of the card put a minion into play."""
    if not board.ask(choice.seat, choice):
        show_none(board, choice.seat)
        find_no_aim(board, choice.seat, choice.card)


class Put(EffectChoice):
    """Which minion to put into play with full health."""

    name: ClassVar = "put"
    rule: ClassVar = "NF-12.26"
    answers: ClassVar = (range(PUT, DRAFT),)

    @property
    def from_hand(self) -> bool:
        """Whether the minion comes from the hand."""
        return isinstance(self.effect, PutFromHand)

    def pile(self, board: Board, seat: int) -> list[int]:
        """The pile that the minion comes from."""
        return board.hand[seat] if self.from_hand else board.discard[seat]

    def legal(self, board: Board, seat: int) -> list[int]:
        return [
            PUT + card
            for card in sorted(set(self.pile(board, seat)))
            if card >= 0 and board.facts.is_minion[card] and not is_crowded(board, seat, card)
        ]

    def verify(self, board: Board, seat: int, code: int) -> None:
        card = code - PUT
        if card not in self.pile(board, seat) or not board.facts.is_minion[card]:
            where = "hand" if self.from_hand else "discard"
            raise IllegalMove(self.rule_for(board), f"nightfall-refuse-put-{where}", {"card": board.card_id(card)})
        verify_room(board, seat, card)

    def play(self, board: Board, seat: int, code: int) -> None:
        card = code - PUT
        if self.from_hand:
            show(board, seat, card)
        else:
            take_from_discard(board, seat, card)
        awaken(board, seat, card, 0)

    def needs(self, board: Board, seat: int) -> Need | None:
        return Need(self.pile(board, seat), board.facts.minions, 2) if seat == board.seat else None
