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
from noctuary.server.configuration import MailAddress
from noctuary.tables.setup import SEEDS
from noctuary.tables.wire import (
    AddedToDeal,
    Draft,
    Edition,
    GameDraft,
    Hint,
    KeptProfile,
    Line,
    Listed,
    OpenTable,
    OrderForm,
    PlayedGame,
    Profile,
    PuzzleInfo,
    Rating,
    SeatSetup,
    Shape,
    StandingOrder,
    TableEdition,
    TableSummary,
    Timing,
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
    """Without one, the table has a deal that nobody chose."""
    deal: AddedToDeal | None = None
    """Without it, the server adds something itself."""
    me: Seat | None = None
    """The seat of the person whom the game counts for; without it that of the first person."""
    edition: Draft | None = None
    """The component edition it is played with; without it the built-in facts."""
    timing: Timing | None = None
    """How much time people have; only where a seat is left open."""
    rated: bool = False
    """It changes the ratings of those who play; only where each seat is for a person of their own."""
    course: Word | None = None
    """What guides the person on the first seat: it has its own options and its own deal, and counts for nobody."""


class Rematch(Shape, forbid_unknown_fields=True):
    """The same table once more."""

    deal: AddedToDeal | None = None


class PlayOn(Shape, forbid_unknown_fields=True):
    """A table that goes on from a finished game."""

    step: Annotated[int, Meta(ge=0, lt=1 << 31)]
    """After so many of its entries."""
    seats: Annotated[list[SeatSetup], Meta(min_length=1, max_length=8)]
    """Those that are `open` are left to the people who sat there, each at their own screen."""


class Secret(Shape, forbid_unknown_fields=True):
    """What leads to an identity: the end of a link, or the words of a recovery phrase."""

    secret: Annotated[str, Meta(min_length=1, max_length=400)]


class AddPush(Shape, tag_field="kind", tag="push", forbid_unknown_fields=True):
    """Reach me by messages to this browser, in a language: its push subscription."""

    language: Literal["en", "pl", "de"]
    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=100)]


class AddMail(Shape, tag_field="kind", tag="mail", forbid_unknown_fields=True):
    """Reach me by mail."""

    language: Literal["en", "pl", "de"]
    address: MailAddress


class AddWebhook(Shape, tag_field="kind", tag="webhook", forbid_unknown_fields=True):
    """Reach me by a webhook: one of Discord, or one that takes what Slack's do."""

    language: Literal["en", "pl", "de"]
    url: Annotated[str, Meta(max_length=1000)]


AddChannel = AddPush | AddMail | AddWebhook


class LetWatch(Shape, forbid_unknown_fields=True):
    """Watchers may come, and see everything so many moves late."""

    late: Annotated[int, Meta(ge=0, le=100)]


class Take(Secret, forbid_unknown_fields=True):
    """A free seat to be taken, under a name."""

    seat: Seat
    name: Word


class HideRatings(Shape, forbid_unknown_fields=True):
    """Whether others see one's ratings."""

    hidden: bool


class Join(Secret, forbid_unknown_fields=True):
    """Use it; `bring`: with everything that this browser has."""

    bring: bool


Password = Annotated[str, Meta(max_length=400)]


class PasswordGiven(Shape, forbid_unknown_fields=True):
    """That of one's own account."""

    password: Password


class NewPassword(PasswordGiven, forbid_unknown_fields=True):
    """Another one in its place."""

    new: Password


class NewMail(PasswordGiven, forbid_unknown_fields=True):
    """Another address, or none."""

    mail: MailAddress | None


class NewAccount(NewMail, forbid_unknown_fields=True):
    """An account for this player."""

    name: Annotated[str, Meta(max_length=100)]


class Forgotten(Shape, forbid_unknown_fields=True):
    """The name of an account whose password somebody has forgotten."""

    name: Annotated[str, Meta(max_length=100)]


class Recover(Secret, forbid_unknown_fields=True):
    """What stood in the mail, and another password."""

    new: Password


class SignIn(PasswordGiven, forbid_unknown_fields=True):
    """Use an account; `bring`: with everything that this browser has."""

    name: Annotated[str, Meta(max_length=100)]
    bring: bool


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
    """Take back the last move, as seen in the view with this revision; where others sit at their own screens, ask them
    to agree.
    """

    revision: Count
    knowingly: bool = False
    """Also where that `tells` something, which is refused otherwise."""


class Consent(Tagged, tag="consent"):
    """An answer to whoever asks to take back the last move, as seen in the view with this revision; by that one: no
    longer to ask.
    """

    agree: bool
    revision: Count


class Resign(Tagged, tag="resign"):
    """Give up."""

    seat: Seat


class AskHint(Tagged, tag="hint"):
    """What the strongest level would do as the seat shown, asked from the view with this revision."""

    revision: Count


