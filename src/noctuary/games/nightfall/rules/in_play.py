"""What the in-play texts of minions do, as bits of a mask (chapter 12)."""

from __future__ import annotations

from typing import Final

BLOCKS_DAMAGE: Final = 1
"""blocks damage inflicted on its player (NF-6.1)"""
STAYS: Final = 2
"""stays in play until destroyed"""
EXILED: Final = 4
"""exiled when destroyed or discarded from play (NF-2.4)"""
UNBLOCKABLE: Final = 8
RETURNS: Final = 16
"""returns to its owner's hand when destroyed"""
PROTECTS: Final = 32
"""its player cannot be chosen by texts that target a player"""
HEALS: Final = 64
"""in every cleanup phase minions of its player regain 1 health"""
