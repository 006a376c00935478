"""Text search that ignores case and diacritics, finds parts of words, and uses the synonyms of a game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final
from unicodedata import combining, normalize

from rich.text import Text

PLAIN: Final = {"ł": "l", "’": "'", "‘": "'", "–": "-"}
"""Plain characters for letters that Unicode does not decompose and for typographic signs."""
FOUND: Final = "bold reverse"
SENTENCE: Final = re.compile(r"(?<=[.!?])\s+|(?<=[.!?]\*)\s+")
EMPHASIS: Final = re.compile(r"(\*\*?)(.+?)\1")
LEFT_OUT: Final = "…"


def fold(text: str) -> tuple[str, list[int]]:
    """The text in lower case without diacritics, and for each of its characters the index in `text` it comes from."""
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        for part in normalize("NFD", letter).casefold():
            if not combining(part):
                letters.append(PLAIN.get(part, part))
                places.append(place)
    return "".join(letters), places


def plain(text: str) -> str:
    """The text in lower case without diacritics."""
    return fold(text)[0]


class TermSearch:
    """A search for several words or their synonyms (`Game.terms`)."""

    def __init__(self, words: Iterable[str], terms: Mapping[str, Sequence[str]]) -> None:
        self.words: list[list[str]] = [alike(plain(word), terms) for part in words for word in part.split()]

    def finds(self, text: str) -> bool:
        """Whether the text contains all the words, possibly as parts of words. Without words, False."""
        within = plain(text)
        return bool(self.words) and all(any(one in within for one in words) for words in self.words)

    def tells(self, text: str) -> bool:
        """Whether the text contains any of the words."""
        within = plain(text)
        return any(one in within for words in self.words for one in words)

    def highlight(self, text: Text, style: bool) -> Text:
        """The text with the words highlighted, by a style if `style`, otherwise by asterisks."""
        within, places = fold(text.plain)
        found = {
            place
            for words in self.words
            for word in words
            for match in re.finditer(re.escape(word), within)
            for place in places[match.start() : match.end()]
        }
        marked, end = Text(), 0
        for start in sorted(place for place in found if place - 1 not in found):
            marked.append_text(text[end:start])
            end = next(place for place in range(start, len(text) + 1) if place not in found)
            part = text[start:end]
            if style:
                part.stylize(FOUND)
            marked.append_text(part if style else Text("*") + part + Text("*"))
        return marked.append_text(text[end:])

    def excerpt(self, text: str) -> str:
        """The first sentence of a text, which is the title of a rule, and the sentences with one of the words; the
        whole text if none contains any.
        """
        first, *others = SENTENCE.split(text)
        telling = [sentence for sentence in others if self.tells(sentence)]
        if not telling and not self.tells(first):
            return text
        parts, gap = [first], False
        for sentence in others:
            if sentence in telling:
                parts.append(f"{LEFT_OUT} {sentence}" if gap else sentence)
                gap = False
            else:
                gap = True
        return " ".join([*parts, *([LEFT_OUT] if gap else [])])


def alike(word: str, terms: Mapping[str, Sequence[str]]) -> list[str]:
    """The word and its synonyms; they are those of the longest beginning in `terms` that fits the word."""
    beginnings = {plain(beginning): said for beginning, said in terms.items()}
    known = max((one for one in beginnings if f"{word} ".startswith(one)), key=len, default="")
    return [word, *map(plain, beginnings.get(known, ()))]


def style(markdown: str) -> Text:
    """A paragraph of Markdown as styled text; only emphasis is supported, since rules use nothing else."""
    text, end = Text(), 0
    for match in EMPHASIS.finditer(markdown):
        text.append(markdown[end : match.start()])
        text.append(match[2], "bold" if match[1] == "**" else "italic")
        end = match.end()
    return text.append(markdown[end:])


def near(wanted: str, known: Iterable[str], most: int = 3) -> list[str]:
    """Texts spelled similarly to `wanted`."""
    by_plain = {plain(one): one for one in known}
    return [by_plain[match] for match in get_close_matches(plain(wanted), by_plain, most, 0.6)]
