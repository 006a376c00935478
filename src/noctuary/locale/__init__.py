"""All messages in English, Polish and German (Project Fluent).

Messages that games share are here, in one folder per language; those of a game are in its own package, in
`words/<language>/`. The web client is built from the same files.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "pl", "de")
LONGEST = 1000
"""Letters of one argument that are shown; Fluent refuses to put in much more."""

Namer = Callable[[str, str], str]
"""Gives the name of a thing from its kind and id: `namer("tile", "egg")`."""


def folders_of_games() -> list[str]:
    """The folders that contain games."""
    package = find_spec("noctuary.games")
    return list(package.submodule_search_locations or []) if package else []


def sources(language: str) -> list[Path]:
    """The message files of a language: the shared ones, then those of every game."""
    return sorted((Path(__file__).parent / language).glob("*.ftl")) + sources_of("*", language)


def sources_of(game: str, language: str) -> list[Path]:
    """The message files of one game."""
    return sorted(path for root in folders_of_games() for path in Path(root).glob(f"{game}/words/{language}/*.ftl"))


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language. Raises KeyError for a language we do not have."""
    if language not in LANGUAGES:
        raise KeyError(language)
    messages = FluentBundle([language], use_isolating=False)
    for path in sources(language):
        messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return messages


def as_is(kind: str, id: str) -> str:
    """The namer that knows no names: things are called by their ids."""
    return id


def shortened(text: str) -> str:
    """`text`, cut off if it is too long."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def text(
    language: str, id: str, arguments: Mapping[str, str | int | list[str]] | None = None, namer: Namer = as_is
) -> str:
    """The message `id` in words. Text arguments are named by `namer` according to their name up to `_`; lists are
    joined by commas.

    Raises KeyError for an unknown message or language.
    """
    words: dict[str, str | int] = {}
    for key, value in (arguments or {}).items():
        kind = key.split("_", 1)[0]
        if isinstance(value, list):
            words[key] = shortened(", ".join(namer(kind, item) for item in value))
        else:
            words[key] = shortened(namer(kind, value)) if isinstance(value, str) else value
    messages = bundle(language)
    pattern = messages.get_message(id).value
    if pattern is None:
        raise KeyError(id)
    formatted, errors = messages.format_pattern(pattern, words)
    if errors:
        raise ValueError(f"message {id} ({language}): {errors}")
    return str(formatted)
