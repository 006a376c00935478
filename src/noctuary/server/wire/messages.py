"""What clients and the server say to each other over the socket."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType, field
from msgspec.json import Decoder

from noctuary.kernel.moves import Reference
from noctuary.kernel.wire import Message, SeatId
from noctuary.tables.wire.shapes import Line, Shape, Word
from noctuary.tables.wire.views import Hint, OrderForm, StandingOrder, View

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
client_message: Final = Decoder[ClientMessage](ClientMessage)


def encode(message: ServerMessage) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()
