"""The component texts in one language."""

from typing import Any

from noctuary import locale
from noctuary.games.nocturne.rules.basis.facts import VARIANTS, Facts
from noctuary.games.nocturne.rules.basis.vocabulary import MOONLIGHT_WORDS, TWILIGHT_WORDS, read_goal
from noctuary.games.nocturne.shown.wire import GoalShown, NocturneComponents, SoloCard, Sourced
from noctuary.kernel.box.texts import localise
from noctuary.kernel.parts.wire import Named


def components(facts: Facts, language: str) -> NocturneComponents:
    """All components by sort and id: names and texts in one language, numbers, the source of each fact, and what has
    been corrected. The result must not be changed.
    """
    known: NocturneComponents | None = facts.words.get(language)
    if known is None:
        known = facts.words[language] = in_words(facts, language)
    return known


def in_words(facts: Facts, language: str) -> NocturneComponents:
    """The components in one language."""
    source = facts.source

    def entries(items: list[dict[str, Any]], id: str) -> dict[str, Any]:
        return {str(item[id]): localise(item, language) for item in items}

    def goals(items: list[dict[str, Any]], letter: str) -> dict[str, Any]:
        return {f"{letter}{item['number']}": goal(item, language) for item in items}

    def named(names: dict[str, dict[str, str]]) -> dict[str, Named]:
        return {id: {"name": name[language]} for id, name in names.items()}

    def trusted(entry: dict[str, Any]) -> Sourced:
        """Where the facts of an entry come from and why they are trusted, to be copied to each component it lists."""
        return {"source": entry["source"], "why": entry["why"][language]}

    names = source["names"]
    achievements = source["achievements"]
    modifications, texts = source["modifications"], names["modification_texts"]
    shadow = names["tokens"]["shadow"][language]
    tokens = {id: shadow.format(id[1:]) if id.startswith("s") else id for id in facts.token_ids}
    tokens["star"] = names["tokens"]["star"][language]
    characters = entries(source["characters"], "id")
    variants: dict[str, Named] = {}
    for id, versions in VARIANTS.items():
        card = characters[id]
        variants |= {version: {"name": card[key]} for version, key in zip(versions, ("ability", "other"), strict=True)}
        card["ability"] = variants[card["variant"]]["name"]
        del card["other"]
    cards = solo_cards(facts, language, trusted(source["solo_deck"]))
    return {
        "token": {id: {"name": name} for id, name in tokens.items()},
        "tile": entries(source["tiles"], "id"),
        "concoction": entries(source["concoctions"], "id"),
        "goal": goals(source["twilight_goals"], "T") | goals(source["moonlight_goals"], "M"),
        "character": characters,
        "variant": variants,
        "symbol": named(names["symbols"]),
        "kind": named(names["kinds"]),
        "herb": named(names["herbs"]),
        "direction": named(names["directions"]),
        "solo": {id: cards[facts.solo_ids.index(id)] for id in facts.solo_ids},
        "solo_cards": cards,
        "scenario": entries(source["scenarios"], "number"),
        "achievement": {
            aim: {"name": names["achievements"][aim][language], **trusted(achievements)} for aim in achievements["aims"]
        },
        "modification": {
            id: {"name": names["modifications"][id][language], "text": texts[id][language], **trusted(modifications)}
            for id in modifications["ids"]
        },
        "tokens": localise(source["tokens"], language),
        "shadow_tokens": localise(source["shadow_tokens"], language),
        "forest": localise(source["forest"], language),
        "twisted_trees": localise(source["twisted_trees"], language),
        "scoring": localise(source["scoring"], language),
        "corrections": facts.corrections.summary() if facts.corrections else None,
    }


def goal(entry: dict[str, Any], language: str) -> GoalShown:
    """A goal with its shape, if any. If it has been corrected, its text is generated from what it asks for."""
    told: GoalShown = localise(entry, language)
    twilight = "points" not in entry
    read = read_goal(entry["goal"], TWILIGHT_WORDS if twilight else MOONLIGHT_WORDS)
    assert read is not None
    if read.shape:
        told["shape"] = read.shape
    if not {"goal", "points"}.isdisjoint(entry.get("edited", [])):
        word = "-".join(entry["goal"].split(" ")[:2])
        arguments: dict[str, Any] = {"number": read.number} if read.number else {}
        if not twilight:
            arguments["points"] = entry["points"]
        told["text"] = locale.text(language, f"nocturne-goal-{word}", arguments)
    return told


def solo_cards(facts: Facts, language: str, trusted: Sourced) -> list[SoloCard]:
    """The cards of the solo opponent, each named after what is printed on it (NOC-10.1)."""
    names = facts.source["names"]
    printed: list[SoloCard] = facts.source["solo_cards"]
    cards: list[SoloCard] = []
    for index, card in enumerate(printed):
        power = ("above", "at-least", "at-most")[facts.solo_power[index]]
        number = facts.solo_number[index]
        words = (
            names["directions"][card["direction"]][language].capitalize(),
            locale.text(language, f"nocturne-solo-power-{power}", {"number": number} if number else {}),
            f"{names['solo']['start'][language]} {card['start']}",
            names["solo"]["offers" if card["offers"] else "keeps"][language],
        )
        cards.append({"id": facts.solo_ids[index], "name": ", ".join(words), **card, **trusted})
    return cards
