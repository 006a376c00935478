"""What the strongest level would play, and why: for hints at a table and for analysing a game (docs/bots.md, Hints).

The search ranks the moves. Then the best ones are played on the same tables until the turn or phase is over, and the
game says what came of each there (`Game.causes`). What happens on most tables after one move, and on few after the
others, is a reason; failing that, what the learned policy values, or what the search expects to follow.
"""

from collections.abc import Sequence
from math import inf, sqrt
from time import perf_counter
from typing import Any, Final, NamedTuple

from noctuary.bots.exact import choose_proven, proofs
from noctuary.bots.judge import Evaluator
from noctuary.bots.search import PROOF, Budget, Node, Tree, evaluator_of
from noctuary.kernel.base.messages import Argument, Message
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Game, Observation, State
from noctuary.kernel.parts.causes import CHOICE, Cause
from noctuary.kernel.parts.moves import Decision, Move, parse_line
from noctuary.kernel.parts.standing_orders import SILENT

BUDGET: Final = Budget(0, 0.9)
"""The budget of the strongest level."""
RANKING: Final = 0.75
"""The part of the budget that is spent on all moves; the rest goes to the next best one."""
TABLES: Final = 48
"""Number of tables on which moves are compared."""
SHOWN: Final = 3
"""Number of moves shown: the best and the next two."""
TRUSTED: Final = 8
"""Minimum visits in the search tree for a move to be played when a table is continued."""
LIKELY: Final = 0.5
"""A move of another seat is likely if the search tried it at least this fraction as often as its favourite."""
EXPECTED: Final = 0.4
"""Minimum part of its position's visits for a move to be expected."""
STEPS: Final = 4
"""Maximum number of moves expected after the best one."""
LOOKED_AT: Final = 8
"""If the search has tried no move TRUSTED times, the best of this many by `Game.value` is played."""
LONGEST: Final = 80
"""Maximum number of moves played in a row before a table counts as settled."""
TELLING: Final = 1.0
"""Minimum price of a move, in points."""
UNEXPLAINED: Final = 1.5
"""Minimum price of a move, in points, if no cause is known."""
CERTAIN: Final = 2.0
"""Minimum size of a price, in standard errors."""
WORTH_SAYING: Final = 0.15
"""Minimum worth of a reason, in points: how much more of it the best move brings than the others do."""
MOSTLY: Final = 0.5
"""A reason holds on at least this part of the tables; what the best move avoids, on at most the rest."""
SOMETIMES: Final = 0.25
"""MOSTLY for what may happen, which is a reason only if nothing else explains a price."""
ALWAYS: Final = 0.95
"""A reason that holds on at least this part of the tables counts as certain."""
REASONS: Final = 2
"""Maximum number of reasons named."""
LATER: Final = "hint-later"
"""The reason if no cause is known: the move is better for what follows (`Advice.line`)."""


class Advice(NamedTuple):
    """What to play and why. `codes`: the best moves, best first; `chance`: the evaluator's share for the seat at the
    end of the stretch after the best one; `why`: what favours it over the others, most important first, as messages
    without a subject; `price`: what the next best move costs by the end of the game, in points, 0 if that is too small
    or may be due to chance, None if it costs aims of a scenario; `either`: the two best moves are equally good, and
    `why` holds for both (it may be empty); `line`: if the reason is `LATER`, the moves that the search expects after
    the best one.

    `lead`: the expected final lead over the best other seat after the best move, in points; None for a single player or
    without a learned value. `look`: a thing (kind, id) to look at, as a hint for players who want to find the move
    themselves; None if nothing helps without giving the move away.
    """

    seat: int
    codes: list[int]
    chance: float
    why: list[Message]
    price: float | None
    either: bool
    line: list[Move]
    lead: float | None
    look: tuple[str, str] | None


class Outcome(NamedTuple):
    """What came of a move on one table: what speaks for it and against it, the evaluator's share, the expected lead
    (see `Advice`), and the points that prices are counted in.
    """

    causes: list[Cause]
    share: float
    lead: float | None
    points: float


