"""The values of what is unfinished, in points: numbers set by hand, used wherever a table is evaluated."""

from typing import Final

TOKEN_WORTH: Final[tuple[float, ...]] = (0.0, 0.3, 0.4, 0.5, 0.7, 0.9, 1.2, 1.6, 2.5)
"""Expected points of a token in hand, indexed by its value; the star is last."""
NEXT_FEATHER: Final[tuple[float, ...]] = (0.6, 1.2, 1.8, 2.0, 2.4, 2.6, 2.6)
"""Expected points from feathers still to come, by how many (0-6) of the set a seat has."""
NEXT_TRIPTI: Final[tuple[float, ...]] = (0.0, 0.5, 4.0)
NEXT_DUODE: Final[tuple[float, ...]] = (0.0, 3.0)
NEXT_EGG: Final[tuple[float, ...]] = (0.5, 1.0, 2.0, 2.5, 2.5, 0.0)
"""Expected points from eggs still to come in the solo game, by the number of eggs, 0 to 4 and more (NOC-8.5)."""
NEXT_HERB: Final[tuple[float, ...]] = (0.0, 0.8, 1.6, 1.8, 2.6, 2.6)
"""Expected points for future herbs, by the number of different herbs a seat has."""
BREW: Final = 0.5
"""The fraction of an unfinished concoction's points that counts when nearly all of its symbols are present."""
RUNESTONE_WORTH: Final = 2.5
"""Expected points of drawing concoctions, on top of the symbol."""
CHEST_WORTH: Final = 4.5
"""Expected points of drawing tiles."""
MIRROR_WORTH: Final = 4.0
BREWED: Final = 2.2
"""Expected points of another seat's hidden concoction if that seat has SYMBOLS_EACH symbols for it."""
SYMBOLS_EACH: Final = 3.0
SYMBOL_WORTH: Final = 0.3
NEEDED: Final = 0.8
"""Additional value of a symbol that a concoction still lacks."""
WIN_CHANCE: Final[tuple[float, ...]] = (1.0, 0.45, 0.3, 0.2)
"""Chance that the highest spell wins its tile, by the number of players who could still cast above it."""
