"""States that carry out the rules step by step: what games with an agenda share.

What follows from a move waits on a stack of *steps*, the next one last. A step changes the table, pushes further steps,
or opens a *choice*; `AgendaState.run` takes steps until a seat has one. Steps and choices never change, so clones share
them, and a state can be cloned and written down at any moment. A kind of either is one class with all there is to say
about it; `named` finds it by the name it has in positions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from noctuary.kernel.events import Event
from noctuary.kernel.messages import Argument, Message
from noctuary.kernel.moves import NOBODY, Decision, Move, seat_name
from noctuary.kernel.pickling import attributes, with_attributes
from noctuary.kernel.randomness import Random
from noctuary.kernel.state import Observation, Options, Position, State
from noctuary.locale import Namer, as_is

if TYPE_CHECKING:
    from noctuary.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaState(State):
    """A game as its table, what waits on the agenda, and the choice that is open. A game's own class adds what lies on
    the table; its clones call `begin_copy` first.
    """

    def __init__(self, game: Game, options: Options) -> None:
        self.game: Game = game
        self.options = options
        self.events: list[Event] | None = None
        self.forced: list[Move] = []
        self.forced_entered: int = 0
        self.patient: bool = False
        self.checked: bool = False
        self.revealed: int = 0
        self.seat: int = NOBODY
        self.choice: Choice[Any] = NOTHING
        """What `seat` must decide; NOTHING while steps are carried out and when the game is over."""
        self.codes: list[int] = []
        """The legal codes; none in an observation in which somebody else chooses."""
        self.agenda: list[Step[Any]] = []

    def begin_copy(self, original: AgendaState) -> None:
        """Become an independent copy of `original`, with events switched off, as far as it is known here."""
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

    # What every game with an agenda implements.

    def clone(self) -> AgendaState:
        raise NotImplementedError

    def mask(self, seat: i64) -> None:
        """Make everything that `seat` cannot know unknown, in place."""
        raise NotImplementedError

    def fill(self, seat: i64, random: Random) -> None:
        """Draw what is unknown to `seat`, and the random stream, in place: the opposite of `mask`."""
        raise NotImplementedError

    # Deciding.

    def seats(self) -> list[int]:
        return [] if isinstance(self.choice, Nothing) else [self.seat]

    def legal(self, seat: i64) -> list[int]:
        return self.codes if seat == self.seat and not isinstance(self.choice, Nothing) else []

    def ask(self, seat: int, choice: Choice[Any]) -> bool:
        """Open a choice, unless there is nothing to choose from; says whether there is."""
        codes: list[int] = choice.legal(self, seat)
        if not codes:
            return False
        self.seat = seat
        self.choice = choice
        self.codes = codes
        return True

    def ask_again(self) -> None:
        """Work out anew which codes the open choice offers: after loading, or when what was hidden has been filled
        in.
        """
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
        """Take steps until a seat has a choice or the game is over; a single legal move is played at once."""
        while True:
            if self.events is not None and self.looked_at:
                self.look()
            choice = self.choice
            if not isinstance(choice, Nothing):
                codes = self.codes
                # None at all: of several seats at the same time, and of others in an observation.
                if len(codes) != 1 or (self.patient and choice.veiled):
                    return
                self.note_forced(self.seat, codes[0])
                self.choice = NOTHING
                choice.play(self, self.seat, codes[0])
            elif self.agenda:
                self.agenda.pop().take(self)
            else:
                return

    def look(self) -> None:
        """Keep how the table looks after the latest event and what it has led to without a word, for those who show
        events one after another. Chapters call it between events that no step of the agenda separates.
        """
        if self.events and self.looked_at:
            self.events[-1].table = self.clone()

    def note_forced(self, seat: int, code: int) -> None:
        """Remember a forced move for those who listen."""
        if self.events is not None:
            self.forced = [*self.forced, Move(self.game.actions, seat, code)]

    def decision(self, seat: i64) -> Decision:
        choice = self.choice
        seat = int(seat)
        prompt = Message(f"{self.game.name}-ask-{choice.question(self)}", choice.arguments(self, seat))
        return Decision(self.game.actions, seat, choice.name, prompt, choice.rule_for(self), self.legal(seat))

    # What happened, for those who listen. Callers check `events` first where speed matters.

    def tell(self, id: str, arguments: dict[str, Argument]) -> None:
        """Record a public event."""
        if self.events is not None:
            self.events.append(Event(f"{self.game.name}-{id}", arguments))

    def tell_of(self, id: str, seat: int, arguments: dict[str, Argument], auto: bool = False) -> None:
        """Record a public event of `seat`, who alone sees the mark `auto`."""
        self.tell_secret(id, seat, arguments, None, auto)

    def tell_secret(
        self,
        id: str,
        seat: int,
        arguments: dict[str, Argument],
        secrets: dict[str, Argument] | None,
        auto: bool = False,
    ) -> None:
        """Record an event of `seat` whose `secrets` only that seat may see."""
        if self.events is not None:
            told: dict[str, Argument] = {"seat": seat_name(seat), **arguments}
            self.events.append(Event(f"{self.game.name}-{id}", told, secrets, 1 << seat, auto))

    # What others see of it.

    def observe(self, seat: i64) -> Masked[Self]:
        seat = int(seat)
        seen = cast(Self, self.clone())
        seen.patient = False
        seen.mask(seat)
        return Masked(seat, seen)

    def determinize(self, seat: i64, random: Random) -> Self:
        # Nobody else refers to the observed table, so it need not be cloned.
        full = self.observe(seat).board
        full.fill(seat, random)
        return full

    def position(self) -> Position:
        return self.game.write(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return laid_out, (self.game, self.options, attributes(self.clone()))


def laid_out(game: Game, options: Options, attributes: dict[str, Any]) -> State:
    """The state that had these attributes."""
    return with_attributes(game.empty(options), attributes)


Board = TypeVar("Board", bound=AgendaState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[Board]):
    """Something that waits on the agenda."""

    name: ClassVar[str] = ""
    """What it is called in positions."""

    def take(self, board: Board) -> None:
        """Carry it out."""
        raise NotImplementedError

    def made_of(self) -> tuple[object, ...]:
        """What it was made with."""
        return ()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), self.made_of()

    def text(self, board: Board) -> str:
        """What follows its name in positions."""
        return ""

    @classmethod
    def read(cls, board: Board, words: list[str]) -> Step[Board]:
        """The step with these words after its name, as `text` wrote them. Raises ValueError or LookupError."""
        return cls()


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Generic[Board]):
    """What a seat must decide: the question, the legal moves, and what each of them does."""

    name: ClassVar[str] = ""
    """The kind of decision, as positions and clients call it."""
    rule: ClassVar[str] = ""
    """The rule it comes from."""
    answers: ClassVar[tuple[range, ...]] = ()
    """The codes that answer such a decision, legal or not."""
    veiled: ClassVar[bool] = False
    """Whether a forced move must look like a chosen one (see `Game.veiled`)."""

    def legal(self, board: Board, seat: int) -> list[int]:
        """The codes that `seat` may choose from; none where there is nothing to decide."""
        raise NotImplementedError

    def verify(self, board: Board, seat: int, code: int) -> None:
        """Raise IllegalMove unless the seat that decides may answer with `code`, which is one of `answers`."""
        raise NotImplementedError

    def play(self, board: Board, seat: int, code: int) -> None:
        """Carry out the answer. The choice is closed already."""
        raise NotImplementedError

    def made_of(self) -> tuple[object, ...]:
        """What it was made with."""
        return ()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), self.made_of()

    def answered_by(self, code: int) -> bool:
        """Whether `code` answers such a decision."""
        return any(code in codes for codes in self.answers)

    def question(self, board: Board) -> str:
        """The end of the id of the message that asks for it."""
        return self.name

    def arguments(self, board: Board, seat: int) -> dict[str, Argument]:
        """The arguments of that message."""
        return {"seat": seat_name(seat)}

    def rule_for(self, board: Board) -> str:
        """The rule it comes from now."""
        return self.rule

    def text(self, board: Board) -> str:
        """What positions say about it besides its name and the seat."""
        return ""

    @classmethod
    def read(cls, board: Board, words: list[str]) -> Choice[Board]:
        """The choice with these words, as `text` wrote them. Raises ValueError or LookupError."""
        return cls()


class Nothing(Choice[Any]):
    """Nothing to decide. It stands in for None, which every step would have to distinguish from a choice."""


NOTHING: Final = Nothing()


Named = TypeVar("Named")


def by_name(kind: type[Named]) -> dict[str, type[Named]]:
    """All classes derived from `kind` by their `name`; of two with the same name, the derived one."""
    found: dict[str, type[Named]] = {}
    for one in kind.__subclasses__():
        name: str = getattr(one, "name")  # noqa: B009
        found |= ({name: one} if name else {}) | by_name(one)
    return found


class Masked(Observation, Generic[Board]):
    """A table on which everything the seat cannot know is unknown."""

    def __init__(self, seat: int, board: Board) -> None:
        self.options: Options = board.options
        self.seat: int = seat
        self.board: Board = board

    @property
    def game(self) -> Game:
        return self.board.game

    def position(self) -> Position:
        return self.board.position()

    def decision(self) -> Decision | None:
        return self.board.decision(self.seat) if self.seat >= 0 and self.board.legal(self.seat) else None

    def determinize(self, random: Random) -> Board:
        full = cast(Board, self.board.clone())
        full.fill(self.seat, random)
        return full

    def view(self) -> dict[str, Any]:
        return self.game.view(self.board, self.seat)

    def describe(self, language: str, namer: Namer = as_is) -> str:
        return self.game.describe(self.board, self.seat, language, namer)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # By its position, in which nothing is that the seat may not know.
        return restore, (self.game, self.seat, self.position(), self.board.options, self.board.checked)


def restore(game: Game, seat: int, position: Position, options: Options, checked: bool = False) -> Masked[AgendaState]:
    """The observation of `seat` whose position this is."""
    board = game.load_seen(position, options, seat)
    assert isinstance(board, AgendaState)
    board.checked = checked
    return Masked(seat, board)
