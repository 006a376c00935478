"""What a seat sees as a vector of bytes, and moves as small numbers, for learning programs.

A `Tensor` belongs to one game and fits all its options. Its `Layout` describes every index; the offsets that `encode`
writes to, the documentation (`docs/tensors.md`) and a vector in words (`explain`) all come from it.

Imports `librt`, which only the extra `envs` brings; so modules import this one where they need it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Self

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from noctuary.kernel.base.messages import Unwritten
from noctuary.kernel.base.pickling import attributes, remade
from noctuary.kernel.contract import vectors as vectors  # which copies vectors
from noctuary.kernel.contract.sight import Numbers, Sight, sides
from noctuary.kernel.contract.state import State
from noctuary.kernel.parts.options import Options

Table = State
"""A state of the game, whole or masked."""

HIGHEST: Final = 255
"""The largest number that an index can hold."""
SEATS: Final = sides(5)


class Axis(NamedTuple):
    """What the indices of a part, or the values at an index, stand for: the `name` of one, the `labels` of all."""

    name: str
    labels: tuple[str, ...]


class Part(NamedTuple):
    """Consecutive indices of a vector, each with the same meaning for a different thing.

    `at`: the first index; `axis`: what the indices stand for; `most`: the highest value (the lowest is 0); `values`:
    what the values 1, 2, ... mean (0 means none), empty for numbers.
    """

    name: str
    meaning: str
    rule: str
    at: int
    axis: Axis
    most: int
    values: Axis


ONE: Final = Axis("", ("",))
NUMBER: Final = Axis("number", ())


class Layout:
    """The parts of a vector, in the order in which they were added."""

    def __init__(self) -> None:
        self.size: int = 0
        self.parts: list[Part] = []
        self.blocks: list[tuple[int, Axis, Layout]] = []
        """Layouts that are repeated for each label of an axis, with the index of the first one."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return remade, (Layout, attributes(self))

    def add(self, name: str, meaning: str, rule: str, axis: Axis = ONE, most: int = 1, values: Axis = NUMBER) -> int:
        """Add a part; return its first index."""
        at = self.size
        most = len(values.labels) or most
        assert most <= HIGHEST
        self.parts.append(Part(name, meaning, rule, at, axis, most, values))
        self.size += len(axis.labels)
        return at

    def repeat(self, axis: Axis, block: Layout) -> int:
        """Add a layout once for each label of `axis`; return its first index."""
        at = self.size
        self.blocks.append((at, axis, block))
        self.size += block.size * len(axis.labels)
        return at

    def flat(self) -> list[Part]:
        """All parts; those of repeated layouts have the label of each repetition in front of their names."""
        parts = self.parts[:]
        for at, axis, block in self.blocks:
            for place, label in enumerate(axis.labels):
                for part in block.flat():
                    first = at + place * block.size + part.at
                    parts.append(part._replace(name=f"{label} {part.name}", at=first))
        return sorted(parts, key=lambda part: part.at)

    def highest(self) -> list[int]:
        """The highest value of each index."""
        return [part.most for part in self.flat() for _ in part.axis.labels]

    def explain(self, vector: Sequence[int]) -> list[str]:
        """A vector in words: a line for everything that is not 0."""
        lines: list[str] = []
        for part in self.flat():
            for place, label in enumerate(part.axis.labels):
                value = int(vector[part.at + place])
                if value:
                    name = f"{part.name} {label}".rstrip()
                    said = part.values.labels[value - 1] if part.values.labels else str(value)
                    lines.append(name if part.most == 1 and not part.values.labels else f"{name}: {said}")
        return lines


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensor:
    """How seats see the tables of one game as vectors of bytes, and its compact actions.

    Seats are counted from the observing one (SEATS), in vectors and in actions, so that one policy can play every seat.
    Things without an order in the game (hands, a discard pile below its top) are counted. Apart from that, observations
    of a running game differ if and only if their vectors do; at its end, vectors leave out what everybody may then see.
    """

    def __init__(self, layout: Layout, texts: list[str]) -> None:
        self.layout: Layout = layout
        self.size: int = layout.size
        self.texts: list[str] = texts
        """The text of each compact action."""
        self.actions: int = len(texts)

    # Nothing changes a tensor, so copies are the same object.

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return remade, (type(self), attributes(self))

    def begin(self, options: Options, out: vec[u8], at: i64) -> None:
        """Write what is the same for all tables with these options to `out`, which is 0 from index `at` on."""
        raise Unwritten(self, "begin(self, options, out, at) -> None", "write what the options say to `out`")

    def encode(self, state: Table, seat: i64, out: vec[u8], at: i64) -> None:
        """Write the rest of what `seat` may know of a table (whole or masked) to `out`, where `begin` has written.
        Raises CrowdedError for a table with more of something than the layout has room for.
        """
        raise Unwritten(self, "encode(self, state, seat, out, at) -> None", "write what `seat` may know to `out`")

    def action(self, state: Table, seat: i64, code: i64) -> int:
        """The compact action for a legal code of a seat."""
        return int(code)

    def legal(self, state: Table, seat: i64) -> list[int]:
        """The compact actions of the legal codes of a seat, in the same order."""
        return self.actions_of(state, seat, state.legal(seat))

    def actions_of(self, state: Table, seat: i64, codes: list[int]) -> list[int]:
        """The compact actions of legal codes of a seat, in the same order."""
        return [self.action(state, seat, code) for code in codes]

    def code(self, state: Table, seat: i64, action: i64) -> int:
        """The legal code with this compact action; -1 if it is not legal."""
        for code in state.legal(seat):
            if self.action(state, seat, code) == action:
                return code
        return -1


