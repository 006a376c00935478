"""Characters and their abilities (chapter 9) and how they are given out (NOC-1.4)."""

from __future__ import annotations

from typing import Final

from noctuary.games.nocturne.rules.actions import ABILITY_NONE, ABILITY_TILE, ABILITY_TOKEN, CHARACTER
from noctuary.games.nocturne.rules.areas import cell_name
from noctuary.games.nocturne.rules.board import (
    CHOOSING,
    EXCHANGING,
    LEAVING,
    STEP_TURN,
    Board,
    add_token,
    distinct,
    remove_token,
    step,
    token_mask,
)
from noctuary.games.nocturne.rules.facts import ABIGAIL, CHARACTERS, FLINT, NORMAL, REDD
from noctuary.games.nocturne.rules.tiles import draw_concoctions
from noctuary.kernel.messages import IllegalMove
from noctuary.kernel.moves import seat_name

REDD_LIMIT: Final = 6


def can_use(board: Board, seat: int, character: int) -> bool:
    """Whether `seat` has this character and has not used its ability (NOC-9.1)."""
    return board.ability[seat] and board.character[seat] == character


def verify_can_use(board: Board, seat: int, character: int) -> None:
    """Raise IllegalMove unless `can_use`."""
    if board.character[seat] != character:
        raise IllegalMove(
            "NOC-9.1", "nocturne-refuse-not-your-ability", {"character": board.facts.character_ids[character]}
        )
    if not board.ability[seat]:
        raise IllegalMove("NOC-9.1", "nocturne-refuse-ability-used", {"seat": seat_name(seat)})


def use_up(board: Board, seat: int) -> None:
    """The ability is used; the card turns to side A (NOC-9.1)."""
    board.ability = board.ability[:]
    board.ability[seat] = False


# Redd (NOC-9.2)


def ask_redd(board: Board, seat: int, cell: int, token: int) -> None:
    """After winning `cell` with `token`: may leave a lower token there instead. Not asked where it can have no effect
    (NOC-9.1).
    """
    value = board.facts.value[token]
    if not can_use(board, seat, REDD) or value > REDD_LIMIT:
        return
    lower = token_mask(board.hand[seat]) & ~board.facts.above[value - 1]
    if lower:
        codes = [ABILITY_NONE] + [ABILITY_TOKEN + other for other in board.facts.tokens_of(lower)]
        board.about = [cell, token]
        board.ask(seat, LEAVING, codes)


def verify_redd(board: Board, seat: int, other: int) -> None:
    """Raise IllegalMove unless `other` is a lower token in hand (NOC-9.2)."""
    if not board.hand[seat] >> other & 1:
        raise IllegalMove("NOC-9.2", "nocturne-refuse-token-not-in-hand", {"token": board.token_id(other)})
    token = board.about[1]
    if board.facts.value[other] >= board.facts.value[token]:
        raise IllegalMove(
            "NOC-9.2",
            "nocturne-refuse-redd-lower",
            {"token": board.token_id(other), "token_won": board.token_id(token)},
        )


def leave(board: Board, seat: int, code: int) -> None:
    """Redd's answer: the token that won comes back, the lower one stays. A normal token controls, a Shadow does not."""
    cell, token = board.about
    board.about = []
    if code == ABILITY_NONE:
        return
    other = code - ABILITY_TOKEN
    use_up(board, seat)
    board.hand[seat] = add_token(remove_token(board.hand[seat], other), token)
    board.placed[cell] = seat << 4 | other
    if other < NORMAL:
        board.control[seat] |= 1 << cell
    else:
        board.control[seat] &= ~(1 << cell)
    board.tell(
        "redd", seat, {"token": board.token_id(other), "token_back": board.token_id(token), "cell": cell_name(cell)}
    )


# Abigail (NOC-9.3)


def ask_abigail(board: Board, seat: int, tile: int) -> bool:
    """Before the forest tile just won takes effect: may exchange it. Says whether she is asked."""
    if not can_use(board, seat, ABIGAIL) or not board.sprite_tiles:
        return False
    board.about = [tile]
    board.ask(seat, EXCHANGING, [ABILITY_NONE] + [ABILITY_TILE + other for other in distinct(board.sprite_tiles)])
    return True


def verify_abigail(board: Board, other: int) -> None:
    """Raise IllegalMove unless `other` lies on the Sprite board (NOC-9.3)."""
    if other not in board.sprite_tiles:
        raise IllegalMove("NOC-9.3", "nocturne-refuse-no-sprite-tile", {"tile": board.tile_id(other)})


def exchange(board: Board, seat: int, code: int) -> int:
    """Abigail's answer; returns the tile won in the end."""
    tile = board.about[0]
    board.about = []
    if code == ABILITY_NONE:
        return tile
    other = code - ABILITY_TILE
    use_up(board, seat)
    board.sprite_tiles[board.sprite_tiles.index(other)] = tile
    board.tell("abigail", seat, {"tile": board.tile_id(other), "tile_given": board.tile_id(tile)})
    return other


# Flint (NOC-9.4)


def flint_may(board: Board, seat: int) -> bool:
    """Whether `seat` may use Flint's ability on its turn; with an empty deck it can have no effect (NOC-9.1)."""
    return can_use(board, seat, FLINT) and len(board.deck) > 0


def verify_flint(board: Board, seat: int) -> None:
    """Raise IllegalMove unless `flint_may`; that it is his turn is verified with the turn."""
    verify_can_use(board, seat, FLINT)
    if not board.deck:
        raise IllegalMove("NOC-9.1", "nocturne-refuse-deck-empty", {})


def draw(board: Board, seat: int) -> None:
    """Flint draws 3 concoctions to keep 1 of; then he casts or passes."""
    use_up(board, seat)
    board.tell("flint", seat, {})
    board.agenda.append(step(STEP_TURN, seat))
    draw_concoctions(board, seat)


# Choosing characters (NOC-1.4)


def ask_character(board: Board, seat: int) -> None:
    """Let `seat` choose among the characters nobody has."""
    board.ask(
        seat, CHOOSING, [CHARACTER + character for character in range(CHARACTERS) if character not in board.character]
    )


def verify_character(board: Board, character: int) -> None:
    """Raise IllegalMove if somebody has it already."""
    if character in board.character:
        raise IllegalMove(
            "NOC-1.4", "nocturne-refuse-character-taken", {"character": board.facts.character_ids[character]}
        )


def give_character(board: Board, seat: int, character: int) -> None:
    """`seat` plays this character: its symbol counts on either side, its ability in the advanced game (NOC-9.1)."""
    characters = board.character[:]
    characters[seat] = character
    board.character = characters
    board.symbols[seat] |= 1 << board.facts.character_symbol[character]
    board.ability = board.ability[:]
    board.ability[seat] = board.advanced
