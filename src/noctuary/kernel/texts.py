"""Rulebooks and facts of a game as texts in one language."""

from __future__ import annotations

import re
from typing import Any

RULE = re.compile(r"^\*\*([A-Z]+-[0-9]+\.[A-Z]?[0-9]+)\*\* (.*)$")
CHAPTER = re.compile(r"^## ([0-9]+)\. (.*)$")


def read_rulebook(text: str, prefix: str) -> dict[str, str]:
    """Rule texts (Markdown) by id in book order; a chapter's title stands under the chapter's id (`NOC-2`), the preface
    under `NOC-0`. `prefix` is what the ids of the game begin with (`NOC`).
    """
    preface = f"{prefix}-0"
    book = {preface: ""}
    for line in text.splitlines():
        rule = RULE.match(line)
        chapter = CHAPTER.match(line)
        if rule:
            book[rule[1]] = rule[2]
        elif chapter:
            book[f"{prefix}-{chapter[1]}"] = chapter[2]
        elif line and len(book) == 1 and not line.startswith("#"):
            book[preface] += ("\n\n" if book[preface] else "") + line
    return book


def localised(entry: dict[str, Any], language: str) -> dict[str, Any]:
    """An entry of the facts with its texts in one language."""
    return {
        key: value[language] if isinstance(value, dict) and language in value else value for key, value in entry.items()
    }
