"""Damage to minions and players, wounds (chapter 6, NF-2.8)."""

from __future__ import annotations

from typing import Final

from noctuary.games.nightfall.rules.actions import ABSORB
from noctuary.games.nightfall.rules.board import ABSORBING, Board
from noctuary.games.nightfall.rules.cards.vocabulary import BLOCKS_DAMAGE
from noctuary.games.nightfall.rules.piles import destroy_minion
from noctuary.kernel.moves import seat_name

FROM_TEXT: Final = 1
"""damage of a text, not of an attack"""
DESTROYING: Final = 2
"""whoever absorbs it is destroyed (NF-12.22)"""


def damage_minion(board: Board, seat: int, serial: int, number: int) -> int:
    """A minion loses health, and is destroyed at 0 (NF-2.8); gives how much it took."""
    minions = board.play_area[seat]
    for index, minion in enumerate(minions):
        if minion >> 12 == serial:
            health = minion >> 6 & 63
            if number < health:
                board.play_area[seat] = minions[:index] + [minion - (number << 6)] + minions[index + 1 :]
                return number
            destroy_minion(board, seat, serial)
            return health
    return 0


def damage_minion_by_text(board: Board, seat: int, serial: int, number: int) -> None:
    """A text inflicts damage on a minion; what goes beyond its health is lost (NF-2.8)."""
    if board.events is not None:
        card = board.card_in_play(seat, serial)
        board.tell_of("damage", seat, {"card": board.card_id(card), "number": number})
    damage_minion(board, seat, serial, number)


def damage_player(board: Board, seat: int, number: int, flags: int) -> None:
    """Inflict damage on a player: minions that block it must absorb it, what remains becomes wounds (NF-6.1, 6.2)."""
    if number == 0:
        return
    if not (flags & FROM_TEXT and board.no_text_block >> seat & 1):
        in_play = board.texts.in_play
        for minion in board.play_area[seat]:
            if in_play[minion & 63] & BLOCKS_DAMAGE:
                ask_absorber(board, seat, number, flags)
                return
    give_wounds(board, seat, number)


def ask_absorber(board: Board, seat: int, number: int, flags: int) -> None:
    """Let a player choose the next minion that absorbs (NF-6.1)."""
    in_play = board.texts.in_play
    minions = board.play_area[seat]
    names = board.names_in_play(seat)
    codes = [ABSORB + name for index, name in enumerate(names) if in_play[minions[index] & 63] & BLOCKS_DAMAGE]
    board.ask(seat, ABSORBING, codes, [number, -1, flags])


def absorb(board: Board, seat: int, serial: int, number: int, flags: int) -> int:
    """A minion absorbs as much damage as it can; gives what is left."""
    if board.events is not None:
        minion = next(minion for minion in board.play_area[seat] if minion >> 12 == serial)
        taken = min(number, minion >> 6 & 63)
        board.tell_of("absorb", seat, {"card": board.card_id(minion & 63), "number": taken})
    taken = damage_minion(board, seat, serial, number)
    if flags & DESTROYING and board.card_in_play(seat, serial) >= 0:
        destroy_minion(board, seat, serial)
    return number - taken


def absorb_for_player(board: Board, seat: int, code: int) -> None:
    """The answer to `ask_absorber`."""
    number, _, flags = board.about
    rest = absorb(board, seat, board.serial_of(seat, code - ABSORB), number, flags)
    damage_player(board, seat, rest, flags)


def give_wounds(board: Board, seat: int, number: int) -> None:
    """Wounds go from the wound stack onto a player's discard pile (NF-6.2 to 6.4)."""
    running = bool(board.face_up)
    left = max(0, len(board.face_up) - number)
    given = board.face_up[left:]
    given.reverse()
    board.face_up = board.face_up[:left]
    while len(given) < number:
        if not board.face_down:
            if not board.exiled_wounds:
                break
            board.face_down, board.exiled_wounds = board.exiled_wounds[:], []
            board.random.shuffle(board.face_down)
        given.append(board.face_down.pop())
    board.discard[seat].extend(given)
    # The wound that lies on top now is seen by all.
    board.revealed += 1
    if board.events is not None:
        if given:
            board.tell_of("wounds", seat, {"number": len(given), "card": board.names(given)})
        if len(given) < number:
            board.tell("wounds-none", {"seat": seat_name(seat)})
        if running and not board.face_up:
            board.tell("last-wound", {})
