"""What a store gives and takes: rows of texts and numbers, news for other servers, and errors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from noctuary.kernel.messages import Refusal


class StoreError(Refusal):
    """Something could not be stored or read; nothing of it has been. The message says why and what to do."""


class Overtaken(StoreError):
    """Somebody else has stored something in the same place; nothing has changed."""


class Row(NamedTuple):
    """A table as it is stored: `header`, `summary` and `outcome` are JSON of `tables.wire`, times are UTC in ISO form.
    `outcome` is None as long as the game counts for nobody.
    """

    id: str
    owner: str
    game: str
    header: str
    summary: str
    created: str
    moved: str
    outcome: str | None = None


COLUMNS: Final = ", ".join(Row._fields)


class EntryRow(NamedTuple):
    """An entry of a log as it is stored, and what it makes of its table. `puzzle`: the one that it has solved;
    `counted`: what the game counts for at each seat, where people sit each at their own screen; `standings`: those of a
    rated game that is decided; `turns`: whose turn begins there and whose is over; `jobs`: what must be done now.
    """

    id: str
    number: int
    line: str
    summary: str
    moved: str
    outcome: str | None = None
    puzzle: str | None = None
    counted: Sequence[tuple[int, str]] = ()
    clock: ClockRow | None = None
    standings: Standings | None = None
    turns: Turns | None = None
    jobs: Sequence[Job] = ()


class Standings(NamedTuple):
    """Who has come in where in a rated game; those who share a place have the same."""

    game: str
    places: Sequence[tuple[str, int]]


class Job(NamedTuple):
    """What one of several servers must do at a table at a time in milliseconds since 1970: make the moves that the
    table makes by itself (`moves`), see whose time is up (`clock`), remind those whose turn it is (`turn`).
    """

    what: str
    table_id: str
    at: int


class Turns(NamedTuple):
    """Whose turn begins, to be reminded of it at the time `due`, and whose is over: of those whom one can remind."""

    due: int
    asked: Sequence[str]
    answered: Sequence[str]


class RatingRow(NamedTuple):
    """What somebody's rating in a game for so many `players` was after so many games, the last of them at a table."""

    owner: str
    game: str
    players: int
    number: int
    table_id: str
    rating: float
    deviation: float
    volatility: float


class Place(NamedTuple):
    """A seat (from 0) that somebody has taken at a table where people sit each at their own screen. `bot`: who plays
    there in place of a person, or of nobody (`owner` is empty then); empty if one has stood in before.
    """

    seat: int
    owner: str
    name: str
    bot: str | None = None


class SeatPass(NamedTuple):
    """What gives away a seat of `owner` until it expires (UTC in ISO form): the digest of what is behind its link."""

    table_id: str
    seat: int
    hash: str
    owner: str
    expires: str


class Listing(NamedTuple):
    """A table where anybody may take a free seat, as it is stored: the language that is spoken there, who is wanted,
    and since when it is listed, UTC in ISO form.
    """

    table_id: str
    owner: str
    language: str
    wanted: str
    made: str


class Said(NamedTuple):
    """A line of the chat at a table, in somebody's own words or as a ready-made `phrase` (one of them is empty), and
    when it was said, UTC in ISO form.
    """

    number: int
    owner: str
    seat: int
    name: str
    text: str
    phrase: str
    said: str
    reported: bool = False


class Chat(NamedTuple):
    """What the people at a table have said to each other, and who may say no more."""

    lines: Sequence[Said] = ()
    silenced: frozenset[str] = frozenset()


class Watching(NamedTuple):
    """A table open to watchers: what their link ends in, and how many moves late they see everything."""

    secret: str
    late: int


class ClockRow(NamedTuple):
    """The clock of a table as it is stored after so many entries: `content` is JSON of `tables.clocks` as it was at the
    time `since`; times are milliseconds since 1970. `seen`: when a server last knew that it ran, None if it runs anyway
    or not at all; `deadline`: when something must be done.
    """

    table_id: str
    revision: int
    since: int
    seen: int | None
    deadline: int | None
    content: str


class OrderRow(NamedTuple):
    """A standing order of whoever has a seat, one of each kind: `content` is JSON of `tables.standing_orders`; `made`:
    how many moves it has made; `ended`: why it stands no longer, empty as long as it does.
    """

    table_id: str
    seat: int
    kind: str
    owner: str
    content: str
    made: int = 0
    ended: str = ""


class Channel(NamedTuple):
    """A way to reach somebody. `target`: a mail address, the address of a webhook, or JSON of a browser's push
    subscription; `address`: where the server was when it was added; `secret`: what the links in its messages end in.
    """

    id: str
    owner: str
    kind: str
    target: str
    language: str
    address: str
    secret: str
    confirmed: int


class Due(NamedTuple):
    """Somebody who is to be reminded of a table in one way, at a time in milliseconds since 1970."""

    table_id: str
    channel: str
    owner: str
    due: int


SEATED: Final = -1
CLOCK: Final = -2
CHATTED: Final = -3
ORDERED: Final = -4


class News(NamedTuple):
    """What another server has stored: entry `number` of the table `id`; 0: the table is deleted; SEATED: somebody has
    taken a seat, or watchers may come, or may no more; CLOCK: its clock has changed; CHATTED: its chat has changed;
    ORDERED: its standing orders have. Without an id: anything may have been missed. `said`: nothing is stored, but
    something was said about that entry (`tables.live.consent`).
    """

    id: str
    number: int
    said: str = ""


class Rematch(NamedTuple):
    """A rematch: the table it is `of`, and the rematch of it that whoever makes this one knows of."""

    of: str
    known: str | None


class Account(NamedTuple):
    """What lets somebody sign in anywhere. `folded`: the name as it is compared; `password`: its hash; `mail`: where
    to somebody who has forgotten it may be written.
    """

    owner: str
    name: str
    folded: str
    password: str
    mail: str | None = None


class ProfileRow(NamedTuple):
    """A profile as it is stored: `preferences` is JSON, `created` is UTC in ISO form."""

    owner: str
    name: str
    language: str | None
    preferences: str
    created: str


class EditionRow(NamedTuple):
    """A component edition as it is stored: `changes` is JSON, `updated` is UTC in ISO form."""

    id: str
    owner: str
    game: str
    name: str
    changes: str
    updated: str


class SolvedRow(NamedTuple):
    """A puzzle that somebody has solved, as it is stored: `solved` is UTC in ISO form."""

    owner: str
    game: str
    puzzle: str
    solved: str
