"""Every kind of interval holds what it says: coverage of simulated deals, few and many, with a known truth."""

from collections.abc import Callable
from functools import cache

import numpy as np
import pytest
from numpy.random import Generator

from noctuary.kernel.contract import catalogue
from noctuary.simulation import intervals
from noctuary.simulation.balance.evenness import FEWEST, gain, how_uneven
from noctuary.simulation.balance.survey import Survey
from noctuary.simulation.intervals import Array, Interval
from noctuary.simulation.tournament.play import GameResult, PlayedDeal
from noctuary.simulation.tournament.ratings import Scores

NUMBERS = (2, 3, 5, 10, 20, 50)
"""Numbers of deals."""
Draw = Callable[[Generator, int], Array]


@cache
def rate_of(deals: tuple[tuple[float, ...], ...]) -> Interval:
    """The interval of a rate, or of the difference of two, for these deals in this order (which does not matter)."""
    rows = np.array(deals).T
    return intervals.rate(rows[:2], rows[2:] if len(rows) > 2 else None)


def rate_of_all(*rows: Array) -> Interval:
    """The interval for these rows with a column for every deal, which is found once for the same deals."""
    return rate_of(tuple(sorted(zip(*(row.tolist() for row in rows), strict=True))))


def holds(found: Interval | None, truth: float) -> bool:
    assert found is not None
    return found[0] - 1e-9 <= truth <= found[1] + 1e-9


def held(draw: Callable[[Generator], Interval | None], truth: float, repeats: int = 800) -> float:
    """The share of intervals that hold the truth, among those that are given."""
    chance = np.random.default_rng(3)
    found = [one for one in (draw(chance) for _ in range(repeats)) if one is not None]
    return sum(holds(one, truth) for one in found) / len(found)


def shares(rate: float, tied: float, alike: bool) -> Draw:
    """Shares of wins in two mirrored games of each deal, won at this rate; some are tied. `alike`: the same twice."""

    def draw(chance: Generator, deals: int) -> Array:
        luck = chance.random((deals, 2))
        luck[:, 1] = luck[:, 0] if alike else luck[:, 1]
        each = np.where(luck < tied, 0.5, luck < rate + tied / 2)
        return np.array([np.full(deals, 2.0), each.sum(axis=1)])

    return draw


def sizes(chance: Generator, deals: int) -> Array:
    """Deals of different sizes; the larger ones are won more often."""
    numbers = chance.integers(1, 7, deals)
    return np.array([numbers, chance.binomial(numbers, numbers / 10)], dtype=float)


def grown(chance: Generator, deals: int) -> Array:
    """Deals with high values have more observations, as winners claim more."""
    usual = chance.integers(0, 9, deals)
    return np.array([1 + usual, [(one + chance.integers(0, 3, 1 + one)).sum() for one in usual]], dtype=float)


RATES: dict[str, tuple[Draw, float, float, float]] = {
    "even": (shares(0.5, 0, False), 0.5, 0.94, 1),
    "even, alike": (shares(0.5, 0, True), 0.5, 0.94, 1),
    "low, alike": (shares(0.03, 0, True), 0.03, 0.94, 1),
    "high": (shares(0.97, 0.02, False), 0.97, 0.94, 1),
    "tenth, alike": (shares(0.1, 0, True), 0.1, 0.94, 1),
    "tied": (shares(0.3, 0.4, False), 0.3, 0.94, 1),
    "sizes": (sizes, sum(one * one / 10 for one in range(1, 7)) / 21, 0.94, 1),
}
MEANS: dict[str, tuple[Draw, float, float, float]] = {
    "normal": (lambda chance, deals: np.array([np.ones(deals), chance.normal(76, 6, deals)]), 76, 0.935, 0.99),
    "exponential": (lambda chance, deals: np.array([np.ones(deals), chance.exponential(9, deals)]), 9, 0.89, 0.99),
    "gamma": (lambda chance, deals: np.array([np.ones(deals), -chance.gamma(2, 3, deals)]), -6, 0.91, 0.99),
    "log-normal": (
        lambda chance, deals: np.array([np.ones(deals), chance.lognormal(0, 0.5, deals)]),
        1.1331,
        0.915,
        0.99,
    ),
    "clusters": (grown, sum((1 + usual) * (usual + 1) for usual in range(9)) / 45, 0.91, 0.99),
}
"""Deals with their rate or mean, and the least and the most coverage of their intervals: skewness costs some."""


@pytest.mark.sampled(24)
@pytest.mark.parametrize("deals", NUMBERS)
@pytest.mark.parametrize("name", [*RATES, *MEANS])
def test_rates_and_means_of_deals_hold_what_they_say(name: str, deals: int) -> None:
    draw, truth, least, most = (RATES | MEANS)[name]

    def drawn(chance: Generator) -> Interval | None:
        return rate_of_all(*draw(chance, deals)) if name in RATES else intervals.mean(draw(chance, deals))

    assert least <= held(drawn, truth) <= most


