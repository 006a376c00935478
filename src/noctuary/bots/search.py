"""The search bot: Monte Carlo tree search on determinized tables.

Each iteration draws a table, walks down a tree of moves on it, plays a few moves from the leaf, and adds the evaluation
of the result to all nodes on the way. The tree contains moves, not tables: a node stands for all the tables on which
its moves are legal, and a move is chosen among those that are legal on the table just drawn (information set MCTS).
Every seat maximises its own share, so values are one number for each seat.
"""

from math import inf, log, sqrt
from time import perf_counter
from typing import Final

from noctuary.bots.bot import Bot
from noctuary.bots.exact import Proof, choose_proven, proofs
from noctuary.bots.judge import Evaluation, Evaluator, SoloYardstick, compare
from noctuary.bots.options import Option, rank
from noctuary.bots.policy import MovePolicy, shipped_policy
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Game, Observation, Position, State
from noctuary.kernel.parts.moves import Decision

CHECK: Final = 32
"""Iterations between two checks of the time if several play; if one plays, every iteration checks."""
PROOF: Final = 30_000
"""Maximum nodes of proofs per table for each second of a bot's time. Proofs take about a sixth of that time, or half of
it if they need all their tables.
"""
LEAST: Final = 0.5
"""Minimum part of the time for the search, however long proofs take."""
REST: Final = 0.03
"""Part of the time kept in reserve for the work after the search, and for interruptions of the process."""
SAMPLES: Final = 64
"""Number of tables sampled to estimate the distribution of leaf values."""
LEAST_SPREAD: Final = 1.0
"""Minimum standard deviation of leaf values, in points."""
PATIENCE: Final = 1_000.0
"""Visits of a node after which its exploration has grown by about two thirds: long searches may doubt their policy."""
EVEN: Final = 0.1
"""Part of the shares of a policy that all legal moves divide equally."""
NODES: Final = 400_000
"""Maximum number of nodes in a tree, about 170 MB; then no more are added."""
CLOSE: Final = 0.01
SELDOM: Final = 2
"""A move is as good as the best if at most CLOSE lower, and the best was tried at most SELDOM times as often."""

EXPLORE: Final = 0.5
"""Exploration constant of UCB1. This and the next three are for games without a learned policy (docs/bots.md)."""
EXPLORE_FIRST: Final = 1.0
"""The same at the root, in games of several players: its moves must not be given up too early."""
WIDE: Final = 2.0
"""Number of moves tried at a node at first; it grows with the square root of the visits (progressive widening)."""
CANDIDATES: Final = 4
"""Number of untried moves of which the one with the best mean elsewhere in the tree is added."""
DEPTH: Final = 10
"""Moves between a leaf and its evaluation, so that unfinished actions are evaluated by their outcome."""
PLAYOUTS: Final = 32
"""Number of rollouts from a leaf in games of one player. The best of them counts: nobody else influences their course,
and the player can avoid the bad ones.
"""
BRIEF: Final = 4
"""PLAYOUTS for the lower levels and for analysis, which should take no longer in games of one player than in others."""


class Budget:
    """Limit of a search: `seconds` of one core, or exactly `iterations`, with which equal seeds give equal moves. 0
    means no limit of that kind; one of them must be set.
    """

    def __init__(self, iterations: int, seconds: float = 0.0) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Budget, (self.iterations, self.seconds)


class Node:
    """Statistics of the tables that a sequence of moves leads to.

    `visits`: how often it was reached; `availability`: how often its last move was legal when a move was chosen;
    `value_sums`: for each seat the sum of its shares; `tries`: the child nodes by the code of the move; `priors`: the
    shares of the policy by the code of the move, once they are computed.
    """

    def __init__(self, seats: int) -> None:
        self.visits: int = 0
        self.availability: int = 1
        self.value_sums: list[float] = [0.0] * seats
        self.tries: dict[int, Node] = {}
        self.priors: dict[int, float] | None = None


def count(node: Node, values: list[float]) -> None:
    """Count a visit to a node after which seats had these shares."""
    node.visits += 1
    sums = node.value_sums
    for seat, value in enumerate(values):
        sums[seat] = sums[seat] + value


