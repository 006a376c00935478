"""What the finished games of games/nightfall have to show together."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from noctuary.kernel.gamefile import load
from noctuary.kernel.match import Match
from tools.games.nightfall import GAMES, SHOWS, WANTED, ended_in

PATHS = sorted(GAMES.glob("*.noct"))


@cache
def record(path: Path) -> Match:
    return load(path)


def test_the_games_cover_everything() -> None:
    assert len(PATHS) == len(WANTED) >= 60
    games = [record(path) for path in PATHS]
    for shows in set(SHOWS) - {"played"}:
        assert any(path.stem.endswith(f"-{shows}") for path in PATHS), shows
    for key in ("draft", "edition", "secret_archives", "promos", "series"):
        found = {getattr(game.setup.options, key) for game in games}
        assert len(found) == {"draft": 5, "edition": 3}.get(key, 2), key
    for players in (2, 3, 4, 5):
        assert len({path.name.split("-")[1] for path in PATHS if path.name.startswith(f"{players}-")}) >= 5


def test_each_end_and_each_tie_break_is_there() -> None:
    """NF-9.1 to 9.4, 10.4, 10.6."""
    games = [record(path) for path in PATHS]
    results = [game.state.result for game in games]
    reasons = {result.reason.id.removeprefix("nightfall-reason-") for result in results if result is not None}
    assert reasons == {"wounds", "kinds", "seat", "series", "series-shared"}
    assert any(ended_in(game, "combat") for game in games)
    assert any(ended_in(game, "chain") for game in games)
