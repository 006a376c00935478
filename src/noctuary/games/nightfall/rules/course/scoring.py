"""End of the game (chapter 9) and the End-of-the-World series (NF-10.4)."""

from typing import Any, Final

from noctuary.games.nightfall.rules.basis.board import OVER, Board
from noctuary.games.nightfall.rules.basis.facts import BITE, WOUNDS
from noctuary.games.nightfall.rules.course import draft
from noctuary.kernel.base.messages import Argument, Message
from noctuary.kernel.contract.game import Position, Result
from noctuary.kernel.parts.moves import seat_name

WORLD_ENDS: Final = 100
"""The series ends when somebody has this many wounds."""


class NightfallResult(Result):
    """How a game or a series ended; `totals` are wounds, and the fewest win."""

    def position(self) -> Position:
        """The result in text form, as under `result` of a position."""
        wounds = {seat_name(seat): total for seat, total in enumerate(self.totals)}
        ranking: list[Any] = [
            seat_name(place[0]) if len(place) == 1 else [seat_name(seat) for seat in place] for place in self.ranking
        ]
        return {"ranking": ranking, "wounds": wounds, **self.mark()}


def count_wounds(board: Board, seat: int) -> list[int]:
    """The bites, burns and bleeds in deck, hand and discard pile of a seat (NF-9.2)."""
    counts = [0] * len(WOUNDS)
    for pile in (board.deck[seat], board.hand[seat], board.discard[seat]):
        for card in pile:
            if card >= BITE:
                counts[card - BITE] += 1
    return counts


def ranking(board: Board) -> list[int]:
    """The seats from first to last: fewest wounds; then fewest of one's most frequent kind, then of the second and the
    third; then the seat closest to the right of the first player (NF-9.2 to 9.4).
    """
    keys: list[tuple[list[int], int]] = []
    for seat in range(board.players):
        counts = count_wounds(board, seat)
        # Of tied seats, the last in turn order, counted clockwise from the first player, comes first.
        place = (seat - board.first) % board.players
        keys.append(([sum(counts), *sorted(counts, reverse=True), -place], seat))
    keys.sort()
    return [seat for _, seat in keys]


def reason(board: Board, order: list[int]) -> Message:
    """How the first place was decided, as a message."""
    if board.cut_off:
        return Message("nightfall-reason-cut-off", {"seat": seat_name(order[0])})
    first = sorted(count_wounds(board, order[0]))
    second = sorted(count_wounds(board, order[1]))
    how = "wounds" if sum(first) != sum(second) else "kinds" if first != second else "seat"
    return Message("nightfall-reason-" + how, {"seat": seat_name(order[0])})


def finish(board: Board) -> None:
    """End the game. In a series, add up its wounds and, unless a player has too many, begin the next game with the
    first player one seat further to the left (NF-10.4).
    """
    options = board.setup
    board.phase = OVER
    board.seat = -1
    board.cut_off |= not board.ending
    board.revealed += 1
    if not options.series:
        return
    order = ranking(board)
    board.totals = [total + sum(count_wounds(board, seat)) for seat, total in enumerate(board.totals)]
    if board.events is not None:
        how = "ended" if board.ending else "cut-off"
        board.tell("standings", {"number": board.game_number, "seat": seat_name(order[0]), "how": how})
    if max(board.totals) < WORLD_ENDS:
        board.game_number += 1
        board.first = (board.first + 1) % board.players
        draft.begin_game(board, options)


def result(board: Board) -> Result | None:
    """How the game or series ended; None while it is not over."""
    if board.phase != OVER:
        return None
    options = board.setup
    sheet: list[dict[str, int]] = []
    for seat in range(board.players):
        counts = count_wounds(board, seat)
        sheet.append({**dict(zip(WOUNDS, counts, strict=True)), "total": sum(counts)})
    order = ranking(board)
    if not options.series:
        totals = [rows["total"] for rows in sheet]
        return NightfallResult([[seat] for seat in order], totals, sheet, reason(board, order), None, board.cut_off)
    for seat, rows in enumerate(sheet):
        rows["before"] = board.totals[seat] - rows["total"]
        rows["total"] = board.totals[seat]
    return series_result(board, sheet)


def series_result(board: Board, sheet: list[dict[str, int]]) -> Result:
    """The lowest total wins, equal totals share a place (NF-10.4)."""
    places: list[list[int]] = []
    for seat in sorted(range(board.players), key=lambda seat: (board.totals[seat], seat)):
        if places and board.totals[places[-1][0]] == board.totals[seat]:
            places[-1].append(seat)
        else:
            places.append([seat])
    arguments: dict[str, Argument] = {"seat": seat_name(places[0][0])}
    how = "series"
    if len(places[0]) > 1:
        arguments = {"seat": [seat_name(seat) for seat in places[0]]}
        how = "series-shared"
    if board.cut_off:
        how = "series-cut-off"
    decided = Message("nightfall-reason-" + how, arguments)
    return NightfallResult(places, board.totals[:], sheet, decided, None, board.cut_off)
