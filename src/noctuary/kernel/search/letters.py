"""Words as searches compare them: regardless of case, diacritics and the punctuation around them."""

import re
from functools import lru_cache
from typing import Final
from unicodedata import combining, normalize

PLAIN: Final = {"ł": "l", "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o"}
"""Plain characters for letters that Unicode does not decompose."""
WORD: Final = re.compile(r"[A-Za-z]+-\d+(?:\.[A-Za-z]?\d+)?|\d+\.[A-Za-z]?\d+|[^\W_]+")
"""The id of a rule, with or without the letters of the game, or a word."""
SPELLED: Final = re.compile("([ao])e|(?<![aeq])(u)e")
"""How German umlauts are typed on keyboards without them; the `ue` in *neue* and *Quelle* is never one."""


@lru_cache(maxsize=4096)
def fold(word: str) -> str:
    """The word in lower case without diacritics."""
    if word.isascii():
        return word.lower()  # Fast, since indexes are made of millions of words.
    return "".join(PLAIN.get(part, part) for part in normalize("NFD", word.lower()) if not combining(part))


def words_of(text: str) -> list[str]:
    """The words of a text as they are compared."""
    return [fold(word) for word in WORD.findall(normalize("NFC", text))]


def spellings(word: str) -> list[str]:
    """A word as it is compared, and how its author may have meant it, with umlauts for `ae`, `oe`, `ue`."""
    return list(dict.fromkeys([word, SPELLED.sub(lambda match: match[1] or match[2], word)]))


def distance(one: str, other: str) -> int:
    """How many letters must be changed, added, left out or swapped with their neighbour to make one word the other."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one):
        earlier, before, row = before, row, [i + 1]
        for j, wanted in enumerate(other):
            cost = min(row[j] + 1, before[j + 1] + 1, before[j] + (letter != wanted))
            if i and j and letter == other[j - 1] and wanted == one[i - 1]:
                cost = min(cost, earlier[j - 1] + 1)
            row.append(cost)
    return row[-1]


def shared(one: str, other: str) -> int:
    """How many letters two words share at their beginnings."""
    return next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def parts(word: str, known: dict[str, int]) -> list[str]:
    """The two known words of which a word is composed, as in *Zaubermarker* and *Rundenende*; empty if it is not."""
    for cut in range(3, len(word) - 2):
        for link in ("", "s", "n", "en", "es", "er"):
            first = word[:cut].removesuffix(link) if word[:cut].endswith(link) else ""
            if len(first) > 2 and first in known and word[cut:] in known:
                return [first, word[cut:]]
    return []
