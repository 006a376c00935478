"""How strong the bots are (docs/bots.md)."""

from __future__ import annotations

from noctuary.lab.simulation import Series


def test_greedy_beats_random_in_at_least_95_of_100_games() -> None:
    series = Series("nocturne", {}, ["greedy", "random"], 100, 1)
    wins = sum(played.bots[played.winners[0]] == "greedy" for played in series.play())
    assert wins >= 95


def test_greedy_reaches_80_points_alone_in_most_of_40_games() -> None:
    series = Series("nocturne", {"mode": "solo"}, ["greedy"], 40, 1)
    reached = [played.outcomes[0]["band"] or 0 for played in series.play()]
    assert sum(band >= 80 for band in reached) >= 36


def test_greedy_plays_for_the_aims_of_its_seat() -> None:
    """It completes a scenario that asks to do without mushrooms, which hardly ever happens by chance."""
    series = Series("nocturne", {"scenario": 7}, ["greedy"], 40, 1)
    completed = [played.outcomes[0]["scenario"]["completed"] for played in series.play()]
    assert sum(completed) >= 10


def test_greedy_plays_for_aims_against_others_too() -> None:
    """As a challenge in a game for two."""
    series = Series("nocturne", {"scenario": 1, "challenger": "P1"}, ["greedy", "random"], 40, 1)
    mine = [
        outcome["scenario"]["completed"]
        for played in series.play()
        for bot, outcome in zip(played.bots, played.outcomes, strict=True)
        if outcome["scenario"] is not None and bot == "greedy"
    ]
    assert len(mine) == 20
    assert sum(mine) >= 12
