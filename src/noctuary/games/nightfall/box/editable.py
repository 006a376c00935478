"""The card facts that may be corrected."""

from __future__ import annotations

from functools import cache
from typing import Any

from noctuary.games.nightfall.rules.facts import COLOURS, SETS, SPECIES, WOUNDS, standard
from noctuary.kernel.editable import ChoiceFact, ChoicesFact, Fact, NumberFact, TextFact
from noctuary.locale import LANGUAGES


@cache
def editable() -> dict[str, Fact]:
    """The facts that may be corrected, by path."""
    source = standard().source
    facts: list[Fact] = []
    for card in source["cards"]:
        facts += editable_of(card)
    for name in SETS[1:]:
        path = f"copies.{name}"
        facts.append(
            NumberFact(path, "set", name, "copies", source["copies"][name], source["copies_source"][name], 1, 7)
        )
    for kind in WOUNDS:
        wounds = source["wounds"]
        facts.append(NumberFact(f"wounds.{kind}", "card", kind, "copies", wounds[kind], wounds["source"], 0, 60))
    return {fact.path: fact for fact in facts}


def editable_of(card: dict[str, Any]) -> list[Fact]:
    """What may be corrected on a card. Its texts may not, since they are implemented as effects."""
    id: str = card["id"]

    def place(key: str) -> tuple[str, str, str, str]:
        return f"cards.{id}.{key}", "card", id, key

    def source(key: str) -> str:
        return "reconstructed" if key in card["reconstructed"] else "rulebook"

    facts: list[Fact] = [
        NumberFact(*place("cost"), card["cost"], source("cost"), 0, 9),
        ChoiceFact(*place("colour"), card["colour"], source("colour"), COLOURS, "colour"),
        ChoicesFact(*place("links"), card["links"], source("links"), COLOURS, "colour", 1, 3, 1),
    ]
    if "kicker_colour" in card:
        kicker = card["kicker_colour"]
        facts.append(ChoiceFact(*place("kicker_colour"), kicker, source("kicker_colour"), COLOURS, "colour"))
    if card["kind"] == "minion":
        facts.append(ChoiceFact(*place("species"), card["species"], source("species"), SPECIES, "species"))
        if isinstance(card["strength"], int):
            facts.append(NumberFact(*place("strength"), card["strength"], source("strength"), 0, 9))
        facts.append(NumberFact(*place("health"), card["health"], source("health"), 1, 9))
    for language in LANGUAGES:
        facts.append(TextFact(*place(f"name.{language}"), card["name"][language], source(language)))
    return facts
