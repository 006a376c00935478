"""The rows, news and errors of a store."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath
from typing import Final, NamedTuple

from noctuary import locale
from noctuary.kernel.base.messages import Argument, Message, Refusal

DATABASE: Final = "PostgreSQL"
"""What people are told about where a database is."""


class StoreError(Refusal):
    """Something could not be stored or read, and nothing has changed. The message says why and what to do, to anybody:
    it names neither folders nor the database. `text`, for whoever runs the server, does, and gives the system's reason.
    """

    def __init__(self, id: str, arguments: dict[str, Argument] | None = None, reason: str = "") -> None:
        super().__init__(id, arguments)
        self._whole: Message = self.message
        self._reason: str = reason
        path = str(self.message.arguments.get("path", ""))
        shown: dict[str, Argument] = {"path": DATABASE if "://" in path else PurePath(path).name} if path else {}
        self.message = Message(id, {**self.message.arguments, **shown})

    def text(self, language: str = "en", namer: locale.Namer = locale.as_is) -> str:
        """The reason with the place of the store, and what the system says."""
        reason = locale.text(language, self._whole.id, self._whole.arguments, namer)
        return f"{reason} ({locale.quote(self._reason)})" if self._reason else reason


class Overtaken(StoreError):
    """Another server or request has already stored a row with the same key; nothing has changed."""


class Gone(StoreError):
    """The player was meanwhile merged into another, in another window or server; nothing has changed."""


class Row(NamedTuple):
    """A stored table. `header`, `summary` and `outcome` are JSON of `tables.wire`; times are UTC in ISO format.
    `outcome` is None while the game counts for nobody.
    """

    id: str
    owner: str
    game: str
    header: str
    summary: str
    created: str
    moved: str
    outcome: str | None = None
    deals: int = 0
    """How often its cards have been dealt or taken back."""


class EntryRow(NamedTuple):
    """An entry of a log to be stored, and its effects. `puzzle`: the puzzle that it solves (True) or misses (False);
    `counted`: the outcome for each seat at separate screens; `standings`: those of a rated game that it decides;
    `told`: who is told of it; `jobs`: jobs to schedule; `deals`: for the first entry, `Row.deals` when
    it was made.
    """

    id: str
    number: int
    line: str
    summary: str
    moved: str
    outcome: str | None = None
    puzzle: tuple[str, bool] | None = None
    counted: Sequence[tuple[int, str]] = ()
    clock: ClockRow | None = None
    standings: Standings | None = None
    told: Noticed | None = None
    jobs: Sequence[Job] = ()
    deals: int | None = None


class Standings(NamedTuple):
    """The result of a rated game for this number of players: the rank of each seat (from 0) of a person; those who tie
    share theirs.
    """

    game: str
    players: int
    places: Sequence[tuple[int, int]]


class Job(NamedTuple):
    """A job that one of several servers must do at a table, at a time in milliseconds since 1970: make the automatic
    moves (`moves`), check the clock (`clock`), or send reminders (`turn`).
    """

    what: str
    table_id: str
    at: int


class Notice(NamedTuple):
    """What a player is told about a table if they can be reached and are absent when it is `due`: that it is their
    `turn`, that their `time` is nearly up, that all `seats` are taken, that somebody has `given-up`, the `result` is
    there, or somebody asks for a `rematch`.
    """

    table_id: str
    kind: str
    due: int
    owner: str


class Noticed(NamedTuple):
    """What follows from an entry for the players who can be reached: new `notices`, and those whose turn is over."""

    notices: Sequence[Notice]
    answered: Sequence[str]


class RatingRow(NamedTuple):
    """A player's rating in a game for this number of `players`, after `number` games, the last of them at a table."""

    owner: str
    game: str
    players: int
    number: int
    table_id: str
    rating: float
    deviation: float
    volatility: float


GONE: Final = "gone-"
"""The beginning of the ids of players who deleted everything during a game; nobody can become such a player."""


class TakenSeat(NamedTuple):
    """A taken seat (from 0) at a table with separate screens. `bot`: the bot that plays there, for a person unless
    `owner` is empty; an empty string if one has stood in earlier. `addition`: the person's addition to the deal, in
    hexadecimal. `taken`: when the person joined, if the table already existed (UTC in ISO format).
    """

    seat: int
    owner: str
    name: str
    bot: str | None = None
    addition: str | None = None
    taken: str | None = None


class Credential(NamedTuple):
    """A secret that its holder may use, as the store knows it: its `hash`, what it `opens` (the "identity" or the
    "account" of `owner`, the confirmation of their "mail" address, or a "seat" of theirs at a table; `seat` is -1 for
    all others), whether only `once`, and when it expires (UTC in ISO format; None: never). `mail`: the address to which
    it was sent.
    """

    hash: str
    opens: str
    once: int
    owner: str
    expires: str | None
    table_id: str | None = None
    seat: int = -1
    mail: str | None = None


