"""Tournaments: pairings, ratings, intervals, when to stop, and results in files."""

import json
import random
from collections import Counter
from math import log10
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from noctuary.kernel.base.messages import BadInput, Message
from noctuary.kernel.contract.game import Result
from noctuary.simulation.cluster import LocalCluster
from noctuary.simulation.statistics import SuccessTally
from noctuary.simulation.tournament.play import (
    FailedDeal,
    GameResult,
    PlayedDeal,
    Tournament,
    failures,
    fillings,
    places,
)
from noctuary.simulation.tournament.ratings import Scores, fit
from noctuary.simulation.tournament.results import append, open_results, rows, summary
from noctuary.simulation.tournament.stopping import TableJudge
from tests.refusals import refused

pytestmark = pytest.mark.usefixtures("lanterns")


def lanterns(
    *bots: str,
    deals: int = 3,
    seed: int | None = 1,
    gauntlet: bool = False,
    threshold: float | None = None,
    **options: Any,
) -> Tournament:
    return Tournament("lanterns", options, bots or ("greedy", "random"), deals, seed, gauntlet, threshold)


def game(*seats: tuple[str, int]) -> GameResult:
    """A game with these bots in these places."""
    return GameResult([bot for bot, _ in seats], [place for _, place in seats], [0] * len(seats), 10)


# Who plays whom.


def test_everybody_meets_everybody() -> None:
    assert fillings(["a", "b", "c"], 2, False) == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert fillings(["a", "b", "c"], 3, False) == [["a", "b", "c"]]
    assert len(fillings(["a", "b", "c", "d"], 3, False)) == 4
    assert fillings(["a", "b"], 4, False) == [["a", "a", "a", "b"], ["a", "a", "b", "b"], ["a", "b", "b", "b"]]
    assert fillings(["a", "b", "c"], 4, True) == [["a", "b", "b", "b"], ["a", "c", "c", "c"]]


def test_every_deal_is_mirrored_and_the_same_at_every_table() -> None:
    tournament = lanterns("greedy", "random", players=3, deals=2)
    rounds = list(tournament.play())
    assert [(one.deal, one.table) for one in rounds] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    for one in rounds:
        assert len(one.games) == 3
        seats = [Counter(seat) for seat in zip(*(game.bots for game in one.games), strict=True)]
        assert seats[0] == seats[1] == seats[2]
    first, second = (table.play_one(0) for table in tournament.tables)
    assert first.seed == second.seed


def test_results_are_the_same_on_any_number_of_processes() -> None:
    tournament = lanterns(deals=60, gauntlet=True, threshold=0.1)
    alone = list(tournament.play())
    assert list(tournament.play(cluster=LocalCluster(2))) == alone
    assert 0 < len(alone) < 60, "it is soon decided"
    assert list(lanterns(deals=len(alone), gauntlet=True).play()) == alone
    assert list(lanterns(deals=len(alone), gauntlet=True, seed=2).play()) != alone


def test_it_is_dealt_from_a_key_that_repeats_it() -> None:
    drawn = lanterns(seed=None)
    assert drawn.key != lanterns(seed=None).key
    assert drawn.key >= 2**64
    assert drawn.setup["seed"] == f"{drawn.key:064x}"
    assert list(lanterns(seed=drawn.key).play()) == list(drawn.play())
    assert lanterns(seed=5).key == lanterns(seed=5).key != lanterns(seed=6).key
    assert lanterns(seed=lanterns(seed=5).key).setup == lanterns(seed=5).setup


def test_places_are_shared() -> None:
    result = Result([[2], [0, 3], [1]], [5, 1, 9, 5], [{}] * 4, Message("lanterns-result"))
    assert places(result) == [2, 4, 1, 2]
    assert GameResult(["a"] * 3, [1, 3, 1], [0] * 3, 1).shares == [0.5, 0.0, 0.5]


