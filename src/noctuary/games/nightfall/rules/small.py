"""The small game, for programs that solve games: eight cards and four wounds. As there is nothing to claim, the claim
phase is left out, starters that have fought are gone, and nothing but equal wounds is ever shuffled again.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.nightfall.rules.board import Board

STARTERS: Final = ("genesis-one", "enraged-wight")
"""Cards of which each player starts with two."""
HAND: Final = 2
"""Up to how many cards a player draws."""
WOUNDS: Final = [4, 0, 0]
"""The wounds of each kind, all face up."""


def is_small(board: Board) -> bool:
    """Whether it is a small game."""
    return board.setup.small


def wounds_in_play(board: Board) -> list[int]:
    """How many wounds of each kind there are (NF-1.1)."""
    return WOUNDS if is_small(board) else board.facts.wounds
