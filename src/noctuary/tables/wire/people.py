"""What is known and kept of players."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from msgspec import Meta

from noctuary.kernel.wire import Message, SeatId
from noctuary.tables.wire.editions import EditionName, GameDraft
from noctuary.tables.wire.shapes import LONGEST_FILE, Date, Line, Preferences, Shape, Word
from noctuary.tables.wire.tables import SeatInfo


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
