"""The small games, which programs can solve, are games like others."""

from collections.abc import Callable

import pytest

pytest.importorskip("librt", reason="the extra `envs` is not installed")

from examples.learning import solve
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import State
from noctuary.simulation.series import Series
from tests.invariants import Poison, check_game

small = pytest.mark.parametrize("name", solve.SMALL)


class Plain:
    """What is hidden from a seat is changed as it is drawn for that seat; nothing else is checked."""

    def __init__(self) -> None:
        self.poison: Poison = State.determinize
        self.check: Callable[[State], None] = lambda state: None


@small
def test_random_games(name: str) -> None:
    game = catalogue.find(name)
    for seed in range(2):
        check_game(game, game.options(solve.SMALL[name]), seed, Plain())


@small
def test_what_is_drawn_for_a_seat_has_only_what_is_in_play(name: str) -> None:
    game = catalogue.find(name)
    options = game.options(solve.SMALL[name])
    dealt = {str(game.new(options, seed).position()["players"]["P2"]) for seed in range(200)}
    state = game.new(options, 1)
    drawn = {str(state.determinize(0, Random(seed)).position()["players"]["P2"]) for seed in range(200)}
    assert len(drawn) > 1
    assert drawn <= dealt


@small
def test_bots_play_them(name: str) -> None:
    for bot in ("greedy", "search@20"):
        for played in Series(name, {**solve.SMALL[name], "players": 2}, [bot, "random"], 2, 1).play():
            assert played.result.totals


@pytest.mark.soak
@small
def test_their_values(name: str) -> None:
    pytest.importorskip("scipy", reason="the extra `openspiel` is not installed")
    game = catalogue.find(name)
    tree = solve.Tree(game, game.options(solve.SMALL[name]))
    assert solve.solve(tree) == pytest.approx(1 / 9, abs=1e-6)
    regrets = solve.Regrets(tree)
    while regrets.rounds < 128:
        regrets.improve()
    low, high = regrets.found()
    assert low < 1 / 9 < high
    assert high - low < 2e-3
