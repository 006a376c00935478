"""The course of a game at a table: its state, the moves that led there, and what each seat has seen of them.

The log of a table has one line an entry: a move line, `undo N` (the last N moves are taken back), `P1 resign`, or
`P1 auto` for a forced move that had to wait (the state is patient). Forced moves are not counted, and whatever follows
them may leave them out.
"""

from __future__ import annotations

from typing import Final

from noctuary.kernel.events import Event
from noctuary.kernel.game import State
from noctuary.kernel.messages import BadInput, Message
from noctuary.kernel.moves import Move, parse_line, seat_name, seat_number
from noctuary.tables.setup import Setup

UNDO: Final = "undo"
RESIGN: Final = " resign"
AUTO: Final = " auto"


class Course:
    """Everything that has happened at a table after some number of entries; see `after` for going on."""

    __slots__ = ("asked", "events", "log", "resigned", "revealed", "revision", "setup", "shortened", "state", "touched")

    def __init__(self, setup: Setup) -> None:
        self.setup: Setup = setup
        self.state: State = setup.new()
        self.state.patient = True
        self.events: list[Event] = self.state.events or []
        self.log: list[str] = []
        """The entries that stand, oldest first."""
        self.revealed: list[int] = []
        """For each of `log`, what `State.revealed_to` the only person at the table was before it."""
        self.resigned: list[int] = []
        self.revision: int = 0
        """How many entries there have been, those taken back included."""
        self.shortened: int = 0
        """The revision of the last undo: events seen before it may be void."""
        self.touched: int = 0
        """The revision of the last entry made by a person."""
        self.asked: dict[int, int] = dict.fromkeys(self.waiting, 0)
        """For each seat that must decide, the revision since when it has been asked the same."""

    def after(self, line: str) -> Course:
        """The course with one more entry; this one stays as it is. Raises IllegalMove or BadInput."""
        if line.startswith(UNDO + " "):
            course = replayed(self.setup, [*self.log, line])
            course.revision = course.shortened = course.touched = self.revision + 1
            course.asked = dict.fromkeys(course.waiting, course.revision)
            return course
        course = Course.__new__(Course)
        course.setup = self.setup
        course.state = self.state.clone()
        course.events = list(self.events)
        course.log = list(self.log)
        course.revealed = list(self.revealed)
        course.resigned = list(self.resigned)
        course.revision, course.shortened, course.touched = self.revision, self.shortened, self.touched
        course.asked = self.asked
        course._enter(line)
        return course

    def _enter(self, line: str) -> None:
        """Add a move or a resignation to this very course."""
        self.revision += 1
        before = {seat: list(self.state.legal(seat)) for seat in self.state.seats()}
        revealed = self._revealed()
        mover = -1
        if line.endswith(RESIGN):
            seat = seat_number(line.removesuffix(RESIGN), len(self.setup.seats))
            self.resigned.append(seat)
            self.events.append(Event("table-resigned", {"seat": seat_name(seat)}))
            self.touched = self.revision
        else:
            self.state.events = self.events
            move = self._waiting_move(line) if line.endswith(AUTO) else self._move(line)
            revealed = self._revealed()
            self.state.apply(move)
            mover = move.seat
            if self.played_by_person(mover) and not line.endswith(AUTO):
                self.touched = self.revision
        self.log.append(line)
        self.revealed.append(revealed)
        # Who decides at the same time as others is still asked the same after one of them has moved.
        self.asked = {
            seat: self.asked[seat] if seat != mover and before.get(seat) == self.state.legal(seat) else self.revision
            for seat in self.state.seats()
        }

    def _waiting_move(self, line: str) -> Move:
        """The forced move that waits at a seat. Raises BadInput."""
        seat = seat_number(line.removesuffix(AUTO), len(self.setup.seats))
        if seat not in self.state.unasked():
            raise BadInput("input-move", {"text": line})
        return Move(self.setup.game.actions, seat, self.state.legal(seat)[0])

    def _move(self, line: str) -> Move:
        """The move that a line stands for, after the forced moves that it leaves out. Raises BadInput."""
        move = parse_line(self.setup.game.actions, line, len(self.setup.seats))
        self.state.catch_up(move.seat)
        return move

    def played_by_person(self, seat: int) -> bool:
        """Whether a person sits there who has not resigned."""
        return self.setup.seats[seat].human and seat not in self.resigned

    @property
    def abandoned(self) -> bool:
        """Whether everybody who sat down has resigned: nobody wants to see how it goes on."""
        return bool(self.resigned) and len(self.resigned) == len(self.setup.humans)

    @property
    def over(self) -> bool:
        """Whether nothing more will happen at this table."""
        return self.state.seat < 0 or self.abandoned

    @property
    def waiting(self) -> list[int]:
        """The seats that must decide."""
        return [] if self.over else self.state.seats()

    @property
    def unasked(self) -> list[int]:
        """Those of them that have no choice: the table plays for them."""
        return [] if self.over else self.state.unasked()

    @property
    def last_person(self) -> int:
        """The seat of the person who moved last, else of the first person; -1 if nobody but bots sits here."""
        for line in reversed(self.log):
            if _is_decision(line):
                seat = seat_number(line.split(" ", 1)[0], len(self.setup.seats))
                if self.setup.seats[seat].human:
                    return seat
        return self.setup.humans[0] if self.setup.humans else -1

    def _revealed(self) -> int:
        """What has been revealed so far to the one person who could take something back."""
        humans = self.setup.humans
        return self.state.revealed_to(humans[0]) if len(humans) == 1 else self.state.revealed

    def undo_refusal(self) -> Message | None:
        """Why nothing can be taken back now; None if it can."""
        if len(self.setup.humans) != 1:
            return Message("table-undo-others" if self.setup.humans else "table-undo-watching")
        if self.abandoned:
            return Message("table-undo-resigned")
        if self.over:
            return Message("table-undo-over")
        last = self._last_own_move()
        if last < 0:
            return Message("table-undo-nothing")
        if self.revealed[last] != self._revealed():
            return Message("table-undo-revealed")
        return None

    def undo_count(self) -> int:
        """How many moves an undo takes back: the person's last one and all since."""
        return sum(_is_decision(line) for line in self.log[self._last_own_move() :])

    def _last_own_move(self) -> int:
        own = seat_name(self.setup.humans[0]) + " "
        places = range(len(self.log) - 1, -1, -1)
        return next(
            (place for place in places if self.log[place].startswith(own) and _is_decision(self.log[place])), -1
        )


