"""The interface of a running game: options, state, observation, result (see `kernel.game`)."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from noctuary.kernel.events import Event
from noctuary.kernel.messages import BadInput, IllegalMove, Message, Refusal
from noctuary.kernel.moves import Decision, Move, parse_line, seat_name
from noctuary.kernel.pickling import attributes, remade
from noctuary.kernel.randomness import Random
from noctuary.locale import Namer, as_is

if TYPE_CHECKING:
    from noctuary.kernel.game import Game

Position = dict[str, Any]
"""A position as a value of the text formats: mappings, lists, texts and numbers only."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """How a game is set up. Games add their own fields; unknown or contradictory options are refused by `Game.options`.

    `players`: number of seats; `first`: seat that begins (-1: at random).
    """

    players: int
    first: int

    def mapping(self) -> dict[str, Any]:
        """The options in text form, without default values (but always with the number of players)."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Result:
    """How a game ended.

    `ranking`: seats from first to last, seats sharing a place in one inner list. `totals`: points by seat. `sheet`: for
    each seat its rows in order of the score sheet. `reason`: how the first place was decided. `more`: whatever else the
    game puts under `result` of a position. `cut_off`: a limit ended it before its rules would have; then the ranking is
    the current standing, and nobody has won.
    """

    def __init__(
        self,
        ranking: list[list[int]],
        totals: list[int],
        sheet: list[dict[str, int]],
        reason: Message,
        more: dict[str, Any] | None = None,
        cut_off: bool = False,
    ) -> None:
        self.ranking: list[list[int]] = ranking
        self.totals: list[int] = totals
        self.sheet: list[dict[str, int]] = sheet
        self.reason: Message = reason
        self.more: dict[str, Any] = more or {}
        self.cut_off: bool = cut_off

    @property
    def winners(self) -> list[int]:
        """The seats in first place; empty if the game was cut off."""
        return [] if self.cut_off else self.ranking[0]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), (self.ranking, self.totals, self.sheet, self.reason, self.more, self.cut_off)

    def position(self) -> Position:
        """The result in text form, as under `result` of a position."""
        return {
            "totals": {seat_name(seat): total for seat, total in enumerate(self.totals)},
            "sheet": {seat_name(seat): dict(rows) for seat, rows in enumerate(self.sheet)},
            "ranking": [seat_name(p[0]) if len(p) == 1 else [seat_name(s) for s in p] for p in self.ranking],
            **self.more,
            **self.mark(),
        }

    def mark(self) -> Position:
        """The entry in the text form that marks a game as cut off; empty for other games."""
        return {"cut_off": True} if self.cut_off else {}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A running game: everything on the table, what is pending and, if chance is still involved, the random stream.

    For speed: `seat` is the first seat that must decide now (-1 when the game is over), `legal(seat)` its legal codes
    (two or more; do not change the list), `play(seat, code)` makes a legal move without checking it. Forced moves are
    played by the engine itself. For convenience: `decisions`, `apply`.

    A `patient` state stops at a veiled decision even if the seat has a single legal code, and continues when that is
    played: `seats()` has the seat, `legal(seat)` the one code. Live tables use this; see `unasked`.
    """

    game: Game
    """The game that is played; shared by clones."""
    options: Options
    seat: int
    events: list[Event] | None
    """The list that events are appended to; None (the default) records no events."""
    looked_at: bool = True
    """Whether to keep the table after each event, which takes far longer than playing."""
    forced: list[Move]
    """The forced moves played since the last decision; kept only while events are recorded."""
    forced_entered: int
    """How many of `forced` have also been entered as lines (see `enter`)."""
    patient: bool = False
    """Whether veiled forced moves (`Game.veiled`) wait to be played by the caller, so that their timing reveals
    nothing. Copied by `clone`; never set in states drawn by `determinize`.
    """
    checked: bool = False
    """Whether `play` verifies moves first, for debugging (see `Game.new`). Copied by `clone`."""
    revealed: int
    """Increases whenever hidden information is shown to somebody or chance decides: moves before that cannot be undone.
    """

    # Implemented by every game.

    def seats(self) -> list[int]:
        """All seats that must decide now, in clockwise order; empty when the game is over."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """The legal codes of a seat that must decide now; empty for every other seat. The list must not be changed."""
        raise NotImplementedError

    def play(self, seat: i64, code: i64) -> None:
        """Make a legal move without verifying it (see `apply` for moves from outside). A state that is `checked` calls
        `check` first.
        """
        raise NotImplementedError

    def verify(self, seat: i64, code: i64) -> None:
        """Raise IllegalMove with the rule and the reason unless `seat` may play `code` now. Written rule by rule,
        independent of `legal`.
        """
        raise NotImplementedError

    def decision(self, seat: i64) -> Decision:
        """The question put to a seat that must decide now."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy, with events switched off."""
        raise NotImplementedError

    def observe(self, seat: i64) -> Observation:
        """All that `seat` may know (NOBODY: a watcher)."""
        raise NotImplementedError

    def position(self) -> Position:
        """The whole table in text form, hidden things included."""
        raise NotImplementedError

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it runs."""
        raise NotImplementedError

    # Copies are clones, and pickles contain a clone.

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return remade, (type(self), attributes(self.clone()))

    # Derived from the methods above.

    @property
    def decisions(self) -> list[Decision]:
        """The decisions to be made now; empty when the game is over."""
        return [self.decision(seat) for seat in self.seats()]

    def revealed_to(self, seat: i64) -> int:
        """Like `revealed`, without what only `seat` itself has shown, which it may take back. Overridden by games in
        which players show hidden components.
        """
        return self.revealed

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

    def determinize(self, seat: i64, random: Random) -> State:
        """A full state that `seat` might be in: what it cannot know is drawn with `random`."""
        return self.observe(seat).determinize(random)

    def move(self, move: Move | str | SupportsIndex) -> Move:
        """`move` as a Move: a line is parsed, a code (any integer, also NumPy's, but no bool) belongs to the deciding
        seat. Raises BadInput.
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
        """Raise IllegalMove or BadInput unless `seat` may play `code` now, whatever these numbers are."""
        last = self.game.actions.size - 1
        if not 0 <= code <= last:
            raise BadInput("input-code", {"number": int(code), "last": last})
        if not 0 <= seat < self.options.players:
            raise BadInput("input-seat", {"text": seat_name(int(seat)), "last": seat_name(self.options.players - 1)})
        if self.seat < 0:
            raise IllegalMove(self.game.end_rule, "refuse-game-over", {"seat": seat_name(int(seat))})
        self.verify(seat, code)

    def check(self, seat: i64, code: i64) -> None:
        """Like `permit`, with the call of `play` as the place of the error."""
        try:
            self.permit(seat, code)
        except Refusal as refusal:
            known = 0 <= seat < self.options.players and 0 <= code < self.game.actions.size
            line = f", {Move(self.game.actions, seat, code).line}" if known else ""
            refusal.where = f"play({seat}, {code}){line}"
            raise

    def apply(self, move: Move | str | SupportsIndex) -> None:
        """Make a move for any seat: a Move, a line, or (if only one seat decides) a code. Raises IllegalMove or
        BadInput, changing nothing.
        """
        parsed = self.move(move)
        self.permit(parsed.seat, parsed.code)
        self.play(parsed.seat, parsed.code)

    def enter(self, line: Move | str) -> bool:
        """Apply a line of a game file or case: a decision, or a forced move since the last decision that was already
        played. Returns whether it was a decision. Raises IllegalMove or BadInput, changing nothing.
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """All that one seat may know, as a value: equal observations have identical `position`s. It can be pickled."""

    options: Options
    seat: int

    @property
    def game(self) -> Game:
        """The game that is observed."""
        raise NotImplementedError

    def position(self) -> Position:
        """The table as the seat sees it, in text form: `?` for a card it cannot know, a number for a pile of them."""
        raise NotImplementedError

    def decision(self) -> Decision | None:
        """The question put to the seat now; None if there is none."""
        raise NotImplementedError

    def determinize(self, random: Random) -> State:
        """A full state with the same observation for this seat. Everything unknown, and its random stream, come from
        `random`.
        """
        raise NotImplementedError

    def view(self) -> dict[str, Any]:
        """The table for clients: JSON values only. By default the position."""
        return self.position()

    def describe(self, language: str, namer: Namer = as_is) -> str:
        """The table as text, for terminals; `namer` names the seats."""
        raise NotImplementedError

    def __copy__(self) -> Observation:
        return self

    def __deepcopy__(self, memo: object) -> Observation:
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self.seat == other.seat and self.position() == other.position()

    def __hash__(self) -> int:
        return hash((self.seat, str(self.position())))
