"""States, and what seats know of them (see `kernel.game`, which binds them to their games)."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Self, SupportsIndex, cast

from mypy_extensions import i64, mypyc_attr

from noctuary.kernel.base.messages import Argument, BadInput, IllegalMove, Message, Refusal, Unwritten
from noctuary.kernel.base.pickling import attributes, copied, remade, with_attributes
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.agenda import NOTHING, Choice, Step
from noctuary.kernel.parts.events import Event
from noctuary.kernel.parts.moves import Decision, Move, parse_line, seat_name
from noctuary.kernel.parts.options import Options
from noctuary.kernel.parts.result import Position, Result
from noctuary.kernel.table.fields import Declaration, declared
from noctuary.kernel.table.notations import Notation, Reader
from noctuary.locale import Namer, as_is

NO_MOVES: Final[list[Move]] = []
"""A list that states share."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A running game: everything on the table, what is pending and, if chance is still involved, the random stream.

    For speed: `seat` is the first seat that must decide now (-1 when the game is over); `legal(seat)` lists its legal
    codes (two or more; do not change the list); `play(seat, code)` makes a legal move without checking it. The engine
    itself plays forced moves. For convenience: `decisions`, `apply`.

    Every game says what lies on the table (`fields`), how it begins (`begin`) and how it ended (`result`). Then either
    its state says who decides (`seats`), what is allowed (`legal`) and what a move does (`carry_out`), or the game has
    an agenda: what follows from a move waits on a stack of *steps*, the next one last. Steps change the table, push
    further steps, or ask for a *choice*, whose class says what is allowed and what an answer does. Everything else has
    a default.

    A `patient` state stops at a veiled decision even if the seat has a single legal code, and continues when its move
    is made: `seats()` contains the seat, `legal(seat)` the one code. Live tables use this; see `unasked`.
    """

    game: Any
    """The game that is played (`kernel.contract.game.Game`); shared by clones. Not a type variable: that would give
    compiled states weak references, which mypyc's garbage collection miscounts.
    """
    options: Options
    seat: int
    forced: list[Move]
    """The forced moves played since the last decision; any change replaces the list."""
    auto: bool = False
    """Whether the move being carried out was forced."""
    forced_entered: int
    """How many of `forced` have also been entered as lines (see `enter`)."""
    patient: bool = False
    """Whether veiled forced moves (`Game.veiled`) wait to be played by the caller, so that their timing reveals
    nothing. Copied by `clone`; never set in states drawn by `determinize`.
    """
    checked: bool = False
    """Whether `play` verifies moves first, for debugging (see `Game.new`). Copied by `clone`."""
    fields: ClassVar[Declaration]
    """What lies on the table; or the game declares it (`Game.fields`)."""
    components: ClassVar[Mapping[Notation, Sequence[int]]] = {}
    """All components of each notation that fields hide from some seats."""
    players: int
    """How many seats have things on the table."""
    chance: Random
    """The stream of all that is still up to chance."""
    events: list[Event] | None
    """The list that events are appended to; None (the default) records no events."""
    looked_at: bool = True
    """Whether to keep the table after each event, which takes far longer than playing."""
    revealed: int
    """Increases whenever a player is shown hidden information or chance decides: moves before that cannot be undone."""
    choice: Choice[Any]
    """What `seat` must decide; NOTHING while a move or step is carried out, when the game is over, and in games without
    choices of their own.
    """
    codes: list[int]
    """The legal codes of the open choice; empty in an observation if another seat must decide."""
    agenda: list[Step[Any]]
    """The pending steps, the next one last."""

    def __init__(self, game: Any, options: Options) -> None:
        self.game = game
        self.options = options
        self.seat = -1
        self.events = None
        self.forced = NO_MOVES
        self.forced_entered = 0
        self.patient = False
        self.checked = False
        self.revealed = 0
        self.choice = NOTHING
        self.codes = []
        self.agenda = []

    # What every game must define.

    def begin(self) -> None:
        """Set up the table according to `options`, with `chance`."""
        raise Unwritten(self, "begin(self) -> None", "set the table up by `self.options` and `self.chance`")

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it runs."""
        raise Unwritten(self, "result(self) -> Result | None", "how the game ended, as a property; None while it runs")

    # What games without choices of their own must define; by default, what the open choice says.

    def seats(self) -> list[int]:
        """All seats that must decide now, in clockwise order; empty when the game is over."""
        return [] if self.choice is NOTHING else [self.seat]

    def legal(self, seat: i64) -> list[int]:
        """The legal codes of a seat that must decide now; empty for every other seat. The list must not be changed."""
        if self.choice is NOTHING:
            if seat in self.seats():
                raise Unwritten(
                    self, "legal(self, seat: int) -> list[int]", "the codes of the moves that `seat` may make"
                )
            return []
        return self.codes if seat == self.seat else []

    def carry_out(self, seat: int, code: int) -> None:
        """Carry out this legal move, chosen or forced."""
        choice = self.choice
        self.choice = NOTHING
        choice.play(self, seat, code)

    # What it may override.

    @property
    def asked(self) -> str:
        """The kind of the present decision; its question is the message `GAME-ask-KIND`."""
        return self.choice.name or "move"

    @property
    def rule(self) -> str:
        """The id of the rule that requires the present decision; by default the rule about the end of the game."""
        rule: str = self.choice.rule_for(self) or self.game.end_rule
        return rule

    def verify(self, seat: i64, code: i64) -> None:
        """Raise IllegalMove with rule and reason unless `seat` may play `code`: rule by rule, not by `legal`."""
        if seat not in self.seats() or not self.choice.is_answered_by(int(code)):
            raise IllegalMove(self.rule, "refuse-move", {"text": Move(self.game.actions, seat, code).line})
        self.choice.verify(self, int(seat), int(code))

    def view(self, seat: int) -> Mapping[str, Any]:
        """A masked table for clients, as JSON values; `seat` sees it. By default, what the game says."""
        view: Mapping[str, Any] = self.game.view(self, seat)
        return view

    def describe(self, seat: int, language: str, namer: Namer = as_is) -> str:
        """A masked table as text for terminals, as `seat` sees it; `namer` names the seats. By default the game's."""
        text: str = self.game.describe(self, seat, language, namer)
        return text

    def clone(self) -> Self:
        """An independent copy, with events switched off."""
        copy = remade(type(self), {name: copied(value) for name, value in attributes(self).items() if name != "events"})
        copy.events, copy.looked_at = None, True
        return copy

    def begin_copy(self, original: State) -> None:
        """Copy the attributes of this class, for games with a faster `clone`; events are switched off."""
        self.game = original.game
        self.options = original.options
        self.events = None
        self.forced = NO_MOVES
        self.forced_entered = 0
        self.patient = original.patient
        self.checked = original.checked
        self.revealed = original.revealed
        self.seat = original.seat
        self.choice = original.choice
        self.codes = original.codes
        self.agenda = original.agenda[:]

    # What follows from its fields.

    def position(self) -> Position:
        """The whole table in text form, hidden things included; for a masked table, what its seat knows."""
        return declared(self).write(self)

    def read(self, position: Mapping[str, Any], seen: bool = False) -> None:
        """Set up the table as a position says; `seen`: the position shows what one seat sees. Raises BadInput."""
        declared(self).read(Reader(self, position, seen))
        declared(self).count(self, self.components)

    def mask(self, seat: i64) -> None:
        """Replace everything that `seat` cannot know with UNKNOWN, in place."""
        self.chance = Random(0)
        declared(self).mask(self, int(seat))

    def fill(self, seat: i64, random: Random) -> None:
        """Draw everything unknown to `seat`, in place: the opposite of `mask`."""
        declared(self).fill(self, self.components, random)
        self.chance = Random(random.next32())

    def prepare(self) -> None:
        """On a masked table: work out once what `fill` needs to know for every full table, and let clones share it."""

    def revealed_to(self, seat: i64) -> int:
        """Like `revealed`, but not counting what `seat` itself has shown, which it may take back. Overridden by games
        in which players show hidden components.
        """
        return self.revealed

    # Playing.

    def decision(self, seat: i64) -> Decision:
        """The question put to a seat that must decide now."""
        seat = int(seat)
        choice = self.choice
        prompt = Message(f"{self.game.name}-ask-{choice.question(self) or self.asked}", choice.arguments(self, seat))
        return Decision(self.game.actions, seat, self.asked, prompt, self.rule, self.legal(seat))

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
        """Make a legal move unverified (`apply` is for moves from outside); if `checked`, call `check` first."""
        if self.checked:
            self.check(seat, code)
        if self.forced:
            self.forced = NO_MOVES
            self.forced_entered = 0
        self.auto = self.patient and len(self.legal(seat)) == 1
        self.carry_out(int(seat), int(code))
        self.run()

    def run(self) -> None:
        """Carry out steps and forced moves until a seat has a choice or the game is over."""
        while True:
            if self.events is not None and self.looked_at:
                self.look()
            choice = self.choice
            if choice is not NOTHING:
                codes = self.codes
                # There are no codes in simultaneous decisions, and in observations of other seats' decisions.
                if len(codes) != 1 or (self.patient and choice.veiled):
                    return
                self.note_forced(self.seat, codes[0])
                self.choice = NOTHING
                choice.play(self, self.seat, codes[0])
            elif self.agenda:
                self.agenda.pop().take(self)
            elif not self._play_forced():
                return

    def _play_forced(self) -> bool:
        """With no choice open and nothing on the agenda: carry out a forced move, if there is one; return whether."""
        seats = self.seats()
        self.seat = seats[0] if seats else -1
        if not (self.patient and self.asked in self.game.veiled):
            for seat in seats:
                codes = self.legal(seat)
                if len(codes) == 1:
                    self.note_forced(seat, codes[0])
                    self.auto = True
                    self.carry_out(seat, codes[0])
                    return True
        return False

    def note_forced(self, seat: int, code: int) -> None:
        """Record a forced move, if events are recorded."""
        if self.events is not None:
            self.forced = [*self.forced, Move(self.game.actions, seat, code)]

    @property
    def decisions(self) -> list[Decision]:
        """The decisions to be made now; empty when the game is over."""
        return [self.decision(seat) for seat in self.seats()]

    def unasked(self) -> list[int]:
        """The seats whose forced moves wait to be played (see `patient`), in clockwise order."""
        return [seat for seat in self.seats() if len(self.legal(seat)) == 1] if self.patient else []

    def catch_up(self, seat: i64, code: i64) -> None:
        """Play waiting forced moves until `seat` may play `code`; play none if that never happens."""
        if code in self.legal(seat):
            return
        ahead = self.clone()
        number = 0
        while code not in ahead.legal(seat):
            waiting = ahead.unasked()
            if not waiting:
                return
            ahead.play(waiting[0], ahead.legal(waiting[0])[0])
            number += 1
        for _ in range(number):
            first = self.unasked()[0]
            self.play(first, self.legal(first)[0])

    def move(self, move: Move | str | SupportsIndex) -> Move:
        """`move` as a Move: a line is parsed; a code (any integer, even NumPy's, but not a bool) belongs to the
        deciding seat. Raises BadInput.
        """
        if isinstance(move, Move):
            return move
        if isinstance(move, str):
            return parse_line(self.game.actions, move, self.options.players)
        if isinstance(move, bool) or not hasattr(move, "__index__"):
            raise TypeError(f"a move is a Move, a line or a code, not {move!r}")
        code = operator.index(move)
        if not 0 <= code < self.game.actions.size:
            raise BadInput("input-code", {"number": code, "last": self.game.actions.size - 1})
        return Move(self.game.actions, self.seat, code)

    def permit(self, seat: i64, code: i64) -> None:
        """Raise IllegalMove or BadInput unless `seat` may play `code` now; accepts any two numbers."""
        last = self.game.actions.size - 1
        if not 0 <= code <= last:
            raise BadInput("input-code", {"number": int(code), "last": last})
        if not 0 <= seat < self.options.players:
            raise BadInput("input-seat", {"text": seat_name(int(seat)), "last": seat_name(self.options.players - 1)})
        if self.seat < 0:
            raise IllegalMove(self.game.end_rule, "refuse-game-over", {"seat": seat_name(int(seat))})
        self.verify(seat, code)

    def check(self, seat: i64, code: i64) -> None:
        """Like `permit`, but the error names the call of `play` as its place."""
        try:
            self.permit(seat, code)
        except Refusal as refusal:
            known = 0 <= seat < self.options.players and 0 <= code < self.game.actions.size
            line = f", {Move(self.game.actions, seat, code).line}" if known else ""
            refusal.where = f"play({seat}, {code}){line}"
            raise

    def apply(self, move: Move | str | SupportsIndex) -> None:
        """Make a Move, a line, or the only deciding seat's code. Raises IllegalMove or BadInput, changing nothing."""
        parsed = self.move(move)
        self.permit(parsed.seat, parsed.code)
        self.play(parsed.seat, parsed.code)

    def enter(self, line: Move | str) -> bool:
        """Apply a line of a game file or case: a decision, or a forced move that has already been played
        since the last decision. Return whether it was a decision. Raises IllegalMove or BadInput, changing nothing.
        """
        parsed = self.move(line)
        if parsed.code in self.legal(parsed.seat):
            self.play(parsed.seat, parsed.code)
            return True
        for index in range(self.forced_entered, len(self.forced)):
            if self.forced[index] == parsed:
                self.forced_entered = index + 1
                return False
        self.apply(parsed)
        return True

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def observe(self, seat: i64) -> Observation:
        """All that `seat` may know (NOBODY: a watcher)."""
        seat = int(seat)
        seen = self.clone()
        seen.patient = False
        seen.mask(seat)
        return Observation(seat, seen)

    def determinize(self, seat: i64, random: Random) -> Self:
        """A full state that `seat` might be in: what it cannot know is drawn with `random`."""
        # Only this method refers to the observed table, so it need not be cloned.
        full = cast(Self, self.observe(seat).board)
        full.fill(seat, random)
        return full

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # A pickle contains a clone.
        return rebuild, (self.game, self.options, attributes(self.clone()))

    def look(self) -> None:
        """Attach a copy of the table to the latest event, for clients that show events one after another. Game code
        calls it between two events with neither a step of the agenda nor a move between them.
        """
        if self.events and self.looked_at:
            self.events[-1].table = self.clone()

    # Recording events.

    def tell(self, id: str, arguments: dict[str, Argument]) -> None:
        """Record a public event."""
        if self.events is not None:
            self.events.append(Event(f"{self.game.name}-{id}", arguments))

    def tell_of(self, id: str, seat: int, arguments: dict[str, Argument], auto: bool = False) -> None:
        """Record a public event of `seat`; only that seat sees its `auto` mark."""
        self.tell_secret(id, seat, arguments, None, auto)

    def tell_secret(
        self,
        id: str,
        seat: int,
        arguments: dict[str, Argument],
        secrets: dict[str, Argument] | None,
        auto: bool = False,
        shown_to: int = -1,
    ) -> None:
        """Record an event of `seat` whose `secrets` only that seat and `shown_to` may see."""
        if self.events is not None:
            told: dict[str, Argument] = {"seat": seat_name(seat), **arguments}
            insiders = 1 << seat | (1 << shown_to if shown_to >= 0 else 0)
            self.events.append(Event(f"{self.game.name}-{id}", told, secrets, insiders, auto))


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """All that one seat may know: a `board` on which everything else is unknown. A value: equal observations have
    identical `position`s. It can be pickled.
    """

    def __init__(self, seat: int, board: State) -> None:
        self.options: Options = board.options
        self.seat: int = seat
        self.board: State = board

    @property
    def game(self) -> Any:
        """The game that is observed."""
        return self.board.game

    def position(self) -> Position:
        """The table as the seat sees it, in text form: `?` for a card it cannot know, a number for a pile of these."""
        return self.board.position()

    def decision(self) -> Decision | None:
        """The question put to the seat now; None if there is none."""
        return self.board.decision(self.seat) if self.seat >= 0 and self.board.legal(self.seat) else None

    def determinize(self, random: Random) -> State:
        """A full state with the same observation; what is unknown, and its random stream, come from `random`."""
        self.board.prepare()
        full = self.board.clone()
        full.fill(self.seat, random)
        return full

    def view(self) -> Mapping[str, Any]:
        """The table for clients: JSON values only."""
        return self.board.view(self.seat)

    def describe(self, language: str, namer: Namer = as_is) -> str:
        """The table as text, for terminals; `namer` names the seats."""
        return self.board.describe(self.seat, language, namer)

    def __copy__(self) -> Observation:
        return self

    def __deepcopy__(self, memo: object) -> Observation:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # Pickled as its position, which contains nothing that the seat may not know.
        return restore, (self.game, self.seat, self.position(), self.options, self.board.checked)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self.seat == other.seat and self.position() == other.position()

    def __hash__(self) -> int:
        return hash((self.seat, str(self.position())))


def rebuild(game: Any, options: Options, attributes: dict[str, Any]) -> State:
    """A state rebuilt from its attributes, for unpickling."""
    state: State = with_attributes(game.empty(options), attributes)
    return state


def restore(game: Any, seat: int, position: Position, options: Options, checked: bool = False) -> Observation:
    """The observation of `seat` with this position."""
    board: State = game.load_seen(position, options, seat)
    board.checked = checked
    return Observation(seat, board)
