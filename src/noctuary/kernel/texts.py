"""Rulebooks of a game, and its facts with their names and texts."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from typing import Any

from noctuary.locale import LANGUAGES

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


def read_facts(package: str) -> dict[str, Any]:
    """The facts of the game in `package` (`box/facts.toml`). Names and texts (`words/<language>/components.toml`) are
    added as tables by language.
    """
    folder = resources.files(package)
    facts = tomllib.loads((folder / "box" / "facts.toml").read_text(encoding="utf-8"))
    for language in LANGUAGES:
        words = (folder / "words" / language / "components.toml").read_text(encoding="utf-8")
        add_words(facts, tomllib.loads(words), language)
    return facts


def add_words(facts: dict[str, Any], words: dict[str, Any], language: str) -> None:
    """Add the names and texts of one language to the facts."""
    for key, value in words.items():
        inner = facts.setdefault(key, {})
        if isinstance(value, str):
            inner[language] = value
        elif isinstance(inner, list):
            for id, entry in value.items():
                add_words(component(inner, id), entry, language)
        else:
            add_words(inner, value, language)


def component(entries: list[dict[str, Any]], id: str) -> dict[str, Any]:
    """The entry of a list of facts with this id or number."""
    return next(entry for entry in entries if id in (entry.get("id"), str(entry.get("number"))))


def localised(entry: dict[str, Any], language: str) -> dict[str, Any]:
    """An entry of the facts with its texts in one language."""
    return {
        key: value[language] if isinstance(value, dict) and language in value else value for key, value in entry.items()
    }
