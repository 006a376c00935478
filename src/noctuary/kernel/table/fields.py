"""The table of a game, declared once: what each field is, who may see it, and how positions write it.

Everything else follows from the declaration:

- the table's attributes, and how it is copied, masked in observations and drawn for full tables: `tools/make_tables.py`
  writes this as straight code for the compiled engine, in `declared/table.py` of the game;
- positions, written (`Declaration.write`) and read (`Declaration.read`), with errors that name the place;
- the type of positions (`Declaration.wire`), from which the type of the client's default view is generated.

What fits no field is an `Item`: an entry of positions that writes and reads itself.
"""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import nullcontext
from types import GenericAlias, NoneType
from typing import Any, Final, Union, get_args

from msgspec import UNSET, UnsetType, defstruct

from noctuary.kernel.base.messages import BadInput, Unwritten
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.parts.moves import NOBODY, seat_name
from noctuary.kernel.parts.result import Position
from noctuary.kernel.parts.wire import SeatId
from noctuary.kernel.table.determinizing import UNKNOWN
from noctuary.kernel.table.notations import Bag, BySeat, List, Notation, Reader, refusing

# Who may see a field.
EVERYBODY: Final = "everybody"
ITS_SEAT: Final = "its seat"
NO_SEAT: Final = "no seat"
BY_RULES: Final = "by rules"
"""Masked by the game itself."""
SEERS: Final = (EVERYBODY, ITS_SEAT, NO_SEAT, BY_RULES)

# What a copy of the table copies of a list.
SHARED: Final = 0
"""Copy nothing: the list is never changed, only replaced."""
LIST: Final = 1
"""Copy the list, but not the lists in it."""
LISTS: Final = 2
"""Copy the list and the lists in it."""


class Item:
    """An entry of positions. `at`: its path, such as `players.*.hand`, where `*` stands for every seat. `when`: whether
    a table's position has it. `secret`: only positions that show what a seat sees have it.
    """

    wire: Any = Any
    """The type of its text, for clients; with None if it may be left out."""

    def __init__(self, at: str, when: Callable[[Any], bool] | None = None, secret: bool = False) -> None:
        self.path: Final = tuple(at.split(".")) if at else ()
        self.by_seat: Final = "*" in self.path
        self.when: Final = when
        self.secret: Final = secret

    def write(self, table: Any, seat: int) -> Any:
        """Its text for a seat (NOBODY if the path has no `*`); None leaves it out."""
        raise Unwritten(self, "write(self, table, seat) -> Any", "its text; None leaves it out")

    def read(self, reader: Reader, value: Any, place: str) -> None:
        """Set this on `reader.table`, for the seat `reader.owner`, from the `value` in a position. By default the value
        is ignored: it follows from the rest.
        """

    def leave_out(self, reader: Reader) -> None:
        """Called if a position has no such entry."""


