"""How positions write the values of a table: numbers, seats, words, components, and lists and piles of these.

A game adds notations for its own things.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import GenericAlias, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from noctuary.kernel.base.messages import BadInput, Unwritten
from noctuary.kernel.base.positions import expand, quoted
from noctuary.kernel.parts.moves import NOBODY, seat_name, seat_number
from noctuary.kernel.parts.wire import SeatId
from noctuary.kernel.table.determinizing import UNKNOWN

MAX_NUMBER: Final = 999
"""The highest count of things in a position."""
MAX_IN_LIST: Final = 32
"""Vectors have room for this many things of a list that neither says how many nor lists components."""


class Reader:
    """Reads one position into an empty table; every refusal names the place. `seen`: the position shows what one seat
    sees, with `?` or a number in place of what is hidden from it.
    """

    def __init__(self, table: Any, source: Mapping[str, Any], seen: bool) -> None:
        self.table: Any = table
        self.players: int = table.players
        self.source: Mapping[str, Any] = source
        self.seen: bool = seen
        self.owner: int = NOBODY
        """The seat to which the value being read belongs."""
        self.groups: dict[str, dict[str, Any]] = {}
        """The mappings of the position by place."""
        self.taken: set[int] = set()
        """The components read so far of which the game has only one."""

    def items(self, value: object, place: str) -> list[Any]:
        """A list, with repeated entries (`vulko x3`) written out."""
        if not isinstance(value, list):
            raise BadInput("position-list", {"text": quoted(value)}, place)
        try:
            listed: list[Any] = expand(value)
        except BadInput as refusal:
            refusal.where = place
            raise
        return listed

    def mapping(self, value: object, place: str, keys: Collection[str] | None = None) -> dict[str, Any]:
        """A mapping with text keys; only `keys` are allowed, if given."""
        if not isinstance(value, Mapping):
            raise BadInput("position-mapping", {"text": quoted(value)}, place)
        for key in value:
            if keys is not None and str(key) not in keys:
                raise BadInput("position-key", {"text": str(key), "names": ", ".join(keys)}, place)
        return {str(key): item for key, item in value.items()}

    def number(self, value: object, place: str, least: int, most: int = MAX_NUMBER) -> int:
        """An integer from `least` to `most`."""
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadInput("position-number", {"text": quoted(value), "least": least, "most": most}, place)
        return value

    def truth(self, value: object, place: str) -> bool:
        """A boolean."""
        if not isinstance(value, bool):
            raise BadInput("position-truth", {"text": quoted(value)}, place)
        return value

    def seat(self, value: object, place: str) -> int:
        """A seat of this game."""
        try:
            return seat_number(str(value), self.players)
        except BadInput as refusal:
            refusal.where = place
            raise


class Notation:
    """How positions write a value."""

    type: str = "int"
    wire: Any = Any
    """The type of its text, for clients; with None if its entry may be left out."""
    start: Any = 0
    """The value on an empty table."""
    unknown: str | None = "?"
    """How a list writes an UNKNOWN value; None if there are none."""
    numbered: bool = False
    """Whether errors name the index of such a value in a list."""

    def wire_of(self, hidden: bool) -> Any:
        """The type of its text where it may be `hidden`."""
        is_more = hidden and self.unknown is not None and not may_be_text(self.wire)
        return self.wire | Literal[self.unknown] if is_more else self.wire

    def write(self, table: Any, value: Any) -> Any:
        """The value as text; None leaves its entry out."""
        return value

    def read(self, reader: Reader, value: Any, place: str) -> Any:
        """The value that `write` wrote as this text. Raises BadInput."""
        raise Unwritten(self, "read(self, reader, value, place) -> Any", "the value that was written so")

    def values(self) -> Sequence[int]:
        """All possible values; bots draw from them what is hidden, unless it is a component."""
        raise Unwritten(self, "values(self) -> Sequence[int]", "all values; or name its `State.components`")


class Number(Notation):
    """An integer from `least` to `most`; `most` may depend on what has been read before."""

    wire = int

    def __init__(self, least: int = 0, most: int | Callable[[Reader], int] = MAX_NUMBER) -> None:
        self.least = least
        self.most = most

    def read(self, reader: Reader, value: Any, place: str) -> int:
        most = self.most if isinstance(self.most, int) else self.most(reader)
        return reader.number(value, place, self.least, most)

    def values(self) -> Sequence[int]:
        return range(self.least, self.most + 1) if isinstance(self.most, int) else super().values()


class Truth(Notation):
    """True or false."""

    type = "bool"
    wire = bool
    start = False

    def read(self, reader: Reader, value: Any, place: str) -> bool:
        return reader.truth(value, place)

    def values(self) -> Sequence[int]:
        return False, True


class SeatName(Notation):
    """A seat; left out if there is none."""

    wire = SeatId | None

    def write(self, table: Any, value: Any) -> str | None:
        return seat_name(value) if 0 <= value < table.players else None

    def read(self, reader: Reader, value: Any, place: str) -> int:
        return reader.seat(value, place)


class SeatNames(Notation):
    """Some of the seats, as a mask."""

    wire = list[SeatId]

    def write(self, table: Any, value: Any) -> list[str]:
        return [seat_name(seat) for seat in range(table.players) if value >> seat & 1]

    def read(self, reader: Reader, value: Any, place: str) -> int:
        mask = 0
        for name in reader.items(value, place):
            mask |= 1 << reader.seat(name, place)
        return mask


class Word(Notation):
    """The index of one of a few words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words: Sequence[str] = words
        self.wire = Literal[tuple(words)]

    def write(self, table: Any, value: int) -> str:
        return self.words[value]

    def read(self, reader: Reader, value: Any, place: str) -> int:
        if str(value) not in self.words:
            raise BadInput("position-word", {"text": quoted(value), "names": ", ".join(self.words)}, place)
        return self.words.index(str(value))

    def values(self) -> Sequence[int]:
        return range(len(self.words))


