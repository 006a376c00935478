"""Twilight and moonlight goals (chapter 5, NOC-5.T1..T12 and NOC-5.M1..M12)."""

from __future__ import annotations

from typing import Final

from noctuary.nocturne.areas import ALL, FIRST_COLUMN, WIDTH, areas, beside, disjoint_copies
from noctuary.nocturne.facts import KINDS, STAR
from noctuary.nocturne.sprites import sprite_order
from noctuary.nocturne.table import CORNERED, FROM_SPRITE, GONE, OPEN, OVER, Table

FIRST_3: Final = 1
FIRST_4: Final = 2
FIRST_5: Final = 3
MOST_CONTROL: Final = 4
MOST_OF_ONE_KIND: Final = 5
THREE_AREAS: Final = 6
AREA_OF_3: Final = 7
TOP_ROW: Final = 8
MOST_TOKENS_LEFT: Final = 9
FOUR_SYMBOLS: Final = 10
FIRST_CORNERED: Final = 11
LAST_STAR: Final = 12

AREAS_OF_1: Final = 1
AREAS_OF_3: Final = 3
SHAPE_L: Final = 4
PATTERN_DIAGONAL: Final = 5
LARGEST_AREA: Final = 6
CENTRAL_CELLS: Final = 7
CORNER_CELLS: Final = 8
SPRITE_TOKENS: Final = 9
LEFTOVER_TOKENS: Final = 10
EVERY_AREA: Final = 11
SHAPE_LINE: Final = 12

AT_ROUND_END: Final = (MOST_CONTROL, MOST_OF_ONE_KIND, TOP_ROW, MOST_TOKENS_LEFT, LAST_STAR)


def check_goals(table: Table, seat: int, token: int, how: int) -> None:
    """Immediate goals for `seat`, who has just won a tile with `token` (NOC-5.2). `how`: CORNERED, PLAIN or
    FROM_SPRITE.
    """
    winners = table.goal_winner
    for index, goal in enumerate(table.twilight_goals):
        if winners[index] == OPEN and _reached(table, goal, seat, token, how):
            _award(table, index, seat)


def _reached(table: Table, goal: int, seat: int, token: int, how: int) -> bool:
    """Whether an immediate goal is met by this win."""
    if goal <= FIRST_5:
        return token == goal + 1  # token index = value - 1: goal 1 asks for a 3
    if goal == FOUR_SYMBOLS:
        return table.symbols[seat].bit_count() >= 4
    if how == FROM_SPRITE:
        return False
    if goal == THREE_AREAS:
        return len(areas(table.control[seat])) >= 3
    if goal == AREA_OF_3:
        control = table.control[seat]
        return any(area.bit_count() >= 3 for area in areas(control)) if control.bit_count() >= 3 else False
    if goal == FIRST_CORNERED:
        return how == CORNERED
    if goal == LAST_STAR:
        return token == STAR and star_winners(table) == (1 << table.players) - 1
    return False


def star_winners(table: Table) -> int:
    """The seats whose star lies in the forest as a control token."""
    mask = 0
    for placed in table.placed:
        if placed >= 0 and placed & 15 == STAR:
            mask |= 1 << (placed >> 4)
    return mask


def _award(table: Table, index: int, seat: int) -> None:
    table.goal_winner[index] = seat
    table.tell("goal", seat, {"goal": f"T{table.twilight_goals[index]}"})


def award_round_end(table: Table) -> None:
    """Goals that are decided when twilight ends (NOC-6.1)."""
    for index, goal in enumerate(table.twilight_goals):
        if table.goal_winner[index] == OPEN and goal in AT_ROUND_END:
            leading = leaders(table, goal)
            if leading:
                _award(table, index, leading[0])
            else:
                _leave(table, index)


def leave_unclaimed(table: Table) -> None:
    """Goals nobody has won leave the game (NOC-5.2)."""
    for index, winner in enumerate(table.goal_winner):
        if winner == OPEN:
            _leave(table, index)


def _leave(table: Table, index: int) -> None:
    table.goal_winner[index] = GONE
    table.tell("goal-gone", table.designated, {"goal": f"T{table.twilight_goals[index]}"})


def leaders(table: Table, goal: int) -> list[int]:
    """Who would get a round-end goal now, best first: all seats with the most, in Sprite order (NOC-5.3); empty if
    nobody has any.
    """
    if goal == LAST_STAR:
        return [table.last_star] if table.last_star >= 0 else []
    scores = [most(table, goal, seat) for seat in range(table.players)]
    best = max(scores)
    if best == 0:
        return []
    return sorted((s for s in range(table.players) if scores[s] == best), key=lambda s: sprite_order(table, s))


def most(table: Table, goal: int, seat: int) -> int:
    """What a goal for the most of something counts. The tiles of a solo opponent have no kind (NOC-10.8)."""
    if goal == MOST_CONTROL:
        return table.control[seat].bit_count()
    if goal == MOST_OF_ONE_KIND:
        counts = [0] * len(KINDS)
        for tile in table.won[seat] if seat != table.opponent else ():
            counts[table.facts.tile_kind[tile]] += 1
        return max(counts)
    if goal == TOP_ROW:
        return (table.control[seat] & top_row(table.cells)).bit_count()
    if goal == MOST_TOKENS_LEFT:
        return table.hand[seat].bit_count()
    return 0


def top_row(cells: int) -> int:
    """The topmost row of the forest."""
    row = (1 << WIDTH) - 1
    while cells and not cells & row:
        row <<= WIDTH
    return row & cells


def corners(cells: int) -> int:
    """First and last cell of the topmost and of the bottom row."""
    if not cells:
        return 0
    top = top_row(cells)
    row = ((1 << WIDTH) - 1) << (cells.bit_length() - 1) // WIDTH * WIDTH
    bottom = row & cells
    found = 0
    for line in (top, bottom):
        found |= line & -line | 1 << (line.bit_length() - 1)
    return found


def central(cells: int) -> int:
    """The cells of the forest that are not on its edge: none of their sides faces the outside."""
    edge_of_grid = ((1 << WIDTH) - 1) | ((1 << WIDTH) - 1) << 5 * WIDTH | FIRST_COLUMN | FIRST_COLUMN << (WIDTH - 1)
    outside = edge_of_grid & ~cells
    grown = outside | beside(outside) & ALL & ~cells
    while grown != outside:
        outside = grown
        grown = outside | beside(outside) & ALL & ~cells
    return cells & ~beside(outside) & ~edge_of_grid


def moonlight_points(table: Table, goal: int, seat: int) -> int:
    """What a moonlight goal scores for `seat` (NOC-5.6)."""
    control = table.control[seat]
    each = table.facts.moonlight_points[goal]
    if goal <= AREAS_OF_3:
        return each * len([area for area in areas(control) if area.bit_count() == goal])
    if goal == SHAPE_L or goal == PATTERN_DIAGONAL or goal == SHAPE_LINE:
        return each * disjoint_copies(control, table.facts.moonlight_places[goal])
    if goal == LARGEST_AREA:
        return each * max([area.bit_count() for area in areas(control)], default=0)
    if goal == CENTRAL_CELLS:
        return each * (control & central(table.cells)).bit_count()
    if goal == CORNER_CELLS:
        return each * (control & corners(table.cells)).bit_count()
    if goal == SPRITE_TOKENS:
        return each * len([placed for placed in table.sprite if placed >> 4 == seat])
    if goal == LEFTOVER_TOKENS:
        return each * table.hand[seat].bit_count() if table.round == OVER else 0
    if goal == EVERY_AREA:
        return each * len(areas(control))
    return 0
