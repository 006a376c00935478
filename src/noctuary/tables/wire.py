"""What clients are told of tables, players and editions, and what is stored of them as JSON: each declared once, here.

The server encodes these; what comes from outside is decoded into them, within bounds. The client's types are made of
them (tools/make_types.py); what types cannot say is in docs/protocol.md.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Final, Generic, Literal, TypedDict, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from noctuary.kernel.corrections import MAX_CHANGES, Corrections, made
from noctuary.kernel.game import Game
from noctuary.kernel.messages import BadInput
from noctuary.kernel.wire import Arguments, Message, SeatId
from noctuary.simulation.analysis import Analysis, Reason

T = TypeVar("T")
Table = TypeVar("Table")

Word = Annotated[str, Meta(max_length=64)]
Line = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=-(1 << 53), le=1 << 53)]
"""Every JSON reader keeps these exact."""
FactValue = Annotated[
    Number | Line | bool | Annotated[list[Number | Line], Meta(max_length=64)], Meta(title="FactValue")
]
Date = Annotated[datetime, Meta(tz=True)]
Changes = Annotated[dict[Annotated[str, Meta(max_length=100)], FactValue], Meta(max_length=MAX_CHANGES)]
Preferences = Annotated[dict[Word, Line | bool | Number | float | None], Meta(max_length=64)]

LONGEST_FILE: Final = 1024 * 1024
"""The most characters of a game file; a game has about 5000."""


def decode(decoder: msgspec.json.Decoder[T], text: str | bytes) -> T:
    """What the JSON `text` says. Raises BadInput saying what is wrong where."""
    try:
        return decoder.decode(text)
    except RecursionError:
        raise BadInput("file-too-deep") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise describe_malformed("request-malformed", error, "$") from error


def describe_malformed(id: str, error: Exception, place: str) -> BadInput:
    """The library's complaint about the value at `place`, as the message `id`."""
    # It ends with the place in that value: "... - at `$.seats[0]`".
    what, _, where = str(error).partition(" - at ")
    return BadInput(id, {"text": what}, place + where.strip("`").removeprefix("$"))


def to_json(value: msgspec.Struct | Preferences | Changes) -> str:
    """`value` as the store keeps it."""
    return msgspec.json.encode(value).decode()


class Shape(msgspec.Struct, rename="camel"):
    """Whatever is sent or stored."""


# Editions.


class Draft(Shape, forbid_unknown_fields=True):
    """An edition as clients, files and tables write it, not checked yet: its name, and new values by the paths of the
    facts.
    """

    name: Line
    changes: Changes

    def corrections(self, game: Game, where: str) -> Corrections:
        """The edition of `game` that is meant. Raises BadInput with the place."""
        try:
            return made(game.name, self.name, self.changes)
        except BadInput as error:
            error.where = f"{where}.name" if error.message.id == "edition-name" else f"{where}.changes"
            raise


class GameDraft(Draft):
    """The same with the game it is for."""

    game: Word


class EditionName(Shape):
    """A component edition as lists of tables name it."""

    name: str
    hash: str


class TableEdition(EditionName):
    """The component edition of a table: facts by their paths, as it has them."""

    changes: Changes


class GameEdition(TableEdition):
    """A component edition with the game it is for."""

    game: str


class Edition(GameEdition, kw_only=True):
    """A component edition that somebody keeps."""

    id: str
    updated: str
    errors: int
    """No table can be made under it as long as there are any."""
    warnings: int


class Problem(Shape):
    """A message about what is wrong with an edition, or questionable, and the fact that it concerns."""

    id: str
    args: Arguments
    where: str


class Checked(Shape):
    """What is found in an edition, and the components as it has them, unless there are errors."""

    edition: GameEdition
    errors: list[Problem]
    warnings: list[Problem]
    components: dict[str, Any] | None


# Tables.


class SeatSetup(Shape, forbid_unknown_fields=True):
    """Who takes a seat: a person (`human`) or the name of a bot."""

    kind: Word
    name: Word


