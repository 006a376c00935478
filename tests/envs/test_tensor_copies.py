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
RETURN = "import pickle, sys; sys.stdout.buffer.write(pickle.dumps(pickle.load(sys.stdin.buffer)))"


def through_pickle(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def through_pure_python(thing: Any) -> Any:
    """A thing that a process which plays in pure Python has unpickled and pickled again."""
    there = {**os.environ, ENVIRONMENT: PURE}
    done = subprocess.run([sys.executable, "-c", RETURN], input=pickle.dumps(thing), env=there, stdout=-1, check=True)
    return pickle.loads(done.stdout)


copies = pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, through_pickle, through_pure_python])


@copies
@pytest.mark.parametrize("name", [*having(VECTORS), "lanterns"])
def test_a_copied_tensor_sees_the_same(name: str, copied: Callable[[Any], Any]) -> None:
    trial = find(name)
    tensor, state = tensor_of(trial), trial.game.new(trial.any_options(1), 1)
    twin: Tensor = copied(tensor)
    assert type(twin) is type(tensor)
    assert twin.texts == tensor.texts
    assert twin.actions == tensor.actions
    vectors = [bytes(memoryview(encoded(one, state, 0, blank(one, state.options)))) for one in (tensor, twin)]
    assert vectors[0] == vectors[1]
    layout = copied(tensor.layout)
    assert layout.flat() == tensor.layout.flat() == twin.layout.flat()
    assert layout.explain(vectors[0]) == tensor.layout.explain(vectors[0])
    assert copied(sight_of(trial.game)).names == sight_of(trial.game).names


@copies
@pytest.mark.parametrize("form", KINDS)
def test_a_copied_vector_is_another_one(form: str, copied: Callable[[Any], Any]) -> None:
    vector = KINDS[form]([1, 0, 1])
    twin = copied(vector)
    assert type(twin) is type(vector)
    assert memoryview(twin).tolist() == [1, 0, 1]
    twin[1] = 1
    assert memoryview(vector).tolist() == [1, 0, 1]
    assert len(copied(KINDS[form]())) == 0


def test_options_may_be_numbers_of_numpy() -> None:
    game = find("nocturne").game
    names = ["redd", "sage", "flint"]
    plain = game.options({"players": 3, "advanced": True, "characters": names}).mapping()
    for given in (np.array(names), tuple(names)):
        assert game.options({"players": np.int64(3), "advanced": np.True_, "characters": given}).mapping() == plain
