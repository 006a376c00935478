"""Places of the Sprite board. Against the solo opponent, who takes from the left (NOC-10.8), it can matter which of two
equal tiles is meant. If so, the first from the left is named by its id, others like `egg#2` (NOC-6.2).
"""

from typing import Final

from noctuary.games.nocturne.rules.basis.board import MOONLIGHT, Board, distinct, owner_of
from noctuary.games.nocturne.rules.basis.facts import CHEST, MIRROR, SOLO_PLACES, TILES
from noctuary.kernel.base.messages import Argument, IllegalMove

TAKEN: Final = -1
"""In place of a tile: none is put where the taken one was."""


def meant(code: int, first: int, copy: int) -> tuple[int, int]:
    """The tile that a code means, and which one of equal tiles, counted from 0. `first`, `copy`: the codes for the
    first and for the second of each tile.
    """
    if code < copy:
        return code - first, 0
    return (code - copy) % TILES, (code - copy) // TILES + 1


def place_of(board: Board, code: int, first: int, copy: int) -> int:
    """The place of the tile that a code means (see `meant`); -1 if there is none."""
    tile, number = meant(code, first, copy)
    for place, other in enumerate(board.sprite_tiles):
        if other == tile:
            if not number:
                return place
            number -= 1
    return -1


def codes_of(board: Board, first: int, copy: int, given: int = TAKEN) -> list[int]:
    """The codes for all tiles; those for further copies only where their places can matter (see `is_apart`)."""
    tiles = board.sprite_tiles
    codes = [first + tile for tile in distinct(tiles)]
    if board.opponent < 0 or len(codes) == len(tiles):
        return codes
    copies: list[int] = []
    for place, tile in enumerate(tiles):
        number = tiles[:place].count(tile)
        if 0 < number < SOLO_PLACES and is_apart(board, place, given):
            copies.append(copy + (number - 1) * TILES + tile)
    copies.sort()
    return codes + copies


def verify_tile(board: Board, code: int, first: int, copy: int, rule: str, given: int = TAKEN) -> None:
    """Raise IllegalMove if the tile is not there, or if it is named as a further copy where its place cannot matter."""
    place = place_of(board, code, first, copy)
    if place < 0:
        tile, number = meant(code, first, copy)
        named = f"{board.tile_id(tile)}#{number + 1}" if number else board.tile_id(tile)
        raise IllegalMove(rule, "nocturne-refuse-no-sprite-tile", {"tile": named})
    if code >= copy and not is_apart(board, place, given):
        words: dict[str, Argument] = {"tile": board.tile_id(board.sprite_tiles[place])}
        raise IllegalMove(rule, "nocturne-refuse-same-tile", words)


def is_apart(board: Board, place: int, given: int) -> bool:
    """Whether it makes a difference to choose this tile rather than an equal one to its left."""
    if board.opponent < 0:
        return False
    tiles = board.sprite_tiles
    mine = what_is_left(board, place, given)
    for other in range(place):
        if tiles[other] == tiles[place] and what_is_left(board, other, given) == mine:
            return False
    return True


def what_is_left(board: Board, place: int, given: int) -> str:
    """What is left for the player when the tile at this place is taken, or `given` is put in its place."""
    tiles = board.sprite_tiles[:]
    turned = board.turned
    if given == TAKEN:
        tiles.pop(place)
        turned += 1
    else:
        tiles[place] = given
    for step in board.agenda:
        if step.name == "phase" and board.tile_mask:
            return str(tiles)  # Tokens may still be offered, so every place counts.
        if step.name in ("phase", "sprite"):
            takes = [owner_of(placed) != board.opponent for placed in board.sprite[turned:]]
            return outlook(tiles, takes, mirrors_may_hunt(board, given))
    return ""


def mirrors_may_hunt(board: Board, given: int) -> bool:
    """Whether the draws of mirrors may still lead to chest hunts (NOC-12.3): the player has or may get a chest and a
    mirror. A chest still to come may draw a mirror.
    """
    if not board.hunting or board.round != MOONLIGHT:
        return False
    near = [board.facts.tile_kind[tile] for tile in [*board.sprite_tiles, given] if tile != TAKEN]
    kinds = near + [board.facts.tile_kind[tile] for tile in board.won[0]]
    return CHEST in kinds and (MIRROR in kinds or CHEST in near)


def outlook(tiles: list[int], takes: list[bool], hunts: bool) -> str:
    """All that the player can still choose from, as text. `takes`: for each token that still takes a tile, whether it
    is the player's; `hunts`: whether the tiles left after that count too.
    """
    if not tiles or not (hunts or True in takes):
        return ""
    if not takes:
        return str(sorted(tiles))
    if not takes[0]:
        return outlook(tiles[1:], takes[1:], hunts)
    outlooks: set[str] = set()
    for place, tile in enumerate(tiles):
        outlooks.add(f"{tile}({outlook(tiles[:place] + tiles[place + 1 :], takes[1:], hunts)})")
    return " ".join(sorted(outlooks))