Outcomes = Sequence[Outcome]


def advise(observation: Observation, decision: Decision, random: Random, budget: Budget = BUDGET) -> Advice:
    """The best moves and their reasons. With a budget of iterations, equal arguments give equal advice."""
    judge = evaluator_of(observation.game)
    tree = Tree(observation, decision.seat, judge, random)
    begun = perf_counter()
    tree.search(Budget(int(RANKING * budget.iterations), RANKING * budget.seconds))
    options = choose_proven(tree.options(decision), proofs(observation, int(PROOF * BUDGET.seconds)))
    codes = [option.code for option in options[:SHOWN]]
    left = budget.iterations - int(RANKING * budget.iterations)
    look_closer(tree, decision, codes[:2], left, begun + budget.seconds if budget.seconds else inf)
    trial = Trial(observation, decision.seat, judge, tree.root, random)
    best, other, *rest = trial.outcomes(codes[:2])
    gains = differences([one.points for one in best], [one.points for one in other])
    same = trial.are_same(codes[:2]) or not any(gains)
    price = 0.0 if same else sure(gains, TELLING)
    either = not price and (same or all(is_matched(one, best, other) for one in reasons(best, [other, *rest])))
    if price < 0.0 or (either and is_better(other, best, rest)):
        # The closer look finds the next best move better, or that there is more to say for it.
        codes[:2], best, other = codes[1::-1], other, best
    why = shared_reasons(best, other, rest) if same else explain(best, other, rest)
    if not why and not same:
        why = spoken_for(tree, trial.table(), decision, codes[:1], codes[1:])
        either = either and not why
    if not why and abs(price) < UNEXPLAINED:
        price, either = 0.0, True
    if not why and either:
        why = shared_reasons(best, other, rest) or spoken_for(tree, trial.table(), decision, codes[:2], codes[2:])
    line: list[Move] = []
    if not why and not either:
        why = reasons(best, [other], part=SOMETIMES)
        line = [] if why else trial.line(codes[0])
        # Rather something of which the next best move brings as much than nothing at all.
        why = why or ([] if line else reasons(best, [other], proven=True))
    leads = [outcome.lead for outcome in best if outcome.lead is not None]
    return Advice(
        decision.seat,
        codes,
        mean([outcome.share for outcome in best]),
        why if why or either else [Message(LATER)],
        None if price and differ_in_aims(best, other) else abs(price),
        either,
        line,
        mean(leads) if leads else None,
        clue(observation.game, decision, codes[0]),
    )


def look_closer(tree: Tree, decision: Decision, codes: Sequence[int], iterations: int, until: float) -> None:
    """Search only below the second of two moves, until it has been tried as often as the first or, within the time
    `until`, `iterations` times more, so that it does not look worse only because the search knows less of it.
    """
    tries = tree.root.tries
    first, second = (tries.get(code) for code in codes)
    if first is None or second is None:
        return
    closed = Node(tree.seats)
    closed.visits, closed.value_sums = 1, [-inf] * tree.seats
    tree.root.tries = {**dict.fromkeys(decision.codes, closed), codes[1]: second}
    left = first.visits - second.visits
    for _ in range(left if until < inf else min(left, iterations)):
        if perf_counter() >= until:
            break
        tree.grow()
    tree.root.tries = tries


def explain(best: Outcomes, other: Outcomes, rest: Sequence[Outcomes]) -> list[Message]:
    """What favours the best move over the next best one and the rest; at least over the next best one alone."""
    least = [one for one in reasons(best, [other]) if "number" in one.arguments or is_brought(one, best)]
    return reasons(best, [other, *rest]) or least


def shared_reasons(best: Outcomes, other: Outcomes, rest: Sequence[Outcomes]) -> list[Message]:
    """What favours both of two equally good moves over the rest."""
    others = [one.id for one in reasons(other, rest)] if rest else []
    return [one for one in reasons(best, rest or [other]) if one.id in others and is_matched(one, best, other)]


