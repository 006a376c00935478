"""Text search that ignores case and diacritics, finds parts of words, and uses the synonyms of a game. The browser
searches by the same rules (`web/src/reference/search.ts`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final
from unicodedata import category, combining, normalize

from rich.text import Text

PLAIN: Final = {"ł": "l", "æ": "ae", "œ": "oe", "ø": "o"} | dict(zip("’‘„“”‑–", '\'\'"""--', strict=True))
"""Plain characters for letters that Unicode does not decompose and for typographic signs."""
UMLAUTS: Final = {"ae": "ä", "oe": "ö", "ue": "ü"}
"""How German umlauts are typed on keyboards without them."""
SPELLED: Final = re.compile("ae|oe|(?<![aeq])ue")
"""Letters that may stand for an umlaut; those in *neue* and *Quelle* never do."""
FOUND: Final = "bold reverse"
WORD: Final = re.compile(r"\w+(?:[-.]\w+)+|\w{4,}")
"""Ids, and words that may be suggested in place of one that was not found."""
SENTENCE: Final = re.compile(r"(?<=[.!?])\s+|(?<=[.!?]\*)\s+")
EMPHASIS: Final = re.compile(r"(\*\*?)(.+?)\1")
LEFT_OUT: Final = "…"


def fold(text: str, kept: str = "") -> tuple[str, list[int]]:
    """The text in lower case without diacritics, except on letters `kept`, and for each of its characters the index in
    `text` it comes from.
    """
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        for part in letter.lower() if letter.lower() in kept else normalize("NFD", letter).casefold():
            if not combining(part):
                spelled = PLAIN.get(part, part)
                letters += spelled
                places += [place] * len(spelled)
    return "".join(letters), places


def plain(text: str) -> str:
    """The text in lower case without diacritics."""
    return fold(text)[0]


def readings(text: str) -> list[tuple[str, list[int]]]:
    """The forms of a text to compare with the spellings of a word: without diacritics, and with umlauts only."""
    return [fold(text), fold(text, "äöü")]


def spellings(word: str) -> list[str]:
    """A word without diacritics, and with umlauts for `ae`, `oe`, `ue`."""
    with_umlauts = SPELLED.sub(lambda found: UMLAUTS[found[0]], fold(word, "äöü")[0])
    return list(dict.fromkeys([plain(word), with_umlauts]))


def equals(word: str, text: str) -> bool:
    """Whether a text is the word in one of its spellings."""
    return not {read for read, _ in readings(text)}.isdisjoint(spellings(word))


class TermSearch:
    """A search for several words or their synonyms (`Game.terms`)."""

    def __init__(self, words: Iterable[str], terms: Mapping[str, Sequence[str]]) -> None:
        typed = words_of(words)
        # A single letter or sign, as in `złożyć w ofierze` and `Freund & Feind`, tells nothing.
        telling = [word for word in typed if len(word) > 1 or word.isnumeric()]
        self.words: list[list[re.Pattern[str]]] = [
            [pattern(term) for term in alike(word, terms)] for word in telling or typed
        ]

    def finds(self, text: str) -> bool:
        """Whether the text contains all the words, possibly as parts of words. Without words, False."""
        within = readings(text)
        return bool(self.words) and all(
            any(pattern.search(read) for pattern in words for read, _ in within) for words in self.words
        )

    def tells(self, text: str) -> bool:
        """Whether the text contains any of the words."""
        return any(pattern.search(read) for read, _ in readings(text) for words in self.words for pattern in words)

    def highlight(self, text: Text, style: bool) -> Text:
        """The text with the words highlighted, with a style if `style`, or else with asterisks."""
        found = {
            place
            for read, places in readings(text.plain)
            for words in self.words
            for word in words
            for match in word.finditer(read)
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


def words_of(words: Iterable[str]) -> list[str]:
    """The words of a query without the punctuation around them; hyphens may be minus signs."""
    return [bare(word) or word for part in words for word in part.split()]


def bare(word: str) -> str:
    """A word without the punctuation around it."""
    return word.strip("".join(sign for sign in word if category(sign)[0] == "P" and category(sign) != "Pd"))


def pattern(word: str) -> re.Pattern[str]:
    """What finds a word, or a part of one; with a space at its end, only where a word ends."""
    return re.compile(re.escape(word.strip()) + (r"(?!\w)" if word.endswith(" ") else ""))


def alike(word: str, terms: Mapping[str, Sequence[str]]) -> list[str]:
    """The spellings of a word and of its synonyms: those listed in `terms` for the longest beginning that fits the
    word. A whole word that has synonyms is no part of others.
    """
    spelled = spellings(word)
    beginnings = {read: said for beginning, said in terms.items() for read, _ in readings(beginning)}
    fitting = (start for start in beginnings if any(f"{spelling} ".startswith(start) for spelling in spelled))
    known = max(fitting, key=len, default="")
    said = [plain(beginning) for beginning in beginnings.get(known, ())]
    return said if said and known.endswith(" ") else [*spelled, *said]


def style(markdown: str) -> Text:
    """A paragraph of Markdown as styled text; only emphasis is supported, since rules use nothing else."""
    text, end = Text(), 0
    for match in EMPHASIS.finditer(markdown):
        text.append(markdown[end : match.start()])
        text.append(match[2], "bold" if match[1] == "**" else "italic")
        end = match.end()
    return text.append(markdown[end:])


def meant(words: Iterable[str], shelves: Sequence[tuple[Sequence[str], Mapping[str, Sequence[str]]]]) -> list[str]:
    """Known words spelled similarly to those that no text contains. Each shelf has texts and their synonyms."""
    known = [word for texts, _ in shelves for text in texts for word in WORD.findall(text)]
    names: list[str] = []
    for word in words_of(words):
        searches = [(TermSearch([word], terms), texts) for texts, terms in shelves]
        if not any(search.finds(text) for search, texts in searches for text in texts):
            names += near(word, known)
    return names


def near(wanted: str, known: Iterable[str]) -> list[str]:
    """Up to three texts spelled similarly to `wanted`; in a word of four letters, one letter may be wrong."""
    by_plain = {plain(word): word for word in known}
    return [by_plain[match] for match in get_close_matches(plain(wanted), by_plain, 3, 0.7)]
