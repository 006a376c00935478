"""What people type for others to read, a name or a line of a chat, without what would only play tricks with them."""

from __future__ import annotations

import unicodedata
from typing import Final

MARKS: Final = 3
"""How many accents and the like one letter may carry: no script needs more, and more would spill over other lines."""
JOINER: Final = "\u200d"
"""What makes one picture of several; all other invisible characters are left out."""
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing."""


def readable(text: str) -> str:
    """It as one line that everybody can read; empty if nothing is left of it."""
    kept, marks = "", 0
    for one in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(one)
        marks = marks + 1 if kind in ("Mn", "Me") or one == JOINER else 0
        if one.isspace() or one in BLANK:
            kept += " "
        elif (kind[0] != "C" or one == JOINER) and marks <= MARKS:
            kept += one
    return " ".join(kept.split()).strip(JOINER)
