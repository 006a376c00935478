"""Who must decide and what moves do: the part of a state that does not depend on what lies on its table."""

from __future__ import annotations

import operator
from typing import Any, Self, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from noctuary.kernel.base.messages import BadInput, IllegalMove, Message, Refusal, Unwritten
from noctuary.kernel.parts.moves import Decision, Move, parse_line, seat_name
from noctuary.kernel.parts.options import Options


@mypyc_attr(allow_interpreted_subclasses=True)
class Deciding:
    """Decisions and moves of a running game; the base class of `State`.

    For speed: `seat` is the first seat that must decide now (-1 when the game is over); `legal(seat)` lists its legal
    codes (two or more; do not change the list); `play(seat, code)` makes a legal move without checking it. The engine
    itself plays forced moves. For convenience: `decisions`, `apply`.

    A `patient` state stops at a veiled decision even if the seat has a single legal code, and continues when its move
    is made: `seats()` contains the seat, `legal(seat)` the one code. Live tables use this; see `unasked`.
    """

    game: Any
    """The game that is played (`kernel.game.Game`); shared by clones. Not a type variable: that would give compiled
    states weak references, which mypyc's garbage collection miscounts.
    """
    options: Options
    seat: int
    forced: list[Move]
    """The forced moves played since the last decision."""
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

    # What every game must define, unless it has an agenda.

    def seats(self) -> list[int]:
        """All seats that must decide now, in clockwise order; empty when the game is over."""
        raise Unwritten(self, "seats(self) -> list[int]", "all seats that must decide now; none when the game is over")

    def legal(self, seat: i64) -> list[int]:
        """The legal codes of a seat that must decide now; empty for every other seat. The list must not be changed."""
        raise Unwritten(self, "legal(self, seat: int) -> list[int]", "the codes of the moves that `seat` may make now")

    def carry_out(self, seat: int, code: int) -> None:
        """Carry out this legal move, chosen or forced."""
        raise Unwritten(self, "carry_out(self, seat: int, code: int) -> None", "do what this move does")

    # What it may override.

    @property
    def asked(self) -> str:
        """The kind of the present decision; its question is the message `GAME-ask-KIND`."""
        return "move"

    @property
    def rule(self) -> str:
        """The id of the rule that requires the present decision; by default the rule about the end of the game."""
        rule: str = self.game.end_rule
        return rule

    def decision(self, seat: i64) -> Decision:
        """The question put to a seat that must decide now."""
        seat = int(seat)
        prompt = Message(f"{self.game.name}-ask-{self.asked}", {"seat": seat_name(seat)})
        return Decision(self.game.actions, seat, self.asked, prompt, self.rule, self.legal(seat))

    def verify(self, seat: i64, code: i64) -> None:
        """Raise IllegalMove with the rule and the reason unless `seat` may play `code` now. Best written rule by rule,
        independently of `legal`.
        """
        if code not in self.legal(seat):
            raise IllegalMove(self.rule, "refuse-move", {"text": Move(self.game.actions, seat, code).line})

    def play(self, seat: i64, code: i64) -> None:
        """Make a legal move without verifying it (see `apply` for moves from outside). A state that is `checked` calls
        `check` first.
        """
        if self.checked:
            self.check(seat, code)
        self.forced, self.forced_entered = [], 0
        self.auto = self.patient and len(self.legal(seat)) == 1
        self.carry_out(int(seat), int(code))
        self.run()

    def look(self) -> None:
        """Called after each move has been carried out."""

    def run(self) -> None:
        """Play forced moves until a seat has a choice or the game is over."""
        self.look()
        seats = self.seats()
        while seats and not (self.patient and self.asked in self.game.veiled):
            alone = [(seat, self.legal(seat)[0]) for seat in seats if len(self.legal(seat)) == 1]
            if not alone:
                break
            seat, code = alone[0]
            self.forced.append(Move(self.game.actions, seat, code))
            self.auto = True
            self.carry_out(seat, code)
            self.look()
            seats = self.seats()
        self.seat = seats[0] if seats else -1

    def clone(self) -> Self:
        """An independent copy, with events switched off."""
        raise Unwritten(self, "clone(self) -> Self", "an independent copy")

    # Derived.

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
        """Make a move for any seat: a Move, a line, or (if only one seat decides) a code. Raises IllegalMove or
        BadInput, changing nothing.
        """
        parsed = self.move(move)
        self.permit(parsed.seat, parsed.code)
        self.play(parsed.seat, parsed.code)

    def enter(self, line: Move | str) -> bool:
        """Apply a line of a game file or case: a decision, or a forced move since the last decision that was already
        played. Return whether it was a decision. Raises IllegalMove or BadInput, changing nothing.
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
