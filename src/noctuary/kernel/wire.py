"""JSON values that games make for clients and that everything above them passes on (see `tables.wire`)."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from msgspec import Meta, Struct

from noctuary.kernel.messages import Argument

Arguments = dict[str, Annotated[Argument, Meta(title="Argument")]]
SeatId = Annotated[str, Meta(title="SeatId", description="`P1`.. clockwise.")]


class Message(TypedDict):
    """A Fluent message with its arguments (see `kernel.messages`)."""

    id: str
    args: Arguments


class Reached(TypedDict):
    """When something was reached, and at which table."""

    date: str
    table: str


class Thing(TypedDict):
    """A component, as the reference names it."""

    sort: str
    id: str


class FactWords(TypedDict):
    """A fact in words, with its own source."""

    key: str
    """That of the fact that an edition can change, if there is one."""
    words: Message
    source: str


class Related(TypedDict):
    """Other things that belong together, with words that say how."""

    words: Message
    things: list[Thing]


class Entry(TypedDict):
    """All that is said of a component."""

    name: str
    rules: list[str]
    """Ids, its own ruling first."""
    facts: list[FactWords]
    why: str
    """What is known and what was chosen; may be empty."""
    related: list[Related]
    """Where else it appears."""


class Section(TypedDict):
    """A part of the list of components, e.g. the draft cards."""

    section: str
    sort: str
    ids: list[str]


class Reference(TypedDict):
    """The reference of a game in one language (`Game.reference`), if it has one; the things by sort and id."""

    sections: list[Section]
    things: dict[str, dict[str, Entry]]


Items = list[str | int]


class AnyFact(Struct, tag_field="kind"):
    """A fact that an edition can change (`kernel.editable`), with the values it can have."""

    path: str
    """Where it stands in the facts: `cards.vulko.cost`."""
    sort: str
    """With `entry` the component it belongs to."""
    entry: str
    key: str
    """What it says of the component: `cost`, `name.pl`."""
    value: str | int | bool | Items
    """As the built-in facts have it."""
    source: str
    """How far that can be trusted: `rulebook`, `public`, `derived`, `reconstructed`."""


class NumberFact(AnyFact, tag="number"):
    """A whole number."""

    least: int
    most: int


class ChoiceFact(AnyFact, tag="choice"):
    """One of the choices."""

    choices: list[str]


class ChoicesFact(AnyFact, tag="choices"):
    """From `least` to `most` of the choices, each at most `repeats` times."""

    choices: Items
    least: int
    most: int
    repeats: int


class TokensFact(ChoicesFact, tag="tokens"):
    """The same of numbers and `star`."""


class NumbersFact(ChoicesFact, tag="numbers"):
    """The same of numbers."""


class TextFact(AnyFact, tag="text"):
    """At most so many letters."""

    most: int


class TruthFact(AnyFact, tag="truth"):
    """True or false."""


class ShapeFact(AnyFact, tag="shape"):
    """Rows of `X` and `.`, at most so many and so long."""

    rows: int
    columns: int


class GoalForm(TypedDict):
    """What a goal can ask for: a word, alone, with a number from `least` to `most`, or with a shape."""

    word: str
    least: NotRequired[int]
    most: NotRequired[int]
    shape: NotRequired[int]
    """At most so many rows and columns."""


class GoalFact(AnyFact, tag="goal"):
    """A line that has one of these forms."""

    goals: list[GoalForm]


Fact = NumberFact | ChoiceFact | ChoicesFact | TokensFact | NumbersFact | TextFact | TruthFact | ShapeFact | GoalFact
