"""The finished games of Nocturne in games/ together."""

import pytest

from noctuary.games.nocturne.rules.basis.facts import standard
from noctuary.kernel.play.match import Match
from tools.games.nocturne_shows import cells, goals, scores, tiles_left
from tools.make_games import records


@pytest.fixture(scope="module")
def games() -> list[Match]:
    return records("nocturne")


def test_each_way_a_round_can_end_is_there_for_either_round(games: list[Match]) -> None:
    """NOC-2.12: no tile is left, or everybody passes, before or after tiles were won."""
    ways = set()
    for game in games:
        for number, left in enumerate(tiles_left(game)):
            ways.add((number, "all won" if left == 0 else "none won" if left == cells(game) else "some won"))
    assert ways == {(number, way) for number in (0, 1) for way in ("all won", "none won", "some won")}


def test_every_goal_is_won_or_scores_in_some_game(games: list[Match]) -> None:
    facts = standard()
    assert {goal for game in games for goal in goals(game)} == {f"T{goal}" for goal in range(1, len(facts.twilight))}
    assert [goal for goal in range(1, len(facts.moonlight)) if not any(scores(game, goal) for game in games)] == []
