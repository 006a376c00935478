"""Modified rules (NOC-12.3): chest hunt and precious gems.

Twisted trees and ready to brew are matters of `setup`; double competition is the list `Table.above`.
"""

from __future__ import annotations

from noctuary.games.nocturne.rules.actions import EXCHANGE_CELL, EXCHANGE_NONE, EXCHANGE_TILE
from noctuary.games.nocturne.rules.areas import CELLS, cell_name, cells_of
from noctuary.games.nocturne.rules.board import HUNTING, Board
from noctuary.games.nocturne.rules.options import PRECIOUS_GEMS, Options
from noctuary.kernel.messages import IllegalMove

# Chest hunt


def ask_hunt(board: Board, seat: int, chest: int) -> bool:
    """Before a chest just won takes effect: may exchange it for a tile that lies open. Says whether there is one."""
    if not board.hunting or not (board.tile_mask or board.sprite_tiles):
        return False
    board.about = [chest]
    codes = [EXCHANGE_NONE]
    codes += [EXCHANGE_CELL + cell for cell in cells_of(board.tile_mask)]
    codes += [EXCHANGE_TILE + tile for tile in sorted(set(board.sprite_tiles))]
    board.ask(seat, HUNTING, codes)
    return True


def verify_hunt(board: Board, code: int) -> None:
    """Raise IllegalMove unless there is the tile that is wanted for the chest."""
    if EXCHANGE_CELL <= code < EXCHANGE_TILE:
        cell = code - EXCHANGE_CELL
        if not board.tile_mask >> cell & 1:
            raise IllegalMove("NOC-12.3", "nocturne-refuse-hunt-cell", {"cell": cell_name(cell)})
    elif code >= EXCHANGE_TILE and code - EXCHANGE_TILE not in board.sprite_tiles:
        raise IllegalMove("NOC-12.3", "nocturne-refuse-hunt-tile", {"tile": board.tile_id(code - EXCHANGE_TILE)})


def hunt(board: Board, seat: int, code: int) -> int:
    """The answer to `ask_hunt`: the chest takes the place of the tile; returns the tile won in the end."""
    chest = board.about[0]
    board.about = []
    if code == EXCHANGE_NONE:
        return chest
    if code < EXCHANGE_TILE:
        cell = code - EXCHANGE_CELL
        tile = board.tiles[cell]
        board.tiles[cell] = chest
        board.tell("hunt-cell", seat, {"tile": board.tile_id(tile), "cell": cell_name(cell)})
    else:
        tile = code - EXCHANGE_TILE
        board.sprite_tiles[board.sprite_tiles.index(tile)] = chest
        board.tell("hunt-sprite", seat, {"tile": board.tile_id(tile)})
    return tile


assert EXCHANGE_TILE - EXCHANGE_CELL == CELLS

# Precious gems


def gem_points(board: Board, seat: int) -> int:
    """Points of the mirrors that are not assigned to a tile."""
    assert isinstance(board.options, Options)
    if not board.options.modified(PRECIOUS_GEMS):
        return 0
    assigned = [tile for tile in board.mirrors[seat] if tile >= 0]
    return board.facts.gem * (board.won[seat].count(board.facts.mirror_tile) - len(assigned))
