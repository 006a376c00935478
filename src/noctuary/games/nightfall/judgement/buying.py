"""What the active player's influence can buy."""

from noctuary.games.nightfall.judgement.worths import Worths
from noctuary.games.nightfall.rules.basis.actions import card_in, slot_of
from noctuary.games.nightfall.rules.basis.board import Board
from noctuary.games.nightfall.rules.course.claim import cost_of, open_to


def purchases(board: Board, known: Worths, influence: int, observer: int) -> tuple[float, int]:
    """What the active player can buy with this influence, always taking the best affordable card from the archives that
    `observer` sees. Returns the value of these cards, and the influence left over.
    """
    active = board.active
    gains: list[float] = []
    costs: list[int] = []
    for archive in board.archives:
        if slot_of(archive) != observer and board.hidden >> archive & 1:
            continue
        if board.left[archive] and open_to(board, archive, active):
            card = card_in(archive)
            gains.append(known.card[card])
            costs.append(max(1, cost_of(board, active, card)))
    total = 0.0
    while True:
        best = -1
        most = 0.0
        for index in range(len(gains)):
            if costs[index] <= influence and gains[index] > most:
                best = index
                most = gains[index]
        if best < 0:
            return total, influence
        influence -= costs[best]
        gains[best] = 0.0
        total += most
