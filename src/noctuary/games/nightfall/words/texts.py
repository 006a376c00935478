"""The component texts in one language."""

from typing import Any

from noctuary.games.nightfall.rules.basis.facts import EDITIONS, READINGS, WOUNDS, Facts, standard
from noctuary.games.nightfall.shown.wire import CardShown, NightfallComponents
from noctuary.kernel.box.editable import grade
from noctuary.kernel.box.texts import localise
from noctuary.kernel.parts.wire import Named


def components(facts: Facts, language: str) -> NightfallComponents:
    """All components by sort and id: names and texts in one language, numbers, and which facts of a card are
    reconstructed or edited. The result must not be changed.
    """
    known: NightfallComponents | None = facts.words.get(language)
    if known is None:
        known = facts.words[language] = in_words(facts, language)
    return known


def in_words(facts: Facts, language: str) -> NightfallComponents:
    """The components in one language."""
    source = facts.source
    names = source["names"]

    def named(sort: str) -> dict[str, Named]:
        return {id: {"name": name[language]} for id, name in names[sort].items()}

    return {
        "card": {card["id"]: order(source, card, language) for card in source["cards"]}
        | {id: wound(source, id, language) for id in WOUNDS},
        "colour": {id: {**entry, "letter": source["letters"][id]} for id, entry in named("colours").items()},
        "species": named("species"),
        "kind": named("kinds"),
        "set": named("sets"),
        "edition": named("editions"),
        "reading": {
            id: {**entry, "texts": localise(source["read"].get(id, {}), language)}
            for id, entry in named("readings").items()
        },
        "wound_effect": {"text": source["wound_effect"][language]},
        "quick_start": dict(zip(EDITIONS, map(pair_ids, facts.pairs), strict=True)),
        "corrections": facts.corrections.summary() if facts.corrections else None,
    }


def order(source: dict[str, Any], card: dict[str, Any], language: str) -> CardShown:
    """A minion or an action, with the number of copies."""
    kind = card["set"]
    edited = card.get("edited", []) + (["copies"] if kind in source["copies"].get("edited", []) else [])
    unknown = ["copies"] if grade(source["copies"], kind) == "reconstructed" else []
    entry: CardShown = localise(card, language) | {"copies": source["copies"][kind]}
    for key in READINGS:
        entry |= localise(source["read"].get(card.get(key), {}), language)
    entry["reconstructed"] = [key for key in card["reconstructed"] + unknown if key not in edited]
    return entry | {"edited": edited} if edited else entry


def pair_ids(pairs: list[list[int]]) -> list[list[str]]:
    """The private archive pairs for the quick start of one edition, as ids (NF-11.3, NF-11.8)."""
    return [[standard().card_ids[card] for card in pair] for pair in pairs]


def wound(source: dict[str, Any], id: str, language: str) -> CardShown:
    """A kind of wound, with its number in the box (NF-1.1)."""
    wounds = source["wounds"]
    edited = ["copies"] if id in wounds.get("edited", []) else []
    unknown = ["copies"] if grade(wounds, id) == "reconstructed" and not edited else []
    name = source["names"]["wounds"][id][language]
    entry: CardShown = {"id": id, "name": name, "kind": "wound", "copies": wounds[id], "reconstructed": unknown}
    return entry | {"edited": edited} if edited else entry
