"""What is shown at a table and in the replay of its game."""

from __future__ import annotations

from typing import Any, Generic, Literal

from msgspec import UNSET, UnsetType

from noctuary.kernel.wire import Arguments, Message, SeatId
from noctuary.simulation.analysis import Analysis, Reason
from noctuary.tables.wire.editions import EditionName
from noctuary.tables.wire.shapes import Shape, Table
from noctuary.tables.wire.tables import ClockShown, RatingShown, SeatInfo


class MoveGroup(Shape):
    """Legal moves of one verb: `product` stands for every combination of one item of each list, `rows` lists moves that
    touch nothing one by one.
    """

    verb: str
    kinds: tuple[str | None, ...]
    """For every argument the kind of thing it names; null for a mere word; left out at the end."""
    product: list[list[str]] | UnsetType = UNSET
    rows: list[tuple[str, ...]] | UnsetType = UNSET


class Decision(Shape):
    """What a seat is asked, under which rule, and all it may answer. A line is `seat verb arguments`."""

    seat: SeatId
    kind: str
    prompt: Message
    rule: str
    moves: list[MoveGroup]


class Clue(Shape):
    """A thing on the table to look at, as moves refer to it."""

    kind: str
    id: str


class AdvisedMove(Shape):
    """A move, and what is expected after it: `chance`, in about how many games of a hundred the seat wins (null where
    nobody else plays), and `points`, how good the table then is by `Game.value`. Reasons compare the best move with
    any other one, all others with it.
    """

    line: str
    chance: int | None
    points: float
    own: list[Reason]
    others: list[Reason]


class Hint(Shape):
    """The best move and the next two. `look`: something that it touches and some other moves, too, for those who want
    to find it alone. `until`: when reasons are counted, a stretch of the game or its `end`. `lead`: how many points
    ahead of the best other seat the seat is then expected to be in the end, if anybody knows.
    """

    look: Clue | None
    until: str
    lead: float | None
    moves: list[AdvisedMove]


class LogEntry(Shape):
    """A line of the log; the message says it."""

    number: int
    id: str
    args: Arguments
    auto: bool
    """The move was the only one; shown to the seat that made it alone."""


class Frame(Shape):
    """The table as it was right after an entry of the log, where it can be looked at between that and the next one."""

    log: int
    """The number of the entry."""
    table: Any
    """What was different from the next frame, after the last one from the table of the view: `[value]` in the place of
    a value, by keys and places in lists otherwise.
    """


class KeptOrder(Shape):
    """A standing order as it is stored: what its form is filled in with, what it stands for is numbered `since` (see
    `Game.span`), and the revision at which it was `given`. `once`: for one move.
    """

    values: dict[str, list[str]]
    since: int
    given: int
    once: bool


class StandingOrder(Shape):
    """A standing order, as only whoever gave it is told."""

    kind: str
    values: dict[str, list[str]]
    made: int
    """How many moves it has made."""
    ended: str
    """Empty as long as it stands; else why it does so no longer: `done`, `expired`, `void` (it cannot be carried out
    any more, and whoever gave it is asked), `undone` (a move was taken back).
    """


class OrderBlank(Shape):
    """A blank of a form: one of these words, or any number of them if `many`."""

    name: str
    values: tuple[str, ...]
    many: bool


class OrderForm(Shape):
    """A standing order that may be given."""

    kind: str
    blanks: list[OrderBlank]


class Undo(Shape):
    """Whether the last move of a person, and all since, may be taken back; if not, why."""

    allowed: bool
    reason: Message | UnsetType = UNSET
    tells: bool = False
    """Others have answered that move with knowledge of their own: once it is taken back, the game is one with
    take-backs.
    """


class UndoRequest(Shape):
    """Somebody asks all others at the table to let them take back the last move."""

    seat: SeatId
    waiting: list[SeatId]
    """Who has not answered yet."""
    declined: SeatId | None = None
    """Who does not agree, so that the move stays; `seat` itself no longer asks."""


class PuzzleRow(Shape):
    """A row of what a move secures, and what the best one does."""

    row: str
    number: int
    best: int


class PuzzleAnswer(Shape):
    """A move of a puzzle and what follows if everybody does his best, and what it secures where that differs from the
    best move; of the best one itself, all it secures.
    """

    line: list[Message]
    rows: list[PuzzleRow]


class PuzzleSaid(Shape):
    """What is proven about the last move at a puzzle."""

    theme: str
    difficulty: int
    answer: PuzzleAnswer | None
    """The last move; once it is solved, the whole answer."""
    solution: PuzzleAnswer | None
    """Once a move was wrong: the best one in its place."""
    others: list[PuzzleAnswer]
    """Once it is solved: wrong answers that seemed good."""


