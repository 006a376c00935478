"""The base of all data that is sent and stored: JSON, read within limits, and written."""

from datetime import datetime
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.box.corrections import MAX_CHANGES

T = TypeVar("T")
Table = TypeVar("Table")

Word = Annotated[str, Meta(max_length=64)]
Line = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=-(1 << 53), le=1 << 53)]
"""An integer within the range that every JSON reader keeps exact."""
FactValue = Annotated[
    Number | Line | bool | Annotated[list[Number | Line], Meta(max_length=64)], Meta(title="FactValue")
]
Date = Annotated[datetime, Meta(tz=True)]
Changes = Annotated[dict[Annotated[str, Meta(max_length=100)], FactValue], Meta(max_length=MAX_CHANGES)]
Preferences = Annotated[dict[Word, Line | bool | Number | float | None], Meta(max_length=64)]

LONGEST_FILE: Final = 1024 * 1024
"""Maximum characters of a game file; a game has about 5000."""
LONGEST_PROFILE: Final = 16 * 1024 * 1024
"""Maximum bytes of a profile's file, which is compressed if it would be longer."""
LONGEST_SHEET: Final = 32 * 1024
"""Maximum characters of a sheet of the table companion; one has about 2000."""


def decode(decoder: msgspec.json.Decoder[T], text: str | bytes) -> T:
    """Decode the JSON `text`. Raises BadInput that says what is wrong and where."""
    try:
        return decoder.decode(text)
    except RecursionError:
        raise BadInput("file-too-deep") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise describe_malformed("request-malformed", error, "$") from error


def describe_malformed(id: str, error: Exception, place: str) -> BadInput:
    """The library's error about the value at `place`, as the message `id`."""
    # The library's error ends with the place in that value: "... - at `$.seats[0]`".
    what, _, where = str(error).partition(" - at ")
    return BadInput(id, {"text": what}, place + where.strip("`").removeprefix("$"))


def to_json(value: msgspec.Struct | Preferences | Changes) -> str:
    """`value` as JSON for the store."""
    return msgspec.json.encode(value).decode()


class Shape(msgspec.Struct, rename="camel"):
    """The base class of everything that is sent or stored."""
