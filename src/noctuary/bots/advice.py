"""What the strongest level would play, and why: for hints at a table and for analysing a game.

The search ranks the moves. Then each of the best is played on the same determinized tables until the turn or phase is
over; the differences in `Game.count_parts` are the reasons. Each reason is thus a mean over tables that the seat
considers possible. Differences that could be due to chance, or are too small to matter, are left out; and if all parts
together do not favour the move, the reason is what the search expects to follow.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from operator import mul
from typing import Final, NamedTuple

from noctuary.bots.exact import choose_proven, proofs
from noctuary.bots.judge import Evaluator
from noctuary.bots.search import PROOF, Budget, Node, Tree, evaluator_of
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Game, Observation, State
from noctuary.kernel.parts.moves import Decision, Move

BUDGET: Final = Budget(0, 2.0)
"""The budget of the strongest level."""
TABLES: Final = 48
"""Number of tables on which moves are compared."""
SHOWN: Final = 3
"""Number of moves shown: the best and the next two."""
TRUSTED: Final = 8
"""Minimum visits in the search tree for a move to be played when a table is continued."""
EXPECTED: Final = 0.4
"""Minimum part of its position's visits for a move to be expected."""
STEPS: Final = 4
"""Maximum number of moves expected after the best one."""
LOOKED_AT: Final = 8
"""If the search has tried no move TRUSTED times, the best of this many by `Game.value` is played."""
LONGEST: Final = 80
"""Maximum number of moves played in a row before a table counts as settled."""
TELLING: Final = 1.0
"""Minimum size of a reason, and of all of them together, in points."""
PRICE: Final = 0.01
"""Minimum price of a move, in chances to win."""
CERTAIN: Final = 2.0
"""Minimum size of what is shown, in standard errors."""
TOGETHER: Final = "all"
"""The reason that stands for all parts together, where single parts say too little or too much."""
OPTIONS: Final = "options"
"""The reason if the parts do not favour the move: it is better for what follows."""
TASTE: Final = "taste"
"""The reason in place of OPTIONS if the next best move costs nothing."""
WINS: Final = "wins"
"""The reason if nothing is expected to follow, but the seat wins more often."""
EVEN: Final = "even"
"""The reason if the seat does not win more often, either: the move makes no difference."""

Row = Sequence[float]
"""One number for each table."""


class Reason(NamedTuple):
    """What favours a move: by how much it changes a part (`Game.parts`) of a seat until the end of the stretch, to the
    advantage of the seat that moves: its own part gets better, or another seat's gets worse. `part` may also be
    `TOGETHER`, with an `amount` in points, `OPTIONS`, `TASTE`, `WINS` or `EVEN`.
    """

    seat: int
    part: str
    amount: float


class Price(NamedTuple):
    """What a move costs compared with the best one: in chances to win (0 to 1), and in points for the parts counted
    until the end of the stretch; 0 if too small to be shown or possibly due to chance.
    """

    chance: float
    points: float


class Advice(NamedTuple):
    """What to play and why. `codes`: the best moves, best first; `chance`: the evaluator's share for the seat at the
    end of the stretch after the best one; `why`: what favours it over random other moves, most important first;
    `price`: what the next best move costs, None if there is none or nothing makes a difference; `line`: if the reason
    is `OPTIONS` or `TASTE`, the moves that the search expects after the best one.

    `lead`: the expected final lead over the best other seat after the best move, in points; None for a single player or
    without a learned value. `look`: a thing (kind, id) to look at, as a hint for players who want to find the move
    themselves; None if nothing helps without giving the move away.
    """

    seat: int
    codes: list[int]
    chance: float
    why: list[Reason]
    price: Price | None
    line: list[Move]
    lead: float | None
    look: tuple[str, str] | None


class MoveOutcome(NamedTuple):
    """The outcome of a move on one table: the `counts` of all parts, seat after seat, and the evaluator's share and
    lead.
    """

    counts: list[float]
    over: bool
    share: float
    lead: float | None


