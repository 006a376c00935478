"""The card facts that may be corrected."""

from functools import cache
from typing import Any

from noctuary.games.nightfall.rules.basis.facts import COLOURS, READINGS, SETS, SPECIES, WOUNDS, standard
from noctuary.kernel.box.editable import ChoiceFact, ChoicesFact, Fact, NumberFact, Place, TextFact, grade
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
            NumberFact(path, "set", name, "copies", source["copies"][name], grade(source["copies"], name), 1, 7)
        )
    for kind in WOUNDS:
        wounds = source["wounds"]
        facts.append(NumberFact(f"wounds.{kind}", "card", kind, "copies", wounds[kind], grade(wounds, kind), 0, 60))
    return {fact.path: fact for fact in facts}


def editable_of(card: dict[str, Any]) -> list[Fact]:
    """What may be corrected on a card. Texts are implemented as effects, so only their reading may be corrected."""
    place = Place("cards", card["id"], "card", card)
    facts: list[Fact] = [
        NumberFact(*place("cost"), 0, 9),
        ChoiceFact(*place("colour"), COLOURS, "colour"),
        ChoicesFact(*place("links"), COLOURS, "colour", 1, 3, 1),
    ]
    if "kicker_colour" in card:
        facts.append(ChoiceFact(*place("kicker_colour"), COLOURS, "colour"))
    if card["kind"] == "minion":
        facts.append(ChoiceFact(*place("species"), SPECIES, "species"))
        if isinstance(card["strength"], int):
            facts.append(NumberFact(*place("strength"), 0, 9))
        facts.append(NumberFact(*place("health"), 1, 9))
    facts += [ChoiceFact(*place(key), choices, "reading") for key, choices in READINGS.items() if key in card]
    return facts + [TextFact(*place(f"name.{language}")) for language in LANGUAGES]