class Field(Item):
    """A field of the table, an attribute of the same name: one value in the given notation, or one for each seat if
    `at` has a `*`, the notation is `BySeat` or `seats` is set. Without `at`, positions leave it out.

    `start`: its value on an empty table; with a `size`, a list of that many. `copied`: SHARED, LIST or LISTS.
    `seen_by`: EVERYBODY, ITS_SEAT, BY_RULES or NO_SEAT. `top`: the field that says for each seat how many things at the
    end of the list everybody sees. `known`: the field that says for each component which seats were shown it, as a
    mask; they see it wherever it lies (see `Known`). `sparse`: left out of positions while it is as on an empty table.
    `missing`: its value if a position leaves it out, unless that is `start`.
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
        copied: int = SHARED,
        seen_by: str = EVERYBODY,
        top: str = "",
        known: str = "",
        sparse: bool = False,
        missing: Callable[[Reader], Any] | None = None,
        when: Callable[[Any], bool] | None = None,
    ) -> None:
        super().__init__(at, when)
        self.notation: Final = notation
        self.each: Final = notation.of if isinstance(notation, BySeat) else notation
        """The notation of one seat's value."""
        self.of: Final = self.each.of if isinstance(self.each, List) else self.each
        """The notation of one thing."""
        self.seats: Final = self.by_seat or isinstance(notation, BySeat) or seats
        self.start: Final = self.each.start if start is None else start
        self.size: Final = size
        self.copied: Final = copied
        self.seen_by: Final = seen_by
        self.top: Final = top
        self.known: Final = known
        self.sparse: Final = sparse
        self.missing: Final = missing
        wire = notation.wire_of(hidden=seen_by != EVERYBODY)
        self.wire = wire | None if sparse else wire

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def write(self, table: Any, seat: int) -> Any:
        value = getattr(table, self.name)
        if self.by_seat:
            value = value[seat]
        if self.seen_by != EVERYBODY and value == UNKNOWN:
            return self.of.unknown
        text = None if self.sparse and value == self.start else self.notation.write(table, value)
        return None if self.sparse and text == [] else text

    def read(self, reader: Reader, value: Any, place: str) -> None:
        hidden = reader.seen and self.seen_by != EVERYBODY and value == self.of.unknown
        self.set(reader, UNKNOWN if hidden else self.notation.read(reader, value, place))

    def set(self, reader: Reader, value: Any) -> None:
        if self.by_seat:
            getattr(reader.table, self.name)[reader.owner] = value
        else:
            setattr(reader.table, self.name, value)

    def leave_out(self, reader: Reader) -> None:
        if self.missing is not None:
            self.set(reader, self.missing(reader))


class Known(Item):
    """The components, in the notation `of`, that each seat was shown. `field` has a mask of seats for each component
    (see `Field.known`). Each component exists once.
    """

    def __init__(self, at: str, field: str, of: Notation) -> None:
        super().__init__(at)
        self.field: Final = field
        self.of: Final = of
        self.wire = GenericAlias(list, of.wire) | None

    def write(self, table: Any, seat: int) -> Any:
        shown = [one for one, seats in enumerate(getattr(table, self.field)) if seats >> seat & 1]
        return [self.of.write(table, thing) for thing in shown] or None

    def read(self, reader: Reader, value: Any, place: str) -> None:
        for thing in List(self.of).read(reader, value, place):
            getattr(reader.table, self.field)[thing] |= 1 << reader.owner


