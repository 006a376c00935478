"""The parts of a match: its players, its setup, the entries of its log and its moments."""

import operator
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from msgspec import Struct

from noctuary.kernel.base.deals import Deal
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract.game import Event, Game, Options, State
from noctuary.kernel.parts.moves import seat_name, seat_number

HUMAN: Final = "human"
LARGEST_SEED: Final = 2**63 - 1


@dataclass(slots=True, unsafe_hash=True)
class Player:
    """The player in a seat: the name shown at the table, and `human` or the name of a bot."""

    name: str
    kind: str

    @property
    def human(self) -> bool:
        """Whether a person plays this seat."""
        return self.kind == HUMAN


class Setup:
    """The setup of a match: the same setup and moves always give the same match."""

    lenient: bool = False
    """Whether every move may be taken back, even after hidden information was shown."""
    start: int = 0
    """Number of entries made before anybody sat down; they cannot be taken back."""

    def __init__(
        self, game: Game, options: Options, seats: Sequence[Player], deal: Deal | int, resignation_ends: bool = False
    ) -> None:
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
        self.resignation_ends: bool = resignation_ends
        """Whether the game is over once all players but one have resigned. In games of earlier versions, stand-ins play
        on until every person has resigned.
        """

    def new(self) -> State:
        """The state at the first decision, with the events so far."""
        return self.game.new(self.options, self.seed, listen=True)


class Entry(Struct, eq=False):
    """An entry that has not been taken back. `code`: the code of the move, -1 for a resignation; `forced`: whether it
    is a forced move that had to wait.

    `event_number`: number of events before it; `revealed`: how much had been revealed to the only person or, if several
    people play, to the seat that made it (see `State.revealed_to`).
    """

    line: str
    seat: int
    code: int
    forced: bool
    event_number: int
    revealed: int

    @property
    def is_decision(self) -> bool:
        """Whether a player chose this move."""
        return self.code >= 0 and not self.forced


def resigning(line: str, players: int) -> list[int]:
    """The seats that resign in an entry, such as `P1 resign` or, if two do at once, `P1 P2 resign`. Raises BadInput."""
    seats = sorted([seat_number(name, players) for name in line.split(" ")[:-1]])
    for seat, after in pairwise(seats):
        if seat == after:
            raise BadInput("record-resigned", {"seat": seat_name(seat)})
    return seats


def resignations(seats: list[int]) -> list[Event]:
    """The events that report these resignations."""
    return [Event("table-resigned", {"seat": seat_name(seat)}) for seat in seats]


class Moment:
    """The match after some entry: `step` entries and `event_number` events. `takebacks`: whether a move was taken back
    after others had answered it (see `Match.undo_tells`); `ended`: whether the players ended the game without a result.
    """

    def __init__(self, setup: Setup, state: State, given_up: list[list[int]], step: int, event_number: int) -> None:
        self.setup: Setup = setup
        self.state: State = state
        self.given_up: list[list[int]] = given_up
        """The seats that have resigned, in this order; those that did so at the same moment in one inner list."""
        self.step: int = step
        self.event_number: int = event_number
        self.takebacks: bool = False
        self.ended: bool = False

    @property
    def resigned(self) -> list[int]:
        """The seats that have resigned."""
        # Quick, like `abandoned`, while nobody has: every move and view asks several times.
        return [seat for seats in self.given_up for seat in seats] if self.given_up else []

    def played_by_person(self, seat: int) -> bool:
        """Whether a person plays this seat and has not resigned."""
        return self.setup.seats[seat].human and seat not in self.resigned

    @property
    def abandoned(self) -> bool:
        """Whether the players have ended the game: without a result; by resignations of all but one, if these end it;
        or by those of every person, since nobody would watch the rest.
        """
        if self.ended or not self.given_up:
            return self.ended
        number = len(self.resigned)
        decided = self.setup.resignation_ends and number >= len(self.setup.seats) - 1
        return decided or number == len(self.setup.humans)

    @property
    def over(self) -> bool:
        """Whether the game has ended or was abandoned."""
        return self.state.seat < 0 or self.abandoned

    @property
    def ranking(self) -> list[list[int]] | None:
        """The seats from first to last, those that share a place in one inner list. Players who resigned come last, the
        first to resign at the very end, unless only moves decide the game. None while the game runs, if nobody is left
        to win, or if the players have ended it without a result.
        """
        result, setup = self.state.result, self.setup
        if self.ended:
            return None
        if not setup.resignation_ends:
            return result.ranking if result else None
        left = [seat for seat in range(len(setup.seats)) if seat not in self.resigned]
        if not left or (result is None and not self.abandoned):
            return None
        ranking = [left]
        if result is not None:
            ranking = [staying for place in result.ranking if (staying := [seat for seat in place if seat in left])]
        return [*ranking, *reversed(self.given_up)]

    @property
    def waiting(self) -> list[int]:
        """The seats that must decide."""
        return [] if self.over else self.state.seats()

    @property
    def unasked(self) -> list[int]:
        """The seats among `waiting` that have only a forced move, which waits to be played."""
        return [] if self.over else self.state.unasked()


def listening(state: State) -> State:
    """A copy of the state that records events."""
    copy = state.clone()
    copy.events = []
    copy.forced = list(state.forced)
    copy.forced_entered = state.forced_entered
    return copy
