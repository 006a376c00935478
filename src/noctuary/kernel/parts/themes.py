"""The parts of puzzles that each game defines (see `kernel.teaching.puzzles`)."""

from collections.abc import Hashable, Mapping
from typing import Generic, TypeVar

from noctuary.kernel.base.messages import Unwritten

State = TypeVar("State")


class Task(Generic[State]):
    """The task of a puzzle: when it ends, and how it is scored."""

    def over(self, state: State) -> bool:
        """Whether the end has been reached. Raises Unproven if this cannot be determined."""
        raise Unwritten(self, "over(self, state) -> bool", "whether the end of the puzzle has been reached")

    def moves(self, state: State, codes: list[int]) -> list[int]:
        """The legal moves `codes` that need to be searched: each move left out has the same outcome as one that is
        kept. Only moves of other seats may be left out.
        """
        return codes

    def key(self, state: State) -> Hashable | None:
        """A key that only tables with the same continuations share; None if unknown."""
        return None

    def score_rows(self, state: State) -> dict[str, int]:
        """The score rows at the end."""
        raise Unwritten(self, "score_rows(self, state) -> dict[str, int]", "the score rows at the end")

    def score(self, rows: Mapping[str, int]) -> int:
        """The score of such rows; higher is better."""
        raise Unwritten(self, "score(self, rows) -> int", "the score of such rows")


class Theme(Generic[State]):
    """A kind of puzzle of a game; its goal is the message `GAME-puzzle-NAME`. `wins`: solving it wins the game."""

    name: str
    wins: bool = False

    def arrange(self, state: State, seat: int) -> State | None:
        """A table with such a puzzle for `seat`, which must decide: `state`, or made from it; None if there is none."""
        raise Unwritten(
            self, "arrange(self, state, seat) -> State | None", "a table with such a puzzle, if there is one"
        )

    def task(self, state: State, seat: int) -> Task[State]:
        """The task on that table."""
        raise Unwritten(self, "task(self, state, seat) -> Task", "the task on that table")


class Unproven(Exception):
    """Hidden information might matter, or the proof takes too long."""
