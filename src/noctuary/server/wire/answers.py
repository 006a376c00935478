"""Responses over HTTP."""

from noctuary.kernel.parts.wire import MessageShown
from noctuary.tables.wire.editions import Edition, TableEdition
from noctuary.tables.wire.people import KeptProfile, PuzzleInfo, PuzzleStanding
from noctuary.tables.wire.shapes import Shape
from noctuary.tables.wire.tables import Leader, Listed, OpenTable, OwnRating, TableSummary, WatchedTable


class Failure(Shape):
    """Why a request was refused."""

    error: MessageShown
    text: str
    """The error message in English."""
    where: str
    """The place of the mistake in the request; empty if there is none."""


class HealthShown(Shape):
    """The state of a server on which games can be played."""

    version: str
    status: str = "ok"
    trouble: str | None = None
    """A problem that does not stop the server: the disk is slow, full or read-only."""


class PhaseInfo(Shape):
    """A phase, and the chapter of the rulebook about it."""

    name: str
    chapter: str


class GameInfo(Shape):
    """A game, its possible player counts, and its bots."""

    name: str
    players: tuple[int, ...]
    rules: str
    """The prefix of its rule ids: `NOC` in `NOC-2.3`."""
    bots: list[str]
    styles: list[str]
    """The styles that bot levels may have: a seat can be for `level4-attacker`."""
    courses: list[str]
    """The courses that teach it: the first game (`first`), and the numbered exercises of its lessons (`casting-1`)."""
    puzzles: int
    """The number of puzzles; each is a course called `puzzle-` plus its id."""
    phases: list[PhaseInfo]
    """The phases in order; empty if the game does not list them."""
    choices: dict[str, list[str | int | bool]]
    """Its options other than players and first seat, each with its values, the usual one first; empty if they depend on
    each other.
    """
    orders: bool
    """Whether standing orders can be given."""


class GamesShown(Shape):
    """The games that can be played here."""

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
    """A player's tables, the one with the latest move first."""

    tables: list[TableSummary]


class Created(Shape):
    """The id of a table that was created."""

    id: str


class OpenedPolling(Shape):
    """The id of a socket that is carried by requests."""

    id: str


class Polled(Shape):
    """The server's messages over a socket that is carried by requests."""

    messages: list[str]
    """The messages that the client has not confirmed yet, each as the text that a WebSocket would carry."""
    closed: int | None
    """The code with which the socket was closed after these messages, if it was."""


class EditionOfTable(Shape):
    """How a table's facts differ from the built-in ones; null if they do not."""

    edition: TableEdition | None


class EditionsShown(Shape):
    """A player's component editions, the most recently changed first."""

    editions: list[Edition]


class KeptEdition(Shape):
    """An edition as it is now stored."""

    edition: Edition


class ProfileAnswer(Shape):
    """A player's profile; null if there is none."""

    profile: KeptProfile | None


class Identity(Shape):
    """Whether a player has a recovery phrase."""

    phrase: bool


class Address(Shape):
    """A link. `local`: whether it works only on this machine."""

    address: str
    local: bool


class WatchersLink(Address):
    """The link for watchers of a table, and how many moves late they see everything."""

    late: int


class Invite(Address):
    """A table's invitation link. `host`: whether the player is the host, who may free seats and close the table to
    watchers (`watchers` is then null).
    """

    host: bool
    listed: Listed | None
    """The entry in the public list of tables with free seats; null if it is not listed."""
    watchers: WatchersLink | None


class OpenTables(Shape):
    """The publicly listed tables with free seats, and those that can only be watched, most recently listed first."""

    tables: list[OpenTable]
    watched: list[WatchedTable]


class RatingsShown(Shape):
    """A player's ratings; `hidden`: whether they are hidden from others. `leaders`: the best of everybody's."""

    ratings: list[OwnRating]
    hidden: bool
    leaders: list[Leader]


class ReplayLink(Shape):
    """The public link to a replay, if there is one."""

    link: Address | None


class DeviceLink(Address):
    """A link for another device, valid once, for this number of minutes."""

    minutes: int


class ChannelShown(Shape):
    """A way to send a player reminders. `target`: the address of a browser's push subscription, an email address, or
    the host of a webhook; it is used only once it is `confirmed`, and not for what is `silent`.
    """

    id: str
    kind: str
    target: str
    confirmed: bool
    silent: list[str]


class Reminding(Shape):
    """How a player is reminded. `key`: the public key for push; `mail`: whether the server can send email."""

    channels: list[ChannelShown]
    key: str
    mail: bool


class Phrase(Shape):
    """A new recovery phrase."""

    words: list[str]


class Puzzles(Shape):
    """The puzzles of a game, the id of today's puzzle, and how well this player solves them."""

    puzzles: list[PuzzleInfo]
    daily: str | None
    standing: PuzzleStanding
