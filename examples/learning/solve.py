"""Small games for two, solved exactly by linear programming, or approximately by CFR+.

    python -m examples.learning.solve nocturne --rounds 300

Walks through all moves of every deal. Seats have perfect recall, and the same strategy for tables that they cannot tell
apart. docs/research.md has the values.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from noctuary.envs import rewards
from noctuary.envs.dealing import deals
from noctuary.envs.stepping import tensor_of
from noctuary.kernel import catalogue
from noctuary.kernel.game import Game, Options, State
from noctuary.kernel.tensor import blank, encoded

SMALL: Final[dict[str, dict[str, Any]]] = {
    "nocturne": {"mode": "family", "small": True, "first": "P1", "characters": ["redd", "abigail"]},
    "nightfall": {"small": True, "first": "P1", "turn_limit": 2},
}
Numbers = NDArray[np.int64]
Values = NDArray[np.float64]


class Level(NamedTuple):
    """All nodes of one depth: `parent`, its index in the level above; `move`, the number of the move made there;
    `seat`, who made it; `wins`, the result of the first seat, 0 while nobody has won.
    """

    parent: Numbers
    move: Numbers
    seat: Numbers
    wins: Values


class Tree:
    """All moves of a game. Moves that a seat cannot tell apart have one number. `place`: for each move, the number of
    the situation in which it is made; `mover`: for each situation, who decides.
    """

    def __init__(self, game: Game, options: Options) -> None:
        self.tensor = tensor_of(game)
        self.blank = blank(self.tensor, options)
        self.places: dict[tuple[int, bytes], int] = {}
        self.moves: dict[tuple[int, int], int] = {}
        self.rows: list[list[tuple[int, int, int, float]]] = []
        roots = deals(game, options)
        for state in roots:
            self.walk(state, 0, (-1, -1, -1), (b"", b""))
        self.deals = len(roots)
        self.place = np.array([place for place, _ in self.moves])
        self.mover = np.array([seat for seat, _ in self.places])
        self.choices = np.bincount(self.place)
        columns = [[np.array(column) for column in zip(*rows, strict=True)] for rows in self.rows]
        self.levels = [Level(*level) for level in columns]
        self.size = sum(map(len, self.rows))

    def walk(self, state: State, depth: int, made: tuple[int, int, int], past: tuple[bytes, ...]) -> None:
        """Add a node and all below it. `made`: its parent's index, the move and its seat; `past`: what seats recall."""
        if depth == len(self.rows):
            self.rows.append([])
        rows = self.rows[depth]
        index, seat, result = len(rows), state.seat, state.result if state.seat < 0 else None
        rows.append((*made, rewards.final(state, result, rewards.RESULT)[0] if result else 0.0))
        if seat < 0:
            return
        past = tuple(self.recall(known, state, own) for own, known in enumerate(past))
        place = self.places.setdefault((seat, past[seat]), len(self.places))
        for code in state.legal(seat):
            move = self.moves.setdefault((place, code), len(self.moves))
            after = state.clone()
            after.play(seat, code)
            known = tuple(one + b"%d" % code * (own == seat) for own, one in enumerate(past))
            self.walk(after, depth + 1, (index, move, seat), known)

    def recall(self, past: bytes, state: State, seat: int) -> bytes:
        """What a seat recalls after seeing a table, as a digest."""
        seen = bytes(memoryview(encoded(self.tensor, state, seat, self.blank)))
        return blake2b(past + seen, digest_size=16).digest()

    def shares(self, weights: Values) -> Values:
        """How often each move is made, in proportion to the weights; evenly where all are 0."""
        total = np.bincount(self.place, weights)[self.place]
        return np.where(total > 0, weights / np.where(total > 0, total, 1), 1 / self.choices[self.place])

    def reach(self, shares: Values, seat: int) -> list[Values]:
        """The probability with which a seat's moves reach each node."""
        reached = [np.ones(self.deals)]
        for level in self.levels[1:]:
            reached.append(reached[-1][level.parent] * np.where(level.seat == seat, shares[level.move], 1.0))
        return reached

    def last(self, seat: int) -> list[Numbers]:
        """The last move of a seat before each node, -1 for none."""
        moves = [np.full(self.deals, -1)]
        for level in self.levels[1:]:
            moves.append(np.where(level.seat == seat, level.move, moves[-1][level.parent]))
        return moves

    def best(self, shares: Values, seat: int) -> float:
        """What a seat wins by its best response to the other."""
        sign = 1 - 2 * seat
        others = self.reach(shares, 1 - seat)
        worth = [sign * level.wins * reach for level, reach in zip(self.levels, others, strict=True)]
        for depth in range(len(worth) - 1, 0, -1):
            level = self.levels[depth]
            total = np.bincount(level.move, worth[depth], len(self.place))
            order = level.move[np.argsort(total[level.move], kind="stable")]
            chosen = np.full(len(self.mover), -1)
            chosen[self.place[order]] = order  # The last one stays: the best.
            kept = (level.seat != seat) | (chosen[self.place[level.move]] == level.move)
            worth[depth - 1] += np.bincount(level.parent, worth[depth] * kept, len(worth[depth - 1]))
        return float(worth[0].sum()) / self.deals