class Tree:
    """A running search for the move of `seat`."""

    def __init__(
        self, observation: Observation, seat: int, judge: Evaluator, random: Random, playouts: int = PLAYOUTS
    ) -> None:
        self.observation = observation
        self.seat: int = seat
        self.random = random
        several = observation.options.players > 1
        self.playouts: int = playouts
        self.draws: bool = several or playouts <= BRIEF
        """Whether the policy draws the moves to a leaf."""
        self.judge = judge
        self.policy: MovePolicy | None = shipped_policy(observation.game)
        self.seats: int = observation.game.players[-1]
        self.size: int = observation.game.actions.size
        self.root = Node(self.seats)
        self.others: dict[int, Node] = {}
        """Statistics of the moves of seats that decide at the same time as this seat and do not see its move."""
        for other in observation.determinize(Random(0)).seats():
            if other != seat:
                self.others[other] = Node(self.seats)
        self.nodes: int = 0
        self.moves: dict[int, Node] = {}
        """What came of each move, anywhere in the tree, without a policy; the key is `seat * size + code`."""
        self.solo: SoloYardstick | None = None if several else self.yardstick()
        """Converts values to shares if one plays; comparable within one decision only (see `shares_at`)."""

    def yardstick(self) -> SoloYardstick:
        """A scale for the values in a game of one player, from the values after random moves. On the scale of final
        values, all leaves of an early table would look alike, far below an average final value.
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
        """Run one iteration."""
        state = self.observation.determinize(self.random)
        node = self.root
        path = [node]
        moves = [0]
        apart: list[Node] = []
        grown = False
        # In simultaneous decisions, this seat moves first.
        seat = self.seat
        together = len(self.others)
        while seat >= 0 and not grown:
            unseen = 1 < len(moves) <= together + 1 and seat in self.others
            place = self.others[seat] if unseen else node
            code = self.select(place, seat, state)
            child = place.tries.get(code)
            if child is None:
                child = Node(self.seats)
                grown = not unseen
                if self.nodes < NODES:
                    place.tries[code] = child
                    self.nodes += 1
            state.play(seat, code)
            if unseen:
                apart.append(place)
            else:
                node = child
            path.append(child)
            moves.append(seat * self.size + code)
            seat = state.seat
        if self.solo is not None:
            values = [self.solo.share_of(self.outlook(state))]
        else:
            self.finish(state)
            values = self.judge.values(state)
        for node in apart:
            count(node, values)
        for index, node in enumerate(path):
            count(node, values)
            if index and self.policy is None:
                if moves[index] not in self.moves:
                    self.moves[moves[index]] = Node(self.seats)
                count(self.moves[moves[index]], values)

    def outlook(self, state: State) -> float:
        """The value of a table to a single player: the best of a few rollouts."""
        best = -inf
        for _ in range(self.playouts if state.seat >= 0 else 1):
            end = state.clone()
            self.finish(end)
            best = max(best, end.game.solo_value(end))
        return best

    def finish(self, state: State) -> None:
        """Play moves drawn by the policy, up to DEPTH; at random without one, or if many playouts are to be quick."""
        random = self.random
        policy = self.policy if self.draws else None
        for _ in range(DEPTH):
            seat = state.seat
            if seat < 0:
                return
            codes = state.legal(seat)
            if policy is None or len(codes) == 1:
                code = codes[random.below(len(codes))]
            else:
                code = policy.draw(state, seat, codes, random)
            state.play(seat, code)

    def select(self, node: Node, seat: int, state: State) -> int:
        """The move to follow."""
        codes = state.legal(seat)
        if self.policy is None:
            return self.select_by_value(node, seat, codes)
        return codes[0] if len(codes) == 1 else self.select_by_policy(self.policy, node, seat, codes, state)

    def select_by_policy(self, policy: MovePolicy, node: Node, seat: int, codes: list[int], state: State) -> int:
        """The legal move with the highest PUCT score; the value of an untried one is the mean of its node."""
        tries = node.tries
        priors = node.priors
        if priors is None:
            priors = node.priors = {}
        visits = node.visits
        much = policy.explore * (1.0 + log(1.0 + visits / PATIENCE)) * sqrt(float(visits))
        mean = node.value_sums[seat] / visits if visits else 0.0
        best = -1
        best_score = -inf
        for code in codes:
            prior = priors.get(code)
            if prior is None:
                even = EVEN / len(codes)
                for place, share in enumerate(policy.shares(state, seat, codes)):
                    priors[codes[place]] = (1.0 - EVEN) * share + even
                prior = priors[code]
            child = tries.get(code)
            if child is None:
                score = mean + much * prior
            else:
                score = child.value_sums[seat] / child.visits + much * prior / (1 + child.visits)
            if score > best_score:
                best_score = score
                best = code
        return best

    def select_by_value(self, node: Node, seat: int, codes: list[int]) -> int:
        """The move with the highest UCB score among those tried before, or an untried one: of the first few found, the
        one with the best mean elsewhere in the tree.
        """
        explore = EXPLORE_FIRST if node is self.root and self.solo is None else EXPLORE
        tries, base = node.tries, seat * self.size
        tried = [code for code in codes if code in tries]
        scores: list[float] = []
        for code in tried:
            child = tries[code]
            child.availability += 1
            unsure = sqrt(log(float(child.availability)) / child.visits)
            scores.append(child.value_sums[seat] / child.visits + explore * unsure)
        if tried and (len(tried) == len(codes) or len(tried) >= WIDE * sqrt(float(node.visits))):
            return tried[scores.index(max(scores))]
        start = self.random.below(len(codes))
        untried = [code for code in codes[start:] + codes[:start] if code not in tries][:CANDIDATES]
        known = [self.moves.get(base + code) for code in untried]
        scores = [one.value_sums[seat] / one.visits if one is not None else 0.5 for one in known]
        return untried[scores.index(max(scores))]

    def search(self, budget: Budget) -> None:
        """Run iterations until the budget is used up, or no other move can become the most visited."""
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
        """The difference in visits between the two most visited moves."""
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
        """The mean share of each seat at a node; in a game of one player on the scale of `judge.solo_share`."""
        options = self.observation.options
        means = [value / node.visits for value in node.value_sums[: options.players]]
        if self.solo is not None:
            par, much = self.observation.game.solo_yardstick(options)
            return [compare(self.solo.value_of(means[0]), par, much)]
        return means

    def options(self, decision: Decision) -> list[Option]:
        """The moves that were tried, best first."""
        options: list[Option] = []
        for code in decision.codes:
            child = self.root.tries.get(code)
            if child is not None:
                options.append(Option(code, child.visits, child.value_sums[decision.seat] / child.visits))
        options.sort(key=rank, reverse=True)
        return options


class Search(Bot):
    """Searches until its budget is used up and makes the move it tried most. Tables are evaluated by the learned value,
    or by `Game.value` in games without one. `proof`: maximum nodes for proofs (`bots.exact`), per second if the budget
    is in seconds; 0: no proofs. With a budget of seconds, the subtree for the next decision of the same seat is kept.
    """

    def __init__(self, name: str, budget: Budget, playouts: int = PLAYOUTS, proof: int = 0) -> None:
        self.name = name
        self.budget: Final = budget
        self.playouts: Final = playouts
        self.proof: Final = proof
        self.tree: Tree | None = None
        self.expected: Position | None = None
        """The position its seat sees at its next decision if nothing happens in between; `known`: its node."""
        self.known: Node | None = None

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # A copy searches anew.
        return Search, (self.name, self.budget, self.playouts, self.proof)

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        return self.consider(observation, decision, random)[0].code

    def consider(self, observation: Observation, decision: Decision, random: Random) -> list[Option]:
        options = self.think(observation, decision, random)
        self.foresee(observation, decision.seat, options[0].code)
        return options

    def foresee(self, observation: Observation, seat: int, code: int) -> None:
        """Keep the subtree for the next decision of a seat, if that is the next decision at the table."""
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
        """The options it found, with the move it would make first."""
        return choose_proven(*self.look(observation, decision, random))

    def alike(self, observation: Observation, decision: Decision, random: Random) -> list[int]:
        options, proven = self.look(observation, decision, random)
        best = choose_proven(options, proven)
        if best is not options:
            return [best[0].code]
        least = best[0].value - CLOSE
        return [node.code for node in best if node.value >= least and node.visits * SELDOM >= best[0].visits]

    def look(self, observation: Observation, decision: Decision, random: Random) -> tuple[list[Option], list[Proof]]:
        """The options the search found, best first, and the proofs."""
        begun = perf_counter()
        self.tree = None  # Free the old tree: there is memory for only one.
        budget = self.budget
        timed = budget.seconds > 0.0
        nodes = int(self.proof * budget.seconds) if timed else self.proof
        until = begun + (1.0 - LEAST) * budget.seconds if timed else inf
        proven = proofs(observation, nodes, until) if nodes else []
        tree = Tree(observation, decision.seat, evaluator_of(observation.game), random, self.playouts)
        if timed:
            left = (1.0 - REST) * budget.seconds - perf_counter() + begun
            budget = Budget(budget.iterations, max(left, LEAST * budget.seconds))
        if self.known is not None and self.expected == observation.position():
            tree.root = self.known
            tree.nodes = self.known.visits
        tree.search(budget)
        self.tree = tree
        return tree.options(decision), proven


def evaluator_of(game: Game) -> Evaluator:
    """The evaluator for a game: the learned value, or `Game.value`."""
    # Imported here since NumPy is slow to import.
    from noctuary.bots.network import Learned, load_shipped

    network = load_shipped(game)
    return Evaluation() if network is None else Learned(network)
