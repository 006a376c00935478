"""What the strongest level would play, and why: for hints at a table and for analysing a game.

The search ranks the moves. Then the best ones are played on the same determinized tables until the turn or phase is
over. The game says what came of each move there (`Game.causes`), from what happened and from what all can see. What
happens on most of these tables after the best move, and on few after others, is its reason; likewise what happens to
the seat's disadvantage on most tables after other moves. If that says nothing, the reason is what the search expects to
follow, or both moves are equally good.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from noctuary.bots.exact import choose_proven, proofs
from noctuary.bots.judge import Evaluator
from noctuary.bots.search import PROOF, Budget, Node, Tree, evaluator_of
from noctuary.kernel.base.messages import Argument, Message
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Game, Observation, State
from noctuary.kernel.parts.causes import Cause
from noctuary.kernel.parts.moves import Decision, Move, parse_line

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
"""Minimum price of a move, in points."""
CERTAIN: Final = 2.0
"""Minimum size of a price, in standard errors."""
WORTH_SAYING: Final = 0.15
"""Minimum worth of a reason, in points: how much more of it the best move brings than the others do."""
MOSTLY: Final = 0.6
"""A reason holds on at least this part of the tables; what the best move avoids, on at most the rest."""
ALWAYS: Final = 0.95
"""From this part on a reason counts as certain."""
REASONS: Final = 2
"""Maximum number of reasons named."""
LATER: Final = "hint-later"
"""The reason if no cause is known: the move is better for what follows (`Advice.line`)."""


class Advice(NamedTuple):
    """What to play and why. `codes`: the best moves, best first; `chance`: the evaluator's share for the seat at the
    end of the stretch after the best one; `why`: what favours it over the others, most important first, as messages
    without a subject; `price`: what the next best move costs by the end of the game, in points, 0 if that is too small
    or may be due to chance; `either`: the two best moves are equally good, and `why` holds for both (it may be empty);
    `line`: if the reason is `LATER`, the moves that the search expects after the best one.

    `lead`: the expected final lead over the best other seat after the best move, in points; None for a single player or
    without a learned value. `look`: a thing (kind, id) to look at, as a hint for players who want to find the move
    themselves; None if nothing helps without giving the move away.
    """

    seat: int
    codes: list[int]
    chance: float
    why: list[Message]
    price: float
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


def advise(observation: Observation, decision: Decision, random: Random, budget: Budget = BUDGET) -> Advice:
    """The best moves and their reasons. With a budget of iterations, equal arguments give equal advice."""
    judge = evaluator_of(observation.game)
    tree = Tree(observation, decision.seat, judge, random)
    tree.search(budget)
    options = choose_proven(tree.options(decision), proofs(observation, int(PROOF * BUDGET.seconds)))
    codes = [option.code for option in options[:SHOWN]]
    trial = Trial(observation, decision.seat, judge, tree.root, random)
    best, *others = trial.outcomes(codes[:2])
    gains = differences([one.points for one in best], [one.points for one in others[0]])
    same = trial.are_same(codes[:2])
    price = 0.0 if same else max(0.0, sure(gains, TELLING))
    why = reasons(best, others)
    either = not price and (same or all(is_matched(one, best, others[0]) for one in why))
    if either and not why:
        # What both have in common, compared with any other move.
        why = [one for one in reasons(best, others[1:]) if one in reasons(others[0], others[1:])]
    if either and why and gain(why[0].id, best, others[0]) < -TELLING:
        # Of two equally good moves, the one that there is more to say for.
        codes[:2], best, others = codes[1::-1], others[0], [best, *others[1:]]
        why = reasons(best, others)
    # At least what tells the two apart; but never something of which the next best move brings more.
    why = [one for one in why or reasons(best, others[:1]) if gain(one.id, best, others[0]) > -WORTH_SAYING]
    leads = [outcome.lead for outcome in best if outcome.lead is not None]
    return Advice(
        decision.seat,
        codes,
        mean([outcome.share for outcome in best]),
        why if why or either else [Message(LATER)],
        price,
        either,
        [] if why or either else trial.line(codes[0]),
        mean(leads) if leads else None,
        clue(observation.game, decision, codes[0]),
    )


class OnTables:
    """What a cause was worth on each of some tables, and its number there; and on what share of them it was found."""

    def __init__(self, tables: int) -> None:
        self.share: float = 0.0
        self.worths: list[float] = [0.0] * tables
        self.numbers: list[float] = [0.0] * tables


def tally(outcomes: Sequence[Outcome]) -> dict[Message, OnTables]:
    """All causes on some tables."""
    found: dict[Message, OnTables] = {}
    for table, outcome in enumerate(outcomes):
        for message in {cause.message for cause in outcome.causes}:
            found.setdefault(message, OnTables(len(outcomes))).share += 1 / len(outcomes)
        for message, worth, number in outcome.causes:
            found[message].worths[table] += worth
            found[message].numbers[table] += number
    return found


def reasons(best: Sequence[Outcome], others: Sequence[Sequence[Outcome]]) -> list[Message]:
    """What favours the best move over each of the others, most important first; empty if nothing does that can be
    named. What it brings on most tables counts, and what it avoids that others bring on most; of what is counted
    (`Cause.number`), the difference from the first of the others.
    """
    mine, theirs = tally(best), [tally(other) for other in others]
    nothing, found = OnTables(len(best)), []
    for message in dict.fromkeys(key for tallies in (mine, *theirs) for key in tallies):
        own, rest = mine.get(message, nothing), [tallies.get(message, nothing) for tallies in theirs]
        more = min(sure(differences(own.worths, one.worths), WORTH_SAYING) for one in rest)
        good = sum(own.worths) > 0.0
        often = own.share if good else max(one.share for one in rest)
        arguments: dict[str, Argument] = {**message.arguments, "sure": "yes" if often >= ALWAYS else "no"}
        if any(own.numbers) or any(rest[0].numbers):
            number = round(abs(mean(differences(own.numbers, rest[0].numbers))))
            often, arguments["number"] = 1.0 if number else 0.0, number
            arguments["more"] = "yes" if min(own.share, rest[0].share) >= 1.0 - MOSTLY else "no"
        elif not good and (
            own.share > 1.0 - MOSTLY or min(gain(message.id, best, one) for one in others) < WORTH_SAYING
        ):
            # Nothing is avoided if something of the same kind and worth happens instead.
            continue
        if more >= WORTH_SAYING and often >= MOSTLY:
            found.append((more, Message(message.id, arguments)))
    found.sort(key=lambda one: -one[0])
    told: list[Message] = []
    for _, message in found:
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
    return reasons(ends[0], ends[1:]) or reasons(ends[0], ends[1:2])


def is_matched(why: Message, best: Sequence[Outcome], other: Sequence[Outcome]) -> bool:
    """Whether another move brings about as much of the kind of thing that is the reason for the best one."""
    mine = mean([worth_of(why.id, outcome) for outcome in best])
    return mine > 0.0 and gain(why.id, best, other) < WORTH_SAYING


def gain(id: str, best: Sequence[Outcome], other: Sequence[Outcome]) -> float:
    """How much more the causes with a message id are worth after the best move than after another."""
    return mean(differences(*([worth_of(id, outcome) for outcome in outcomes] for outcomes in (best, other))))


def worth_of(id: str, outcome: Outcome) -> float:
    """What all causes with a message id are worth on a table."""
    return sum(cause.worth for cause in outcome.causes if cause.message.id == id)


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
        """The outcomes of each move on the same tables; the last list is the baseline, a random other move on each
        table.
        """
        found: list[list[Outcome]] = [[] for _ in range(len(codes) + 1)]
        for _ in range(TABLES):
            table = self.table()
            others = [code for code in table.legal(self.seat) if code not in codes[:1]]
            tried = [*codes, others[self.random.below(len(others))]]
            for place, state in enumerate(self.ends(table, tried, listen=True)):
                causes = self.game.causes(table, state, self.seat, tried[place])
                share = self.judge.values(state)[self.seat]
                ahead = lead(self.judge, state, self.seat)
                points = self.game.value(state, self.seat) if ahead is None else ahead
                found[place].append(Outcome(causes, share, ahead, points))
        return found

    def are_same(self, codes: Sequence[int]) -> bool:
        """Whether moves lead to the same table, as with equal things of which either is taken."""
        table, found = self.table(), []
        for code in codes:
            state = table.clone()
            state.play(self.seat, code)
            found.append(state.observe(self.seat).position())
        return all(position == found[0] for position in found)

    def table(self) -> State:
        """A determinized table for the seat."""
        table = self.observation.determinize(self.random)
        table.patient = True
        return table

    def ends(self, table: State, codes: Sequence[int], listen: bool = False) -> list[State]:
        """The state at the end of the stretch after each of the moves, with the same random numbers. `listen`: with its
        events. If one of them
        ends a round or the game, the others are played on to that end, after which different things count
        (`Game.stage`).
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
