"""Helpers to build the reference of a game (`Game.reference`), which describes each thing in its box. JSON values only.

A reference has `sections` in the order in which they are listed, each with the sort and the ids of its things, and
`things` by sort and id. A thing has a `name`, `rules` (ids, its own ruling first), `facts` in words, each with its
source, `why` (what is known and what was chosen), and what is `related`: groups of other things, with words that say
how.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from noctuary.kernel.messages import Argument

RECONSTRUCTED: Final = "reconstructed"
EDITED: Final = "edited"


def words(id: str, **arguments: Argument) -> dict[str, Any]:
    """A message as JSON values."""
    return {"id": id, "args": arguments}


def fact(key: str, said: dict[str, Any], source: str) -> dict[str, Any]:
    """A fact in words. `key` is that of the fact that can be changed, if there is one."""
    return {"key": key, "words": said, "source": source}


def group(said: dict[str, Any], sort: str, ids: Sequence[str]) -> list[dict[str, Any]]:
    """Things of one sort that belong together; nothing where there are none."""
    return [{"words": said, "things": [{"sort": sort, "id": id} for id in ids]}] if ids else []


def thing(
    name: str,
    rules: Sequence[str],
    facts: Sequence[dict[str, Any]],
    related: Sequence[dict[str, Any]],
    why: str = "",
) -> dict[str, Any]:
    """The entry of a thing. A rule that is named twice counts once."""
    return {
        "name": name,
        "rules": list(dict.fromkeys(rules)),
        "facts": list(facts),
        "why": why,
        "related": list(related),
    }


def section(name: str, sort: str, ids: Sequence[str]) -> dict[str, Any]:
    """A part of the list of things."""
    return {"section": name, "sort": sort, "ids": list(ids)}


def source_of(entry: Mapping[str, Any], key: str, otherwise: str) -> str:
    """The source of a fact of a component, unless it has been corrected."""
    return EDITED if key in entry.get("edited", ()) else otherwise


def mentioning(rules: Mapping[str, str], name: str) -> list[str]:
    """The rules that speak of `name`, in the order of the book."""
    return [id for id, text in rules.items() if "." in id and name in text]
