"""Questions about the spells on the table in a casting phase."""

from typing import Any, Final

from mypy_extensions import i64

from noctuary.games.nocturne.rules.basis.actions import CAST, PASS
from noctuary.games.nocturne.rules.basis.areas import ADJACENT, CELLS, WIDTH
from noctuary.games.nocturne.rules.basis.board import Board, cast_token, caster_of, cell_of, token_mask
from noctuary.games.nocturne.rules.basis.facts import STAR, TOKENS

BOXED: Final[list[Any]] = list(range(CAST + CELLS * TOKENS))
"""Every code of a cast as an object, shared by all lists: making these ints would be half of a decision's cost."""


def cast_codes(board: Board, tokens: int, cells: int, near: int) -> list[int]:
    """The codes of passing and of casting the tokens of a mask on the cells of a mask, cell by cell; if `near` is not
    -1, only on the cells next to it. The list must not be changed.
    """
    known = board.facts.tokens_of(tokens)
    rest: i64 = cells
    first = CAST
    if near >= 0:
        # Only the cells above, left, right and below can qualify, so the others need not be checked.
        rest &= ADJACENT[near]
        skipped: i64 = near - WIDTH
        if skipped > 0:
            rest >>= skipped
            first += skipped * TOKENS
    codes: list[Any] = []
    while rest:
        if rest & 1:
            for token in known:
                codes.append(BOXED[first + token])
        rest >>= 1
        first += TOKENS
    codes.append(PASS)
    return codes


def lowest_tokens(board: Board, seat: int) -> int:
    """The mask of a player's lowest tokens: one, or a Shadow and a normal token of equal value (NOC-2.2)."""
    facts = board.facts
    mask = token_mask(board.hand[seat])
    lowest = facts.value[facts.tokens_of(mask)[0]]
    return mask & ~facts.above[lowest]


def is_cornered(board: Board) -> bool:
    """Whether the highest spell is an opening spell with no adjacent tile left, whatever its token (NOC-2.11)."""
    return len(board.casts) == 1 and not ADJACENT[cell_of(board.casts[0])] & board.tile_mask


def why_it_wins(board: Board) -> str:
    """Why the highest spell wins uncontested: all others passed, or one of the cases of NOC-2.6."""
    top = board.casts[-1]
    if is_cornered(board):
        return "cornered"
    if cast_token(top) == STAR:
        return "star"
    if not ADJACENT[cell_of(top)] & board.tile_mask & ~board.cast_mask:
        return "enclosed"
    everybody = (1 << board.players) - 1
    return "passed" if (board.passed | 1 << caster_of(top)) == everybody else "unbeatable"
