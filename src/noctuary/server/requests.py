"""What clients send: typed, bounded, refused with the place where it is wrong."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec

from noctuary.kernel.messages import BadInput
from noctuary.kernel.moves import Reference
from noctuary.tables.editions import Draft, GameDraft
from noctuary.tables.setup import SEEDS
from noctuary.tables.transfer import Profile

LONGEST_BODY = 16 * 1024
LONGEST_EDITION = 256 * 1024
"""Bytes of whatever may hold an edition, also one in which every fact of a box is changed."""
LONGEST_PROFILE = 16 * 1024 * 1024
"""Bytes of a profile with its games, thousands of them."""
LONGEST_MESSAGE = 4 * 1024
"""Bytes of a message over the socket."""

Word = Annotated[str, msgspec.Meta(max_length=64)]
Line = Annotated[str, msgspec.Meta(max_length=200)]
Count = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
Few = msgspec.Meta(max_length=8)
References = Annotated[dict[Word, Word | Annotated[list[Word], Few]], Few]
T = TypeVar("T")


class SeatRequest(msgspec.Struct):
    """A seat of a new table."""

    kind: Word
    name: Word


class TableRequest(msgspec.Struct):
    """A new table."""

    game: Word
    seats: Annotated[list[SeatRequest], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, lt=SEEDS)] | None = None
    me: Word | None = None
    edition: Draft | None = None


class Message(msgspec.Struct, tag_field="type", kw_only=True):
    """A message over the socket; the answer repeats its `tag`."""

    tag: Word | None = None


class Hello(Message, tag="hello"):
    """The first message: what this client knows already, and whose eyes it wants."""

    seen: Count = 0
    revision: Count = 0
    seat: Word | None = None


class Show(Message, tag="show"):
    """The screen is in other hands now."""

    seat: Word


class MoveRequest(Message, tag="move"):
    """A move of the seat shown."""

    line: Line
    revision: Count


class Ask(Message, tag="ask"):
    """What a line, or the things in `references`, would do."""

    line: Line | None = None
    seat: Word | None = None
    references: References = {}

    def things(self) -> list[Reference]:
        """The things asked about, one by one."""
        pairs = [(kind, [ids] if isinstance(ids, str) else ids) for kind, ids in self.references.items()]
        return [Reference(kind, id) for kind, ids in pairs for id in ids]


class Undo(Message, tag="undo"):
    """Take back."""

    revision: Count


class Resign(Message, tag="resign"):
    """Give up."""

    seat: Word


ClientMessage = Hello | Show | MoveRequest | Ask | Undo | Resign

table_request = msgspec.json.Decoder(TableRequest)
profile_request = msgspec.json.Decoder(Profile)
edition_request = msgspec.json.Decoder(GameDraft)
edition_change = msgspec.json.Decoder(Draft)
client_message = msgspec.json.Decoder[ClientMessage](ClientMessage)


def decoded(decoder: msgspec.json.Decoder[T], text: str | bytes) -> T:
    """What the JSON `text` says. Raises BadInput saying what is wrong where."""
    try:
        return decoder.decode(text)
    except RecursionError:
        raise BadInput("file-too-deep") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        # The library ends a complaint about a value with its place: "... - at `$.seats[0]`".
        what, _, where = str(error).partition(" - at ")
        raise BadInput("request-malformed", {"text": what}, where.strip("`")) from error
