"""What clients and the server say to each other. What comes in is bounded, and refused with the place of the mistake.
What the answers are about is declared in `tables.wire`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType, field
from msgspec.json import Decoder

from noctuary.kernel.moves import Reference
from noctuary.kernel.wire import Message, SeatId
from noctuary.tables.setup import SEEDS
from noctuary.tables.wire import (
    Draft,
    Edition,
    GameDraft,
    Hint,
    KeptProfile,
    Line,
    PlayedGame,
    Profile,
    PuzzleInfo,
    SeatSetup,
    Shape,
    TableEdition,
    TableSummary,
    View,
    Word,
)

LONGEST_BODY: Final = 16 * 1024
LONGEST_EDITION: Final = 256 * 1024
"""Bytes of whatever may hold an edition, also one in which every fact of a box is changed."""
LONGEST_PROFILE: Final = 16 * 1024 * 1024
"""Bytes of a profile with its games, thousands of them."""
LONGEST_MESSAGE: Final = 4 * 1024
"""Bytes of a message over the socket."""

Seat = Annotated[SeatId, Meta(max_length=64)]
Count = Annotated[int, Meta(ge=0, lt=1 << 31)]
Few = Meta(max_length=8)
References = Annotated[
    dict[Word, Word | Annotated[list[Word], Few]],
    Few,
    Meta(title="References", description="Ids of things on the table by their kinds; several of one kind as a list."),
]


# Bodies of requests.


class NewTable(Shape, forbid_unknown_fields=True):
    """A new table."""

    game: Word
    seats: Annotated[list[SeatSetup], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = field(default_factory=dict)
    seed: Annotated[int, Meta(ge=0, lt=SEEDS)] | None = None
    """Without one, a random one that nobody can guess."""
    me: Seat | None = None
    """The seat of the person whom the game counts for; without it that of the first person."""
    edition: Draft | None = None
    """The component edition it is played with; without it the built-in facts."""
    course: Word | None = None
    """What guides the person on the first seat: it has its own options and its own deal, and counts for nobody."""


class PlayOn(Shape, forbid_unknown_fields=True):
    """A table that goes on from a finished game."""

    step: Annotated[int, Meta(ge=0, lt=1 << 31)]
    """After so many of its entries."""
    seats: Annotated[list[SeatSetup], Meta(min_length=1, max_length=8)]


# Messages of clients.


class Tagged(Shape, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """A message over the socket; the answer repeats its `tag`."""

    tag: Word | None = None


class Hello(Tagged, tag="hello"):
    """The first message: what this client knows already (the number of the last log entry, and the revision and the
    seat of the last view), and whose eyes it wants.
    """

    seen: Count = 0
    revision: Count = 0
    seat: Seat | None = None
    """Without it the only person, among several the one who moved last."""


class Show(Tagged, tag="show"):
    """The screen is in the hands of this seat now."""

    seat: Seat


class Pace(Tagged, tag="pace"):
    """How fast bots shall move for this screen; several screens take as long as the slowest wants."""

    speed: Literal["slow", "normal", "fast", "once"]


class Move(Tagged, tag="move"):
    """A move of the seat shown, chosen from the view with this revision."""

    line: Line
    revision: Count


class Ask(Tagged, tag="ask"):
    """What a line, or the things in `references`, would do."""

    line: Line | None = None
    seat: Seat | None = None
    references: References = field(default_factory=dict)

    def things(self) -> list[Reference]:
        """The things asked about, one by one."""
        pairs = [(kind, [ids] if isinstance(ids, str) else ids) for kind, ids in self.references.items()]
        return [Reference(kind, id) for kind, ids in pairs for id in ids]


class TakeBack(Tagged, tag="undo"):
    """Take back the last move, as seen in the view with this revision."""

    revision: Count


class Resign(Tagged, tag="resign"):
    """Give up."""

    seat: Seat


class AskHint(Tagged, tag="hint"):
    """What the strongest level would do as the seat shown, asked from the view with this revision."""

    revision: Count


ClientMessage = Hello | Show | Pace | Move | Ask | TakeBack | Resign | AskHint


# Messages of the server, beside the view.


class Accepted(Shape, tag_field="type", tag="accepted"):
    """A move, undo or resignation is stored for good."""

    tag: str | None


class Refused(Shape, tag_field="type", tag="refused"):
    """Nothing has changed."""

    tag: str | None
    error: Message
    rule: str | None
    """The one that forbids it."""


class Answer(Shape, tag_field="type", tag="answer"):
    """What would happen, or why not."""

    tag: str | None
    legal: bool
    line: str | None
    """The only legal move that was meant, or the line that was asked about."""
    lines: list[str] | UnsetType = UNSET
    """All legal moves that touch what was asked about."""
    preview: list[Message] | UnsetType = UNSET
    """What follows for certain, if it is a single one."""
    error: Message | UnsetType = UNSET
    """Of several refusals the one that most moves agree with."""
    rule: str | UnsetType | None = UNSET


class Advice(Shape, tag_field="type", tag="hint"):
    """A hint, some seconds after it was asked for."""

    tag: str | None
    hint: Hint


ServerMessage = View[Any] | Accepted | Refused | Answer | Advice


# Answers over HTTP.


class Failure(Shape):
    """Why a request was refused."""

    error: Message
    text: str
    """The same in English."""
    where: str
    """The place in what was sent; empty if there is none."""


class Health(Shape):
    """The store can be read."""

    version: str
    status: str = "ok"


class GameInfo(Shape):
    """A game, by how many it can be played, and the bots that know it."""

    name: str
    players: tuple[int, ...]
    rules: str
    """The letters before the numbers of its rules: `NOC` in `NOC-2.3`."""
    bots: list[str]
    styles: list[str]
    """Which the levels among them may have: a seat is for `level4-attacker`."""
    courses: list[str]
    """What it teaches: the first game (`first`), and the exercises of its lessons, each numbered (`casting-1`)."""
    puzzles: int
    """How many it has; each is a course called `puzzle-` and its id."""


class Games(Shape):
    """What can be played here."""

    games: list[GameInfo]
    version: str


class Rule(Shape):
    """A rule of the rulebook in Markdown."""

    id: str
    text: str


class Rules(Shape):
    """The rulebook, in the order of the book."""

    rules: list[Rule]


class Tables(Shape):
    """The tables of a player, last moved first."""

    tables: list[TableSummary]


class Created(Shape):
    """A table was made."""

    id: str


class EditionOfTable(Shape):
    """What differs on a table from the built-in facts; null: nothing."""

    edition: TableEdition | None


class Editions(Shape):
    """The component editions of a player, last changed first."""

    editions: list[Edition]


class KeptEdition(Shape):
    """An edition as it is kept now."""

    edition: Edition


class ProfileAnswer(Shape):
    """Who a player is; null if no profile was made."""

    profile: KeptProfile | None


class Puzzles(Shape):
    """The puzzles of a game, and the id of today's."""

    puzzles: list[PuzzleInfo]
    daily: str | None


class PlayedGames(Shape):
    """The finished games that count for a player, last finished first."""

    games: list[PlayedGame]


new_table: Final = Decoder(NewTable)
play_on: Final = Decoder(PlayOn)
profile: Final = Decoder(Profile)
game_draft: Final = Decoder(GameDraft)
draft: Final = Decoder(Draft)
client_message: Final = Decoder[ClientMessage](ClientMessage)


def encoded(message: ServerMessage) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()
