"""How even a game is: the rates that would be equal if no card, seat or goal were better than another (`Metrics.even`),
and how close they are to each other.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from noctuary.simulation.balance.changes import Column, DealTally
from noctuary.simulation.balance.survey import Survey
from noctuary.simulation.statistics import Z95

DRAWS: Final = 1000
"""The number of resamples of the deals for an interval."""


def unevenness(survey: Survey, weights: Column) -> Column:
    """How uneven the game is, in percentage points: over all measures that should be even, the sum of the standard
    deviations of their things' rates, weighted by number of observations. `weights`: how often each deal counts (deals
    x samples). One result for each sample.
    """
    found = np.zeros(weights.shape[1])
    for measure in survey.game.metrics().even:
        tallies = [
            tally.columns(len(weights))
            for key, tally in survey.tallies.of(measure).items()
            if not key[3] and isinstance(tally, DealTally)
        ]
        if tallies:
            numbers, sums = (np.array(rows) @ weights for rows in zip(*tallies, strict=True))
            all = numbers.sum(axis=0)
            rates = sums / np.maximum(numbers, 1)
            mean = sums.sum(axis=0) / np.maximum(all, 1)
            found += 100 * np.sqrt((numbers * (rates - mean) ** 2).sum(axis=0) / np.maximum(all, 1))
    return found


def how_uneven(survey: Survey) -> float:
    """The unevenness of a game over all its deals."""
    return float(unevenness(survey, np.ones((survey.tallies.deals, 1)))[0])


def gain(before: Survey, after: Survey, seed: int) -> tuple[float, float]:
    """The 95 % interval of how much more uneven `after` is than `before`, over the same deals, by resampling the deals
    (bootstrap).
    """
    deals = min(before.tallies.deals, after.tallies.deals)
    drawn = np.random.default_rng(seed).multinomial(deals, [1 / deals] * deals, DRAWS).T.astype(float)
    spread = Z95 * float(np.std(unevenness(after, drawn) - unevenness(before, drawn)))
    more = how_uneven(after) - how_uneven(before)
    return more - spread, more + spread
