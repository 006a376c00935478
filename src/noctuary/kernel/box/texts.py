"""The rulebook of a game, its terms, and its facts with names and texts."""

import json
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from noctuary import locale
from noctuary.locale import LANGUAGES

RULE = re.compile(r"^\*\*([A-Z]+-[0-9]+\.[A-Z]?[0-9]+)\*\* (.*)$")
CHAPTER = re.compile(r"^## ([0-9]+)\. (.*)$")
WORD = re.compile(r"^\| (.+) \| (.+) \| (.+) \| ([A-Z]+-[0-9]+(?:\.[A-Z]?[0-9]+)?) \|$", re.MULTILINE)


@cache
def rulebook(game: str, prefix: str, language: str) -> dict[str, str]:
    """Rule texts (Markdown) by id in book order; the title of a chapter has the chapter's id (`NOC-2`), the preface
    `NOC-0`. `prefix` is the prefix of the game's rule ids (`NOC`). Empty in games without a rulebook.
    """
    text = _words(game, language, "rules.md")
    if not text:
        return {}
    preface = f"{prefix}-0"
    book = {preface: ""}
    for line in text.split("\n"):
        rule = RULE.match(line)
        chapter = CHAPTER.match(line)
        if rule:
            book[rule[1]] = rule[2]
        elif chapter:
            book[f"{prefix}-{chapter[1]}"] = chapter[2]
        elif line and len(book) == 1 and not line.startswith("#"):
            book[preface] += ("\n\n" if book[preface] else "") + line
    return book


@cache
def terms(game: str, language: str) -> dict[str, list[str]]:
    """Synonyms for searching in a game (`words/terms.toml`; empty without that file). Keys are the beginnings of words
    for a term, in any language or an earlier version, and everyday words and phrases for it; values are the beginnings
    in `language`. With a space at its end, either is a whole word.
    """
    return _merged(tomllib.loads(_optional(game, "words/terms.toml")), language)


@cache
def everyday(language: str) -> tuple[str, dict[str, list[str]]]:
    """Words of every game (`everyday.toml`): those that say nothing, and synonyms as in `terms`."""
    words = tomllib.loads((Path(__file__).parent / "everyday.toml").read_text(encoding="utf-8"))
    silent: dict[str, str] = words.pop("silent")
    return silent[language], _merged(words, language)


@cache
def asked(game: str, language: str) -> dict[str, str]:
    """What players ask about rules, by id, in words that the rulebook does not use (`words/asked.toml`)."""
    return {id: said[language] for id, said in tomllib.loads(_optional(game, "words/asked.toml")).items()}


@cache
def glossary(game: str) -> list[tuple[dict[str, str], str]]:
    """The words of a game by language, each with the rule that explains it (`words/glossary.md`)."""
    rows = WORD.findall(re.sub(r" \([^|]*?\)", "", _optional(game, "words/glossary.md")))
    return [(dict(zip(LANGUAGES, names, strict=True)), rule) for *names, rule in rows]


def _merged(words: Mapping[str, Any], language: str) -> dict[str, list[str]]:
    """The synonyms of terms, by the beginnings of words."""
    merged: dict[str, list[str]] = {}
    for term in words.values():
        before, also = term.get("before", {}), term.get("also", {}).get(language, "")
        known = [beginning for other in LANGUAGES for beginning in (*term[other], *before.get(other, ()))]
        for beginning in (*known, *filter(None, also.split(", "))):
            said = merged.setdefault(beginning, [])
            said += [word for word in term[language] if word not in said]
    return merged


def read_facts(game: str) -> dict[str, Any]:
    """A copy of a game's facts (`box/facts.toml`), with the words of each language as tables (`components.toml`)."""
    facts: dict[str, Any] = json.loads(_facts_json(game))
    return facts


@cache
def read_earlier(game: str) -> Mapping[str, dict[str, Any]]:
    """The facts of earlier versions of a game by their hash (`box/earlier.toml`): a `name`, and the `changes` that lead
    back to them (none if only the form of the file has changed).
    """
    if not (folder_of(game) / "box" / "earlier.toml").is_file():
        return {}
    return tomllib.loads(_file(game, "box/earlier.toml"))


@cache
def _facts_json(game: str) -> str:
    """The facts as JSON, which is read faster than the files."""
    facts = tomllib.loads(_file(game, "box/facts.toml"))
    for language in LANGUAGES:
        add_words(facts, tomllib.loads(_words(game, language, "components.toml")), language)
    return json.dumps(facts)


def _file(game: str, path: str) -> str:
    """A file in the folder of a game."""
    return (resources.files(f"noctuary.games.{game}") / path).read_text(encoding="utf-8")


def _optional(game: str, path: str) -> str:
    """A file in the folder of a game; empty if there is none."""
    return _file(game, path) if (folder_of(game) / path).is_file() else ""


def folder_of(game: str) -> Path:
    """The folder of a game."""
    return Path(str(resources.files(f"noctuary.games.{game}")))


def _words(game: str, language: str, name: str) -> str:
    """A file of a game in a language, or in English; empty if it is missing there too."""
    english = folder_of(game) / "words/en" / name
    return locale.in_language(english, language).read_text(encoding="utf-8") if english.exists() else ""


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
    """The entry with this id or number in a list of facts."""
    return next(entry for entry in entries if id in (entry.get("id"), str(entry.get("number"))))


def localise(entry: dict[str, Any], language: str) -> Any:
    """An entry of the facts, with its texts in one language; its keys are those of the file."""
    return {
        key: value[language] if isinstance(value, dict) and language in value else value for key, value in entry.items()
    }
