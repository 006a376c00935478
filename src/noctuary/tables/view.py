"""What one seat sees of a table, without anything that the seat may not know."""

from typing import Any, Final

from noctuary import locale
from noctuary.bots.advice import proven_reasons
from noctuary.kernel.base.messages import Message
from noctuary.kernel.contract.game import Event, Game, State
from noctuary.kernel.parts import wire
from noctuary.kernel.parts.moves import Decision, seat_name
from noctuary.kernel.play.entries import Moment
from noctuary.kernel.play.match import Match
from noctuary.kernel.teaching import courses
from noctuary.kernel.teaching.puzzles import MINE, Answers, Puzzle, in_words
from noctuary.tables.setup import TableSetup, terms_of
from noctuary.tables.wire import views
from noctuary.tables.wire.editions import EditionName, TableEdition
from noctuary.tables.wire.tables import SeatInfo, Summary

WATCHING: Final = Message("table-watching")
PORTION: Final = 256
"""How many log entries are written at a time."""


def message(message: Message) -> wire.MessageShown:
    """A message for the client to put into words."""
    arguments = {
        name: locale.shorten(value) if isinstance(value, str) else value for name, value in message.arguments.items()
    }
    return {"id": message.id, "args": arguments}


def seats(moment: Moment) -> list[SeatInfo]:
    """Who has which seat."""
    return [
        SeatInfo(seat_name(number), who.name, who.kind, number in moment.resigned)
        for number, who in enumerate(moment.setup.seats)
    ]


def edition(game: Game) -> EditionName | None:
    """The component edition of a game; None for the built-in facts."""
    corrections = game.corrections
    return EditionName(corrections.name, corrections.hash) if corrections else None


def full_edition(game: Game) -> TableEdition | None:
    """The component edition of a game with its changes; None for the built-in facts."""
    corrections = game.corrections
    return TableEdition(corrections.name, corrections.hash, corrections.changes) if corrections else None


def summary(moment: Moment) -> Summary:
    """The summary of a table for lists."""
    course, waits = terms_of(moment.setup).course, terms_of(moment.setup).waits
    return Summary(
        game=moment.setup.game.name,
        edition=edition(moment.setup.game),
        seats=seats(moment),
        round=None if waits else moment.setup.game.round(moment.state),
        over=moment.over,
        turn=[] if waits else [seat_name(seat) for seat in moment.waiting],
        waits=waits,
        course=course.name if course else None,
    )


class Story:
    """How the table looked to a seat after each event since number `seen`; and the log, which may begin earlier."""

    def __init__(self, seat: int, seen: int) -> None:
        self._seat: int = seat
        self.event_number: int = seen
        """The number of the last event."""
        self._frames: list[views.Frame] = []
        self._shown: tuple[int, Any] | None = None
        """The latest event with a view of the table, which becomes a frame when the next view is known."""
        self._latest: tuple[int, State] | None = None
        """The next event whose table state is known, and that state."""
        self.log: list[views.LogEntry] = []

    def write(self, events: list[Event], seen: int, until: int) -> bool:
        """Add the log of these events after number `seen`, up to `until`; return whether that was all."""
        first = seen + len(self.log)
        end = min(first + PORTION, until)
        self.log += [_entry(events[number], number + 1, self._seat) for number in range(first, end)]
        return end == until

    def tell(self, event: Event) -> None:
        """Add the next event; its table state may no longer be available."""
        self.event_number += 1
        if event.table is not None:
            if self._latest is not None:
                number, state = self._latest
                self._show(number, state.observe(self._seat).view())
            self._latest = self.event_number, event.table

    def frames(self, now: State, table: Any) -> list[views.Frame]:
        """All frames. `now`: the present state, which `table` shows."""
        if self._latest is not None:
            number, state = self._latest
            self._show(number, table if state is now else state.observe(self._seat).view())
            self._show(self.event_number, table)
        return self._frames

    def _show(self, number: int, table: Any) -> None:
        if self._shown is not None:
            before, shown = self._shown
            self._frames.append(views.Frame(before, changes(table, shown)))
        self._shown = number, table


