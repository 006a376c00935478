"""Training: the same games for the same seed, nothing done twice, and a report."""

import json
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from noctuary.bots.network import load
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game
from noctuary.simulation import intervals
from noctuary.simulation.cluster import LocalCluster
from noctuary.simulation.training import report, selfplay
from noctuary.simulation.training.data import Array, Data, forward
from noctuary.simulation.training.selfplay import TrainingRound
from noctuary.simulation.training.training import Training

VALUE = Path(catalogue.__file__).parents[2] / "games" / "nightfall" / "value.npz"


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "BATCH", 4)


def contents(series: TrainingRound) -> list[dict[str, Array]]:
    found = []
    for file in series.files:
        with np.load(file) as arrays:
            found.append(dict(arrays))
    return found


def same(one: list[dict[str, Array]], other: list[dict[str, Array]]) -> bool:
    return all(np.array_equal(a[key], b[key]) for a, b in zip(one, other, strict=True) for key in a)


def test_a_seed_decides_everything_on_any_number_of_processes(tmp_path: Path) -> None:
    found = []
    for folder, seed, processes in (("one", 3, 1), ("two", 3, 2), ("other", 4, 1)):
        series = TrainingRound("nightfall", seed, 1, 10, tmp_path / folder, VALUE, ["random"])
        assert sum(series.play(LocalCluster(processes))) == 10
        found.append(contents(series))
    assert same(found[0], found[1])
    assert not same(found[0], found[2])


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    series = TrainingRound("nocturne", 3, 0, 10, tmp_path, None, [])
    assert list(series.play()) == [4, 4, 2]
    before, times = contents(series), [file.stat().st_mtime_ns for file in series.files]
    series.files[1].unlink()
    assert list(series.play()) == [4, 2, 4]
    assert same(contents(series), before)
    assert [file.stat().st_mtime_ns == time for file, time in zip(series.files, times, strict=True)] == [1, 0, 1]


@pytest.mark.usefixtures("lanterns")
@pytest.mark.parametrize("name", ["nocturne", "lanterns"])
def test_positions_are_complete(name: str, tmp_path: Path) -> None:
    series = TrainingRound(name, 3, 0, 10, tmp_path, None, [])
    assert sum(series.play()) == 10
    data = Data(series.files)
    everything = np.arange(len(data.seats))
    assert 10 * (selfplay.KEPT - 1) < len(everything) <= 10 * selfplay.KEPT
    assert len(everything) == sum(map(len, (data.training, data.checking, data.testing)))
    assert np.allclose(data.table(data.won, everything, 0.0).sum(axis=1), 1)
    assert np.allclose(data.table(data.margin, everything, 0.0).sum(axis=1), 0, atol=1e-4)
    assert np.allclose(data.chances(data.evaluated, everything).sum(axis=1), 1)
    known, unknown = (data.loss(logits, everything).mean() for logits in (50.0 * (data.won == 1), data.won * 0))
    assert known < 0.2 < unknown


def test_a_folder_belongs_to_one_training(tmp_path: Path) -> None:
    Training("nightfall", 1, 20, tmp_path / "new")
    Training("nightfall", 1, 20, tmp_path / "new")
    with pytest.raises(BadInput, match="its “seed” is 1, not 2"):
        Training("nightfall", 2, 20, tmp_path / "new")
    (tmp_path / "new" / "recipe.json").write_text("{")
    with pytest.raises(BadInput, match="cannot be used"):
        Training("nightfall", 1, 20, tmp_path / "new")


def test_games_without_features_and_unknown_bots_are_refused(
    lanterns: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lanterns, "features", ())
    with pytest.raises(BadInput, match="no features"):
        Training("lanterns", 1, 20, tmp_path)
    with pytest.raises(BadInput, match="no bot called “clever”"):
        Training("nocturne", 1, 20, tmp_path, ["clever"])


def test_the_report_shows_losses_and_curves_and_the_interval_of_a_loss_counts_a_game_once(tmp_path: Path) -> None:
    series = TrainingRound("nightfall", 3, 0, 60, tmp_path, None, [])
    assert sum(series.play()) == 60
    data = Data(series.files)
    page = report.page(data, *load(VALUE), "de")
    assert page.count("<svg") == 2
    assert "Wie gut sie den Sieger vorhersagt" in page
    assert "train-report" not in page
    *_, (_, number, found) = report.losses(data, load(VALUE)[1])
    assert number == len(data.testing)
    alone = data.loss(data.evaluation(), data.testing)
    games = [alone[data.games[data.testing] == game] for game in np.unique(data.games[data.testing])]
    assert len(games) == 6
    expected = intervals.mean(intervals.columns([(len(game), game.sum()) for game in games]))
    assert found[1][1] == pytest.approx(expected)
    assert report.bounded((0.5, expected)).startswith("0.5000 (")


@pytest.mark.skipif(find_spec("torch") is None, reason="needs PyTorch")
def test_a_fit_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    from noctuary.simulation.training.fit import Fit

    series = TrainingRound("nightfall", 3, 0, 40, tmp_path, None, [])
    assert sum(series.play()) == 40
    data = Data(series.files)
    whole = Fit(data, (8,), 3.0, 1, tmp_path / "whole.pt")
    whole.run(lambda losses: None)

    def stop(losses: list[tuple[float, float]]) -> None:
        if len(losses) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Fit(data, (8,), 3.0, 1, tmp_path / "parts.pt").run(stop)
    rest = Fit(data, (8,), 3.0, 1, tmp_path / "parts.pt")
    rest.run(lambda losses: None)
    assert rest.history == whole.history
    assert np.array_equal(rest.arrays()["weights1"], whole.arrays()["weights1"])
    # PyTorch's own forward pass says the same.
    logits = forward(rest.arrays(), data.features)
    rest.network.load_state_dict(rest.best)
    assert np.allclose(rest.network(rest.features).detach().numpy(), logits, atol=1e-4)


@pytest.mark.skipif(find_spec("torch") is None, reason="needs PyTorch")
def test_a_training_goes_through_its_rounds(tmp_path: Path) -> None:
    training = Training("nightfall", 1, 20, tmp_path)
    for number in range(2):
        assert sum(training.round(number).play()) == 20
        training.fit(number, lambda model, losses: None)
    about, arrays = load(training.value(1))
    assert (about["rounds"], about["positions"], len(arrays["linear"])) == (2, 320, len(arrays["names"]))
    assert json.loads((tmp_path / "recipe.json").read_text())["games"] == 20
