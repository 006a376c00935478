"""Rulebook and component texts for people."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from noctuary.nocturne.facts import standard

RULE = re.compile(r"^\*\*(NOC-[0-9]+\.[TM]?[0-9]+)\*\* (.*)$")
CHAPTER = re.compile(r"^## ([0-9]+)\. (.*)$")


@cache
def rulebook(language: str) -> dict[str, str]:
    """Rule texts (Markdown) by id in book order; a chapter's title stands under the chapter's id (`NOC-2`), the preface
    under `NOC-0`.
    """
    book = {"NOC-0": ""}
    text = (Path(__file__).parent / "rules" / f"{language}.md").read_text(encoding="utf-8")
    for line in text.splitlines():
        rule = RULE.match(line)
        chapter = CHAPTER.match(line)
        if rule:
            book[rule[1]] = rule[2]
        elif chapter:
            book[f"NOC-{chapter[1]}"] = chapter[2]
        elif line and len(book) == 1 and not line.startswith("#"):
            book["NOC-0"] += ("\n\n" if book["NOC-0"] else "") + line
    return book


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


def localised(entry: dict[str, Any], language: str) -> dict[str, Any]:
    """An entry of the facts with its texts in one language."""
    return {
        key: value[language] if isinstance(value, dict) and language in value else value for key, value in entry.items()
    }
