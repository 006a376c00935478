"""Data about players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypedDict

from msgspec import Meta

from noctuary.kernel.parts.wire import MessageShown, SeatId
from noctuary.tables.wire.editions import EditionName, GameDraft
from noctuary.tables.wire.shapes import LONGEST_FILE, LONGEST_SHEET, Date, Line, Preferences, Shape, Word
from noctuary.tables.wire.tables import SeatInfo


class Profile(Shape, forbid_unknown_fields=True):
    """A player's profile."""

    name: Line
    language: Word | None = None
    """Null: the browser's language."""
    preferences: Preferences = {}
    """The client's preferences."""


class KeptProfile(Profile, kw_only=True, forbid_unknown_fields=False):
    """A stored profile, with the time when it was created."""

    created: str


class Counted(Shape):
    """The outcome of a finished game for a person for whom it counts."""

    seat: SeatId
    place: int
    players: int
    total: int
    totals: dict[SeatId, int]
    sheet: dict[str, int]
    outcome: Mapping[str, Any]
    """The outcome in the game's campaign (`Game.outcome`)."""
    takebacks: bool = False
    """Whether there were take-backs: then the game counts as played and won, but for nothing else."""
    cut_off: bool = False
    """Whether a limit ended the game: then it counts as played, but for nothing else."""
    given_up: bool = False
    """Whether this player or all others gave up: then it counts as played and won or lost, but for nothing else."""

    @property
    def won(self) -> bool:
        """Whether this is the first place among several."""
        return self.place == 1 and self.players > 1 and not self.cut_off


class StoredOutcome(Counted, kw_only=True):
    """An outcome as it is stored, with the `head` of the game's file, which holds as long as the `sum` does; no names,
    since people may still be forgotten.
    """

    head: list[str] = []
    sum: int = -1


class PlayedGame(Counted, kw_only=True):
    """A finished game in a profile."""

    id: str
    game: str
    edition: EditionName | None
    finished: str
    seats: list[SeatInfo]
    current: bool
    """Whether its rules and components are those of this version, so that it can be replayed and exported."""
    together: bool
    """Whether its players used separate screens."""


class PlayedGames(Shape):
    """A page of the finished games that count for a player, the most recently finished first; the number of all of them
    by game (`total`), and of those won (`won`).
    """

    games: list[PlayedGame]
    total: dict[str, int]
    won: int


class Best(Shape):
    """A record: the best total for a number of players (`total-solo`, `total-2`) or row of the sheet (`row-skulls`)."""

    record: str
    value: int
    date: str
    table: str


class Progress(TypedDict):
    """A player's progress in a game; a game with a campaign adds more (`Game.progress`)."""

    records: list[Best]
    tally: dict[str, list[int]]
    """The numbers of games and of wins (first places in games of several players), by the number of players."""
    bot: str
    """The bot that the player would beat half of the time (`results.strength`)."""


MAX_SHEETS: Final = 500
"""How many sheets one player may store; deleted ones do not count."""
MAX_EDITIONS: Final = 100
"""How many editions one player may store."""
MERGED: Final = 4
"""How many times as much a player whose profile was merged with others may have."""
MOST_GAMES: Final = 20_000
MOST_PUZZLES: Final = 5000
"""How many games and puzzles a profile's file may have: an answer names each game that cannot be imported."""
SheetId = Annotated[str, Meta(pattern=r"^[a-z0-9]{20,40}(?!\n)$")]
SheetKind = Annotated[str, Meta(pattern=r"^[a-z-]{1,64}(?!\n)$")]
SheetPlace = Literal["mine", "shared", "guest"]
"""A sheet is the player's alone, the player's and shared, or shared by somebody else."""


class KeptSheet(Shape):
    """A sheet of the table companion: its content as JSON text that only pages understand, empty if it was deleted."""

    id: SheetId
    kind: SheetKind
    version: Annotated[int, Meta(ge=0, lt=(1 << 31) - 1)]
    """How often it was changed; from a page, the version that was changed."""
    shared: bool
    content: Annotated[str, Meta(max_length=LONGEST_SHEET, pattern="^[^\\x00]*$")]


