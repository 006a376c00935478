"""Fitting a policy to what searches tried."""

from pathlib import Path

import pytest

from noctuary.bots.policy import read
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract import catalogue
from noctuary.simulation.dataset import DataSet
from noctuary.simulation.series import Series
from noctuary.simulation.training.policy import learn
from tests.games.trials import BUILT_IN


def data(folder: Path, name: str, bots: list[str], games: int) -> Path:
    for _ in DataSet(Series(name, {}, bots, games, 3), folder).play():
        pass
    return folder


@pytest.mark.usefixtures("lanterns")
def test_a_policy_predicts_unseen_decisions_better_than_chance(tmp_path: Path) -> None:
    """In a game that declares its table and says nothing of its moves."""
    game = catalogue.find("lanterns")
    report = learn(game, [data(tmp_path / "data", "lanterns", ["search@50"] * 2, 24)], tmp_path / "policy.npz")
    found = report[""]
    assert found["least"] < found["loss"] < found["even"]
    assert found["decisions"] == sum(one["decisions"] for kind, one in report.items() if kind)
    assert any(read(tmp_path / "policy.npz", game).weights)


def test_data_of_others_and_too_few_decisions_are_refused(tmp_path: Path) -> None:
    name, other = BUILT_IN[:2]
    folder = data(tmp_path / "data", name, ["random", "random"], 2)
    for asked, refusal in ((other, "train-policy-other"), (name, "train-policy-few")):
        with pytest.raises(BadInput) as error:
            learn(catalogue.find(asked), [folder], tmp_path / "policy.npz")
        assert error.value.message.id == refusal
    assert not (tmp_path / "policy.npz").exists()
