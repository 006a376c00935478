"""Twilight and moonlight goals (chapter 5, NOC-5.T1..T12 and NOC-5.M1..M12)."""

from __future__ import annotations

from noctuary.nocturne.areas import ALL, FIRST_COLUMN, WIDTH, areas, beside, disjoint_copies
from noctuary.nocturne.facts import KINDS, STAR
from noctuary.nocturne.sprites import sprite_order
from noctuary.nocturne.table import CORNERED, FROM_SPRITE, GONE, OPEN, OVER, Table
from noctuary.nocturne.vocabulary import (
    AREA_OF,
    FIRST_AREA,
    FIRST_AREAS,
    FIRST_CONTROL,
    FIRST_CORNERED,
    FIRST_KIND,
    FIRST_SHAPE,
    FIRST_SYMBOLS,
    FIRST_TOKEN,
    LAST_STAR,
    MOST_AREAS,
    MOST_BOTTOM,
    MOST_CENTRAL,
    MOST_CONTROL,
    MOST_CORNERS,
    MOST_EDGE,
    MOST_KIND,
    MOST_LARGEST,
    MOST_SPRITE,
    MOST_SYMBOLS,
    MOST_TOKENS,
    MOST_TOP,
    SHAPE,
)


def check_goals(table: Table, seat: int, token: int, how: int) -> None:
    """Immediate goals for `seat`, who has just won a tile with `token` (NOC-5.2). `how`: CORNERED, PLAIN or
    FROM_SPRITE.
    """
    winners = table.goal_winner
    for index, goal in enumerate(table.twilight_goals):
        if winners[index] == OPEN and reached(table, goal, seat, token, how):
            _award(table, index, seat)


def reached(table: Table, number: int, seat: int, token: int, how: int) -> bool:
    """Whether an immediate goal is met by this win."""
    goal = table.facts.twilight[number]
    word = goal.word
    if word == FIRST_TOKEN:
        return token == goal.number - 1  # token index = value - 1
    if word == FIRST_SYMBOLS:
        return table.symbols[seat].bit_count() >= goal.number
    if word == FIRST_KIND:
        return tally(table, MOST_KIND, seat) >= goal.number
    if how == FROM_SPRITE:
        return False
    if word == FIRST_CORNERED:
        return how == CORNERED
    if word == LAST_STAR:
        return token == STAR and star_winners(table) == (1 << table.players) - 1
    control = table.control[seat]
    if word == FIRST_AREAS:
        return len(areas(control)) >= goal.number
    if word == FIRST_AREA:
        return largest(control) >= goal.number if control.bit_count() >= goal.number else False
    if word == FIRST_CONTROL:
        return control.bit_count() >= goal.number
    return word == FIRST_SHAPE and disjoint_copies(control, table.facts.twilight_places[number]) > 0


def at_round_end(table: Table, number: int) -> bool:
    """Whether a twilight goal may be decided when the round ends (NOC-6.1)."""
    return table.facts.twilight[number].word >= LAST_STAR


def star_winners(table: Table) -> int:
    """The seats whose star lies in the forest as a control token."""
    mask = 0
    for placed in table.placed:
        if placed >= 0 and placed & 15 == STAR:
            mask |= 1 << (placed >> 4)
    return mask


def _award(table: Table, index: int, seat: int) -> None:
    table.goal_winner = table.goal_winner[:]
    table.goal_winner[index] = seat
    table.tell("goal", seat, {"goal": f"T{table.twilight_goals[index]}"})


def award_round_end(table: Table) -> None:
    """Goals that are decided when twilight ends (NOC-6.1)."""
    for index, goal in enumerate(table.twilight_goals):
        if table.goal_winner[index] == OPEN and at_round_end(table, goal):
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
    table.goal_winner = table.goal_winner[:]
    table.goal_winner[index] = GONE
    table.tell("goal-gone", table.designated, {"goal": f"T{table.twilight_goals[index]}"})


def leaders(table: Table, number: int) -> list[int]:
    """Who would get a round-end goal now, best first: all seats with the most, in Sprite order (NOC-5.3); empty if
    nobody has any.
    """
    word = table.facts.twilight[number].word
    if word == LAST_STAR:
        return [table.last_star] if table.last_star >= 0 else []
    scores = [tally(table, word, seat) for seat in range(table.players)]
    best = max(scores)
    if best == 0:
        return []
    return sorted((s for s in range(table.players) if scores[s] == best), key=lambda s: sprite_order(table, s))


def tally(table: Table, word: int, seat: int) -> int:
    """What goals count. The tiles of a solo opponent have no kind and no symbols (NOC-10.8)."""
    control = table.control[seat]
    if word == MOST_CONTROL:
        return control.bit_count()
    if word == MOST_KIND:
        counts = [0] * len(KINDS)
        for tile in table.won[seat] if seat != table.opponent else ():
            counts[table.facts.tile_kind[tile]] += 1
        return max(counts)
    if word == MOST_SYMBOLS:
        return table.symbols[seat].bit_count()
    if word == MOST_AREAS:
        return len(areas(control))
    if word == MOST_LARGEST:
        return largest(control)
    if word == MOST_TOP:
        return (control & top_row(table.cells)).bit_count()
    if word == MOST_BOTTOM:
        return (control & bottom_row(table.cells)).bit_count()
    if word == MOST_EDGE:
        return (control & ~central(table.cells)).bit_count()
    if word == MOST_CENTRAL:
        return (control & central(table.cells)).bit_count()
    if word == MOST_CORNERS:
        return (control & corners(table.cells)).bit_count()
    if word == MOST_SPRITE:
        return len([placed for placed in table.sprite if placed >> 4 == seat])
    return table.hand[seat].bit_count()


def largest(control: int) -> int:
    """The number of cells of the largest control area."""
    return max([area.bit_count() for area in areas(control)], default=0)


def top_row(cells: int) -> int:
    """The topmost row of the forest."""
    row = (1 << WIDTH) - 1
    while cells and not cells & row:
        row <<= WIDTH
    return row & cells


def bottom_row(cells: int) -> int:
    """The bottom row of the forest."""
    return ((1 << WIDTH) - 1) << (cells.bit_length() - 1) // WIDTH * WIDTH & cells if cells else 0


def corners(cells: int) -> int:
    """First and last cell of the topmost and of the bottom row."""
    found = 0
    for line in (top_row(cells), bottom_row(cells)):
        if line:
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


def moonlight_points(table: Table, number: int, seat: int) -> int:
    """What a moonlight goal scores for `seat` (NOC-5.6)."""
    facts = table.facts
    goal = facts.moonlight[number]
    word = goal.word
    if word == AREA_OF:
        times = len([area for area in areas(table.control[seat]) if area.bit_count() == goal.number])
    elif word == SHAPE:
        times = disjoint_copies(table.control[seat], facts.moonlight_places[number])
    elif word == MOST_TOKENS and table.round != OVER:
        times = 0
    else:
        times = tally(table, word, seat)
    return facts.moonlight_points[number] * times
