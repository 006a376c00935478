"""States that carry out the rules step by step, for games with an agenda.

The pending consequences of a move wait on a stack of *steps*, of which the last is carried out next. A step changes the
table, pushes further steps, or opens a *choice*; `AgendaState.run` carries out steps until a seat has a choice. Steps
and choices are immutable, so clones share them, and a state can be cloned or written down at any moment. Each kind of
step or choice is one class; `by_name` finds it by its name in positions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from noctuary.kernel.base.messages import Argument, IllegalMove, Message, Unwritten
from noctuary.kernel.contract.game import AgendaGame, Game, Options, Position, State
from noctuary.kernel.parts.moves import Decision, Move, seat_name
from noctuary.locale import Namer, as_is


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaState(State):
    """A game state: the table, the pending steps of the agenda and the open choice. Each game subclasses it with its
    own components; their `clone` calls `begin_copy` first.
    """

    def __init__(self, game: Game, options: Options) -> None:
        super().__init__(game, options)
        self.choice: Choice[Any] = NOTHING
        """What `seat` must decide; NOTHING while steps are carried out and when the game is over."""
        self.codes: list[int] = []
        """The legal codes; empty in an observation if another seat must decide."""
        self.agenda: list[Step[Any]] = []

    def begin_copy(self, original: AgendaState) -> None:
        """Copy the fields of this class from `original`; events are switched off."""
        self.game = original.game
        self.options = original.options
        self.events = None
        self.forced = []
        self.forced_entered = 0
        self.patient = original.patient
        self.checked = original.checked
        self.revealed = original.revealed
        self.seat = original.seat
        self.choice = original.choice
        self.codes = original.codes
        self.agenda = original.agenda[:]

    # Deciding.

    def seats(self) -> list[int]:
        return [] if isinstance(self.choice, Nothing) else [self.seat]

    def legal(self, seat: i64) -> list[int]:
        return self.codes if seat == self.seat and not isinstance(self.choice, Nothing) else []

    def verify(self, seat: i64, code: i64) -> None:
        if seat not in self.seats() or not self.choice.is_answered_by(int(code)):
            raise IllegalMove(
                self.choice.rule_for(self), "refuse-move", {"text": Move(self.game.actions, seat, code).line}
            )
        self.choice.verify(self, int(seat), int(code))

    def ask(self, seat: int, choice: Choice[Any]) -> bool:
        """Open a choice if it has any legal code; return whether it has."""
        codes: list[int] = choice.legal(self, seat)
        if not codes:
            return False
        self.seat = seat
        self.choice = choice
        self.codes = codes
        return True

    def ask_again(self) -> None:
        """Compute the codes of the open choice again, after loading or after hidden things were filled in."""
        self.codes = self.choice.legal(self, self.seat)

    def play(self, seat: i64, code: i64) -> None:
        if self.checked:
            self.check(seat, code)
        if self.events is not None:
            self.forced = []
            self.forced_entered = 0
        choice = self.choice
        self.choice = NOTHING
        choice.play(self, int(seat), int(code))
        self.run()

    def run(self) -> None:
        """Carry out steps until a seat has a choice or the game is over; a single legal move is played at once."""
        while True:
            if self.events is not None and self.looked_at:
                self.look()
            choice = self.choice
            if not isinstance(choice, Nothing):
                codes = self.codes
                # There are no codes in simultaneous decisions, and in observations of other seats' decisions.
                if len(codes) != 1 or (self.patient and choice.veiled):
                    return
                self.note_forced(self.seat, codes[0])
                self.choice = NOTHING
                choice.play(self, self.seat, codes[0])
            elif self.agenda:
                self.agenda.pop().take(self)
            else:
                return

    def note_forced(self, seat: int, code: int) -> None:
        """Record a forced move, if events are recorded."""
        if self.events is not None:
            self.forced = [*self.forced, Move(self.game.actions, seat, code)]

    def decision(self, seat: i64) -> Decision:
        choice = self.choice
        seat = int(seat)
        prompt = Message(f"{self.game.name}-ask-{choice.question(self)}", choice.arguments(self, seat))
        return Decision(self.game.actions, seat, choice.name, prompt, choice.rule_for(self), self.legal(seat))

    def position(self) -> Position:
        game: AgendaGame = self.game
        return game.fields.write(self)

    def view(self, seat: int) -> Mapping[str, Any]:
        game: AgendaGame = self.game
        return game.view(self, seat)

    def describe(self, seat: int, language: str, namer: Namer = as_is) -> str:
        game: AgendaGame = self.game
        return game.describe(self, seat, language, namer)


Board = TypeVar("Board", bound=AgendaState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[Board]):
    """A step waiting on the agenda."""

    name: ClassVar[str] = ""
    """The step's name in positions."""

    def take(self, board: Board) -> None:
        """Carry out the step."""
        raise Unwritten(self, "take(self, board) -> None", "what this step does")

    def made_of(self) -> tuple[object, ...]:
        """The constructor arguments, for pickling."""
        return ()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), self.made_of()

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
        """Raise IllegalMove unless the deciding seat may answer with `code`, which is one of `answers`. Best written
        rule by rule, independently of `legal`.
        """
        if code not in board.legal(seat):
            raise IllegalMove(self.rule_for(board), "refuse-move", {"text": Move(board.game.actions, seat, code).line})

    def play(self, board: Board, seat: int, code: int) -> None:
        """Carry out the answer. The choice has already been closed."""
        raise Unwritten(self, "play(self, board, seat: int, code: int) -> None", "what this answer does")

    def made_of(self) -> tuple[object, ...]:
        """The constructor arguments, for pickling."""
        return ()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), self.made_of()

    def is_answered_by(self, code: int) -> bool:
        """Whether `code` is one of `answers`."""
        return any(code in codes for codes in self.answers)

    def question(self, board: Board) -> str:
        """The suffix of the id of the message that asks the question."""
        return self.name

    def arguments(self, board: Board, seat: int) -> dict[str, Argument]:
        """The arguments of that message."""
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
    """No open choice. Used instead of None, so that steps need not check for None."""


NOTHING: Final = Nothing()


Named = TypeVar("Named")


def by_name(kind: type[Named]) -> dict[str, type[Named]]:
    """All subclasses of `kind` by their `name`, at any depth; a subclass replaces its base of the same name."""
    found: dict[str, type[Named]] = {}
    for subclass in kind.__subclasses__():
        name: str = getattr(subclass, "name")  # noqa: B009
        found |= ({name: subclass} if name else {}) | by_name(subclass)
    return found
