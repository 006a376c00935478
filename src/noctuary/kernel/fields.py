"""The table of a game, declared once: for each field what it is, who may see it, and how it stands in positions.

From the declaration follow

- the attributes of the table, its copies, and what is masked in observations: straight code for the compiled engine,
  in `rules/table.py` of the game, which `tools/make_tables.py` writes;
- positions, written (`Declaration.write`) and read (`Declaration.read`), with errors that name the place;
- what tests change that a seat cannot know, and count that must not get lost (`tests.declared`).

What a game has that fits no field is an `Item`: an entry of positions with its own two functions.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any, Final

from noctuary.kernel.messages import BadInput, Unwritten
from noctuary.kernel.moves import NOBODY, seat_name, seat_number
from noctuary.kernel.positions import expand
from noctuary.kernel.result import Position

MAX_NUMBER: Final = 999
"""The highest count of things in a position."""
UNKNOWN: Final = -1
"""A component that the observing seat cannot know."""

# Who may see a field.
EVERYBODY: Final = "everybody"
ITS_SEAT: Final = "its seat"
NO_SEAT: Final = "no seat"

# What a copy of the table copies of a list.
NOTHING: Final = 0
"""The list is shared: it is never changed, only replaced."""
LIST: Final = 1
"""The list is changed in place, the lists in it are not."""
LISTS: Final = 2
"""So are the lists in it."""


class Reader:
    """Reads one position into an empty table; every refusal names the place. `seen`: the position shows what one seat
    sees, with `?` and numbers for what is hidden from it.
    """

    def __init__(self, table: Any, source: Mapping[str, Any], seen: bool) -> None:
        self.table: Any = table
        self.players: int = table.players
        self.source: Mapping[str, Any] = source
        self.seen: bool = seen
        self.owner: int = NOBODY
        """The seat that has what is being read."""
        self.groups: dict[str, dict[str, Any]] = {}
        """The mappings of the position by place."""
        self.taken: set[int] = set()
        """Components read so far of which there is one each."""

    def items(self, value: object, place: str) -> list[Any]:
        """A list, with repeated entries (`vulko x3`) written out."""
        if not isinstance(value, list):
            raise BadInput("position-list", {"text": str(value)}, place)
        try:
            found: list[Any] = expand(value)
        except BadInput as refusal:
            refusal.where = place
            raise
        return found

    def mapping(self, value: object, place: str, keys: Collection[str] | None = None) -> dict[str, Any]:
        """A mapping with text keys; only `keys` are allowed, if given."""
        if not isinstance(value, Mapping):
            raise BadInput("position-mapping", {"text": str(value)}, place)
        for key in value:
            if keys is not None and str(key) not in keys:
                raise BadInput("position-key", {"text": str(key), "names": ", ".join(keys)}, place)
        return {str(key): item for key, item in value.items()}

    def number(self, value: object, place: str, least: int, most: int = MAX_NUMBER) -> int:
        """An integer from `least` to `most`."""
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadInput("position-number", {"text": str(value), "least": least, "most": most}, place)
        return value

    def truth(self, value: object, place: str) -> bool:
        """A boolean."""
        if not isinstance(value, bool):
            raise BadInput("position-truth", {"text": str(value)}, place)
        return value

    def seat(self, value: object, place: str) -> int:
        """A seat of this game."""
        try:
            return seat_number(str(value), self.players)
        except BadInput as refusal:
            refusal.where = place
            raise


# Notations: how values stand in positions


class Notation:
    """How a value stands in positions."""

    type: str = "int"
    start: Any = 0
    """The value on an empty table."""
    unknown: str = "?"
    """How an UNKNOWN one is written in a list."""
    numbered: bool = False
    """Whether errors name the index of such a thing in a list."""

    def write(self, table: Any, value: Any) -> Any:
        """The value as text; None leaves its entry out."""
        return value

    def read(self, reader: Reader, value: Any, place: str) -> Any:
        """The value that was written so. Raises BadInput."""
        raise Unwritten(self, "read(self, reader, value, place) -> Any", "the value that was written so")


class Number(Notation):
    """An integer from `least` to `most`, which may depend on what has been read before."""

    def __init__(self, least: int = 0, most: int | Callable[[Reader], int] = MAX_NUMBER) -> None:
        self.least = least
        self.most = most

    def read(self, reader: Reader, value: Any, place: str) -> int:
        most = self.most if isinstance(self.most, int) else self.most(reader)
        return reader.number(value, place, self.least, most)


class Truth(Notation):
    """True or false."""

    type = "bool"
    start = False

    def read(self, reader: Reader, value: Any, place: str) -> bool:
        return reader.truth(value, place)


class SeatName(Notation):
    """A seat; left out if it is none."""

    def write(self, table: Any, value: Any) -> str | None:
        return seat_name(value) if 0 <= value < table.players else None

    def read(self, reader: Reader, value: Any, place: str) -> int:
        return reader.seat(value, place)


class SeatNames(Notation):
    """Some of the seats, as a mask."""

    def write(self, table: Any, value: Any) -> list[str]:
        return [seat_name(seat) for seat in range(table.players) if value >> seat & 1]

    def read(self, reader: Reader, value: Any, place: str) -> int:
        mask = 0
        for name in reader.items(value, place):
            mask |= 1 << reader.seat(name, place)
        return mask


class Word(Notation):
    """One of a few words, as its index."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words: Sequence[str] = words

    def write(self, table: Any, value: int) -> str:
        return self.words[value]

    def read(self, reader: Reader, value: Any, place: str) -> int:
        if str(value) not in self.words:
            raise BadInput("position-word", {"text": str(value), "names": ", ".join(self.words)}, place)
        return self.words.index(str(value))


