"""Answers over HTTP."""

from __future__ import annotations

from noctuary.kernel.wire import Message
from noctuary.tables.wire.editions import Edition, TableEdition
from noctuary.tables.wire.people import KeptProfile, PlayedGame, PuzzleInfo
from noctuary.tables.wire.shapes import Shape
from noctuary.tables.wire.tables import Listed, OpenTable, Rating, TableSummary


class Failure(Shape):
    """Why a request was refused."""

    error: Message
    text: str
    """The same in English."""
    where: str
    """The place in what was sent; empty if there is none."""


class Health(Shape):
    """The server answers, and who asked for its health can play."""

    version: str
    status: str = "ok"
    trouble: str | None = None
    """What is wrong though the server answers: the disk is slow, or full, or may not be written to."""


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
    terms: dict[str, list[str]]
    """How words for its terms begin, in any language and in earlier versions, and what its texts call the same; a space
    at the end: the whole word.
    """


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


class Identity(Shape):
    """What leads to a player: whether a recovery phrase does."""

    phrase: bool


class Address(Shape):
    """A link, and its QR code (a data URL). `local`: it leads only to this machine."""

    address: str
    qr: str
    local: bool


class WatchersLink(Address):
    """The link for those who only watch a table, and by how many moves late."""

    late: int


class Invite(Address):
    """The link to a table; its host may free seats, and close it to watchers (`watchers` is null then)."""

    host: bool
    listed: Listed | None
    """What is said about it where anybody may take a free seat; null: it is not listed."""
    watchers: WatchersLink | None


class OpenTables(Shape):
    """The tables where anybody may take a free seat, those listed last first."""

    tables: list[OpenTable]


class Ratings(Shape):
    """A player's ratings; `hidden`: nobody else sees them."""

    ratings: list[Rating]
    hidden: bool


class ReplayLink(Shape):
    """The link by which anybody may see a replay, if there is one."""

    link: Address | None


class Link(Address):
    """One for another device, good once and for so many minutes."""

    minutes: int


class Channel(Shape):
    """A way to reach a player. `target`: the address of a browser's push subscription, that of mails, or the host of a
    webhook; it is used once it is `confirmed`.
    """

    id: str
    kind: str
    target: str
    confirmed: bool


class Reminding(Shape):
    """How a player is reminded. `key`: the one that push subscriptions are for; `mail`: whether mails can be sent."""

    channels: list[Channel]
    key: str
    mail: bool


class Phrase(Shape):
    """A new recovery phrase."""

    words: list[str]


class Puzzles(Shape):
    """The puzzles of a game, and the id of today's."""

    puzzles: list[PuzzleInfo]
    daily: str | None


class PlayedGames(Shape):
    """The finished games that count for a player, last finished first."""

    games: list[PlayedGame]
