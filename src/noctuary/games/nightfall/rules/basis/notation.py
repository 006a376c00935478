"""Reads the words of steps and choices in positions. Invalid words raise ValueError or LookupError."""

from typing import Final

from noctuary.games.nightfall.rules.basis.actions import COPIES
from noctuary.games.nightfall.rules.basis.board import Board
from noctuary.games.nightfall.rules.basis.facts import ORDERS
from noctuary.kernel.parts.moves import seat_name, seat_number

MAX_NUMBER: Final = 999
"""The highest number allowed."""


def read_number(word: str) -> int:
    """A number from 0 to MAX_NUMBER."""
    number = int(word)
    if not 0 <= number <= MAX_NUMBER:
        raise ValueError(word)
    return number


def read_seat(board: Board, word: str) -> int:
    """A seat of this game."""
    return seat_number(word, board.players)


def read_order(board: Board, word: str) -> int:
    """An order, given its id."""
    card = board.facts.index[word]
    if card >= ORDERS:
        raise ValueError(word)
    return card


def read_minion(board: Board, seat: int, word: str) -> int:
    """The serial of a seat's minion, given its name: `vulko#2`."""
    id, _, copy = word.partition("#")
    number = board.facts.minion_number[board.facts.index[id]]
    serial = board.find_minion(seat, number * COPIES + (int(copy) - 1 if copy else 0))
    if number < 0 or serial < 0:
        raise ValueError(word)
    return serial


def play_id(board: Board, serial: int) -> str:
    """A minion in play as text: `P2/vulko#2`."""
    owner = board.owner_of(serial)
    return f"{seat_name(owner)}/{board.minion_id(owner, serial)}"


def read_play_id(board: Board, word: str) -> int:
    """The serial of a minion written as `P2/vulko#2`."""
    seat, _, name = word.partition("/")
    return read_minion(board, read_seat(board, seat), name)
