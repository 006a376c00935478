"""Modified rules (NOC-12.3): chest hunt and precious gems.

Twisted trees and ready to brew are matters of `setup`; double competition is the list `Table.above`.
"""

from __future__ import annotations

from noctuary.kernel.messages import IllegalMove
from noctuary.nocturne.actions import EXCHANGE_CELL, EXCHANGE_NONE, EXCHANGE_TILE
from noctuary.nocturne.areas import CELLS, cell_name, cells_of
from noctuary.nocturne.options import PRECIOUS_GEMS, Options
from noctuary.nocturne.table import HUNTING, Table

# Chest hunt


def ask_hunt(table: Table, seat: int, chest: int) -> bool:
    """Before a chest just won takes effect: may exchange it for a tile that lies open. Says whether there is one."""
    if not table.hunting or not (table.tile_mask or table.sprite_tiles):
        return False
    table.about = [chest]
    codes = [EXCHANGE_NONE]
    codes += [EXCHANGE_CELL + cell for cell in cells_of(table.tile_mask)]
    codes += [EXCHANGE_TILE + tile for tile in sorted(set(table.sprite_tiles))]
    table.ask(seat, HUNTING, codes)
    return True


def verify_hunt(table: Table, code: int) -> None:
    """Raise IllegalMove unless there is the tile that is wanted for the chest."""
    if EXCHANGE_CELL <= code < EXCHANGE_TILE:
        cell = code - EXCHANGE_CELL
        if not table.tile_mask >> cell & 1:
            raise IllegalMove("NOC-12.3", "nocturne-refuse-hunt-cell", {"cell": cell_name(cell)})
    elif code >= EXCHANGE_TILE and code - EXCHANGE_TILE not in table.sprite_tiles:
        raise IllegalMove("NOC-12.3", "nocturne-refuse-hunt-tile", {"tile": table.tile_id(code - EXCHANGE_TILE)})


def hunt(table: Table, seat: int, code: int) -> int:
    """The answer to `ask_hunt`: the chest takes the place of the tile; returns the tile won in the end."""
    chest = table.about[0]
    table.about = []
    if code == EXCHANGE_NONE:
        return chest
    if code < EXCHANGE_TILE:
        cell = code - EXCHANGE_CELL
        tile = table.tiles[cell]
        table.tiles[cell] = chest
        table.tell("hunt-cell", seat, {"tile": table.tile_id(tile), "cell": cell_name(cell)})
    else:
        tile = code - EXCHANGE_TILE
        table.sprite_tiles[table.sprite_tiles.index(tile)] = chest
        table.tell("hunt-sprite", seat, {"tile": table.tile_id(tile)})
    return tile


assert EXCHANGE_TILE - EXCHANGE_CELL == CELLS

# Precious gems


def gem_points(table: Table, seat: int) -> int:
    """Points of the mirrors that are not assigned to a tile."""
    assert isinstance(table.options, Options)
    if not table.options.modified(PRECIOUS_GEMS):
        return 0
    assigned = [tile for tile in table.mirrors[seat] if tile >= 0]
    return table.facts.gem * (table.won[seat].count(table.facts.mirror_tile) - len(assigned))
