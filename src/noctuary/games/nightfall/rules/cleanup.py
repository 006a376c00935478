"""The cleanup phase (chapter 8)."""

from __future__ import annotations

from typing import Final

from noctuary.games.nightfall.rules.actions import WOUNDS_KEEP, WOUNDS_USE
from noctuary.games.nightfall.rules.board import BASE_INFLUENCE, CLEANUP, HEALING, STEP_TURN_END, Board, step
from noctuary.games.nightfall.rules.cards.vocabulary import HEALS
from noctuary.games.nightfall.rules.facts import DE, ORDERS
from noctuary.games.nightfall.rules.piles import draw
from noctuary.kernel.messages import IllegalMove
from noctuary.kernel.moves import seat_name

HAND: Final = 5


def begin_cleanup(board: Board) -> None:
    """Minions are healed (NF-12.24); then the active player draws up and may use a wound effect (NF-8.1, 8.2), in the
    German edition before drawing or after it (NF-11.1).
    """
    board.phase = CLEANUP
    heal(board)
    board.agenda.append(step(STEP_TURN_END))
    if board.edition == DE:
        ask_wounds(board, 1)
    else:
        draw_up(board)
        ask_wounds(board, 0)


def heal(board: Board) -> None:
    """Minions of a player with such a text regain 1 health for each, never above the printed health (NF-12.24)."""
    in_play = board.texts.in_play
    for seat in range(board.players):
        minions = board.play_area[seat]
        healers = 0
        for minion in minions:
            if in_play[minion & 63] & HEALS:
                healers += 1
        if not healers:
            continue
        healed: list[int] = []
        for minion in minions:
            card = minion & 63
            gained = min(healers, board.facts.health[card] - (minion >> 6 & 63))
            healed.append(minion + (gained << 6))
            if gained > 0:
                board.tell_of("heal", seat, {"card": board.card_id(card), "number": gained})
        board.play_area[seat] = healed


def draw_up(board: Board) -> None:
    """Draw up to five cards (NF-8.1)."""
    missing = HAND - len(board.hand[board.active])
    if missing > 0:
        draw(board, board.active, missing)


def ask_wounds(board: Board, before: int) -> None:
    """Ask for the wound effect; who has no wound in hand cannot use it (NF-8.2). `before`: 1 before drawing up."""
    seat = board.active
    codes = [WOUNDS_KEEP]
    for card in board.hand[seat]:
        if card >= ORDERS:
            codes = [WOUNDS_USE, WOUNDS_KEEP]
            break
    board.ask(seat, HEALING, codes, [before])


def answer_wounds(board: Board, seat: int, code: int) -> None:
    """Discard all wounds and draw two cards for each (NF-8.2, 13.8), or keep them."""
    before = board.about[0]
    if code == WOUNDS_USE:
        wounds = [card for card in board.hand[seat] if card >= ORDERS]
        board.hand[seat] = [card for card in board.hand[seat] if card < ORDERS]
        wounds.sort()
        board.discard[seat].extend(wounds)
        if board.events is not None:
            board.tell_of("wound-effect", seat, {"number": len(wounds), "card": board.names(wounds)})
        draw(board, seat, 2 * len(wounds))
        if before:
            draw_up(board)
    elif before:
        draw_up(board)
        ask_wounds(board, 0)


def verify_wounds(board: Board, seat: int, code: int) -> None:
    """Raise IllegalMove for the wound effect of somebody without wounds (NF-8.2)."""
    if code == WOUNDS_USE and not any(card >= ORDERS for card in board.hand[seat]):
        raise IllegalMove("NF-8.2", "nightfall-refuse-no-wounds", {"seat": seat_name(seat)})


def end_effects(board: Board) -> None:
    """All effects of this turn end (NF-8.3)."""
    board.discount = [0] * board.players
    board.influence = BASE_INFLUENCE
    board.doubled = False
    board.grants = 0
    board.no_text_block = 0


def end_turn(board: Board) -> None:
    """The turn passes to the left (NF-8.3)."""
    end_effects(board)
    board.turn += 1
    board.active = (board.active + 1) % board.players
