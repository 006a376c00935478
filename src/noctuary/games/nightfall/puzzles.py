"""Puzzles of Nightfall: what combat or a chain is certain to achieve, whatever the others do."""

from collections.abc import Mapping
from typing import Final

from noctuary.games.nightfall.rules.basis.board import CHAINING, CLAIMING, COMBAT, OVER, Board
from noctuary.games.nightfall.rules.course.scoring import count_wounds
from noctuary.kernel.base.positions import expand
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.parts.themes import Task, Theme, Unproven

LAST_WOUNDS: Final = 6
"""The most face-up wounds left for the end of the game to count as near."""


class UntilEnd(Task[Board]):
    """The outcome of a phase for one seat."""

    def __init__(self, state: Board, seat: int) -> None:
        self.seat: Final = seat
        self.turn: Final = state.turn
        self.phase: Final = state.phase
        self.others: Final = [other for other in range(state.players) if other != seat]
        self.before: Final = [sum(count_wounds(state, other)) for other in range(state.players)]

    def over(self, state: Board) -> bool:
        """Whether the phase is over. Raises Unproven if the turn went on without a choice."""
        if state.turn != self.turn or (state.phase not in (CHAINING, CLAIMING, OVER) and state.phase != self.phase):
            raise Unproven
        return state.phase != self.phase

    def score_rows(self, state: Board) -> dict[str, int]:
        wounds = [sum(count_wounds(state, other)) for other in range(state.players)]
        return self.rows(state, [now - before for now, before in zip(wounds, self.before, strict=True)])

    def rows(self, state: Board, received: list[int]) -> dict[str, int]:
        """The score rows, given the wounds that each seat has received."""
        raise NotImplementedError


class Fight(UntilEnd):
    """The wounds given to opponents minus one's own; if equal, one's own minions in play minus the opponents'."""

    def rows(self, state: Board, received: list[int]) -> dict[str, int]:
        return {
            "wounds-others": sum(received[other] for other in self.others),
            "wounds-own": received[self.seat],
            "minions-own": len(state.play_area[self.seat]),
            "minions-others": sum(len(state.play_area[other]) for other in self.others),
        }

    def score(self, rows: Mapping[str, int]) -> int:
        wounds = rows["wounds-others"] - rows["wounds-own"]
        return 100 * wounds + rows["minions-own"] - rows["minions-others"]


class Win(UntilEnd):
    """Win the game now, with fewer wounds than anybody else."""

    def rows(self, state: Board, received: list[int]) -> dict[str, int]:
        wounds = [sum(count_wounds(state, other)) for other in range(state.players)]
        fewest = min(wounds[other] for other in self.others)
        return {"ended": int(state.phase == OVER), "total-own": wounds[self.seat], "total-fewest": fewest}

    def score(self, rows: Mapping[str, int]) -> int:
        return int(rows["ended"] > 0 and rows["total-own"] < rows["total-fewest"])


class Influence(UntilEnd):
    """The influence available in the claim phase, counting every card in hand as discarded for it."""

    def rows(self, state: Board, received: list[int]) -> dict[str, int]:
        each = 2 if state.doubled else 1
        return {"influence": state.influence, "hand": each * len(state.hand[self.seat])}

    def score(self, rows: Mapping[str, int]) -> int:
        return rows["influence"] + rows["hand"]


class InPhase(Theme[Board]):
    """Decisions of these kinds in a phase; `active`: whether they fall on one's own turn."""

    def __init__(
        self, name: str, phase: int, kinds: tuple[str, ...], active: bool, task: type[UntilEnd] = Fight
    ) -> None:
        self.name = name
        self.phase: Final = phase
        self.kinds: Final = kinds
        self.active: Final = active
        self._task: Final = task
        self.wins = task is Win

    def arrange(self, state: Board, seat: int) -> Board | None:
        if state.phase != self.phase or state.choice.name not in self.kinds or (state.active == seat) != self.active:
            return None
        if self._task is Win and len(state.face_up) > LAST_WOUNDS:
            return None
        if state.choice.name != "chain":
            return state
        if self.active:
            return without_hands(state, seat)
        # The players who may link after this one must have empty hands.
        after = (other % state.players for other in range(seat + 1, seat + state.players))
        for other in after:
            if other == state.active:
                return state
            if state.hand[other]:
                return None
        return None

    def task(self, state: Board, seat: int) -> Task[Board]:
        return self._task(state, seat)


def without_hands(state: Board, seat: int) -> Board:
    """The same table with all opponents' hands put on their decks, so that nobody can answer."""
    if not any(state.hand[other] for other in range(state.players) if other != seat):
        return state
    position = state.position()
    for other in range(state.players):
        if other != seat:
            cards = position["players"][seat_name(other)]
            cards["deck"] = [*cards["deck"], *cards["hand"]]
            cards["hand"] = []
    table: Board = state.game.load(expand(position), state.options, 0)
    return table


THEMES: Final = (
    InPhase("attack", COMBAT, ("attack", "resolve"), True),
    InPhase("defence", COMBAT, ("block", "absorb"), False),
    InPhase("last-attack", COMBAT, ("attack", "resolve"), True, Win),
    InPhase("chain", CHAINING, ("chain",), True),
    InPhase("last-chain", CHAINING, ("chain",), True, Win),
    InPhase("influence", CHAINING, ("chain",), True, Influence),
    InPhase("answer", CHAINING, ("chain",), False),
    InPhase("last-answer", CHAINING, ("chain",), False, Win),
    InPhase("target", CHAINING, ("target", "order"), True),
    InPhase("target-theirs", CHAINING, ("target", "order"), False),
)