def advise(observation: Observation, decision: Decision, random: Random, budget: Budget = BUDGET) -> Advice:
    """The best moves and their reasons. With a budget of iterations, equal arguments give equal advice."""
    judge = evaluator_of(observation.game)
    tree = Tree(observation, decision.seat, judge, random)
    tree.search(budget)
    options = choose_proven(tree.options(decision), proofs(observation, int(PROOF * BUDGET.seconds)))
    codes = [option.code for option in options[:SHOWN]]
    trial = Trial(observation, decision.seat, judge, tree.root, random)
    found = trial.outcomes(codes[:2])
    compared = Comparison(observation.game, decision.seat, observation.options.players, found)
    why = compared.reasons(0, -1)
    price = None
    if len(codes) > 1:
        dearer = [one.share - other.share for one, other in zip(found[0], found[1], strict=True)]
        points = compared.gain(0, 1)
        price = Price(max(0.0, sure(dearer, PRICE)), max(0.0, points))
        # The next best move may bring more of what is counted.
        why = why if points >= 0.0 else []
    if not why and 2 * sum(outcome.over for outcome in found[0]) > len(found[0]):
        more = price is not None and price.chance > 0.0
        why, price = [Reason(decision.seat, WINS if more else EVEN, 0.0)], price if more else None
    leads = [outcome.lead for outcome in found[0] if outcome.lead is not None]
    return Advice(
        decision.seat,
        codes,
        mean([outcome.share for outcome in found[0]]),
        why or [Reason(decision.seat, OPTIONS if price is None or any(price) else TASTE, 0.0)],
        price,
        [] if why else trial.line(codes[0]),
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
                share = self.judge.values(state)[self.seat]
                ahead = lead(self.judge, state, self.seat)
                found[place].append(MoveOutcome(self.count_parts(state), state.seat < 0, share, ahead))
        return found

    def table(self) -> State:
        """A determinized table for the seat."""
        table = self.observation.determinize(self.random)
        table.patient = True
        return table

    def ends(self, table: State, codes: Sequence[int]) -> list[State]:
        """The state at the end of the stretch after each of the moves, with the same random numbers. If one of them
        ends a round or the game, the others are played on to that end, after which different things count
        (`Game.stage`).
        """
        chance = self.random.next32()
        ends: list[State] = []
        for code in codes:
            state = table.clone()
            state.play(self.seat, code)
            self.play_on(table, state, self.root.tries.get(code), Random(chance))
            ends.append(state)
        last = max(map(self.game.stage, ends))
        for state in ends:
            while self.game.stage(state) < last:
                self.play_on(state.clone(), state, None, Random(chance))
        return ends

    def count_parts(self, state: State) -> list[float]:
        """The counts of the parts of all seats, in one row."""
        return [count for seat in range(state.options.players) for count in self.game.count_parts(state, seat)]

    def play_on(self, begun: State, state: State, node: Node | None, random: Random) -> None:
        """Continue until the stretch that was under way at `begun` is over. `node`: the node for `state`."""
        for _ in range(LONGEST):
            seat = state.seat
            if seat < 0 or self.game.is_settled(begun, state):
                return
            code = self.next(node, state, seat, random)
            node = node.tries.get(code) if node else None
            state.play(seat, code)

    def line(self, code: int) -> list[Move]:
        """The moves that the search expects after a move, up to the first it is not sure of; without those that are
        made at the same time and unseen.
        """
        found: list[Move] = []
        state, node = self.table(), self.root.tries.get(code)
        if len(state.seats()) > 1:
            return found
        state.play(self.seat, code)
        while node and state.seat >= 0 and len(found) < STEPS:
            seat = state.seat
            codes = state.legal(seat)
            tried = {code: node.tries[code].visits for code in codes if code in node.tries}
            code = max(tried, key=tried.__getitem__, default=-1)
            if code < 0 or tried[code] < max(TRUSTED, EXPECTED * node.visits):
                break
            if len(codes) > 1:
                found.append(Move(self.game.actions, seat, code))
            node = node.tries[code]
            state.play(seat, code)
        return found

    def next(self, node: Node | None, state: State, seat: int, random: Random) -> int:
        """The move with which a seat continues: the one that the search tried most often, or the best of a few random
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
        outputs = judge.network.outputs(game.measure_all(state))
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
        self.weights = [worth if other == seat else -worth / (players - 1) for other, _, worth in self.parts]
        """What one of each part is worth to the seat, in points; the others' parts count against it."""

    def differences(self, place: int, other: int) -> list[Row]:
        """How much more of each part there is after one move than after another, on each table."""
        rows = zip(self.rows[place], self.rows[other], strict=True)
        return [[one - less for one, less in zip(row, rest, strict=True)] for row, rest in rows]

    def gain(self, place: int, other: int) -> float:
        """How much all parts together favour one move over another, in points; 0 if that is less than one or may be due
        to chance, or in games without parts.
        """
        if not self.parts:
            return 0.0
        tables = zip(*self.differences(place, other), strict=True)
        return sure([sum(map(mul, table, self.weights)) for table in tables], TELLING)

    def reasons(self, place: int, other: int) -> list[Reason]:
        """What favours one move over another: the part that matters most, and one of another seat; nothing if all parts
        together do not favour it.
        """
        total = self.gain(place, other)
        if total <= 0.0:
            return []
        found: list[tuple[float, Reason]] = []
        for (seat, part, worth), weight, row in zip(
            self.parts, self.weights, self.differences(place, other), strict=True
        ):
            amount = sure(row, TELLING / abs(worth))
            if amount * weight > 0.0:
                found.append((amount * weight, Reason(seat, part, amount)))
        if not found:
            return [Reason(self.seat, TOGETHER, total)]
        found.sort(key=lambda one: -one[0])
        points, first = found[0]
        if points > total + TELLING:
            # The part alone would promise more than there is.
            return [first, Reason(self.seat, TOGETHER, total)]
        left = total + TELLING - points
        others = [one for points, one in found if one.seat != first.seat and one.part != first.part and points <= left]
        return [first, *others[:1]]


def sure(row: Row, least: float) -> float:
    """The mean of some numbers; 0 if it is smaller than `least` or may be due to chance."""
    amount = mean(row)
    error = sqrt(sum((number - amount) ** 2 for number in row) / max(1, len(row) - 1) / len(row))
    return amount if abs(amount) >= max(least, CERTAIN * error) else 0.0


def mean(row: Row) -> float:
    """The mean of some numbers."""
    return sum(row) / len(row)


def clue(game: Game, decision: Decision, best: int) -> tuple[str, str] | None:
    """The thing that the best move shares with most other moves, though not with all; None without one."""
    touched = [set(game.actions.references(code)) for code in decision.codes]
    shared: dict[int, tuple[str, str]] = {}
    for reference in game.actions.references(best):
        number = sum(reference in things for things in touched)
        if 1 < number < len(touched):
            shared[number] = reference.kind, reference.id
    return shared[max(shared)] if shared else None
