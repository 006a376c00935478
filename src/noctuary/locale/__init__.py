"""All messages in English, Polish and German (Project Fluent).

Messages that games share are here, in one folder per language; a game's own are in its package, in `words/<language>/`.
The web client is built from the same files.
"""

import logging
import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from noctuary.plugins import plugins

if TYPE_CHECKING:
    from noctuary.locale.bundles import Messages

logger = logging.getLogger(__name__)

LANGUAGES = ("en", "pl", "de")
LONGEST = 1000
"""Maximum length of an argument, in characters; Fluent refuses much longer ones."""
LARGEST = 10**21
"""Integers from here on are shown as `1.000e+30`; Fluent cannot format those of more than 28 digits."""

UNSEEN = re.compile(
    "[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\U000e0000-\U000e007f]"
    # Joiners are part of some scripts and emoji, but not allowed next to ASCII letters.
    "|(?<![^\0-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\0-\x7f])"
)
"""Control characters, direction marks, characters of zero width, and surrogates."""

GROUPED = {"en": 1000, "pl": 10_000, "de": 1000}
"""The number from which a language groups digits (CLDR). Browsers follow it; Babel always groups from 1000 on."""

PERCENT = {"en": "%", "pl": "%", "de": "\u00a0%"}
"""The percent sign after a number, with a space in languages that have one there."""

Namer = Callable[[str, str], str]
"""Returns the name of a thing from its kind and id: `namer("tile", "egg")`."""


def folders_of_games() -> dict[str, Path]:
    """The folders of all games by name: those in `noctuary.games`, then those of other packages."""
    package = find_spec("noctuary.games")
    roots = (package and package.submodule_search_locations) or ()
    own = {file.parent.name: file.parent for root in roots for file in sorted(Path(root).glob("*/__init__.py"))}
    return {one.name: one.folder for one in plugins().values() if one.folder is not None} | own


def sources(language: str) -> list[Path]:
    """The message files of a language: the shared ones, then those of every game."""
    return sorted((Path(__file__).parent / language).glob("*.ftl")) + sources_of("*", language)


def sources_of(game: str, language: str) -> list[Path]:
    """The message files of one game; the English one for each that the language lacks."""
    folders = [folder for name, folder in folders_of_games().items() if game in ("*", name)]
    return sorted(in_language(path, language) for folder in folders for path in folder.glob("words/en/*.ftl"))


def in_language(path: Path, language: str) -> Path:
    """The file in a language for the English file `path` of a game; `path` itself if it is missing."""
    other = path.parents[1] / language / path.name
    return other if other.exists() else path


warned: set[Path] = set()
"""The files about which `warn` has warned."""


def warn(file: Path, id: str) -> None:
    """Warn, once for each file, that messages are missing there, and name the first of them."""
    if file not in warned:
        warned.add(file)
        logger.warning("words are missing in %s, such as %s", file, id)


def spoken(language: str, id: str) -> str:
    """The language in which a message exists: English if a game lacks it, "" if it lacks that too. Raises KeyError for
    an unknown message or language.
    """
    if bundle(language).has_message(id):
        return language
    folders = folders_of_games()
    game = next((part for part in id.split("-")[:2] if part in folders and (folders[part] / "game.py").exists()), None)
    if game is None:
        raise KeyError(id)
    warn(folders[game] / "words" / language / f"{game}.ftl", id)
    return spoken("en", id) if language != "en" else ""


@cache
def bundle(language: str) -> "Messages":
    """All messages of a language. Raises KeyError for an unsupported language."""
    if language not in LANGUAGES:
        raise KeyError(language)
    # Imported here since Fluent is slow to import, and processes that only play say nothing.
    from noctuary.locale.bundles import Messages

    return Messages(language, sources(language), warn)


def as_is(kind: str, id: str) -> str:
    """A namer that returns the id."""
    return id


def visible(text: str) -> str:
    """`text` with control and invisible characters escaped, except for line feeds and tabs.

    >>> visible("\\x1b[31mAda\\n")
    '\\\\x1b[31mAda\\n'
    """
    return UNSEEN.sub(lambda match: match[0].encode("unicode_escape").decode(), text)


def shorten(text: str) -> str:
    """`text`, shortened if it is too long."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def quote(text: str) -> str:
    """`text` for use inside a line: visible, and shortened if it is too long."""
    return shorten(visible(text[: LONGEST + 1]).replace("\n", r"\n"))


def text(
    language: str, id: str, arguments: Mapping[str, str | int | list[str]] | None = None, namer: Namer = as_is
) -> str:
    """The text of the message `id`. Text arguments are replaced with names: `namer` gets the argument's name up to `_`
    as the kind. Lists are joined with commas.

    Raises KeyError for an unknown message or language.
    """
    words: dict[str, Any] = {}
    said_in = spoken(language, id)
    messages = bundle(said_in or language)
    for key, value in (arguments or {}).items():
        kind = key.split("_", 1)[0]
        if isinstance(value, list):
            words[key] = quote(", ".join(namer(kind, item) for item in value))
        elif isinstance(value, str):
            words[key] = quote(namer(kind, value))
        elif abs(value) < LARGEST:
            words[key] = messages.number(value, abs(value) >= GROUPED[said_in or language])
        else:
            words[key] = f"{Decimal(value):.3e}"
    if not said_in:
        return " ".join([*id.split("-")[1:], *map(str, words.values())])
    pattern = messages.get_message(id).value
    if pattern is None:
        raise KeyError(id)
    formatted, errors = messages.format_pattern(pattern, words)
    if errors:
        raise ValueError(f"message {id} ({language}): {errors}")
    return str(formatted)
