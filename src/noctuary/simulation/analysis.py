"""Analysis of a finished game: the chances to win over time, the costliest moves, how well everybody played, and luck.
docs/analysis.md describes the method and its limits.

Every decision is evaluated by what its seat could know (`State.observe`), never by what was hidden, and with a seed of
its own, so the result does not depend on the number of processes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from math import exp, sqrt
from statistics import fmean, stdev
from typing import Final

from msgspec import Struct

from noctuary import __version__
from noctuary.bots.advice import LATER, Trial, reasons
from noctuary.bots.judge import Evaluation, Evaluator, shares, solo_share
from noctuary.bots.search import BRIEF, Budget, Node, Tree
from noctuary.kernel.base.messages import Message
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Game, Observation, State
from noctuary.kernel.parts.moves import Move, seat_name
from noctuary.kernel.parts.wire import MessageShown, SeatId
from noctuary.kernel.play.match import Match
from noctuary.simulation.cluster import LocalCluster

VERSION: Final = 10
"""Changes whenever the same game may get a different analysis; stored analyses of older versions are computed again."""
ITERATIONS: Final = 800
"""Iterations of the search for the best move of a decision; a game of two players then takes about half a minute."""
MAX_ITERATIONS: Final = 1_000_000
TABLES: Final = 32
"""Number of determinized tables on which the best move and the played one are compared."""
FIRST_ITERATIONS: Final = 40
"""Iterations for a first look at a decision, which finds the costliest moves of a game in a twentieth of the work."""
FIRST_IN_ALL: Final = 4_000
"""Maximum iterations for the first look at all decisions of a game, so that nobody waits long for a long one."""
FIRST_TABLES: Final = 8
FIRST_ALONE: Final = 3
"""Number of tables for a first look in a game of one player, where the scale of each search takes ten times as long as
the search.
"""
AHEAD: Final = 12
"""The search after each move on these tables has one in this many of the iterations."""
DOUBT: Final = 2.0
"""By how many standard errors the best move must be better for the played one to count as a mistake."""
LEAST: Final = 0.005
"""Minimum cost of a mistake, in chances to win."""
DECIDED: Final = 0.05
"""A decision counts for accuracy if the chance to win was between this and 1 minus this, or if it was a mistake."""
DECAY: Final = 0.2
"""How fast accuracy decreases with the mean cost of a decision, per percentage point."""


class Question(Struct, frozen=True, eq=False):
    """A decision of a match: after `step` entries, `seat` chose `code`. `views`: what each seat could know then."""

    step: int
    seat: int
    code: int
    views: list[Observation]


class Finding(Struct, frozen=True, eq=False):
    """The evaluation of a decision: the `chances` of every seat to win before it, the `best` code, and by how much the
    code played instead `changed` the chances of every seat (0 if it was as good). `why`: see Mistake.
    """

    step: int
    chances: list[float]
    best: int
    changed: list[float]
    why: Why


class MoveLine(Struct, rename="camel"):
    """A move as a line: `seat verb arguments`."""

    line: str
    kinds: list[str | None]
    """The kind of thing that each argument names; null for other words."""


class Why(Struct, rename="camel"):
    """Why one move is better than another, most important reason first, without a subject (see `advice.Advice`);
    `line`: the moves that the search expects after it, if nothing else says why.
    """

    reasons: list[MessageShown]
    line: list[MoveLine]


class Mistake(Struct, rename="camel"):
    """A decision that cost chances to win."""

    step: int
    """Number of entries before it."""
    seat: SeatId
    made: MoveLine
    better: MoveLine
    cost: float
    """Its cost in chances to win, 0 to 1."""
    why: Why


class Performance(Struct, rename="camel"):
    """The performance of one seat, in chances to win: `start` + `luck` - `cost` + `gained` = `result`."""

    seat: SeatId
    name: str
    kind: str
    """`human`, or the name of a bot."""
    decisions: int
    """Number of decisions counted for accuracy: those before the game was decided and the seat resigned."""
    accuracy: float | None
    """The accuracy of the seat, 0 to 100; null without decisions."""
    start: float
    luck: float
    cost: float
    """The cost of its own mistakes."""
    gained: float
    """Its gain from the mistakes of the others; negative for a loss."""
    result: float


class Analysis(Struct, rename="camel"):
    """The analysis of a finished game; `file` is the SHA-256 of the game file."""

    version: int
    program: str
    game: str
    file: str
    iterations: int
    players: list[Performance]
    curve: list[list[float]]
    """The chances of all seats at every step of the replay."""
    mistakes: list[Mistake]
    """The mistakes, costliest first."""


class Winning(Evaluator):
    """Evaluates by the chance to win only, without the margin."""

    def __init__(self, game: Game) -> None:
        # Imported here since NumPy is slow to import.
        from noctuary.bots.network import load_shipped

        self.network: Final = load_shipped(game)
        self.other: Final = Evaluation()

    def values(self, state: State) -> list[float]:
        players = state.options.players
        if state.seat < 0 or players == 1:
            return end_shares(state)
        if self.network is None:
            return self.other.values(state)
        rows = [state.game.measure(state, seat) for seat in range(players)]
        return shares([output[0] for output in self.network.outputs(rows)])


def decisions(match: Match) -> list[int]:
    """The numbers of entries before each decision of a match."""
    return [step for step, entry in enumerate(match.entries) if entry.is_decision]


def question(match: Match, step: int) -> Question:
    """The decision after the first `step` entries."""
    entry = match.entries[step]
    state = match.at(step).state
    state.catch_up(entry.seat, entry.code)
    return Question(step, entry.seat, entry.code, [state.observe(seat) for seat in range(state.options.players)])


def first_look(question: Question, decisions: int) -> Finding:
    """Briefly evaluate one of this many decisions, without reasons."""
    tables = FIRST_TABLES if len(question.views) > 1 else FIRST_ALONE
    return look(question, min(FIRST_ITERATIONS, FIRST_IN_ALL // decisions), tables, explained=False)


def look(question: Question, iterations: int, tables: int = TABLES, explained: bool = True) -> Finding:
    """Evaluate a decision, with the reasons for a better move if `explained`."""
    seat, own = question.seat, question.views[question.seat]
    random, judge = Random(question.step + 1), Winning(own.game)
    decision = own.decision()
    assert decision is not None
    tree = search_tree(own, seat, judge, random, iterations)
    root = tree.root
    best = max(root.tries, key=lambda code: root.tries[code].visits)
    others = [
        search_tree(view, seat, judge, random, iterations // len(question.views))
        for other, view in enumerate(question.views)
        if other != seat
    ]
    views = [tree.shares_at(root.tries[best]), *(other.shares_at(other.root) for other in others)]
    means = [fmean(view[number] for view in views) for number in range(len(question.views))]
    changed = [0.0] * len(means)
    if best != question.code:
        changed = difference(question, best, judge, random, iterations // AHEAD, tables)
    # A mistake costs at most the chance that the seat had.
    share = min(1.0, means[question.seat] / max(-changed[question.seat], LEAST))
    changed = [share * change for change in changed]
    if not any(changed):
        return Finding(question.step, means, question.code, changed, Why([], []))
    told = why(question, best, judge, root, random) if explained else Why([], [])
    return Finding(question.step, means, best, changed, told)


def search_tree(view: Observation, seat: int, judge: Evaluator, random: Random, iterations: int) -> Tree:
    """A finished search for the decision of `seat`, with the knowledge in `view`."""
    tree = Tree(view, seat, judge, random, BRIEF)
    tree.search(Budget(max(iterations, 2)))
    return tree


def why(question: Question, best: int, judge: Evaluator, root: Node, random: Random) -> Why:
    """The advantages of the best move over the one played, computed as for hints."""
    seat, own = question.seat, question.views[question.seat]
    trial = Trial(own, seat, judge, root, random)
    better, made, *_ = trial.outcomes([best, question.code])
    if better_reasons := reasons(better, [made]):
        return Why(list(map(to_shown, better_reasons)), [])
    return Why([to_shown(Message(LATER))], list(map(to_line, trial.line(best))))


def to_shown(message: Message) -> MessageShown:
    """A message in the form for clients."""
    return {"id": message.id, "args": message.arguments}


def difference(
    question: Question, best: int, judge: Evaluator, random: Random, iterations: int, tables: int
) -> list[float]:
    """How the code played, not `best`, changed every seat's chances on the same tables; zeros if it may be chance."""
    seat = question.seat
    gains: list[list[float]] = []
    for _ in range(tables):
        table = question.views[seat].determinize(random)
        seed = random.below(1 << 30)
        made = after(table, seat, question.code, judge, Random(seed), iterations)
        better = after(table, seat, best, judge, Random(seed), iterations)
        gains.append([one - other for one, other in zip(made, better, strict=True)])
    costs = [-gain[seat] for gain in gains]
    if fmean(costs) < max(LEAST, DOUBT * stdev(costs) / sqrt(tables)):
        return [0.0] * len(gains[0])
    return [fmean(gain[number] for gain in gains) for number in range(len(gains[0]))]


