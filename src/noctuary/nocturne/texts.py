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

    names = source["names"]
    shadow = names["tokens"]["shadow"][language]
    tokens = {id: f"{shadow} {id[1:]}" if id.startswith("s") else id for id in standard().token_ids}
    tokens["star"] = names["tokens"]["star"][language]
    return {
        "token": {id: {"name": name} for id, name in tokens.items()},
        "tile": entries(source["tiles"], "id"),
        "concoction": entries(source["concoctions"], "id"),
        "goal": entries(source["twilight_goals"], "number", "T") | entries(source["moonlight_goals"], "number", "M"),
        "character": entries(source["characters"], "id"),
        "symbol": {id: {"name": name[language]} for id, name in names["symbols"].items()},
        "kind": {id: {"name": name[language]} for id, name in names["kinds"].items()},
        "herb": {id: {"name": name[language]} for id, name in names["herbs"].items()},
        "tokens": localised(source["tokens"], language),
        "shadow_tokens": localised(source["shadow_tokens"], language),
        "forest": localised(source["forest"], language),
        "scoring": localised(source["scoring"], language),
    }
