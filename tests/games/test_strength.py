"""Bots are as strong as docs/bots.md says; more games show it more precisely."""

from math import sqrt

import pytest

from noctuary.simulation.series import Series
from tests.breadth import Figures, Seeds
from tests.games.trials import BUILT_IN, find

ERROR = 4
"""Standard deviations: a bot that is strong enough fails once in 30,000 times."""


@pytest.mark.parametrize(("name", "series"), [(name, series) for name in BUILT_IN for series in find(name).strengths])
def test_greedy_is_strong(name: str, series: str, seeds: Seeds, figures: Figures) -> None:
    options, opponents, reached, rate, deals = find(name).strengths[series]
    found = []
    for seed in seeds(deals):
        for played in Series(name, options, ["greedy", *["random"] * opponents], 1, seed).play():
            found.append(reached(played, played.bots.index("greedy")))
            figures["games between bots"] += 1
    tries = len(found) - found.count(None)
    assert found.count(True) >= tries * rate - ERROR * sqrt(tries * rate * (1 - rate))
