"""Modified rules (NOC-12.3): precious gems.

Twisted trees and ready to brew are handled in `setup`, chest hunt in `tiles`, double competition by `Board.above`.
"""

from noctuary.games.nocturne.rules.basis.board import Board
from noctuary.games.nocturne.rules.basis.options import PRECIOUS_GEMS


def gem_points(board: Board, seat: int) -> int:
    """Points of the mirrors that are not assigned to a tile."""
    if not board.setup.is_modified(PRECIOUS_GEMS):
        return 0
    assigned = [tile for tile in board.mirrors[seat] if tile >= 0]
    return board.facts.gem * (board.won[seat].count(board.facts.mirror_tile) - len(assigned))
