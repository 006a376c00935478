"""Twilight and moonlight goals (chapter 5): when they are won and score; `vocabulary` says what each asks for."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from noctuary.games.nocturne.rules.basis.board import GONE, OPEN, OVER, Board, Step, owner_of, token_of
from noctuary.games.nocturne.rules.basis.collection import kind_counts
from noctuary.games.nocturne.rules.basis.facts import STAR
from noctuary.games.nocturne.rules.basis.vocabulary import FIRST, MOST, Goal, Holdings, Tokens
from noctuary.kernel.base.messages import Argument
from noctuary.kernel.parts.moves import seat_name


class TableHoldings(Holdings):
    """What a seat has, read from the table. A solo opponent's tiles have no kind and no symbols (NOC-10.8)."""

    def __init__(self, board: Board, seat: int) -> None:
        self.board: Board = board
        self.seat: int = seat
        self.control = board.control[seat]
        self.forest = board.cells
        self.hand = board.hand[seat]

    def most_tiles(self) -> int:
        return max(kind_counts(self.board, self.seat)) if self.seat != self.board.opponent else 0

    def symbol_kinds(self) -> int:
        return self.board.symbols[self.seat].bit_count()

    def sprite_tokens(self) -> int:
        return sprite_tokens(self.board, self.seat)

    def has_star(self) -> bool:
        return bool(self.hand >> STAR & 1)

    def was_last_star(self) -> bool:
        return self.board.last_star == self.seat

    def completes_stars(self, token: int) -> bool:
        return token == STAR and star_winners(self.board) == (1 << self.board.players) - 1


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
    """Award immediate goals to `seat`, whose `token` has won a tile (NOC-5.2); `how`: CORNERED, PLAIN, FROM_SPRITE."""
    winners = board.goal_winner
    for index, goal in enumerate(board.twilight_goals):
        if winners[index] == OPEN and is_reached(board, goal, seat, token, how):
            _award(board, index, [seat])


def is_reached(board: Board, number: int, seat: int, token: int, how: int) -> bool:
    """Whether an immediate goal is met by this win."""
    return board.facts.twilight[number].is_reached(TableHoldings(board, seat), token, how)


def at_round_end(board: Board, number: int) -> bool:
    """Whether a twilight goal may be decided when the round ends (NOC-6.1)."""
    return board.facts.twilight[number].rank != FIRST


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
        asked = board.facts.twilight[goal]
        if asked.rank != MOST:
            board.tell_of("goal", seat, words)
        else:
            words["number"] = tally(board, asked, seat)
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
    """Who would get a round-end goal now: seats with the most, in Sprite order (NOC-5.3); nobody if all have none."""
    goal = board.facts.twilight[number]
    scores = [tally(board, goal, seat) for seat in range(board.players)]
    best = max(scores)
    if best == 0:
        return []
    return sorted((s for s in range(board.players) if scores[s] == best), key=lambda s: sprite_order(board, s))


def tally(board: Board, goal: Goal, seat: int) -> int:
    """How many a seat has of what a goal counts."""
    return goal.count(TableHoldings(board, seat))


def sprite_tokens(board: Board, seat: int) -> int:
    """The number of tokens of a seat on the Sprite board."""
    number = 0
    for placed in board.sprite:
        if owner_of(placed) == seat:
            number += 1
    return number


def moonlight_points(board: Board, number: int, seat: int) -> int:
    """What a moonlight goal scores for `seat` (NOC-5.6)."""
    goal = board.facts.moonlight[number]
    if isinstance(goal, Tokens) and board.round != OVER:
        return 0
    return board.facts.moonlight_points[number] * tally(board, goal, seat)
