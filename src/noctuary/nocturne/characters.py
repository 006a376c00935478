"""Characters and their abilities (chapter 9) and how they are given out (NOC-1.4)."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.messages import IllegalMove
from noctuary.kernel.moves import seat_name
from noctuary.nocturne.actions import ABILITY_NONE, ABILITY_TILE, ABILITY_TOKEN, CHARACTER
from noctuary.nocturne.areas import cell_name
from noctuary.nocturne.facts import ABIGAIL, CHARACTERS, FLINT, NORMAL, REDD
from noctuary.nocturne.table import (
    CHOOSING,
    EXCHANGING,
    LEAVING,
    STEP_TURN,
    Table,
    add_token,
    distinct,
    remove_token,
    step,
    token_mask,
)
from noctuary.nocturne.tiles import draw_concoctions

REDD_LIMIT: Final = 6


def can_use(table: Table, seat: int, character: int) -> bool:
    """Whether `seat` has this character and has not used its ability (NOC-9.1)."""
    return table.ability[seat] and table.character[seat] == character


def verify_can_use(table: Table, seat: int, character: int) -> None:
    """Raise IllegalMove unless `can_use`."""
    if table.character[seat] != character:
        raise IllegalMove(
            "NOC-9.1", "nocturne-refuse-not-your-ability", {"character": table.facts.character_ids[character]}
        )
    if not table.ability[seat]:
        raise IllegalMove("NOC-9.1", "nocturne-refuse-ability-used", {"seat": seat_name(seat)})


def use_up(table: Table, seat: int) -> None:
    """The ability is used; the card turns to side A (NOC-9.1)."""
    table.ability = table.ability[:]
    table.ability[seat] = False


# Redd (NOC-9.2)


def ask_redd(table: Table, seat: int, cell: int, token: int) -> None:
    """After winning `cell` with `token`: may leave a lower token there instead. Not asked where it can have no effect
    (NOC-9.1).
    """
    value = table.facts.value[token]
    if not can_use(table, seat, REDD) or value > REDD_LIMIT:
        return
    lower = token_mask(table.hand[seat]) & ~table.facts.above[value - 1]
    if lower:
        codes = [ABILITY_NONE] + [ABILITY_TOKEN + other for other in table.facts.tokens_of(lower)]
        table.about = [cell, token]
        table.ask(seat, LEAVING, codes)


def verify_redd(table: Table, seat: int, other: int) -> None:
    """Raise IllegalMove unless `other` is a lower token in hand (NOC-9.2)."""
    if not table.hand[seat] >> other & 1:
        raise IllegalMove("NOC-9.2", "nocturne-refuse-token-not-in-hand", {"token": table.token_id(other)})
    token = table.about[1]
    if table.facts.value[other] >= table.facts.value[token]:
        raise IllegalMove(
            "NOC-9.2",
            "nocturne-refuse-redd-lower",
            {"token": table.token_id(other), "token_won": table.token_id(token)},
        )


def leave(table: Table, seat: int, code: int) -> None:
    """Redd's answer: the token that won comes back, the lower one stays. A normal token controls, a Shadow does not."""
    cell, token = table.about
    table.about = []
    if code == ABILITY_NONE:
        return
    other = code - ABILITY_TOKEN
    use_up(table, seat)
    table.hand[seat] = add_token(remove_token(table.hand[seat], other), token)
    table.placed[cell] = seat << 4 | other
    if other < NORMAL:
        table.control[seat] |= 1 << cell
    else:
        table.control[seat] &= ~(1 << cell)
    table.tell(
        "redd", seat, {"token": table.token_id(other), "token_back": table.token_id(token), "cell": cell_name(cell)}
    )


# Abigail (NOC-9.3)


def ask_abigail(table: Table, seat: int, tile: int) -> bool:
    """Before the forest tile just won takes effect: may exchange it. Says whether she is asked."""
    if not can_use(table, seat, ABIGAIL) or not table.sprite_tiles:
        return False
    table.about = [tile]
    table.ask(seat, EXCHANGING, [ABILITY_NONE] + [ABILITY_TILE + other for other in distinct(table.sprite_tiles)])
    return True


def verify_abigail(table: Table, other: int) -> None:
    """Raise IllegalMove unless `other` lies on the Sprite board (NOC-9.3)."""
    if other not in table.sprite_tiles:
        raise IllegalMove("NOC-9.3", "nocturne-refuse-no-sprite-tile", {"tile": table.tile_id(other)})


def exchange(table: Table, seat: int, code: int) -> int:
    """Abigail's answer; returns the tile won in the end."""
    tile = table.about[0]
    table.about = []
    if code == ABILITY_NONE:
        return tile
    other = code - ABILITY_TILE
    use_up(table, seat)
    table.sprite_tiles[table.sprite_tiles.index(other)] = tile
    table.tell("abigail", seat, {"tile": table.tile_id(other), "tile_given": table.tile_id(tile)})
    return other


# Flint (NOC-9.4)


def flint_may(table: Table, seat: int) -> bool:
    """Whether `seat` may use Flint's ability on its turn; with an empty deck it can have no effect (NOC-9.1)."""
    return can_use(table, seat, FLINT) and len(table.deck) > 0


def verify_flint(table: Table, seat: int) -> None:
    """Raise IllegalMove unless `flint_may`; that it is his turn is verified with the turn."""
    verify_can_use(table, seat, FLINT)
    if not table.deck:
        raise IllegalMove("NOC-9.1", "nocturne-refuse-deck-empty", {})


def draw(table: Table, seat: int) -> None:
    """Flint draws 3 concoctions to keep 1 of; then he casts or passes."""
    use_up(table, seat)
    table.tell("flint", seat, {})
    table.agenda.append(step(STEP_TURN, seat))
    draw_concoctions(table, seat)


# Choosing characters (NOC-1.4)


def ask_character(table: Table, seat: int) -> None:
    """Let `seat` choose among the characters nobody has."""
    table.ask(
        seat, CHOOSING, [CHARACTER + character for character in range(CHARACTERS) if character not in table.character]
    )


def verify_character(table: Table, character: int) -> None:
    """Raise IllegalMove if somebody has it already."""
    if character in table.character:
        raise IllegalMove(
            "NOC-1.4", "nocturne-refuse-character-taken", {"character": table.facts.character_ids[character]}
        )


def give_character(table: Table, seat: int, character: int) -> None:
    """`seat` plays this character: its symbol counts on either side, its ability in the advanced game (NOC-9.1)."""
    characters = table.character[:]
    characters[seat] = character
    table.character = characters
    table.symbols[seat] |= 1 << table.facts.character_symbol[character]
    table.ability = table.ability[:]
    table.ability[seat] = table.advanced
