"""Messages between clients and the server over the WebSocket."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType, field
from msgspec.json import Decoder

from noctuary.kernel.parts.moves import Reference
from noctuary.kernel.parts.wire import MessageShown, SeatId
from noctuary.tables.wire.shapes import Line, Shape, Word
from noctuary.tables.wire.views import Hint, OrderForm, StandingOrder, View

LONGEST_MESSAGE: Final = 4 * 1024
"""Maximum bytes of a message from a client."""

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
    """The first message: what this client already has (the number of the last log entry, and the revision and seat of
    the last view), and which seat it wants to show.
    """

    seen: Count = 0
    revision: Count = 0
    seat: Seat | None = None
    """The seat to show; by default the only person's, or among several that of the person who moved last."""
    epoch: Word | None = None
    """The epoch (`Epoch`) of the client's data, empty the first time; data from another epoch does not count. Without
    an epoch, the server trusts the client.
    """


class Show(Tagged, tag="show"):
    """Show this seat, whose player now uses the screen."""

    seat: Seat


class Pace(Tagged, tag="pace"):
    """How fast bots move for this screen; the slowest of several screens decides."""

    speed: Literal["slow", "normal", "fast", "once"]


class Attend(Tagged, tag="attend"):
    """Whether somebody looks at this screen (`here`): it is visible and was used in the last minutes. Before the first
    such message, the server assumes so.
    """

    here: bool


class Ping(Tagged, tag="ping"):
    """Ask whether the server is still there; any message that follows answers it."""


class MakeMove(Tagged, tag="move"):
    """A move of the seat shown, chosen in the view with this revision."""

    line: Line
    revision: Count


class Ask(Tagged, tag="ask"):
    """Ask what a move line would do, or which moves involve the things in `references`."""

    line: Line | None = None
    seat: Seat | None = None
    references: References = field(default_factory=dict)

    def things(self) -> list[Reference]:
        """The things asked about, one by one."""
        pairs = [(kind, [ids] if isinstance(ids, str) else ids) for kind, ids in self.references.items()]
        return [Reference(kind, id) for kind, ids in pairs for id in ids]


class TakeBack(Tagged, tag="undo"):
    """Take back the last move in the view with this revision; people at their own screens are asked to agree."""

    revision: Count
    knowingly: bool = False
    """Take the move back even if that reveals something (`tells`); otherwise this is refused."""


class AnswerTakeBack(Tagged, tag="consent"):
    """An answer to a request to take back the last move, as seen in the view with this revision; if the asker declines,
    the request is withdrawn.
    """

    agree: bool
    revision: Count


class Resign(Tagged, tag="resign"):
    """Resign a seat; in a game for two also that of an absent player (`View.absent`), so that the other one wins."""

    seat: Seat


class EndGame(Tagged, tag="end"):
    """End a game in which somebody is absent (`View.absent`), without a result; the others who are left must agree."""


class AskHint(Tagged, tag="hint"):
    """Ask what the strongest bot level would do at the decision of the seat shown, in the view with this revision."""

    revision: Count


class Pause(Tagged, tag="pause"):
    """The players at this screen want to pause or resume the clocks or, without `wanted`, decline."""

    wanted: bool


class Say(Tagged, tag="say"):
    """A chat line, either as text or as a phrase that each reader sees in their own language."""

    text: Line = ""
    phrase: Literal["luck", "moment", "thanks"] | None = None
    name: Word = ""
    """The name under which a watcher speaks; players have that of their seat."""


class Report(Tagged, tag="report"):
    """Report a chat line to the host, who does not learn who reported it."""

    number: Count


class Silence(Tagged, tag="silence"):
    """The host silences the player at a seat, or lets them speak again."""

    seat: Seat | None
    """Null: newcomers, who may then send only phrases."""
    silent: bool
    line: Count | None = None
    """The number of a chat line whose author is meant instead, such as a watcher."""


class LeadReplay(Tagged, tag="lead"):
    """Lead the others through the replay of a finished game to this step, seen from the seat `viewer`."""

    step: Count | None
    """The step; null to stop leading."""
    viewer: Seat | None = None
    """Null: the view of a watcher."""
    analysing: bool = False
    """Whether the leader looks at the analysis, too."""
    take: bool = False
    """Take the lead if this screen does not have it yet."""


class GiveOrder(Tagged, tag="order"):
    """Give a standing order for the seat shown, with its form filled in; it replaces any order of the same kind."""

    kind: Word
    values: Annotated[dict[Word, Annotated[list[Word], Meta(max_length=64)]], Few] = field(default_factory=dict)


