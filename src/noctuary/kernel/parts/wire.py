"""JSON values that games produce for clients; the layers above pass them on (see `tables.wire`)."""

from typing import Annotated, TypedDict

from msgspec import Meta

from noctuary.kernel.base.messages import Argument

Arguments = dict[str, Annotated[Argument, Meta(title="Argument")]]
SeatId = Annotated[str, Meta(title="SeatId", description="`P1`.. clockwise.")]


class MessageShown(TypedDict):
    """A Fluent message with its arguments (see `kernel.messages`)."""

    id: str
    args: Arguments


class Reached(TypedDict):
    """The date and table at which something was reached."""

    date: str
    table: str


class Thing(TypedDict):
    """A component, identified as in the reference."""

    sort: str
    id: str


class FactWords(TypedDict):
    """A fact as a message, with its source."""

    key: str
    """The key of the fact that an edition can change; "" if there is none."""
    words: MessageShown
    source: str


class Related(TypedDict):
    """Related components, with a message about the relation."""

    words: MessageShown
    things: list[Thing]


class ReferenceEntry(TypedDict):
    """The full description of a component."""

    name: str
    rules: list[str]
    """Rule ids, its own ruling first."""
    facts: list[FactWords]
    why: str
    """What is known about it and what was chosen; may be empty."""
    related: list[Related]
    """Related components."""


class Section(TypedDict):
    """A section of the list of components, e.g. the draft cards."""

    section: str
    sort: str
    ids: list[str]


class GameReference(TypedDict):
    """The reference of a game in one language (`Game.reference`): its components by sort and id."""

    sections: list[Section]
    things: dict[str, dict[str, ReferenceEntry]]


class SearchIndex(TypedDict):
    """The words of a game's rules and components in one language, to be searched (`noctuary.kernel.search`)."""

    of: str
    """A hash of the texts."""
    entries: list[list[str]]
    """The sort and id of each rule, word and component. The sort of rules is `rule`, that of words `word`: their id is
    the word, and the rule that explains it follows.
    """
    forms: list[str]
    """All forms of each class of words; a search for any of them finds the others."""
    weights: list[list[int]]
    """For each class the entries that have it, each followed by how much the class says about that entry."""
    meanings: dict[str, list[int]]
    """By the beginning of a word or phrase, the classes that it may also mean; a space at the end marks a whole word.
    """
    silent: str
    """Words that searches ignore, separated by spaces."""
    asked: list[str]
    """For each entry what players ask about it, separated by commas."""


class Corrected(TypedDict):
    """The edition of the components: its name, its hash and the number of changes."""

    name: str
    hash: str
    number: int


class Named(TypedDict):
    """Anything with a name."""

    name: str


class Components(TypedDict):
    """The components of a game (`Game.components`) by sort and id, with what all games have in common."""

    corrections: Corrected | None
    """Null for the built-in facts."""
