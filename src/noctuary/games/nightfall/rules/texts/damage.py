"""Damage to minions and players, wounds (chapter 6, NF-2.8)."""

from __future__ import annotations

from typing import ClassVar, Final

from noctuary.games.nightfall.rules.basis.actions import ABSORB, TARGET_PLAY
from noctuary.games.nightfall.rules.basis.board import Board, Choice, Step, card_of, health_of, hurt, serial_of
from noctuary.games.nightfall.rules.basis.in_play import BLOCKS_DAMAGE
from noctuary.games.nightfall.rules.basis.notation import read_number, read_seat
from noctuary.games.nightfall.rules.basis.piles import destroy_minion
from noctuary.kernel.base.messages import Argument, IllegalMove
from noctuary.kernel.parts.moves import seat_name

FROM_TEXT: Final = 1
"""From a text, not from an attack."""
DESTROYING: Final = 2
"""Destroys every minion that absorbs it (NF-12.22)."""


def damage_text(number: int, flags: int) -> str:
    """Damage to a player as written in positions: `3 text destroying`."""
    return str(number) + (" text" if flags & FROM_TEXT else "") + (" destroying" if flags & DESTROYING else "")


def read_damage(words: list[str]) -> tuple[int, int, list[str]]:
    """Read damage from a position: its number, its flags, and the remaining words."""
    flags = (FROM_TEXT if "text" in words else 0) | (DESTROYING if "destroying" in words else 0)
    return read_number(words[0]), flags, [word for word in words[1:] if word not in ("text", "destroying")]


def damage_minion(board: Board, seat: int, serial: int, number: int) -> int:
    """Reduce a minion's health, destroying it at 0 (NF-2.8); return the damage it took."""
    minions = board.play_area[seat]
    for index, minion in enumerate(minions):
        if serial_of(minion) == serial:
            health = health_of(minion)
            if number < health:
                board.play_area[seat] = minions[:index] + [hurt(minion, number)] + minions[index + 1 :]
                return number
            destroy_minion(board, seat, serial)
            return health
    return 0


def damage_minion_by_text(board: Board, seat: int, serial: int, number: int) -> None:
    """Let a text damage a minion; damage beyond its health is lost (NF-2.8)."""
    if board.events is not None:
        card = board.card_in_play(seat, serial)
        board.tell_of("damage", seat, {"card": board.card_id(card), "number": number})
    damage_minion(board, seat, serial, number)


class Damage(Step):
    """Damage to a player."""

    name: ClassVar = "damage"

    def __init__(self, seat: int, number: int, flags: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.flags: Final = flags

    def take(self, board: Board) -> None:
        damage_player(board, self.seat, self.number, self.flags)

    def text(self, board: Board) -> str:
        return f"{seat_name(self.seat)} {damage_text(self.number, self.flags)}"

    @classmethod
    def read(cls, board: Board, words: list[str]) -> Damage:
        number, flags, _ = read_damage(words[1:])
        return cls(read_seat(board, words[0]), number, flags)


def damage_player(board: Board, seat: int, number: int, flags: int) -> None:
    """Inflict damage on a player: minions that block it must absorb it, and the rest becomes wounds (NF-6.1, 6.2)."""
    if number == 0:
        return
    if not (flags & FROM_TEXT and board.no_text_block >> seat & 1):
        in_play = board.texts.in_play
        for minion in board.play_area[seat]:
            if in_play[card_of(minion)] & BLOCKS_DAMAGE:
                board.ask(seat, Absorb(number, flags))
                return
    give_wounds(board, seat, number)


class Absorb(Choice):
    """Which minion absorbs damage to its player next (NF-6.1)."""

    name: ClassVar = "absorb"
    rule: ClassVar = "NF-6.1"
    answers: ClassVar = (range(ABSORB, TARGET_PLAY),)

    def __init__(self, number: int, flags: int) -> None:
        self.number: Final = number
        """The damage that is left."""
        self.flags: Final = flags

    def legal(self, board: Board, seat: int) -> list[int]:
        in_play = board.texts.in_play
        minions = board.play_area[seat]
        names = board.names_in_play(seat)
        return [ABSORB + name for index, name in enumerate(names) if in_play[card_of(minions[index])] & BLOCKS_DAMAGE]

    def verify(self, board: Board, seat: int, code: int) -> None:
        serial = board.find_minion(seat, code - ABSORB)
        if serial < 0 or not board.texts.in_play[board.card_in_play(seat, serial)] & BLOCKS_DAMAGE:
            raise IllegalMove("NF-6.1", "nightfall-refuse-absorb", {"seat": seat_name(seat)})

    def play(self, board: Board, seat: int, code: int) -> None:
        rest = absorb(board, seat, board.find_minion(seat, code - ABSORB), self.number, self.flags)
        damage_player(board, seat, rest, self.flags)

    def question(self, board: Board) -> str:
        return "absorb-text"

    def arguments(self, board: Board, seat: int) -> dict[str, Argument]:
        return {"seat": seat_name(seat), "number": self.number}

    def text(self, board: Board) -> str:
        return damage_text(self.number, self.flags)


def absorb(board: Board, seat: int, serial: int, number: int, flags: int) -> int:
    """Let a minion absorb as much damage as it can; return the rest."""
    if board.events is not None:
        minion = next(minion for minion in board.play_area[seat] if serial_of(minion) == serial)
        taken = min(number, health_of(minion))
        board.tell_of("absorb", seat, {"card": board.card_id(card_of(minion)), "number": taken})
    taken = damage_minion(board, seat, serial, number)
    if flags & DESTROYING and board.card_in_play(seat, serial) >= 0:
        destroy_minion(board, seat, serial, by_text=True)
    return number - taken


def give_wounds(board: Board, seat: int, number: int) -> None:
    """Move wounds from the wound stack to a player's discard pile (NF-6.2 to 6.4)."""
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
        given.append(board.face_down[-1])
        board.face_down = board.face_down[:-1]
    board.discard[seat].extend(given)
    # Everybody sees the wound that is now on top.
    board.revealed += 1
    if board.events is not None:
        if given:
            board.tell_of("wounds", seat, {"number": len(given), "card": board.names(given)})
        if len(given) < number:
            board.tell("wounds-none", {"seat": seat_name(seat)})
        if running and not board.face_up:
            board.tell("last-wound", {})
