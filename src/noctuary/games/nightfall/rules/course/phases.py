"""The game at a glance: its phases in order, and the steps and decisions of each.

The engine follows this list: `Board.next_phase` goes from each phase to the next.
"""

from typing import Final

from noctuary.games.nightfall.rules.basis.board import Board, seat_of
from noctuary.games.nightfall.rules.course import claim, cleanup
from noctuary.games.nightfall.rules.texts import chain
from noctuary.kernel.contract.agenda import Nothing
from noctuary.kernel.parts.phases import Phase

FLOW: Final = (
    Phase("draft", "NF-1", "draft begin"),
    Phase("combat", "NF-3", "turn attack block strikes resolve absorb combat-end"),
    Phase("chain", "NF-4", "chain again carried-out", chain.begin_chain),
    Phase("claim", "NF-7", "claim", claim.go_on_claiming),
    Phase("cleanup", "NF-8", "cleanup wounds turn-end", cleanup.end_claim),
    Phase("over", "NF-9", ""),
)
"""The phases in the order of their numbers (`Board.phase`). The next player's turn begins with combat again."""
PHASES: Final = tuple(phase.name for phase in FLOW)

TEXTS: Final = Phase("texts", "NF-12", "effect target order exile put free damage", within=True)
"""What the text of a card does."""


def is_pending(board: Board) -> bool:
    """Whether there is more to the pending decision than follows from the phase and the chain."""
    choice = board.choice
    if board.agenda or not isinstance(choice, (chain.Link, claim.Spend, Nothing)):
        return True
    return isinstance(choice, chain.Link) and board.seat != linking(board)


def linking(board: Board) -> int:
    """Who may add to the chain: the seat that did so last, or that begins it (NF-4.3)."""
    return seat_of(board.chain[-1]) if board.chain else board.active


def next_phase(board: Board) -> None:
    """Go on to the next phase."""
    begin = FLOW[board.phase + 1].begin
    assert begin is not None
    begin(board)
