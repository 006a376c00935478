"""What the finished games of games/nocturne have to show together."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from noctuary.kernel.gamefile import load
from noctuary.kernel.match import Match
from tools.games.nocturne import GAMES, WANTED
from tools.games.nocturne_shows import SHOWS, cells, goals, scores, tiles_left

PATHS = sorted(GAMES.glob("*.noct"))


@cache
def record(path: Path) -> Match:
    return load(path)


def test_the_games_cover_everything() -> None:
    assert len(PATHS) == len(WANTED) >= 100
    games = [record(path) for path in PATHS]
    for kind in ("2-standard", "3-standard", "4-standard", "2-advanced", "3-advanced", "4-advanced"):
        assert len([path for path in PATHS if path.name.startswith(f"{kind}-")]) >= 5
    assert len([path for path in PATHS if path.name.startswith("1-solo-")]) >= 20
    for kind in ("2-family", "3-family", "4-family"):
        assert len([path for path in PATHS if path.name.startswith(f"{kind}-")]) >= 4
    for shows in set(SHOWS) - {"played"}:
        assert any(path.stem.endswith(f"-{shows}") for path in PATHS), shows
    assert {goal for game in games for goal in goals(game)} == {f"T{number}" for number in range(1, 13)}


def test_each_way_a_round_can_end_is_there_for_either_round() -> None:
    """NOC-2.12: no tile left, or everybody passes, before or after tiles were won."""
    ways = set()
    for path in PATHS:
        game = record(path)
        for number, left in enumerate(tiles_left(game)):
            ways.add((number, "all won" if left == 0 else "none won" if left == cells(game) else "some won"))
    assert ways == {(number, way) for number in (0, 1) for way in ("all won", "none won", "some won")}


def test_every_moonlight_goal_scores_in_some_game() -> None:
    games = [record(path) for path in PATHS]
    assert [goal for goal in range(1, 13) if not any(scores(game, goal) for game in games)] == []