@pytest.mark.parametrize(
    ("bots", "more", "id"),
    [
        (("greedy",), {}, "tournament-bots"),
        (("greedy", "greedy"), {}, "tournament-twice"),
        (("greedy", "clever"), {}, "input-bot"),
        (("greedy", "random"), {"threshold": 0.5}, "tournament-stop"),
        (("greedy", "random"), {"moon": 3}, "option-unknown"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: tuple[str, ...], more: dict[str, Any], id: str) -> None:
    with refused(id):
        lanterns(*bots, **more)
    with pytest.raises(BadInput, match="one player"):
        Tournament("nocturne", {"mode": "solo"}, ["greedy", "random"], 1, 1)


# Ratings.


def test_of_two_elo_says_who_wins_how_often() -> None:
    scores = Scores(["a", "b"])
    for deal in range(100):
        second = 1 if deal < 50 else 2
        scores.add(PlayedDeal(deal, 0, [game(("a", 1), ("b", 2)), game(("b", 3 - second), ("a", second))]))
    pair = scores.pairs["a", "b"]
    assert (pair.games, pair.won.tries, pair.won.rate, pair.ahead.rate) == (200, 200, 0.75, 0.75)
    assert scores.pairs["b", "a"].ahead.rate == 0.25
    first, second_one = scores.ratings()
    # 75.5 of 101 deals, with half a deal for each side before the first.
    assert first.elo - second_one.elo == pytest.approx(400 * log10((75 + 0.5) / (25 + 0.5)), abs=0.1)
    assert first.elo == -second_one.elo
    low, high = first.interval
    assert low < first.elo < high
    # Nearly that of a rate whose deals have a variance of 0.25: 1.96 * 0.025 either way, so from 69.9 to 79.7 %.
    assert 2 * low == pytest.approx(400 * log10(0.699 / 0.301), abs=12)
    assert 2 * high == pytest.approx(400 * log10(0.797 / 0.203), abs=12)


def test_strengths_are_found_again_from_places_of_several() -> None:
    strengths = {"a": 4.0, "b": 2.0, "c": 1.0, "d": 0.5}
    chance, scores = random.Random(5), Scores([*strengths])
    for deal in range(600):
        times = {bot: chance.expovariate(strength) for bot, strength in strengths.items()}
        order = sorted(times, key=lambda bot: times[bot])
        scores.add(PlayedDeal(deal, 0, [game(*((bot, order.index(bot) + 1) for bot in strengths))]))
    ratings = {rating.bot: rating for rating in scores.ratings()}
    assert [*ratings] == ["a", "b", "c", "d"]
    for bot, strength in strengths.items():
        true = 400 * log10(strength / 2**0.5)
        low, high = ratings[bot].interval
        assert low - 5 < true < high + 5
        assert high - low < 60


def test_whoever_wins_everything_is_rated_and_not_for_certain() -> None:
    scores = Scores(["a", "b"])
    for deal in range(10):
        scores.add(PlayedDeal(deal, 0, [game(("a", 1), ("b", 2)), game(("b", 2), ("a", 1))]))
    first, _ = scores.ratings()
    low, high = first.interval
    assert 50 < low < first.elo < high
    assert 2 * first.elo == pytest.approx(400 * log10(10.5 / 0.5))
    assert scores.won["a"].interval == pytest.approx((0.692, 1.0), abs=0.005)


def test_ties_count_half() -> None:
    assert fit(3, [(0, 1), (1, 2), (0, 2)], np.full((1, 3, 2), 5.0))[0] == pytest.approx([0, 0, 0])
    scores = Scores(["a", "b"])
    scores.add(PlayedDeal(0, 0, [game(("a", 1), ("b", 1)), game(("b", 1), ("a", 1))]))
    assert scores.pairs["a", "b"].ahead.rate == scores.pairs["a", "b"].won.rate == 0.5
    assert [rating.elo for rating in scores.ratings()] == pytest.approx([0, 0])


def test_intervals_are_over_deals() -> None:
    """Games on one deal with always the same result count as one."""
    alike, opposite = SuccessTally(), SuccessTally()
    for deal in range(100):
        for rotation in range(2):
            alike.add(deal, deal % 2)
            opposite.add(deal, rotation)
    assert alike.rate == opposite.rate == 0.5
    low, high = alike.interval
    assert (low, high) == pytest.approx((0.398, 0.602), abs=0.005)
    # No deal differs from the others, so the interval is narrower, but only as narrow as 100 of them allow.
    assert opposite.interval == pytest.approx((0.482, 0.518), abs=0.002)


def test_games_that_were_cut_off_count_for_nobody() -> None:
    scores = Scores(["a", "b", "c"])
    won, lost = game(("a", 1), ("b", 2)), game(("b", 2), ("a", 1))
    cut_off = GameResult(["b", "a"], [1, 2], [0, 0], 10, cut_off=True)
    scores.add(PlayedDeal(0, 0, [GameResult(["a", "c"], [1, 2], [0, 0], 10, cut_off=True)] * 2))
    for deal in range(1, 4):
        scores.add(PlayedDeal(deal, 0, [won, cut_off]))
    assert (scores.games, scores.cut_off) == (8, 5)
    assert [(one.bot, one.won.tries, one.won.rate) for one in scores.ratings()] == [("a", 3, 1.0), ("b", 3, 0.0)]
    assert scores.unrated == ["c"]
    assert PlayedDeal(0, 0, [won, cut_off]).share("a") == PlayedDeal(0, 0, [won, lost]).share("a") == 1
    TableJudge(0.5).add(PlayedDeal(0, 0, [cut_off]).share("a"))
    found = [(row["won"], row["cut_off"]) for row in rows([PlayedDeal(0, 0, [won, cut_off])])]
    assert found == [(1.0, 0), (0.0, 0), (None, 1), (None, 1)]


def test_nothing_is_said_of_a_bot_that_never_answered_nor_by_its_games() -> None:
    def failing(bots: list[str], stood_in: list[int], silent: list[int]) -> GameResult:
        return GameResult(bots, list(range(1, len(bots) + 1)), [0] * len(bots), 20, stood_in, silent)

    failure = FailedDeal("dead", "bot-exit", {"bot": "dead", "number": 1}, "", "random")
    late = FailedDeal("late", "bot-late", {"bot": "late", "seconds": "5"}, "", "")
    first = [failing(["dead", "late"], [10, 0], [0]), failing(["late", "dead"], [2, 10], [1])]
    rounds = [
        PlayedDeal(0, 0, first, [failure, late]),
        PlayedDeal(0, 1, [game(("a", 1), ("late", 2)), failing(["late", "a"], [10, 0], [0])], [late, late]),
        PlayedDeal(0, 2, [failing(["dead", "a"], [10, 0], [0])], [failure]),
    ]
    found = failures(rounds)
    assert found.silent == ["dead"]
    told = {bot: (dict(one.kinds), one.moves, one.games) for bot, one in found.records.items()}
    assert told == {"dead": ({"bot-exit": 2}, 30, 3), "late": ({"bot-late": 3}, 12, 2)}
    scores = Scores(["a", "dead", "late"], found.silent)
    for one in rounds:
        scores.add(one)
    # A bot that can answer is not excused by moves of its stand-in.
    assert {one.bot: (one.won.tries, one.won.rate) for one in scores.ratings()} == {"a": (2, 0.5), "late": (2, 0.5)}
    assert scores.unrated == ["dead"]
    assert [row["stood_in"] for row in rows(rounds[:1])] == [10, 0, 2, 10]
    shown = summary(lanterns(), scores, [], found)
    assert shown["ratings"][2] == {"bot": "dead", "elo": None, "interval": None, "won": None}
    assert shown["failures"][0] == {"bot": "dead", "answered": False, "kinds": {"exit": 2}, "stood_in": 30, "games": 3}
    # With three bots, the others can still be compared.
    trio = Scores(["a", "dead", "late"], ["dead"])
    trio.add(PlayedDeal(0, 0, [failing(["a", "dead", "late"], [0, 10, 0], [1])]))
    assert [(rating.bot, rating.won.tries) for rating in trio.ratings()] == [("a", 0), ("late", 0)]


# When to stop.


def decided(rate: float, threshold: float, seed: int, most: int = 400) -> int:
    """The verdict on mirrored games that are won at this rate."""
    chance, judge = random.Random(seed), TableJudge(threshold)
    for _ in range(most):
        if judge.open:
            judge.add(((chance.random() < rate) + (chance.random() < rate)) / 2)
    return judge.verdict


def test_wrong_decisions_are_rare_however_often_one_looks() -> None:
    verdicts = Counter(decided(0.5, 0.5, seed) for seed in range(400))
    assert verdicts[1] + verdicts[-1] <= 0.05 * 400


def test_clear_matters_are_decided() -> None:
    assert {decided(0.65, 0.5, seed) for seed in range(30)} == {1}
    assert {decided(0.6, 0.75, seed) for seed in range(30)} == {-1}
    judge = TableJudge(0.5)
    for _ in range(8):
        judge.add(1.0)
    assert judge.verdict == 1


# Results in files.


def resumed(path: Path, tournament: Tournament, most: int = 1000) -> list[PlayedDeal]:
    """All rounds after playing `most` new ones."""
    with open_results(path, tournament) as (rounds, file):
        for one, _ in zip(tournament.play(list(rounds)), range(most), strict=False):
            rounds.append(one)
            append(file, one)
    return rounds


def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    rounds = resumed(whole, lanterns(deals=7))
    assert len(resumed(parts, lanterns(deals=7), 3)) == 3
    with parts.open("a") as file:
        file.write('{"deal":3,"tab')
    assert resumed(parts, lanterns(deals=7)) == rounds
    assert parts.read_bytes() == whole.read_bytes()
    assert len(resumed(parts, lanterns(deals=9))) == 9


def test_a_decided_gauntlet_goes_on_as_it_would_have(tmp_path: Path) -> None:
    def tournament() -> Tournament:
        return lanterns(deals=60, gauntlet=True, threshold=0.1)

    rounds = resumed(tmp_path / "whole", tournament())
    assert len(resumed(tmp_path / "parts", tournament(), 2)) == 2
    assert resumed(tmp_path / "parts", tournament()) == rounds
    assert resumed(tmp_path / "parts", tournament()) == rounds


def test_who_goes_on_without_a_key_takes_that_of_the_results(tmp_path: Path) -> None:
    drawn = lanterns(seed=None)
    rounds = resumed(tmp_path / "parts", drawn, 1)
    again = lanterns(seed=None)
    assert resumed(tmp_path / "parts", again)[:1] == rounds
    assert again.key == drawn.key
    assert resumed(tmp_path / "whole", lanterns(seed=drawn.key)) == resumed(tmp_path / "parts", lanterns(seed=None))


def test_results_of_something_else_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "results"
    resumed(path, lanterns(deals=3))
    before = path.read_bytes()
    for other in (lanterns(seed=2), lanterns(hand=4), lanterns("random", "greedy"), lanterns(gauntlet=True)):
        with refused("tournament-differs", str(path)):
            resumed(path, other)
    assert path.read_bytes() == before
    with open_results(path, lanterns()), refused("file-used"), open_results(path, lanterns()):
        pass
    lines = before.splitlines(keepends=True)
    for content, id, where in (
        (b"important notes", "tournament-file", ""),
        (b'{"game":"lanterns"}\n', "tournament-file", ""),
        (lines[0].replace(b'tournament":2', b'tournament":1'), "tournament-format", ""),
        (b"".join([lines[0], lines[1], b"{}\n"]), "tournament-line", ":3"),
        (b"".join([lines[0], lines[2]]), "tournament-order", ""),
        (b"".join([lines[0], lines[1].replace(b"greedy", b"clever")]), "tournament-order", ""),
    ):
        path.write_bytes(content)
        with pytest.raises(BadInput) as found:
            resumed(path, lanterns())
        assert found.value.message.id == id
        assert found.value.where in ("", str(path) + where)
        assert path.read_bytes() == content


def test_what_went_wrong_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "results"
    resumed(path, lanterns(deals=1))
    found = json.loads(path.read_text().splitlines()[1])
    assert "failures" not in found
    failure = {"bot": "greedy", "id": "bot-late", "args": {"seconds": "5"}, "said": "", "stand_in": "random"}
    path.write_text(path.read_text().splitlines()[0] + "\n" + json.dumps({**found, "failures": [failure]}) + "\n")
    [one] = resumed(path, lanterns(deals=1))
    trouble = one.failures[0].trouble
    assert (trouble.bot, trouble.what.id, trouble.stand_in) == ("greedy", "bot-late", "random")