def after(table: State, seat: int, code: int, judge: Evaluator, random: Random, iterations: int) -> list[float]:
    """The chances of all seats on a table after a move, by a short search for the next seat to decide."""
    state = table.clone()
    state.play(seat, code)
    if state.seat < 0:
        return judge.values(state)
    tree = search_tree(state.observe(state.seat), state.seat, judge, random, iterations)
    return tree.shares_at(max(tree.root.tries.values(), key=lambda node: node.visits))


def sum_up(match: Match, findings: Iterable[Finding], iterations: int, file: str) -> Analysis:
    """The analysis of a match from the findings for all its decisions. `file`: the text of its game file."""
    players = range(len(match.setup.seats))
    known = {finding.step: finding for finding in findings}
    curve = chances_of(match, known)
    costs: list[list[float]] = [[] for _ in players]
    lost, gained = [0.0 for _ in players], [0.0 for _ in players]
    mistakes: list[Mistake] = []
    for step, finding in known.items():
        entry = match.entries[step]
        seat, cost = entry.seat, -finding.changed[entry.seat]
        undecided = DECIDED <= finding.chances[seat] <= 1.0 - DECIDED
        if (undecided or cost) and seat not in match.at(step).resigned:
            costs[seat].append(cost)
        if cost:
            made, better = match.move_of(entry), Move(match.setup.game.actions, seat, finding.best)
            mistakes.append(Mistake(step, seat_name(seat), to_line(made), to_line(better), cost, finding.why))
        lost[seat] += cost
        for other in players:
            gained[other] += finding.changed[other] if other != seat else 0.0
    start = [1.0 / len(players) for _ in players] if len(players) > 1 else curve[0]
    result = curve[-1]
    return Analysis(
        version=VERSION,
        program=__version__,
        game=match.setup.game.name,
        file=hashlib.sha256(file.encode()).hexdigest(),
        iterations=iterations,
        players=[
            Performance(
                seat=seat_name(seat),
                name=who.name,
                kind=who.kind,
                decisions=len(costs[seat]),
                accuracy=accuracy(costs[seat]),
                start=start[seat],
                luck=result[seat] - start[seat] + lost[seat] - gained[seat],
                cost=lost[seat],
                gained=gained[seat],
                result=result[seat],
            )
            for seat, who in enumerate(match.setup.seats)
        ],
        curve=curve,
        mistakes=sorted(mistakes, key=lambda mistake: -mistake.cost),
    )


