"""The cleanup phase (chapter 8)."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.messages import IllegalMove
from noctuary.kernel.moves import seat_name
from noctuary.nightfall.actions import WOUNDS_KEEP, WOUNDS_USE
from noctuary.nightfall.cards.vocabulary import HEALS
from noctuary.nightfall.facts import DE, ORDERS
from noctuary.nightfall.piles import draw
from noctuary.nightfall.table import (
    BASE_INFLUENCE,
    CLEANUP,
    HEALING,
    STEP_TURN_END,
    Table,
    step,
)

HAND: Final = 5


def begin_cleanup(table: Table) -> None:
    """Minions are healed (NF-12.24); then the active player draws up and may use a wound effect (NF-8.1, 8.2), in the
    German edition before drawing or after it (NF-11.1).
    """
    table.phase = CLEANUP
    heal(table)
    table.agenda.append(step(STEP_TURN_END))
    if table.edition == DE:
        ask_wounds(table, 1)
    else:
        draw_up(table)
        ask_wounds(table, 0)


def heal(table: Table) -> None:
    """Minions of a player with such a text regain 1 health for each, never above the printed health (NF-12.24)."""
    in_play = table.texts.in_play
    for seat in range(table.players):
        minions = table.play_area[seat]
        healers = 0
        for minion in minions:
            if in_play[minion & 63] & HEALS:
                healers += 1
        if not healers:
            continue
        healed: list[int] = []
        for minion in minions:
            card = minion & 63
            gained = min(healers, table.facts.health[card] - (minion >> 6 & 63))
            healed.append(minion + (gained << 6))
            if gained > 0:
                table.tell_of("heal", seat, {"card": table.card_id(card), "number": gained})
        table.play_area[seat] = healed


def draw_up(table: Table) -> None:
    """Draw up to five cards (NF-8.1)."""
    missing = HAND - len(table.hand[table.active])
    if missing > 0:
        draw(table, table.active, missing)


def ask_wounds(table: Table, before: int) -> None:
    """Ask for the wound effect; who has no wound in hand cannot use it (NF-8.2). `before`: 1 before drawing up."""
    seat = table.active
    codes = [WOUNDS_KEEP]
    for card in table.hand[seat]:
        if card >= ORDERS:
            codes = [WOUNDS_USE, WOUNDS_KEEP]
            break
    table.ask(seat, HEALING, codes, [before])


def answer_wounds(table: Table, seat: int, code: int) -> None:
    """Discard all wounds and draw two cards for each (NF-8.2, 13.8), or keep them."""
    before = table.about[0]
    if code == WOUNDS_USE:
        wounds = [card for card in table.hand[seat] if card >= ORDERS]
        table.hand[seat] = [card for card in table.hand[seat] if card < ORDERS]
        wounds.sort()
        table.discard[seat].extend(wounds)
        if table.events is not None:
            table.tell_of("wound-effect", seat, {"number": len(wounds), "card": table.names(wounds)})
        draw(table, seat, 2 * len(wounds))
        if before:
            draw_up(table)
    elif before:
        draw_up(table)
        ask_wounds(table, 0)


def verify_wounds(table: Table, seat: int, code: int) -> None:
    """Raise IllegalMove for the wound effect of somebody without wounds (NF-8.2)."""
    if code == WOUNDS_USE and not any(card >= ORDERS for card in table.hand[seat]):
        raise IllegalMove("NF-8.2", "nightfall-refuse-no-wounds", {"seat": seat_name(seat)})


def end_effects(table: Table) -> None:
    """All effects of this turn end (NF-8.3)."""
    table.discount = [0] * table.players
    table.influence = BASE_INFLUENCE
    table.doubled = False
    table.grants = 0
    table.no_text_block = 0


def end_turn(table: Table) -> None:
    """The turn passes to the left (NF-8.3)."""
    end_effects(table)
    table.turn += 1
    table.active = (table.active + 1) % table.players
