"""Vectors, and what makes them, can be copied and pickled, by either engine for the other."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from noctuary.engine import ENVIRONMENT, PURE
from noctuary.kernel.parts.offers import VECTORS
from tests.games.trials import find, having

pytest.importorskip("librt", reason="the extra `envs` is not installed")

from noctuary.kernel.contract.sight import sight_of
from noctuary.kernel.contract.tensor import Tensor, blank, encoded
from noctuary.kernel.contract.vectors import KINDS
from tests.envs.vectors import tensor_of

pytestmark = pytest.mark.usefixtures("lanterns")
RETURN = """
import pickle, sys
sys.stdout.buffer.write(pickle.dumps([pickle.dumps(pickle.loads(one)) for one in pickle.load(sys.stdin.buffer)]))
"""
Copies = Callable[..., list[Any]]


def through_pure_python(*things: Any) -> list[Any]:
    """Things that a process which plays in pure Python has unpickled and pickled again."""
    there, sent = {**os.environ, ENVIRONMENT: PURE}, pickle.dumps([pickle.dumps(one) for one in things])
    done = subprocess.run([sys.executable, "-c", RETURN], input=sent, env=there, stdout=-1, check=True)
    return [pickle.loads(one) for one in pickle.loads(done.stdout)]


WAYS: dict[str, Copies] = {
    "copy": lambda *things: [copy.copy(one) for one in things],
    "deepcopy": lambda *things: [copy.deepcopy(one) for one in things],
    "pickle": lambda *things: [pickle.loads(pickle.dumps(one)) for one in things],
    "pure Python": through_pure_python,
}
copies = pytest.mark.parametrize("copied", WAYS.values(), ids=WAYS)


@copies
@pytest.mark.parametrize("name", [*having(VECTORS), "lanterns"])
def test_a_copied_tensor_sees_the_same(name: str, copied: Copies) -> None:
    trial = find(name)
    tensor, state = tensor_of(trial), trial.game.new(trial.any_options(1), 1)
    twin: Tensor
    twin, layout, sight = copied(tensor, tensor.layout, sight_of(trial.game))
    assert type(twin) is type(tensor)
    assert twin.texts == tensor.texts
    assert twin.actions == tensor.actions
    vectors = [bytes(memoryview(encoded(one, state, 0, blank(one, state.options)))) for one in (tensor, twin)]
    assert vectors[0] == vectors[1]
    assert layout.flat() == tensor.layout.flat() == twin.layout.flat()
    assert layout.explain(vectors[0]) == tensor.layout.explain(vectors[0])
    assert sight.names == sight_of(trial.game).names


@copies
@pytest.mark.parametrize("form", KINDS)
def test_a_copied_vector_is_another_one(form: str, copied: Copies) -> None:
    vector = KINDS[form]([1, 0, 1])
    twin, empty = copied(vector, KINDS[form]())
    assert type(twin) is type(vector)
    assert memoryview(twin).tolist() == [1, 0, 1]
    twin[1] = 1
    assert memoryview(vector).tolist() == [1, 0, 1]
    assert len(empty) == 0


def test_options_may_be_numbers_of_numpy() -> None:
    game = find("nocturne").game
    names = ["redd", "sage", "flint"]
    plain = game.options({"players": 3, "advanced": True, "characters": names}).mapping()
    for given in (np.array(names), tuple(names)):
        assert game.options({"players": np.int64(3), "advanced": np.True_, "characters": given}).mapping() == plain