class WithdrawOrder(Tagged, tag="withdraw"):
    """Withdraw the standing order of this kind."""

    kind: Word


class AskOrders(Tagged, tag="orders"):
    """Ask which standing orders the seat shown may give."""


ClientMessage = (
    Hello
    | Show
    | Pace
    | Attend
    | Ping
    | MakeMove
    | Ask
    | TakeBack
    | AnswerTakeBack
    | Resign
    | EndGame
    | AskHint
    | Pause
    | Say
    | Report
    | Silence
    | LeadReplay
    | GiveOrder
    | WithdrawOrder
    | AskOrders
)


class Epoch(Shape, tag_field="type", tag="epoch"):
    """The present epoch, sent before the view to a client that greets from another one. A new epoch begins when a
    backup is restored or a damaged store is repaired: what the client saw before may never have happened.
    """

    epoch: str


class Alive(Shape, tag_field="type", tag="alive"):
    """A sign of life: the server is still there, though there may be nothing new."""


class Accepted(Shape, tag_field="type", tag="accepted"):
    """The message is accepted; a move, take-back, resignation or chat line is stored."""

    tag: str | None


class Refused(Shape, tag_field="type", tag="refused"):
    """The request was refused; nothing has changed."""

    tag: str | None
    error: MessageShown
    rule: str | None
    """The rule that forbids the move, if any."""
    wait: int | None = None
    """Seconds until the client may try again, if there were too many requests."""


class MoveAnswer(Shape, tag_field="type", tag="answer"):
    """What a move would do, or why it is not allowed."""

    tag: str | None
    legal: bool
    line: str | None
    """The only legal move that was meant, or the line that was asked about."""
    lines: list[str] | UnsetType = UNSET
    """All legal moves that involve what was asked about."""
    preview: list[MessageShown] | UnsetType = UNSET
    """What certainly follows, if there is a single move."""
    error: MessageShown | UnsetType = UNSET
    """The reason for the refusal; of several, the one that applies to most moves."""
    rule: str | UnsetType | None = UNSET


class HintAnswer(Shape, tag_field="type", tag="hint"):
    """A hint, sent some seconds after the request."""

    tag: str | None
    hint: Hint


class ChatLine(Shape):
    """A chat line, as text or as a phrase (the other is empty), with its author's name at the time. All are empty where
    watchers have reported a line that the host may read only after the game.
    """

    number: int
    seat: SeatId | None
    """Null: a watcher."""
    name: str
    text: str
    phrase: str
    said: str
    reported: bool
    """Whether somebody has reported it; shown only to the host."""
    mine: bool
    silent: bool
    """Whether its author is a silenced watcher; shown only to the host."""


class ChatShown(Shape, tag_field="type", tag="chat"):
    """The chat after line number `after` (0: all of it): for the players and the host what players have said and, once
    the game is over, what watchers have said; for watchers what watchers have said.
    """

    after: int
    lines: list[ChatLine]
    silent: list[SeatId]
    """The seats of silenced players; none for watchers."""
    phrases: bool
    """Whether newcomers may send only phrases."""
    host: bool
    """Whether the recipient is the host."""


class RematchProposal(Shape):
    """A rematch to which somebody invites the others."""

    table: str
    """The id of its table."""
    seat: SeatId | None
    """The seat of whoever asks for it; null if they have left it."""


class Led(Shape, tag_field="type", tag="led"):
    """Who leads the others through the replay, and where to."""

    seat: SeatId | None
    """The leading seat; null if nobody leads."""
    yours: bool
    """Whether this screen leads."""
    step: int
    viewer: SeatId | None
    analysing: bool
    branch: str | None
    """The secret of the invitation to the latest table that continues this game; null for watchers."""
    rematch: RematchProposal | None


class OrderForms(Shape, tag_field="type", tag="forms"):
    """The standing orders that may be given now."""

    tag: str | None
    forms: list[OrderForm]


class StandingOrders(Shape, tag_field="type", tag="standing"):
    """The standing orders of the seat shown, sent only to that seat whenever they change."""

    orders: list[StandingOrder]


ServerMessage = (
    View[Any]
    | Epoch
    | Alive
    | Accepted
    | Refused
    | MoveAnswer
    | HintAnswer
    | ChatShown
    | Led
    | OrderForms
    | StandingOrders
)
client_message: Final = Decoder[ClientMessage](ClientMessage)


def encode(message: ServerMessage) -> str:
    """A message as JSON text."""
    return msgspec.json.encode(message).decode()