def test_deals_that_are_alike_say_so() -> None:
    for columns in ([[1, 1, 1], [7, 7, 7]], [[2, 1, 3], [0.2, 0.1, 0.3]]):
        assert intervals.mean(np.array(columns, dtype=float)) is None
    assert intervals.mean(np.array([[2.0], [9.0]])) is None
    assert (intervals.lack(1), intervals.lack(3)) == ("interval-few", "interval-alike")
    # A rate has bounds, so that even what happened always or never has an interval, that of Clopper and Pearson.
    for deals in NUMBERS:
        assert rate_of(((1.0, 0.0),) * deals) == pytest.approx((0, 1 - 0.025 ** (1 / deals)), abs=0.012)


def test_two_totals_have_the_interval_of_student() -> None:
    assert intervals.mean(np.array([[1, 1], [91, 92]])) == pytest.approx((85.1, 97.9), abs=0.05)
    assert [intervals.student(freedom) for freedom in (1, 2, 9, 60)] == pytest.approx(
        [12.706, 4.303, 2.262, 2.000], abs=5e-4
    )


@pytest.mark.parametrize("deals", NUMBERS)
def test_changes_hold_what_they_say_and_few_are_clear_by_chance(deals: int) -> None:
    """Of the same deals before and after, with some of the same luck: wins at two rates, and numbers of things."""

    def rates(chance: Generator) -> Interval:
        luck = chance.random((2, deals))
        luck[1] = np.where(chance.random(deals) < 0.7, luck[0], luck[1])
        one = np.ones(deals)
        return rate_of_all(one, (luck[0] < 0.6) * one, one, (luck[1] < 0.45) * one)

    widths = []

    def counts(chance: Generator) -> Interval | None:
        usual = chance.poisson(3, deals)
        numbers = 1 + usual % 4
        after, before = (np.array([numbers, numbers * usual + chance.poisson(2 * numbers)], float) for _ in range(2))
        found = [intervals.mean(after, before), intervals.mean(after), intervals.mean(before)]
        widths.append([0.0 if one is None else one[1] - one[0] for one in found])
        return found[0]

    assert held(rates, 0.15, 300) >= 0.94
    # "Clear" is what does not hold "no change".
    assert held(counts, 0) >= 0.93
    # What the deals have in common has cancelled out.
    paired, *apart = np.mean(widths, axis=0)
    assert paired < 0.6 * np.hypot(*apart)


@cache
def elo_of(second: int, first: int, deals: int) -> Interval:
    """The interval of the first of two bots, with so many deals won twice, and once, of all."""
    scores = Scores(["a", "b"])
    for deal in range(deals):
        wins = 2 if deal < second else 1 if deal < second + first else 0
        games = [GameResult(["a", "b"], [1, 2] if game < wins else [2, 1], [0, 0], 9) for game in range(2)]
        scores.add(PlayedDeal(deal, 0, games))
    return next(rating.interval for rating in scores.ratings() if rating.bot == "a")


@pytest.mark.parametrize("deals", [2, 5, 20])
@pytest.mark.parametrize("rate", [0.5, 0.9, 0.98])
@pytest.mark.parametrize("alike", [False, True])
def test_ratings_hold_what_they_say(deals: int, rate: float, alike: bool) -> None:
    def draw(chance: Generator) -> Interval:
        sums = shares(rate, 0, alike)(chance, deals)[1]
        return elo_of(int((sums == 2).sum()), int((sums == 1).sum()), deals)

    assert held(draw, 200 * np.log10(rate / (1 - rate))) >= 0.93


def surveyed(chance: Generator, deals: int, luck: Array, rates: Array) -> Survey:
    """Cards claimed at these rates by two players in each deal."""
    survey = Survey(catalogue.find("nightfall"))
    for deal in range(deals):
        survey.tallies.add(
            ("claimed", f"card{card}", "", "", float(one < rate))
            for card, rate in enumerate(rates)
            for one in luck[deal, card]
        )
        survey.tallies.close_deal()
    return survey


@pytest.mark.parametrize("deals", [3, 5, 20])
def test_a_change_in_unevenness_holds_what_it_says(deals: int) -> None:
    """For this number of deals: its mean over all repeats is the truth."""
    chance = np.random.default_rng(4)
    changes, found = [], []
    for _ in range(150):
        luck = chance.random((deals, 6, 2))
        before = surveyed(chance, deals, luck, np.linspace(0.35, 0.65, 6))
        after = surveyed(chance, deals, np.where(chance.random(luck.shape) < 0.5, luck, 1 - luck), np.full(6, 0.5))
        changes.append(how_uneven(after) - how_uneven(before))
        found.append(gain(before, after))
    assert sum(holds(one, float(np.mean(changes))) for one in found) / len(found) >= 0.91
    assert gain(*(surveyed(chance, FEWEST - 1, luck, np.full(6, 0.5)) for _ in range(2))) is None
