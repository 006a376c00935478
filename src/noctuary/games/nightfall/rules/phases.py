"""The game at one glance: its phases in order, and the steps and decisions of each.

The engine goes by this list: a phase that is over calls `Board.next_phase`.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.nightfall.rules import chain, claim, cleanup
from noctuary.games.nightfall.rules.board import Board
from noctuary.kernel.phases import Phase

FLOW: Final = (
    Phase("draft", "NF-1", "draft begin"),
    Phase("combat", "NF-3", "turn attack block strikes resolve absorb combat-end"),
    Phase("chain", "NF-4", "chain again carried-out", chain.begin_chain),
    Phase("claim", "NF-7", "claim", claim.go_on_claiming),
    Phase("cleanup", "NF-8", "cleanup wounds turn-end", cleanup.end_claim),
    Phase("over", "NF-9", ""),
)
"""In the order of their numbers (`Board.phase`). The turn of the next player begins with its combat again."""
PHASES: Final = tuple(phase.name for phase in FLOW)

TEXTS: Final = Phase("texts", "NF-12", "effect target order exile put free damage", within=True)
"""What the text of a card does."""


def next_phase(board: Board) -> None:
    """The phase is over: go on to the next."""
    begin = FLOW[board.phase + 1].begin
    assert begin is not None
    begin(board)