class Declaration:
    """A table: the items that a class lists, in the order of its positions. `groups`: by key, whether a table's
    position has this mapping. `drawn`: the notations whose unknown values straight code draws, with their names there.
    """

    def __init__(
        self, items: type, drawn: Mapping[Notation, str] | None = None, **groups: Callable[[Any], bool]
    ) -> None:
        self.declared: Final = items
        self.fields: Final = [item for item in vars(items).values() if isinstance(item, Field)]
        self.items: Final = [item for item in vars(items).values() if isinstance(item, Item) and item.path]
        self.groups: Final = groups
        self.drawn: Final = drawn or {}
        self.keys: Final[dict[tuple[str, ...], dict[str, bool]]] = {}
        """The keys of each mapping, and whether they are secret."""
        self._check(items)
        for item in self.items:
            for length, key in enumerate(item.path):
                self.keys.setdefault(item.path[:length], {}).setdefault(key, item.secret)

    def _check(self, items: type) -> None:
        """Raise ValueError for anything declared twice, and for a reference to anything undeclared."""
        names = [field.name for field in self.fields]
        named = [name for field in self.fields for name in (field.known, field.top)]
        named += [item.field for item in self.items if isinstance(item, Known)]
        for name in filter(None, named):
            if name not in names:
                raise ValueError(f"{items.__qualname__}: there is no field “{name}”; there are {', '.join(names)}")
        paths = [".".join(item.path) for item in self.items]
        for path, item in zip(paths, self.items, strict=True):
            if paths.count(path) > 1:
                raise ValueError(f"{items.__qualname__}: “{path}” is declared twice")
            if item.by_seat != path.startswith("players.") or path.count("*") > 1:
                raise ValueError(f"{items.__qualname__}: “{path}” is not a place; those of seats have “players.*.”")
        for field in self.fields:
            if field.seen_by not in SEERS:
                raise ValueError(f"{items.__qualname__}.{field.name}: `seen_by` must be one of {', '.join(SEERS)}")

    # What generated code does for the games whose speed matters.

    def lay_out(self, table: Any) -> None:
        """Give a table its fields, with their values on an empty table."""
        for field in self.fields:
            number = table.players if field.seats else field.size
            start = [[] if field.start in ((), []) else field.start for _ in range(max(number, 1))]
            setattr(table, field.name, start if number else start[0])

    def mask(self, table: Any, seat: int) -> None:
        """Replace what `seat` cannot know with UNKNOWN."""
        bit = 1 << seat if seat >= 0 else 0
        for field in self.fields:
            if field.seen_by in (ITS_SEAT, NO_SEAT):
                value = getattr(table, field.name)
                top = getattr(table, field.top) if field.top else [0] * table.players
                shown = {one for one, seats in enumerate(getattr(table, field.known, ())) if seats & bit}
                each = [
                    one if field.seen_by == ITS_SEAT and owner == seat else unknown(one, top[owner], shown)
                    for owner, one in enumerate(value if field.seats else ())
                ]
                if isinstance(field.each, Bag):
                    each = [sorted(one, key=lambda thing: (thing == UNKNOWN, thing)) for one in each]
                setattr(table, field.name, each if field.seats else unknown(value, 0, shown))
        for name in {field.known for field in self.fields if field.known}:
            mine = {thing for field in self.fields if field.known == name for thing in own(field, table, seat)}
            masks = enumerate(getattr(table, name))
            setattr(table, name, [seats if one in mine else seats & bit for one, seats in masks])

    def fill(self, table: Any, everything: Mapping[Notation, Sequence[int]], random: Random) -> None:
        """Draw what is UNKNOWN from the components of its notation that are out of sight or, if it has no components,
        from all its values. Once these components run out, draw from all of them.
        """
        pools = {notation: list(components) for notation, components in everything.items()}
        for field in self.fields:
            if field.of in pools:
                for thing in flat(getattr(table, field.name)):
                    if thing in pools[field.of]:
                        pools[field.of].remove(thing)
        for pool in pools.values():
            random.shuffle(pool)
        for field in self.fields:
            value = getattr(table, field.name)
            if field.seen_by != EVERYBODY and UNKNOWN in flat(value):
                values = everything.get(field.of) or field.of.values()
                setattr(table, field.name, _drawn(value, pools.get(field.of), values, random))

    def write(self, table: Any) -> Position:
        """The table as text."""
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
        """Set up the empty table `reader.table` as a position says. Raises BadInput."""
        for item in self.items:
            key = item.path[-1]
            for seat in range(reader.players) if item.by_seat else (NOBODY,):
                reader.owner = seat
                group, place = self.group(reader, item.path[:-1])
                if key not in group:
                    item.leave_out(reader)
                    continue
                here = f"{place}.{key}" if place else key
                with refusing(group[key], here) if item.path[0] == "pending" else nullcontext():
                    item.read(reader, group[key], here)

    def wire(self, name: str, path: tuple[str, ...] = ()) -> Any:
        """The type of positions, whole or as a seat sees them: a struct `name`, with more for its mappings."""
        if "*" in self.keys[path]:
            return GenericAlias(dict, (SeatId, self.wire(name, (*path, "*"))))
        entries: list[Any] = []
        renamed: dict[str, str] = {}
        for key in self.keys[path]:
            here = (*path, key)
            items = [item for item in self.items if item.path[: len(here)] == here]
            wire = self.wire(name + key.capitalize(), here) if here in self.keys else items[0].wire
            is_optional = all(item.when is not None for item in items) or (not path and key in self.groups)
            if NoneType in get_args(wire):
                wire, is_optional = Union[tuple(part for part in get_args(wire) if part is not NoneType)], True  # noqa: UP007
            attribute = re.sub(r"\W", "_", key)
            renamed[attribute] = key
            entries.append((attribute, wire | UnsetType, UNSET) if is_optional else (attribute, wire))
        return defstruct(name, entries, rename=renamed, kw_only=True, forbid_unknown_fields=True)

    def count(self, table: Any, everything: Mapping[Notation, Sequence[int]]) -> None:
        """Raise BadInput if the table holds more of a component than the game has."""
        pools = {notation: [UNKNOWN, *components] for notation, components in everything.items()}
        for field in self.fields:
            pool = pools.get(field.of, [])
            value = getattr(table, field.name) if pool else []
            for owner, mine in enumerate(value) if field.seats else [(NOBODY, value)]:
                for thing in flat(mine):
                    if thing not in pool:
                        place = ".".join(field.path).replace("*", seat_name(owner))
                        raise BadInput("position-many", {"text": str(field.of.write(table, thing))}, place)
                    if thing != UNKNOWN:
                        pool.remove(thing)

    def group(self, reader: Reader, path: tuple[str, ...]) -> tuple[dict[str, Any], str]:
        """The mapping at a path, with its keys checked, and its place."""
        place = ".".join(path).replace("*", seat_name(reader.owner))
        if place not in reader.groups:
            outer = self.group(reader, path[:-1])[0].get(place.split(".")[-1], {}) if path else reader.source
            keys = [key for key, secret in self.keys[path].items() if reader.seen or not secret]
            reader.groups[place] = reader.mapping(outer, place, None if "*" in keys else keys)
            for name in reader.groups[place] if "*" in keys else ():
                reader.seat(name, f"{place}.{name}")
        return reader.groups[place], place


