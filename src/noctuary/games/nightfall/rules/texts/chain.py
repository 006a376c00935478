"""The chain phase: building (chapter 4) and resolving (chapter 5)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from noctuary.games.nightfall.rules.basis.actions import CHAIN, DISCARD, DONE, STOP
from noctuary.games.nightfall.rules.basis.board import (
    CANCELLED,
    CHAINING,
    KICKED,
    TWICE,
    Board,
    Choice,
    Effect,
    Need,
    Step,
    card_of,
    chooser_of,
    new_link,
    seat_of,
)
from noctuary.games.nightfall.rules.basis.facts import COLOURS, ORDERS
from noctuary.games.nightfall.rules.basis.piles import (
    add_codes,
    enter_play,
    is_crowded,
    show,
    verify_in_hand,
    verify_room,
)
from noctuary.games.nightfall.rules.texts.effects import CarryOutEffect, push_text
from noctuary.kernel.base.messages import Argument, IllegalMove
from noctuary.kernel.parts.moves import seat_name

ONLY_STOP: Final = [STOP]
ALL_COLOURS: Final = (1 << len(COLOURS)) - 1


def begin_chain(board: Board) -> None:
    """Let the active player start a chain (NF-4.1)."""
    board.phase = CHAINING
    board.ask(board.active, LINK)


def next_colours(board: Board) -> int:
    """Mask of the colours of orders that may be played next; all colours at the beginning of a chain (NF-4.1, 4.2)."""
    return board.facts.links[card_of(board.chain[-1])] if board.chain else ALL_COLOURS


def earns_kicker(board: Board, card: int) -> bool:
    """Whether a card played now would earn its kicker (NF-4.4)."""
    below = board.facts.colour[card_of(board.chain[-1])] if board.chain else -1
    return board.facts.earns_kicker(card, below)


def link(board: Board, seat: int, card: int) -> None:
    """Play an order into the chain; the same player may then add more."""
    kicked = earns_kicker(board, card)
    if board.events is not None:
        if board.chain:
            below = board.card_id(card_of(board.chain[-1]))
            board.tell_of("link-kicker" if kicked else "link", seat, {"card": board.card_id(card), "card_below": below})
        else:
            board.tell_of("chain-start", seat, {"card": board.card_id(card)})
    show(board, seat, card)
    board.chain = board.chain + [new_link(card, seat, KICKED if kicked else 0)]
    board.ask(seat, LINK)


def stop(board: Board, seat: int) -> None:
    """Stop adding: the next opponent may add; after the last one the chain is complete (NF-4.3)."""
    if board.events is not None:
        # A player with no card to link passes after the same wait as one who could (NF-13.10).
        board.tell_of("stop" if board.chain else "no-chain", seat, {}, auto=len(board.codes) == 1)
    if not board.chain:
        board.next_phase()
        return
    following = (seat + 1) % board.players
    if following == board.active:
        board.agenda.append(CARRY_OUT)
    else:
        board.ask(following, LINK)


class Link(Choice):
    """Which order from hand a player adds to the chain, if any (NF-4.1 to 4.3)."""

    name: ClassVar = "chain"
    rule: ClassVar = "NF-4.3"
    answers: ClassVar = (range(STOP, DONE), range(CHAIN, DISCARD))
    veiled: ClassVar = True

    def legal(self, board: Board, seat: int) -> list[int]:
        colours = next_colours(board)
        colour = board.facts.colour
        playable: i64 = 0
        for card in board.hand[seat]:
            if 0 <= card < ORDERS and colours >> colour[card] & 1 and not is_crowded(board, seat, card):
                playable |= 1 << card
        if not playable:
            return ONLY_STOP
        codes: list[int] = []
        add_codes(codes, CHAIN, playable)
        codes.append(STOP)
        return codes

    def verify(self, board: Board, seat: int, code: int) -> None:
        if code == STOP:
            return
        card = code - CHAIN
        id = board.card_id(card)
        if card >= ORDERS:
            raise IllegalMove("NF-4.1", "nightfall-refuse-wound", {"card": id})
        verify_in_hand(board, seat, card)
        if board.chain:
            links = board.facts.links[card_of(board.chain[-1])]
            colour = board.facts.colour[card]
            if not links >> colour & 1:
                arguments = {"card": id, "card_below": board.card_id(card_of(board.chain[-1]))}
                colours: dict[str, Argument] = {"colour": COLOURS[colour], "colour_wanted": colour_names(links)}
                raise IllegalMove("NF-4.2", "nightfall-refuse-link", {**arguments, **colours})
        verify_room(board, seat, card)

    def play(self, board: Board, seat: int, code: int) -> None:
        if code == STOP:
            stop(board, seat)
        else:
            link(board, seat, code - CHAIN)

    def question(self, board: Board) -> str:
        return "chain-link" if board.chain else "chain-start"

    def rule_for(self, board: Board) -> str:
        return "NF-4.2" if board.chain else "NF-4.1"

    def arguments(self, board: Board, seat: int) -> dict[str, Argument]:
        arguments: dict[str, Argument] = {"seat": seat_name(seat)}
        if board.chain:
            below = card_of(board.chain[-1])
            arguments["card"] = board.card_id(below)
            arguments["colour"] = colour_names(board.facts.links[below])
        return arguments

    def needs(self, board: Board, seat: int) -> Need | None:
        if seat != board.seat:
            return None
        colours, colour = next_colours(board), board.facts.colour
        fitting = [card for card in range(ORDERS) if colours >> colour[card] & 1 and not is_crowded(board, seat, card)]
        return Need(board.hand[seat], fitting, 1)


def colour_names(mask: int) -> list[str]:
    """The names of the colours in a mask."""
    return [colour for index, colour in enumerate(COLOURS) if mask >> index & 1]


# Carrying it out (chapter 5)


class CarryOut(Step):
    """The next card of the chain is carried out."""

    name: ClassVar = "chain"

    def take(self, board: Board) -> None:
        carry_out_next(board)


class Again(Step):
    """Carry out the card a second time: chain, kicker, chain, kicker (NF-5.2)."""

    name: ClassVar = "again"

    def take(self, board: Board) -> None:
        board.again = True
        push_texts(board)
        if board.events is not None:
            played = board.carried_out
            board.tell_of("again", seat_of(played), {"card": board.card_id(card_of(played))})


class CarriedOut(Step):
    """The card has been carried out and leaves the chain."""

    name: ClassVar = "carried-out"

    def take(self, board: Board) -> None:
        leave_chain(board)


def carry_out_next(board: Board) -> None:
    """Carry out the last card still in the chain (NF-5.1, 5.2); cancelled cards do nothing (NF-12.16)."""
    if not board.chain:
        board.next_phase()
        return
    board.agenda.append(CARRY_OUT)
    played = board.chain[-1]
    board.chain = board.chain[:-1]
    card = card_of(played)
    seat = seat_of(played)
    if played & CANCELLED:
        board.discard[seat].append(card)
        board.tell_of("cancelled", seat, {"card": board.card_id(card)})
        return
    board.carried_out = played
    board.again = False
    board.enters_with = 0
    if board.events is not None:
        board.tell_of("resolve-kicker" if played & KICKED else "resolve", seat, {"card": board.card_id(card)})
    board.agenda.append(CARRIED_OUT)
    if played & TWICE:
        board.agenda.append(CARRY_OUT_AGAIN)
    push_texts(board)


def texts_of(board: Board) -> list[tuple[str, list[Effect]]]:
    """The texts being carried out, in order: chain text, then kicker, unless that replaces it (NF-5.2)."""
    played = board.carried_out
    card = card_of(played)
    texts = board.texts
    if played & KICKED and texts.kicked[card]:
        return [("kicker", texts.kicked[card])]
    parts = [("chain", texts.chain[card])]
    if seat_of(played) == board.active:
        parts.append(("your_chain", texts.your_chain[card]))
    if played & KICKED:
        parts.append(("kicker", texts.kicker[card]))
    return parts


def push_texts(board: Board) -> None:
    """Put the texts of the card being carried out on the agenda."""
    played = board.carried_out
    seat = seat_of(played)
    chooser = chooser_of(played)
    if chooser < 0:
        chooser = seat
    for _, text in reversed(texts_of(board)):
        push_text(board, text, seat, chooser, card_of(played))


def text_now(board: Board) -> str:
    """Which text of the card is being carried out; empty before the first and if there is none."""
    played = board.carried_out
    if played < 0:
        return ""
    card = card_of(played)
    parts = [(name, len(text)) for name, text in texts_of(board)]
    waiting = 0
    for place in range(len(board.agenda) - 1, -1, -1):
        step = board.agenda[place]
        if isinstance(step, CarryOutEffect):
            waiting += step.card == card
        elif isinstance(step, (CarriedOut, Again)):
            done = sum(number for _, number in parts) - waiting
            for name, number in parts:
                if 0 < done <= number:
                    return name
                done -= number
            break
    return ""


def leave_chain(board: Board) -> None:
    """Discard an action that has been carried out; a minion enters play (NF-5.3)."""
    played = board.carried_out
    board.carried_out = -1
    board.again = False
    card = card_of(played)
    seat = seat_of(played)
    if board.facts.is_minion[card]:
        health = enter_play(board, seat, card, board.enters_with)
        if board.events is not None:
            board.tell_of("enter", seat, {"card": board.card_id(card), "number": health})
    else:
        board.discard[seat].append(card)
    board.enters_with = 0
    board.that = -1


LINK: Final = Link()
CARRY_OUT: Final = CarryOut()
CARRY_OUT_AGAIN: Final = Again()
CARRIED_OUT: Final = CarriedOut()