class Id(Notation):
    """A component, with an id of those that `ids` lists for a table; `unknown`: how one without an id is written."""

    def __init__(self, ids: Callable[[Any], Sequence[str]], unknown: str = "?") -> None:
        self.ids = ids
        self.unknown = unknown

    def write(self, table: Any, value: int) -> Any:
        return self.ids(table)[value]

    def read(self, reader: Reader, value: Any, place: str) -> int:
        return number_of(value, self.ids(reader.table), place)


def number_of(word: object, ids: Sequence[str], place: str) -> int:
    """The index of an id. Raises BadInput."""
    if str(word) not in ids:
        raise BadInput("position-value", {"text": str(word)}, place)
    return ids.index(str(word))


class List(Notation):
    """A list, in its order. If all in it is unknown, only the number is written (`counted`), or `?` for each."""

    start: Any = ()

    def __init__(self, of: Notation, counted: bool = True, reverse: bool = False) -> None:
        self.type = f"list[{of.type}]"
        self.of = of
        self.counted = counted
        self.step = -1 if reverse else 1

    def write(self, table: Any, value: Any) -> list[Any] | int:
        if self.counted and value and value.count(UNKNOWN) == len(value):
            return len(value)
        return [self.of.unknown if one == UNKNOWN else self.of.write(table, one) for one in value[:: self.step]]

    def read(self, reader: Reader, value: Any, place: str) -> list[Any]:
        if reader.seen and isinstance(value, int):
            return [UNKNOWN] * value
        found = []
        for index, one in enumerate(reader.items(value, place)[:: self.step]):
            here = f"{place}.{index}" if self.of.numbered else place
            found.append(UNKNOWN if reader.seen and one == "?" else self.of.read(reader, one, here))
        return found


class Pile(List):
    """Components from bottom to top, written from top to bottom."""

    def __init__(self, of: Notation) -> None:
        super().__init__(of, reverse=True)


