"""The steps that wait on a state's agenda, and the choices that it asks for. Each kind is one class, which `by_name`
finds by its name in positions; instances are immutable, so clones share them. Their constructors keep each argument as
the attribute of that name, for pickles. Games without choices of their own need none of this (see `State`).
"""

from __future__ import annotations

from inspect import signature
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from noctuary.kernel.base.messages import Argument, IllegalMove, Unwritten
from noctuary.kernel.parts.moves import Move, seat_name

Board = TypeVar("Board")
"""The game's class of states."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[Board]):
    """A step waiting on the agenda."""

    name: ClassVar[str] = ""
    """The step's name in positions."""

    def take(self, board: Board) -> None:
        """Carry out the step."""
        raise Unwritten(self, "take(self, board) -> None", "what this step does")

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return made_again(self)

    def text(self, board: Board) -> str:
        """The step's arguments as written after its name in positions."""
        return ""

    @classmethod
    def read(cls, board: Board, words: list[str]) -> Step[Board]:
        """The step with these arguments, as `text` wrote them. Raises ValueError or LookupError."""
        return cls()


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Generic[Board]):
    """What a seat must decide: the question, the legal moves, and what each of them does."""

    name: ClassVar[str] = ""
    """The kind of decision, as named in positions and for clients."""
    rule: ClassVar[str] = ""
    """Id of the rule that requires the decision."""
    answers: ClassVar[tuple[range, ...]] = ()
    """All codes that can answer such a decision, legal or not."""
    veiled: ClassVar[bool] = False
    """Whether a forced move must look like a chosen one (see `Game.veiled`)."""

    def legal(self, board: Board, seat: int) -> list[int]:
        """The codes that `seat` may choose from; empty if there is nothing to decide."""
        raise Unwritten(self, "legal(self, board, seat: int) -> list[int]", "the codes that `seat` may choose from")

    def verify(self, board: Board, seat: int, code: int) -> None:
        """Raise IllegalMove unless the seat may answer `code`, one of `answers`: rule by rule, not by `legal`."""
        state: Any = board  # `State` is built on this module.
        if code not in state.legal(seat):
            raise IllegalMove(state.rule, "refuse-move", {"text": Move(state.game.actions, seat, code).line})

    def play(self, board: Board, seat: int, code: int) -> None:
        """Carry out the answer. The choice has already been closed."""
        raise Unwritten(self, "play(self, board, seat: int, code: int) -> None", "what this answer does")

    def __reduce__(self) -> str | tuple[object, tuple[object, ...]]:
        return made_again(self)

    def is_answered_by(self, code: int) -> bool:
        """Whether `code` is one of `answers`."""
        return any(code in codes for codes in self.answers)

    def question(self, board: Board) -> str:
        """The suffix of the id of the message that asks the question."""
        return self.name

    def arguments(self, board: Board, seat: int) -> dict[str, Argument]:
        """The arguments of the message that asks `seat` the question."""
        return {"seat": seat_name(seat)}

    def rule_for(self, board: Board) -> str:
        """The rule that requires the decision on this table."""
        return self.rule

    def text(self, board: Board) -> str:
        """What positions say about the choice besides its name and seat."""
        return ""

    @classmethod
    def read(cls, board: Board, words: list[str]) -> Choice[Board]:
        """The choice with these arguments, as `text` wrote them. Raises ValueError or LookupError."""
        return cls()


class Nothing(Choice[Any]):
    """No open choice: the game is over, a step is being carried out, or the game has no choices of its own. Used
    instead of None, so that steps need not check for None. There is only one, NOTHING.
    """

    def __reduce__(self) -> str:
        return "NOTHING"

    def is_answered_by(self, code: int) -> bool:
        return True

    def play(self, board: Any, seat: int, code: int) -> None:
        raise Unwritten(board, "carry_out(self, seat: int, code: int) -> None", "do what this move does")


NOTHING: Final = Nothing()


def made_again(thing: object) -> tuple[object, tuple[object, ...]]:
    """What makes an equal step or choice, for pickling: its class, and the arguments of the constructor."""
    return type(thing), tuple(getattr(thing, name) for name in signature(type(thing)).parameters)


Named = TypeVar("Named")


def by_name(kind: type[Named]) -> dict[str, type[Named]]:
    """All subclasses of `kind` by their `name`, at any depth; a subclass replaces its base of the same name."""
    classes: dict[str, type[Named]] = {}
    for subclass in kind.__subclasses__():
        name: str = getattr(subclass, "name")  # noqa: B009
        classes |= ({name: subclass} if name else {}) | by_name(subclass)
    return classes
