"""Checks of what environments are given."""

import operator
from copy import deepcopy  # noqa: TID251 - Frameworks may have put anything into an environment.
from reprlib import repr as shortened
from typing import TYPE_CHECKING, Any, Self, TypeVar

from noctuary.kernel.contract.game import Game

if TYPE_CHECKING:
    from gymnasium import spaces

Space = TypeVar("Space", bound="spaces.Space[Any]")

VERSION = 1
"""The version of the environments of all games, which changes whenever one needs other programs."""

ILLEGAL = -1.0
"""The reward for an illegal action where one ends the game."""
SEEDS = 1 << 62
"""Seeds are drawn below this."""
OVER = "the game has ended: call reset() for the next one"


def whole(value: Any, what: str, least: int, most: int | None = None) -> int:
    """`value`, an integer of Python, NumPy or another library, as Python's. Raises ValueError, which names it as
    `what`, unless it is a whole number from `least` to `most` (None: without limit); a boolean is not one.
    """
    try:
        number = least - 1 if isinstance(value, bool) else operator.index(value)
    except TypeError:
        number = least - 1
    if number < least or (most is not None and number > most):
        limits = f"of at least {least}" if most is None else f"from {least} to {most}"
        raise ValueError(f"{what} must be a whole number {limits}, not {shortened(value)}")
    return number


def drawing(space: Space) -> Space:
    """A space of Gymnasium with its random stream from now on. Spaces get theirs when they first draw, so copies made
    before that would draw other numbers.
    """
    space.seed()
    return space


def version_of(game: Game) -> str:
    """Which environment of a game this is, with its rules and facts."""
    return f"{game.name}_v{VERSION}, rules {game.rules_version}, facts {game.facts_hash()}"


class CopiedWhole:
    """An object that `copy.copy` copies as `deepcopy` does: a shallow copy would share the game."""

    def __copy__(self) -> Self:
        return deepcopy(self)


class AfterReset:
    """An attribute that an environment has once a game has begun. Before, reading it raises `error`, in words."""

    def __init__(self, error: type[Exception] = AttributeError) -> None:
        self.error = error

    def __get__(self, env: object, kind: type) -> Any:
        raise self.error("no game has begun: call reset() first")


class Stamp:
    """The version of a game's environments, first in pickles: under another one, unpickling raises ValueError."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return checked, (self.game, version_of(self.game))


def checked(game: Game, version: str) -> Stamp:
    """The stamp of this version. Raises ValueError if it differs from that of `game` here."""
    if version != version_of(game):
        raise ValueError(f"this was saved by {version}, but here is {version_of(game)}: use the program that saved it")
    return Stamp(game)
