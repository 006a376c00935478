"""95 % confidence intervals: the one place where reports, tournaments and simulations get them from.

The independent units are deals: what happens in one game, and in games of one deal, depends on each other. So all
functions take `Deals`, the number of observations in every deal and their sum; what they bound is the sum of all sums
divided by the number of all observations, or with `before` the difference of two such ratios over the same deals.
"""

from collections.abc import Sequence
from functools import cache
from math import sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Deals = Array
"""Two rows, with a column for every deal: the number of its observations, and their sum."""
Interval = tuple[float, float]

DRAWS: Final = 8000
AT_ONCE: Final = 500
"""How many weights are drawn at once, so that thousands of deals do not need gigabytes."""
TAILS: Final = (0.025, 0.975)
LONGEST: Final = 1.5
"""How many times as long as Student's t one side of an interval may be."""
FEW: Final = "interval-few"
ALIKE: Final = "interval-alike"
"""Messages that say why there is no interval: too few deals, or deals that are all alike."""


def rate(deals: Deals, before: Deals | None = None) -> Interval:
    """The interval of a rate, whose observations lie between 0 and 1, or of the difference of two rates.

    Every deal gets a random weight (Bayesian bootstrap), and so does one more deal, of mean size, in which all went
    against the bound: for the lower one everything failed, for the upper one everything succeeded. For independent
    outcomes this is the interval of Clopper and Pearson; it holds at least 95 % for any number of deals, also if all
    of them were alike (Learned-Miller and Thomas, "A new confidence interval for the mean of a bounded random
    variable", 2019).
    """
    sides = deals if before is None else np.vstack([deals, before])
    different, times = np.unique(sides, axis=1, return_counts=True)
    chance = np.random.default_rng(1)
    weighed = np.zeros((DRAWS, len(sides)))
    for some in np.array_split(np.arange(len(times)), -(-len(times) // AT_ONCE)):
        weighed += chance.standard_gamma(times[some], (DRAWS, len(some))) @ different[:, some].T
    more = np.outer(chance.standard_exponential(DRAWS), sides[::2].sum(axis=1) / (sides[::2] > 0).sum(axis=1))
    bounds = []
    for bound, tail in enumerate(TAILS):
        succeeded = [bound, 1 - bound][: len(sides) // 2]
        rates = ((weighed[:, 1::2] + more * succeeded) / (weighed[:, ::2] + more)).T
        bounds.append(float(np.quantile(rates[0] if before is None else rates[0] - rates[1], tail)))
    return bounds[0], bounds[1]


def mean(deals: Deals, before: Deals | None = None) -> Interval | None:
    """The interval of a mean of any numbers, or of the difference of two means; None for a single deal and for deals
    that are all alike, which do not show how far the mean may be off.
    """
    sides = [deals] if before is None else [deals, before]
    if freedom(*sides) < 1:
        return None
    numbers, sums = np.array(sides).swapaxes(0, 1)
    ratios = sums.sum(axis=1, keepdims=True) / numbers.sum(axis=1, keepdims=True)
    # How far each mean moves without one of the deals.
    moved = (sums - ratios * numbers) / np.maximum(numbers.sum(axis=1, keepdims=True) - numbers, 1)
    signs = np.array([[1.0], [-1.0]])[: len(sides)]
    seen = (numbers > 0).any(axis=0)
    return jackknife(float((signs * ratios).sum()), (signs * moved).sum(axis=0)[seen], freedom(*sides))


def freedom(*sides: Deals) -> int:
    """The degrees of freedom: the number of deals with observations less one, on the side that has fewer."""
    return min(int((numbers > 0).sum()) for numbers, _ in sides) - 1


def jackknife(value: float, moved: Array, freedom: int) -> Interval | None:
    """The interval of a value that each deal has `moved`, which is how much the value without that deal is below it
    (jackknife): that of Student's t, stretched on the side of a long tail. None if no deal moves it.
    """
    number = len(moved)
    off = (number - 1) * (moved - moved.mean())
    variance = float((off**2).mean())
    if variance <= (1e-9 * max(1.0, abs(value))) ** 2:
        return None
    error = sqrt(variance / (number - 1))
    skewness = float((off**3).mean()) / variance**1.5 / sqrt(number)
    reach = error * student(freedom)
    below, above = (reach * stretch(student(freedom), way * skewness) for way in (1, -1))
    return value - below, value + above


def stretch(bound: float, skewness: float) -> float:
    """By how much this quantile of Student's t must be longer if the mean has this skewness, by Hall's correction ("On
    the removal of skewness by transformation", 1992). With few deals it could be endless, since these do not show the
    skewness well.
    """
    bend = skewness / 3
    if abs(bend) < 1e-6:
        return 1.0
    quantile = float(np.cbrt(1 + 3 * bend * (bound - skewness / 6)) - 1) / bend
    return min(max(1.0, quantile / bound), LONGEST)


@cache
def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t."""
    # Imported here since most commands need no quantile.
    from mpmath import betainc, findroot

    def beyond(bound: Any) -> Any:
        return betainc(freedom / 2, 0.5, 0, freedom / (freedom + bound**2), regularized=True) - 2 * TAILS[0]

    return float(findroot(beyond, (1.9, 12.8), solver="illinois"))


def lack(deals: int) -> str:
    """The message that says why there is no interval, given the number of deals."""
    return ALIKE if deals > 1 else FEW


def columns(pairs: Sequence[tuple[float, float]]) -> Deals:
    """Pairs of a number of observations and their sum, one for every deal, as `Deals`."""
    return np.array(pairs, dtype=float).reshape(-1, 2).T
