"""Simulations and their statistics."""

import os
import signal
from pathlib import Path

import pytest

from noctuary.bots.bot import Bot
from noctuary.kernel.base.messages import BadInput, Message
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.box.corrections import Corrections
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Observation, Result
from noctuary.kernel.parts.moves import Decision
from noctuary.kernel.parts.offers import CORRECTIONS
from noctuary.simulation.cluster import LocalCluster
from noctuary.simulation.processes import useful
from noctuary.simulation.series import Played, Series
from noctuary.simulation.statistics import Statistics
from tests.editions import random_edition
from tests.games.trials import having
from tests.simulation.processes import Deaf, Mortal

pytestmark = pytest.mark.usefixtures("lanterns")


def told(played: Played) -> tuple[object, ...]:
    return played.seed, played.bots, played.result.position(), played.outcomes, played.decisions


def ended(totals: list[int], winners: list[int], bots: list[str], decisions: int, **outcome: object) -> Played:
    """A game that ended with this outcome for the first seat."""
    others = [seat for seat in range(len(totals)) if seat not in winners]
    ranking = [winners] + ([others] if others else [])
    result = Result(ranking, totals, [{"total": total} for total in totals], Message("lanterns-result"))
    return Played(1, bots, result, [outcome] + [{}] * (len(totals) - 1), decisions)


def test_a_seed_decides_everything_on_any_number_of_processes() -> None:
    series = Series("lanterns", {"hand": 4}, ["greedy", "random", "random"], 12, 3)
    alone = [told(played) for played in series.play()]
    assert [told(played) for played in series.play()] == alone
    assert [told(played) for played in series.play(LocalCluster(2))] == alone
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


class Spy(Bot):
    """A bot from outside that keeps everything it is told besides the table."""

    name = "spy"

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.streams: list[tuple[int, ...]] = []

    def join(self, game: str) -> Bot:
        self.ids.append(game)
        return self

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        if random.words() not in self.streams:
            self.streams.append(random.words())
        return decision.codes[0]


