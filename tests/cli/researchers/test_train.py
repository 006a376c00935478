"""`noctuary train`."""

import re
from pathlib import Path

import pytest

from noctuary.bots.policy import read
from noctuary.kernel.base.files import open_locked
from noctuary.kernel.contract import catalogue
from noctuary.simulation.training.training import RECIPE, Training
from tests.cli.command import Noctuary


def test_train_shows_the_linear_model(noctuary: Noctuary) -> None:
    shown = noctuary.text("train nightfall --show --lang de")
    assert "game: nightfall" in shown
    assert "Lineares Modell" in shown
    assert "lead-late" in shown


def test_train_asks_for_pytorch(noctuary: Noctuary, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("noctuary.cli.researchers.train.find_spec", lambda name: None)
    assert "needs PyTorch (torch)" in noctuary.wrong(f"train nightfall --folder {tmp_path / 'new'}", code=2)
    assert not (tmp_path / "new").exists()
    assert noctuary("train")[0] == 2


def test_one_training_at_a_time_fills_a_folder(
    noctuary: Noctuary, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("noctuary.cli.researchers.train.find_spec", lambda name: name)
    Training("nightfall", 1, 20, tmp_path)
    with open_locked(tmp_path / RECIPE):
        assert "Another program" in noctuary.wrong(f"train nightfall --games 20 --seed 1 --folder {tmp_path}")


def test_train_fits_a_policy_to_a_data_set(noctuary: Noctuary, tmp_path: Path) -> None:
    made = "--seats search@10,random --games 12 --seed 3"
    assert noctuary(f"data make nocturne {made} -o {tmp_path / 'data'}")[0] == 0
    shown = noctuary.text(f"train nocturne --policy {tmp_path / 'data'} --folder {tmp_path / 'made'}")
    assert re.search(r"^all: decisions [0-9]+, loss [0-9.]+, even ", shown, re.MULTILINE)
    assert any(read(tmp_path / "made/policy.npz", catalogue.find("nocturne")).weights)
