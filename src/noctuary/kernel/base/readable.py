"""Removes from people's text the characters that would hide text or disturb other lines."""

import unicodedata
from typing import Final

MARKS: Final = 3
"""How many combining marks one letter may have: no script needs more, and more would run into other lines."""
JOINER: Final = "\u200d"
NON_JOINER: Final = "\u200c"
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159")
"""Letters and signs that display nothing."""
UNSEEN_MARKS: Final = frozenset(
    map(chr, (0x34F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE0E), 0x16FE4, *range(0xE0100, 0xE01F0)))
)
"""Combining marks that display nothing: variation selectors, fillers, the grapheme joiner."""
STYLES: Final = frozenset("\ufe0e\ufe0f")
"""Selectors that show a sign as text, or as a picture."""
VIRAMA: Final = 9
"""The combining class of the signs that join letters of Indic scripts."""
JOINING: Final = ("ARABIC", "SYRIAC", "MANDAIC", "MONGOLIAN", "NKO", "PHAGS-PA")
"""Scripts whose letters join, by the beginnings of their names."""
TINTS: Final = range(0x1F3FB, 0x1F400)
"""The skin tones, which follow an emoji."""


def readable(text: str) -> str:
    """The text as one readable line; empty if nothing is left of it. Characters that display nothing are kept
    only where they change their neighbours: joiners in emoji and in joining scripts, and the style of an emoji.
    """
    kept, marks = "", 0
    composed = unicodedata.normalize("NFC", text)
    for place, one in enumerate(composed):
        before, after = kept[-1:], composed[place + 1 : place + 2]
        kind = unicodedata.category(one)
        marks = marks + 1 if kind in ("Mn", "Me") or one == JOINER else 0
        if one.isspace() or one in BLANK:
            kept += " "
        elif one in (JOINER, NON_JOINER):
            kept += one if _joins(one, before, after) and marks <= MARKS else ""
        elif one in STYLES:
            kept += one if before and _is_sign(before) else ""
        elif kind[0] != "C" and one not in UNSEEN_MARKS and marks <= MARKS:
            kept += one
    return " ".join(kept.split())


def is_line(text: str) -> bool:
    """Whether a text is one line and not empty, which is all that earlier versions required of texts in files."""
    return bool(text.strip()) and (text.isprintable() or is_readable(text))


def is_readable(text: str) -> bool:
    """Whether a text on one line is not empty, and contains nothing that `readable` would remove, except spaces."""
    plain = all(letter.isprintable() or letter in (JOINER, NON_JOINER) for letter in text)
    return plain and bool(text.strip()) and readable(text) == " ".join(unicodedata.normalize("NFC", text).split())


def _joins(joiner: str, before: str, after: str) -> bool:
    """Whether a joiner, or non-joiner, has an effect between these characters (RFC 5892, A.1 and A.2)."""
    if not before or not after:
        return False
    if unicodedata.combining(before) == VIRAMA:
        return unicodedata.category(after)[0] == "L" or joiner == JOINER
    if joiner == JOINER and (before in STYLES or _is_sign(before)):
        return _is_sign(after)
    return all(unicodedata.name(letter, "").startswith(JOINING) for letter in (before, after))


def _is_sign(one: str) -> bool:
    """Whether a character may be an emoji, or part of one."""
    return unicodedata.category(one) in ("So", "Sm", "Sk", "Po", "Nd") or ord(one) in TINTS
