"""The examples of learning learn something, and leave a file that plays."""

import math
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("sb3_contrib", reason="the extra `learn` is not installed")

import torch

from examples.learning import clone, masked_ppo, policy, ppo
from noctuary.envs import Batch, networks
from noctuary.envs.stepping import tensor_of
from noctuary.kernel.contract.catalogue import find
from noctuary.simulation.dataset import DataSet
from noctuary.simulation.series import Series
from tests.games.trials import BUILT_IN

pytestmark = [
    pytest.mark.soak,
    pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning", "ignore::UserWarning"),
]
Main = Callable[[Sequence[str]], None]


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize(
    ("main", "little"),
    [
        (ppo.main, "--steps 1 --reports 1"),
        (clone.main, "--rounds 1"),
        (masked_ppo.main, "--steps 320 --reports 2 --opponent random --snapshots"),
    ],
    ids=["ppo", "clone", "masked"],
)
def test_examples(main: Main, little: str, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "learned.zip"
    if main is clone.main:
        list(DataSet(Series(game, {}, ["greedy", "random"], 2, 1), tmp_path / "data").play())
        little += f" {tmp_path / 'data'}"
    else:
        little += f" --game {game}"
    main([*little.split(), "--out", str(file), "--against", "random", "--games", "2"])
    said = capsys.readouterr().out
    found = re.search(r"loss (\S+?)[:,]", said)
    assert found
    assert math.isfinite(float(found[1]))
    assert "of 2 games against random" in said
    pick = masked_ppo.load(file) if main is masked_ppo.main else networks.load(file).pick
    assert "of 2 games against random" in policy.measure(pick, game, "random", 2)


def test_actions_are_known_by_what_lies_there_and_beside() -> None:
    tensor = tensor_of(find("nocturne"))
    part = next(part for part in tensor.layout.flat() if part.name == "tile")
    layer = networks.ActionLayer(tensor.layout, tensor.texts, 4)
    number = len(tensor.texts)

    def known(**tiles: int) -> np.ndarray:
        """What is known of all actions while these tiles lie in the forest."""
        seen = np.zeros((1, tensor.size), np.uint8)
        for cell, tile in tiles.items():
            seen[0, part.at + part.axis.labels.index(cell)] = tile
        with torch.no_grad():
            return np.asarray(layer(seen, np.zeros(number, np.int64), np.arange(number)))

    changed = np.abs(known(b2=1) - known()).max(1) > 0
    cells = {cell for cell in part.axis.labels for one in np.flatnonzero(changed) if cell in tensor.texts[one].split()}
    assert cells == {"b2", "b1", "a2", "c2", "b3"}
    there, elsewhere = ((known(**{cell: 1}) - known())[tensor.texts.index(f"cast 4 {cell}")] for cell in ("b2", "e5"))
    assert np.allclose(there, elsewhere, atol=1e-5)


@pytest.mark.parametrize("game", BUILT_IN)
def test_each_column_of_an_answer_is_for_one_legal_action(game: str) -> None:
    network, batch = networks.PolicyNetwork(game, 8), Batch(game, 8, 1, players=2)
    torch.nn.init.ones_(network.policy.weight)
    seen, mask, *_ = batch.reset()
    for _ in range(20):
        with torch.no_grad():
            likely = network(seen, mask)[0].numpy()
        for one, row in enumerate(likely):
            legal = np.flatnonzero(mask[one])
            assert np.exp(row[: len(legal)]).sum() == pytest.approx(1, abs=1e-5)
            assert network.pick(seen[one], mask[one]) == legal[row.argmax()]
            ends = np.zeros_like(mask[:1])
            ends[0, legal[[0, -1]]] = 1  # What is known of an action is the same beside others.
            with torch.no_grad():
                fewer = network(seen[one : one + 1], ends)[0].numpy()[0]
            assert fewer[-1] - fewer[0] == pytest.approx(row[len(legal) - 1] - row[0], abs=1e-4)
        seen, mask, *_ = batch.step(networks.chosen(mask, likely.argmax(1)))


@pytest.mark.parametrize("game", BUILT_IN)
def test_numbers_of_things_look_different(game: str) -> None:
    parts = [part for part in tensor_of(find(game)).layout.flat() if part.name in ("about", "minion", "step-0 second")]
    assert min(map(networks.top, parts)) >= 24
