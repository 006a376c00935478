"""The duties of the search bot that other bots do not have."""

from statistics import fmean
from time import perf_counter
from typing import cast

import pytest

from noctuary import bots
from noctuary.bots import search
from noctuary.bots.exact import choose_proven, proofs
from noctuary.bots.judge import Evaluation
from noctuary.bots.options import Option
from noctuary.bots.search import BRIEF, PROOF, Budget, Search, Tree
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import State
from noctuary.kernel.parts.offers import PUZZLES
from noctuary.kernel.teaching.courses import ME
from noctuary.kernel.teaching.puzzles import MINE, puzzles
from noctuary.simulation.series import Series
from tests.games.trials import BUILT_IN, find, having, seats_of, wander
from tests.refusals import refused

GAMES = catalogue.names()


def middle(game: str, players: int, moves: int, seed: int = 3) -> State:
    """A table after some random moves, or before the last one of the game."""
    found = catalogue.find(game)
    before = state = found.new(found.options({"players": seats_of(found, players)}), seed)
    for _ in wander(state, Random(seed), moves):
        before = state.clone()
    return before if state.seat < 0 else state


@pytest.mark.parametrize("game", GAMES)
def test_the_same_observation_gives_the_same_move_whatever_is_hidden(game: str) -> None:
    for moves in (0, 5, 20, 40):
        state = middle(game, 3, moves)
        decision = state.decisions[-1]
        other = state.determinize(decision.seat, Random(9))
        bot = bots.find("search@60")
        chosen = {
            bot.choose(table.observe(decision.seat), table.decision(decision.seat), Random(1))
            for table in (state, other)
        }
        assert len(chosen) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_number_of_iterations_is_kept_and_every_visit_is_counted(game: str) -> None:
    state = middle(game, 2, 10)
    tree = Tree(state.observe(state.seat), state.seat, Evaluation(), Random(1))
    for _ in range(200):
        tree.grow()
    assert tree.root.visits == 200
    options = tree.options(state.decisions[0])
    assert sum(option.visits for option in options) == 200
    assert [option.visits for option in options] == sorted((option.visits for option in options), reverse=True)
    assert all(0.0 <= option.value <= 1.0 for option in options)


def test_who_picks_at_the_same_time_does_not_see_what_was_picked() -> None:
    """Their choices do not depend on that of the searching seat, which is compared with all of them."""
    game = catalogue.find("nightfall")
    tree = Tree(game.new(game.options({"players": 3}), 1).observe(1), 1, Evaluation(), Random(1))
    for _ in range(300):
        tree.grow()
    assert tree.root.visits == 300
    grown = sum(child.visits for child in tree.root.tries.values()) - len(tree.root.tries)
    assert set(tree.others) == {0, 2}
    for other in tree.others.values():
        assert other.visits == sum(child.visits for child in other.tries.values()) == grown


@pytest.mark.parametrize("game", having(PUZZLES))
def test_what_is_proven_goes_before_what_the_search_cannot_tell_from_it(game: str) -> None:
    """The answers of puzzles are proven."""
    settled_something = given_up = 0
    for puzzle in list(puzzles(game).values())[:12]:
        state = puzzle.new(catalogue.find(game))
        observation, codes = state.observe(ME), state.legal(ME)
        best = state.move(MINE + puzzle.answers[0].best).code
        doubtful = [Option(code, 10, 0.5) for code in codes if code != best] + [Option(best, 2, 0.3)]
        sure = [Option(option.code, 10_000, option.value) for option in doubtful]
        found = proofs(observation, PROOF)
        given_up += len(found) - len(proofs(observation, PROOF, perf_counter()))
        if choose_proven(doubtful, found)[0].code == best:
            settled_something += 1
            assert len(choose_proven(doubtful, found)) == len(codes)
            # A search that is certain has priority, unless the game is won at once.
            assert puzzle.theme.startswith("last-") or choose_proven(sure, found)[0].code != best
        assert choose_proven(doubtful, []) == doubtful
    assert settled_something >= 8
    assert given_up > 0