def replayed(setup: Setup, lines: list[str]) -> Course:
    """The course that the entries `lines` lead to. Raises IllegalMove or BadInput."""
    course = Course(setup)
    for number, line in standing(lines):
        course.revision = number - 1
        course._enter(line)
    course.revision = len(lines)
    shortened = max((number for number, line in enumerate(lines, 1) if line.startswith(UNDO + " ")), default=0)
    course.shortened = shortened
    course.touched = max(course.touched, shortened)
    course.asked = {seat: max(since, shortened) for seat, since in course.asked.items()}
    return course


def standing(lines: list[str]) -> list[tuple[int, str]]:
    """Those of the entries `lines` that stand after all undoing, each with its number from 1. Raises BadInput."""
    entries: list[tuple[int, str]] = []
    for number, line in enumerate(lines, 1):
        if line.startswith(UNDO + " "):
            _take_back(entries, line.removeprefix(UNDO + " "))
        else:
            entries.append((number, line))
    return entries


def _take_back(entries: list[tuple[int, str]], count: str) -> None:
    """Remove the last `count` moves and all since; who has resigned stays so. Raises BadInput."""
    moves = [index for index, (_, line) in enumerate(entries) if _is_decision(line)]
    if not count.isdecimal() or not 1 <= int(count) <= len(moves):
        raise BadInput("table-undo-count", {"text": count, "number": len(moves)})
    first = moves[-int(count)]
    entries[first:] = [entry for entry in entries[first:] if entry[1].endswith(RESIGN)]


def _is_decision(line: str) -> bool:
    """Whether an entry is a move that somebody chose."""
    return not line.endswith((RESIGN, AUTO))
