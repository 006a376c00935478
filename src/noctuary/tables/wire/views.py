"""What clients see of a table and of a replay."""

from typing import Any, Generic, Literal

from msgspec import UNSET, UnsetType

from noctuary.kernel.parts.wire import Arguments, MessageShown, SeatId
from noctuary.simulation.analysis import Analysis, MoveLine
from noctuary.tables.wire.editions import EditionName
from noctuary.tables.wire.shapes import Shape, Table
from noctuary.tables.wire.tables import ClockShown, RatingShown, SeatInfo


class MoveGroup(Shape):
    """Legal moves with one verb. `product` stands for every combination of one item of each list; `rows` lists moves
    that refer to nothing, one by one.
    """

    verb: str
    kinds: tuple[str | None, ...]
    """For each argument, the kind of thing it names, or null for a plain word; nulls at the end are left out."""
    product: list[list[str]] | UnsetType = UNSET
    rows: list[tuple[str, ...]] | UnsetType = UNSET


class DecisionShown(Shape):
    """The question put to a seat, its rule, and all legal answers. A line is `seat verb arguments`."""

    seat: SeatId
    kind: str
    prompt: MessageShown
    rule: str
    moves: list[MoveGroup]


class Clue(Shape):
    """A component on the table to look at, identified as in moves."""

    kind: str
    id: str


class Hint(Shape):
    """What to play and why. `moves`: the lines of the best move and the next two; `why`: the reasons for the best one,
    the most important first, without a subject; `price`: what the next one costs, in points, 0 if that is too little or
    too uncertain to show, null if it costs aims of a scenario, too; `either`: the first two are equally good; `line`:
    the moves that the search expects after the best one, if all it can say is that what follows is better. `look`:
    something that the best and some other moves involve, as a clue for those who want to find the move alone. `chance`:
    in about how many games of a hundred the seat wins (null where nobody else plays); `lead`: the expected lead in
    points over the best other seat at the end, if known.
    """

    look: Clue | None
    moves: list[str]
    why: list[MessageShown]
    price: int | None
    either: bool
    line: list[MoveLine]
    chance: int | None
    lead: float | None


class LogEntry(Shape):
    """A line of the log; the message is its text."""

    number: int
    id: str
    args: Arguments
    auto: bool
    """Whether the move was the only legal one; shown only to the seat that made it."""


class Frame(Shape):
    """The table right after an entry of the log, where it can be shown between that entry and the next."""

    log: int
    """The number of the entry."""
    table: Any
    """The difference from the next frame, or for the last frame from the view's table: `[value]` for a replaced value,
    otherwise the changed items by object keys or list indices.
    """


class KeptOrder(Shape):
    """A stored standing order: the `values` of its form, the number of the span for which it is valid (`since`, see
    `Game.span`), and the revision at which it was `given`. `once`: whether it is for one move only.
    """

    values: dict[str, list[str]]
    since: int
    given: int
    once: bool


class StandingOrder(Shape):
    """A standing order, as its owner alone sees it."""

    kind: str
    values: dict[str, list[str]]
    made: int
    """How many moves it has made."""
    ended: str
    """Empty while it is active; otherwise why it has ended: `done`, `expired`, `void` (it cannot be carried out any
    more, and its owner is asked), `undone` (a move was taken back).
    """


class OrderBlank(Shape):
    """A field of a form: one of these words, or any number of them if `many`."""

    name: str
    values: tuple[str, ...]
    many: bool


class OrderForm(Shape):
    """A standing order that may be given."""

    kind: str
    blanks: list[OrderBlank]


class Undo(Shape):
    """Whether a person's last move, and all after it, may be taken back; if not, why."""

    allowed: bool
    reason: MessageShown | UnsetType = UNSET
    tells: bool = False
    """Whether others have answered that move with knowledge of their own: then the game has take-backs."""


class UndoRequest(Shape):
    """A request to all others at the table to take back the last move or, with `end`, to end the game as it stands."""

    seat: SeatId
    waiting: list[SeatId]
    """The seats that have not answered yet."""
    declined: SeatId | None = None
    """The seat that declined, so that the move stays; if it is `seat` itself, the request was withdrawn."""
    end: bool = False


class PuzzleRow(Shape):
    """One row of what a move secures (`number`), compared with what the best move secures (`best`)."""

    row: str
    number: int
    best: int


class PuzzleAnswer(Shape):
    """A move of a puzzle, what follows if everybody plays best, and those rows of what it secures that differ from the
    best move's; for the best move itself, all rows.
    """

    line: list[MessageShown]
    rows: list[PuzzleRow]


class PuzzleSaid(Shape):
    """What is proven about the last move in a puzzle."""

    theme: str
    difficulty: int
    answer: PuzzleAnswer | None
    """The last move; once the puzzle is solved, the whole answer."""
    solution: PuzzleAnswer | None
    """After a wrong move: the best one in its place."""
    why: MessageShown | None
    """What favours the best move most, without a subject, once it is shown."""
    others: list[PuzzleAnswer]
    """Once the puzzle is solved: wrong answers that seemed good."""


class GuideShown(Shape, kw_only=True):
    """What the guide of a course tells the person at the table."""

    course: str
    say: MessageShown | None
    """The message about the present decision."""
    about: MessageShown | None
    """The message about the person's last move."""
    well: bool
    """Whether the person's last move was good; if not, `about` says what comes of it."""
    told: int
    """How many of the course's steps have been answered."""
    chapter: str | None
    """The chapter of the rulebook about the phase in which the person must decide."""
    rules: list[str]
    """The rules that `say` teaches."""
    show: list[str]
    """The things that `say` mentions, as `KIND ID`, or parts of the table, as `part NAME`."""
    pieces: list[str]
    """The components, as `KIND ID`, that are drawn beside the message."""
    done: bool
    """Whether nothing is left to do: the exercise is solved, or the first game over."""
    failed: bool
    """Whether an exercise has failed and can only be restarted."""
    puzzle: PuzzleSaid | None = None
    """What the guide of a puzzle adds."""


