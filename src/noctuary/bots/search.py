"""The bot that looks ahead: Monte Carlo tree search on tables that are possible as far as its seat knows.

Each iteration draws such a table, walks down a tree of moves on it, plays a few random moves from the leaf, and adds
what a judge thinks of the outcome to all nodes on the way. The tree knows moves, not tables: a node stands for all the
tables on which its moves are legal, and a move is chosen among those that are legal on the table just drawn
(information set MCTS). Every seat chooses for itself: a worth is one number for each seat.
"""

from __future__ import annotations

from math import inf, log, sqrt
from time import perf_counter
from typing import Final

from noctuary.bots.bot import Bot
from noctuary.bots.exact import Proof, choose_proven, proofs
from noctuary.bots.judge import Evaluation, Evaluator, SoloYardstick, compare
from noctuary.bots.options import Option, rank
from noctuary.kernel.game import Game, Observation
from noctuary.kernel.moves import Decision
from noctuary.kernel.randomness import Random
from noctuary.kernel.state import Position, State

CHECK: Final = 32
"""Iterations from one look at the clock to the next, in games of several players; those of one player take long."""
PROOF: Final = 30_000
"""The most nodes of proofs for one table, for each second that a bot has; they take a sixth of it, for all tables of a
proof half of it.
"""
LEAST: Final = 0.5
"""The part of its time that a search has however long proofs took."""
REST: Final = 0.03
"""The part of its time that a search leaves for what comes after it, and for the processor to be elsewhere."""
SAMPLES: Final = 64
"""Tables that tell what leaves are like."""
LEAST_SPREAD: Final = 1.0
"""Points that leaves differ by at least."""
NODES: Final = 400_000
"""The most moves a tree remembers, about 200 MB; from then on it only counts."""
CLOSE: Final = 0.01
SELDOM: Final = 2
"""Moves are as good as the best one if they are worth less by no more than the first, and it was not tried more often
than so many times as often.
"""


class SearchParameters:
    """How a tree grows. The values were chosen by hand; `tools/tune.py` looks for better ones (docs/bots.md).

    `explore`: how much a move that was seldom tried is preferred (UCB1); `explore_first`: the same for the move that is
    looked for, which must not be given up too early. `wide`: moves that a node tries at first; more only as the square
    root of its visits grows (progressive widening). `candidates`: moves compared before one is tried that was not tried
    here before; the one that did best elsewhere in the tree is. `depth`: random moves between a leaf and the judge, so
    that what has been begun is judged by what comes of it.
    """

    def __init__(self, explore: float, explore_first: float, wide: float, candidates: int, depth: int) -> None:
        self.explore: Final = explore
        self.explore_first: Final = explore_first
        self.wide: Final = wide
        self.candidates: Final = candidates
        self.depth: Final = depth


TOGETHER: Final = SearchParameters(explore=0.5, explore_first=1.0, wide=2.0, candidates=4, depth=10)
ALONE: Final = SearchParameters(explore=0.5, explore_first=0.5, wide=2.0, candidates=4, depth=10)
PLAYOUTS: Final = 32
"""How often a leaf is played on in games of one player, where the best that comes of it counts: nobody else decides how
they go on, and who knows what to avoid avoids it.
"""
BRIEF: Final = 4
"""The same of those who should not take longer alone than with others: the lower levels, and analysis."""


class Budget:
    """How long a search may last: `seconds` of one core, or exactly `iterations`, which gives equal moves for equal
    seeds. 0: no limit of that kind; one of them must be set.
    """

    def __init__(self, iterations: int, seconds: float = 0.0) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds


class Node:
    """What has been learned of the tables that some moves lead to.

    `visits`: how often it was reached; `chances`: how often its last move was legal when another could be chosen;
    `worths`: for each seat the sum of what came of it; `tries`: what follows, by the code of the move.
    """

    def __init__(self, seats: int) -> None:
        self.visits: int = 0
        self.availability: int = 1
        self.value_sums: list[float] = [0.0] * seats
        self.tries: dict[int, Node] = {}


