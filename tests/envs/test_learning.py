"""The examples of learning learn something, and leave a file that plays."""

import math
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

pytest.importorskip("sb3_contrib", reason="the extra `learn` is not installed")

from examples.learning import clone, masked_ppo, policy, ppo
from noctuary.envs import networks
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
        (ppo.main, "--minutes 0.001 --reports 1"),
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
