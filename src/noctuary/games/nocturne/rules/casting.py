"""The casting phase (chapter 2)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from noctuary.games.nocturne.rules.actions import ABILITY, CAST, PASS
from noctuary.games.nocturne.rules.areas import ADJACENT, CELLS, WIDTH, cell_name
from noctuary.games.nocturne.rules.board import (
    CASTING,
    CORNERED,
    NOTHING,
    OPENING,
    PLAIN,
    STEP_GOALS,
    STEP_OFFER,
    STEP_OPPONENT,
    STEP_PHASE,
    STEP_REDD,
    STEP_ROUND_END,
    STEP_TILE,
    TWILIGHT,
    Board,
    add_token,
    remove_token,
    step,
    token_mask,
)
from noctuary.games.nocturne.rules.characters import flint_may
from noctuary.games.nocturne.rules.facts import NORMAL, STAR, TOKENS
from noctuary.games.nocturne.rules.goals import check_goals
from noctuary.games.nocturne.rules.tiles import gain
from noctuary.kernel.messages import IllegalMove
from noctuary.kernel.moves import seat_name

NO_CODES: Final[list[int]] = []
BOXED: Final[list[Any]] = list(range(CAST + CELLS * TOKENS))
"""Every code of a cast as an object, so that all lists share it: to make so many ints anew would be half the cost of a
decision.
"""


class CastCodes:
    """The lists of codes of casting the tokens of a mask, as far as they have been needed."""

    def __init__(self, tokens: tuple[int, ...]) -> None:
        self.tokens: Final = tokens
        self.beside: Final = [NO_CODES] * (CELLS << 4)
        """For each cell, by which of its neighbours are free (4 bits); the last code is that of passing."""


def cast_codes(board: Board, tokens: int, cells: int, near: int) -> list[int]:
    """The codes of casting the tokens of a mask on the cells of a mask, cell by cell, and of passing; where `near` is
    not -1, only on the cells beside it. Not to be changed.
    """
    known = board.facts.cast_codes[tokens]
    if known is None:
        known = CastCodes(board.facts.tokens_of(tokens))
        board.facts.cast_codes[tokens] = known
    if near < 0:
        return joined(known, cells)
    # The cells above, to the left, to the right and below, as bits 0, 5, 7 and 12.
    free: i64 = (cells & ADJACENT[near]) << WIDTH >> near
    place = near << 4 | (free & 1 | free >> 4 & 2 | free >> 5 & 4 | free >> 9 & 8)
    codes = known.beside[place]
    if not codes:
        codes = joined(known, cells & ADJACENT[near])
        known.beside[place] = codes
    return codes


def joined(known: CastCodes, cells: int) -> list[int]:
    """The codes of casting on the cells of a mask, and of passing."""
    codes: list[Any] = []
    rest: i64 = cells
    first = CAST
    while rest:
        if rest & 1:
            for token in known.tokens:
                codes.append(BOXED[first + token])
        rest >>= 1
        first += TOKENS
    codes.append(PASS)
    return codes


def begin_phase(board: Board, opener: int, open_next_to: int) -> None:
    """Begin a casting phase; players without tokens count as passed (NOC-2.10). Where nobody can open the round ends
    (NOC-2.12).
    """
    for seat in range(board.players):
        if not board.hand[seat]:
            board.passed |= 1 << seat
    if not board.tile_mask or board.passed == (1 << board.players) - 1:
        board.agenda.append(STEP_ROUND_END)
        return
    board.opener = opener
    board.open_next_to = open_next_to
    if board.passed >> opener & 1:
        board.opener = next_seat(board, opener)
        board.open_next_to = -1
    elif open_next_to >= 0 and not ADJACENT[open_next_to] & board.tile_mask:
        lose_opening(board)
    ask_opener(board)


def lose_opening(board: Board) -> None:
    """No tile is adjacent to the one just won: the next player opens anywhere (NOC-2.9). Losing the opening is not
    passing.
    """
    if board.events is not None:
        board.tell("opening-lost", board.opener, {"cell": cell_name(board.open_next_to)})
    board.opener = next_seat(board, board.opener)
    board.open_next_to = -1


def next_seat(board: Board, seat: int) -> int:
    """The next seat clockwise that has not passed; `seat` itself if all others have."""
    passed = board.passed
    other = seat + 1
    while True:
        if other >= board.players:
            other = 0
        if not passed >> other & 1 or other == seat:
            return other
        other += 1


def lowest_tokens(board: Board, seat: int) -> int:
    """The mask of a player's lowest tokens: one, or an equal Shadow and normal token (NOC-2.2)."""
    facts = board.facts
    mask = token_mask(board.hand[seat])
    lowest = facts.value[facts.tokens_of(mask)[0]]
    return mask & ~facts.above[lowest]


