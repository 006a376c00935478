"""The chain phase: building (chapter 4) and resolving (chapter 5)."""

from __future__ import annotations

from typing import Final

from noctuary.games.nightfall.rules.actions import CHAIN, STOP
from noctuary.games.nightfall.rules.board import (
    CHAINING,
    LINKING,
    STEP_AGAIN,
    STEP_CARRIED_OUT,
    STEP_CHAIN,
    STEP_CLAIM,
    Board,
    step,
)
from noctuary.games.nightfall.rules.effects import CANCELLED, KICKED, TWICE, push_text
from noctuary.games.nightfall.rules.facts import COLOURS, ORDERS
from noctuary.games.nightfall.rules.piles import crowded, enter_play, show, verify_room
from noctuary.kernel.messages import IllegalMove

ALL_COLOURS: Final = (1 << len(COLOURS)) - 1


def begin_chain(board: Board) -> None:
    """The active player may start a chain (NF-4.1)."""
    board.phase = CHAINING
    ask_link(board, board.active)


def next_colours(board: Board) -> int:
    """Mask of the colours of the orders that may be played next: all at the beginning of a chain (NF-4.1, 4.2)."""
    return board.facts.links[board.chain[-1] & 63] if board.chain else ALL_COLOURS


def may_play(board: Board, seat: int, card: int) -> bool:
    """Whether a player who holds this order may play it next."""
    return bool(next_colours(board) >> board.facts.colour[card] & 1) and not crowded(board, seat, card)


def ask_link(board: Board, seat: int) -> None:
    """Let a player add one of his orders to the chain, or stop (NF-4.1 to 4.3)."""
    colours = next_colours(board)
    colour = board.facts.colour
    codes: list[int] = []
    for card in board.hand[seat]:
        if 0 <= card < ORDERS and colours >> colour[card] & 1 and not crowded(board, seat, card):
            code = CHAIN + card
            if code not in codes:
                codes.append(code)
    codes.sort()
    codes.append(STOP)
    board.ask(seat, LINKING, codes, [])


def earns_kicker(board: Board, card: int) -> bool:
    """Whether a card played now would earn its kicker (NF-4.4)."""
    if not board.chain:
        return False
    return board.facts.kicker_colour[card] == board.facts.colour[board.chain[-1] & 63]


def link(board: Board, seat: int, card: int) -> None:
    """Play an order into the chain; the player goes on."""
    kicked = earns_kicker(board, card)
    if board.events is not None:
        if board.chain:
            below = board.card_id(board.chain[-1] & 63)
            board.tell_of("link-kicker" if kicked else "link", seat, {"card": board.card_id(card), "card_below": below})
        else:
            board.tell_of("chain-start", seat, {"card": board.card_id(card)})
    show(board, seat, card)
    board.chain = board.chain + [card | seat << 6 | (KICKED if kicked else 0)]
    ask_link(board, seat)


def stop(board: Board, seat: int, auto: bool) -> None:
    """Add no more: the next opponent has his opportunity; after the last one the chain is complete (NF-4.3)."""
    if board.events is not None:
        board.tell_of("stop" if board.chain else "no-chain", seat, {}, auto)
    if not board.chain:
        board.agenda.append(step(STEP_CLAIM))
        return
    following = (seat + 1) % board.players
    if following == board.active:
        board.agenda.append(step(STEP_CHAIN))
    else:
        ask_link(board, following)


def verify_link(board: Board, seat: int, card: int) -> None:
    """Raise IllegalMove unless a card may be played now (NF-4.1, 4.2)."""
    id = board.card_id(card)
    if card >= ORDERS:
        raise IllegalMove("NF-4.1", "nightfall-refuse-wound", {"card": id})
    if card not in board.hand[seat]:
        raise IllegalMove("NF-4.1", "nightfall-refuse-not-in-hand", {"card": id})
    if board.chain:
        below = board.chain[-1] & 63
        if not board.facts.links[below] >> board.facts.colour[card] & 1:
            colours = [colour for i, colour in enumerate(COLOURS) if board.facts.links[below] >> i & 1]
            arguments = {"card": id, "card_below": board.card_id(below)}
            raise IllegalMove(
                "NF-4.2",
                "nightfall-refuse-link",
                {**arguments, "colour": COLOURS[board.facts.colour[card]], "colour_wanted": colours},
            )
    verify_room(board, seat, card)


def carry_out_next(board: Board) -> None:
    """Carry out the card played last that is still in the chain (NF-5.1, 5.2); cancelled ones do nothing (NF-12.16)."""
    if not board.chain:
        board.agenda.append(step(STEP_CLAIM))
        return
    board.agenda.append(step(STEP_CHAIN))
    played = board.chain[-1]
    board.chain = board.chain[:-1]
    card = played & 63
    seat = played >> 6 & 7
    if played & CANCELLED:
        board.discard[seat].append(card)
        board.tell_of("cancelled", seat, {"card": board.card_id(card)})
        return
    board.carried_out = played
    board.again = False
    board.enters_with = 0
    if board.events is not None:
        board.tell_of("resolve-kicker" if played & KICKED else "resolve", seat, {"card": board.card_id(card)})
    board.agenda.append(step(STEP_CARRIED_OUT))
    if played & TWICE:
        board.agenda.append(step(STEP_AGAIN))
    push_texts(board)


def push_texts(board: Board) -> None:
    """Put the texts of the card being carried out on the agenda: chain text, then kicker, unless that replaces it
    (NF-5.2).
    """
    played = board.carried_out
    card = played & 63
    seat = played >> 6 & 7
    chooser = (played >> 12) - 1 if played >> 12 else seat
    texts = board.texts
    if played & KICKED and texts.kicked[card]:
        push_text(board, texts.kicked[card], seat, chooser, card)
        return
    if played & KICKED:
        push_text(board, texts.kicker[card], seat, chooser, card)
    if seat == board.active:
        push_text(board, texts.your_chain[card], seat, chooser, card)
    push_text(board, texts.chain[card], seat, chooser, card)


def carry_out_again(board: Board) -> None:
    """A doubled card: chain, kicker, chain, kicker (NF-5.2)."""
    board.again = True
    if board.events is not None:
        played = board.carried_out
        board.tell_of("again", played >> 6 & 7, {"card": board.card_id(played & 63)})
    push_texts(board)


def leave_chain(board: Board) -> None:
    """An action that has been carried out is discarded, a minion enters play (NF-5.3)."""
    played = board.carried_out
    board.carried_out = -1
    board.again = False
    card = played & 63
    seat = played >> 6 & 7
    if board.facts.is_minion[card]:
        health = enter_play(board, seat, card, board.enters_with)
        if board.events is not None:
            board.tell_of("enter", seat, {"card": board.card_id(card), "number": health})
    else:
        board.discard[seat].append(card)
    board.enters_with = 0
    board.that = -1
