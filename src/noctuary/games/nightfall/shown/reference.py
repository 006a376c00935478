"""The reference of Nightfall: of each card its rulings, its facts with their sources, and where else it appears."""

from __future__ import annotations

import re
from typing import Any, Final

from noctuary import locale
from noctuary.games.nightfall.rules.facts import COLOURS, EDITIONS, standard
from noctuary.kernel.reference import RECONSTRUCTED, fact, group, mentioning, section, source_of, thing, words
from noctuary.kernel.texts import rulebook

KNOWN: Final = "rulebook"
"""Read in, or following from, a rulebook or a public description: the facts do not say which."""
RULE: Final = re.compile(r"NF-[0-9]+\.[0-9]+")
TEXTS: Final = ("chain", "your_chain", "in_play", "kicker", "kicker_pl_edition")
SECTIONS: Final = ("draft", "starter", "promo", "wound")
STARTER_RULES: Final = ("NF-1.2", "NF-2.4")
WOUND_RULES: Final = ("NF-1.1", "NF-2.3", "NF-6.2", "NF-6.3", "NF-6.4", "NF-8.2", "NF-9.2", "NF-9.3", "NF-13.8")


def reference(components: dict[str, Any], language: str) -> dict[str, Any]:
    """See `Game.reference`. `components`: those of the game in `language`."""
    cards: dict[str, dict[str, Any]] = components["card"]
    sections = [
        section(name, "card", [id for id, card in cards.items() if name in (card.get("set"), card["kind"])])
        for name in SECTIONS
    ]
    names: dict[str, str] = {card["id"]: card["name"]["en"] for card in standard().source["cards"]}
    things = {
        id: order(card, names[id], components, language) if id in names else wound(card, components)
        for id, card in cards.items()
    }
    return {"sections": sections, "things": {"card": things}}


def order(card: dict[str, Any], name: str, components: dict[str, Any], language: str) -> dict[str, Any]:
    """A minion or an action; `name` is what the English rulebook calls it."""
    return thing(
        card["name"],
        rulings(card, name),
        facts(card, language),
        [*chained(card, components["card"]), *pairs(card["id"], components["quick_start"])],
        locale.text(language, "nightfall-why"),
    )


def rulings(card: dict[str, Any], name: str) -> list[str]:
    """Its own ruling, the rules to which that refers, and those that speak of it."""
    book = rulebook("nightfall", "NF", "en")
    own: str = card["rule"]
    more = STARTER_RULES if card["set"] == "starter" else ()
    return [own, *RULE.findall(book[own]), *more, *mentioning(book, name)]


def facts(card: dict[str, Any], language: str) -> list[dict[str, Any]]:
    """All that stands on a card, in words. That a card lacks a text is a fact too where that was not known."""
    name = f"name.{language}"
    source = RECONSTRUCTED if language in card["reconstructed"] else KNOWN
    found = [
        fact(name, words("nightfall-fact-name", text=card["name"]), source_of(card, name, source)),
        stated(card, "set", set=card["set"]),
        stated(card, "kind", kind=card["kind"]),
    ]
    if "species" in card:
        found.append(stated(card, "species", species=card["species"]))
    found.append(stated(card, "colour", colour=card["colour"]))
    found.append(stated(card, "links", colour=list(card["links"])))
    if "kicker_colour" in card:
        found.append(stated(card, "kicker_colour", colour=card["kicker_colour"]))
    found.append(stated(card, "cost", number=card["cost"]))
    if card.get("strength") == "minions":
        found.append(stated(card, "strength", "strength-minions"))
    elif "strength" in card:
        found.append(stated(card, "strength", number=card["strength"]))
    if "health" in card:
        found.append(stated(card, "health", number=card["health"]))
    found.append(stated(card, "copies", number=card["copies"]))
    for key in TEXTS:
        if key in card:
            found.append(stated(card, key, text=card[key]))
        elif key in card["reconstructed"]:
            found.append(stated(card, key, key.replace("_", "-") + "-none"))
    return found


def stated(card: dict[str, Any], key: str, said: str = "", **arguments: Any) -> dict[str, Any]:
    """A fact of a card, in the words of `said` (or of its key)."""
    id = said or key.replace("_", "-")
    source = RECONSTRUCTED if key in card["reconstructed"] else KNOWN
    return fact(key, words(f"nightfall-fact-{id}", **arguments), source_of(card, key, source))


def chained(card: dict[str, Any], cards: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """What may be linked to a card and what it may be linked to, by colour (NF-4.2), and kickers earned (NF-4.4)."""
    orders = [other for other in cards.values() if "colour" in other]
    colour, kicker = card["colour"], card.get("kicker_colour")
    found = []
    for link in card["links"]:
        ids = [other["id"] for other in orders if other["colour"] == link]
        found += group(words("nightfall-related-followed", colour=link), "card", ids)
    below = [other for other in orders if colour in other["links"]]
    for link in COLOURS:
        ids = [other["id"] for other in below if other["colour"] == link]
        found += group(words("nightfall-related-follows", colour=link), "card", ids)
    earning = [other["id"] for other in below if other["colour"] == kicker]
    found += group(words("nightfall-related-kicker"), "card", earning)
    above = [other for other in orders if other["colour"] in card["links"]]
    granted = [other["id"] for other in above if other.get("kicker_colour") == colour]
    found += group(words("nightfall-related-grants"), "card", granted)
    return found


def pairs(id: str, quick_start: dict[str, list[list[str]]]) -> list[dict[str, Any]]:
    """The other card of its pair for the quick start, by the editions that have that pair (NF-11.3, NF-11.8)."""
    partners: dict[str, list[str]] = {}
    for edition in EDITIONS:
        for pair in quick_start[edition]:
            if id in pair:
                partners.setdefault(next(other for other in pair if other != id), []).append(edition)
    found = []
    for partner, editions in partners.items():
        if len(editions) == len(EDITIONS):
            said = words("nightfall-related-pair")
        else:
            said = words("nightfall-related-pair-edition", edition=editions)
        found += group(said, "card", [partner])
    return found


def wound(card: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    """A kind of wounds."""
    found = [
        stated(card, "kind", kind="wound"),
        stated(card, "copies", number=card["copies"]),
        stated(card, "effect", text=components["wound_effect"]["text"]),
    ]
    return thing(card["name"], WOUND_RULES, found, [])
