"""The action space of Nocturne: the code of each move line."""

from functools import lru_cache
from typing import Final

from noctuary.games.nocturne.rules.basis.areas import CELLS, cell_name
from noctuary.games.nocturne.rules.basis.facts import (
    CHARACTERS,
    CONCOCTIONS,
    CORRECTIONS_KEPT,
    SOLO_PLACES,
    STAR,
    TILES,
    TOKENS,
    standard,
)
from noctuary.kernel.parts.moves import Actions, Reference

PASS: Final = 0
CAST: Final = 1
"""A cast is CAST + cell * TOKENS + token."""
OFFER_NONE: Final = CAST + CELLS * TOKENS
OFFER: Final = OFFER_NONE + 1
"""Offering a token is OFFER + token; only tokens below the star are ever legal."""
OFFER_TWO: Final = OFFER + TOKENS
"""Offering two tokens, with Sage, is OFFER_TWO + high * (high - 1) / 2 + low."""
KEEP_CONCOCTION: Final = OFFER_TWO + STAR * (STAR - 1) // 2
KEEP_TILE: Final = KEEP_CONCOCTION + CONCOCTIONS
TAKE: Final = KEEP_TILE + TILES
MIRROR_NONE: Final = TAKE + TILES
MIRROR: Final = MIRROR_NONE + 1
ABILITY: Final = MIRROR + TILES
"""Flint's ability: draw concoctions."""
ABILITY_NONE: Final = ABILITY + 1
ABILITY_TOKEN: Final = ABILITY_NONE + 1
"""Redd's ability is ABILITY_TOKEN + the token left instead."""
ABILITY_TILE: Final = ABILITY_TOKEN + TOKENS
"""Abigail's ability is ABILITY_TILE + the tile taken from the Sprite board."""
CHARACTER: Final = ABILITY_TILE + TILES
EXCHANGE_NONE: Final = CHARACTER + CHARACTERS
"""In a chest hunt, exchange nothing."""
EXCHANGE_CELL: Final = EXCHANGE_NONE + 1
EXCHANGE_TILE: Final = EXCHANGE_CELL + CELLS
COPIES: Final = (SOLO_PLACES - 1) * TILES
"""How many codes name further copies of equal tiles on the Sprite board (NOC-6.2): first the second copies."""
TAKE_COPY: Final = EXCHANGE_TILE + TILES
ABILITY_COPY: Final = TAKE_COPY + COPIES
EXCHANGE_COPY: Final = ABILITY_COPY + COPIES
SIZE: Final = EXCHANGE_COPY + COPIES


def offer_two(high: int, low: int) -> int:
    """The code for offering two tokens, `high` before `low`."""
    return OFFER_TWO + high * (high - 1) // 2 + low


def split_offer(code: int) -> tuple[int, int]:
    """The two tokens of an `offer_two` code, higher first."""
    high = 1
    rest = code - OFFER_TWO
    while rest >= high:
        rest -= high
        high += 1
    return high, rest


@lru_cache(CORRECTIONS_KEPT)
def actions_of(token_ids: tuple[str, ...]) -> Actions:
    """All moves with their texts and the things they refer to; tokens may have other ids in a component edition."""
    facts = standard()
    tokens = [Reference("token", id) for id in token_ids]
    tiles = [Reference("tile", id) for id in facts.tile_ids]
    cells = [Reference("cell", cell_name(cell)) for cell in range(CELLS)]
    moves: list[tuple[str, list[Reference]]] = [("pass", [])]
    moves += [("cast", [token, cell]) for cell in cells for token in tokens]
    moves += [("offer none", [])]
    moves += [("offer", [token]) for token in tokens]
    moves += [("offer", [tokens[high], tokens[low]]) for high in range(1, STAR) for low in range(high)]
    moves += [("keep", [Reference("concoction", id)]) for id in facts.concoction_ids]
    moves += [("keep", [tile]) for tile in tiles]
    moves += [("take", [tile]) for tile in tiles]
    moves += [("mirror none", [])]
    moves += [("mirror", [tile]) for tile in tiles]
    moves += [("ability", []), ("ability none", [])]
    moves += [("ability", [token]) for token in tokens]
    moves += [("ability", [tile]) for tile in tiles]
    moves += [("character", [Reference("character", id)]) for id in facts.character_ids]
    moves += [("exchange none", [])]
    moves += [("exchange", [cell]) for cell in cells]
    moves += [("exchange", [tile]) for tile in tiles]
    copies = [Reference("tile", f"{id}#{copy}") for copy in range(2, SOLO_PLACES + 1) for id in facts.tile_ids]
    moves += [(verb, [tile]) for verb in ("take", "ability", "exchange") for tile in copies]
    texts = [" ".join([verb] + [reference.id for reference in references]) for verb, references in moves]
    actions = Actions(texts, [references for _, references in moves], (actions_of, (token_ids,)))
    assert actions.size == SIZE
    return actions
