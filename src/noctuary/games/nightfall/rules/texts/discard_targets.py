"""Effects on cards in discard piles."""

from typing import ClassVar

from noctuary.games.nightfall.rules.basis.actions import TARGET_ARCHIVE, TARGET_DISCARD, TARGET_DISCARD_OF
from noctuary.games.nightfall.rules.basis.board import Board
from noctuary.games.nightfall.rules.basis.facts import CARDS, ORDERS
from noctuary.games.nightfall.rules.basis.piles import (
    exile_card,
    is_crowded,
    put_on_deck,
    take_from_discard,
    verify_room,
)
from noctuary.games.nightfall.rules.texts.effects import awaken, to_hand
from noctuary.games.nightfall.rules.texts.targets import Target, Targeting
from noctuary.kernel.base.messages import Argument, IllegalMove
from noctuary.kernel.parts.moves import seat_name


class InDiscard(Targeting):
    """Effects on a target card in the discard pile of the card's player."""

    codes: ClassVar = range(TARGET_DISCARD, TARGET_ARCHIVE)
    in_discard: ClassVar = True

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        if chooser != seat and self.targets(board, seat, chooser):
            # The player who chooses may see the discard pile (NF-12.20).
            board.revealed += 1
        super().begin(board, seat, chooser, card)

    def has_room(self, board: Board, seat: int, card: int) -> bool:
        """Whether the card's destination has room for it."""
        return True

    def targets(self, board: Board, seat: int, chooser: int) -> list[int]:
        base = TARGET_DISCARD if chooser == seat else TARGET_DISCARD_OF + seat * CARDS
        cards = sorted(set(board.discard[seat]))
        return [
            base + card
            for card in cards
            if card >= 0 and self.suits_card(board, card) and self.has_room(board, seat, card)
        ]

    def verify(self, board: Board, target: Target, chooser: int, code: int) -> None:
        """Check that the card is in the right discard pile and of the right kind."""
        own = code < TARGET_DISCARD_OF
        aimed_at = (code - (TARGET_DISCARD if own else TARGET_DISCARD_OF)) % CARDS
        whose = chooser if own else (code - TARGET_DISCARD_OF) // CARDS
        owner = target.seat
        arguments: dict[str, Argument] = {"card": board.card_id(target.card)}
        if own != (chooser == owner) or whose != owner:
            raise IllegalMove("NF-2.6", "nightfall-refuse-target", arguments)
        arguments["card_target"] = board.card_id(aimed_at)
        if aimed_at not in board.discard[owner]:
            raise IllegalMove("NF-2.6", "nightfall-refuse-target-discard", {**arguments, "seat": seat_name(owner)})
        if not self.suits_card(board, aimed_at):
            raise IllegalMove(target.rule_for(board), "nightfall-refuse-target-kind", arguments)
        if not self.has_room(board, owner, aimed_at):
            verify_room(board, owner, aimed_at)

    def hit(self, board: Board, seat: int, chooser: int, card: int, code: int) -> None:
        target = (code - (TARGET_DISCARD if code < TARGET_DISCARD_OF else TARGET_DISCARD_OF)) % CARDS
        if board.events is not None:
            arguments: dict[str, Argument] = {"card": board.card_id(card), "seat_owner": seat_name(seat)}
            board.tell_of("aim-discard", chooser, {**arguments, "card_target": board.card_id(target)})
        take_from_discard(board, seat, target)
        self.affect(board, seat, target)

    def affect(self, board: Board, seat: int, target: int) -> None:
        """Apply the effect to the card."""
        raise NotImplementedError


class ExileWound(InDiscard):
    """Exile a wound."""

    name: ClassVar = "exile-wound"
    aim: ClassVar = "wound"

    def suits_card(self, board: Board, card: int) -> bool:
        return card >= ORDERS

    def affect(self, board: Board, seat: int, target: int) -> None:
        exile_card(board, target)
        board.tell_of("exile-discard", seat, {"card": board.card_id(target)})


class DiscardToDeck(InDiscard):
    """Put any card on top of the deck."""

    name: ClassVar = "discard-to-deck"

    def suits_card(self, board: Board, card: int) -> bool:
        return True

    def affect(self, board: Board, seat: int, target: int) -> None:
        put_on_deck(board, seat, target)


class Summon(InDiscard):
    """Take an order into the hand."""

    name: ClassVar = "summon"

    def suits_card(self, board: Board, card: int) -> bool:
        return card < ORDERS

    def affect(self, board: Board, seat: int, target: int) -> None:
        to_hand(board, seat, target)


class SummonAside(Summon):
    """Set an order aside for the following effects (NF-12.18)."""

    name: ClassVar = "summon-aside"
    aim: ClassVar = "summon"

    def affect(self, board: Board, seat: int, target: int) -> None:
        set_aside(board, target)


class Awaken(InDiscard):
    """Put a minion into play without carrying out its texts (NF-12.14)."""

    name: ClassVar = "awaken"

    def suits_card(self, board: Board, card: int) -> bool:
        return board.facts.is_minion[card]

    def has_room(self, board: Board, seat: int, card: int) -> bool:
        return not is_crowded(board, seat, card)

    def affect(self, board: Board, seat: int, target: int) -> None:
        awaken(board, seat, target, 0)


class AwakenAside(Awaken):
    """Set a minion aside for the following effects (NF-12.14)."""

    name: ClassVar = "awaken-aside"
    aim: ClassVar = "awaken"

    def affect(self, board: Board, seat: int, target: int) -> None:
        set_aside(board, target)


def set_aside(board: Board, card: int) -> None:
    """Set a card aside; if it is a minion, it will have full health unless changed later."""
    board.aside = card
    board.enters_with = 0