def view(
    match: Match,
    seat: int,
    seen: int,
    thinking: list[int],
    trouble: Message | None,
    story: Story | None = None,
    mine: list[int] | None = None,
) -> views.View[Any]:
    """The table as `seat` sees it (NOBODY: a watcher), with the log entries after number `seen`, and with
    their `story` unless the log begins anew. `mine`: the seats of the viewer; by default all people's.
    """
    if story is None:
        story = Story(seat, seen)
        for event in match.events_after(seen) if seen else []:
            story.tell(event)
    persons = [other for other in match.waiting if match.played_by_person(other)]
    # Whether other players could take something back may depend on hidden information.
    refusal = match.undo_refusal() if seat >= 0 else WATCHING
    shown = _make_view(match, match, seat, seen, story, match.revision, refusal)
    shown.thinking = [seat_name(other) for other in thinking]
    shown.trouble = message(trouble) if trouble else None
    mine = match.setup.humans if mine is None else mine
    here = [other for other in persons if other in mine]
    shown.mine = [seat_name(other) for other in mine]
    shown.show = seat_name(here[0]) if here and seat not in here else None
    # To the others, a pending forced move looks like one that is being considered; its player is not asked.
    if seat in persons and seat not in match.unasked:
        shown.decision = _decision(match.state.decision(seat))
    return shown


def show_guide(guide: courses.Guide, match: Match) -> views.GuideShown:
    """What the guide of a course says at present."""
    step = guide.follow(match)
    phase = guide.phase(match)
    return views.GuideShown(
        course=guide.course.name,
        say=message(Message(step.message, {} if match.over else match.state.decision(courses.ME).prompt.arguments))
        if step
        else None,
        about=message(Message(*guide.about)) if guide.about else None,
        well=guide.well,
        told=len(guide.told),
        chapter=phase.chapter if phase else None,
        rules=step.rules if step else [],
        show=step.show if step else [],
        pieces=step.pieces if step else [],
        done=guide.solved if guide.course.exercise else match.over,
        failed=guide.failed,
        puzzle=_proven(guide, guide.course, match) if isinstance(guide.course, Puzzle) else None,
    )


def _proven(guide: courses.Guide, puzzle: Puzzle, match: Match) -> views.PuzzleSaid:
    """What is proven about the last move in a puzzle."""
    said = views.PuzzleSaid(puzzle.theme, puzzle.difficulty, None, None, None, [])
    if guide.solved:
        first, start = puzzle.answers[0], match.at(0).state
        said.answer = _answer(first, first.best, start)
        said.why = _why(first, puzzle.tempting, start)
        said.others = [_answer(first, move, start) for move in puzzle.tempting]
    elif guide.failed:
        step, move = puzzle.answers[len(guide.told) - 1], guide.told[-1][1]
        mine = [place for place, entry in enumerate(match.entries) if entry.is_decision and entry.seat == courses.ME]
        before = match.at(mine[len(guide.told) - 1]).state
        said.answer, said.solution = _answer(step, move, before), _answer(step, step.best, before)
        said.why = _why(step, [move], before)
    return said


def _answer(step: Answers, move: str, state: State) -> views.PuzzleAnswer:
    reply, best = step.moves[move], step.moves[step.best].score_rows
    rows = [views.PuzzleRow(row, reply.score_rows[row], best.get(row, 0)) for row in reply.score_rows]
    return views.PuzzleAnswer(
        [message(word) for word in in_words(state, [MINE + move, *reply.line])],
        rows if move == step.best else [row for row in rows if row.number != row.best],
    )


def _why(step: Answers, others: list[str], state: State) -> wire.MessageShown | None:
    """What favours the best move most over others."""
    best, *rest = ([MINE + move, *step.moves[move].line] for move in [step.best, *others])
    why = proven_reasons(state, courses.ME, best, rest)
    return message(why[0]) if why else None


def waiting_view(match: Match, seat: int, mine: list[int]) -> views.View[Any]:
    """What everybody sees of a table where nothing is dealt yet: who has sat down."""
    return views.View(
        revision=0,
        game=match.setup.game.name,
        edition=edition(match.setup.game),
        seat=seat_name(seat) if seat >= 0 else None,
        waits=True,
        over=False,
        seats=seats(match),
        mine=[seat_name(other) for other in mine],
        waiting=[],
        undo=views.Undo(False, message(Message("table-waits"))),
        log=[],
        log_start=0,
        result=None,
        table=None,
    )


def past(match: Match, step: int, seat: int) -> views.View[Any]:
    """The table as `seat` saw it after `step` entries: what it could know then, and no more."""
    moment, events = match.at(step), match.events_of(step)
    story = Story(seat, moment.event_number - len(events))
    for event in events:
        story.tell(event)
    return _make_view(match, moment, seat, 0, story, step, Message("table-undo-replay"))


def watcher_view(
    match: Match, seen: int, late: int, thinking: list[int], trouble: Message | None, story: Story | None
) -> views.View[Any]:
    """The table as a watcher sees it, with the log entries after number `seen`. `late`: how many of the last
    entries are hidden, and with them who is thinking now.
    """
    if late:
        step = max(0, match.step - late)
        moment, events = match.at(step), match.events_of(step)
        first = moment.event_number - len(events)
        story = Story(-1, first)
        if seen <= first:
            for event in events:
                story.tell(event)
        return _make_view(match, moment, -1, seen, story, match.revision, WATCHING)
    return view(match, -1, seen, thinking, trouble, story, [])


