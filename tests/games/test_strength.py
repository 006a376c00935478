"""Bots are as strong as docs/bots.md says; more games show it more precisely."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

import pytest

from noctuary.simulation.series import Played, Series
from tests.breadth import Figures, Seeds

ERROR = 4
"""Standard deviations: a bot that is strong enough fails once in 30,000 times."""


def first(played: Played, seat: int) -> bool:
    return played.winners[0] == seat


def band_80(played: Played, seat: int) -> bool:
    return (played.outcomes[seat]["band"] or 0) >= 80


def completed(played: Played, seat: int) -> bool | None:
    """Whether the first seat has completed its scenario; None: there was none."""
    challenge = played.outcomes[seat]["challenge"]
    return None if challenge is None else bool(challenge["completed"])


SERIES: dict[str, tuple[str, dict[str, Any], int, Callable[[Played, int], bool | None], float, int]] = {
    "standard": ("nocturne", {}, 1, first, 0.98, 20),
    "advanced": ("nocturne", {"mode": "advanced"}, 1, first, 0.97, 20),
    "alone": ("nocturne", {"mode": "solo"}, 0, band_80, 0.97, 40),
    "scenario": ("nocturne", {"scenario": 7}, 0, completed, 0.42, 30),
    "challenge": ("nocturne", {"scenario": 1, "challenger": "P1"}, 1, completed, 0.85, 20),
    "duel": ("nightfall", {}, 1, first, 0.99, 20),
    "four": ("nightfall", {}, 3, first, 0.92, 10),
}
"""The game, its options, the number of random opponents of greedy, its goal, how often it must reach it, and the number
of deals.
"""


@pytest.mark.parametrize("name", SERIES)
def test_greedy_is_strong(name: str, seeds: Seeds, figures: Figures) -> None:
    game, options, opponents, done, rate, deals = SERIES[name]
    found = []
    for seed in seeds(deals):
        for played in Series(game, options, ["greedy", *["random"] * opponents], 1, seed).play():
            found.append(done(played, played.bots.index("greedy")))
            figures["games between bots"] += 1
    tries = len(found) - found.count(None)
    assert found.count(True) >= tries * rate - ERROR * sqrt(tries * rate * (1 - rate))
