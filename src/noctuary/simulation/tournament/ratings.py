"""Ratings of bots from their places, with confidence intervals. The independent units are deals, not games."""

from collections.abc import Collection, Sequence
from itertools import combinations
from math import log
from typing import Final

import numpy as np
from msgspec import Struct

from noctuary.simulation.intervals import AT_ONCE, TAILS, Array
from noctuary.simulation.statistics import SuccessTally
from noctuary.simulation.tournament.play import PlayedDeal

DRAWS: Final = 1000
"""Number of bootstrap samples for the intervals of ratings."""
PRIOR: Final = 0.5
"""The weight of an imaginary deal won by one bot of a pair, and of one won by the other: it keeps ratings finite."""
SLACK: Final = 0.25
"""The same for the side of an interval where such deals only keep the rating of a bot that won everything finite. With
a larger weight, intervals hold too seldom.
"""
CLOSE: Final = 1e-6
SWEEPS: Final = 2000


class Pair:
    """Two bots that met: how often the first was ahead (a tie counts half), and its share of wins per seat."""

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
        (Bradley-Terry model; ties count half), with mean 0.

        For the intervals the fit is repeated with random weights of the deals (Bayesian bootstrap). As in
        `intervals.rate`, each pair gets one more deal: the bot loses all its games for the lower bound, and wins them
        all for the upper one.
        """
        met = [pair for pair in combinations(self.entrants, 2) if pair in self.pairs]
        rated = [bot for bot in self.entrants if bot not in self.unrated]
        if not rated:
            return []
        places = [(rated.index(first), rated.index(second)) for first, second in met]
        ahead = [self.pairs[pair].ahead for pair in met]
        # For each deal and pair, how often the first was ahead, and how often the second was.
        results = np.zeros((self.deals, len(met), 2))
        for number, tally in enumerate(ahead):
            for deal, (wins, tries) in tally.deals.items():
                results[deal, number] = wins, tries - wins
        sizes = np.array([[tally.tries / len(tally.deals)] for tally in ahead])
        even = fit(len(rated), places, results.sum(axis=0)[None] + PRIOR * sizes)[0]
        chance = np.random.default_rng(seed)
        weighed = sum(
            np.tensordot(chance.standard_exponential((DRAWS, len(some))), some, 1)
            for some in np.array_split(results, -(-self.deals // AT_ONCE))
        )
        bot_ratings = []
        for number, bot in enumerate(rated):
            bounds = []
            for won, tail in enumerate(TAILS):
                # Against this bot, or for it, counts a whole deal.
                shapes = np.full((len(met), 2), PRIOR)
                for row, pair in zip(shapes, places, strict=True):
                    if number in pair:
                        row[:] = (1.0, SLACK) if (pair[0] == number) == bool(won) else (SLACK, 1.0)
                prior = chance.standard_gamma(shapes, (DRAWS, *shapes.shape)) * sizes
                logs = fit(len(rated), places, weighed + prior, even)[:, number]
                bounds.append(elo(float(np.quantile(logs, tail))))
            bot_ratings.append(BotRating(bot, elo(float(even[number])), (bounds[0], bounds[1]), self.won[bot]))
        return sorted(bot_ratings, key=lambda rating: -rating.elo)


def fit(number: int, pairs: Sequence[tuple[int, int]], results: Array, start: Array | None = None) -> Array:
    """The maximum-likelihood logarithms of the strengths of `number` bots, with mean 0, for each of many `results`: the
    probability that one bot finishes ahead of another is its share of the sum of their strengths. `results`: how often
    the first of each of the `pairs` was ahead, and how often the second (samples x pairs x 2). Uses the iteration of
    Hunter ("MM algorithms for generalized Bradley-Terry models", 2004).
    """
    if number == 2:
        half = np.log(results[:, 0, 0] / results[:, 0, 1]) / 2
        return np.stack([half, -half], axis=1)
    met, won = np.zeros((len(results), number, number)), np.zeros((len(results), number))
    for place, (first, second) in enumerate(pairs):
        met[:, first, second] = met[:, second, first] = results[:, place].sum(axis=1)
        won[:, first] += results[:, place, 0]
        won[:, second] += results[:, place, 1]
    strengths = np.exp(np.zeros(won.shape) if start is None else np.broadcast_to(start, won.shape))
    for _ in range(SWEEPS):
        before = strengths.copy()
        for bot in range(number):
            strengths[:, bot] = won[:, bot] / (met[:, bot] / (strengths[:, [bot]] + strengths)).sum(axis=1)
        if np.abs(strengths / before - 1).max() < CLOSE:
            break
    logs = np.log(strengths)
    return np.asarray(logs - logs.mean(axis=1, keepdims=True))


def elo(strength: float) -> float:
    """The Elo rating for the logarithm of a strength: ten times the strength means 400 points more."""
    return 400 * strength / log(10)
