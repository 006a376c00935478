"""The words that goals are made of (chapter 5): a goal is a line like `first areas 3` or `each shape XX/X.`.

Twilight goals go to the *first* who reaches something, at once; to whoever has the *most* of something when the round
ends; or to the *last* star. A moonlight goal scores its points for *each* of something.

Words up to LAST_STAR ask for something to happen; all later ones count something. Each is below 32 (`goals.region`).
"""

from __future__ import annotations

from typing import Final

from noctuary.kernel.box.editable import is_shape

FIRST_TOKEN: Final = 0
"""The first to win a tile with a token of this value."""
FIRST_AREAS: Final = 1
"""The first to have this many separate control areas."""
FIRST_AREA: Final = 2
"""The first to have a control area of at least this many cells."""
FIRST_SYMBOLS: Final = 3
"""The first to have this many kinds of symbols."""
FIRST_KIND: Final = 4
"""The first to have this many tiles of a single kind."""
FIRST_CONTROL: Final = 5
"""The first to have this many control tokens in the forest."""
FIRST_SHAPE: Final = 6
"""The first to control this shape."""
FIRST_CORNERED: Final = 7
"""The first to cast a cornered spell."""
LAST_STAR: Final = 8
"""The last to win a tile with a star."""
MOST_CONTROL: Final = 9
"""Number of control tokens in the forest."""
MOST_KIND: Final = 10
"""Number of tiles of a single kind."""
MOST_SYMBOLS: Final = 11
"""Number of kinds of symbols."""
MOST_AREAS: Final = 12
MOST_LARGEST: Final = 13
"""Number of cells of the largest control area."""
MOST_TOP: Final = 14
"""Number of controlled cells in the topmost row."""
MOST_BOTTOM: Final = 15
MOST_EDGE: Final = 16
MOST_CENTRAL: Final = 17
MOST_CORNERS: Final = 18
MOST_SPRITE: Final = 19
"""Number of tokens on the Sprite board."""
MOST_TOKENS: Final = 20
"""Number of tokens in hand."""
AREA_OF: Final = 21
"""Number of control areas of exactly this many cells."""
SHAPE: Final = 22
"""Number of copies of this shape that share no cell."""

TWILIGHT_WORDS: Final = {
    "first token": FIRST_TOKEN,
    "first areas": FIRST_AREAS,
    "first area": FIRST_AREA,
    "first symbols": FIRST_SYMBOLS,
    "first kind": FIRST_KIND,
    "first control": FIRST_CONTROL,
    "first shape": FIRST_SHAPE,
    "first cornered": FIRST_CORNERED,
    "most control": MOST_CONTROL,
    "most kind": MOST_KIND,
    "most symbols": MOST_SYMBOLS,
    "most areas": MOST_AREAS,
    "most largest": MOST_LARGEST,
    "most top": MOST_TOP,
    "most bottom": MOST_BOTTOM,
    "most edge": MOST_EDGE,
    "most central": MOST_CENTRAL,
    "most corners": MOST_CORNERS,
    "most sprite": MOST_SPRITE,
    "most tokens": MOST_TOKENS,
    "last star": LAST_STAR,
}
MOONLIGHT_WORDS: Final = {
    "each area": AREA_OF,
    "each areas": MOST_AREAS,
    "each largest": MOST_LARGEST,
    "each control": MOST_CONTROL,
    "each top": MOST_TOP,
    "each bottom": MOST_BOTTOM,
    "each edge": MOST_EDGE,
    "each central": MOST_CENTRAL,
    "each corners": MOST_CORNERS,
    "each sprite": MOST_SPRITE,
    "each tokens": MOST_TOKENS,
    "each shape": SHAPE,
}
NUMBERS: Final = {
    FIRST_TOKEN: (1, 7),
    FIRST_AREAS: (2, 6),
    FIRST_AREA: (2, 8),
    FIRST_SYMBOLS: (2, 5),
    FIRST_KIND: (2, 8),
    FIRST_CONTROL: (2, 10),
    AREA_OF: (1, 8),
}
"""The allowed range of the number in each kind of goal that has one."""
SHAPES: Final = (FIRST_SHAPE, SHAPE)
LARGEST_SHAPE: Final = 4
"""The most rows and columns that a shape may have."""


class Goal:
    """A goal: what it is about, with its number or shape, if it has one."""

    def __init__(self, word: int, number: int = 0, shape: list[str] | None = None) -> None:
        self.word: int = word
        self.number: int = number
        self.shape: list[str] = shape or []


def read_goal(line: object, words: dict[str, int]) -> Goal | None:
    """The goal that a line describes; None if it is not valid."""
    if not isinstance(line, str):
        return None
    parts = line.split(" ")
    word = words.get(" ".join(parts[:2]), -1)
    more = parts[2:]
    if word in SHAPES and len(more) == 1:
        rows = more[0].split("/")
        return Goal(word, 0, rows) if is_shape(rows, LARGEST_SHAPE, LARGEST_SHAPE) else None
    if word in NUMBERS and len(more) == 1 and more[0].isdecimal():
        least, most = NUMBERS[word]
        return Goal(word, int(more[0])) if least <= int(more[0]) <= most else None
    return Goal(word) if word >= 0 and word not in NUMBERS and word not in SHAPES and not more else None