class BySeat(Notation):
    """A mapping with a value for each seat; `sparse`: values like that of an empty table are left out."""

    def __init__(self, of: Notation, sparse: bool = False) -> None:
        self.of = of
        self.sparse = sparse

    def write(self, table: Any, value: Any) -> dict[str, Any]:
        return {
            seat_name(seat): self.of.write(table, one)
            for seat, one in enumerate(value)
            if not self.sparse or one != self.of.start
        }

    def read(self, reader: Reader, value: Any, place: str) -> list[Any]:
        start = self.of.start
        found = [[] if start == () else start for _ in range(reader.players)]
        for name, one in reader.mapping(value, place).items():
            found[reader.seat(name, place)] = self.of.read(reader, one, f"{place}.{name}")
        return found


NUMBER: Final = Number()
TRUTH: Final = Truth()
SEAT: Final = SeatName()
SEATS: Final = SeatNames()


# The declaration


class Item:
    """An entry of positions, `at` a path such as `players.*.hand`, where `*` stands for every seat.

    `write(table, seat)` gives its text, None to leave it out; `read(reader, value, place)` puts what is there on
    `reader.table`, where `reader.owner` is the seat; without `read` it follows from the rest. `when`: the tables on
    which it is written. `secret`: only in positions that show what a seat sees.
    """

    def __init__(
        self,
        at: str,
        write: Callable[[Any, int], Any],
        read: Callable[[Reader, Any, str], None] | None = None,
        when: Callable[[Any], bool] | None = None,
        secret: bool = False,
    ) -> None:
        self.path: Final = tuple(at.split(".")) if at else ()
        self.by_seat: Final = "*" in self.path
        self.write = write
        self.read = read
        self.when = when
        self.secret = secret

    def leave_out(self, reader: Reader) -> None:
        """Called if a position has no such entry."""


class Field(Item):
    """A field of the table, an attribute of the same name: one value of the given notation, or one for each seat if
    `at` has a `*`, the notation is `BySeat` or `seats` is set. Without `at` it does not stand in positions.

    `start`: its value on an empty table, which has so many of them if there is a `size`. `copied`: NOTHING, LIST or
    LISTS. `seen_by`: EVERYBODY, ITS_SEAT or NO_SEAT, who still sees so many cards on `top`: a number, or the field with
    one for each seat. `sparse`: left out of positions while it is as on an empty table. `missing`: what a position
    means that leaves it out, if not that.
    """

    name: str

    def __init__(
        self,
        notation: Notation,
        at: str = "",
        *,
        start: Any = None,
        size: int = 0,
        seats: bool = False,
        copied: int = NOTHING,
        seen_by: str = EVERYBODY,
        top: int | str = 0,
        sparse: bool = False,
        missing: Callable[[Reader], Any] | None = None,
        when: Callable[[Any], bool] | None = None,
        secret: bool = False,
    ) -> None:
        super().__init__(at, self.written, self.take, when, secret)
        self.notation: Final = notation
        self.each: Final = notation.of if isinstance(notation, BySeat) else notation
        """The notation of what one seat has."""
        self.seats: Final = self.by_seat or isinstance(notation, BySeat) or seats
        self.start: Final = self.each.start if start is None else start
        self.size: Final = size
        self.copied: Final = copied
        self.seen_by: Final = seen_by
        self.top: Final = top
        self.sparse: Final = sparse
        self.missing: Final = missing

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def written(self, table: Any, seat: int) -> Any:
        value = getattr(table, self.name)
        if self.by_seat:
            value = value[seat]
        if self.sparse and (not value if isinstance(value, list) else value == self.start):
            return None
        return self.notation.write(table, value)

    def take(self, reader: Reader, value: Any, place: str) -> None:
        self.set(reader, self.notation.read(reader, value, place))

    def set(self, reader: Reader, value: Any) -> None:
        if self.by_seat:
            getattr(reader.table, self.name)[reader.owner] = value
        else:
            setattr(reader.table, self.name, value)

    def leave_out(self, reader: Reader) -> None:
        if self.missing is not None:
            self.set(reader, self.missing(reader))