class Timing(Shape, forbid_unknown_fields=True):
    """How much time people have who sit each at their own screen: `seconds` for the whole game and an `increment` for
    every decision (`live`), or `seconds` for each decision. `zero`: what happens when they are over.
    """

    pace: Literal["live", "relaxed", "correspondence"]
    seconds: Annotated[int, Meta(ge=1, le=30 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    zero: Literal["bot", "resign", "nothing"] = "bot"


class ClockShown(Shape):
    """The clocks of a table: the milliseconds that each person's seat had left when the view was made."""

    timing: Timing
    left: dict[SeatId, int]
    running: list[SeatId]
    paused: bool
    agreed: list[SeatId]
    """Whose people want the clocks to stop, or, if they are stopped, to go on."""


class KeptDeal(Shape):
    """A deal that nobody chose (`kernel.deals.Deal`). It must not leave the server while the game runs."""

    secret: bytes
    additions: dict[str, bytes]


class Header(Shape, kw_only=True):
    """How a table was set up, and under which rules and facts."""

    options: dict[str, Any]
    seats: list[SeatSetup]
    seed: int | UnsetType = UNSET
    """What chance follows from, if not a deal."""
    deal: KeptDeal | UnsetType = UNSET
    chosen: bool | UnsetType = UNSET
    """Somebody asked for just this seed."""
    me: SeatId | None
    """Whom the game counts for; null: nobody."""
    rules: str
    facts: str
    corrections: Draft | UnsetType = UNSET
    """The component edition; without it the built-in facts."""
    course: str | UnsetType = UNSET
    """What guides the person there."""
    start: int | UnsetType = UNSET
    """So many entries were taken over from another game."""
    invitation: str | UnsetType = UNSET
    """What lets others take free seats; without it all people share a screen. It is for those who sit there already."""
    timing: Timing | UnsetType = UNSET
    """Without it there is no clock."""
    rated: bool | UnsetType = UNSET
    """The game changes the ratings of those who play."""


class PromisedDeal(Shape):
    """A deal for a table to come: the server can no longer change its secret, which the commitment is a hash of."""

    id: str
    commitment: str


class AddedToDeal(Shape, forbid_unknown_fields=True):
    """A promised deal, and the player's addition to it: 64 hexadecimal digits, drawn after the commitment was seen."""

    id: Word
    addition: Word


class DealShown(Shape):
    """Where the deal of a table comes from. Of one that was `drawn` secret and key are told when the game is over.
    Others have no commitment: the seed was `chosen`, the deal belongs to a `course` or was known before, as the table
    has `continued` a finished game; or it is a `plain` seed of an earlier version or another program.
    """

    origin: Literal["drawn", "chosen", "course", "continued", "plain"]
    commitment: str | None = None
    additions: dict[str, str] = {}
    """By who has added them, `player` or `server`."""
    secret: str | None = None
    key: str | None = None


class SeatInfo(Shape):
    """Who sits somewhere."""

    seat: SeatId
    name: str
    kind: str
    """`human`, or the name of a bot."""
    resigned: bool
    bot: str | None = None
    """The one that plays in place of a person, where people sit each at their own screen."""
    stands_in: bool = False
    """It does so until that person comes back."""


class RatingShown(Shape):
    """How strong somebody is believed to be, by Glicko-2, after so many `games`. `provisional`: that is not much more
    than a guess yet.
    """

    rating: int
    deviation: int
    games: int
    provisional: bool


class Rating(RatingShown):
    """Somebody's own, in a game for so many."""

    game: str
    players: int


class Invitation(Shape):
    """A table where people sit each at their own screen, as one sees it who was given the link."""

    game: str
    seats: list[SeatInfo]
    free: list[SeatId]
    over: bool
    table: str | None
    """Its id, for whoever sits there already."""
    ratings: dict[SeatId, RatingShown] | None
    """Those of the people who sit there and show theirs; null: the game is not rated."""
    timing: Timing | None
    options: dict[str, Any]
    edition: EditionName | None


Wanted = Literal["anybody", "beginners", "experienced"]
"""Whom the host of a listed table would like to play with."""


class Listed(Shape, forbid_unknown_fields=True):
    """What is said about a table where anybody may take a free seat."""

    language: Literal["en", "pl", "de"]
    """That is spoken there."""
    wanted: Wanted


class OpenTable(Invitation, kw_only=True):
    """A listed table."""

    secret: str
    """What leads to its seats, as in a link."""
    made: str
    """Since when it is listed."""
    listed: Listed


class Summary(Shape, kw_only=True):
    """What a list of tables says about one of them."""

    game: str
    edition: EditionName | None
    """The component edition it is played under; null: the built-in facts."""
    seats: list[SeatInfo]
    round: str | None
    over: bool
    turn: list[SeatId]
    """The seats that must decide."""
    course: str | None = None
    """What guides the person there."""


class TableSummary(Summary, kw_only=True):
    """A table in a list. Times are UTC in ISO form; `mine`: the seats of the player whose list it is."""

    mine: list[SeatId]
    end: Literal["delete", "leave"] | None
    """What the player can do to have it in the list no longer: a guest leaves a game that runs; null: nothing, as the
    game is rated and not decided.
    """

    id: str
    created: str
    moved: str


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


# Players.


class Profile(Shape, forbid_unknown_fields=True):
    """Who somebody is here."""

    name: Line
    language: Word | None = None
    """Null: that of the browser."""
    preferences: Preferences = {}
    """The client's."""


class KeptProfile(Profile, kw_only=True, forbid_unknown_fields=False):
    """A profile with the time when it was made."""

    created: str


class Counted(Shape):
    """What a finished game counts for, for the person whom it counts for."""

    seat: SeatId
    place: int
    players: int
    total: int
    totals: dict[SeatId, int]
    sheet: dict[str, int]
    outcome: dict[str, Any]
    """What it counts for in the campaign of its game (`Game.outcome`)."""
    takebacks: bool = False
    """It counts as played and won, but for nothing else."""
    cut_off: bool = False
    """A limit ended it: it counts as played, but for nothing else."""


class PlayedGame(Counted, kw_only=True):
    """A finished game of a profile."""

    id: str
    game: str
    edition: EditionName | None
    finished: str
    seats: list[SeatInfo]
    current: bool
    """Played under the rules and components of this version, so that it can be replayed and exported."""


class Best(Shape):
    """The best total by number of players (`total-solo`, `total-2`) or row of the score sheet (`row-skulls`)."""

    record: str
    value: int
    date: str
    table: str


class Progress(TypedDict):
    """What somebody has reached in a game; one with a campaign says more (`Game.progress`)."""

    records: list[Best]
    games: int
    wins: int
    """First places among several players."""


class GameEntry(Shape):
    """A finished game in a profile's file: its game file, when it ended, and whose game it was."""

    record: Annotated[str, Meta(max_length=LONGEST_FILE)]
    date: Date
    seat: Word


class EditionEntry(GameDraft):
    """A component edition in a profile's file, and when it was last changed."""

    updated: Date


class ProfileFile(Shape, kw_only=True):
    """A profile as a file. Its checksum is the SHA-256 of all else, encoded as JSON with sorted keys and no spaces."""

    kind: str
    format: int
    version: str
    profile: Profile | None
    """Null if none was made."""
    games: list[Any]
    """Each a GameEntry; one that is damaged does not keep the others out."""
    editions: list[EditionEntry]
    left_out: int = 0
    """How many games of other rules or components could not go in."""
    puzzles: list[SolvedPuzzle] = []
    checksum: str = ""


class PuzzleInfo(Shape):
    """A puzzle of a game, and when this player has solved it."""

    id: str
    theme: str
    difficulty: int
    """1 (easy) to 3."""
    players: int
    solved: str | None


class SolvedPuzzle(Shape):
    """A puzzle that somebody has solved, in a profile's file."""

    game: Word
    puzzle: Word
    date: Date


class SeatOffer(Shape):
    """The seat that a link gives, and what its person is called; `mine`: this player has it already."""

    table: str
    game: str
    name: str
    mine: bool


class Belongings(Shape):
    """What somebody has on a server: tables where no game counts (yet), finished games, component editions."""

    name: str | None
    tables: int
    games: int
    editions: int


class KeptAccount(Shape):
    """The name by which somebody signs in, and where to they may be written if they have forgotten the password."""

    name: str
    mail: str | None


class AccountShown(Shape):
    """The account of a player, null if there is none, and what could be brought along to another one."""

    account: KeptAccount | None
    mine: Belongings
    mails: bool
    """Whether the server sends mails, so that a forgotten password can be replaced."""


class Offer(Shape):
    """What joining an identity would lead to, and what there is now; `same`: nothing would change."""

    theirs: Belongings
    mine: Belongings
    same: bool


class LeftOut(Shape):
    """A game of a profile's file that cannot be taken, and why."""

    where: str
    error: Message


class Taken(Shape, order=True):
    """How much of a profile's file was added, and how much was there already."""

    games: int
    known: int
    editions: int = 0
    known_editions: int = 0
    left_out: tuple[LeftOut, ...] = ()
    puzzles: int = 0