class Tree:
    """A search for the move of `seat`, going on."""

    def __init__(
        self,
        observation: Observation,
        seat: int,
        judge: Evaluator,
        random: Random,
        playouts: int = PLAYOUTS,
        manner: SearchParameters | None = None,
    ) -> None:
        self.observation = observation
        self.seat: int = seat
        self.random = random
        several = observation.options.players > 1
        self.manner: SearchParameters = manner or (TOGETHER if several else ALONE)
        self.playouts: int = playouts
        self.judge = judge
        self.seats: int = observation.game.players[-1]
        self.size: int = observation.game.actions.size
        self.root = Node(self.seats)
        self.others: dict[int, Node] = {}
        """What those who decide at the same time as this seat do, whatever it does: they do not see it."""
        for other in observation.determinize(Random(0)).seats():
            if other != seat:
                self.others[other] = Node(self.seats)
        self.nodes: int = 0
        self.times: dict[int, int] = {}
        """How often each move was made by each seat, anywhere in the tree; the key is `seat * size + code`."""
        self.means: dict[int, float] = {}
        """What that was worth to the seat on average."""
        self.solo: SoloYardstick | None = None if several else self.yardstick()
        """The judge of games of one player. Its worths can only be compared within one decision; see `chances`."""

    def yardstick(self) -> SoloYardstick:
        """Judges what somebody who plays alone can reach by what is reached after random moves: leaves of an early
        table are all far from what an ordinary game brings in the end, and would look alike by that.
        """
        values: list[float] = []
        for _ in range(SAMPLES):
            state = self.observation.determinize(self.random)
            codes = state.legal(self.seat)
            state.play(self.seat, codes[self.random.below(len(codes))])
            values.append(self.outlook(state))
        mean = sum(values) / SAMPLES
        spread = max(LEAST_SPREAD, sqrt(sum((value - mean) ** 2 for value in values) / SAMPLES))
        return SoloYardstick(mean + spread, spread)

    def grow(self) -> None:
        """One iteration."""
        state = self.observation.determinize(self.random)
        node = self.root
        path = [node]
        moves = [0]
        grown = False
        # Others may decide at the same time; they do so after this seat.
        seat = self.seat
        together = len(self.others)
        while seat >= 0 and not grown:
            unseen = 1 < len(moves) <= together + 1 and seat in self.others
            place = self.others[seat] if unseen else node
            code = self.select(place, seat, state.legal(seat))
            child = place.tries.get(code)
            if child is None:
                child = Node(self.seats)
                grown = not unseen
                if self.nodes < NODES:
                    place.tries[code] = child
                    self.nodes += 1
            state.play(seat, code)
            if unseen:
                place.visits += 1
            else:
                node = child
            path.append(child)
            moves.append(seat * self.size + code)
            seat = state.seat
        if self.solo is not None:
            worths = [self.solo.share_of(self.outlook(state))]
        else:
            self.finish(state)
            worths = self.judge.values(state)
        for index, node in enumerate(path):
            node.visits += 1
            sums = node.value_sums
            for seat, worth in enumerate(worths):
                sums[seat] = sums[seat] + worth
            if index:
                self.remember(moves[index], worths[moves[index] // self.size])

    def remember(self, move: int, worth: float) -> None:
        """Count a move of a seat, wherever it was made."""
        times = self.times.get(move, 0) + 1
        self.times[move] = times
        mean = self.means.get(move, 0.0)
        self.means[move] = mean + (worth - mean) / times

    def outlook(self, state: State) -> float:
        """What somebody who plays alone can make of a table."""
        best = -inf
        for _ in range(self.playouts if state.seat >= 0 else 1):
            end = state.clone()
            self.finish(end)
            best = max(best, end.game.solo_value(end))
        return best

    def finish(self, state: State) -> None:
        """Play some random moves."""
        random = self.random
        for _ in range(self.manner.depth):
            seat = state.seat
            if seat < 0:
                return
            codes = state.legal(seat)
            state.play(seat, codes[random.below(len(codes))])

    def select(self, node: Node, seat: int, codes: list[int]) -> int:
        """The move to go on with: the most promising of those tried before, or another one."""
        explore = self.manner.explore_first if node is self.root else self.manner.explore
        tries = node.tries
        tried = 0
        best = -1
        promise = -1.0
        for code in codes:
            child = tries.get(code)
            if child is None:
                continue
            tried += 1
            child.availability += 1
            hope = child.value_sums[seat] / child.visits + explore * sqrt(log(child.availability) / child.visits)
            if hope > promise:
                promise = hope
                best = code
        if tried == 0 or (tried < len(codes) and tried < self.manner.wide * sqrt(node.visits)):
            return self.another(tries, seat * self.size, codes)
        return best

    def another(self, tries: dict[int, Node], base: int, codes: list[int]) -> int:
        """A move that was not tried here yet: of a few that are met first, the one that did best elsewhere."""
        best = -1
        promise = -1.0
        met = 0
        number = len(codes)
        index = self.random.below(number)
        for _ in range(number):
            code = codes[index]
            index = index + 1 if index + 1 < number else 0
            if code in tries:
                continue
            hope = self.means.get(base + code, 0.5)
            if hope > promise:
                promise = hope
                best = code
            met += 1
            if met == self.manner.candidates:
                break
        return best

    def search(self, budget: Budget) -> None:
        """Grow until the budget is used up, or no other move can be tried more often any more."""
        check = CHECK if self.solo is None else 1
        begun = perf_counter()
        done = 0
        while True:
            left = budget.iterations - done
            if budget.seconds > 0.0:
                spent = perf_counter() - begun
                left = int(done * (budget.seconds - spent) / spent) if done else check
            if left <= 0 or (done and self.lead() > left):
                return
            for _ in range(min(check, left)):
                self.grow()
                done += 1

    def lead(self) -> int:
        """How much more often the move tried most was tried than any other."""
        first = 0
        second = 0
        for child in self.root.tries.values():
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second

    def shares_at(self, node: Node) -> list[float]:
        """What a node is worth on average to the seats that play; of a game of one player compared with an ordinary
        one, as `judge.alone` does.
        """
        options = self.observation.options
        means = [worth / node.visits for worth in node.value_sums[: options.players]]
        if self.solo is not None:
            par, much = self.observation.game.solo_yardstick(options)
            return [compare(self.solo.value_of(means[0]), par, much)]
        return means

    def options(self, decision: Decision) -> list[Option]:
        """The moves that were tried, best first."""
        found: list[Option] = []
        for code in decision.codes:
            child = self.root.tries.get(code)
            if child is not None:
                found.append(Option(code, child.visits, child.value_sums[decision.seat] / child.visits))
        found.sort(key=rank, reverse=True)
        return found


class Search(Bot):
    """Looks ahead as long as its budget lasts, and makes the move that it tried most. Tables are judged by the learned
    value, by `Game.value` in games without one. `proof`: what can be proven on so many tables is preferred
    (`bots.exact`); 0: nothing is. With a budget of seconds, on so many for each of them, and what was learned of the
    next decision while thinking about the last one is kept.
    """

    def __init__(self, name: str, budget: Budget, playouts: int = PLAYOUTS, proof: int = 0) -> None:
        self.name = name
        self.budget: Final = budget
        self.playouts: Final = playouts
        self.proof: Final = proof
        self.tree: Tree | None = None
        self.expected: Position | None = None
        """What the seat sees when it decides next, if nothing happens in between; and what is known of that then."""
        self.known: Node | None = None

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        code = self.think(observation, decision, random)[0].code
        self.foresee(observation, decision.seat, code)
        return code

    def foresee(self, observation: Observation, seat: int, code: int) -> None:
        """Keep the part of the tree that the next decision of a seat needs, if it is the next one at the table."""
        tree, self.tree, self.expected, self.known = self.tree, None, None, None
        if tree is None or self.budget.seconds == 0.0 or observation.options.players == 1:
            return
        state = observation.determinize(Random(0))
        node: Node | None = tree.root
        while node is not None:
            node = node.tries.get(code)
            state.play(seat, code)
            if state.seat != seat:
                return
            codes = state.legal(seat)
            if len(codes) > 1:
                break
            code = codes[0]
        if node is not None:
            self.expected, self.known = state.observe(seat).position(), node

    def think(self, observation: Observation, decision: Decision, random: Random) -> list[Option]:
        """What it found out about the moves it tried, the one it would make first."""
        return choose_proven(*self.look(observation, decision, random))

    def alike(self, observation: Observation, decision: Decision, random: Random) -> list[int]:
        options, found = self.look(observation, decision, random)
        best = choose_proven(options, found)
        if best is not options:
            return [best[0].code]
        least = best[0].value - CLOSE
        return [one.code for one in best if one.value >= least and one.visits * SELDOM >= best[0].visits]

    def look(self, observation: Observation, decision: Decision, random: Random) -> tuple[list[Option], list[Proof]]:
        """What the search finds out about the moves it tries, best first, and what can be proven."""
        begun = perf_counter()
        self.tree = None  # There is room for one.
        budget = self.budget
        timed = budget.seconds > 0.0
        nodes = int(self.proof * budget.seconds) if timed else self.proof
        until = begun + (1.0 - LEAST) * budget.seconds if timed else inf
        found = proofs(observation, nodes, until) if nodes else []
        tree = Tree(observation, decision.seat, evaluator_of(observation.game), random, self.playouts)
        if timed:
            left = (1.0 - REST) * budget.seconds - perf_counter() + begun
            budget = Budget(budget.iterations, max(left, LEAST * budget.seconds))
        if self.known is not None and self.expected == observation.position():
            tree.root = self.known
            tree.nodes = self.known.visits
        tree.search(budget)
        self.tree = tree
        return tree.options(decision), found


def evaluator_of(game: Game) -> Evaluator:
    """Who judges the tables of a game."""
    # NumPy is slow to import, so only those who need it do.
    from noctuary.bots.network import Learned, load_shipped

    network = load_shipped(game)
    return Evaluation() if network is None else Learned(network)
