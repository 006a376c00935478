"""The small game, for programs that solve games: a family game for two (chapter 11) with four tiles, which are all won
in twilight, so that moonlight has none.
"""

from typing import Final

SIDE: Final = 2
"""Rows and columns of the forest."""
TOKENS: Final = (2, 3)
"""The tokens of each player: one 3 and one 4."""
TILES: Final = ("skull-ram", "feather", "tripti", "egg")
STARTERS: Final = ("S1", "S4", "S7")