def _make_view(
    match: Match, moment: Moment, seat: int, seen: int, story: Story, revision: int, refusal: Message | None
) -> views.View[Any]:
    """The view at any moment of a match, with the log after number `seen`. `refusal`: why nothing can be taken back."""
    table = moment.state.observe(seat).view()
    while not story.write(match.events, seen, moment.event_number):
        pass
    return views.View(
        revision=revision,
        game=moment.setup.game.name,
        edition=edition(moment.setup.game),
        seat=seat_name(seat) if seat >= 0 else None,
        over=moment.over,
        takebacks=match.takebacks,
        what_if=terms_of(match.setup).start is not None,
        seats=seats(moment),
        waiting=[seat_name(other) for other in moment.waiting],
        undo=views.Undo(False, message(refusal)) if refusal else views.Undo(True, tells=match.undo_tells()),
        log=story.log,
        log_start=seen,
        story=story.frames(moment.state, table),
        result=_result(moment),
        resignation_ends=moment.setup.resignation_ends,
        table=table,
    )


def changes(old: Any, new: Any) -> Any:
    """What turns the JSON value `old` into `new`: `[value]` if replaced, else changed items by keys or indices."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        pairs: list[tuple[Any, Any]] = [(key, old[key]) for key in old]
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = list(enumerate(old))
    else:
        return [new]
    return {str(key): changes(value, new[key]) for key, value in pairs if value != new[key]}


def _result(moment: Moment) -> views.ResultShown | None:
    """How the game ended."""
    result, setup = moment.state.result, moment.setup
    if moment.ended:
        return views.ResultShown([], {}, {}, message(Message("table-ended")), given_up=True)
    if moment.ranking is None:
        return None
    ranking = [[seat_name(seat) for seat in place] for place in moment.ranking]
    if result is None:
        alone = len(moment.given_up[-1]) == 1
        last = Message("table-resigned", {"seat": seat_name(moment.resigned[-1])})
        last = last if alone else Message("table-resigned-together")
        return views.ResultShown(ranking, {}, {}, message(last), given_up=True)
    then = " : ".join(map(str, setup.counted)) if isinstance(setup, TableSetup) else ""
    return views.ResultShown(
        ranking=ranking,
        totals={seat_name(seat): total for seat, total in enumerate(result.totals)},
        sheet={seat_name(seat): rows for seat, rows in enumerate(result.sheet)},
        reason=message(result.reason),
        counted=message(Message("table-counted-before", {"text": then})) if then else None,
        cut_off=result.cut_off,
    )


def _entry(event: Event, number: int, seat: int) -> views.LogEntry:
    said = message(event.seen_by(seat))
    return views.LogEntry(number, said["id"], said["args"], event.auto_for(seat))


def _decision(decision: Decision) -> views.DecisionShown:
    seat, prompt = seat_name(decision.seat), message(decision.prompt)
    return views.DecisionShown(seat, decision.kind, prompt, decision.rule, group_moves(decision))


def group_moves(decision: Decision) -> list[views.MoveGroup]:
    """The legal moves grouped by verb and kinds of things, as a small number of products of lists."""
    groups: dict[tuple[str, int, tuple[str | None, ...]], list[tuple[str, ...]]] = {}
    for move in decision.moves:
        verb, *arguments = move.text.split()
        kinds = move.kinds
        while kinds and kinds[-1] is None:
            kinds.pop()
        groups.setdefault((verb, len(arguments), tuple(kinds)), []).append(tuple(arguments))
    result: list[views.MoveGroup] = []
    for (verb, _, kinds_found), rows in groups.items():
        if kinds_found:
            result += (views.MoveGroup(verb, kinds_found, product) for product in _products(rows))
        else:
            result.append(views.MoveGroup(verb, kinds_found, rows=rows))
    return result


def _products(rows: list[tuple[str, ...]]) -> list[list[list[str]]]:
    """Products that together are exactly `rows`, which all have the same length, at least 1."""
    if len(rows[0]) == 1:
        return [[[only for (only,) in rows]]]
    rests: dict[str, list[tuple[str, ...]]] = {}
    for first, *rest in rows:
        rests.setdefault(first, []).append(tuple(rest))
    firsts: dict[tuple[tuple[str, ...], ...], list[str]] = {}
    for first, tails in rests.items():
        firsts.setdefault(tuple(tails), []).append(first)
    return [[same, *product] for tails, same in firsts.items() for product in _products(list(tails))]
