"""How strong the bots are (docs/bots.md)."""

from __future__ import annotations

from noctuary.lab.simulation import Series


def test_greedy_beats_random_in_at_least_95_of_100_games() -> None:
    series = Series("nocturne", {}, ["greedy", "random"], 100, 1)
    wins = sum(played.bots[played.winners[0]] == "greedy" for played in series.play())
    assert wins >= 95
