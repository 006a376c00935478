"""Twilight and moonlight goals (chapter 5, NOC-5.T1..T12 and NOC-5.M1..M12)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from noctuary.games.nocturne.rules.basis.areas import (
    ALL,
    FIRST_COLUMN,
    KEPT,
    WIDTH,
    areas,
    beside,
    bits,
    disjoint_copies,
)
from noctuary.games.nocturne.rules.basis.board import (
    CORNERED,
    FROM_SPRITE,
    GONE,
    OPEN,
    OVER,
    Board,
    Step,
    owner_of,
    token_of,
)
from noctuary.games.nocturne.rules.basis.collection import kind_counts
from noctuary.games.nocturne.rules.basis.facts import STAR
from noctuary.games.nocturne.rules.basis.vocabulary import (
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
from noctuary.kernel.base.messages import Argument
from noctuary.kernel.parts.moves import seat_name

_regions_known: dict[int, int] = {}


@mypyc_attr(free_list_len=1)
class CheckGoals(Step):
    """Check immediate goals of `seat`, which won with the token `first`; `second` is CORNERED, PLAIN or FROM_SPRITE."""

    name: ClassVar = "goals"

    def take(self, board: Board) -> None:
        check_goals(board, self.seat, self.first, self.second)


def sprite_order(board: Board, seat: int) -> int:
    """A sort key for the tie-break rule (NOC-5.4): the seat with the lower number comes first."""
    for index, placed in enumerate(board.sprite):
        if owner_of(placed) == seat:
            return index
    return 16 + (seat - board.designated) % board.players


def check_goals(board: Board, seat: int, token: int, how: int) -> None:
    """Award immediate goals to `seat`, which has just won a tile with `token` (NOC-5.2). `how`: CORNERED, PLAIN or
    FROM_SPRITE.
    """
    winners = board.goal_winner
    for index, goal in enumerate(board.twilight_goals):
        if winners[index] == OPEN and is_reached(board, goal, seat, token, how):
            _award(board, index, [seat])


def is_reached(board: Board, number: int, seat: int, token: int, how: int) -> bool:
    """Whether an immediate goal is met by this win."""
    goal = board.facts.twilight[number]
    word = goal.word
    if word == FIRST_TOKEN:
        return token == goal.number - 1  # token index = value - 1
    if word == FIRST_SYMBOLS:
        return board.symbols[seat].bit_count() >= goal.number
    if word == FIRST_KIND:
        return tally(board, MOST_KIND, seat) >= goal.number
    if how == FROM_SPRITE:
        return False
    if word == FIRST_CORNERED:
        return how == CORNERED
    if word == LAST_STAR:
        return token == STAR and star_winners(board) == (1 << board.players) - 1
    control = board.control[seat]
    if word == FIRST_AREAS:
        return len(areas(control)) >= goal.number
    if word == FIRST_AREA:
        return largest(control) >= goal.number if control.bit_count() >= goal.number else False
    if word == FIRST_CONTROL:
        return control.bit_count() >= goal.number
    return word == FIRST_SHAPE and disjoint_copies(control, board.facts.twilight_places[number]) > 0


def at_round_end(board: Board, number: int) -> bool:
    """Whether a twilight goal may be decided when the round ends (NOC-6.1)."""
    return board.facts.twilight[number].word >= LAST_STAR


def star_winners(board: Board) -> int:
    """The seats whose star lies in the forest as a control token."""
    mask = 0
    for placed in board.placed:
        if placed >= 0 and token_of(placed) == STAR:
            mask |= 1 << owner_of(placed)
    return mask


def _award(board: Board, index: int, leading: list[int]) -> None:
    """Give the goal to the first of `leading`, the seats that meet it now or had the most when twilight ended."""
    goal = board.twilight_goals[index]
    seat = leading[0]
    board.goal_winner = board.goal_winner[:]
    board.goal_winner[index] = seat
    if board.events is not None:
        words: dict[str, Argument] = {"goal": f"T{goal}"}
        word = board.facts.twilight[goal].word
        if word <= LAST_STAR:
            board.tell_of("goal", seat, words)
        else:
            words["number"] = tally(board, word, seat)
            if len(leading) > 1:
                words["seat_other"] = [seat_name(other) for other in leading[1:]]
            board.tell_of("goal-most" if len(leading) == 1 else "goal-tie", seat, words)
        board.look()


def award_round_end(board: Board) -> None:
    """Award the goals that are decided when twilight ends (NOC-6.1)."""
    for index, goal in enumerate(board.twilight_goals):
        if board.goal_winner[index] == OPEN and at_round_end(board, goal):
            leading = leaders(board, goal)
            if leading:
                _award(board, index, leading)
            else:
                _leave(board, index)


def leave_unclaimed(board: Board) -> None:
    """Remove from the game the goals that nobody has won (NOC-5.2)."""
    for index, winner in enumerate(board.goal_winner):
        if winner == OPEN:
            _leave(board, index)


def _leave(board: Board, index: int) -> None:
    board.goal_winner = board.goal_winner[:]
    board.goal_winner[index] = GONE
    board.tell_of("goal-gone", board.designated, {"goal": f"T{board.twilight_goals[index]}"})


def leaders(board: Board, number: int) -> list[int]:
    """Who would get a round-end goal now, best first: all seats with the most, in Sprite order (NOC-5.3); empty if
    nobody has any.
    """
    word = board.facts.twilight[number].word
    if word == LAST_STAR:
        return [board.last_star] if board.last_star >= 0 else []
    scores = [tally(board, word, seat) for seat in range(board.players)]
    best = max(scores)
    if best == 0:
        return []
    return sorted((s for s in range(board.players) if scores[s] == best), key=lambda s: sprite_order(board, s))


def tally(board: Board, word: int, seat: int) -> int:
    """How many a seat has of what a goal counts. A solo opponent's tiles have no kind and no symbols (NOC-10.8)."""
    control = board.control[seat]
    if word == MOST_CONTROL:
        return bits(control)
    if word == MOST_KIND:
        return max(kind_counts(board, seat)) if seat != board.opponent else 0
    if word == MOST_SYMBOLS:
        return board.symbols[seat].bit_count()
    if word == MOST_AREAS:
        return len(areas(control))
    if word == MOST_LARGEST:
        return largest(control)
    if word == MOST_SPRITE:
        number = 0
        for placed in board.sprite:
            if owner_of(placed) == seat:
                number += 1
        return number
    if word == MOST_TOKENS:
        return bits(board.hand[seat])
    return bits(control & region(board.cells, word))


