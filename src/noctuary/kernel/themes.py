"""What puzzles may ask for: what a game says of its own (see `kernel.puzzles`)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from noctuary.kernel.state import State


class Task:
    """What a puzzle asks for: how far it goes, and what counts there."""

    def over(self, state: State) -> bool:
        """Whether its end has come. A state that cannot tell any more raises Unproven."""
        raise NotImplementedError

    def moves(self, state: State, codes: list[int]) -> list[int]:
        """Those of the legal moves `codes` that may make a difference: all that are left out come to the same as one
        that is not. Only moves of others may be left out.
        """
        return codes

    def key(self, state: State) -> Hashable | None:
        """Equal for tables from which everything goes on in the same way; None: not known."""
        return None

    def account(self, state: State) -> dict[str, int]:
        """The rows that count at its end."""
        raise NotImplementedError

    def score(self, account: Mapping[str, int]) -> int:
        """What such rows are worth: more is better."""
        raise NotImplementedError


class Theme:
    """A kind of puzzle of a game, called `name`; its goal is the message `GAME-puzzle-NAME`. `wins`: the game is won by
    whoever solves it.
    """

    name: str
    wins: bool = False

    def arranged(self, state: State, seat: int) -> State | None:
        """The table on which `seat`, who must decide, may have such a puzzle: this one, or one composed of it; None:
        there is none.
        """
        raise NotImplementedError

    def task(self, state: State, seat: int) -> Task:
        """What is asked for on that table."""
        raise NotImplementedError


class Unproven(Exception):
    """What is hidden might matter, or the proof takes too long."""
