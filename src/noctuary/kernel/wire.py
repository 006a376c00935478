"""JSON values that games make for clients and that everything above them passes on (see `tables.wire`)."""

from __future__ import annotations

from typing import Annotated, TypedDict

from msgspec import Meta

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


class Corrected(TypedDict):
    """The edition that components are shown under: its name, the hash and the number of its changes."""

    name: str
    hash: str
    number: int


class Named(TypedDict):
    """What has a name."""

    name: str


class Components(TypedDict):
    """The components of a game (`Game.components`): the things in the box by sort and id, and what all games say."""

    corrections: Corrected | None
    """Null: the built-in facts."""
