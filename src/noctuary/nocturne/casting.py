"""The casting phase (chapter 2)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from noctuary.kernel.messages import IllegalMove
from noctuary.kernel.moves import seat_name
from noctuary.nocturne.actions import ABILITY, CAST, PASS
from noctuary.nocturne.areas import ADJACENT, CELLS, WIDTH, cell_name
from noctuary.nocturne.characters import flint_may
from noctuary.nocturne.facts import NORMAL, STAR, TOKENS
from noctuary.nocturne.goals import check_goals
from noctuary.nocturne.table import (
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
    Table,
    add_token,
    remove_token,
    step,
    token_mask,
)
from noctuary.nocturne.tiles import gain

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


def cast_codes(table: Table, tokens: int, cells: int, near: int) -> list[int]:
    """The codes of casting the tokens of a mask on the cells of a mask, cell by cell, and of passing; where `near` is
    not -1, only on the cells beside it. Not to be changed.
    """
    known = table.facts.cast_codes[tokens]
    if known is None:
        known = CastCodes(table.facts.tokens_of(tokens))
        table.facts.cast_codes[tokens] = known
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


def begin_phase(table: Table, opener: int, open_next_to: int) -> None:
    """Begin a casting phase; players without tokens count as passed (NOC-2.10). Where nobody can open the round ends
    (NOC-2.12).
    """
    for seat in range(table.players):
        if not table.hand[seat]:
            table.passed |= 1 << seat
    if not table.tile_mask or table.passed == (1 << table.players) - 1:
        table.agenda.append(STEP_ROUND_END)
        return
    table.opener = opener
    table.open_next_to = open_next_to
    if table.passed >> opener & 1:
        table.opener = next_seat(table, opener)
        table.open_next_to = -1
    elif open_next_to >= 0 and not ADJACENT[open_next_to] & table.tile_mask:
        lose_opening(table)
    ask_opener(table)


def lose_opening(table: Table) -> None:
    """No tile is adjacent to the one just won: the next player opens anywhere (NOC-2.9). Losing the opening is not
    passing.
    """
    if table.events is not None:
        table.tell("opening-lost", table.opener, {"cell": cell_name(table.open_next_to)})
    table.opener = next_seat(table, table.opener)
    table.open_next_to = -1


def next_seat(table: Table, seat: int) -> int:
    """The next seat clockwise that has not passed; `seat` itself if all others have."""
    passed = table.passed
    other = seat + 1
    while True:
        if other >= table.players:
            other = 0
        if not passed >> other & 1 or other == seat:
            return other
        other += 1


def lowest_tokens(table: Table, seat: int) -> int:
    """The mask of a player's lowest tokens: one, or an equal Shadow and normal token (NOC-2.2)."""
    facts = table.facts
    mask = token_mask(table.hand[seat])
    lowest = facts.value[facts.tokens_of(mask)[0]]
    return mask & ~facts.above[lowest]


def ask_opener(table: Table) -> None:
    """Ask the opener for an opening spell (NOC-2.1, 2.2, 2.8)."""
    seat = table.opener
    if seat == table.opponent:
        table.agenda.append(STEP_OPPONENT)
        return
    tokens = lowest_tokens(table, seat) if table.first_spell else token_mask(table.hand[seat])
    codes = cast_codes(table, tokens, table.tile_mask, table.open_next_to)
    if not may_pass(table):
        codes = codes[:-1]
    if flint_may(table, seat):
        codes = [*codes, ABILITY]
    table.ask(seat, OPENING, codes)


def may_pass(table: Table) -> bool:
    """Whether who is to cast may pass; not before the first spell of a round in a solo game (NOC-10.2)."""
    return table.opponent < 0 or not table.first_spell


def verify_pass(table: Table) -> None:
    """Raise IllegalMove unless `may_pass`."""
    if not may_pass(table):
        raise IllegalMove("NOC-10.2", "nocturne-refuse-solo-pass", {})


