"""Simulations and their statistics."""

from __future__ import annotations

import signal
from typing import Any

import pytest

from noctuary.kernel.messages import BadInput
from noctuary.lab.simulation import Played, Series
from noctuary.lab.statistics import Standing, Statistics, wilson

pytestmark = pytest.mark.usefixtures("lanterns")


def told(played: Played) -> tuple[object, ...]:
    return played.seed, played.bots, played.winners, played.sheet, played.decisions


def test_a_seed_decides_everything_on_any_number_of_processes() -> None:
    series = Series("lanterns", {"hand": 4}, ["greedy", "random", "random"], 12, 3)
    alone = [told(played) for played in series.play()]
    assert [told(played) for played in series.play()] == alone
    assert [told(played) for played in series.play(processes=2)] == alone
    assert [
        told(played) for played in Series("lanterns", {"hand": 4}, ["greedy", "random", "random"], 12, 4).play()
    ] != alone


def test_every_deal_is_played_with_every_rotation_of_the_seats() -> None:
    series = Series("lanterns", {}, ["greedy", "random", "random"], 7, 1)
    assert series.games == 9
    games = list(series.play())
    assert [played.seed for played in games] == [games[0].seed] * 3 + [games[3].seed] * 3 + [games[6].seed] * 3
    assert len({played.seed for played in games}) == 3
    for deal in (games[:3], games[3:6], games[6:]):
        assert sorted(played.bots.index("greedy") for played in deal) == [0, 1, 2]


def test_series_with_neighbouring_seeds_share_no_deal() -> None:
    first = {played.seed for played in Series("lanterns", {}, ["random"] * 2, 100, 1).play()}
    second = {played.seed for played in Series("lanterns", {}, ["random"] * 2, 100, 2).play()}
    assert not first & second


def test_nocturne_can_be_simulated() -> None:
    statistics = Statistics()
    for played in Series("nocturne", {"mode": "advanced"}, ["random"] * 4, 4, 1).play():
        statistics.add(played)
    assert statistics.games == 4
    assert statistics.standings["random"].games == 16
    assert statistics.standings["random"].rate == 0.25
    assert statistics.rows[-1] == "total"


@pytest.mark.parametrize(
    ("game", "options", "entrants", "games", "words"),
    [
        ("chess", {}, ["random", "random"], 1, "There is no game"),
        ("lanterns", {}, ["random", "clever"], 1, "There is no bot called “clever”"),
        ("lanterns", {"players": 3}, ["random", "random"], 1, "There are 2 bots, but the options say 3 players"),
        ("lanterns", {"moon": 3}, ["random", "random"], 1, "“moon” is no good option"),
        ("lanterns", {}, ["random", "random"], 0, "write 1 or more"),
    ],
)
def test_what_cannot_be_played_is_refused(
    game: str, options: dict[str, object], entrants: list[str], games: int, words: str
) -> None:
    with pytest.raises(BadInput, match=words):
        Series(game, options, entrants, games, 1)


def test_shared_wins_are_shared() -> None:
    statistics = Statistics()
    statistics.add(Played(1, ["greedy", "random", "random"], [0, 1], [{"total": 5}, {"total": 5}, {"total": 1}], 9))
    statistics.add(Played(2, ["random", "greedy", "random"], [1], [{"total": 2}, {"total": 8}, {"total": 4}], 11))
    greedy, random = statistics.standings["greedy"], statistics.standings["random"]
    assert (statistics.games, statistics.decisions) == (2, 20)
    assert (greedy.games, greedy.wins, greedy.mean("total")) == (2, 1.5, 6.5)
    assert (random.games, random.wins, random.mean("total")) == (4, 0.5, 3.0)
    assert random.mean("skulls") == 0


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    # Published values of the Wilson score interval without continuity correction.
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson_intervals(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)
    standing = Standing()
    standing.games, standing.wins = trials, successes
    assert standing.interval == wilson(successes, trials)
    assert standing.interval[0] <= standing.rate <= standing.interval[1]


class Deaf(Series):
    """Games that take as long as it takes to see whether Ctrl+C would be heard."""

    def play_one(self, number: int) -> Any:
        return signal.getsignal(signal.SIGINT)


def test_only_the_first_process_hears_ctrl_c() -> None:
    games: list[object] = list(Deaf("nocturne", {}, ["random", "random"], 2, 1).play(2))
    assert games == [signal.SIG_IGN] * 2
    assert signal.getsignal(signal.SIGINT) != signal.SIG_IGN
