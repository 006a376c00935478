"""The parts of puzzles that each game defines (see `kernel.puzzles`)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from noctuary.kernel.state import State


class Task:
    """The task of a puzzle: when it ends, and what is scored then."""

    def over(self, state: State) -> bool:
        """Whether the end has been reached. Raises Unproven if this cannot be determined."""
        raise NotImplementedError

    def moves(self, state: State, codes: list[int]) -> list[int]:
        """The legal moves `codes` that need to be searched: each move left out has the same outcome as one that is
        kept. Only moves of other seats may be left out.
        """
        return codes

    def key(self, state: State) -> Hashable | None:
        """A key that is equal only for tables with the same continuations; None if unknown."""
        return None

    def account(self, state: State) -> dict[str, int]:
        """The score rows at the end."""
        raise NotImplementedError

    def score(self, account: Mapping[str, int]) -> int:
        """The score of such rows; more is better."""
        raise NotImplementedError


class Theme:
    """A kind of puzzle of a game, called `name`; its goal is the message `GAME-puzzle-NAME`. `wins`: solving it wins
    the game.
    """

    name: str
    wins: bool = False

    def arrange(self, state: State, seat: int) -> State | None:
        """A table with such a puzzle for `seat`, which must decide: `state` itself, or one made from it; None if there
        is none.
        """
        raise NotImplementedError

    def task(self, state: State, seat: int) -> Task:
        """The task on that table."""
        raise NotImplementedError


class Unproven(Exception):
    """Hidden information might matter, or the proof takes too long."""