def spoken_for(
    tree: Tree, table: State, decision: Decision, best: Sequence[int], others: Sequence[int]
) -> list[Message]:
    """What the learned policy finds in favour of the best moves over the others, at least over the first of these."""
    spoken = tree.policy.reasons(table, decision, best, others) if tree.policy and others else []
    return [Message(id) for id in spoken[:REASONS]]


def differ_in_aims(one: Sequence[Outcome], other: Sequence[Outcome]) -> bool:
    """Whether two moves lead to different aims of a scenario, so that the difference cannot be told in points."""
    causes = [[cause for outcome in outcomes for cause in outcome.causes] for outcomes in (one, other)]
    aims = [sum(cause.worth for cause in of_move if not cause.scored) for of_move in causes]
    return abs(aims[0] - aims[1]) >= TELLING * len(one)


class OnTables:
    """A cause's worths and numbers on some tables, and on what share of them it was found, and was certain."""

    def __init__(self, tables: int) -> None:
        self.share: float = 0.0
        self.certain: float = 0.0
        self.worths: list[float] = [0.0] * tables
        self.numbers: list[float] = [0.0] * tables


def tally(outcomes: Sequence[Outcome]) -> dict[Message, OnTables]:
    """All causes on some tables."""
    tallies: dict[Message, OnTables] = {}
    for table, outcome in enumerate(outcomes):
        for message in dict.fromkeys(cause.message for cause in outcome.causes):
            tallies.setdefault(message, OnTables(len(outcomes))).share += 1 / len(outcomes)
        for message in dict.fromkeys(cause.message for cause in outcome.causes if cause.certain):
            tallies[message].certain += 1 / len(outcomes)
        for cause in outcome.causes:
            tallies[cause.message].worths[table] += cause.worth
            tallies[cause.message].numbers[table] += cause.number
    return tallies


def reasons(best: Outcomes, others: Sequence[Outcomes], proven: bool = False, part: float = MOSTLY) -> list[Message]:
    """What favours the best move over each of the others, most important first; empty if nothing can be named. What
    counts is what it brings on this part of the tables, and what it avoids and others bring on as many. If that has a
    number (`Cause.number`), the difference from the first of the others counts, which must not bring more of the same
    kind, unless the best move is proven.
    """
    mine, theirs = tally(best), [tally(other) for other in others]
    nothing, named = OnTables(len(best)), []
    for message in dict.fromkeys(key for tallies in (mine, *theirs) for key in tallies):
        own, rest = mine.get(message, nothing), [tallies.get(message, nothing) for tallies in theirs]
        more = min(sure(differences(own.worths, one.worths), WORTH_SAYING) for one in rest)
        good = sum(own.worths) > 0.0
        often = own.share if good else max(one.share for one in rest)
        known = own.certain if good else often
        arguments: dict[str, Argument] = {**message.arguments, "sure": "yes" if known >= ALWAYS else "no"}
        if any(own.numbers) or any(rest[0].numbers):
            apart = differences(own.numbers, rest[0].numbers)
            number = round(abs(mean(apart)))
            often = mean([float(bool(one)) for one in apart]) if number else 0.0
            steady = mean([float(round(abs(one)) == number) for one in apart])
            arguments["number"] = number
            arguments["sure"] = "yes" if min(steady, own.certain if good else 1.0) >= ALWAYS else "no"
            arguments["more"] = "yes" if min(own.share, rest[0].share) >= 1.0 - MOSTLY else "no"
        elif not good and (own.share > 1.0 - part or min(gain(message.id, best, one) for one in others) < WORTH_SAYING):
            # Nothing is avoided if something of the same kind and worth happens instead.
            continue
        net = mean(own.worths) - worth_elsewhere(message, others[0]) if good else WORTH_SAYING
        telling = proven or (net >= WORTH_SAYING and gain(message.id, best, others[0]) > -WORTH_SAYING)
        if part < MOSTLY:
            arguments["sure"] = "maybe"
        if more >= WORTH_SAYING and often >= part and telling:
            named.append((more, Message(message.id, arguments)))
    named.sort(key=lambda one: -one[0])
    told: list[Message] = []
    for _, message in named:
        if not any(alike(message, other) for other in told):
            told.append(message)
    return told[:REASONS]