def ask_caster(table: Table, seat: int, tokens: int) -> None:
    """Ask a player who may cast the tokens of mask `tokens` above the highest spell (NOC-2.3)."""
    if seat == table.opponent:
        table.agenda.append(STEP_OPPONENT)
        return
    codes = cast_codes(table, tokens, table.tile_mask & ~table.cast_mask, table.casts[-1] & 63)
    if flint_may(table, seat):
        codes = [*codes, ABILITY]
    table.ask(seat, CASTING, codes)


def verify_turn(table: Table, seat: int) -> None:
    """Raise IllegalMove unless it is the turn of `seat` to cast or pass (NOC-2.3, 2.4)."""
    if seat != table.seat:
        if table.passed >> seat & 1:
            raise IllegalMove("NOC-2.4", "nocturne-refuse-passed", {"seat": seat_name(seat)})
        raise IllegalMove("NOC-2.3", "nocturne-refuse-turn", {"seat": seat_name(table.seat)})


def verify_cast(table: Table, seat: int, token: int, cell: int) -> None:
    """Raise IllegalMove unless `seat`, whose turn it is, may cast `token` on `cell`."""
    facts = table.facts
    words = {"token": table.token_id(token), "cell": cell_name(cell)}
    if not table.hand[seat] >> token & 1:
        raise IllegalMove("NOC-2.3", "nocturne-refuse-token-not-in-hand", {"token": words["token"]})
    opening = not table.casts
    if not table.tile_mask >> cell & 1:
        raise IllegalMove("NOC-2.1" if opening else "NOC-2.3", "nocturne-refuse-no-tile", {"cell": words["cell"]})
    if opening:
        if table.first_spell and not lowest_tokens(table, seat) >> token & 1:
            lowest = table.token_id(facts.tokens_of(token_mask(table.hand[seat]))[0])
            raise IllegalMove(
                "NOC-2.2", "nocturne-refuse-not-lowest", {"token": words["token"], "token_lowest": lowest}
            )
        if table.open_next_to >= 0 and not ADJACENT[table.open_next_to] >> cell & 1:
            raise IllegalMove(
                "NOC-2.8",
                "nocturne-refuse-open-next-to",
                {"cell": words["cell"], "cell_won": cell_name(table.open_next_to)},
            )
        return
    highest = table.casts[-1] & 63
    if table.cast_mask >> cell & 1:
        raise IllegalMove("NOC-2.3", "nocturne-refuse-taken", {"cell": words["cell"]})
    if not ADJACENT[highest] >> cell & 1:
        raise IllegalMove(
            "NOC-2.3", "nocturne-refuse-not-adjacent", {"cell": words["cell"], "cell_highest": cell_name(highest)}
        )
    top = table.casts[-1] >> 6 & 15
    if facts.value[token] <= facts.value[top]:
        raise IllegalMove(
            "NOC-2.3", "nocturne-refuse-not-higher", {"token": words["token"], "token_highest": table.token_id(top)}
        )
    if not table.above[facts.value[top]] >> token & 1:
        raise IllegalMove(
            "NOC-12.3",
            "nocturne-refuse-not-two-higher",
            {"token": words["token"], "token_highest": table.token_id(top)},
        )


def cast(table: Table, seat: int, code: int) -> None:
    """Cast a spell; if nobody can answer it wins at once (NOC-2.6)."""
    cell = (code - CAST) // TOKENS
    token = (code - CAST) % TOKENS
    table.hand[seat] = remove_token(table.hand[seat], token)
    table.casts.append(seat << 10 | token << 6 | cell)
    table.cast_mask |= 1 << cell
    table.first_spell = False
    if table.events is not None:
        table.tell(
            "open" if len(table.casts) == 1 else "cast",
            seat,
            {"token": table.token_id(token), "cell": cell_name(cell), "tile": table.tile_id(table.tiles[cell])},
        )
    answer(table, seat)


def pass_turn(table: Table, seat: int) -> None:
    """Pass: out until the next casting phase (NOC-2.4)."""
    table.passed |= 1 << seat
    if table.events is not None:
        table.tell("pass", seat, {})
    if table.casts:
        answer(table, seat)
    else:
        pass_opening(table)


