"""The claim phase (chapter 7)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from noctuary.games.nightfall.rules.basis import small
from noctuary.games.nightfall.rules.basis.actions import CLAIM, DISCARD, DONE, EXILE, FREE, card_in, slot_of
from noctuary.games.nightfall.rules.basis.board import CHAINING, CLAIMING, Board, Choice, Step
from noctuary.games.nightfall.rules.basis.piles import (
    add_codes,
    is_private,
    owner_words,
    show,
    take_from_archive,
    verify_archive,
    verify_in_hand,
)
from noctuary.kernel.base.messages import Argument, IllegalMove
from noctuary.kernel.parts.moves import seat_name


def go_on_claiming(board: Board) -> None:
    """Begin to claim, or go on."""
    board.agenda.append(GO_ON_CLAIMING)


def cost_of(board: Board, seat: int, card: int) -> int:
    """What a seat pays for a card: reductions never bring it below 1, and a printed 0 stays 0 (NF-7.4)."""
    cost = board.facts.cost[card]
    reduced = cost - board.discount[seat]
    return reduced if reduced >= 1 else min(cost, 1)


def open_to(board: Board, archive: int, seat: int) -> bool:
    """Whether a seat may claim from an archive: the commons, its own, and those granted to it (NF-7.2, 12.6)."""
    return not is_private(archive) or slot_of(archive) == seat or bool(board.grants >> archive & 1)


def discards_for(board: Board, archive: int) -> int:
    """How many cards the active player would have to discard to claim from an archive; -1 if impossible (NF-7.2)."""
    seat = board.active
    if board.phase != CLAIMING or not board.left[archive] or not open_to(board, archive, seat):
        return -1
    missing = cost_of(board, seat, card_in(archive)) - board.influence
    discards = max(0, -(-missing // (2 if board.doubled else 1)))
    return discards if discards <= len(board.hand[seat]) else -1


class Claiming(Step):
    """The claim phase begins or continues."""

    name: ClassVar = "claim"

    def take(self, board: Board) -> None:
        if board.phase == CHAINING:
            if board.ending:
                board.finish()
                return
            board.phase = CLAIMING
            if board.doubled:
                # From this phase on (NF-7.5).
                board.influence *= 2
        if small.is_small(board):
            board.next_phase()
            return
        board.ask(board.active, SPEND)


class Spend(Choice):
    """Discard a card for influence, claim a card, or finish (NF-7.2)."""

    name: ClassVar = "claim"
    rule: ClassVar = "NF-7.2"
    answers: ClassVar = (range(DONE, DONE + 1), range(DISCARD, EXILE), range(CLAIM, FREE))

    def legal(self, board: Board, seat: int) -> list[int]:
        if seat != board.active:
            return []
        hand: i64 = 0
        for card in board.hand[seat]:
            if card >= 0:
                hand |= 1 << card
        codes: list[int] = []
        add_codes(codes, DISCARD, hand)
        left = board.left
        cost = board.facts.cost_at
        # The highest printed cost that is affordable: reductions only help a player who pays something (NF-7.4).
        most = board.influence + board.discount[seat] if board.influence else 0
        for archive in board.archives:
            if cost[archive] <= most and left[archive] and open_to(board, archive, seat):
                codes.append(CLAIM + archive)
        codes.append(DONE)
        return codes

    def verify(self, board: Board, seat: int, code: int) -> None:
        if code == DONE:
            return
        if code < CLAIM:
            verify_in_hand(board, seat, code - DISCARD)
            return
        archive = code - CLAIM
        verify_archive(board, archive, seat)
        card = card_in(archive)
        id = board.card_id(card)
        if not open_to(board, archive, seat):
            owner = owner_words(archive)["seat_owner"]
            raise IllegalMove("NF-1.6", "nightfall-refuse-claim-other", {"card": id, "seat_owner": owner})
        cost = cost_of(board, seat, card)
        if cost > board.influence:
            arguments = {"number": cost, "number_left": board.influence}
            raise IllegalMove("NF-7.2", "nightfall-refuse-claim-cost", {"card": id, **arguments})

    def play(self, board: Board, seat: int, code: int) -> None:
        if code == DONE:
            board.next_phase()
            return
        if code < CLAIM:
            discard(board, seat, code - DISCARD)
        else:
            claim(board, seat, code - CLAIM)
        board.ask(seat, SPEND)

    def arguments(self, board: Board, seat: int) -> dict[str, Argument]:
        return {"seat": seat_name(seat), "number": board.influence}


def discard(board: Board, seat: int, card: int) -> None:
    """Discard a card for influence (NF-7.2)."""
    show(board, seat, card)
    board.discard[seat].append(card)
    gained = 2 if board.doubled else 1
    board.influence += gained
    if board.events is not None:
        board.tell_of("discard", seat, {"card": board.card_id(card), "number": gained})


def claim(board: Board, seat: int, archive: int) -> None:
    """Claim a card (NF-7.2); a discount for all cards together is used up (NF-12.10)."""
    card = take_from_archive(board, archive)
    cost = cost_of(board, seat, card)
    board.influence -= cost
    if board.facts.shared_discount:
        saved = board.facts.cost[card] - cost
        board.discount = [less - saved if other == seat else less for other, less in enumerate(board.discount)]
    if board.grants:
        board.grants &= ~(1 << archive)
    board.discard[seat].append(card)
    if board.events is not None:
        board.tell_of("claim", seat, {"card": board.card_id(card), "number": cost})


GO_ON_CLAIMING: Final = Claiming()
SPEND: Final = Spend()
