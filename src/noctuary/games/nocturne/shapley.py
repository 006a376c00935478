"""What each tile brought to its owner in the end.

Tiles score together, so a tile has no points of its own. Here a seat's tiles are laid down one after another, in random
orders and each of these also backwards; what the score sheet gains with a tile, on average over the orders, is its
worth (an estimate of its Shapley value). The worths of all tiles of a seat add up to what they scored. Eggs are ranked
against what the others have in the end; symbols count through the concoctions they complete.
"""

from __future__ import annotations

from noctuary.games.nocturne.rules.board import Board
from noctuary.games.nocturne.rules.scoring import TOTAL, score
from noctuary.kernel.randomness import Random


class Gain:
    """A tile that was won, and all it brought: the tile kept through a chest, the concoction kept through a Runestone,
    the copy of a mirror.
    """

    def __init__(self, tile: int) -> None:
        self.tiles: list[int] = [tile]
        """The tile won first."""
        self.copies: list[int] = []
        """Tiles copied by the mirrors among them."""
        self.concoctions: list[int] = []


def shapley_values(board: Board, seat: int, gains: list[Gain], orders: int, random: Random) -> list[float]:
    """What each of the `gains` of a seat is worth at the end of a game. Changes `board`: pass a clone."""
    own = board.concoctions[seat][:]
    for gain in gains:
        for concoction in gain.concoctions:
            own.remove(concoction)
    board.moonlight_goals = []
    board.mirrors = board.mirrors[:]
    sums = [0] * len(gains)
    for _ in range(orders):
        order = list(range(len(gains)))
        random.shuffle(order)
        for way in (order, order[::-1]):
            board.won[seat] = []
            board.mirrors[seat] = []
            board.concoctions[seat] = own[:]
            before = score(board, seat)[TOTAL]
            for index in way:
                gain = gains[index]
                board.won[seat].extend(gain.tiles)
                board.mirrors[seat].extend(gain.copies)
                board.concoctions[seat].extend(gain.concoctions)
                after = score(board, seat)[TOTAL]
                sums[index] += after - before
                before = after
    return [total / (2 * orders) for total in sums]
