"""The claim phase (chapter 7)."""

from __future__ import annotations

from typing import Final

from noctuary.games.nightfall.rules.actions import CLAIM, COMMONS, DISCARD, DONE
from noctuary.games.nightfall.rules.board import CLAIMING, SPENDING, STEP_CLEANUP, UNKNOWN, Board, step
from noctuary.games.nightfall.rules.facts import ORDERS
from noctuary.games.nightfall.rules.piles import is_private, owner_words, show, take_from_archive, verify_archive
from noctuary.kernel.messages import IllegalMove

FIRST_COMMON: Final = COMMONS * ORDERS
"""The lowest number of an archive of the commons."""


def begin_claim(board: Board) -> None:
    """From now on the influence is doubled, if it is (NF-7.5)."""
    board.phase = CLAIMING
    if board.doubled:
        board.influence *= 2


def cost_of(board: Board, seat: int, card: int) -> int:
    """What a seat pays for a card: reductions never bring it below 1, a printed 0 stays 0 (NF-7.4)."""
    cost = board.facts.cost[card]
    reduced = cost - board.discount[seat]
    return reduced if reduced >= 1 else min(cost, 1)


def open_to(board: Board, archive: int, seat: int) -> bool:
    """Whether a seat may claim from an archive: commons, own ones, and those granted (NF-7.2, 12.6)."""
    return not is_private(archive) or archive // ORDERS == seat or bool(board.grants >> archive & 1)


def ask_claim(board: Board) -> None:
    """Let the active player discard, claim, or be done (NF-7.2)."""
    seat = board.active
    codes: list[int] = []
    last = UNKNOWN
    for card in sorted(board.hand[seat]):
        if card != last:
            codes.append(DISCARD + card)
            last = card
    left = board.left
    grants = board.grants
    cost = board.facts.cost
    # The highest printed cost that he can pay: reductions are for who pays something (NF-7.4).
    most = board.influence + board.discount[seat] if board.influence else 0
    own = seat * ORDERS
    for archive in board.archives:
        his = archive >= FIRST_COMMON or own <= archive < own + ORDERS or grants >> archive & 1
        if his and left[archive] and cost[archive % ORDERS] <= most:
            codes.append(CLAIM + archive)
    codes.append(DONE)
    board.ask(seat, SPENDING, codes, [])


def spend(board: Board, seat: int, code: int) -> None:
    """Discard a card for influence, claim a card, or end the phase."""
    if code == DONE:
        board.agenda.append(step(STEP_CLEANUP))
        return
    if code < CLAIM:
        card = code - DISCARD
        show(board, seat, card)
        board.discard[seat].append(card)
        gained = 2 if board.doubled else 1
        board.influence += gained
        if board.events is not None:
            board.tell_of("discard", seat, {"card": board.card_id(card), "number": gained})
        ask_claim(board)
        return
    archive = code - CLAIM
    card = take_from_archive(board, archive)
    cost = cost_of(board, seat, card)
    board.influence -= cost
    if board.grants:
        board.grants &= ~(1 << archive)
    board.discard[seat].append(card)
    if board.events is not None:
        board.tell_of("claim", seat, {"card": board.card_id(card), "number": cost})
    ask_claim(board)


def verify_spend(board: Board, seat: int, code: int) -> None:
    """Raise IllegalMove unless the card may be discarded or claimed (NF-7.2)."""
    if code == DONE:
        return
    if code < CLAIM:
        card = code - DISCARD
        if card not in board.hand[seat]:
            raise IllegalMove("NF-4.1", "nightfall-refuse-not-in-hand", {"card": board.card_id(card)})
        return
    archive = code - CLAIM
    verify_archive(board, archive, seat)
    card = archive % ORDERS
    if not open_to(board, archive, seat):
        owner = owner_words(archive)["seat_owner"]
        raise IllegalMove("NF-1.6", "nightfall-refuse-claim-other", {"card": board.card_id(card), "seat_owner": owner})
    cost = cost_of(board, seat, card)
    if cost > board.influence:
        arguments = {"number": cost, "number_left": board.influence}
        raise IllegalMove("NF-7.2", "nightfall-refuse-claim-cost", {"card": board.card_id(card), **arguments})
