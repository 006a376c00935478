"""The standing orders of Nocturne: pass, and cast a planned spell."""

from collections.abc import Mapping, Sequence

from noctuary.games.nocturne.rules.basis.actions import CAST, OFFER_NONE, PASS
from noctuary.games.nocturne.rules.basis.areas import CELLS, cell_name
from noctuary.games.nocturne.rules.basis.board import token_mask
from noctuary.games.nocturne.rules.basis.facts import TOKENS
from noctuary.games.nocturne.rules.course.state import Nocturne
from noctuary.games.nocturne.rules.turns.casting import Turn
from noctuary.kernel.contract.game import Observation
from noctuary.kernel.parts.standing_orders import SILENT, UNTIL, VOID, Blank, Form


def table(seen: Observation) -> Nocturne:
    """The table that an observation shows."""
    assert isinstance(seen.board, Nocturne)
    return seen.board


def forms(seen: Observation) -> list[Form]:
    """The orders a seat may give. A pass order can exempt tiles on which the seat is asked whenever it could cast."""
    board = table(seen)
    tiles = [cell for cell in range(CELLS) if board.tile_mask >> cell & 1]
    cells = tuple(map(cell_name, tiles))
    free = tuple(cell_name(cell) for cell in tiles if not board.cast_mask >> cell & 1)
    tokens = tuple(map(board.token_id, board.facts.tokens_of(token_mask(board.hand[seen.seat]))))
    orders = [Form("pass", (Blank(UNTIL, ("phase", "round")), Blank("cell", cells, many=True)))]
    if tokens and free:
        orders.append(Form("cast", (Blank("token", tokens), Blank("cell", free), Blank(UNTIL, ("phase",))), once=True))
    return orders


def span(seen: Observation, until: str) -> int:
    """A value that is the same during the round or casting phase; every phase but the last takes a forest tile."""
    board = table(seen)
    return board.round if until == "round" else (board.round << CELLS) + board.tile_mask


def answer(seen: Observation, kind: str, values: Mapping[str, Sequence[str]]) -> int:
    """The answer that an order gives to the current decision (see `Game.answer_order`)."""
    board = table(seen)
    if not isinstance(board.choice, Turn):
        return SILENT
    codes = board.legal(seen.seat)
    casts = {divmod(code - CAST, TOKENS): code for code in codes if CAST <= code < OFFER_NONE}
    if kind == "pass":
        reached = {cell_name(cell) for cell, _ in casts}
        return SILENT if reached & {*values["cell"]} or PASS not in codes else PASS
    planned = values["cell"][0], values["token"][0]
    named = {(cell_name(cell), board.token_id(token)): code for (cell, token), code in casts.items()}
    return named.get(planned, VOID)
