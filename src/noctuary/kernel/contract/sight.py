"""Turns what a seat sees of a table into numbers, by the declaration of the table, for learning programs.

Games that define none themselves get their vectors (`Game.tensor`) and features (`Game.measure`, `Game.weigh_moves`)
from here.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, Final, NamedTuple

from noctuary.kernel.base.messages import Unwritten
from noctuary.kernel.parts.moves import seat_name, weigh
from noctuary.kernel.table.determinizing import UNKNOWN
from noctuary.kernel.table.fields import EVERYBODY, NO_SEAT, Ended, Field, Item, Known, declared
from noctuary.kernel.table.notations import MAX_NUMBER, Bag, Id, List, Notation, Number, SeatName, SeatNames, Truth

SEAT_MASKS: Final = 511
"""The highest mask of seats."""
SIGHTS_KEPT: Final = 64
"""Number of sights kept in the cache."""

Turn = Callable[[int], int]
"""Turns a seat into its place clockwise from the observing seat; UNKNOWN if there is no such seat."""
See = Callable[[Any, Turn], list[int]]
"""Turns a value on the table into numbers."""


class Numbers(NamedTuple):
    """Numbers from 0 to `most` that mean the same for each of the things that `axis` names. `values`: what 1, 2 and so
    on stand for; empty if they are just numbers.
    """

    name: str
    meaning: str
    axis: Sequence[str] = ("",)
    most: int = 1
    values: Sequence[str] = ()


class Seen(NamedTuple):
    """How an item is seen: `see` computes a number for each name in `numbers`."""

    item: Field | Known
    numbers: list[Numbers]
    see: See

    def on(self, table: Any, owner: int, turn: Turn) -> list[int]:
        """The numbers for the item on a table; if every seat has such an item, for that of the seat `owner`."""
        item = self.item
        whens = item.when, declared(table).groups.get(item.path[0])
        if not all(when(table) for when in whens if when is not None):
            return self.nothing()
        if isinstance(item, Known):
            return self.see([one for one, seats in enumerate(getattr(table, item.field)) if seats >> owner & 1], turn)
        return self.see(getattr(table, item.name)[owner] if item.seats else getattr(table, item.name), turn)

    def nothing(self) -> list[int]:
        """The numbers if the table has no such item: zeros."""
        return [0] * sum(len(numbers.axis) for numbers in self.numbers)


def sides(players: int) -> tuple[str, ...]:
    """The seats as an observing seat names them: itself, then clockwise."""
    return "own", *(f"left-{place}" for place in range(1, players))


class Sight:
    """What seats see of the tables of a game. `counted`: lists only say what is in them, not in which order. `missing`:
    what cannot be turned into numbers, each with the reason; if there is any, the rest must not be used.
    """

    def __init__(self, game: Any, counted: bool = False) -> None:
        self.game: Final = game
        self.counted: Final = counted
        self.players: Final[int] = max(game.players)
        self.sides: Final = sides(self.players)
        self.table: Final = game.empty(game.options({}))
        self.choices: Final[Mapping[str, Sequence[Any]]] = {"players": game.players, **game.choices}
        self.missing: Final[list[str]] = []
        all_seen = [seen for item in declared(self.table).items for seen in self.seen(item)]
        self.shared: Final = [seen for seen in all_seen if not of_seats(seen.item)]
        self.side: Final = [seen for seen in all_seen if of_seats(seen.item)]
        names = {"players": "players", **{key: f"option {key}" for key in game.choices}}
        self.numbers: list[Numbers] = [
            Numbers(names[key], f"`{key}`", [*map(str, of)]) for key, of in self.choices.items()
        ]
        self.numbers.append(Numbers("own-seat", "the observing seat", [*map(seat_name, range(self.players))]))
        self.numbers.append(Numbers("deciding", "who must decide", self.sides))
        self.numbers += [number for seen in self.shared for number in seen.numbers]
        for side in self.sides:
            self.numbers += [one._replace(name=f"{side} {one.name}") for seen in self.side for one in seen.numbers]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return sight_of, (self.game, self.counted)

    @property
    def names(self) -> tuple[str, ...]:
        """A name for each number."""
        return tuple(f"{numbers.name} {label}".rstrip() for numbers in self.numbers for label in numbers.axis)

    def see(self, state: Any, seat: int) -> list[int]:
        """What a seat sees of a table, whole or masked."""
        table = state.observe(seat).board
        players, asked = table.players, table.seats()

        def turn(other: int) -> int:
            return (other - seat) % players if 0 <= other < players else UNKNOWN

        chosen = {key: players if key == "players" else table.options[key] for key in self.choices}
        numbers = [int(chosen[key] == value) for key, values in self.choices.items() for value in values]
        numbers += [int(other == seat) for other in range(self.players)]
        numbers += [int(place < players and (seat + place) % players in asked) for place in range(self.players)]
        for seen in self.shared:
            numbers += seen.on(table, seat, turn)
        for place in range(self.players):
            for seen in self.side:
                numbers += seen.on(table, (seat + place) % players, turn) if place < players else seen.nothing()
        return numbers

    def seen(self, item: Item) -> list[Seen]:
        """How an item is seen; empty if it cannot be turned into numbers."""
        try:
            if isinstance(item, Field | Known):
                return [self.seen_as(item)]
            if not isinstance(item, Ended):
                raise Unwritten(item, "Field", "nothing says which values it has")
        except NotImplementedError as reason:
            self.missing.append(f"{'.'.join(item.path)}: {reason}")
        return []

    def seen_as(self, item: Field | Known) -> Seen:
        """How an item is seen. Raises NotImplementedError if it does not say which values are possible."""
        components = self.table.components.get(item.of, ())
        is_number = not components and isinstance(item.of, Number | Truth | SeatNames)
        values, labels = ([], []) if is_number else self.values(item.of)
        if isinstance(item, Known):
            return counted(item, values, labels)
        if not isinstance(item.each, List):
            if isinstance(item.of, SeatNames):
                return seats_in(item, self.sides)
            return amount(item) if is_number else counted(item, values, labels)
        room = len(components) or item.each.most
        if item.seen_by == NO_SEAT and not item.top and not item.known:
            return counted(item, [], [], room)
        is_ordered = not isinstance(item.each, Bag) and ".".join(item.path) not in self.game.unordered
        if is_number or (is_ordered and not self.counted):
            return in_order(item, values, labels, room, is_ordered)
        return counted(item, values, labels, room)

    def values(self, notation: Notation) -> tuple[Sequence[int], Sequence[str]]:
        """All values that a notation allows, and their texts."""
        if isinstance(notation, SeatName):
            return range(self.players), self.sides
        things: Sequence[int] = sorted(set(self.table.components.get(notation, ())))
        if not things:
            things = range(len(notation.ids(self.table))) if isinstance(notation, Id) else notation.values()
        return things, [str(notation.write(self.table, value)) for value in things]


@lru_cache(SIGHTS_KEPT)
def sight_of(game: Any, counted: bool = False) -> Sight:
    """What seats see of the tables of a game (see `Sight`)."""
    return Sight(game, counted)


class MoveSight:
    """The features of a move: its verb, its verb with each thing that it refers to, and its verb with each number of
    the `Sight` that is not 0. `names`: none if the sight lacks anything.
    """

    def __init__(self, game: Any) -> None:
        self.sight: Final = sight_of(game, counted=True)
        parts = []
        for code, text in enumerate([] if self.sight.missing else game.actions.texts):
            verb, things = text.split(" ")[0], game.actions.references(code)
            parts.append([verb, *dict.fromkeys(f"{verb} {thing.kind} {thing.id}" for thing in things)])
        verbs, numbers = list(dict.fromkeys(one[0] for one in parts)), self.sight.names
        places = {name: place for place, name in enumerate(dict.fromkeys(chain.from_iterable(parts)))}
        self.names: Final = (*places, *(f"{verb} if {number}" for verb in verbs for number in numbers))
        self.parts: Final = [[places[part] for part in one] for one in parts]
        self.verbs: Final = [len(places) + verbs.index(one[0]) * len(numbers) for one in parts]
        """For each code where the features of its verb with the sight begin."""

    def weigh(self, state: Any, seat: int, codes: list[int], weights: list[float]) -> list[float]:
        """The sums of the weights of the active features of some moves."""
        active = [place for place, number in enumerate(self.sight.see(state, seat)) if number]
        return weigh([self.parts[code] + [self.verbs[code] + number for number in active] for code in codes], weights)


move_sight_of: Final = lru_cache(SIGHTS_KEPT)(MoveSight)


def of_seats(item: Item) -> bool:
    """Whether every seat has such an item."""
    return item.seats if isinstance(item, Field) else item.by_seat


def named(item: Item, meaning: str, axis: Sequence[str] = ("",), most: int = 1, values: Sequence[str] = ()) -> Numbers:
    """Numbers named after an item."""
    name = " ".join(key for key in item.path if key not in ("players", "*"))
    return Numbers(name, f"`{'.'.join(item.path)}`{meaning}", axis, most, values)


def amount(item: Field) -> Seen:
    """How a single number is seen."""
    least, most = limits(item.of)
    least = min(least, item.start)

    def see(value: Any, turn: Turn) -> list[int]:
        return [0 if value == UNKNOWN and item.seen_by != EVERYBODY else value - least]

    return Seen(item, [named(item, f", from {least} on" if least else "", most=most - least)], see)


def seats_in(item: Field, sides: Sequence[str]) -> Seen:
    """How a set of seats is seen: a number for each seat."""

    def see(value: Any, turn: Turn) -> list[int]:
        places = [turn(seat) for seat in range(len(sides)) if value >> seat & 1]
        return [int(place in places) for place in range(len(sides))]

    return Seen(item, [named(item, "", sides)], see)


def counted(item: Field | Known, values: Sequence[int], labels: Sequence[str], room: int = 1) -> Seen:
    """The number of things of each value and, if some in a list may be hidden, of all things."""
    hidden = room > 1 and isinstance(item, Field) and item.seen_by != EVERYBODY
    numbers = [named(item, ": how many", most=room)] if hidden else []
    numbers += [named(item, ": how many of each" if room > 1 else "", labels, room)] if labels else []
    at = places_of(item, values)

    def see(value: Any, turn: Turn) -> list[int]:
        things = value if isinstance(value, list) else [value]
        places = [at(thing, turn) for thing in things] if labels else []
        return [len(things)] * hidden + [places.count(place) for place in range(len(labels))]

    return Seen(item, numbers, see)


def in_order(item: Field, values: Sequence[int], labels: Sequence[str], room: int, is_ordered: bool) -> Seen:
    """The number of things, and the thing at each place; things without an order are sorted by value."""
    least, most = (0, len(values) - 1) if values else limits(item.of)
    at = places_of(item, values) if values else lambda value, turn: value - least if value != UNKNOWN else UNKNOWN
    step = item.each.step if isinstance(item.each, List) else 1
    numbers = [named(item, ": how many", most=room)]
    more = ": at each place" if values else f": at each place 1 + the number, from {least} on"
    numbers.append(named(item, more, [str(place) for place in range(room)], most - least + 1, labels))

    def see(value: Any, turn: Turn) -> list[int]:
        things = (value if is_ordered else sorted(value))[::step][:room]
        places = [at(thing, turn) + 1 for thing in things]
        return [len(value), *places, *[0] * (room - len(places))]

    return Seen(item, numbers, see)


def places_of(item: Field | Known, values: Sequence[int]) -> Callable[[int, Turn], int]:
    """A function that gives the place of a value among `values`; UNKNOWN if it is not there."""
    if isinstance(item.of, SeatName):
        return lambda value, turn: turn(value)
    places = {value: place for place, value in enumerate(values)}
    return lambda value, turn: places.get(value, UNKNOWN)


def limits(notation: Notation) -> tuple[int, int]:
    """The lowest and the highest value of a number."""
    if isinstance(notation, Number):
        return notation.least, notation.most if isinstance(notation.most, int) else MAX_NUMBER
    return 0, 1 if isinstance(notation, Truth) else SEAT_MASKS