class Id(Notation):
    """An index in the list of ids (of type `wire`) that `ids` gives; `unknown`: how a hidden one is written."""

    def __init__(self, ids: Callable[[Any], Sequence[str]], unknown: str = "?", wire: Any = str) -> None:
        self.ids = ids
        self.unknown = unknown
        self.wire = wire

    def write(self, table: Any, value: int) -> Any:
        return self.ids(table)[value]

    def read(self, reader: Reader, value: Any, place: str) -> int:
        return number_of(value, self.ids(reader.table), place)


def may_be_text(wire: Any) -> bool:
    """Whether a value of this type may be any text."""
    among = get_args(wire) if get_origin(wire) in (Annotated, Union, UnionType) else ()
    return wire in (str, Any) or any(map(may_be_text, among))


def number_of(word: object, ids: Sequence[str], place: str) -> int:
    """The index of an id. Raises BadInput."""
    if str(word) not in ids:
        raise BadInput("position-value", {"text": quoted(word)}, place)
    return ids.index(str(word))


class List(Notation):
    """A list, in its order. If everything in it is unknown, only the number is written (`counted`), or `?` for each.
    `most`: how many things vectors have room for, unless they are components.
    """

    start: Any = ()

    def __init__(self, of: Notation, counted: bool = True, reverse: bool = False, most: int = MAX_IN_LIST) -> None:
        self.type = f"list[{of.type}]"
        self.of = of
        self.counted = counted
        self.step = -1 if reverse else 1
        self.most = most

    def wire_of(self, hidden: bool) -> Any:
        listed: Any = GenericAlias(list, self.of.wire_of(hidden))
        return listed | int if hidden and self.counted else listed

    def write(self, table: Any, value: Any) -> list[Any] | int:
        of, unknown = self.of, self.of.unknown
        if unknown is not None and self.counted and value and value.count(UNKNOWN) == len(value):
            return len(value)
        texts = [of.write(table, one) if one != UNKNOWN or unknown is None else unknown for one in value[:: self.step]]
        return [text for text in texts if text is not None]

    def read(self, reader: Reader, value: Any, place: str) -> list[Any]:
        if reader.seen and isinstance(value, int):
            return [UNKNOWN] * value
        things = []
        for index, one in enumerate(reader.items(value, place)[:: self.step]):
            here = f"{place}.{index}" if self.of.numbered else place
            things.append(UNKNOWN if reader.seen and one == "?" else self.of.read(reader, one, here))
        return things


class Pile(List):
    """Components from bottom to top, written from top to bottom."""

    def __init__(self, of: Notation) -> None:
        super().__init__(of, reverse=True)


class Bag(List):
    """Things without an order; the hidden ones are written last."""


class BySeat(Notation):
    """A mapping with a value for each seat; `sparse`: values are left out if they are as on an empty table."""

    def __init__(self, of: Notation, sparse: bool = False) -> None:
        self.of = of
        self.sparse = sparse

    def wire_of(self, hidden: bool) -> Any:
        return GenericAlias(dict, (SeatId, self.of.wire_of(hidden)))

    def write(self, table: Any, value: Any) -> dict[str, Any]:
        return {
            seat_name(seat): self.of.write(table, one)
            for seat, one in enumerate(value)
            if not self.sparse or one != self.of.start
        }

    def read(self, reader: Reader, value: Any, place: str) -> list[Any]:
        start = self.of.start
        values = [[] if start == () else start for _ in range(reader.players)]
        for name, one in reader.mapping(value, place).items():
            values[reader.seat(name, place)] = self.of.read(reader, one, f"{place}.{name}")
        return values


NUMBER: Final = Number()
BYTE: Final = Number(0, 255)
"""A number; a field with many of them is stored as `bytes`, which are short and are replaced by any change."""
TRUTH: Final = Truth()
SEAT: Final = SeatName()
SEATS: Final = SeatNames()


@contextmanager
def refusing(value: object, place: str) -> Iterator[None]:
    """Refuse the value at `place`, in the engine's notation, if the engine cannot read it or go on from it."""
    try:
        yield
    except BadInput as refusal:
        refusal.where = refusal.where or place
        raise
    except (ValueError, LookupError, TypeError, AssertionError) as error:
        raise BadInput("position-pending", {"text": quoted(value)}, place) from error