class SheetsKnown(Shape, forbid_unknown_fields=True):
    """What a page knows of one kind of sheets: versions by id, and the sheets changed there."""

    kind: SheetKind
    known: Annotated[dict[SheetId, int], Meta(max_length=MERGED * MAX_SHEETS)]
    changed: Annotated[list[KeptSheet], Meta(max_length=3)] = []


class SheetsShown(Shape):
    """The sheets whose present version a page does not know, and for each of all sheets, by id, whose it is."""

    sheets: list[KeptSheet]
    places: dict[str, SheetPlace]


class GameEntry(Shape):
    """A finished game in an exported profile: its game file, when it ended, and the player's seat."""

    record: Annotated[str, Meta(max_length=LONGEST_FILE)]
    date: Date
    seat: Word


class EditionEntry(GameDraft):
    """A component edition in an exported profile, and when it was last changed."""

    updated: Date


class ProfileFile(Shape, kw_only=True):
    """An exported profile. Its checksum is the SHA-256 of the rest, encoded as JSON with sorted keys and no spaces."""

    kind: str
    format: int
    version: str
    profile: Profile | None
    """Null if there is none."""
    games: Annotated[list[Any], Meta(max_length=MOST_GAMES)]
    """Each is a GameEntry; a damaged one does not prevent importing the others."""
    editions: Annotated[list[EditionEntry], Meta(max_length=MERGED * MAX_EDITIONS)]
    left_out: int = 0
    """How many games were left out because of other rules or components, and how much because it was too much."""
    puzzles: Annotated[list[SolvedPuzzle], Meta(max_length=MOST_PUZZLES)] = []
    sheets: Annotated[list[KeptSheet], Meta(max_length=MERGED * MAX_SHEETS)] = []
    checksum: str = ""


class PuzzleInfo(Shape):
    """A puzzle, and when this player solved it. `picture`: the content of a small drawing, as the game defines it."""

    id: str
    theme: str
    difficulty: int
    """From 1 (easy) to 3."""
    rating: int
    """How hard it is, on the scale of the players' ratings."""
    players: int
    solved: str | None
    missed: bool
    """Whether this player's first answer was wrong."""
    picture: dict[str, Any]


class PuzzleStanding(Shape):
    """How well a player solves the puzzles of a game: their rating (Glicko-2) and its deviation, the rating's change by
    the first answer to the puzzle `last`, and how many they have solved in a row, now and at best.
    """

    rating: int
    deviation: int
    change: int
    streak: int
    best: int
    last: str | None
    """Null if no puzzle was tried yet."""


class SolvedPuzzle(Shape):
    """A puzzle in an exported profile: when it was solved, and when it was first answered wrongly before that."""

    game: Word
    puzzle: Word
    date: Date | None = None
    missed: Date | None = None


class SeatOffer(Shape):
    """The seat that a link hands over, and its player's name; `mine`: this player has it already."""

    table: str
    game: str
    name: str
    mine: bool


class Belongings(Shape):
    """What a player has on a server: tables where no game counts (yet), finished games, component editions; `rated`:
    the number of running rated games, which the player would lose by leaving.
    """

    name: str | None
    tables: int
    games: int
    editions: int
    rated: int


class KeptAccount(Shape):
    """The name for signing in, and the email address for password recovery."""

    name: str
    mail: str | None
    confirmed: bool
    """Whether the link in an email to this address was used. Until then, nothing else is sent there."""


class AccountShown(Shape):
    """The player's account, null if there is none, and what could be transferred to another one."""

    account: KeptAccount | None
    mine: Belongings
    mails: bool
    """Whether the server sends email, so that a forgotten password can be replaced."""


class SignInOffer(Shape):
    """The data of the player to sign in as, and of the present one; `same`: they are the same player."""

    theirs: Belongings
    mine: Belongings
    same: bool


class LeftOut(Shape):
    """A game in an exported profile that cannot be imported, and why."""

    where: str
    error: MessageShown


class Taken(Shape, order=True):
    """How much of an exported profile was imported, and how much existed already."""

    games: int
    known: int
    editions: int = 0
    known_editions: int = 0
    left_out: tuple[LeftOut, ...] = ()
    puzzles: int = 0