def proven_reasons(state: State, seat: int, best: list[str], others: Sequence[list[str]]) -> list[Message]:
    """What favours a line of play over all of the others, else over the first of them, where nothing is left to
    chance. The first move of each is the seat's.
    """
    ends = []
    for lines in (best, *others):
        moves = [parse_line(state.game.actions, line, state.options.players) for line in lines]
        end = state.clone()
        end.events, end.looked_at = [], False
        for move in moves:
            end.catch_up(move.seat, move.code)
            end.play(move.seat, move.code)
        ends.append([Outcome(state.game.causes(state, end, seat, moves[0].code), 0.0, None, 0.0)])
    return reasons(ends[0], ends[1:], proven=True) or reasons(ends[0], ends[1:2], proven=True)


def is_matched(why: Message, best: Sequence[Outcome], other: Sequence[Outcome]) -> bool:
    """Whether another move brings about as much of the kind of thing that is the reason for the best one."""
    return is_brought(why, best) and gain(why.id, best, other) < WORTH_SAYING


def is_brought(why: Message, best: Sequence[Outcome]) -> bool:
    """Whether a reason is something that the move brings about, not something that it avoids."""
    return mean([worth_of(why.id, outcome) for outcome in best]) > 0.0


def is_better(one: Outcomes, other: Outcomes, rest: Sequence[Outcomes]) -> bool:
    """Whether there is more to say for one of two moves, and it leads to hardly fewer points."""
    gained = mean(differences([outcome.points for outcome in one], [outcome.points for outcome in other]))
    return gained >= -TELLING / 2 and bool(reasons(one, [other, *rest])) and not reasons(other, [one, *rest])


def gain(id: str, best: Sequence[Outcome], other: Sequence[Outcome]) -> float:
    """How much more the causes with a message id are worth after the best move than after another."""
    return mean(differences(*([worth_of(id, outcome) for outcome in outcomes] for outcomes in (best, other))))


def worth_of(id: str, outcome: Outcome) -> float:
    """What all causes with a message id are worth on a table."""
    return sum(cause.worth for cause in outcome.causes if cause.message.id == id)


def worth_elsewhere(message: Message, outcomes: Sequence[Outcome]) -> float:
    """What other good causes that name the same tile or card as a message are worth, on average."""
    others = [cause for outcome in outcomes for cause in outcome.causes if cause.message.id != message.id]
    same = [cause for cause in others if thing_of(message) and thing_of(cause.message) == thing_of(message)]
    return sum(max(0.0, cause.worth) for cause in same) / len(outcomes)


def thing_of(message: Message) -> Argument | None:
    """The tile or card that a message names."""
    return message.arguments.get("tile") or message.arguments.get("card")