class Regrets:
    """CFR+: in each round first one seat, then the other, shifts to the moves that it regrets not having made."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.regret = np.zeros(len(tree.place))
        self.made = np.zeros(len(tree.place))
        self.rounds = 0

    def improve(self) -> None:
        """Play one round for both seats."""
        self.rounds += 1
        for seat in (0, 1):
            self.learn(seat)

    def learn(self, seat: int) -> None:
        """Update the regrets of one seat."""
        tree = self.tree
        shares = tree.shares(self.regret)
        own, others = tree.reach(shares, seat), tree.reach(shares, 1 - seat)
        worth = [(1 - 2 * seat) * level.wins for level in tree.levels]
        for depth in range(len(worth) - 1, 0, -1):
            level = tree.levels[depth]
            worth[depth - 1] += np.bincount(level.parent, shares[level.move] * worth[depth], len(worth[depth - 1]))
            mine = level.seat == seat
            missed = others[depth - 1][level.parent] * (worth[depth] - worth[depth - 1][level.parent])
            self.regret += np.bincount(level.move, missed * mine, len(shares))
            self.made += self.rounds * np.bincount(level.move, own[depth] * mine, len(shares))
        self.regret = np.maximum(self.regret, 0)

    def found(self) -> tuple[float, float]:
        """A lower and an upper bound of the value for the first seat, from the average strategies."""
        shares = self.tree.shares(self.made)
        return -self.tree.best(shares, 1), self.tree.best(shares, 0)


def solve(tree: Tree) -> float:
    """The value for the first seat, by linear programming over the plans of both (sequence form). Needs SciPy.

    The variables are the realisation weight of each of the first seat's moves, and the worth of each of the second
    seat's situations, which is at most what any move there leaves the first seat.
    """
    from scipy.optimize import linprog
    from scipy.sparse import coo_array

    moves, places = len(tree.place), len(tree.mover)
    value, one = moves + places, moves + places + 1
    last = [tree.last(seat) for seat in (0, 1)]
    before = np.full(places, -1)
    for depth, level in enumerate(tree.levels[1:]):
        for seat in (0, 1):
            mine = level.seat == seat
            before[tree.place[level.move[mine]]] = last[seat][depth][level.parent[mine]]

    def row_of(move: Numbers) -> Numbers:
        return np.where(move < 0, moves, move)

    def column_of(move: Numbers) -> Numbers:
        return np.where(move < 0, one, move)

    def matrix(parts: list[tuple[Numbers, Numbers, Values]], rows: int) -> Any:
        values, at, across = (np.concatenate([part[index] for part in parts]) for index in (2, 0, 1))
        return coo_array((values, (at, across)), (rows, one + 1)).tocsr()

    ends = [
        (row_of(theirs), column_of(ours), -level.wins / tree.deals)
        for level, ours, theirs in zip(tree.levels, *last, strict=True)
    ]
    first, second = (np.flatnonzero(tree.mover == seat) for seat in (0, 1))
    mine, answers = (np.flatnonzero(tree.mover[tree.place] == seat) for seat in (0, 1))
    left = (row_of(before[second]), moves + second, -np.ones(len(second)))
    worth = (answers, moves + tree.place[answers], np.ones(len(answers)))
    whole = (np.array([moves]), np.array([value]), np.ones(1))
    plans = [(tree.place[mine], mine, np.ones(len(mine))), (first, column_of(before[first]), -np.ones(len(first)))]
    lowest = np.where(np.arange(one + 1) < moves, 0.0, -np.inf)
    highest = np.where(np.arange(one + 1) < moves, 1.0, np.inf)
    lowest[one] = highest[one] = 1.0
    solution = linprog(
        -np.eye(1, one + 1, value)[0],
        A_ub=matrix([*ends, left, worth, whole], moves + 1),
        b_ub=np.zeros(moves + 1),
        A_eq=matrix(plans, places),
        b_eq=np.zeros(places),
        bounds=np.column_stack([lowest, highest]),
    )
    assert solution.success, solution.message
    return -float(solution.fun)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Solve a small game.")
    parser.add_argument("game", choices=SMALL)
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--exact", action="store_true", help="also solve it by linear programming")
    given = parser.parse_args(arguments)
    game = catalogue.find(given.game)
    tree = Tree(game, game.options(SMALL[given.game]))
    print(f"{tree.deals} deals, {tree.size:,} tables, {len(tree.mover):,} situations")
    regrets = Regrets(tree)
    while regrets.rounds < given.rounds:
        regrets.improve()
        if regrets.rounds & regrets.rounds - 1 == 0 or regrets.rounds == given.rounds:
            low, high = regrets.found()
            print(f"round {regrets.rounds}: {low:.6f} to {high:.6f}, exploitability {(high - low) / 2:.6f}", flush=True)
    if given.exact:
        print(f"exactly {solve(tree):.9f}")


if __name__ == "__main__":
    main()
