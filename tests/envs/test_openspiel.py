"""The games registered with OpenSpiel pass its own tests, and its algorithms learn from them."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")

import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    cfr,
    expected_game_score,
    exploitability,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

from noctuary.envs import openspiel
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract import catalogue
from tests.envs.playing import ways
from tests.games.trials import BUILT_IN, find, seats_of
from tests.kuhn.game import GAME

pytestmark = pytest.mark.soak
GAMES = [
    f"noctuary_{name}(players={seats_of(find(name).game, 2 + number % 2)},options={options})"
    for number, name in enumerate(BUILT_IN)
    for options in [" ".join(f"{option}:{value}" for option, value in find(name).short.items())]
]
games = pytest.mark.parametrize("name", GAMES)


@games
def test_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@games
def test_playthroughs(name: str) -> None:
    assert "ChanceOutcomes()" in generate_playthrough.playthrough(name, action_sequence=None, seed=1)


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
@ways
def test_copies_go_on_alike_and_apart(name: str, way: Callable[[Any], Any]) -> None:
    game = pyspiel.load_game(name)
    assert str(way(game)) == str(way(way(game))) == str(game)
    assert str(way(game).new_initial_state().child(3)) == str(game.new_initial_state().child(3))
    state = played(name, 12)
    for original in (state, state.resample_from_infostate(state.current_player(), random.Random(2).random)):
        before, twin = pickle.dumps(original), way(original)
        assert (str(twin), twin.history()) == (str(original), original.history())
        for _ in range(9):
            twin.apply_action(twin.legal_actions()[-1])
        assert pickle.dumps(original) == before
        for _ in range(9):
            original.apply_action(original.legal_actions()[-1])
        assert str(twin) == str(original)
        assert twin.information_state_string(0) == original.information_state_string(0)


def has(name: str, options: str) -> bool:
    """Whether a game has these options."""
    try:
        return bool(find(name).game.options(openspiel.read_options(openspiel.readable(options))))
    except BadInput:
        return False


@pytest.mark.parametrize(
    "options",
    [
        "characters:[abigail;flint] mode:advanced",
        "mode:advanced  characters:[ abigail, flint ]",
        "modifications:[chest-hunt,precious-gems]",
        "draft:quick-start pairs:[1, 4] series:true",
    ],
)
def test_names_with_lists_are_written_read_and_serialised(options: str) -> None:
    (name,) = (name for name in BUILT_IN if has(name, options))
    game = pyspiel.load_game(f"noctuary_{name}", {"options": options})
    lists = [value for value in game.options.mapping().values() if isinstance(value, list)]
    assert [len(one) for one in lists] == [2]
    again = pyspiel.load_game(str(game))
    assert (str(again), again.options.mapping()) == (str(game), game.options.mapping())
    state = game.new_initial_state().child(3)
    state.apply_action(state.legal_actions()[0])
    read_game, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert (str(read_game), str(read), read.history()) == (str(game), str(state), state.history())
    assert str(copy.deepcopy(game)) == str(game)
    with pytest.raises(ValueError, match=r"characters:\[abigail"):
        openspiel.read_options("characters:[abigail")


@games
@pytest.mark.parametrize(
    "settings", ["players=2,options=players:3", "options=players:2 players:3", "options=players:5"]
)
def test_settings_that_contradict_each_other_are_refused(name: str, settings: str) -> None:
    with pytest.raises(ValueError, match=r"players:\d in options contradicts players=2|'players' is there twice"):
        pyspiel.load_game(f"{name.partition('(')[0]}({settings})")


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


def test_the_value_of_kuhn_poker_is_minus_one_eighteenth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "find", lambda name: GAME)
    openspiel.register("kuhn")
    game = pyspiel.load_game("noctuary_kuhn(deals=0,reward=margin)")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.exploitability(game, policy) < 1e-3
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert value == pytest.approx([-1 / 18, 1 / 18], abs=1e-3)


SMALL = "noctuary_nightfall(deals=0,options=small:true first:P1 turn_limit:1)"


def test_nfsp() -> None:
    nfsp = pytest.importorskip("open_spiel.python.pytorch.nfsp", reason="torch or dm-tree is not installed")
    env = rl_environment.Environment(pyspiel.load_game(SMALL))
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    agents = [
        nfsp.NFSP(seat, size, actions, [16], 100, 0.5, batch_size=4, min_buffer_size_to_learn=8, learn_every=8)
        for seat in (0, 1)
    ]
    for _ in range(30):
        step = env.reset()
        while not step.last():
            step = env.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)
    losses = [float(loss) for agent in agents for loss in agent.loss if loss is not None]
    assert losses
    assert np.isfinite(losses).all()


def test_ppo() -> None:
    ppo = pytest.importorskip("open_spiel.python.pytorch.ppo", reason="torch is not installed")
    env, chance = rl_environment.Environment(pyspiel.load_game(SMALL)), random.Random(1)
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    agent = ppo.PPO((size,), actions, 2, steps_per_batch=16, num_minibatches=2, agent_fn=ppo.PPOAgent)
    before = [weights.detach().clone() for weights in agent.parameters()]
    step = env.reset()

    def until_own_turn(step: Any) -> Any:
        while not step.last() and step.observations["current_player"] != 0:
            step = env.step([chance.choice(step.observations["legal_actions"][1])])
        return step

    for _ in range(16):
        step = until_own_turn(env.reset() if step.last() else step)
        step = until_own_turn(env.step([agent.step([step])[0].action]))
        agent.post_step([step.rewards[0]], [step.last()])
    agent.learn([step])
    assert any((old != new).any() for old, new in zip(before, agent.parameters(), strict=True))
    assert all(weights.isfinite().all() for weights in agent.parameters())