def pass_opening(table: Table) -> None:
    """The opener has passed: the next player opens, on any tile (NOC-2.10); if all have passed the round is over
    (NOC-2.12).
    """
    if table.passed == (1 << table.players) - 1:
        table.agenda.append(STEP_ROUND_END)
        return
    table.opener = next_seat(table, table.opener)
    table.open_next_to = -1
    ask_opener(table)


def answer(table: Table, last: int) -> None:
    """After a cast or pass of `last`: the highest spell wins if nobody can cast above it (NOC-2.5, 2.6), else the next
    player is asked.
    """
    top = table.casts[-1]
    caster = top >> 10
    above = table.above[table.facts.value[top >> 6 & 15]]
    passed = table.passed
    can_answer = False
    if ADJACENT[top & 63] & table.tile_mask & ~table.cast_mask:
        for seat in range(table.players):
            if seat != caster and table.hand[seat] & above and not passed >> seat & 1:
                can_answer = True
                break
    if not can_answer:
        win(table)
        return
    seat = last
    while True:
        seat += 1
        if seat == table.players:
            seat = 0
        if not table.passed >> seat & 1:
            tokens = table.hand[seat] & above
            if tokens or flint_may(table, seat):
                ask_caster(table, seat, tokens)
                return
            table.passed |= 1 << seat  # who cannot cast must pass (NOC-2.3)
            if table.events is not None:
                table.note_forced(seat, PASS)
                table.tell("pass", seat, {}, auto=True)


def turn_after_ability(table: Table, seat: int) -> None:
    """Flint has drawn and now casts or passes (NOC-9.4)."""
    if not table.casts:
        ask_opener(table)
    else:
        tokens = table.hand[seat] & table.above[table.facts.value[table.casts[-1] >> 6 & 15]]
        ask_caster(table, seat, tokens)


def win(table: Table) -> None:
    """The highest spell wins its tile and stays as a control token, all other spells return (NOC-2.5); what follows
    goes on the agenda in the order of NOC-4.5.
    """
    casts = table.casts
    top = casts[-1]
    winner = top >> 10
    token = top >> 6 & 15
    cell = top & 63
    tile = table.tiles[cell]
    how = CORNERED if len(casts) == 1 and not ADJACENT[cell] & table.tile_mask else PLAIN  # NOC-2.11
    table.tiles[cell] = -1
    table.tile_mask &= ~(1 << cell)
    table.placed[cell] = winner << 4 | token
    if token < NORMAL:
        table.control[winner] = table.control[winner] | 1 << cell
    table.last_winner = winner
    if how == CORNERED and table.round == TWILIGHT:
        table.cornered = table.cornered[:]
        table.cornered[winner] += 1
    if token == STAR:
        table.last_star = winner
    if table.events is not None:
        table.tell(
            "win", winner, {"tile": table.tile_id(tile), "token": table.token_id(token), "cell": cell_name(cell)}
        )
    agenda = table.agenda
    agenda.append(step(STEP_PHASE, winner, cell))
    if len(casts) > 1:
        take_back(table, winner)
    table.casts = []
    table.cast_mask = 0
    table.passed = 0
    table.open_next_to = -1
    if table.ability[winner]:
        agenda.append(step(STEP_GOALS, winner, token, how))
        agenda.append(step(STEP_TILE, winner, tile))
        agenda.append(step(STEP_REDD, winner, cell, token))
        return
    gain(table, winner, tile)
    if table.kind != NOTHING:
        agenda.append(step(STEP_GOALS, winner, token, how))
    else:
        check_goals(table, winner, token, how)


def take_back(table: Table, winner: int) -> None:
    """All spells but the winning one return to hand (NOC-2.5), and who did not win may offer (NOC-3.1)."""
    casts = table.casts
    losing = len(casts) - 1
    returned: i64 = 0  # the normal tokens of each seat, 8 bits a seat
    for index in range(losing):
        seat = casts[index] >> 10
        back = casts[index] >> 6 & 15
        table.hand[seat] = add_token(table.hand[seat], back)
        if seat != winner and back < NORMAL:
            returned |= 1 << 8 * seat + back
    if not table.spaces or not returned:  # the family game has no Sprite board (NOC-11.1)
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
            table.agenda.append(step(STEP_OFFER, seat, normal))
        order >>= 4
