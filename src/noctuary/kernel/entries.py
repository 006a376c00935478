"""The parts of a match: its players, its setup and the entries of its log."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from noctuary.kernel.deals import Deal
from noctuary.kernel.game import Event, Game, Options, State
from noctuary.kernel.messages import BadInput
from noctuary.kernel.moves import seat_name, seat_number

HUMAN: Final = "human"
LARGEST_SEED: Final = 2**63 - 1


class Player:
    """The player on a seat: the name shown at the table, and `human` or the name of a bot."""

    __slots__ = ("kind", "name")

    def __init__(self, name: str, kind: str) -> None:
        self.name: str = name
        self.kind: str = kind

    @property
    def human(self) -> bool:
        """Whether a person plays this seat."""
        return self.kind == HUMAN

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and other.name == self.name and other.kind == self.kind

    def __hash__(self) -> int:
        return hash((self.name, self.kind))

    def __repr__(self) -> str:
        return f"Player({self.name!r}, {self.kind!r})"


class Setup:
    """The setup of a match: the same setup and moves always give the same match."""

    lenient: bool = False
    """Whether every move may be taken back, even after hidden information was shown."""
    start: int = 0
    """Number of entries made before anybody sat down; they cannot be taken back."""
    resignation_ends: bool = False
    """Whether the game is over once all players but one have resigned. In games of earlier versions, stand-ins play on
    until every person has resigned.
    """

    def __init__(self, game: Game, options: Options, seats: Sequence[Player], deal: Deal | int) -> None:
        """`deal`: the source of all chance, a deal that nobody chose or just a seed.

        Raises BadInput unless there is one player for each seat, and for a seed outside 0 .. LARGEST_SEED.
        """
        if len(seats) != options.players:
            raise BadInput("record-players", {"number": len(seats), "expected": options.players})
        if not isinstance(deal, Deal):
            deal = operator.index(deal)
        if isinstance(deal, int) and not 0 <= deal <= LARGEST_SEED:
            raise BadInput("record-seed", {"text": str(deal), "last": str(LARGEST_SEED)})
        self.game: Game = game
        self.options: Options = options
        self.seats: list[Player] = list(seats)
        self.humans: list[int] = [number for number, seat in enumerate(seats) if seat.human]
        """The seats played by people."""
        self.deal: Deal | int = deal
        self.seed: int = deal if isinstance(deal, int) else deal.seed

    def new(self) -> State:
        """The state at the first decision, with the events so far."""
        return self.game.new(self.options, self.seed, listen=True)


class Entry:
    """An entry that has not been taken back. `code`: the code of the move, -1 for a resignation; `forced`: whether it
    is a forced move that had to wait.

    `event_number`: number of events before it; `revealed`: how much had been revealed to the only person or, if several
    people play, to the seat that made it (see `State.revealed_to`).
    """

    __slots__ = ("code", "event_number", "forced", "line", "revealed", "seat")

    def __init__(self, line: str, seat: int, code: int, forced: bool, event_number: int, revealed: int) -> None:
        self.line: str = line
        self.seat: int = seat
        self.code: int = code
        self.forced: bool = forced
        self.event_number: int = event_number
        self.revealed: int = revealed

    @property
    def is_decision(self) -> bool:
        """Whether a player chose this move."""
        return self.code >= 0 and not self.forced


def resigning(line: str, players: int) -> list[int]:
    """The seats that resign in an entry, `P1 resign` or, for several at the same moment, `P1 P2 resign`. Raises
    BadInput.
    """
    seats = sorted([seat_number(name, players) for name in line.split(" ")[:-1]])
    for seat, after in pairwise(seats):
        if seat == after:
            raise BadInput("record-resigned", {"seat": seat_name(seat)})
    return seats


def resignations(seats: list[int]) -> list[Event]:
    """What is told of these resignations."""
    return [Event("table-resigned", {"seat": seat_name(seat)}) for seat in seats]


def listening(state: State) -> State:
    """A copy of the state that records events."""
    copy = state.clone()
    copy.events = []
    copy.forced = list(state.forced)
    copy.forced_entered = state.forced_entered
    return copy
