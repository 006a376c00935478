"""Builds the reference of a game (`Game.reference`), which describes each thing in its box (see `wire.Reference`)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from noctuary.kernel.base.messages import Argument
from noctuary.kernel.box.editable import grade
from noctuary.kernel.parts.wire import FactWords, GameReference, MessageShown, ReferenceEntry, Related, Section

EDITED: Final = "edited"


def names_only(components: Mapping[str, Mapping[str, Any]]) -> GameReference:
    """A reference with nothing but the names of components, for games that have none of their own."""
    named = {sort: {id: thing(entry, (), []) for id, entry in things.items()} for sort, things in components.items()}
    return {"sections": [section(sort, sort, named[sort]) for sort in named], "things": named}


class Describer:
    """Describes the components of one game in one language. Its messages are `GAME-fact-...` and `GAME-related-...`."""

    def __init__(self, game: str, components: Mapping[str, Any], language: str) -> None:
        self.game: str = game
        self.components: Mapping[str, Any] = components
        self.language: str = language

    def fact(self, entry: Mapping[str, Any], key: str, words: MessageShown) -> FactWords:
        """A fact of a component as a message."""
        source = EDITED if key in entry.get("edited", ()) else grade(entry, key)
        return {"key": key, "words": words, "source": source}

    def state(self, entry: Mapping[str, Any], key: str, said: str = "", **arguments: Argument) -> FactWords:
        """A fact with the message named `said` (by default its key)."""
        id = f"{self.game}-fact-{said or key.replace('_', '-')}"
        return self.fact(entry, key, {"id": id, "args": arguments})

    def name(self, entry: Mapping[str, Any]) -> FactWords:
        """The name of a component as a fact."""
        return self.state(entry, f"name.{self.language}", "name", text=entry["name"])

    def relate(self, said: str, sort: str, ids: Sequence[str], **arguments: Argument) -> list[Related]:
        """A group of related things of one sort; empty if there are none."""
        words: MessageShown = {"id": f"{self.game}-related-{said}", "args": arguments}
        return [{"words": words, "things": [{"sort": sort, "id": id} for id in ids]}] if ids else []


def thing(
    entry: Mapping[str, Any], rules: Iterable[str], facts: list[FactWords], *related: list[Related]
) -> ReferenceEntry:
    """The full description of a component. A rule that is named twice is listed once."""
    return {
        "name": entry["name"],
        "rules": list(dict.fromkeys(rules)),
        "facts": facts,
        "why": sentence(entry.get("why", "")),
        "related": [group for groups in related for group in groups],
    }


def sentence(words: str) -> str:
    """A text as a sentence, with a capital and a full stop."""
    return words and words[0].upper() + words[1:] + ("" if words.endswith(".") else ".")


def section(name: str, sort: str, ids: Iterable[str]) -> Section:
    """A section of the list of components."""
    return {"section": name, "sort": sort, "ids": list(ids)}


def mentioning(rules: Mapping[str, str], name: str) -> list[str]:
    """The rules that mention `name`, in the order of the book."""
    return [id for id, text in rules.items() if "." in id and name in text]
