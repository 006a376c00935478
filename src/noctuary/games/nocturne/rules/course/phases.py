"""The game at a glance: its phases in order, and the steps and decisions of each.

A round consists of casting phases, each ending when a tile is won. After the last come the steps of `at_end`.
"""

from typing import Final

from noctuary.games.nocturne.rules.basis.board import TWILIGHT, Board, Step
from noctuary.games.nocturne.rules.course.rounds import DUSK, Mirrors
from noctuary.games.nocturne.rules.turns.sprites import TAKE_TILES
from noctuary.kernel.parts.phases import Phase

FLOW: Final = (
    Phase("setup", "NOC-1", "character"),
    Phase("casting", "NOC-2", "open turn cast opponent"),
    Phase("offering", "NOC-3", "offer"),
    Phase("winning", "NOC-4", "redd tile abigail keep-concoction keep-tile hunt goals phase round-end"),
    Phase("end of twilight", "NOC-6", "sprite take dusk"),
    Phase("end of moonlight", "NOC-7", "mirrors mirror finish"),
)


def at_end(board: Board) -> tuple[Step, ...]:
    """The steps at the end of the current round, in order (NOC-6.2, 7.1)."""
    return (TAKE_TILES, DUSK) if board.round == TWILIGHT else (TAKE_TILES, Mirrors(board.players))
