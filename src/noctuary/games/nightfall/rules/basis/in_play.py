"""What the in-play texts of minions do, as bits of a mask (chapter 12)."""

from typing import Final

BLOCKS_DAMAGE: Final = 1
"""Blocks damage inflicted on its player (NF-6.1)."""
STAYS: Final = 2
"""Stays in play until destroyed."""
EXILED: Final = 4
"""Exiled when destroyed or discarded from play (NF-2.4)."""
UNBLOCKABLE: Final = 8
RETURNS: Final = 16
"""Returns to its owner's hand when destroyed."""
PROTECTS: Final = 32
"""Texts that target a player cannot choose its player."""
HEALS: Final = 64
"""In every cleanup phase, its player's minions regain 1 health."""
