"""Bodies of requests. What comes in is bounded, and refused with the place of the mistake."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, field
from msgspec.json import Decoder

from noctuary.server.configuration import MailAddress
from noctuary.server.wire.messages import Seat
from noctuary.tables.setup import SEEDS
from noctuary.tables.wire.editions import Draft, GameDraft
from noctuary.tables.wire.people import Profile
from noctuary.tables.wire.shapes import Shape, Word
from noctuary.tables.wire.tables import AddedToDeal, Listed, SeatSetup, Timing

LONGEST_BODY: Final = 16 * 1024
LONGEST_EDITION: Final = 256 * 1024
"""Bytes of whatever may hold an edition, also one in which every fact of a box is changed."""
LONGEST_PROFILE: Final = 16 * 1024 * 1024
"""Bytes of a profile with its games, thousands of them."""


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
