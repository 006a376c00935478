"""The level of the bot that somebody would beat in every other game."""

from collections import deque
from collections.abc import Mapping
from typing import Any

import pytest
from msgspec import convert

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.tables.results.strength import LAST, AgainstLevel, bot_for, estimate, results_of
from noctuary.tables.wire.people import PlayedGame
from tests.games.trials import BUILT_IN

NOCTURNE = catalogue.find("nocturne")


def finished(totals: Mapping[str, int], *bots: str, **more: Any) -> PlayedGame:
    """A finished game of the person on P1 against these bots."""
    kinds = ["human", *bots]
    seats = [
        {"seat": f"P{number}", "name": kind, "kind": kind, "resigned": False} for number, kind in enumerate(kinds, 1)
    ]
    counted = {"seat": "P1", "place": 1, "players": len(kinds), "total": 0, "sheet": {}, "outcome": {}}
    kept = {"game": "nocturne", "edition": None, "finished": "2026-01-01", "current": True, "together": False}
    return convert({"id": "t", **counted, **kept, "totals": totals, "seats": seats, **more}, PlayedGame)


def won(bot: str, **more: Any) -> PlayedGame:
    return finished({"P1": 60, "P2": 50}, bot, **more)


def lost(bot: str, **more: Any) -> PlayedGame:
    return finished({"P1": 50, "P2": 60}, bot, **more)


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("level", [1.4, 2.5, 3.0, 3.7, 4.6, 5.5])
def test_whoever_meets_the_bot_at_their_level_wins_about_half(name: str, level: float) -> None:
    game = catalogue.find(name)

    def elo(level: float) -> float:
        return sum(step * min(1.0, max(0.0, level - number)) for number, step in enumerate(game.level_steps, 1))

    chance, wins = Random(7), 0
    met: deque[PlayedGame] = deque(maxlen=LAST)
    for number in range(400):
        bot = bot_for(game, met)
        ahead = elo(level) - elo(float(bot.removeprefix("level")))
        wins_now = chance.below(1 << 20) < (1 << 20) / (1 + 10 ** (-ahead / 400))
        # In Nightfall the fewest wounds win.
        met.appendleft(won(bot) if wins_now != game.fewest_wins else lost(bot))
        wins += wins_now and number >= 20
    assert 0.43 <= wins / 380 <= 0.57


def test_the_estimate_begins_in_the_middle_and_ends_at_both_ends_of_the_scale() -> None:
    assert bot_for(NOCTURNE, []) == "level3"
    levels = [float(bot_for(NOCTURNE, [won("level3")] * n).removeprefix("level")) for n in range(4)]
    assert levels == sorted(set(levels))
    assert bot_for(NOCTURNE, [lost("level3")]) < "level3" < bot_for(NOCTURNE, [won("level3")])
    assert bot_for(NOCTURNE, [won("level6")] * LAST) == "level6"
    assert bot_for(NOCTURNE, [lost("level1")] * LAST) == "level1"


def test_later_games_count_more_and_old_ones_not_at_all() -> None:
    better, worse = [won("level3")] * 4, [lost("level3")] * 4
    assert bot_for(NOCTURNE, better + worse) > bot_for(NOCTURNE, worse + better)
    last = [lost("level2")] * LAST
    assert bot_for(NOCTURNE, [*last, won("level6")]) == bot_for(NOCTURNE, last)


def test_games_that_tell_nothing_about_strength_are_left_out() -> None:
    edition = {"name": "My box", "hash": "00"}
    of_level6 = [won("level6", **more) for more in ({"takebacks": True}, {"cutOff": True}, {"edition": edition})]
    for nothing in (won("greedy"), won("human"), *of_level6):
        assert results_of(NOCTURNE, [nothing]) == []
    assert bot_for(NOCTURNE, [won("greedy")] * LAST + [lost("level3")]) == bot_for(NOCTURNE, [lost("level3")])


def test_who_was_ahead_of_which_bot() -> None:
    three = finished({"P1": 50, "P2": 60, "P3": 40, "P4": 50}, "level4", "level2.5-spoiler", "level3", place=2)
    assert results_of(NOCTURNE, [three]) == [(4.0, 0.0, 1 / 3), (2.5, 1.0, 1 / 3), (3.0, 0.5, 1 / 3)]
    assert [one.score for one in results_of(catalogue.find("nightfall"), [three])] == [1.0, 0.0, 0.5]
    # Whoever gives up has lost, whatever they had.
    assert [one.score for one in results_of(NOCTURNE, [won("level3", givenUp=True, place=2)])] == [0.0]


def test_an_even_score_against_a_level_confirms_it() -> None:
    for level in (1.3, 2.0, 2.8, 4.1, 5.9):
        assert estimate(NOCTURNE, [AgainstLevel(level, 0.5, 1000.0)]) == level