class Pause(Tagged, tag="pause"):
    """The people at this screen want the clocks to stop, or to go on if they are stopped; not `wanted`: they turn that
    down.
    """

    wanted: bool


class Say(Tagged, tag="say"):
    """A line for the others at the table, in one's own words or, without any, as a phrase that everybody reads in their
    own language.
    """

    text: Line = ""
    phrase: Literal["luck", "moment", "thanks"] | None = None


class Report(Tagged, tag="report"):
    """Show a line of the chat to the host, who is not told by whom."""

    number: Count


class Silence(Tagged, tag="silence"):
    """The host lets whoever has a seat say nothing more, or speak again."""

    seat: Seat
    silent: bool


class Lead(Tagged, tag="lead"):
    """Lead the others through the replay of a game that is over, to this step and these eyes."""

    step: Count | None
    """Null: lead nobody any more."""
    eyes: Seat | None = None
    """Null: those of a spectator."""
    analysing: bool = False
    """With the analysis beside it."""
    take: bool = False
    """Also if this screen has not led until now."""


class Order(Tagged, tag="order"):
    """A standing order of the seat shown, instead of any of the same kind: its form, filled in."""

    kind: Word
    values: Annotated[dict[Word, Annotated[list[Word], Meta(max_length=64)]], Few] = field(default_factory=dict)


class Withdraw(Tagged, tag="withdraw"):
    """The standing order of this kind stands no longer."""

    kind: Word


class AskOrders(Tagged, tag="orders"):
    """Which standing orders may the seat shown give?"""


ClientMessage = (
    Hello
    | Show
    | Pace
    | Move
    | Ask
    | TakeBack
    | Consent
    | Resign
    | AskHint
    | Pause
    | Say
    | Report
    | Silence
    | Lead
    | Order
    | Withdraw
    | AskOrders
)


# Messages of the server, beside the view.


class Accepted(Shape, tag_field="type", tag="accepted"):
    """A move, undo, resignation or line of the chat is stored for good, or a word about an undo is passed on."""

    tag: str | None


class Refused(Shape, tag_field="type", tag="refused"):
    """Nothing has changed."""

    tag: str | None
    error: Message
    rule: str | None
    """The one that forbids it."""
    wait: int | None = None
    """Seconds after which it may be tried again, where too much was asked."""


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


class ChatLine(Shape):
    """What somebody has said, in words or as a phrase (one of them is empty); the name is that of then."""

    number: int
    seat: SeatId
    name: str
    text: str
    phrase: str
    said: str
    reported: bool
    """Somebody wants the host to see it; told to the host alone."""


class Chat(Shape, tag_field="type", tag="chat"):
    """What was said at the table after the line number `after` (0: all of it), for those who sit there and the host."""

    after: int
    lines: list[ChatLine]
    silent: list[SeatId]
    """The seats of those whom the host lets say nothing."""
    host: bool
    """Whether this is for the host."""


class Led(Shape, tag_field="type", tag="led"):
    """Where somebody leads the others through the replay."""

    seat: SeatId | None
    """Who; null: nobody."""
    yours: bool
    """At this screen."""
    step: int
    eyes: SeatId | None
    analysing: bool
    branch: str | None
    """The id of the table that was made last to play on from there together."""
    rematch: str | None
    """The id of that for a rematch."""


class OrderForms(Shape, tag_field="type", tag="forms"):
    """The standing orders that may be given now."""

    tag: str | None
    forms: list[OrderForm]


class StandingOrders(Shape, tag_field="type", tag="standing"):
    """The standing orders of the seat shown, whenever they have changed; told to nobody else."""

    orders: list[StandingOrder]


ServerMessage = View[Any] | Accepted | Refused | Answer | Advice | Chat | Led | OrderForms | StandingOrders


# Answers over HTTP.


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


new_table: Final = Decoder(NewTable)
rematch: Final = Decoder(Rematch)
play_on: Final = Decoder(PlayOn)
profile: Final = Decoder(Profile)
secret: Final = Decoder(Secret)
join: Final = Decoder(Join)
add_channel: Final = Decoder[AddChannel](AddChannel)
take: Final = Decoder(Take)
password_given: Final = Decoder(PasswordGiven)
new_password: Final = Decoder(NewPassword)
new_mail: Final = Decoder(NewMail)
new_account: Final = Decoder(NewAccount)
sign_in: Final = Decoder(SignIn)
forgotten: Final = Decoder(Forgotten)
recover: Final = Decoder(Recover)
seat_setup: Final = Decoder(SeatSetup)
listed: Final = Decoder(Listed)
let_watch: Final = Decoder(LetWatch)
hide_ratings: Final = Decoder(HideRatings)
game_draft: Final = Decoder(GameDraft)
draft: Final = Decoder(Draft)
client_message: Final = Decoder[ClientMessage](ClientMessage)


def encode(message: ServerMessage) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()
