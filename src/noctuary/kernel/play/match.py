"""A game being played: its setup, its log and its current state, for terminals, tables, replays and game files.

The log has one line per entry: a move line, `undo N` (takes back the last N moves), `P1 resign` (a stand-in plays on
for that seat, unless the resignation ends the game; `P1 P2 resign` if they do so at the same moment), `end` (those who
are left end the game without a result), or `P1 auto` for a forced move that had to wait (see `State.patient`). Other
forced moves are not counted, and may be left out.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from noctuary.kernel.base.messages import BadInput, IllegalMove, Message
from noctuary.kernel.contract.game import Event, State
from noctuary.kernel.parts.moves import NOBODY, Move, seat_name, seat_number
from noctuary.kernel.parts.standing_orders import SILENT
from noctuary.kernel.play.entries import Entry, Moment, Setup, listening, resignations, resigning

UNDO: Final = "undo"
RESIGN: Final = " resign"
END: Final = "end"
AUTO: Final = " auto"
MAX_UNDOS: Final = 1000
"""How often people take something back in a game; each time, a few dozen moves are replayed."""
SPACING: Final = 32
"""Entries between two stored states: at most this many moves are replayed to reach any step."""
LOOKS: Final = 16
"""The table is kept after each of this many latest events, for clients that have not shown them yet."""
STORY: Final = 256
"""The table can be restored, by replaying, after each of this many latest events."""


class NextMoment(Moment):
    """The match after one more entry that is not yet committed: `kept` entries remain, followed by `added` and
    `events`. `line`: the entry as the log, `lines`, has it; `counts`: false for a forced move that was already played.
    """

    def __init__(self, match: Match, line: str, kept: int, state: State, counts: bool = True) -> None:
        event_number = match.entries[kept].event_number if kept < len(match.entries) else match.event_number
        super().__init__(match.setup, state, match.given_up, kept, event_number)
        self.line: str = line
        self.counts: bool = counts
        self.kept: int = kept
        self.lines: list[str] = [*match.lines, line]
        self.takebacks = match.takebacks
        self.added: list[Entry] = []
        self.events: list[Event] = []

    def add(self, entry: Entry, events: list[Event]) -> None:
        """Append one of the new entries, with its events."""
        self.added.append(entry)
        self.step += 1
        for event in events:
            self.tell(event)

    def tell(self, event: Event) -> None:
        """Append an event."""
        self.events.append(event)
        self.event_number += 1


class Match(Moment):
    """A match at its latest moment.

    `entries`: those not taken back, oldest first. `events`: all events of these entries. `lines`: the whole log;
    `written`: the log as in a game file, without forced moves and with comments.

    `revision`: number of entries so far, including those taken back; `undos`: how many of them take something back;
    `shortened`: revision of the last of these, before which events may be void; `touched`: revision of the last entry
    by a person; `asked`: for each seat that must decide, the revision since which its question has been the same.
    """

    def __init__(self, setup: Setup, patient: bool = False) -> None:
        """`patient`: veiled forced moves wait until they are entered (see `State.patient`)."""
        self._begin(setup, patient)

    def begin_again(self, setup: Setup) -> None:
        """Begin again with another deal, before anybody has moved."""
        self._begin(setup, self.state.patient)

    def _begin(self, setup: Setup, patient: bool) -> None:
        state = setup.new()
        state.patient = patient
        self.events: list[Event] = state.events or []
        Moment.__init__(self, setup, state, [], 0, len(self.events))
        self.entries: list[Entry] = []
        self.lines: list[str] = []
        self.written: list[str] = []
        self.revision: int = 0
        self.undos: int = 0
        self.shortened: int = 0
        self.touched: int = 0
        self.asked: dict[int, int] = dict.fromkeys(self.waiting, 0)
        self._states: list[State] = []
        """The state after every SPACING entries, kept once another entry has followed."""

    def log(self) -> list[str]:
        """The lines of the entries that have not been taken back."""
        return [entry.line for entry in self.entries]

    def moves(self) -> list[Move]:
        """The decisions that have not been taken back."""
        return [self.move_of(entry) for entry in self.entries if entry.is_decision]

    def move_of(self, entry: Entry) -> Move:
        """The move of an entry, forced or not."""
        return Move(self.setup.game.actions, entry.seat, entry.code)

    def was_made(self, move: Move, revision: int) -> bool:
        """Whether the seat of this move made it next after that revision, and nothing has been taken back since."""
        of_seat = (line for line in self.lines[revision:] if line.startswith(f"{seat_name(move.seat)} "))
        return self.shortened <= revision and next(of_seat, None) == move.line

    # An entry is first tried out, then committed: a caller with a log of its own stores it in between.

    def add(self, entry: Move | str) -> NextMoment:
        """Add an entry; return its effect. Raises IllegalMove or BadInput, changing nothing."""
        step = self.after(entry)
        self.take(step)
        return step

    def add_all(self, lines: Sequence[str], between: Callable[[], None]) -> None:
        """Add many entries, much faster than one by one: the tables between events are kept only for the last few.
        `between` is called before each and may raise to stop. Raises its exception, IllegalMove or BadInput; then the
        match is unusable.
        """
        state: State | None = None
        for line in lines[:-LOOKS]:
            between()
            if line.startswith(UNDO) or line.endswith(RESIGN) or line == END:
                self.add(line)
                for event in self.events[-LOOKS:]:
                    event.table = None
                state = None
                continue
            if state is None:
                state = self.state = listening(self.state)
                state.events, state.looked_at = self.events, False
            self._go_on(state, line)
        if state is not None:
            state.events, state.looked_at = None, True
        for line in lines[-LOOKS:]:
            between()
            self.add(line)

    def _go_on(self, state: State, line: str) -> None:
        """Make one move in place in `state`, which nobody else refers to."""
        waiting = self.waiting
        before = {seat: state.legal(seat) for seat in waiting} if len(waiting) > 1 else {}
        move = self._read_forced(line) if line.endswith(AUTO) else state.move(line)
        self._refuse_when_decided(move.seat)
        if len(self._states) * SPACING == len(self.entries):
            self._states.append(listening(state))
        state.catch_up(move.seat, move.code)
        entry = self._entry(state, move)
        counts = state.enter(move)
        if counts:
            self.entries.append(entry)
            self.step, self.event_number = len(self.entries), len(self.events)
        self._write(entry.line if counts else move.line, counts, entry, before)

    def after(self, entry: Move | str) -> NextMoment:
        """The effect of one more entry, without adding it. Raises IllegalMove or BadInput."""
        if self.ended:
            self._refuse_when_decided(0)
        if isinstance(entry, str):
            if entry == END:
                return self._moment_after_end()
            if entry.split(" ", 1)[0] == UNDO:
                return self._undone(entry)
            if entry.endswith(RESIGN):
                return self._moment_after_resignation(entry)
            if entry.endswith(AUTO):
                entry = self._read_forced(entry)
        return self._moment_after_move(self.state.move(entry))

    def take(self, step: NextMoment) -> None:
        """Commit the entry that `after` tried out; nothing may have been added in between."""
        before = {seat: self.state.legal(seat) for seat in self.waiting}
        left = self.state
        if step.kept < len(self.entries):
            left = step.state
            del self.entries[step.kept :]
            del self.events[step.event_number - len(step.events) :]
            del self._states[step.kept // SPACING + 1 :]
        self.entries += step.added
        self.events += step.events
        for event in self.events[-LOOKS - len(step.events) : -LOOKS]:
            event.table = None
        while len(self._states) * SPACING < len(self.entries):
            self._states.append(left)
        self.state, self.given_up = step.state, step.given_up
        self.step, self.event_number = step.step, step.event_number
        self.takebacks, self.ended = step.takebacks, step.ended
        self._write(step.line, step.counts, step.added[0] if step.added else None, before)

    def _write(self, line: str, counts: bool, entry: Entry | None, before: dict[int, list[int]]) -> None:
        """Write the entry to the logs and count revisions; `before`: each seat's legal codes until now."""
        if not line.endswith(AUTO):
            self.written.append(line)
        if not counts:
            return
        self.revision += 1
        self.lines.append(line)
        self.undos += line.startswith(UNDO)
        if entry is None or line.startswith(UNDO):
            self.shortened = self.touched = self.revision
            self.asked = dict.fromkeys(self.waiting, self.revision)
            return
        if entry.code < 0 or (self.played_by_person(entry.seat) and not entry.forced):
            self.touched = self.revision
        mover = entry.seat if entry.code >= 0 else -1
        asked = dict.fromkeys(self.waiting, self.revision)
        # In simultaneous decisions, the other seats' questions stay the same after one seat has moved.
        for seat, codes in before.items():
            if seat in asked and seat != mover and codes == self.state.legal(seat):
                asked[seat] = self.asked[seat]
        self.asked = asked

    def _refuse_when_decided(self, seat: int) -> None:
        """Refuse any further entry of a seat once the players have ended the game. Raises IllegalMove."""
        if self.ended or (self.setup.resignation_ends and self.abandoned):
            raise IllegalMove(self.setup.game.end_rule, "refuse-game-over", {"seat": seat_name(seat)})

    def _moment_after_move(self, move: Move) -> NextMoment:
        self._refuse_when_decided(move.seat)
        state = listening(self.state)
        state.catch_up(move.seat, move.code)
        entry = self._entry(state, move)
        if not state.enter(move):
            return NextMoment(self, move.line, len(self.entries), state, counts=False)
        step = NextMoment(self, entry.line, len(self.entries), state)
        events, state.events = state.events or [], None
        if events and events[-1].table is not None:
            # No copy needed: a match never changes its states, and continues from copies of them.
            events[-1].table = state
        step.add(entry, events)
        return step

    def _entry(self, state: State, move: Move) -> Entry:
        """The entry for a move about to be made in `state`."""
        waited = move.seat in state.unasked()
        line = seat_name(move.seat) + AUTO if waited else move.line
        return Entry(line, move.seat, move.code, waited, self.event_number, self._revealed(state, move.seat))

    def _read_forced(self, line: str) -> Move:
        seat = seat_number(line.removesuffix(AUTO), len(self.setup.seats))
        if seat not in self.unasked:
            raise BadInput("input-move", {"text": line})
        return Move(self.setup.game.actions, seat, self.state.legal(seat)[0])

    def _moment_after_resignation(self, line: str) -> NextMoment:
        seats = resigning(line, len(self.setup.seats))
        if self.state.seat < 0:
            raise IllegalMove(self.setup.game.end_rule, "refuse-game-over", {"seat": seat_name(seats[0])})
        if twice := [seat for seat in seats if seat in self.resigned]:
            raise BadInput("record-resigned", {"seat": seat_name(twice[0])})
        self._refuse_when_decided(seats[0])
        step = NextMoment(self, " ".join(map(seat_name, seats)) + RESIGN, len(self.entries), listening(self.state))
        step.given_up = [*self.given_up, seats]
        entry = Entry(step.line, seats[0], -1, False, self.event_number, self._revealed(self.state, seats[0]))
        step.add(entry, resignations(seats))
        return step

    def _moment_after_end(self) -> NextMoment:
        if self.over:
            raise IllegalMove(self.setup.game.end_rule, "refuse-game-over", {"seat": seat_name(0)})
        step = NextMoment(self, END, len(self.entries), listening(self.state))
        step.ended = True
        step.add(Entry(END, NOBODY, -1, False, self.event_number, 0), [Event("table-ended", {})])
        return step

    def _undone(self, line: str) -> NextMoment:
        count = line.removeprefix(UNDO + " ")
        if not (count.isascii() and count.isdecimal() and len(count) < 7 and int(count)):
            raise BadInput("record-undo-line", {"text": line})
        moves = [place for place, entry in enumerate(self.entries) if entry.is_decision]
        if int(count) > len(moves):
            raise BadInput("record-undo", {"number": int(count), "last": len(moves)})
        first = moves[-int(count)]
        step = NextMoment(self, line, first, self._state_at(first))
        step.takebacks |= self._tells(first)
        # Resignations cannot be taken back.
        for entry in self.entries[first:]:
            if entry.code < 0:
                again = Entry(entry.line, entry.seat, -1, False, step.event_number, entry.revealed)
                step.add(again, resignations(resigning(entry.line, len(self.setup.seats))))
        if len(self.setup.humans) > 1:
            # The others agreed to the take-back; show it in the log of events.
            step.tell(Event("table-taken-back", {"seat": seat_name(self.entries[first].seat)}))
        return step

    # History.

    def at(self, step: int) -> Moment:
        """The moment after the first `step` entries, 0 .. len(entries)."""
        lines = [entry.line for entry in self.entries[:step] if entry.code < 0 and entry.line != END]
        event_number = self.entries[step].event_number if step < len(self.entries) else self.event_number
        given_up = [resigning(line, len(self.setup.seats)) for line in lines]
        moment = Moment(self.setup, self._state_at(step), given_up, step, event_number)
        moment.ended = self.ended and step == len(self.entries)
        return moment

    def events_of(self, step: int) -> list[Event]:
        """The events of the entry that led to `step`, with the table after each."""
        return self._events_of(step - 1, next(self._replay(step - 1))) if step else []

    def since(self, seat: int) -> int | None:
        """The number of the last event caused by the last decision of a seat; None if it has made none."""
        places = range(len(self.entries) - 1, -1, -1)
        last = next(
            (place for place in places if self.entries[place].is_decision and self.entries[place].seat == seat), -1
        )
        if last < 0:
            return None
        return self.entries[last + 1].event_number if last + 1 < len(self.entries) else self.event_number

    def events_after(self, seen: int) -> Iterator[Event]:
        """The events after number `seen`. The latest ones carry the table as it was after each of them, if known."""
        if seen >= len(self.events) - LOOKS or not self.entries:
            yield from self.events[seen:]
            return
        begin = max(seen, len(self.events) - STORY, self.entries[0].event_number)
        yield from self.events[seen:begin]
        step = bisect_right(self.entries, begin, key=lambda entry: entry.event_number) - 1
        for place, replayed in enumerate(self._replay(step), step):
            yield from self._events_of(place, replayed)[max(0, begin - self.entries[place].event_number) :]

    def _events_of(self, place: int, replayed: list[Event]) -> list[Event]:
        """The events of the entry at `place` and those after it that belong to no entry; the first of them have been
        replayed.
        """
        end = self.entries[place + 1].event_number if place + 1 < len(self.entries) else self.event_number
        return [*replayed, *self.events[self.entries[place].event_number + len(replayed) : end]]

    def _replay(self, step: int) -> Iterator[list[Event]]:
        """The events of each entry after the first `step`, with the table after each event; empty for resignations."""
        state = self._state_at(step)
        for entry in self.entries[step:]:
            state.events = []
            if entry.code >= 0:
                state.catch_up(entry.seat, entry.code)
                state.play(entry.seat, entry.code)
            yield state.events

    def _state_at(self, step: int) -> State:
        """A new state after the first `step` entries, including the forced moves after the last of them."""
        if step == len(self.entries):
            return listening(self.state)
        state = listening(self._states[step // SPACING])
        for entry in self.entries[step - step % SPACING : step]:
            if entry.code >= 0:
                state.catch_up(entry.seat, entry.code)
                state.play(entry.seat, entry.code)
        return state

    # Take-backs, by the only person at a table, or by one of several if the others agree.

    def last_person(self) -> int:
        """The seat of the person who moved last, or of the first person if none has; -1 if only bots play."""
        humans = self.setup.humans
        movers = (entry.seat for entry in reversed(self.entries) if entry.is_decision and entry.seat in humans)
        return next(movers, humans[0] if humans else -1)

    def _revealed(self, state: State, seat: int) -> int:
        """The `revealed_to` of the only person or, if several people play, of `seat`."""
        humans = self.setup.humans
        return state.revealed_to(humans[0] if len(humans) == 1 else seat)

    def undo_refusal(self) -> Message | None:
        """Why nothing can be taken back now; None if something can."""
        if len(self.setup.humans) != 1:
            return Message("table-undo-others" if self.setup.humans else "table-watching")
        if self.abandoned:
            return Message("table-undo-resigned")
        if self.over and not self.setup.lenient:
            return Message("table-undo-over")
        last = self._last_own_move()
        if last < 0:
            return Message("table-undo-nothing")
        if self.undos >= MAX_UNDOS:
            return Message("record-undos", {"number": MAX_UNDOS})
        if not self.setup.lenient and self._has_learned(last):
            return Message("table-undo-revealed")
        return None

    def request_refusal(self, seat: int) -> Message | None:
        """Why the person in `seat`, one of several, cannot ask the others for a take-back of their last move and all
        since; None if they can. It is not allowed if anybody has learned something since.
        """
        if not self.played_by_person(seat):
            return Message("table-watching" if seat < 0 else "table-undo-resigned")
        if self.over or self.undos >= MAX_UNDOS:
            return Message("table-undo-over") if self.over else Message("record-undos", {"number": MAX_UNDOS})
        last = self._last_of_people()
        if not any(entry.seat == seat and entry.is_decision for entry in self.entries[self.setup.start :]):
            return Message("table-undo-nothing")
        if last < 0 or self.entries[last].seat != seat:
            return Message("table-undo-not-last")
        if self.entries[last].forced or self._tells(last):
            return Message("table-undo-revealed")
        return None

    def request_count(self) -> int:
        """How many moves a request for a take-back undoes."""
        return self._decisions(self._last_of_people())

    def undo_tells(self) -> bool:
        """Whether an allowed undo would be the first that tells the person something: others may since have decided
        with private knowledge, and the person has seen how.
        """
        return not self.takebacks and self._tells(self._last_own_move())

    def _tells(self, first: int) -> bool:
        """Whether the seat that made the entry at `first` has learned something since."""
        if self.setup.lenient:
            return False
        own = self.entries[first]
        if self._has_learned(first):
            return True
        # Forced moves count like others, so that nobody finds out that they were forced.
        others = {entry.seat for entry in self.entries[first:] if entry.code >= 0} - {own.seat}
        if not others:
            return False
        seen_by_all = self.state.observe(NOBODY).position()
        return any(self.state.observe(other).position() != seen_by_all for other in others)

    def _has_learned(self, first: int) -> bool:
        """Whether anything has been revealed since to the seat of the entry."""
        own = self.entries[first]
        return own.revealed != self._revealed(self.state, own.seat)

    def undo_count(self) -> int:
        """How many moves an undo takes back: the person's last move and all moves since."""
        return self._decisions(self._last_own_move())

    def _decisions(self, first: int) -> int:
        return sum(entry.is_decision for entry in self.entries[first:])

    def _last_of_people(self) -> int:
        """Index of the last entry of a person; forced moves count, so that nobody finds out that they were forced."""
        places = range(len(self.entries) - 1, self.setup.start - 1, -1)
        return next(
            (p for p in places if self.entries[p].code >= 0 and self.played_by_person(self.entries[p].seat)), -1
        )

    def _last_own_move(self) -> int:
        own = self.setup.humans[0]
        places = range(len(self.entries) - 1, self.setup.start - 1, -1)
        mine = (p for p in places if self.entries[p].seat == own and self.entries[p].is_decision)
        return next(filter(self._was_asked, mine), -1)

    def _was_asked(self, place: int) -> bool:
        """Whether the player of an entry had to be asked because the moves of the decision differed."""
        entry, game = self.entries[place], self.setup.game
        ordering = game.actions.verb(entry.code) in game.orderings
        return not ordering or game.indifferent_move(self._state_at(place), entry.seat) == SILENT
