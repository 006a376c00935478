"""A game as it is played: its setup, the log, and where it stands. Terminals, tables, replays and game files share it.

The log has one line per entry: a move line, `undo N` (the last N moves are taken back), `P1 resign` (a stand-in plays
on for that seat), or `P1 auto` for a forced move that had to wait (see `State.patient`). Forced moves are not counted,
and whatever follows them may leave them out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.kernel.events import Event
from noctuary.kernel.game import Game, Options, State
from noctuary.kernel.messages import BadInput, IllegalMove, Message
from noctuary.kernel.moves import Move, seat_name, seat_number

HUMAN: Final = "human"
UNDO: Final = "undo"
RESIGN: Final = " resign"
AUTO: Final = " auto"
LARGEST_SEED: Final = 2**63 - 1
SPACING: Final = 32
"""Entries between two states that a match keeps: getting anywhere takes at most this many moves."""
LOOKS: Final = 256
"""Events of which a match keeps how the table looked right after them."""


class Player:
    """Who sits on a seat: the name shown at the table, and `human` or the name of a bot."""

    __slots__ = ("kind", "name")

    def __init__(self, name: str, kind: str) -> None:
        self.name: str = name
        self.kind: str = kind

    @property
    def human(self) -> bool:
        """Whether a person plays here."""
        return self.kind == HUMAN

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and other.name == self.name and other.kind == self.kind

    def __hash__(self) -> int:
        return hash((self.name, self.kind))

    def __repr__(self) -> str:
        return f"Player({self.name!r}, {self.kind!r})"


class Setup:
    """A game about to be played: the same setup and moves give the same match, always."""

    lenient: bool = False
    """Everything may be taken back, since nothing that was seen spoils anything."""
    start: int = 0
    """So many entries were there before anybody sat down; they cannot be taken back."""

    def __init__(self, game: Game, options: Options, seats: Sequence[Player], seed: int) -> None:
        """Raises BadInput unless there is one player for each seat and the seed is 0 .. LARGEST_SEED."""
        if len(seats) != options.players:
            raise BadInput("record-players", {"number": len(seats), "expected": options.players})
        if not 0 <= seed <= LARGEST_SEED:
            raise BadInput("record-seed", {"text": str(seed), "last": str(LARGEST_SEED)})
        self.game: Game = game
        self.options: Options = options
        self.seats: list[Player] = list(seats)
        self.seed: int = seed

    @property
    def humans(self) -> list[int]:
        """The seats where people sit."""
        return [number for number, seat in enumerate(self.seats) if seat.human]

    def new(self) -> State:
        """The game at its first decision, with its events so far."""
        return self.game.new(self.options, self.seed, listen=True)


class Entry:
    """An entry that stands, that is, has not been taken back. `code`: that of the move, -1 for a resignation; `forced`:
    it had to wait.

    `told`: how many events there were before it; `revealed`: what had been revealed to the only person (see
    `State.revealed_to`).
    """

    __slots__ = ("code", "forced", "line", "revealed", "seat", "told")

    def __init__(self, line: str, seat: int, code: int, forced: bool, told: int, revealed: int) -> None:
        self.line: str = line
        self.seat: int = seat
        self.code: int = code
        self.forced: bool = forced
        self.told: int = told
        self.revealed: int = revealed

    @property
    def is_decision(self) -> bool:
        """Whether it is a move that somebody chose."""
        return self.code >= 0 and not self.forced


class Moment:
    """A match after some entry: `step` entries stand, and `told` events have been told."""

    def __init__(self, setup: Setup, state: State, resigned: list[int], step: int, told: int) -> None:
        self.setup: Setup = setup
        self.state: State = state
        self.resigned: list[int] = resigned
        self.step: int = step
        self.told: int = told

    def played_by_person(self, seat: int) -> bool:
        """Whether a person sits there who has not resigned."""
        return self.setup.seats[seat].human and seat not in self.resigned

    @property
    def abandoned(self) -> bool:
        """Whether every person has resigned, so that nobody is left to see how the game goes on."""
        return bool(self.resigned) and len(self.resigned) == len(self.setup.humans)

    @property
    def over(self) -> bool:
        """Whether nothing more will happen."""
        return self.state.seat < 0 or self.abandoned

    @property
    def waiting(self) -> list[int]:
        """The seats that must decide."""
        return [] if self.over else self.state.seats()

    @property
    def unasked(self) -> list[int]:
        """Those of them that have no choice: their moves wait to be played."""
        return [] if self.over else self.state.unasked()


class Step(Moment):
    """One more entry of a match before it counts, and where it leads: `kept` entries remain, then come `added` and
    `events`. `line`: as written in the log; a forced move that is only written out `counts` for nothing.
    """

    def __init__(self, match: Match, line: str, kept: int, state: State, counts: bool = True) -> None:
        told = match.entries[kept].told if kept < len(match.entries) else match.told
        super().__init__(match.setup, state, match.resigned, kept, told)
        self.line: str = line
        self.counts: bool = counts
        self.kept: int = kept
        self.added: list[Entry] = []
        self.events: list[Event] = []

    def add(self, entry: Entry, events: list[Event]) -> None:
        """Append one of the entries that follow, with its events."""
        self.added.append(entry)
        self.events += events
        self.step += 1
        self.told += len(events)


class Match(Moment):
    """A game from its beginning on, at its latest moment.

    `entries`: those that stand, oldest first. `events`: what has happened, in all of them. `lines`: the whole log;
    `written`: the log as a game file has it, without forced moves and with remarks.

    `revision`: how many entries there have been, those taken back included; `shortened`: that of the last undo, before
    which events may be void; `touched`: that of the last entry made by a person; `asked`: for each seat that must
    decide, that since which it has been asked the same.
    """

    def __init__(self, setup: Setup, patient: bool = False) -> None:
        """`patient`: forced moves that must look like chosen ones wait until they are entered (see `State.patient`)."""
        state = setup.new()
        state.patient = patient
        self.events: list[Event] = state.events or []
        super().__init__(setup, state, [], 0, len(self.events))
        self.entries: list[Entry] = []
        self.lines: list[str] = []
        self.written: list[str] = []
        self.revision: int = 0
        self.shortened: int = 0
        self.touched: int = 0
        self.asked: dict[int, int] = dict.fromkeys(self.waiting, 0)
        self._states: list[State] = []
        """The state at every SPACING entries, as far as the match has gone on from there."""

    @property
    def log(self) -> list[str]:
        """The lines of the entries that stand."""
        return [entry.line for entry in self.entries]

    @property
    def moves(self) -> list[Move]:
        """The decisions that stand."""
        return [self.move_of(entry) for entry in self.entries if entry.is_decision]

    def move_of(self, entry: Entry) -> Move:
        """The move of an entry, also of a forced one."""
        return Move(self.setup.game.actions, entry.seat, entry.code)

    # An entry is tried out, and then counts: whoever keeps the log elsewhere stores it in between.

    def add(self, entry: Move | str) -> Step:
        """One more entry; gives what it has led to. Raises IllegalMove or BadInput, changing nothing."""
        step = self.after(entry)
        self.take(step)
        return step

    def after(self, entry: Move | str) -> Step:
        """What one more entry would lead to; nothing has changed yet. Raises IllegalMove or BadInput."""
        if isinstance(entry, str):
            if entry.split(" ", 1)[0] == UNDO:
                return self._undone(entry)
            if entry.endswith(RESIGN):
                return self._resigned(entry)
            if entry.endswith(AUTO):
                return self._forced(entry)
        return self._moved(self.state.move(entry))

    def take(self, step: Step) -> None:
        """Make the entry that `after` tried out count; nothing may have been added in between."""
        before = {seat: self.state.legal(seat) for seat in self.waiting}
        left = self.state
        if step.kept < len(self.entries):
            left = step.state
            del self.entries[step.kept :]
            del self.events[step.told - len(step.events) :]
            del self._states[step.kept // SPACING + 1 :]
        self.entries += step.added
        self.events += step.events
        for event in self.events[-LOOKS - len(step.events) : -LOOKS]:
            event.table = None
        while len(self._states) * SPACING < len(self.entries):
            self._states.append(left)
        self.state, self.resigned, self.step, self.told = step.state, step.resigned, step.step, step.told
        self.state.events = self.events
        if not step.line.endswith(AUTO):
            self.written.append(step.line)
        if step.counts:
            self.revision += 1
            self.lines.append(step.line)
            self._note(step, before)

    def _note(self, step: Step, before: dict[int, list[int]]) -> None:
        """Keep the numbers of entries up to date; `before`: what each seat could do until now."""
        if step.line.startswith(UNDO):
            self.shortened = self.touched = self.revision
            self.asked = dict.fromkeys(self.waiting, self.revision)
            return
        entry = step.added[0]
        if entry.code < 0 or (self.played_by_person(entry.seat) and not entry.forced):
            self.touched = self.revision
        mover = entry.seat if entry.code >= 0 else -1
        # A seat that decides at the same time as others is still asked the same after one of them moved.
        self.asked = {
            seat: self.asked[seat] if seat != mover and before.get(seat) == self.state.legal(seat) else self.revision
            for seat in self.waiting
        }

    def _moved(self, move: Move) -> Step:
        state = listening(self.state)
        state.catch_up(move.seat, move.code)
        waited = move.seat in state.unasked()
        revealed = self._revealed(state)
        line = seat_name(move.seat) + AUTO if waited else move.line
        if not state.enter(move):
            return Step(self, move.line, len(self.entries), state, counts=False)
        step = Step(self, line, len(self.entries), state)
        step.add(Entry(line, move.seat, move.code, waited, self.told, revealed), state.events or [])
        return step

    def _forced(self, line: str) -> Step:
        seat = seat_number(line.removesuffix(AUTO), len(self.setup.seats))
        if seat not in self.unasked:
            raise BadInput("input-move", {"text": line})
        return self._moved(Move(self.setup.game.actions, seat, self.state.legal(seat)[0]))

    def _resigned(self, line: str) -> Step:
        seat = seat_number(line.removesuffix(RESIGN), len(self.setup.seats))
        name = seat_name(seat)
        if self.state.seat < 0:
            raise IllegalMove(self.setup.game.end_rule, "refuse-game-over", {"seat": name})
        if seat in self.resigned:
            raise BadInput("record-resigned", {"seat": name})
        step = Step(self, name + RESIGN, len(self.entries), listening(self.state))
        step.resigned = [*self.resigned, seat]
        entry = Entry(step.line, seat, -1, False, self.told, self._revealed(self.state))
        step.add(entry, [Event("table-resigned", {"seat": name})])
        return step

    def _undone(self, line: str) -> Step:
        count = line.removeprefix(UNDO + " ")
        if not (count.isascii() and count.isdecimal() and len(count) < 7 and int(count)):
            raise BadInput("record-undo-line", {"text": line})
        moves = [place for place, entry in enumerate(self.entries) if entry.is_decision]
        if int(count) > len(moves):
            raise BadInput("record-undo", {"number": int(count), "last": len(moves)})
        first = moves[-int(count)]
        step = Step(self, line, first, self._state_at(first))
        # A resignation cannot be taken back.
        for entry in self.entries[first:]:
            if entry.code < 0:
                again = Entry(entry.line, entry.seat, -1, False, step.told, entry.revealed)
                step.add(again, [Event("table-resigned", {"seat": seat_name(entry.seat)})])
        return step

    # Going back.

    def at(self, step: int) -> Moment:
        """The moment after the first `step` entries that stand, 0 .. len(entries)."""
        resigned = [entry.seat for entry in self.entries[:step] if entry.code < 0]
        told = self.entries[step].told if step < len(self.entries) else self.told
        return Moment(self.setup, self._state_at(step), resigned, step, told)

    def events_of(self, step: int) -> list[Event]:
        """What happened in the entry that led to a step, with the table after each event."""
        entry = self.entries[step - 1] if step else None
        if entry is None or entry.code < 0:
            return []
        state = self._state_at(step - 1)
        state.events = []
        state.catch_up(entry.seat, entry.code)
        state.play(entry.seat, entry.code)
        return state.events

    def _state_at(self, step: int) -> State:
        """A new state after the first `step` entries, with the forced moves that followed the last of them."""
        if step == len(self.entries):
            return listening(self.state)
        state = listening(self._states[step // SPACING])
        for entry in self.entries[step - step % SPACING : step]:
            if entry.code >= 0:
                state.catch_up(entry.seat, entry.code)
                state.play(entry.seat, entry.code)
        return state

    # Taking back, as a person alone at a table may.

    @property
    def last_person(self) -> int:
        """The seat of the person who moved last, else of the first person; -1 if nobody but bots sits here."""
        humans = self.setup.humans
        movers = (entry.seat for entry in reversed(self.entries) if entry.is_decision and entry.seat in humans)
        return next(movers, humans[0] if humans else -1)

    def _revealed(self, state: State) -> int:
        """What has been revealed so far to the one person who could take something back."""
        humans = self.setup.humans
        return state.revealed_to(humans[0]) if len(humans) == 1 else state.revealed

    def undo_refusal(self) -> Message | None:
        """Why nothing can be taken back now; None if it can."""
        if len(self.setup.humans) != 1:
            return Message("table-undo-others" if self.setup.humans else "table-undo-watching")
        if self.abandoned:
            return Message("table-undo-resigned")
        if self.over and not self.setup.lenient:
            return Message("table-undo-over")
        last = self._last_own_move()
        if last < 0:
            return Message("table-undo-nothing")
        if not self.setup.lenient and self.entries[last].revealed != self._revealed(self.state):
            return Message("table-undo-revealed")
        return None

    def undo_count(self) -> int:
        """How many moves an undo takes back: the person's last one and all since."""
        return sum(entry.is_decision for entry in self.entries[self._last_own_move() :])

    def _last_own_move(self) -> int:
        own = self.setup.humans[0]
        places = range(len(self.entries) - 1, self.setup.start - 1, -1)
        return next((p for p in places if self.entries[p].seat == own and self.entries[p].is_decision), -1)


def listening(state: State) -> State:
    """A copy that goes on from here, with events of its own."""
    copy = state.clone()
    copy.events = []
    copy.forced = list(state.forced)
    copy.forced_entered = state.forced_entered
    return copy