def chances_of(match: Match, known: Mapping[int, Finding]) -> list[list[float]]:
    """The chances at every step of a match, with the final result at the end. A step without a decision has the chances
    of the next decision; if everybody resigned, the last known chances remain.
    """
    last = [1.0 / len(match.setup.seats) for _ in match.setup.seats]
    if match.state.seat < 0:
        last = end_shares(match.state)
    elif known:
        last = known[max(known)].chances
    curve = [last]
    for step in range(len(match.entries) - 1, -1, -1):
        curve.append(known[step].chances if step in known else curve[-1])
    curve.reverse()
    return curve


def end_shares(state: State) -> list[float]:
    """A finished game's result as shares: 1 for first place, split among those who share it; alone `solo_share`."""
    if state.options.players == 1:
        return [solo_share(state)]
    assert state.result is not None
    first = state.result.ranking[0]
    return [1.0 / len(first) if seat in first else 0.0 for seat in range(state.options.players)]


def to_line(move: Move) -> MoveLine:
    """A move in the form for clients."""
    return MoveLine(move.line, move.kinds)


def accuracy(costs: list[float]) -> float | None:
    """The accuracy of a seat, 0 to 100, from the costs of its decisions."""
    return 100.0 * exp(-DECAY * 100.0 * fmean(costs)) if costs else None


def analyse(match: Match, iterations: int, processes: int) -> Iterator[Finding]:
    """The findings for all decisions of a match, in order."""
    steps = decisions(match)
    asked = (question(match, step) for step in steps)
    return LocalCluster(processes).results(partial(look, iterations=iterations), asked, len(steps))
