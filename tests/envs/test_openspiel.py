"""The games registered with OpenSpiel pass its own tests."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")

import pyspiel
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr

import noctuary.envs.openspiel  # noqa: F401

pytestmark = pytest.mark.soak
GAMES = ("noctuary_nightfall(options=draft:quick-start turn_limit:3)", "noctuary_nocturne(players=3,deals=5)")
games = pytest.mark.parametrize("name", GAMES)


@games
def test_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@games
def test_playthroughs(name: str) -> None:
    text = generate_playthrough.playthrough(name, action_sequence=None, seed=1)
    assert "ChanceOutcomes()" in text


def played(name: str, moves: int) -> Any:
    """A state after so many random moves."""
    chance = random.Random(1)
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(moves):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@games
def test_states_drawn_for_a_player_look_the_same_to_it(name: str) -> None:
    state = played(name, 12)
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, random.Random(2).random)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_string(player) == state.information_state_string(player)
    assert str(other) != str(state)


@games
def test_searches(name: str) -> None:
    state = played(name, 12)
    evaluator = mcts.RandomRolloutEvaluator(1)
    assert mcts.MCTSBot(state.get_game(), 2.0, 5, evaluator).step(state) in state.legal_actions()
    assert ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 5).step(state) in state.legal_actions()


@games
def test_regrets(name: str) -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(name))
    solver.iteration()
    assert solver.average_policy().action_probabilities(played(name, 5))