class Listing(NamedTuple):
    """A publicly listed table: the language spoken there, who is wanted, and when it was listed (UTC in ISO format)."""

    table_id: str
    owner: str
    language: str
    wanted: str
    """`nobody` once the table has been full: then it is listed only for those who want to watch."""
    made: str


class Said(NamedTuple):
    """A chat line at a table, as text or as a ready-made `phrase` (the other is empty), and when it was said (UTC in
    ISO format). `seat`: negative for a watcher (WATCHER).
    """

    number: int
    owner: str
    seat: int
    name: str
    text: str
    phrase: str
    said: str
    reported: bool = False


NEWCOMERS: Final = "*"
"""Stands for all newcomers among the silenced players of a table."""


class Chat(NamedTuple):
    """The chat of a table, and the silenced players (NEWCOMERS: all newcomers)."""

    lines: Sequence[Said] = ()
    silenced: frozenset[str] = frozenset()


class Watching(NamedTuple):
    """How a table is open to watchers: the secret of the link, and how many moves late everything is shown."""

    secret: str
    late: int


class ClockRow(NamedTuple):
    """The clock of a table at a `revision`. `content`: JSON of `tables.live.time.clocks` at the time `since`; times are
    milliseconds since 1970. `seen`: when a server last saw it running, None if it does not depend on servers or is
    stopped; `deadline`: when it must be acted on.
    """

    table_id: str
    revision: int
    since: int
    seen: int | None
    deadline: int | None
    content: str


class OrderRow(NamedTuple):
    """A standing order, at most one of each kind per seat. `content`: JSON, see `tables.people.standing_orders`;
    `made`: how many moves it has made; `ended`: why it has ended, empty while it is active.
    """

    table_id: str
    seat: int
    kind: str
    owner: str
    content: str
    made: int = 0
    ended: str = ""


class Channel(NamedTuple):
    """A channel for reaching a player. `target`: an email address, a webhook URL, or JSON of a browser's push
    subscription; `address`: the server's URL when the channel was added; `secret`: the secret in the links of its
    messages; `silent`: the kinds of notices that are not sent there, separated by spaces.
    """

    id: str
    owner: str
    kind: str
    target: str
    language: str
    address: str
    secret: str
    confirmed: int
    silent: str = ""


class DueReminder(NamedTuple):
    """A notice (of this kind) due on one channel, at a time in milliseconds since 1970."""

    table_id: str
    channel: str
    kind: str
    owner: str
    due: int


SEATED: Final = -1
CLOCK: Final = -2
CHATTED: Final = -3
ORDERED: Final = -4


class CommentRow(NamedTuple):
    """A comment of the player at a seat (from 0) on a step of a finished game."""

    step: int
    owner: str
    seat: int
    text: str


class News(NamedTuple):
    """What another server has stored. `number`: the number of a new entry of the table `id`, or 0: the table is
    deleted; SEATED: its seats or watchers have changed; CLOCK: its clock has; CHATTED: its chat has; ORDERED:
    its standing orders have. An empty `id`: anything may have been missed. `said`: nothing is stored, but a message
    about that entry was sent (`tables.live.moving.consent`).
    """

    id: str
    number: int
    said: str = ""


class Account(NamedTuple):
    """An account for signing in on any device. `folded`: the name in the form used for comparisons; `password`: its
    hash; `mail`: the email address for password recovery, and whether it was `confirmed`.
    """

    owner: str
    name: str
    folded: str
    password: str
    mail: str | None = None
    confirmed: int = 0


class ProfileRow(NamedTuple):
    """A stored profile: `preferences` is JSON, `created` is UTC in ISO format."""

    owner: str
    name: str
    language: str | None
    preferences: str
    created: str


class EditionRow(NamedTuple):
    """A stored component edition: `changes` is JSON, `updated` is UTC in ISO format."""

    id: str
    owner: str
    game: str
    name: str
    changes: str
    updated: str


class SolvedRow(NamedTuple):
    """A puzzle that a player has tried: when it was solved (empty: not yet), and when the first answer was given if
    that was wrong. Both are UTC in ISO format.
    """

    owner: str
    game: str
    puzzle: str
    solved: str
    missed: str | None = None


class SheetRow(NamedTuple):
    """A sheet of the table companion: `content` is JSON as its page wrote it, empty once the sheet is deleted;
    `version` counts its changes; whoever knows the id of a `shared` one may read and change it.
    """

    id: str
    owner: str
    kind: str
    version: int
    shared: int
    content: str
