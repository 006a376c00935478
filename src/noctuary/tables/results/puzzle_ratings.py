"""How well a player solves puzzles: the first answer to each counts like a game against the puzzle (Glicko-2), but a
miss costs no more than `MOST_LOST`.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from noctuary.kernel.teaching.puzzles import Puzzle
from noctuary.tables.store.base.glicko import Rating, after
from noctuary.tables.store.base.rows import SolvedRow
from noctuary.tables.wire.people import PuzzleStanding

CERTAIN: Final = 60.0
"""The deviation of a puzzle's rating."""
MOST_LOST: Final = 30.0
"""The most rating points that a miss costs: a newcomer, of whom little is known, would lose hundreds."""


def stand(tries: Iterable[SolvedRow], puzzles: Mapping[str, Puzzle]) -> PuzzleStanding:
    """A player's rating after these tries, and how many puzzles in a row they have solved at the first try.
    Puzzles that are no longer among `puzzles` count for nothing.
    """
    first = sorted((row.missed or row.solved, row.missed is None, row.puzzle) for row in tries if row.puzzle in puzzles)
    mine = before = Rating()
    streak = best = 0
    for _, well, puzzle in first:
        places = [1, 2] if well else [2, 1]
        before, mine = mine, after([mine, Rating(puzzles[puzzle].rating, CERTAIN)], places)[0]
        mine = mine._replace(rating=max(mine.rating, before.rating - MOST_LOST))
        streak = streak + 1 if well else 0
        best = max(best, streak)
    last = first[-1][2] if first else None
    return PuzzleStanding(
        round(mine.rating), round(mine.deviation), round(mine.rating) - round(before.rating), streak, best, last
    )
