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
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentNumber, FluentType, fluent_number

from noctuary.plugins import plugins

logger = logging.getLogger(__name__)

LANGUAGES = ("en", "pl", "de")
LONGEST = 1000
"""Maximum length of an argument, in characters; Fluent refuses much longer ones."""
LARGEST = 10**21
"""Integers from here on are shown as `1.000e+30`; Fluent cannot format those of more than 28 digits."""

NAMED = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or term in a file, with its id."""

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


class Messages(FluentBundle):
    """All messages of a language. A file is parsed when needed: all would take longer than most commands."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        forms = self._plural_form

        def form(number: Any) -> Any:
            """The plural form of a number; none for a text: as in browsers, "one" does not choose [1]."""
            return None if number.options is FluentNumber.default_number_format_options else forms(number)

        self._plural_form = form
        self._language = language
        self._unread: dict[str, tuple[Path, str]] = {}
        """The files not yet parsed and their texts, by the ids in them."""
        for path in sources(language):
            text = path.read_text(encoding="utf-8", errors="replace")
            self._unread.update(dict.fromkeys(NAMED.findall(text), (path, text)))

    def has_message(self, message_id: str) -> bool:
        """Whether the message exists."""
        return message_id in self._unread or super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        file = self._unread.get(f"-{entry_id}" if term else entry_id)
        if file is not None:
            path, text = file
            if path.parent.name != self._language:
                warn(path.parents[1] / self._language / path.name, entry_id)
            self.add_resource(FluentResource(text))
            self._unread = {id: other for id, other in self._unread.items() if other is not file}
        return super()._lookup(entry_id, term)


@cache
def bundle(language: str) -> Messages:
    """All messages of a language. Raises KeyError for an unsupported language."""
    if language not in LANGUAGES:
        raise KeyError(language)
    return Messages(language)


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
    words: dict[str, str | FluentType] = {}
    said_in = spoken(language, id)
    for key, value in (arguments or {}).items():
        kind = key.split("_", 1)[0]
        if isinstance(value, list):
            words[key] = quote(", ".join(namer(kind, item) for item in value))
        elif isinstance(value, str):
            words[key] = quote(namer(kind, value))
        elif abs(value) < LARGEST:
            words[key] = fluent_number(value, useGrouping=abs(value) >= GROUPED[said_in or language])
        else:
            words[key] = f"{Decimal(value):.3e}"
    if not said_in:
        return " ".join([*id.split("-")[1:], *map(str, words.values())])
    messages = bundle(said_in)
    pattern = messages.get_message(id).value
    if pattern is None:
        raise KeyError(id)
    formatted, errors = messages.format_pattern(pattern, words)
    if errors:
        raise ValueError(f"message {id} ({language}): {errors}")
    return str(formatted)
