"""The analysis of a finished game."""

import pickle
from math import inf

import pytest

from noctuary.bots import find as bot
from noctuary.bots.bot import Bot
from noctuary.bots.judge import Evaluator
from noctuary.bots.search import Budget, Search, Tree
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Observation
from noctuary.kernel.parts.moves import Decision, Move
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.entries import Player, Setup
from noctuary.kernel.play.match import Match
from noctuary.simulation import analysis
from noctuary.simulation.analysis import Analysis
from tests.games.trials import BUILT_IN, find, seats_of


def played(game: str, players: int, seed: int, bots: list[Bot], most: float = inf) -> Match:
    """A game between bots, or its first moves."""
    found = catalogue.find(game)
    number = seats_of(found, players)
    seats = [Player(f"Bot {seat + 1}", "greedy") for seat in range(number)]
    match = Match(Setup(found, found.options({"players": number}), seats, seed))
    random = Random(seed)
    while not match.over and match.step < most:
        seat = match.state.seat
        decision = match.state.decision(seat)
        match.add(Move(found.actions, seat, bots[seat % len(bots)].choose(match.state.observe(seat), decision, random)))
    return match


class Blundering(Bot):
    """Makes the worst move that a search finds as soon as one is much worse than another, then plays well."""

    name = "blundering"

    def __init__(self) -> None:
        self.moves = 0
        self.blundered = ""

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        options = Search("search", Budget(150)).think(observation, decision, random)
        worst = min(options, key=lambda option: option.value)
        self.moves += 1
        if self.blundered or self.moves < 15 or options[0].value - worst.value < 0.2:
            return options[0].code
        self.blundered = Move(observation.game.actions, decision.seat, worst.code).line
        return worst.code


def analysed(match: Match, iterations: int = 32, processes: int = 1) -> Analysis:
    findings = analysis.analyse(match, iterations, processes)
    return analysis.sum_up(match, findings, iterations, gamefile.dumps(match))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", [name for name in BUILT_IN if find(name).blunder is not None])
def test_a_planted_blunder_is_what_cost_most(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "decisions", lambda match, whole=analysis.decisions: whole(match)[25:])
    blundering, seed = Blundering(), find(game).blunder
    assert seed is not None
    worst = analysed(played(game, 2, seed, [blundering, bot("search@50")], 50), 50).mistakes[0]
    assert (worst.seat, worst.made.line) == ("P1", blundering.blundered)
    assert worst.cost > 0.1
    assert worst.better != worst.made


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", catalogue.names())
def test_start_luck_and_play_add_up_to_the_result(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever decisions were looked at: here every sixth."""
    monkeypatch.setattr(analysis, "decisions", lambda match, whole=analysis.decisions: whole(match)[::6])
    match = played(game, 3, 3, [bot("greedy"), bot("random")])
    told = analysed(match)
    for player in told.players:
        assert player.start + player.luck - player.cost + player.gained == pytest.approx(player.result, abs=1e-9)
    for share in ("start", "result"):
        assert sum(getattr(player, share) for player in told.players) == pytest.approx(1)
    assert sum(player.luck for player in told.players) == pytest.approx(0, abs=1e-6)
    assert len(told.curve) == match.step + 1
    assert all(sum(chances) == pytest.approx(1) for chances in told.curve)
    assert match.state.result is not None
    winners = match.state.result.winners
    assert [place > 0 for place in told.curve[-1]] == [seat in winners for seat in range(len(told.players))]


@pytest.mark.soak
def test_who_plays_at_random_is_less_accurate() -> None:
    told = analysed(played("nocturne", 2, 11, [bot("search@100"), bot("random")]), 100)
    good, bad = (player.accuracy for player in told.players)
    assert good is not None
    assert bad is not None
    assert good > bad + 10
    assert analysis.accuracy([]) is None
    assert analysis.accuracy([0.0, 0.0]) == 100


def test_any_number_of_processes_finds_the_same() -> None:
    match = played("nocturne", 2, 5, [bot("greedy")], 12)
    assert analysed(match) == analysed(match, processes=2)


def test_a_question_holds_nothing_that_was_hidden() -> None:
    match = played("nightfall", 2, 5, [bot("greedy")])
    asked = analysis.question(match, 60)
    assert pickle.loads(pickle.dumps(asked)).views == asked.views
    assert [view.seat for view in asked.views] == [0, 1]
    assert asked.views[0].position() == match.at(60).state.observe(0).position()


@pytest.mark.soak
def test_a_game_of_one_player_is_measured_by_an_ordinary_one() -> None:
    told = analysed(played("nocturne", 1, 2, [bot("greedy")]), 20)
    [player] = told.players
    assert player.start == told.curve[0][0]
    assert player.gained == 0
    assert player.start + player.luck - player.cost == pytest.approx(player.result)


@pytest.mark.parametrize(("decisions", "part"), [(1, 6), (300, 15)])
def test_a_first_look_is_a_small_part_of_the_work(decisions: int, part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three turning points stand there after a sixth of what the searches for the best moves alone cost, and sooner in
    a long game.
    """
    match, spent, search = played("nocturne", 2, 1, [bot("greedy")]), [0], analysis.search_tree

    def counted(view: Observation, seat: int, judge: Evaluator, random: Random, iterations: int) -> Tree:
        spent[0] += iterations
        return search(view, seat, judge, random, iterations)

    monkeypatch.setattr(analysis, "search_tree", counted)
    steps = analysis.decisions(match)[::12]
    for step in steps:
        assert analysis.first_look(analysis.question(match, step), decisions).why == analysis.Why([], [])
    assert 0 < spent[0] <= len(steps) * analysis.ITERATIONS / part
