"""Decides for a player in which order attacks are resolved (NF-3.3) or minions absorb damage (NF-3.4, 6.1) if every
order has the same result.

The player always chooses the order in which a text hits several players or minions (NF-2.7): whoever is hit earlier
takes different wounds, and an earlier hit may take what a later one needs.
"""

from noctuary.games.nightfall.rules.basis.actions import ABSORB
from noctuary.games.nightfall.rules.basis.board import Board, card_of, health_of, serial_of
from noctuary.games.nightfall.rules.basis.in_play import BLOCKS_DAMAGE
from noctuary.games.nightfall.rules.course.combat import Resolve, blockers_of, strength
from noctuary.games.nightfall.rules.texts.damage import Absorb
from noctuary.kernel.parts.standing_orders import SILENT


def indifferent_move(board: Board, seat: int) -> int:
    """The first legal code of `seat` if all have the same result, otherwise SILENT. Uses only what everybody sees."""
    codes = board.legal(seat)
    choice = board.choice
    if not codes or not isinstance(choice, Resolve | Absorb):
        return SILENT
    differs = order_matters(board) if isinstance(choice, Resolve) else choice.number < total_health(board, seat, codes)
    return SILENT if differs else codes[0]


def order_matters(board: Board) -> bool:
    """Whether the order of the attacks changes more than the order of cards in discard piles. It does if several
    players take wounds, since wounds differ, or if a minion may absorb damage of more than one attack.
    """
    wounded = set()
    for serial, defender in zip(board.attackers, board.defenders, strict=True):
        minions = board.play_area[defender]
        if any(board.texts.in_play[card_of(minion)] & BLOCKS_DAMAGE for minion in minions):
            return True
        blockers = blockers_of(board, serial)
        absorbed = sum(health_of(minion) for minion in minions if serial_of(minion) in blockers)
        if strength(board, board.active, serial) > absorbed:
            wounded.add(defender)
    return len(wounded) > 1


def total_health(board: Board, seat: int, codes: list[int]) -> int:
    """The total health of the minions that may absorb next; damage that reaches it destroys them all."""
    serials = [board.find_minion(seat, code - ABSORB) for code in codes]
    return sum(health_of(minion) for minion in board.play_area[seat] if serial_of(minion) in serials)
