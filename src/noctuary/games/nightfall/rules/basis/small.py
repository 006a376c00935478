"""The small game, for programs that solve games: eight cards and four wounds. As there is nothing to claim, there is no
claim phase; starters that have fought are gone, and only equal wounds are ever reshuffled.
"""

from typing import Final

from noctuary.games.nightfall.rules.basis.board import Board

STARTERS: Final = ("genesis-one", "enraged-wight")
"""The cards; each player starts with two copies of each."""
HAND: Final = 2
"""The number of cards up to which a player draws."""
WOUNDS: Final = [4, 0, 0]
"""The wounds of each kind, all face up."""


def is_small(board: Board) -> bool:
    """Whether the game is a small one."""
    return board.setup.small


def wounds_in_play(board: Board) -> list[int]:
    """How many wounds of each kind there are (NF-1.1)."""
    return WOUNDS if is_small(board) else board.facts.wounds
