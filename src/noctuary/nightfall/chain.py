"""The chain phase: building (chapter 4) and resolving (chapter 5)."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.messages import IllegalMove
from noctuary.nightfall.actions import CHAIN, STOP
from noctuary.nightfall.effects import CANCELLED, KICKED, TWICE, push_text
from noctuary.nightfall.facts import COLOURS, ORDERS
from noctuary.nightfall.piles import crowded, enter_play, show, verify_room
from noctuary.nightfall.table import (
    CHAINING,
    LINKING,
    STEP_AGAIN,
    STEP_CARRIED_OUT,
    STEP_CHAIN,
    STEP_CLAIM,
    Table,
    step,
)

ALL_COLOURS: Final = (1 << len(COLOURS)) - 1


def begin_chain(table: Table) -> None:
    """The active player may start a chain (NF-4.1)."""
    table.phase = CHAINING
    ask_link(table, table.active)


def next_colours(table: Table) -> int:
    """Mask of the colours of the orders that may be played next: all at the beginning of a chain (NF-4.1, 4.2)."""
    return table.facts.links[table.chain[-1] & 63] if table.chain else ALL_COLOURS


def may_play(table: Table, seat: int, card: int) -> bool:
    """Whether a player who holds this order may play it next."""
    return bool(next_colours(table) >> table.facts.colour[card] & 1) and not crowded(table, seat, card)


def ask_link(table: Table, seat: int) -> None:
    """Let a player add one of his orders to the chain, or stop (NF-4.1 to 4.3)."""
    colours = next_colours(table)
    colour = table.facts.colour
    codes: list[int] = []
    for card in table.hand[seat]:
        if 0 <= card < ORDERS and colours >> colour[card] & 1 and not crowded(table, seat, card):
            code = CHAIN + card
            if code not in codes:
                codes.append(code)
    codes.sort()
    codes.append(STOP)
    table.ask(seat, LINKING, codes, [])


def earns_kicker(table: Table, card: int) -> bool:
    """Whether a card played now would earn its kicker (NF-4.4)."""
    if not table.chain:
        return False
    return table.facts.kicker_colour[card] == table.facts.colour[table.chain[-1] & 63]


def link(table: Table, seat: int, card: int) -> None:
    """Play an order into the chain; the player goes on."""
    kicked = earns_kicker(table, card)
    if table.events is not None:
        if table.chain:
            below = table.card_id(table.chain[-1] & 63)
            table.tell_of("link-kicker" if kicked else "link", seat, {"card": table.card_id(card), "card_below": below})
        else:
            table.tell_of("chain-start", seat, {"card": table.card_id(card)})
    show(table, seat, card)
    table.chain = table.chain + [card | seat << 6 | (KICKED if kicked else 0)]
    ask_link(table, seat)


def stop(table: Table, seat: int, auto: bool) -> None:
    """Add no more: the next opponent has his opportunity; after the last one the chain is complete (NF-4.3)."""
    if table.events is not None:
        table.tell_of("stop" if table.chain else "no-chain", seat, {}, auto)
    if not table.chain:
        table.agenda.append(step(STEP_CLAIM))
        return
    following = (seat + 1) % table.players
    if following == table.active:
        table.agenda.append(step(STEP_CHAIN))
    else:
        ask_link(table, following)


def verify_link(table: Table, seat: int, card: int) -> None:
    """Raise IllegalMove unless a card may be played now (NF-4.1, 4.2)."""
    id = table.card_id(card)
    if card >= ORDERS:
        raise IllegalMove("NF-4.1", "nightfall-refuse-wound", {"card": id})
    if card not in table.hand[seat]:
        raise IllegalMove("NF-4.1", "nightfall-refuse-not-in-hand", {"card": id})
    if table.chain:
        below = table.chain[-1] & 63
        if not table.facts.links[below] >> table.facts.colour[card] & 1:
            colours = [colour for i, colour in enumerate(COLOURS) if table.facts.links[below] >> i & 1]
            arguments = {"card": id, "card_below": table.card_id(below)}
            raise IllegalMove(
                "NF-4.2",
                "nightfall-refuse-link",
                {**arguments, "colour": COLOURS[table.facts.colour[card]], "colour_wanted": colours},
            )
    verify_room(table, seat, card)


def carry_out_next(table: Table) -> None:
    """Carry out the card played last that is still in the chain (NF-5.1, 5.2); cancelled ones do nothing (NF-12.16)."""
    if not table.chain:
        table.agenda.append(step(STEP_CLAIM))
        return
    table.agenda.append(step(STEP_CHAIN))
    played = table.chain[-1]
    table.chain = table.chain[:-1]
    card = played & 63
    seat = played >> 6 & 7
    if played & CANCELLED:
        table.discard[seat].append(card)
        table.tell_of("cancelled", seat, {"card": table.card_id(card)})
        return
    table.carried_out = played
    table.again = False
    table.enters_with = 0
    if table.events is not None:
        table.tell_of("resolve-kicker" if played & KICKED else "resolve", seat, {"card": table.card_id(card)})
    table.agenda.append(step(STEP_CARRIED_OUT))
    if played & TWICE:
        table.agenda.append(step(STEP_AGAIN))
    push_texts(table)


def push_texts(table: Table) -> None:
    """Put the texts of the card being carried out on the agenda: chain text, then kicker, unless that replaces it
    (NF-5.2).
    """
    played = table.carried_out
    card = played & 63
    seat = played >> 6 & 7
    chooser = (played >> 12) - 1 if played >> 12 else seat
    texts = table.texts
    if played & KICKED and texts.kicked[card]:
        push_text(table, texts.kicked[card], seat, chooser, card)
        return
    if played & KICKED:
        push_text(table, texts.kicker[card], seat, chooser, card)
    if seat == table.active:
        push_text(table, texts.your_chain[card], seat, chooser, card)
    push_text(table, texts.chain[card], seat, chooser, card)


def carry_out_again(table: Table) -> None:
    """A doubled card: chain, kicker, chain, kicker (NF-5.2)."""
    table.again = True
    if table.events is not None:
        played = table.carried_out
        table.tell_of("again", played >> 6 & 7, {"card": table.card_id(played & 63)})
    push_texts(table)


def leave_chain(table: Table) -> None:
    """An action that has been carried out is discarded, a minion enters play (NF-5.3)."""
    played = table.carried_out
    table.carried_out = -1
    table.again = False
    card = played & 63
    seat = played >> 6 & 7
    if table.facts.is_minion[card]:
        health = enter_play(table, seat, card, table.enters_with)
        if table.events is not None:
            table.tell_of("enter", seat, {"card": table.card_id(card), "number": health})
    else:
        table.discard[seat].append(card)
    table.enters_with = 0
    table.that = -1
