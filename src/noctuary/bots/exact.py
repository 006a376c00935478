"""Exact solutions: what each move secures, whatever the others do and whatever is hidden.

The deciding seat maximises its score, and all others together minimise it (minimax with alpha-beta pruning), until the
end of a `kernel.parts.themes.Task`. To prove that nothing hidden matters, the search is repeated on several
determinized tables: on each it must find the same numbers of legal moves and the same scores.
"""

from collections.abc import Hashable
from contextlib import suppress
from math import inf, sqrt
from time import perf_counter
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from noctuary.bots.options import Option
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Observation, State
from noctuary.kernel.parts.moves import Move
from noctuary.kernel.parts.themes import Task, Unproven

WORLDS: Final = 6
"""Number of tables on which a proof must have the same result."""
FEW_WORLDS: Final = 3
"""Number of tables for a proof during play, where there is less time."""
NODES: Final = 60_000
"""Maximum number of nodes of one search."""
CHECK: Final = 128
"""Nodes between two checks of the time."""
CLOSE: Final = 0.02
NOISE: Final = 0.5
"""Two moves of a search are considered equal if their shares differ by at most CLOSE + NOISE / sqrt(visits)."""
INFINITY: Final = 1 << 40
"""Larger than any score."""

Line: TypeAlias = "tuple[int, int, Line] | tuple[()]"
"""A line as a linked list: seat, code and the rest."""


class ProvenMove(Struct, frozen=True, eq=False):
    """What a move secures: `score` and `score_rows` at the end of the `line` that follows it if everybody plays best;
    forced moves are left out of the line.
    """

    code: int
    score: int
    score_rows: dict[str, int]
    line: list[Move]


class Exact:
    """The search on one table until the time `until` (`perf_counter`); `trace`: its hash, to compare searches."""

    def __init__(self, task: Task[State], seat: int, nodes: int = NODES, until: float = inf) -> None:
        self.task: Final = task
        self.seat: Final = seat
        self.left: int = nodes
        self.until: Final = until
        self.trace: int = 0
        self._met: dict[Hashable, tuple[int, int, int, Line]] = {}
        """Transposition table: score, the alpha-beta window it was searched with, the line."""
        self._good: dict[tuple[int, int], int] = {}
        """How often a move of a seat has caused a cutoff; such moves are tried first."""

    def answers(self, state: State) -> list[ProvenMove]:
        """All moves of the seat with what they secure, best first. Raises Unproven."""
        secured: list[ProvenMove] = []
        for code in state.legal(self.seat):
            after = state.clone()
            after.patient = state.patient
            after.play(self.seat, code)
            score, line = self._search(after, -INFINITY, INFINITY)
            moves: list[Move] = []
            end = after.clone()
            while line:
                seat, reply, line = line
                if len(end.legal(seat)) > 1:
                    moves.append(Move(state.game.actions, seat, reply))
                end.play(seat, reply)
            secured.append(ProvenMove(code, score, self.task.score_rows(end), moves))
        secured.sort(key=lambda answer: -answer.score)
        return secured

    def _search(self, state: State, low: int, high: int) -> tuple[int, Line]:
        """The score of a table and the line that leads to it; only a bound if not between `low` and `high`."""
        self.left -= 1
        if self.left < 0 or (self.left % CHECK == 0 and perf_counter() > self.until):
            raise Unproven("long")
        if self.task.over(state):
            score = self.task.score(self.task.score_rows(state))
            self.trace = hash((self.trace, score))
            return score, ()
        seat = state.seat
        mine = seat == self.seat
        codes = state.legal(seat) if mine else self.task.moves(state, state.legal(seat))
        self.trace = hash((self.trace, seat, len(codes)))
        key = self.task.key(state)
        if key is not None and key in self._met:
            score, least, most, line = self._met[key]
            # A score outside its window is only a bound.
            if least < score < most or (score <= least and score <= low) or (score >= most and score >= high):
                return score, line
        least, most = low, high
        good = self._good
        best = -INFINITY if mine else INFINITY
        best_line: Line = ()
        for code in sorted(codes, key=lambda code: -good.get((seat, code), 0)) if len(codes) > 1 else codes:
            after = state.clone()
            after.play(seat, code)
            score, line = self._search(after, low, high)
            if score > best if mine else score < best:
                best, best_line = score, (seat, code, line)
                if mine:
                    low = max(low, score)
                else:
                    high = min(high, score)
                if low >= high:
                    good[seat, code] = good.get((seat, code), 0) + 1
                    break
        if key is not None:
            self._met[key] = best, least, most, best_line
        return best, best_line


def proven(
    observation: Observation, task: Task[State], nodes: int = NODES, worlds: int = WORLDS, until: float = inf
) -> list[ProvenMove]:
    """All moves of the observing seat, best first. Raises Unproven if hidden things matter or the time is over."""
    proven_moves: list[ProvenMove] = []
    trace = 0
    for number in range(worlds):
        world = observation.determinize(Random(number + 1))
        # Stop at veiled forced moves, so that phases end where they end for the other seats.
        world.patient = True
        search = Exact(task, observation.seat, nodes, until)
        answers = search.answers(world)
        if number and (search.trace != trace or not _same(proven_moves, answers)):
            raise Unproven
        proven_moves, trace = proven_moves or answers, search.trace
    return proven_moves


class Proof(NamedTuple):
    """What the moves of a decision secure. `wins`: the moves with the highest score win at once."""

    wins: bool
    scores: dict[int, int]


def proofs(observation: Observation, nodes: int, until: float = inf) -> list[Proof]:
    """The proofs for a decision in play: `nodes` nodes for each determinized table, until `until` (`perf_counter`)."""
    seat = observation.seat
    world = observation.determinize(Random(0))
    shown: list[Proof] = []
    themes = [theme for theme in observation.game.themes if theme.arrange(world, seat) is not None]
    for theme in themes:
        with suppress(Unproven):
            answers = proven(observation, theme.task(world, seat), nodes // len(themes), FEW_WORLDS, until)
            shown.append(Proof(theme.wins, {answer.code: answer.score for answer in answers}))
    shown.sort(key=lambda proof: not proof.wins)
    return shown


def choose_proven(options: list[Option], proofs: list[Proof]) -> list[Option]:
    """The options of a search, best first, but with the best proven move in front: one that wins, or one that scores
    more than the others and is considered equal to the best option. Without such a move, `options` itself.
    """
    tried = {option.code: option for option in options}
    kept: list[int] = []
    for wins, scores in proofs:
        codes = kept or list(scores)
        most = max(scores[code] for code in codes)
        best = [code for code in codes if scores[code] == most]
        if len(best) < len(codes):
            kept = [code for code in best if wins or _open(options[0], tried.get(code))] or kept
    if not kept:
        return options
    front = [option for option in options if option.code in kept] or [Option(kept[0], 0, options[0].value)]
    return front + [option for option in options if option not in front]


def _open(best: Option, other: Option | None) -> bool:
    """Whether a search considers a move equal to its best one."""
    return other is None or best.value - other.value <= CLOSE + NOISE / sqrt(other.visits)


def _same(some: list[ProvenMove], others: list[ProvenMove]) -> bool:
    """Whether two searches have the same result."""
    return all(
        (one.code, one.score, one.score_rows, one.line) == (other.code, other.score, other.score_rows, other.line)
        for one, other in zip(some, others, strict=True)
    )
