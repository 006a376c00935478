"""Request bodies. Input sizes are limited, and a refusal names the place of the mistake."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, field
from msgspec.json import Decoder

from noctuary.server.base.configuration import MailAddress
from noctuary.server.wire.messages import LONGEST_MESSAGE, Seat
from noctuary.tables.setup import SEEDS
from noctuary.tables.wire.editions import Draft, GameDraft
from noctuary.tables.wire.shapes import Shape, Word
from noctuary.tables.wire.tables import AddedToDeal, SeatSetup, Timing

LONGEST_BODY: Final = 16 * 1024
LONGEST_POLL: Final = 64 * 1024
"""Maximum bytes of a `Poll`."""
MESSAGES: Final = 8
"""Maximum number of messages in a `Poll`."""
LONGEST_EDITION: Final = 256 * 1024
"""Maximum bytes of a body that may contain an edition, enough for one that changes every fact of a box."""


class Poll(Shape, forbid_unknown_fields=True):
    """A request that carries a socket: with messages it delivers them, without any it waits for the server's."""

    received: Annotated[int, Meta(ge=0)] = 0
    """How many messages the client has received over this socket."""
    sent: Annotated[int, Meta(ge=0)] = 0
    """How many messages the client has sent before these."""
    messages: Annotated[list[Annotated[str, Meta(max_length=LONGEST_MESSAGE)]], Meta(max_length=MESSAGES)] = []
    """Messages to the server, each as the text that a WebSocket would carry."""


class NewTable(Shape, forbid_unknown_fields=True):
    """A table to create."""

    game: Word
    seats: Annotated[list[SeatSetup], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = field(default_factory=dict)
    seed: Annotated[int, Meta(ge=0, lt=SEEDS)] | None = None
    """The random seed; by default, the table has a deal that nobody chose."""
    deal: AddedToDeal | None = None
    """A promised deal and the player's addition; without it, the server makes a deal alone."""
    me: Seat | None = None
    """The seat of the person for whom the game counts; by default the first person's."""
    edition: Draft | None = None
    """The component edition to play with; by default the built-in facts."""
    timing: Timing | None = None
    """The time control; only if a seat is `open`."""
    rated: bool = False
    """Whether the game changes the ratings of its players; only if each seat is for a separate person."""
    course: Word | None = None
    """The course that guides the first seat; it sets options and deal, and the game counts for nobody."""


class NewRematch(Shape, forbid_unknown_fields=True):
    """A rematch to create."""

    deal: AddedToDeal | None = None


class PlayOn(Shape, forbid_unknown_fields=True):
    """A table that continues from a finished game."""

    step: Annotated[int, Meta(ge=0, lt=1 << 31)]
    """The step: the number of entries to keep."""
    seats: Annotated[list[SeatSetup], Meta(min_length=1, max_length=8)]
    """The seats; those that are `open` are left to the people who sat there, each at their own screen."""


class Comment(Shape, forbid_unknown_fields=True):
    """A player's comment on a step of a finished game; an empty one deletes it."""

    text: Annotated[str, Meta(max_length=500)]


class Secret(Shape, forbid_unknown_fields=True):
    """A secret: the end of a link, or the words of a recovery phrase."""

    secret: Annotated[str, Meta(min_length=1, max_length=400)]


class AddPush(Shape, tag_field="kind", tag="push", forbid_unknown_fields=True):
    """Remind me by push message to this browser, in this language; the other fields are its push subscription."""

    language: Literal["en", "pl", "de"]
    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=100)]


class AddMail(Shape, tag_field="kind", tag="mail", forbid_unknown_fields=True):
    """Remind me by email."""

    language: Literal["en", "pl", "de"]
    address: MailAddress


class AddWebhook(Shape, tag_field="kind", tag="webhook", forbid_unknown_fields=True):
    """Remind me by a webhook, either Discord's or one compatible with Slack's."""

    language: Literal["en", "pl", "de"]
    url: Annotated[str, Meta(max_length=1000)]


Told = Literal["turn", "time", "seats", "given-up", "result", "rematch"]
"""What players can be told about their tables."""


class Unwanted(Shape, forbid_unknown_fields=True):
    """What is not to be sent on a channel."""

    silent: Annotated[list[Told], Meta(max_length=8)]


AddChannel = AddPush | AddMail | AddWebhook


class LetWatch(Shape, forbid_unknown_fields=True):
    """Open a table to watchers, who see everything this number of moves late."""

    late: Annotated[int, Meta(ge=0, le=100)]


class TakeSeat(Secret, forbid_unknown_fields=True):
    """Take a free seat under a name. `addition`: 64 hexadecimal digits, drawn after the commitment was seen."""

    seat: Seat
    name: Word
    addition: Word


class JoinRematch(Shape, forbid_unknown_fields=True):
    """Take the player's seat at a rematch. `addition`: 64 hexadecimal digits, drawn after the commitment was seen."""

    addition: Word


class HideRatings(Shape, forbid_unknown_fields=True):
    """Hide the player's ratings from others, or show them."""

    hidden: bool


class Join(Secret, forbid_unknown_fields=True):
    """Sign in with a secret; `bring`: also transfer everything that this browser has."""

    bring: bool


Password = Annotated[str, Meta(max_length=400)]


class PasswordGiven(Shape, forbid_unknown_fields=True):
    """The password of the player's own account."""

    password: Password


class NewPassword(PasswordGiven, forbid_unknown_fields=True):
    """A new password."""

    new: Password


class NewMail(PasswordGiven, forbid_unknown_fields=True):
    """A new email address, or none."""

    mail: MailAddress | None


class NewAccount(NewMail, forbid_unknown_fields=True):
    """An account to create for this player."""

    name: Annotated[str, Meta(max_length=100)]


class Forgotten(Shape, forbid_unknown_fields=True):
    """The name of an account whose password was forgotten."""

    name: Annotated[str, Meta(max_length=100)]


class Recover(Secret, forbid_unknown_fields=True):
    """The secret from the email, and a new password."""

    new: Password


class SignIn(PasswordGiven, forbid_unknown_fields=True):
    """Sign in to an account; `bring`: also transfer everything that this browser has."""

    name: Annotated[str, Meta(max_length=100)]
    bring: bool


rematch: Final = Decoder(NewRematch)
add_channel: Final = Decoder[AddChannel](AddChannel)
game_draft: Final = Decoder(GameDraft)
draft: Final = Decoder(Draft)