def declared(table: Any) -> Declaration:
    """The declaration of a table."""
    fields: Declaration = table.game.fields if hasattr(table.game, "fields") else table.fields
    return fields


def unknown(value: Any, top: int = 0, shown: Collection[int] = ()) -> Any:
    """A hidden value, or a list of them, with UNKNOWN for all but those `shown` and the last `top` of the list."""
    if not isinstance(value, list):
        return value if value in shown else UNKNOWN
    hidden = len(value) - top
    return [thing if thing in shown else UNKNOWN for thing in value[:hidden]] + value[hidden:]


def own(field: Field, table: Any, seat: int) -> list[Any]:
    """The components that a seat has in a field that only it sees; it knows to whom they were shown."""
    return flat(getattr(table, field.name)[seat]) if field.seats and field.seen_by == ITS_SEAT and seat >= 0 else []


def flat(value: Any) -> list[Any]:
    """The things in a value, which may be one thing, a list, or a list of lists."""
    return [thing for part in value for thing in flat(part)] if isinstance(value, list) else [value]


def _drawn(value: Any, pool: list[int] | None, values: Sequence[int], random: Random) -> Any:
    """A value with something drawn for each UNKNOWN: from the pool while there is one, then any of the `values`."""
    if isinstance(value, list):
        return [_drawn(part, pool, values, random) for part in value]
    if value != UNKNOWN:
        return value
    return pool.pop() if pool else values[random.below(len(values))]


# What is pending, in games with an agenda


class Decided(Item):
    """The kind of the open decision; read by the game."""

    wire = str

    def write(self, table: Any, seat: int) -> Any:
        return table.choice.name


class Asked(Item):
    """Who must decide."""

    wire = SeatId

    def write(self, table: Any, seat: int) -> str:
        return seat_name(table.seat)

    def read(self, reader: Reader, value: Any, place: str) -> None:
        reader.table.seat = reader.seat(value, place)


class About(Item):
    """What the decision is about; read by the game."""

    wire = str | None

    def write(self, table: Any, seat: int) -> Any:
        return table.choice.text(table) or None


class Agenda(Item):
    """The steps of the agenda, the next one last; read by `read_agenda` after everything else."""

    wire = list[str]

    def write(self, table: Any, seat: int) -> list[str]:
        return [f"{step.name} {step.text(table)}".rstrip() for step in table.agenda]


def read_agenda(reader: Reader, steps: Mapping[str, Any]) -> None:
    """Read the agenda, made of these steps. Raises BadInput."""
    for entry in reader.items(reader.source["pending"].get("agenda", []), "pending.agenda"):
        with refusing(entry, "pending.agenda"):
            name, *words = str(entry).split()
            reader.table.agenda.append(steps[name].read(reader.table, words))


class Ended(Item):
    """How the game ended."""

    wire = dict[str, Any] | None

    def write(self, table: Any, seat: int) -> Position | None:
        result = table.result
        return None if result is None else dict(result.position())
