"""What the strongest level would do, and why: for hints at a table and for looking back at a game.

The search says which moves are best. Then each of them is made on the same possible tables and played on until the
turn or phase is over; the differences in what `Game.tally` then counts are the reasons. So each is a mean of what was
seen on tables that the seat thinks possible, and none is told that chance alone could explain.
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
"""What the strongest level takes."""
TABLES: Final = 48
"""Tables on which moves are compared."""
SHOWN: Final = 3
"""The best move and the two next ones."""
TRUSTED: Final = 8
"""How often the search must have tried a move for it to be made when moves are played on."""
LOOKED_AT: Final = 8
"""Else the best of so many moves is made, as `Game.value` sees it."""
LONGEST: Final = 80
"""Moves after which a table counts as settled."""
TELLING: Final = 0.25
"""What a reason is worth at least, in points."""
CERTAIN: Final = 2.0
"""How many standard errors a reason is away from nothing at least."""
REASONS: Final = 3
"""Reasons of a kind for one move."""

Row = tuple[float, ...]
"""A number for each table."""


class Reason(NamedTuple):
    """How much of a part (`Game.parts`) a seat will have more when the stretch is over than after another move."""

    seat: int
    part: str
    amount: float
    points: float
    """The same in points; what is good for the seat is positive."""


class Advised(NamedTuple):
    """A move, and what comes of it. `worth` as the search has it, and `visits`, how often it tried the move. When the
    stretch is over: `chance`, what the judge then thinks the table worth to the seat; `value` by `Game.value`, in
    points; `own`: what its seat has more or less than after another move, and `others`: what others have. The first
    move is compared with any other move, the rest with the first.
    """

    code: int
    searched: float
    visits: int
    chance: float
    value: float
    own: list[Reason]
    others: list[Reason]


class Advice(NamedTuple):
    """Moves, best first; after two alternatives to the best perhaps one that was asked about.

    `until`: the stretch when reasons are counted (`Game.stretch`), `end` if the game is over then; `lead`: how many
    points ahead of the best other seat the judge then expects this one to be in the end, after the best move; None
    where nobody else plays or no judge knows. `look`: the thing (kind, id) to look at for somebody who wants to find
    the move alone, if there is one that tells something but not all.
    """

    seat: int
    moves: list[Advised]
    until: str
    lead: float | None
    look: tuple[str, str] | None


class Outcome(NamedTuple):
    """What came of a move on one table: the account of each seat, in a row; worth and lead as the judge sees them."""

    counts: list[float]
    over: bool
    value: float
    share: float
    lead: float | None


def advise(
    observation: Observation, decision: Decision, random: Random, budget: Budget = BUDGET, asked: int = -1
) -> Advice:
    """What to do, and why. `asked`: a legal code that is to be compared with the best moves in any case. With a number
    of iterations the same arguments give the same advice.
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
    """Plays moves on."""

    def __init__(self, observation: Observation, seat: int, judge: Evaluator, root: Node, random: Random) -> None:
        self.game: Game = observation.game
        self.observation = observation
        self.seat = seat
        self.judge = judge
        self.root = root
        self.random = random

    def outcomes(self, codes: Sequence[int]) -> list[list[Outcome]]:
        """For each of the moves what came of it on the same tables; last of all for an ordinary move, another one on
        each table.
        """
        found: list[list[Outcome]] = [[] for _ in range(len(codes) + 1)]
        for _ in range(TABLES):
            table = self.table()
            legal = table.legal(self.seat)
            others = [code for code in legal if code != codes[0]]
            ordinary = others[self.random.below(len(others))]
            for place, state in enumerate(self.ends(table, (*codes, ordinary))):
                worth = self.judge.values(state)[self.seat]
                value = self.game.value(state, self.seat)
                ahead = lead(self.judge, state, self.seat)
                found[place].append(Outcome(self.accounts(state), state.seat < 0, value, worth, ahead))
        return found

    def table(self) -> State:
        """One that is possible as far as the seat knows."""
        table = self.observation.determinize(self.random)
        table.patient = True
        return table

    def ends(self, table: State, codes: Sequence[int]) -> Iterator[State]:
        """What becomes of a table after each of the moves, with the same luck."""
        chance = self.random.next32()
        for code in codes:
            state = table.clone()
            self.play_on(table, state, code, Random(chance))
            yield state

    def accounts(self, state: State) -> list[float]:
        """Those of all seats, in a row."""
        return [count for seat in range(state.options.players) for count in self.game.count_parts(state, seat)]

    def play_on(self, begun: State, state: State, code: int, random: Random) -> None:
        """Make a move and what follows from it until the stretch is over."""
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
        """What a seat does next: the move that the search tried most there, or the best of a few."""
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
    """How many points a seat will be ahead of the best other in the end; None if nobody knows."""
    # NumPy is slow to import, so only those who need it do.
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
    """Finds the reasons in what came of some moves on the same tables, the best move first, an ordinary one last."""

    def __init__(self, game: Game, seat: int, players: int, outcomes: list[list[Outcome]]) -> None:
        self.seat = seat
        self.parts = [(other, part, worth) for other in range(players) for part, worth in game.parts.items()]
        self.rows: list[list[Row]] = [list(zip(*[one.counts for one in found], strict=True)) for found in outcomes]
        """For each move, for each part of each seat, how much there was on each table."""

    def reasons(self, place: int, other: int) -> tuple[list[Reason], list[Reason]]:
        """What a move brings its seat, and what it leaves to others, more or less than another one."""
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
        """The mean of what was seen as a reason, unless it is worth too little or may be chance."""
        seat, part, worth = self.parts[index]
        amount = mean(row)
        error = sqrt(sum((one - amount) ** 2 for one in row) / max(1, len(row) - 1) / len(row))
        if abs(amount * worth) < TELLING or abs(amount) < CERTAIN * error:
            return []
        return [Reason(seat, part, amount, amount * worth)]


def strongest(reasons: list[Reason]) -> list[Reason]:
    """Those that are worth most."""
    return sorted(reasons, key=lambda reason: -abs(reason.points))[:REASONS]


def mean(row: Sequence[float]) -> float:
    """The mean of some numbers."""
    return sum(row) / len(row)


def clue(game: Game, decision: Decision, best: int) -> tuple[str, str] | None:
    """Of the things that the best move shares with other moves, but not with all, the one it shares with most."""
    touched = [set(game.actions.references(code)) for code in decision.codes]
    shared: dict[int, tuple[str, str]] = {}
    for one in game.actions.references(best):
        number = sum(one in things for things in touched)
        if 1 < number < len(touched):
            shared[number] = one.kind, one.id
    return shared[max(shared)] if shared else None
