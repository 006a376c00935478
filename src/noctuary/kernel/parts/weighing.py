"""Adds up what speaks for moves: the weights of their features, for a learned policy."""


class Weigher:
    """Takes the active features of moves, one move after another, and adds up the weights of each move's features.

    `weights`: one for each of `Game.move_features`; `lists`: keep each move's features in `rows`, too. Not thread-safe.
    """

    def __init__(self, weights: list[float], lists: bool = False) -> None:
        self.weights = weights
        self.lists: bool = lists
        self.rows: list[list[int]] = []
        self.sums: list[float] = []
        self.place: int = 0
        self.total: float = 0.0

    def begin(self, moves: int) -> None:
        """Begin with a decision between this many moves."""
        self.sums = [0.0] * moves
        if self.lists:
            self.rows = [[] for _ in range(moves)]
        self.place = 0
        self.total = 0.0

    def at(self, place: int) -> None:
        """The features that follow are those of the move at this place among the legal ones."""
        self.sums[self.place] += self.total
        self.place = place
        self.total = 0.0

    def add(self, feature: int) -> None:
        """Add an active feature, by its place in `Game.move_features`."""
        self.total += self.weights[feature]
        if self.lists:
            self.rows[self.place].append(feature)

    def end(self) -> list[float]:
        """The sum of each move."""
        self.at(0)
        return self.sums
