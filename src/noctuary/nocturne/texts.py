"""Rulebook and component texts for people."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from noctuary.kernel.texts import localised, read_rulebook
from noctuary.nocturne.facts import standard


@cache
def rulebook(language: str) -> dict[str, str]:
    """Rule texts (Markdown) by id in book order; a chapter's title stands under the chapter's id (`NOC-2`), the preface
    under `NOC-0`.
    """
    text = (Path(__file__).parent / "rules" / f"{language}.md").read_text(encoding="utf-8")
    return read_rulebook(text, "NOC")


@cache
def components(language: str) -> dict[str, Any]:
    """Everything in the box, by sort and id: names and texts in one language, numbers, and how far each fact can be
    trusted.
    """
    source = standard().source

    def entries(items: list[dict[str, Any]], id: str, prefix: str = "") -> dict[str, Any]:
        return {prefix + str(item[id]): localised(item, language) for item in items}

    def named(names: dict[str, dict[str, str]]) -> dict[str, Any]:
        return {id: {"name": name[language]} for id, name in names.items()}

    def trusted(entry: dict[str, Any]) -> dict[str, str]:
        """How far an entry can be trusted, for each thing that it lists."""
        return {"source": entry["source"], "why": entry["why"][language]}

    names = source["names"]
    achievements = source["achievements"]
    modifications = source["modifications"]
    shadow = names["tokens"]["shadow"][language]
    tokens = {id: f"{shadow} {id[1:]}" if id.startswith("s") else id for id in standard().token_ids}
    tokens["star"] = names["tokens"]["star"][language]
    return {
        "token": {id: {"name": name} for id, name in tokens.items()},
        "tile": entries(source["tiles"], "id"),
        "concoction": entries(source["concoctions"], "id"),
        "goal": entries(source["twilight_goals"], "number", "T") | entries(source["moonlight_goals"], "number", "M"),
        "character": entries(source["characters"], "id"),
        "symbol": named(names["symbols"]),
        "kind": named(names["kinds"]),
        "herb": named(names["herbs"]),
        "direction": named(names["directions"]),
        "solo": {id: card | trusted(source["solo_deck"]) for id, card in solo_cards(language).items()},
        "scenario": entries(source["scenarios"], "number"),
        "achievement": {
            aim: {"name": names["achievements"][aim][language]} | trusted(achievements) for aim in achievements["aims"]
        },
        "modification": {
            id: {"name": names["modifications"][id][language], "text": names["modification_texts"][id][language]}
            | trusted(modifications)
            for id in modifications["ids"]
        },
        "tokens": localised(source["tokens"], language),
        "shadow_tokens": localised(source["shadow_tokens"], language),
        "forest": localised(source["forest"], language),
        "twisted_trees": localised(source["twisted_trees"], language),
        "scoring": localised(source["scoring"], language),
    }


def solo_cards(language: str) -> dict[str, dict[str, Any]]:
    """The cards of the solo opponent by id: what stands on each, and a name made of it (NOC-10.1)."""
    facts = standard()
    deck = facts.source["solo_deck"]
    names = facts.source["names"]
    faces = [(rule, direction) for rule in deck["rules"] for direction in deck["directions"]]
    cards = {}
    for id, (rule, direction) in zip(facts.solo_ids, faces, strict=True):
        words = (
            names["directions"][direction][language].capitalize(),
            names["powers"][rule["power"]][language],
            f"{names['solo']['start'][language]} {rule['start']}",
            names["solo"]["offers" if rule["offers"] else "keeps"][language],
        )
        cards[id] = {"name": ", ".join(words), "direction": direction, **rule}
    return cards