def ask_opener(board: Board) -> None:
    """Ask the opener for an opening spell (NOC-2.1, 2.2, 2.8)."""
    seat = board.opener
    if seat == board.opponent:
        board.agenda.append(STEP_OPPONENT)
        return
    tokens = lowest_tokens(board, seat) if board.first_spell else token_mask(board.hand[seat])
    codes = cast_codes(board, tokens, board.tile_mask, board.open_next_to)
    if not may_pass(board):
        codes = codes[:-1]
    if flint_may(board, seat):
        codes = [*codes, ABILITY]
    board.ask(seat, OPENING, codes)


def may_pass(board: Board) -> bool:
    """Whether who is to cast may pass; not before the first spell of a round in a solo game (NOC-10.2)."""
    return board.opponent < 0 or not board.first_spell


def verify_pass(board: Board) -> None:
    """Raise IllegalMove unless `may_pass`."""
    if not may_pass(board):
        raise IllegalMove("NOC-10.2", "nocturne-refuse-solo-pass", {})


def ask_caster(board: Board, seat: int, tokens: int) -> None:
    """Ask a player who may cast the tokens of mask `tokens` above the highest spell (NOC-2.3)."""
    if seat == board.opponent:
        board.agenda.append(STEP_OPPONENT)
        return
    codes = cast_codes(board, tokens, board.tile_mask & ~board.cast_mask, board.casts[-1] & 63)
    if flint_may(board, seat):
        codes = [*codes, ABILITY]
    board.ask(seat, CASTING, codes)


def verify_turn(board: Board, seat: int) -> None:
    """Raise IllegalMove unless it is the turn of `seat` to cast or pass (NOC-2.3, 2.4)."""
    if seat != board.seat:
        if board.passed >> seat & 1:
            raise IllegalMove("NOC-2.4", "nocturne-refuse-passed", {"seat": seat_name(seat)})
        raise IllegalMove("NOC-2.3", "nocturne-refuse-turn", {"seat": seat_name(board.seat)})


def verify_cast(board: Board, seat: int, token: int, cell: int) -> None:
    """Raise IllegalMove unless `seat`, whose turn it is, may cast `token` on `cell`."""
    facts = board.facts
    words = {"token": board.token_id(token), "cell": cell_name(cell)}
    if not board.hand[seat] >> token & 1:
        raise IllegalMove("NOC-2.3", "nocturne-refuse-token-not-in-hand", {"token": words["token"]})
    opening = not board.casts
    if not board.tile_mask >> cell & 1:
        raise IllegalMove("NOC-2.1" if opening else "NOC-2.3", "nocturne-refuse-no-tile", {"cell": words["cell"]})
    if opening:
        if board.first_spell and not lowest_tokens(board, seat) >> token & 1:
            lowest = board.token_id(facts.tokens_of(token_mask(board.hand[seat]))[0])
            raise IllegalMove(
                "NOC-2.2", "nocturne-refuse-not-lowest", {"token": words["token"], "token_lowest": lowest}
            )
        if board.open_next_to >= 0 and not ADJACENT[board.open_next_to] >> cell & 1:
            raise IllegalMove(
                "NOC-2.8",
                "nocturne-refuse-open-next-to",
                {"cell": words["cell"], "cell_won": cell_name(board.open_next_to)},
            )
        return
    highest = board.casts[-1] & 63
    if board.cast_mask >> cell & 1:
        raise IllegalMove("NOC-2.3", "nocturne-refuse-taken", {"cell": words["cell"]})
    if not ADJACENT[highest] >> cell & 1:
        raise IllegalMove(
            "NOC-2.3", "nocturne-refuse-not-adjacent", {"cell": words["cell"], "cell_highest": cell_name(highest)}
        )
    top = board.casts[-1] >> 6 & 15
    if facts.value[token] <= facts.value[top]:
        raise IllegalMove(
            "NOC-2.3", "nocturne-refuse-not-higher", {"token": words["token"], "token_highest": board.token_id(top)}
        )
    if not board.above[facts.value[top]] >> token & 1:
        raise IllegalMove(
            "NOC-12.3",
            "nocturne-refuse-not-two-higher",
            {"token": words["token"], "token_highest": board.token_id(top)},
        )


def cast(board: Board, seat: int, code: int) -> None:
    """Cast a spell; if nobody can answer it wins at once (NOC-2.6)."""
    cell = (code - CAST) // TOKENS
    token = (code - CAST) % TOKENS
    board.hand[seat] = remove_token(board.hand[seat], token)
    board.casts.append(seat << 10 | token << 6 | cell)
    board.cast_mask |= 1 << cell
    board.first_spell = False
    if board.events is not None:
        board.tell(
            "open" if len(board.casts) == 1 else "cast",
            seat,
            {"token": board.token_id(token), "cell": cell_name(cell), "tile": board.tile_id(board.tiles[cell])},
        )
    answer(board, seat)


