"""Damage to minions and players, wounds (chapter 6, NF-2.8)."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.moves import seat_name
from noctuary.nightfall.actions import ABSORB
from noctuary.nightfall.cards.vocabulary import BLOCKS_DAMAGE
from noctuary.nightfall.piles import destroy_minion
from noctuary.nightfall.table import ABSORBING, Table

FROM_TEXT: Final = 1
"""damage of a text, not of an attack"""
DESTROYING: Final = 2
"""whoever absorbs it is destroyed (NF-12.22)"""


def damage_minion(table: Table, seat: int, serial: int, number: int) -> int:
    """A minion loses health, and is destroyed at 0 (NF-2.8); gives how much it took."""
    minions = table.play_area[seat]
    for index, minion in enumerate(minions):
        if minion >> 12 == serial:
            health = minion >> 6 & 63
            if number < health:
                table.play_area[seat] = minions[:index] + [minion - (number << 6)] + minions[index + 1 :]
                return number
            destroy_minion(table, seat, serial)
            return health
    return 0


def damage_minion_by_text(table: Table, seat: int, serial: int, number: int) -> None:
    """A text inflicts damage on a minion; what goes beyond its health is lost (NF-2.8)."""
    if table.events is not None:
        card = table.card_in_play(seat, serial)
        table.tell_of("damage", seat, {"card": table.card_id(card), "number": number})
    damage_minion(table, seat, serial, number)


def damage_player(table: Table, seat: int, number: int, flags: int) -> None:
    """Inflict damage on a player: minions that block it must absorb it, what remains becomes wounds (NF-6.1, 6.2)."""
    if number == 0:
        return
    if not (flags & FROM_TEXT and table.no_text_block >> seat & 1):
        in_play = table.texts.in_play
        for minion in table.play_area[seat]:
            if in_play[minion & 63] & BLOCKS_DAMAGE:
                ask_absorber(table, seat, number, flags)
                return
    give_wounds(table, seat, number)


def ask_absorber(table: Table, seat: int, number: int, flags: int) -> None:
    """Let a player choose the next minion that absorbs (NF-6.1)."""
    in_play = table.texts.in_play
    minions = table.play_area[seat]
    names = table.names_in_play(seat)
    codes = [ABSORB + name for index, name in enumerate(names) if in_play[minions[index] & 63] & BLOCKS_DAMAGE]
    table.ask(seat, ABSORBING, codes, [number, -1, flags])


def absorb(table: Table, seat: int, serial: int, number: int, flags: int) -> int:
    """A minion absorbs as much damage as it can; gives what is left."""
    if table.events is not None:
        minion = next(minion for minion in table.play_area[seat] if minion >> 12 == serial)
        taken = min(number, minion >> 6 & 63)
        table.tell_of("absorb", seat, {"card": table.card_id(minion & 63), "number": taken})
    taken = damage_minion(table, seat, serial, number)
    if flags & DESTROYING and table.card_in_play(seat, serial) >= 0:
        destroy_minion(table, seat, serial)
    return number - taken


def absorb_for_player(table: Table, seat: int, code: int) -> None:
    """The answer to `ask_absorber`."""
    number, _, flags = table.about
    rest = absorb(table, seat, table.serial_of(seat, code - ABSORB), number, flags)
    damage_player(table, seat, rest, flags)


def give_wounds(table: Table, seat: int, number: int) -> None:
    """Wounds go from the wound stack onto a player's discard pile (NF-6.2 to 6.4)."""
    running = bool(table.face_up)
    left = max(0, len(table.face_up) - number)
    given = table.face_up[left:]
    given.reverse()
    table.face_up = table.face_up[:left]
    while len(given) < number:
        if not table.face_down:
            if not table.exiled_wounds:
                break
            table.face_down, table.exiled_wounds = table.exiled_wounds[:], []
            table.random.shuffle(table.face_down)
        given.append(table.face_down.pop())
    table.discard[seat].extend(given)
    # The wound that lies on top now is seen by all.
    table.revealed += 1
    if table.events is not None:
        if given:
            table.tell_of("wounds", seat, {"number": len(given), "card": table.names(given)})
        if len(given) < number:
            table.tell("wounds-none", {"seat": seat_name(seat)})
        if running and not table.face_up:
            table.tell("last-wound", {})