class Guide(Shape, kw_only=True):
    """What the guide of a course says to the person at the table."""

    course: str
    say: Message | None
    """About the decision now."""
    about: Message | None
    """About the last move of that person."""
    well: bool
    """Whether that was a good one; of a move that is spoken of and was none it says what comes of it."""
    told: int
    """How many of its steps have been answered."""
    rules: list[str]
    """Those that `say` teaches."""
    show: list[str]
    """The things that `say` speaks of, as `KIND ID`, or parts of the table, as `part NAME`."""
    done: bool
    """Nothing is left to do: the exercise is solved, the first game over."""
    failed: bool
    """Of an exercise: it can only be tried again."""
    puzzle: PuzzleSaid | None = None
    """What the guide of a puzzle says besides."""


class Result(Shape):
    """How a game ended."""

    ranking: list[list[SeatId]]
    """Who came in where, best first; those who share a place together."""
    totals: dict[SeatId, int]
    sheet: dict[SeatId, dict[str, int]]
    """For each seat the rows of its score sheet, in their order."""
    reason: Message
    cut_off: bool = False
    """A limit ended it before its rules would have, so nobody has won."""


class View(Shape, Generic[Table], kw_only=True, tag_field="type", tag="view"):
    """A table as one seat sees it: hidden things of all others are not in it."""

    revision: int
    game: str
    edition: EditionName | None
    """The component edition it is played under; null: the built-in facts."""
    seat: SeatId | None
    """Whose eyes the view is for; null: a spectator."""
    over: bool
    """Nothing more will happen."""
    takebacks: bool = False
    """Something was taken back that others had answered: the game counts for no record, scenario or achievement."""
    what_if: bool = False
    """It goes on from a step of another game, and counts for nobody."""
    seats: list[SeatInfo]
    mine: list[SeatId] = []
    """The seats of whoever looks on: all people's, unless they sit each at their own screen."""
    free: list[SeatId] | None = None
    """The people's seats that nobody has taken yet; null: all share a screen, or this is for somebody who watches."""
    away: list[SeatId] = []
    """Those of the others whose people do not have the table open."""
    onlookers: int = 0
    """How many watch."""
    since: int | None = None
    """Where people sit each at their own screen and the log begins anew: the number of the entry after which the story
    begins, the last one that came with what `seat` did last; null: there is no story.
    """
    late: int | None = None
    """For whoever only watches: how many moves late everything is shown; null for all others."""
    clock: ClockShown | None = None
    """Null: nobody has a clock here."""
    ratings: dict[SeatId, RatingShown] | None = None
    """Those of the people who sit there and show theirs; null: the game is not rated."""
    waiting: list[SeatId]
    """The seats that must decide; several in a draft, and each may move first."""
    thinking: list[SeatId] = []
    """Those of them that a bot decides for."""
    trouble: Message | None = None
    """Why a bot's move does not come."""
    show: SeatId | None = None
    """The person at this screen who must decide when `seat` need not."""
    decision: Decision | None = None
    """Of `seat`."""
    guide: Guide | None = None
    undo: Undo
    """Where people sit each at their own screen: whether `seat` may ask the others for it."""
    request: UndoRequest | None = None
    taken_back: bool = False
    """The latest that has happened there is that a move was taken back."""
    log: list[LogEntry]
    """The entries after number `logStart`."""
    log_start: int
    story: list[Frame] = []
    """The table in between, for those of these entries that are not long past."""
    result: Result | None
    """Null while it runs, and if everybody has given up."""
    table: Table
    """What the game itself shows."""


class ReplayStep(Shape):
    """A move or a resignation that stands, and the table after it; the first step is the beginning."""

    step: int
    round: str | None
    turn: int | None
    log: int
    """The number of the last log entry by then."""
    line: str | None = None
    """Null at the beginning."""
    seat: SeatId | None = None


class ReplayIndex(Shape):
    """A game that is over, step by step; what was taken back is left out."""

    game: str
    edition: EditionName | None
    seats: list[SeatInfo]
    steps: list[ReplayStep]
    together: bool = False
    """People sat there each at their own screen: over the socket of the table they may look at it together."""
    watches: bool = False
    """The player did not sit there, and may only look."""


class AnalysisShown(Shape):
    """The analysis of a game, or how far it is."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    done: int = 0
    """Decisions that have been looked at."""
    total: int = 0
    analysis: Analysis | None = None