def pass_turn(board: Board, seat: int) -> None:
    """Pass: out until the next casting phase (NOC-2.4)."""
    board.passed |= 1 << seat
    if board.events is not None:
        board.tell("pass", seat, {})
    if board.casts:
        answer(board, seat)
    else:
        pass_opening(board)


def pass_opening(board: Board) -> None:
    """The opener has passed: the next player opens, on any tile (NOC-2.10); if all have passed the round is over
    (NOC-2.12).
    """
    if board.passed == (1 << board.players) - 1:
        board.agenda.append(STEP_ROUND_END)
        return
    board.opener = next_seat(board, board.opener)
    board.open_next_to = -1
    ask_opener(board)


def answer(board: Board, last: int) -> None:
    """After a cast or pass of `last`: the highest spell wins if nobody can cast above it (NOC-2.5, 2.6), else the next
    player is asked.
    """
    top = board.casts[-1]
    caster = top >> 10
    above = board.above[board.facts.value[top >> 6 & 15]]
    passed = board.passed
    can_answer = False
    if ADJACENT[top & 63] & board.tile_mask & ~board.cast_mask:
        for seat in range(board.players):
            if seat != caster and board.hand[seat] & above and not passed >> seat & 1:
                can_answer = True
                break
    if not can_answer:
        win(board)
        return
    seat = last
    while True:
        seat += 1
        if seat == board.players:
            seat = 0
        if not board.passed >> seat & 1:
            tokens = board.hand[seat] & above
            if tokens or flint_may(board, seat):
                ask_caster(board, seat, tokens)
                return
            board.passed |= 1 << seat  # who cannot cast must pass (NOC-2.3)
            if board.events is not None:
                board.note_forced(seat, PASS)
                board.tell("pass", seat, {}, auto=True)


def turn_after_ability(board: Board, seat: int) -> None:
    """Flint has drawn and now casts or passes (NOC-9.4)."""
    if not board.casts:
        ask_opener(board)
    else:
        tokens = board.hand[seat] & board.above[board.facts.value[board.casts[-1] >> 6 & 15]]
        ask_caster(board, seat, tokens)


def win(board: Board) -> None:
    """The highest spell wins its tile and stays as a control token, all other spells return (NOC-2.5); what follows
    goes on the agenda in the order of NOC-4.5.
    """
    casts = board.casts
    top = casts[-1]
    winner = top >> 10
    token = top >> 6 & 15
    cell = top & 63
    tile = board.tiles[cell]
    how = CORNERED if len(casts) == 1 and not ADJACENT[cell] & board.tile_mask else PLAIN  # NOC-2.11
    board.tiles[cell] = -1
    board.tile_mask &= ~(1 << cell)
    board.placed[cell] = winner << 4 | token
    if token < NORMAL:
        board.control[winner] = board.control[winner] | 1 << cell
    board.last_winner = winner
    if how == CORNERED and board.round == TWILIGHT:
        board.cornered = board.cornered[:]
        board.cornered[winner] += 1
    if token == STAR:
        board.last_star = winner
    if board.events is not None:
        board.tell(
            "win", winner, {"tile": board.tile_id(tile), "token": board.token_id(token), "cell": cell_name(cell)}
        )
    agenda = board.agenda
    agenda.append(step(STEP_PHASE, winner, cell))
    if len(casts) > 1:
        take_back(board, winner)
    board.casts = []
    board.cast_mask = 0
    board.passed = 0
    board.open_next_to = -1
    if board.ability[winner]:
        agenda.append(step(STEP_GOALS, winner, token, how))
        agenda.append(step(STEP_TILE, winner, tile))
        agenda.append(step(STEP_REDD, winner, cell, token))
        return
    gain(board, winner, tile)
    if board.kind != NOTHING:
        agenda.append(step(STEP_GOALS, winner, token, how))
    else:
        check_goals(board, winner, token, how)


def take_back(board: Board, winner: int) -> None:
    """All spells but the winning one return to hand (NOC-2.5), and who did not win may offer (NOC-3.1)."""
    casts = board.casts
    losing = len(casts) - 1
    returned: i64 = 0  # the normal tokens of each seat, 8 bits a seat
    for index in range(losing):
        seat = casts[index] >> 10
        back = casts[index] >> 6 & 15
        board.hand[seat] = add_token(board.hand[seat], back)
        if seat != winner and back < NORMAL:
            returned |= 1 << 8 * seat + back
    if not board.spaces or not returned:  # the family game has no Sprite board (NOC-11.1)
        return
    seen = 0
    order: i64 = 0  # seats, 4 bits each: who cast last offers first (NOC-3.2)
    for index in range(losing - 1, -1, -1):
        seat = casts[index] >> 10
        if not seen >> seat & 1:
            seen |= 1 << seat
            order = order << 4 | seat + 1
    while order:
        seat = (order & 15) - 1
        normal = returned >> 8 * seat & 0xFF
        if normal:
            board.agenda.append(step(STEP_OFFER, seat, normal))
        order >>= 4
