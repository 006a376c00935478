"""Rulebook and component texts for people."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from noctuary.kernel.texts import localised, read_rulebook
from noctuary.nightfall.facts import EDITIONS, WOUNDS, standard


@cache
def rulebook(language: str) -> dict[str, str]:
    """Rule texts (Markdown) by id in book order; a chapter's title stands under the chapter's id (`NF-2`), the preface
    under `NF-0`.
    """
    text = (Path(__file__).parent / "rules" / f"{language}.md").read_text(encoding="utf-8")
    return read_rulebook(text, "NF")


@cache
def components(language: str) -> dict[str, Any]:
    """Everything in the box, by sort and id: names and texts in one language, numbers, and which facts of a card are
    reconstructed.
    """
    source = standard().source
    names = source["names"]

    def named(sort: str) -> dict[str, Any]:
        return {id: {"name": name[language]} for id, name in names[sort].items()}

    return {
        "card": {card["id"]: order(card, language) for card in source["cards"]}
        | {id: wound(id, language) for id in WOUNDS},
        "colour": {id: {**entry, "letter": source["letters"][id]} for id, entry in named("colours").items()},
        "species": named("species"),
        "kind": named("kinds"),
        "set": named("sets"),
        "edition": named("editions"),
        "wound_effect": {"text": source["wound_effect"][language]},
        "quick_start": dict(zip(EDITIONS, map(pair_ids, standard().pairs), strict=True)),
    }


def order(card: dict[str, Any], language: str) -> dict[str, Any]:
    """A minion or an action, with the number of its copies."""
    copies = {"copies": standard().source["copies"][card["set"]]}
    unknown = ["copies"] if standard().source["copies_source"][card["set"]] == "reconstructed" else []
    return localised(card, language) | copies | {"reconstructed": card["reconstructed"] + unknown}


def pair_ids(pairs: list[list[int]]) -> list[list[str]]:
    """The pairs of private archives for the quick start of one edition, by ids (NF-11.3, NF-11.8)."""
    return [[standard().card_ids[card] for card in pair] for pair in pairs]


def wound(id: str, language: str) -> dict[str, Any]:
    """A kind of wounds, with its number in the box (NF-1.1)."""
    source = standard().source
    unknown = ["copies"] if source["wounds"]["source"] == "reconstructed" else []
    name = source["names"]["wounds"][id][language]
    return {"id": id, "name": name, "kind": "wound", "copies": source["wounds"][id], "reconstructed": unknown}