class Declaration:
    """A table: the items that a class lists, in the order of its positions. `groups`: the tables on which a mapping of
    positions is written, by its key.
    """

    def __init__(self, items: type, **groups: Callable[[Any], bool]) -> None:
        self.declared: Final = items
        self.fields: Final = [item for item in vars(items).values() if isinstance(item, Field)]
        self.items: Final = [item for item in vars(items).values() if isinstance(item, Item) and item.path]
        self.groups: Final = groups
        self.keys: Final[dict[tuple[str, ...], dict[str, bool]]] = {}
        """The keys of each mapping, and whether they are secret."""
        for item in self.items:
            for length, key in enumerate(item.path):
                self.keys.setdefault(item.path[:length], {}).setdefault(key, item.secret)

    def write(self, table: Any) -> Position:
        """The table in text notation."""
        position: Position = {}
        left_out = {group for group, when in self.groups.items() if not when(table)}
        for item in self.items:
            if item.path[0] in left_out or (item.when is not None and not item.when(table)):
                continue
            for seat in range(table.players) if item.by_seat else (NOBODY,):
                group = position
                for key in item.path[:-1]:
                    group = group.setdefault(seat_name(seat) if key == "*" else key, {})
                value = item.write(table, seat)
                if value is not None:
                    group[item.path[-1]] = value
        return position

    def read(self, reader: Reader) -> None:
        """Put what a position says on an empty table. Raises BadInput."""
        for item in self.items:
            key = item.path[-1]
            for seat in range(reader.players) if item.by_seat else (NOBODY,):
                reader.owner = seat
                group, place = self.group(reader, item.path[:-1])
                if key not in group:
                    item.leave_out(reader)
                elif item.read is not None:
                    here = f"{place}.{key}" if place else key
                    with refusing(group[key], here) if item.path[0] == "pending" else nullcontext():
                        item.read(reader, group[key], here)

    def group(self, reader: Reader, path: tuple[str, ...]) -> tuple[dict[str, Any], str]:
        """The mapping at a path and its place, after a look at its keys."""
        place = ".".join(path).replace("*", seat_name(reader.owner))
        if place not in reader.groups:
            outer = self.group(reader, path[:-1])[0].get(place.split(".")[-1], {}) if path else reader.source
            keys = [key for key, secret in self.keys[path].items() if reader.seen or not secret]
            reader.groups[place] = reader.mapping(outer, place, None if "*" in keys else keys)
            for name in reader.groups[place] if "*" in keys else ():
                reader.seat(name, f"{place}.{name}")
        return reader.groups[place], place


# What is pending, in games with an agenda


def write_decision(table: Any, seat: int) -> str:
    """The kind of the open decision."""
    name: str = table.choice.name
    return name


def write_asked(table: Any, seat: int) -> str:
    """Who must decide."""
    return seat_name(table.seat)


def read_asked(reader: Reader, value: Any, place: str) -> None:
    """Read who must decide."""
    reader.table.seat = reader.seat(value, place)


def write_agenda(table: Any, seat: int) -> list[str]:
    """The steps of the agenda, the next one last."""
    return [f"{step.name} {step.text(table)}".rstrip() for step in table.agenda]


def read_agenda(reader: Reader, steps: Mapping[str, Any]) -> None:
    """Read the agenda, made of these steps. Raises BadInput."""
    for entry in reader.items(reader.source["pending"].get("agenda", []), "pending.agenda"):
        with refusing(entry, "pending.agenda"):
            name, *words = str(entry).split()
            reader.table.agenda.append(steps[name].read(reader.table, words))


def write_result(table: Any, seat: int) -> Position | None:
    """How the game ended; None while it runs."""
    result = table.result
    return None if result is None else dict(result.position())


@contextmanager
def refusing(value: object, place: str) -> Iterator[None]:
    """Refuse a value at `place` that is in the engine's own notation if the engine fails to read it, or to go on from
    there.
    """
    try:
        yield
    except BadInput as refusal:
        refusal.where = refusal.where or place
        raise
    except (ValueError, LookupError, TypeError, AssertionError) as error:
        raise BadInput("position-pending", {"text": str(value)}, place) from error
