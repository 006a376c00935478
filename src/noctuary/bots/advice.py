"""What the strongest level would play, and why: for hints at a table and for analysing a game.

The search ranks the moves. Then each of the best is played on the same determinized tables, and continued until the
turn or phase is over; the differences in `Game.count_parts` are the reasons. Each reason is thus a mean over tables
that the seat considers possible; reasons that could be due to chance are left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final, NamedTuple

from noctuary.bots.exact import choose_proven, proofs
from noctuary.bots.judge import Evaluator
from noctuary.bots.search import PROOF, Budget, Node, Tree, evaluator_of
from noctuary.kernel.game import Game, Observation, State
from noctuary.kernel.moves import Decision
from noctuary.kernel.randomness import Random

BUDGET: Final = Budget(0, 2.0)
"""The budget of the strongest level."""
TABLES: Final = 48
"""Number of tables on which moves are compared."""
SHOWN: Final = 3
"""Number of moves shown: the best and the two next ones."""
TRUSTED: Final = 8
"""Minimum visits of a move in the search tree for it to be used when a line is continued."""
LOOKED_AT: Final = 8
"""Otherwise the best of this many moves by `Game.value` is played."""
LONGEST: Final = 80
"""Maximum number of moves played before a table counts as settled."""
TELLING: Final = 0.25
"""Minimum size of a reason, in points."""
CERTAIN: Final = 2.0
"""Minimum size of a reason, in standard errors."""
REASONS: Final = 3
"""Maximum number of reasons of a kind (own, others) for one move."""

Row = tuple[float, ...]
"""One number for each table."""


class Reason(NamedTuple):
    """By how much a part (`Game.parts`) of a seat is larger after a move than after another one, at the end of the
    stretch.
    """

    seat: int
    part: str
    amount: float
    points: float
    """`amount` in points; positive if it is good for that seat."""


class Advised(NamedTuple):
    """A move with its expected outcome. `searched`: its mean share in the search; `visits`: how often the search tried
    it. At the end of the stretch: `chance`, the seat's share by the evaluator; `value`, `Game.value` in points; `own`:
    what its seat has more or less than after the other move; `others`: the same for the other seats. The first move is
    compared with random other moves, the rest with the first.
    """

    code: int
    searched: float
    visits: int
    chance: float
    value: float
    own: list[Reason]
    others: list[Reason]


class Advice(NamedTuple):
    """Moves, best first; the move that was asked about comes last if it is not among the best.

    `until`: the stretch at whose end reasons are counted (`Game.stretch`), `end` if the game is over then; `lead`: the
    lead in points over the best other seat that is expected at the end of the game after the best move; None for a
    single player or without a learned value. `look`: a thing (kind, id) to look at, as a hint for somebody who wants to
    find the move alone; None if there is none that helps without giving the move away.
    """

    seat: int
    moves: list[Advised]
    until: str
    lead: float | None
    look: tuple[str, str] | None


class MoveOutcome(NamedTuple):
    """The outcome of a move on one table: `counts` of all parts of each seat in a row, share and lead by the
    evaluator.
    """

    counts: list[float]
    over: bool
    value: float
    share: float
    lead: float | None


def advise(
    observation: Observation, decision: Decision, random: Random, budget: Budget = BUDGET, asked: int = -1
) -> Advice:
    """The best moves and their reasons. `asked`: a legal code to compare with the best moves in any case. With a budget
    of iterations, equal arguments give equal advice.
    """
    judge = evaluator_of(observation.game)
    tree = Tree(observation, decision.seat, judge, random)
    tree.search(budget)
    options = choose_proven(tree.options(decision), proofs(observation, int(PROOF * BUDGET.seconds)))
    shown = [(option.code, option.visits, option.value) for option in options[:SHOWN]]
    if asked >= 0 and asked not in [code for code, _, _ in shown]:
        shown += [(option.code, option.visits, option.value) for option in options if option.code == asked] or [
            (asked, 0, 0.0)
        ]
    codes = [code for code, _, _ in shown]
    found = Trial(observation, decision.seat, judge, tree.root, random).outcomes(codes)
    compared = Comparison(observation.game, decision.seat, observation.options.players, found)
    moves: list[Advised] = []
    for place, (code, visits, worth) in enumerate(shown):
        own, others = compared.reasons(place, 0 if place else -1)
        chance, value = mean([one.share for one in found[place]]), mean([one.value for one in found[place]])
        moves.append(Advised(code, worth if visits else chance, visits, chance, value, own, others))
    over = 2 * sum(one.over for one in found[0]) > len(found[0])
    leads = [one.lead for one in found[0] if one.lead is not None]
    state = observation.determinize(Random(0))
    return Advice(
        decision.seat,
        moves,
        "end" if over else observation.game.stretch(state),
        mean(leads) if leads else None,
        clue(observation.game, decision, codes[0]),
    )


class Trial:
    """Plays moves on determinized tables and continues them."""

    def __init__(self, observation: Observation, seat: int, judge: Evaluator, root: Node, random: Random) -> None:
        self.game: Game = observation.game
        self.observation = observation
        self.seat = seat
        self.judge = judge
        self.root = root
        self.random = random

    def outcomes(self, codes: Sequence[int]) -> list[list[MoveOutcome]]:
        """The outcomes of each move on the same tables; the last list is the baseline, a random other move on each
        table.
        """
        found: list[list[MoveOutcome]] = [[] for _ in range(len(codes) + 1)]
        for _ in range(TABLES):
            table = self.table()
            legal = table.legal(self.seat)
            others = [code for code in legal if code != codes[0]]
            ordinary = others[self.random.below(len(others))]
            for place, state in enumerate(self.ends(table, (*codes, ordinary))):
                worth = self.judge.values(state)[self.seat]
                value = self.game.value(state, self.seat)
                ahead = lead(self.judge, state, self.seat)
                found[place].append(MoveOutcome(self.accounts(state), state.seat < 0, value, worth, ahead))
        return found

    def table(self) -> State:
        """A determinized table for the seat."""
        table = self.observation.determinize(self.random)
        table.patient = True
        return table

    def ends(self, table: State, codes: Sequence[int]) -> Iterator[State]:
        """The state at the end of the stretch after each of the moves, with the same random numbers."""
        chance = self.random.next32()
        for code in codes:
            state = table.clone()
            self.play_on(table, state, code, Random(chance))
            yield state

    def accounts(self, state: State) -> list[float]:
        """The counts of the parts of all seats, in one row."""
        return [count for seat in range(state.options.players) for count in self.game.count_parts(state, seat)]

    def play_on(self, begun: State, state: State, code: int, random: Random) -> None:
        """Play a move and continue until the stretch is over."""
        node = self.root.tries.get(code)
        state.play(self.seat, code)
        for _ in range(LONGEST):
            seat = state.seat
            if seat < 0 or self.game.is_settled(begun, state):
                return
            code = self.next(node, state, seat, random)
            node = node.tries.get(code) if node else None
            state.play(seat, code)

    def next(self, node: Node | None, state: State, seat: int, random: Random) -> int:
        """The move with which a seat continues: the one the search tried most there, or the best of a few random
        ones.
        """
        codes = state.legal(seat)
        if len(codes) == 1:
            return codes[0]
        most, best = TRUSTED - 1, -1
        if node:
            for code in codes:
                child = node.tries.get(code)
                if child and child.visits > most:
                    most, best = child.visits, code
        if best >= 0:
            return best
        if len(codes) > LOOKED_AT:
            codes = [codes[random.below(len(codes))] for _ in range(LOOKED_AT)]
        value = 0.0
        for code in codes:
            after = state.clone()
            after.play(seat, code)
            worth = self.game.value(after, seat)
            if best < 0 or worth > value:
                value, best = worth, code
        return best


def lead(judge: Evaluator, state: State, seat: int) -> float | None:
    """The expected final lead of a seat over the best other seat, in points; None if unknown."""
    # Imported here since NumPy is slow to import.
    from noctuary.bots.network import Learned

    game, players = state.game, state.options.players
    if players == 1:
        return None
    if state.seat < 0:
        result = state.result
        assert result is not None
        totals = [float(total) for total in result.totals[:players]]
        margins = [-total for total in totals] if game.fewest_wins else totals
    elif isinstance(judge, Learned):
        outputs = judge.network.outputs([game.measure(state, other) for other in range(players)])
        margins = [margin * game.spread for _, margin in outputs]
    else:
        return None
    return margins[seat] - max(margin for other, margin in enumerate(margins) if other != seat)


class Comparison:
    """Finds the reasons in the outcomes of some moves on the same tables, the best move first, the baseline last."""

    def __init__(self, game: Game, seat: int, players: int, outcomes: list[list[MoveOutcome]]) -> None:
        self.seat = seat
        self.parts = [(other, part, worth) for other in range(players) for part, worth in game.parts.items()]
        self.rows: list[list[Row]] = [list(zip(*[one.counts for one in found], strict=True)) for found in outcomes]
        """For each move and each part of each seat, the count on each table."""

    def reasons(self, place: int, other: int) -> tuple[list[Reason], list[Reason]]:
        """The differences between a move and another one, for its seat and for the others."""
        own: list[Reason] = []
        theirs: list[Reason] = []
        for index, (row, rest) in enumerate(zip(self.rows[place], self.rows[other], strict=True)):
            found = self.reason(index, [one - less for one, less in zip(row, rest, strict=True)])
            if self.parts[index][0] == self.seat:
                own += found
            else:
                theirs += found
        return strongest(own), strongest(theirs)

    def reason(self, index: int, row: Sequence[float]) -> list[Reason]:
        """The mean difference as a reason; empty if it is too small or may be due to chance."""
        seat, part, worth = self.parts[index]
        amount = mean(row)
        error = sqrt(sum((one - amount) ** 2 for one in row) / max(1, len(row) - 1) / len(row))
        if abs(amount * worth) < TELLING or abs(amount) < CERTAIN * error:
            return []
        return [Reason(seat, part, amount, amount * worth)]


def strongest(reasons: list[Reason]) -> list[Reason]:
    """The largest reasons, in points."""
    return sorted(reasons, key=lambda reason: -abs(reason.points))[:REASONS]


def mean(row: Sequence[float]) -> float:
    """The mean of some numbers."""
    return sum(row) / len(row)


def clue(game: Game, decision: Decision, best: int) -> tuple[str, str] | None:
    """Of the things that the best move shares with some but not all other moves, the one shared with most."""
    touched = [set(game.actions.references(code)) for code in decision.codes]
    shared: dict[int, tuple[str, str]] = {}
    for one in game.actions.references(best):
        number = sum(one in things for things in touched)
        if 1 < number < len(touched):
            shared[number] = one.kind, one.id
    return shared[max(shared)] if shared else None