def test_a_search_stops_when_no_other_move_can_overtake_the_best() -> None:
    state = middle("nocturne", 2, 30)
    tree = Tree(state.observe(state.seat), state.seat, Evaluation(), Random(1))
    tree.search(Budget(5_000))
    assert tree.root.visits <= 5_000
    assert tree.root.visits == 5_000 or tree.lead() > 5_000 - tree.root.visits


class Clock:
    """A clock that advances a little whenever somebody reads it, however long that takes."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.01
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of all searches."""
    clock = Clock()
    monkeypatch.setattr(search, "perf_counter", clock)
    return clock


def test_seconds_are_kept(clock: Clock) -> None:
    state = middle("nightfall", 2, 0)
    bots.find("search@0.3s").choose(state.observe(0), state.decisions[0], Random(1))
    assert 0.25 < clock.now < 0.35


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("game", "bot", "other", "games", "wins"), [(name, *rivals) for name in BUILT_IN for rivals in find(name).rivals]
)
def test_who_looks_further_wins(game: str, bot: str, other: str, games: int, wins: int) -> None:
    series = Series(game, {}, [bot, other], games, 11)
    won = sum(bot in {played.bots[seat] for seat in played.winners} for played in series.play())
    assert won >= wins


def test_what_was_learned_of_the_next_decision_is_kept(clock: Clock) -> None:
    game, random, bot = catalogue.find("nightfall"), Random(1), Search("search", Budget(0, 0.05))
    state = game.new(game.options({"draft": "quick-start"}), 1)
    kept = 0
    while state.seat >= 0 and kept < 5:
        seat = state.seat
        decision = state.decision(seat)
        if len(decision.codes) == 1:
            state.play(seat, decision.codes[0])
            continue
        observation = state.observe(seat)
        known = bot.known if bot.expected == observation.position() else None
        before = known.visits if known else 0
        code = bot.choose(observation, decision, random)
        assert code in decision.codes
        if known is not None:
            kept += 1
            assert known.visits > before
        state.play(seat, code)
        if state.seat != seat:
            assert bot.known is None
    assert kept == 5


@pytest.mark.soak
@pytest.mark.parametrize(
    ("scenario", "deal", "games", "least", "completed"),
    [
        (17, 31002, 1, 103.0, 1),
        pytest.param(0, 31000, 6, 105.0, 0, marks=pytest.mark.soak),
        pytest.param(4, 31000, 6, 95.0, 5, marks=pytest.mark.soak),
        pytest.param(17, 31000, 6, 103.0, 4, marks=pytest.mark.soak),
    ],
)
def test_alone_it_plays_for_what_is_asked(scenario: int, deal: int, games: int, least: float, completed: int) -> None:
    """`greedy` gets 97 points on average, and completes the scenarios in 70 and 5 % of its games."""
    options = {"mode": "solo", **({"scenario": scenario} if scenario else {})}
    played = list(Series("nocturne", options, ["search@80"], games, deal).play())
    assert fmean(game.result.totals[0] for game in played) > least
    assert not scenario or sum(all(game.result.more["aims"].values()) for game in played) >= completed


def test_alone_the_best_of_several_playouts_counts() -> None:
    """A scenario forbids what most random moves cause, so that all leaves would look lost otherwise."""
    game = catalogue.find("nocturne")
    state = game.new(game.options({"mode": "solo", "scenario": 19}), 3)
    list(wander(state, Random(3), 40))
    trees = [Tree(state.observe(0), 0, Evaluation(), Random(1), number) for number in (1, BRIEF)]
    position = state.position()
    for seed in range(20):
        for tree in trees:
            tree.random = Random(seed)
        one, best = (tree.outlook(state) for tree in trees)
        assert best >= one
    assert state.position() == position
    assert trees[0].solo is not None
    assert trees[1].solo is not None
    assert trees[1].solo.middle > trees[0].solo.middle


@pytest.mark.parametrize("name", ["level6@", "level6@fast", "search@-3", "level6@61s", "flat@0", "search@0s"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with refused("input-bot-budget"):
        bots.find(name)


def test_only_bots_that_search_have_a_budget() -> None:
    with refused("input-bot"):
        bots.find("greedy@1s")
    assert cast(Search, bots.find("level6@1s")).budget.seconds == 1.0
