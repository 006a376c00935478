"""Copies and pickles of environments, bots and vectors go on like what they were made from, by either engine for the
other, and neither notices the other.
"""

import pickle
from collections.abc import Callable
from typing import Any, Final

import pytest

from noctuary import bots, engine
from noctuary.kernel.parts.offers import VECTORS

pytest.importorskip("gymnasium", reason="the extra `envs` is not installed")

from noctuary.envs import checks
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.sight import sight_of
from noctuary.kernel.contract.tensor import blank, encoded
from noctuary.kernel.contract.vectors import KINDS as VECTOR_KINDS
from tests.envs.playing import EVERY_WAY, GAMES, KINDS, WAYS, begun, copies, elsewhere, kinds, made, steps, told, ways
from tests.envs.vectors import tensor_of
from tests.games.trials import find, having

BOTS: Final = ("level1", "greedy", "random", "flat@6", "search@6", "level1.5", "level2-attacker")
pytestmark = pytest.mark.usefixtures("lanterns")
Way = Callable[[Any], Any]


@kinds
@pytest.mark.parametrize("game", GAMES)
def test_environments(game: str, kind: str) -> None:
    env = begun(kind, game)
    for way in WAYS.values():
        before = pickle.dumps(env)
        twin, third = way(env), way(env)
        found = steps(twin, 20)
        assert pickle.dumps(env) == before
        original, env = env, third
        assert steps(original, 20) == found


@ways
@kinds
def test_chance_of_copies_made_before_anything_was_drawn(kind: str, way: Way) -> None:
    env = made(kind, "nocturne")
    twin, drawn = way(env), []
    for one in (env, twin):
        one.reset()
        spaces = [one.action_space, one.observation_space]
        spaces = spaces if kind == "gymnasium" else [one.action_space(agent) for agent in one.possible_agents]
        drawn.append(told([space.sample() for space in spaces]))
    assert drawn[0] == drawn[1]
    assert steps(env, 9) == steps(twin, 9)


def used(things: Any) -> Any:
    """The engine of this process, and what comes of playing on with these environments in it."""
    return engine.NAME, [steps(env, 20) for env in things[0]]


@pytest.mark.parametrize("name", [engine.PURE, engine.COMPILED])
def test_pickles_cross_over_to_the_other_engine_and_come_back(name: str) -> None:
    if name == engine.COMPILED and not engine.is_ready():
        pytest.skip("no engine is compiled")
    envs = [begun(kind, game) for game in having(VECTORS) for kind in KINDS]
    players = [bots.find(bot) for bot in BOTS]
    there, (moved, again) = elsewhere((envs, players), name, used)
    assert there == (name, [steps(env, 20) for env in envs])
    assert [steps(env, 20) for env in moved] == [steps(env, 20) for env in envs]
    check_bots(players, again)


@ways
def test_bots(way: Way) -> None:
    players = [bots.find(name) for name in [*BOTS, *bots.names()]]
    twins = [way(player) for player in players]
    assert all(twin is not player for twin, player in zip(twins, players, strict=True))
    assert [twin.name for twin in twins] == [player.name for player in players]
    check_bots(players[: len(BOTS)], twins[: len(BOTS)])


def check_bots(players: list[Any], twins: list[Any]) -> None:
    """Check that bots choose alike."""
    for game in having(VECTORS):
        state = find(game).game.new(find(game).any_options(1), 5)
        seen, decision = state.observe(state.seat), state.decision(state.seat)
        for player, twin in zip(players, twins, strict=True):
            assert type(twin) is type(player)
            assert twin.choose(seen, decision, Random(3)) == player.choose(seen, decision, Random(3))


@kinds
def test_a_pickle_says_its_version(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pickled = pickle.dumps(begun(kind, "nocturne"))
    assert b"nocturne_v1, rules" in pickled
    monkeypatch.setattr(checks, "VERSION", 2)
    with pytest.raises(ValueError, match=r"saved by nocturne_v1, rules .* but here is nocturne_v2, rules"):
        pickle.loads(pickled)


@pytest.mark.parametrize("way", EVERY_WAY)
@pytest.mark.parametrize("name", GAMES)
def test_tensors(name: str, way: str) -> None:
    trial = find(name)
    tensor, state, sight = tensor_of(trial), trial.game.new(trial.any_options(1), 1), sight_of(trial.game)
    twin, layout, seen = copies(way, [tensor, tensor.layout, sight])
    assert (type(twin), twin.texts, twin.actions) == (type(tensor), tensor.texts, tensor.actions)
    vectors = [bytes(memoryview(encoded(one, state, 0, blank(one, state.options)))) for one in (tensor, twin)]
    assert vectors[0] == vectors[1]
    assert layout.flat() == tensor.layout.flat() == twin.layout.flat()
    assert layout.explain(vectors[0]) == tensor.layout.explain(vectors[0])
    assert seen.names == sight.names


@pytest.mark.parametrize("way", EVERY_WAY)
def test_vectors(way: str) -> None:
    vectors: list[Any] = [kind(numbers) for kind in VECTOR_KINDS.values() for numbers in ([1, 0, 1], [1, 0])]
    for vector, twin in zip(vectors, copies(way, vectors), strict=True):
        assert (type(twin), [*twin]) == (type(vector), [*vector])
        twin[1] = 1
        assert vector[1] == 0
    assert [len(empty) for empty in copies(way, [kind() for kind in VECTOR_KINDS.values()])] == [0] * len(VECTOR_KINDS)
