"""Removes characters from names and chat lines that would hide text or disturb other lines."""

from __future__ import annotations

import unicodedata
from typing import Final

MARKS: Final = 3
"""How many combining marks one letter may have: no script needs more, and more would spill over other lines."""
JOINER: Final = "\u200d"
"""The zero-width joiner of combined emoji; all other invisible characters are removed."""
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that display nothing."""


def readable(text: str) -> str:
    """Return the text as one readable line; empty if nothing is left of it."""
    kept, marks = "", 0
    for one in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(one)
        marks = marks + 1 if kind in ("Mn", "Me") or one == JOINER else 0
        if one.isspace() or one in BLANK:
            kept += " "
        elif (kind[0] != "C" or one == JOINER) and marks <= MARKS:
            kept += one
    return " ".join(kept.split()).strip(JOINER)
