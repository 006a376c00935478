"""How even a game is: the rates that would be equal if no card, seat or goal were better than another (`Metrics.even`),
and how close they are to each other.
"""

from typing import Final

import numpy as np

from noctuary.simulation.balance.survey import Survey
from noctuary.simulation.intervals import Array, Interval, jackknife

FEWEST: Final = 3
"""The lowest number of deals for which the interval of a change can be trusted."""


def unevenness(survey: Survey, without: bool = False) -> Array:
    """How uneven the game is, in percentage points: over all measures that should be even, the sum of the standard
    deviations of their things' rates, weighted by number of observations. One number, or for each deal the unevenness
    `without` it.
    """
    deals = survey.tallies.deals
    spread = np.zeros(deals if without else 1)
    for measure in survey.game.metrics().even:
        tallies = [tally.columns(deals) for key, tally in survey.tallies.of(measure).items() if not key[3]]
        if tallies:
            columns = np.array(tallies)
            whole = columns.sum(axis=2, keepdims=True)
            numbers, sums = (whole - columns if without else whole).swapaxes(0, 1)
            all = numbers.sum(axis=0)
            rates = sums / np.maximum(numbers, 1)
            mean = sums.sum(axis=0) / np.maximum(all, 1)
            spread += 100 * np.sqrt((numbers * (rates - mean) ** 2).sum(axis=0) / np.maximum(all, 1))
    return spread


def how_uneven(survey: Survey) -> float:
    """The unevenness of a game over all its deals."""
    return float(unevenness(survey)[0])


def gain(before: Survey, after: Survey) -> Interval | None:
    """The 95 % interval of how much more uneven `after` is than `before`, over this number of the same deals; None for
    too few. Chance adds to both, so it is not the interval for endlessly many deals.
    """
    deals = before.tallies.deals
    more = how_uneven(after) - how_uneven(before)
    moved = more - (unevenness(after, without=True) - unevenness(before, without=True))
    return jackknife(more, moved, deals - 1) if deals >= FEWEST else None
