"""How strong the bots are (docs/bots.md)."""

from __future__ import annotations

import pytest

from noctuary.lab.simulation import Series


@pytest.mark.parametrize(("opponents", "games", "least"), [(1, 100, 90), (3, 100, 60)])
def test_greedy_beats_random(opponents: int, games: int, least: int) -> None:
    series = Series("nightfall", {}, ["greedy", *["random"] * opponents], games, 1)
    wins = sum(played.bots[played.winners[0]] == "greedy" for played in series.play())
    assert wins >= least
