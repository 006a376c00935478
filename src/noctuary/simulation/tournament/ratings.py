"""Ratings of bots from their places, with confidence intervals. The independent units are deals, not games."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from math import exp, fsum, log, log10
from operator import mul
from typing import Final

from msgspec import Struct

from noctuary.simulation.statistics import wilson
from noctuary.simulation.tournament.play import PlayedDeal

DRAWS: Final = 1000
"""Number of bootstrap samples for the intervals of ratings."""
PRIOR: Final = 0.5
"""Prior: the weight of an imaginary deal won completely by one bot of a pair, and of another won by the other. It keeps
ratings finite and gives an interval even to a bot that won everything (for one pair it is Jeffreys' prior).
"""
CLOSE: Final = 1e-6
SWEEPS: Final = 2000


class SuccessTally:
    """Successes and tries, summed for each deal."""

    def __init__(self) -> None:
        self.deals: dict[int, list[float]] = {}

    def add(self, deal: int, success: float) -> None:
        """Add a try."""
        both = self.deals.setdefault(deal, [0.0, 0.0])
        both[0] += success
        both[1] += 1

    @property
    def tries(self) -> int:
        return round(sum(tries for _, tries in self.deals.values()))

    @property
    def rate(self) -> float:
        """The success rate; needs at least one try."""
        return sum(successes for successes, _ in self.deals.values()) / self.tries

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of `rate` with the effective number of independent tries. That number is estimated
        from the variance between deals; if this is impossible, it is the number of deals.
        """
        rate, deals, tries = self.rate, len(self.deals), self.tries
        spread = sum((successes - rate * count) ** 2 for successes, count in self.deals.values())
        if deals < 2 or rate in (0, 1):
            worth: float = deals
        elif spread:
            worth = min(tries, rate * (1 - rate) * tries**2 * (deals - 1) / (deals * spread))
        else:
            worth = tries
        return wilson(rate * worth, worth)


class Pair:
    """Two bots that have met: how often the first finished ahead of the second (a tie counts half), and the first bot's
    share of wins per seat.
    """

    def __init__(self, first: str, second: str) -> None:
        self.bots: tuple[str, str] = (first, second)
        self.games: int = 0
        self.ahead: SuccessTally = SuccessTally()
        self.won: SuccessTally = SuccessTally()


class BotRating(Struct, eq=False):
    """A bot with its Elo rating and 95 % interval, and its share of wins per seat."""

    bot: str
    elo: float
    interval: tuple[float, float]
    won: SuccessTally


class Scores:
    """The combined results of the rounds of a tournament. Games that were `cut_off` are not rated, nor are bots that
    never answered (`silent`): their games only compare the other bots.
    """

    def __init__(self, entrants: Sequence[str], silent: Collection[str] = ()) -> None:
        self.entrants: list[str] = list(entrants)
        self.silent: frozenset[str] = frozenset(silent)
        self.games: int = 0
        self.cut_off: int = 0
        self.decisions: int = 0
        self.deals: int = 0
        self.won: dict[str, SuccessTally] = {bot: SuccessTally() for bot in entrants}
        self.pairs: dict[tuple[str, str], Pair] = {}
        """The results of each pair of bots, in both orders."""

    def add(self, one: PlayedDeal) -> None:
        """Add a round."""
        self.deals = max(self.deals, one.deal + 1)
        for game in one.games:
            self.games += 1
            self.decisions += game.decisions
            if game.cut_off:
                self.cut_off += 1
                continue
            seats = list(zip(game.bots, game.places, game.shares, strict=True))
            answering = set(game.bots) - self.silent
            undisturbed = len(answering) == len(set(game.bots))
            if undisturbed:
                for bot, _, share in seats:
                    self.won[bot].add(one.deal, share)
            for first in answering:
                for second in answering - {first}:
                    pair = self.pairs.setdefault((first, second), Pair(first, second))
                    pair.games += 1
                    for bot, place, share in seats:
                        if bot == first:
                            if undisturbed:
                                pair.won.add(one.deal, share)
                            for other, beaten, _ in seats:
                                if other == second:
                                    pair.ahead.add(one.deal, (place < beaten) + (place == beaten) / 2)

    @property
    def unrated(self) -> list[str]:
        """The bots without a rating, because no game that counts compares them with another bot."""
        return [bot for bot in self.entrants if not any(bot in pair for pair in self.pairs)]

    def ratings(self, seed: int = 1) -> list[BotRating]:
        """The ratings of all bots that are not `unrated`, best first. Elo is fitted to the orders of finish
        (Bradley-Terry model; ties count half), with mean 0. Intervals come from a Bayesian bootstrap over deals: the
        fit is repeated with random weights of the deals.
        """
        met = [pair for pair in combinations(self.entrants, 2) if pair in self.pairs]
        rated = [bot for bot in self.entrants if bot not in self.unrated]
        if not rated:
            return []
        columns = [Column(rated.index(a), rated.index(b), self.pairs[a, b].ahead) for a, b in met]
        chance = random.Random(seed)
        even = fit(len(rated), [column.weigh([1.0] * self.deals, PRIOR, PRIOR) for column in columns])
        samples: list[list[float]] = []
        for _ in range(DRAWS):
            weights = [chance.expovariate(1) for _ in range(self.deals)]
            prior = [[chance.gammavariate(PRIOR, 1) for _ in range(2)] for _ in columns]
            weighed = [column.weigh(weights, *swept) for column, swept in zip(columns, prior, strict=True)]
            samples.append(fit(len(rated), weighed, even))
        found = []
        for number, bot in enumerate(rated):
            values = sorted(elo(sample[number]) for sample in samples)
            interval = values[round(0.025 * DRAWS)], values[round(0.975 * DRAWS) - 1]
            found.append(BotRating(bot, elo(even[number]), interval, self.won[bot]))
        return sorted(found, key=lambda rating: -rating.elo)


Weighed = tuple[int, int, float, float]
"""Two bots by number, and the weights of "first ahead of second" and of "second ahead of first"."""


class Column:
    """The results of a pair by deal, arranged for fast weighting."""

    def __init__(self, first: int, second: int, ahead: SuccessTally) -> None:
        self.first: int = first
        self.second: int = second
        both = [ahead.deals.get(deal, [0.0, 0.0]) for deal in range(max(ahead.deals) + 1)]
        self.wins: list[float] = [wins for wins, _ in both]
        self.losses: list[float] = [tries - wins for wins, tries in both]
        self.size: float = ahead.tries / len(ahead.deals)
        """Mean number of comparisons per deal."""

    def weigh(self, weights: list[float], swept: float, lost: float) -> Weighed:
        """The weighted sums. `swept`, `lost`: the weights of the imaginary deals of the prior."""
        wins = sum(map(mul, weights, self.wins)) + swept * self.size
        losses = sum(map(mul, weights, self.losses)) + lost * self.size
        return self.first, self.second, wins, losses


def fit(number: int, pairs: Iterable[Weighed], start: Sequence[float] | None = None) -> list[float]:
    """The maximum-likelihood logarithms of the strengths, with mean 0: the probability that one bot finishes ahead of
    another is its share of the sum of their strengths. Uses the iteration of Hunter ("MM algorithms for generalized
    Bradley-Terry models", 2004).
    """
    logs = list(start or [0.0] * number)
    if number == 2:
        [(_, _, wins, losses)] = pairs
        return [log(wins / losses) / 2, log(losses / wins) / 2]
    won = [0.0] * number
    met: list[list[tuple[int, float]]] = [[] for _ in range(number)]
    for first, second, ahead, behind in pairs:
        won[first] += ahead
        won[second] += behind
        met[first].append((second, ahead + behind))
        met[second].append((first, ahead + behind))
    strengths = [exp(log) for log in logs]
    for _ in range(SWEEPS):
        change = 0.0
        for bot in range(number):
            better = won[bot] / sum(weight / (strengths[bot] + strengths[other]) for other, weight in met[bot])
            change = max(change, abs(better / strengths[bot] - 1))
            strengths[bot] = better
        if change < CLOSE:
            break
    logs = [log(strength) for strength in strengths]
    mean = fsum(logs) / number
    return [log - mean for log in logs]


def elo(strength: float) -> float:
    """The Elo rating for the logarithm of a strength: ten times the strength means 400 points more."""
    return 400 * log10(exp(1)) * strength