@pytest.mark.parametrize("seed", [0, 3, 2**255 + 3])
def test_what_bots_are_told_is_near_no_deal_and_never_the_same_twice(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = Spy()
    monkeypatch.setattr("noctuary.bots._guests", {"spy": spy})
    deals = {played.seed for played in Series("lanterns", {}, ["spy", "spy"], 8, seed).play()}
    assert len(deals) == 4
    assert len(set(spy.ids)) == 8
    assert len(spy.streams) == len(set(spy.streams)) == 16
    # Numbers in which a bot could look for the deal: multiples of it, with small numbers added, and its complement.
    near = {
        Random((deal * factor + more) % 2**256).words() for deal in deals for factor in (1, 8, -1) for more in range(9)
    }
    assert not near & set(spy.streams)
    assert all((deal >= 2**64) == (seed >= 2**64) for deal in deals)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", having(CORRECTIONS))
def test_a_series_is_played_under_its_edition(game: str) -> None:
    built_in = catalogue.find(game)
    corrections = random_edition(built_in, Random(7))
    entrants = ["random", "greedy"]
    series = Series(game, {}, entrants, 4, 3, corrections=corrections)
    alone = [told(played) for played in series.play()]
    assert [told(played) for played in series.play(LocalCluster(2))] == alone
    assert series.played_game is built_in.under(corrections)
    assert series.played_game.facts_hash() != built_in.facts_hash()
    assert [told(played) for played in Series(game, {}, entrants, 4, 3).play()] != alone


def test_an_edition_that_cannot_be_played_is_no_series() -> None:
    with pytest.raises(BadInput) as refused:
        Series(
            "nocturne", {}, ["random"] * 2, 2, 1, corrections=Corrections("nocturne", "Bad", {"tiles.egg.count": 99})
        )
    assert refused.value.where == "tiles.egg.count"
    with pytest.raises(BadInput):
        Series("nocturne", {}, ["random"] * 2, 2, 1, corrections=Corrections("nightfall", "Other", {}))


def test_nocturne_can_be_simulated() -> None:
    statistics = Statistics()
    for played in Series("nocturne", {"mode": "advanced"}, ["random"] * 4, 4, 1).play():
        statistics.add(played)
    assert statistics.games == 4
    assert statistics.standings["random"].games == 16
    assert statistics.standings["random"].won.rate == 0.25
    assert statistics.rows[-1] == "total"


@pytest.mark.parametrize(
    ("game", "options", "entrants", "games", "words"),
    [
        ("chess", {}, ["random", "random"], 1, "There is no game"),
        ("lanterns", {}, ["random", "clever"], 1, "There is no bot called “clever”"),
        ("lanterns", {"players": 3}, ["random", "random"], 1, "There are 2 bots, but the options say 3 players"),
        ("lanterns", {"moon": 3}, ["random", "random"], 1, "“moon” is not an option"),
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
    statistics.add(ended([5, 5, 1], [0, 1], ["greedy", "random", "random"], 9))
    statistics.add(ended([2, 8, 4], [1], ["random", "greedy", "random"], 11))
    greedy, random = statistics.standings["greedy"], statistics.standings["random"]
    assert (statistics.games, statistics.decisions) == (2, 20)
    assert (greedy.games, greedy.won.successes, greedy.mean("total")) == (2, 1.5, 6.5)
    assert (random.games, random.won.successes, random.mean("total")) == (4, 0.5, 3.0)
    assert random.mean("skulls") == 0


def test_games_that_were_cut_off_are_counted_and_in_no_standing() -> None:
    statistics = Statistics()
    statistics.add(ended([5, 1], [0], ["greedy", "random"], 9))
    limited = ended([3, 9], [1], ["greedy", "random"], 9)
    limited.result.cut_off = True
    assert not limited.winners
    statistics.add(limited)
    greedy = statistics.standings["greedy"]
    assert (statistics.games, statistics.cut_off, statistics.alone) == (2, 1, False)
    assert (greedy.games, greedy.won.rate, greedy.mean("total")) == (1, 1.0, 5.0)


def test_totals_of_games_played_alone() -> None:
    statistics = Statistics()
    for total, band in ((48, None), (52, 50), (59, 50), (73, 70)):
        statistics.add(ended([total], [0], ["greedy"], 20, band=band))
    greedy = statistics.standings["greedy"]
    # The sum of the squared differences from 58 is 362.
    assert greedy.mean_total == 58
    assert greedy.deviation == pytest.approx((362 / 3) ** 0.5)
    low, high = greedy.total_interval or (0.0, 0.0)
    # Student's t gives 40.5 to 75.5; the totals are skewed to the right.
    assert low == pytest.approx(40.5, abs=0.05)
    assert high == pytest.approx(58 + 1.5 * 17.48, abs=0.05)
    assert greedy.bands == {None: 1, 50: 2, 70: 1}
    assert not greedy.completed.deals
    assert statistics.alone


def test_challenges_count_for_the_seat_that_had_them() -> None:
    def challenge(completed: bool, *met: bool) -> dict[str, object]:
        names = ("total>=60", "points:herbs>=15")
        aims = [{"aim": aim, "words": {"id": aim, "args": {}}, "met": one} for aim, one in zip(names, met, strict=True)]
        return {"number": 7, "completed": completed, "aims": aims}

    statistics = Statistics()
    for bots, outcome in (
        (["greedy", "random"], challenge(True, True, True)),
        (["random", "greedy"], challenge(False, False, True)),
        (["greedy", "random"], challenge(False, True, False)),
    ):
        statistics.add(ended([60, 50], [0], bots, 20, challenge=outcome))
    greedy, random = statistics.standings["greedy"], statistics.standings["random"]
    assert list(statistics.aims) == ["total>=60", "points:herbs>=15"]
    found = [
        (bot.completed.tries, bot.completed.successes, *(met.successes for met in bot.met.values()))
        for bot in (greedy, random)
    ]
    assert found == [(2, 1, 2, 1), (1, 0, 0, 1)]
    assert (greedy.games, random.games) == (3, 3)
    assert not statistics.alone


@pytest.mark.sampled(1)
@pytest.mark.parametrize("options", [{"mode": "solo"}, {"scenario": 7}, {"modifications": ["chest-hunt"]}])
def test_a_bot_alone_is_the_same_on_any_number_of_processes(options: dict[str, object]) -> None:
    series = Series("nocturne", options, ["random"], 7, 3)
    assert series.games == 7
    alone = [told(played) for played in series.play()]
    assert [told(played) for played in series.play(LocalCluster(2))] == alone
    assert len({played.seed for played in series.play()}) == 7


def test_a_scenario_is_a_challenge_for_one_seat() -> None:
    series = Series("nocturne", {"scenario": 7, "challenger": "P2"}, ["random"] * 3, 3, 1)
    for played in series.play():
        assert [outcome["challenge"] is not None for outcome in played.outcomes] == [False, True, False]
        assert played.outcomes[1]["challenge"]["number"] == 7


def test_only_the_first_process_hears_ctrl_c() -> None:
    # In the background of a script, tests start with Ctrl+C ignored.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        games: list[object] = list(Deaf("nocturne", {}, ["random", "random"], 2, 1).play(LocalCluster(2)))
        assert games == [signal.SIG_IGN] * 2
        assert signal.getsignal(signal.SIGINT) == signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_lost_process_costs_only_its_chunk(tmp_path: Path) -> None:
    series = Mortal("nocturne", {}, ["random", "random"], 40, 1)
    series.options["mark"] = str(tmp_path / "mark")
    played: list[object] = list(series.play(LocalCluster(2)))
    assert played == list(range(40))


def test_there_are_no_more_processes_than_have_something_to_do() -> None:
    usable = useful(10**18, 10**18)
    assert 1 <= usable <= (os.cpu_count() or 1)
    assert [useful(10**18, pieces) for pieces in (0, 1, 2)] == [1, 1, min(2, usable)]
    assert useful(1, 100) == 1
