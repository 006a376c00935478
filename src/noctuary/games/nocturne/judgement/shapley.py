"""How many points each tile brought its owner in the end.

Tiles score together, so a tile alone has no points. Here a seat's tiles are added one after another, in random orders
and in the reverse of each; the value of a tile is the average increase of the score sheet when it is added (an estimate
of its Shapley value). The values of all tiles of a seat add up to what they scored together. Eggs are ranked against
the other seats' final numbers; symbols count through the concoctions they complete.
"""

from noctuary.games.nocturne.rules.basis.board import Board
from noctuary.games.nocturne.rules.counting.scoring import TOTAL, score
from noctuary.kernel.base.randomness import Random


class Gain:
    """A tile that was won, with the tile kept through a chest, a Runestone's concoction, and a mirror's copy."""

    def __init__(self, tile: int) -> None:
        self.tiles: list[int] = [tile]
        """The tile won first."""
        self.copies: list[int] = []
        """The tiles copied by the mirrors in this gain."""
        self.concoctions: list[int] = []


def shapley_values(board: Board, seat: int, gains: list[Gain], orders: int, random: Random) -> list[float]:
    """The value of each of the `gains` of a seat at the end of a game. Changes `board`: pass a clone."""
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