def region(cells: int, word: int) -> int:
    """The cells of a forest that a goal is about. Cache keys have 5 bits for the word."""
    key = cells << 5 | word
    known = _regions_known.get(key)
    if known is not None:
        return known
    if word == MOST_TOP:
        found = top_row(cells)
    elif word == MOST_BOTTOM:
        found = bottom_row(cells)
    elif word == MOST_CENTRAL:
        found = central(cells)
    elif word == MOST_EDGE:
        found = cells & ~central(cells)
    elif word == MOST_CORNERS:
        found = corners(cells)
    else:
        raise ValueError(f"no region belongs to the word {word}")
    if len(_regions_known) > KEPT:
        _regions_known.clear()
    _regions_known[key] = found
    return found


def largest(control: int) -> int:
    """The number of cells of the largest control area."""
    most = 0
    for area in areas(control):
        most = max(most, bits(area))
    return most


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
    """The first and last cell of the topmost and of the bottom row."""
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


def moonlight_points(board: Board, number: int, seat: int) -> int:
    """What a moonlight goal scores for `seat` (NOC-5.6)."""
    facts = board.facts
    goal = facts.moonlight[number]
    word = goal.word
    if word == AREA_OF:
        times = 0
        for area in areas(board.control[seat]):
            if bits(area) == goal.number:
                times += 1
    elif word == SHAPE:
        times = disjoint_copies(board.control[seat], facts.moonlight_places[number], facts.moonlight_copies[number])
    elif word == MOST_TOKENS and board.round != OVER:
        times = 0
    else:
        times = tally(board, word, seat)
    return facts.moonlight_points[number] * times