class ResultShown(Shape):
    """How a game ended."""

    ranking: list[list[SeatId]]
    """The ranking, best first; tied seats together."""
    totals: dict[SeatId, int]
    sheet: dict[SeatId, dict[str, int]]
    """For each seat the rows of its score sheet, in order."""
    reason: MessageShown
    counted: MessageShown | None = None
    """That the game counts with other totals, by the rules of its time."""
    cut_off: bool = False
    """Whether a limit ended the game early, so that nobody has won."""
    given_up: bool = False
    """Whether it ended because all others gave up, or without a result because those who were left ended it (`ranking`
    is then empty); then there are no totals and no sheet.
    """


class View(Shape, Generic[Table], kw_only=True, tag_field="type", tag="view"):
    """A table as one seat sees it, without anything hidden from that seat."""

    revision: int
    game: str
    edition: EditionName | None
    """The component edition; null for the built-in facts."""
    seat: SeatId | None
    """The seat that the view is for; null: a watcher."""
    waits: bool = False
    """Whether nothing is dealt yet, as not every seat is taken; `table` is then null."""
    over: bool
    """Whether nothing more will happen."""
    takebacks: bool = False
    """Whether something answered was taken back: the game counts for no record, scenario or achievement."""
    what_if: bool = False
    """Whether it continues another game from some step, and counts for nobody."""
    seats: list[SeatInfo]
    mine: list[SeatId] = []
    """The viewer's seats: all people's, unless players use separate screens."""
    free: list[SeatId] | None = None
    """Free seats for people; null if everybody shares a screen, or for a watcher once the cards are dealt."""
    away: list[SeatId] = []
    """The seats of players who do not have the table open."""
    absent: list[SeatId] = []
    """The seats for whose players the viewer has waited too long (`Seats.absent`)."""
    onlookers: int = 0
    """The number of watchers."""
    since: int | None = None
    """If the log begins anew at separate screens, the number of the entry after which the story begins: the last one
    caused by `seat`'s latest action; null: there is no story.
    """
    late: int | None = None
    """For watchers: how many moves late everything is shown; null for all others."""
    clock: ClockShown | None = None
    """Null if there are no clocks."""
    ratings: dict[SeatId, RatingShown] | None = None
    """The ratings of the players there who do not hide them; null: the game is not rated."""
    waiting: list[SeatId]
    """The seats that must decide; several in a draft, where each may move first."""
    thinking: list[SeatId] = []
    """The waiting seats that a bot decides for."""
    trouble: MessageShown | None = None
    """Why a bot's move is missing."""
    show: SeatId | None = None
    """The seat at this screen that must decide if `seat` need not."""
    decision: DecisionShown | None = None
    """The decision of `seat`."""
    guide: GuideShown | None = None
    undo: Undo
    """Whether a take-back is possible; at separate screens, whether `seat` may ask the others for one."""
    request: UndoRequest | None = None
    taken_back: bool = False
    """Whether nothing has happened since the last take-back."""
    log: list[LogEntry]
    """The entries after number `logStart`."""
    log_start: int
    story: list[Frame] = []
    """The table after each entry of `log` that is recent enough and after which it can be shown."""
    result: ResultShown | None
    """Null while the game runs, and if nobody is left to have won."""
    resignation_ends: bool = False
    """Whether the game is over once all players but one have resigned; otherwise a bot always plays on."""
    table: Table
    """The game's own view of the table."""


class ReplayStep(Shape):
    """A move or resignation that was not taken back, and the table after it; the first step is the beginning."""

    step: int
    round: str | None
    turn: int | None
    log: int
    """The number of the last log entry up to this step."""
    line: str | None = None
    """The move or resignation; null at the beginning."""
    seat: SeatId | None = None


class ReplayIndex(Shape):
    """A finished game, step by step; moves that were taken back are left out."""

    game: str
    edition: EditionName | None
    seats: list[SeatInfo]
    steps: list[ReplayStep]
    together: bool = False
    """Whether the players used separate screens: over the table's socket they may look at the replay together."""
    watches: bool = False
    """Whether the player had no seat, and may only watch."""


class BranchShown(Shape):
    """A table of the player that continues the game at the table `source` from `step`."""

    id: str
    source: str
    step: int
    first: MoveLine | None
    """The first move made there; null: none yet, or one that this version does not know."""
    over: bool


class CommentShown(Shape):
    """A comment of the player at a seat on a step of the game. `mine`: whether it is the reader's."""

    step: int
    seat: SeatId
    text: str
    mine: bool


class StudyShown(Shape):
    """The comments on a finished game, and related tables. `source`: the table whose game this one continues, from
    `step`; null: none, or it is gone. `branches`: tables that continue this game or, in turn, another of these, each
    after its source.
    """

    source: str | None
    step: int
    branches: list[BranchShown]
    comments: list[CommentShown]


class AnalysisShown(Shape):
    """The analysis of a game, or its progress. While it is being made, `analysis` is what is found so far, once a first
    look has found what cost most; reasons and exact costs follow.
    """

    state: Literal["none", "waiting", "working", "done", "failed"]
    done: int = 0
    """The number of decisions analysed so far."""
    total: int = 0
    analysis: Analysis | None = None