def differences(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """The differences of two rows of numbers."""
    return [first - second for first, second in zip(one, other, strict=True)]


def alike(one: Message, other: Message) -> bool:
    """Whether two reasons speak of the same thing, other than a seat."""
    shared = set(one.arguments).intersection(other.arguments).difference(("seat", "sure", "more"))
    return any(one.arguments[name] == other.arguments[name] for name in shared if isinstance(one.arguments[name], str))


class Trial:
    """Plays moves on determinized tables and continues them."""

    def __init__(self, observation: Observation, seat: int, judge: Evaluator, root: Node, random: Random) -> None:
        self.game: Game = observation.game
        self.observation = observation
        self.seat = seat
        self.judge = judge
        self.root = root
        self.random = random

    def outcomes(self, codes: Sequence[int]) -> list[list[Outcome]]:
        """The outcomes of each move on the same tables and, if there are more moves, of a random one of these."""
        by_table: list[list[Outcome]] = []
        for _ in range(TABLES):
            table = self.table()
            others = [code for code in table.legal(self.seat) if code not in codes]
            tried = [*codes, others[self.random.below(len(others))]] if others else list(codes)
            ends = self.ends(table, tried, listen=True)
            by_table.append([self.outcome(table, state, code) for state, code in zip(ends, tried, strict=True)])
        return [list(outcomes) for outcomes in zip(*by_table, strict=True)]

    def outcome(self, table: State, state: State, code: int) -> Outcome:
        """What came of a move on a table that led to `state`."""
        ahead = lead(self.judge, state, self.seat)
        points = self.game.value(state, self.seat) if ahead is None else ahead
        share = self.judge.values(state)[self.seat]
        return Outcome(self.game.causes(table, state, self.seat, code), share, ahead, points)

    def are_same(self, codes: Sequence[int]) -> bool:
        """Whether moves lead to the same table, up to the order of things, as when one of two equals is taken."""
        table, positions = self.table(), []
        for code in codes:
            state = table.clone()
            state.play(self.seat, code)
            positions.append(unordered(state.observe(self.seat).position()))
        return all(position == positions[0] for position in positions)

    def table(self) -> State:
        """A determinized table for the seat."""
        table = self.observation.determinize(self.random)
        table.patient = True
        return table

    def ends(self, table: State, codes: Sequence[int], listen: bool = False) -> list[State]:
        """The state at the end of the stretch after each of the moves, with the same random numbers, and its events if
        we `listen`. If one of them ends a round or the game, the others are played on to that end (`Game.stage`).
        """
        chance = self.random.next32()
        ends: list[State] = []
        for code in codes:
            state = table.clone()
            state.events, state.looked_at = ([], False) if listen else (None, True)
            state.play(self.seat, code)
            self.play_on(table, state, self.root.tries.get(code), Random(chance))
            ends.append(state)
        last = max(map(self.game.stage, ends))
        for state in ends:
            while self.game.stage(state) < last:
                self.play_on(state.clone(), state, None, Random(chance))
        return ends

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
        """The moves expected after a move, up to the first unsure one; without those made unseen at the same time."""
        moves: list[Move] = []
        state, node = self.table(), self.root.tries.get(code)
        if len(state.seats()) > 1:
            return moves
        state.play(self.seat, code)
        while node and state.seat >= 0 and len(moves) < STEPS:
            seat = state.seat
            codes = state.legal(seat)
            tried = {code: node.tries[code].visits for code in codes if code in node.tries}
            code = max(tried, key=tried.__getitem__, default=-1)
            if code < 0 or tried[code] < max(TRUSTED, EXPECTED * node.visits):
                break
            if len(codes) > 1:
                moves.append(Move(self.game.actions, seat, code))
            node = node.tries[code]
            state.play(seat, code)
        return moves

    def next(self, node: Node | None, state: State, seat: int, random: Random) -> int:
        """The move with which a seat continues: the one that the search tried most often or, if it tried none often
        enough, the best of a few random ones. Other seats make any of their likely moves.
        """
        codes = state.legal(seat)
        if len(codes) == 1:
            return codes[0]
        if state.events is not None and seat != self.seat and self.game.indifferent_move(state, seat) == SILENT:
            state.events.append(CHOICE)
        tried = {code: node.tries[code].visits for code in codes if code in node.tries} if node else {}
        most = max(tried.values(), default=0)
        if most >= TRUSTED:
            part = 1.0 if seat == self.seat else LIKELY
            likely = [code for code, visits in tried.items() if visits >= part * most]
            return likely[random.below(len(likely))]
        if len(codes) > LOOKED_AT:
            codes = [codes[random.below(len(codes))] for _ in range(LOOKED_AT)]
        value, best = 0.0, -1
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


def unordered(value: Any) -> Any:
    """A position with all its lists sorted."""
    if isinstance(value, dict):
        return {key: unordered(item) for key, item in value.items()}
    return sorted(map(unordered, value), key=repr) if isinstance(value, list) else value


def sure(row: Sequence[float], least: float) -> float:
    """The mean of some numbers; 0 if it is smaller than `least` or may be due to chance."""
    amount = mean(row)
    error = sqrt(sum((number - amount) ** 2 for number in row) / max(1, len(row) - 1) / len(row))
    return amount if abs(amount) >= max(least, CERTAIN * error) else 0.0


def mean(row: Sequence[float]) -> float:
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