class Declared(Tensor):
    """How seats see the tables of a game that only declares what lies on them. Numbers above HIGHEST take two bytes.
    Actions are the game's codes; the seats in their texts are not counted from the observing one.
    """

    def __init__(self, sight: Sight) -> None:
        self.sight: Sight = sight
        layout = Layout()
        for number in sight.numbers:
            add_numbers(layout, number)
        actions = sight.game.actions
        super().__init__(layout, [actions.format(code) for code in range(actions.size)])

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Declared, (self.sight,)

    def begin(self, options: Options, out: vec[u8], at: i64) -> None:
        """All is written by `encode`."""

    def encode(self, state: Table, seat: i64, out: vec[u8], at: i64) -> None:
        seen: list[int] = self.sight.see(state, int(seat))
        first = 0
        for number in self.sight.numbers:
            values = seen[first : first + len(number.axis)]
            first += len(number.axis)
            for value in values:
                if not 0 <= value <= number.most:
                    raise CrowdedError(number.name, value, number.most)
                out[at] = u8(value & HIGHEST)
                at += 1
            for value in values if number.most > HIGHEST else ():
                out[at] = u8(value >> 8)
                at += 1


def add_numbers(layout: Layout, numbers: Numbers) -> None:
    """Add numbers to a layout."""
    axis = Axis(numbers.name if len(numbers.axis) > 1 else "", tuple(numbers.axis))
    values = Axis(numbers.name, tuple(numbers.values)) if 0 < len(numbers.values) <= HIGHEST else NUMBER
    layout.add(numbers.name, numbers.meaning, "", axis, min(numbers.most, HIGHEST), values)
    if numbers.most > HIGHEST:
        layout.add(f"{numbers.name} x256", f"{numbers.meaning}, divided by 256", "", axis, numbers.most >> 8)


def zeros(size: int) -> vec[u8]:
    """A vector of zeros."""
    return vec[u8]([0 for _ in range(size)])


def blank(tensor: Tensor, options: Options) -> vec[u8]:
    """A vector with only what is the same for all tables with these options."""
    out = zeros(tensor.size)
    tensor.begin(options, out, 0)
    return out


def encoded(tensor: Tensor, state: Table, seat: i64, begun: vec[u8]) -> vec[u8]:
    """What `seat` sees of a table, given `blank` for its options."""
    out = begun[:]
    tensor.encode(state, seat, out, 0)
    return out


def remask(tensor: Tensor, state: Table, seat: i64, mask: vec[u8], before: list[int]) -> list[int]:
    """Write the mask of a seat, 1 for each legal action, over that of the actions `before`; return the legal ones."""
    for action in before:
        mask[action] = 0
    actions = tensor.legal(state, seat)
    for action in actions:
        mask[action] = 1
    return actions


def numbers(kind: type, labels: Sequence[str], first: int) -> dict[type, int]:
    """For each subclass of `kind` that has a `name`, the place of that name among `labels`, counted from `first`."""
    numbered: dict[type, int] = {}
    one: type
    for one in kind.__subclasses__():
        name = getattr(one, "name")  # noqa: B009
        if name:
            numbered[one] = labels.index(name) + first
        numbered.update(numbers(one, labels, first))
    return numbered


class CrowdedError(ValueError):
    """A table has more of something than the layout of its game has room for."""

    def __init__(self, part: str, number: int, most: int) -> None:
        super().__init__(part, number, most)

    def __str__(self) -> str:
        part, number, most = self.args
        return f"{number} in {part}, but an observation has room for {most}"
