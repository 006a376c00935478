"""What the finished games of games/nightfall have to show together."""

from __future__ import annotations

from noctuary.kernel.gamefile import load
from tools.games.nightfall import GAMES, ended_in


def test_each_end_and_each_tie_break_is_there() -> None:
    """NF-9.1 to 9.4, 10.4, 10.6."""
    games = [load(path) for path in GAMES.glob("*.noct")]
    results = [game.state.result for game in games]
    reasons = {result.reason.id.removeprefix("nightfall-reason-") for result in results if result is not None}
    assert reasons == {"wounds", "kinds", "seat", "series", "series-shared"}
    assert any(ended_in(game, "combat") for game in games)
    assert any(ended_in(game, "chain") for game in games)
