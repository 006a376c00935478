"""Data sets of games between bots."""

import re
from collections.abc import Generator
from itertools import islice
from pathlib import Path
from typing import Any, cast

import numpy as np
import pyarrow.parquet
import pytest

from noctuary.cli.main import main
from noctuary.envs.episodes import Episodes
from noctuary.kernel.parts.offers import VECTORS
from noctuary.simulation import dataset
from noctuary.simulation.cluster import ALONE, Cluster, LocalCluster
from noctuary.simulation.dataset import ABOUT, PART, VERSION, DataSet
from noctuary.simulation.series import Series
from tests.games.trials import having
from tests.refusals import refused
from tools.make_data_page import PAGE, page


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def made(folder: Path, series: Series, cluster: Cluster = ALONE) -> list[dict[str, Any]]:
    """The decisions of a new data set."""
    assert list(DataSet(series, folder).play(cluster)) == list(range(series.games))
    return cast(list[dict[str, Any]], pyarrow.parquet.read_table(folder / "decisions.parquet").to_pylist())


def stop(series: Series, folder: Path, number: int) -> None:
    """Play so many games of a data set."""
    games = DataSet(series, folder).play()
    assert len(list(islice(games, number))) == number
    assert isinstance(games, Generator)
    games.close()


def test_files_are_the_same_anywhere_and_however_often_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "PART", 4)
    series = Series("nocturne", {"mode": "family"}, ["random", "greedy"], 10, 3)
    made(tmp_path / "one", series)
    made(tmp_path / "two", series, LocalCluster(2))
    for number in (5, 9):
        stop(series, tmp_path / "stopped", number)
    assert len(list((tmp_path / "stopped/parts").iterdir())) == 4
    made(tmp_path / "stopped", series)
    made(tmp_path / "stopped", series)
    assert content(tmp_path / "one") == content(tmp_path / "two") == content(tmp_path / "stopped")
    assert content(tmp_path / "one").keys() == {"games.parquet", "decisions.parquet", "setup.json"}


@pytest.mark.usefixtures("lanterns")
@pytest.mark.parametrize("name", [*having(VECTORS), "lanterns"])
def test_environments_see_the_same(name: str, tmp_path: Path) -> None:
    rows = made(tmp_path / name, Series(name, {}, ["search@8", "random"], 2, 7))
    games = pyarrow.parquet.read_table(tmp_path / name / "games.parquet").to_pylist()
    episodes = Episodes(name, {"players": 2})
    for game in games:
        episodes.begin(int(game["seed"]))
        mine = [row for row in rows if row["game"] == game["game"]]
        assert [row["step"] for row in mine] == list(range(game["decisions"]))
        for row in mine:
            seat = row["seat"]
            assert seat == episodes.state.seat
            assert row["bot"] == game["bots"][seat]
            assert row["observation"] == episodes.see(seat).tolist()
            assert sorted(row["legal"]) == np.flatnonzero(episodes.mask(seat)).tolist()
            assert (row["policy"] is None) == (row["value"] is None) == (row["bot"] == "random")
            if row["policy"]:
                assert len(row["policy"]) == len(row["legal"])
                assert sum(row["policy"]) == pytest.approx(1)
                assert (
                    row["legal"][int(np.argmax(row["policy"]))] == row["action"]
                    or row["policy"].count(max(row["policy"])) > 1
                )
                assert 0 <= row["value"] <= 1
            assert row["outcome"] == game["outcomes"][seat]
            episodes.play(seat, row["action"])
        assert episodes.is_over
        assert episodes.state.result is not None
        assert episodes.state.result.totals == game["totals"]
        assert [seat for seat, place in enumerate(game["places"]) if place == 1] == episodes.state.result.winners
        assert sum(game["outcomes"]) == pytest.approx(1)


@pytest.mark.usefixtures("lanterns")
def test_a_game_without_a_tensor_has_its_codes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "tensor_of", lambda game: None)
    rows = made(tmp_path, Series("lanterns", {}, ["random", "random"], 2, 7))
    assert {row["observation"] for row in rows} == {None}
    assert all(row["action"] in row["legal"] for row in rows)


def test_a_folder_belongs_to_one_data_set(tmp_path: Path) -> None:
    made(tmp_path / "data", Series("nocturne", {"mode": "family"}, ["random", "random"], 2, 7))
    (tmp_path / "file").touch()
    for folder, seed, id in (("data", 8, "data-differs"), ("", 7, "data-foreign"), ("file", 7, "data-folder")):
        with refused(id):
            DataSet(Series("nocturne", {"mode": "family"}, ["random", "random"], 2, seed), tmp_path / folder)
    with refused("data-none"):
        dataset.read_setup(tmp_path)


def test_more_games_are_added_as_if_all_had_been_played_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "PART", 4)

    def games(number: int, seed: int = 3) -> Series:
        return Series("nocturne", {"mode": "family"}, ["random", "greedy"], number, seed)

    made(tmp_path / "one", games(14))
    played: list[int] = []
    play_game = dataset.play_game

    def played_game(series: Series, number: int) -> dataset.Recorded:
        played.append(number)
        return play_game(series, number)

    monkeypatch.setattr(dataset, "play_game", played_game)
    for number in (2, 6, 14):
        made(tmp_path / "more", games(number))
    assert sorted(played) == list(range(14))
    assert content(tmp_path / "more") == content(tmp_path / "one")
    # Stopped while it added, it goes on, even with more games still.
    stop(games(10), tmp_path / "stopped", 6)
    made(tmp_path / "stopped", games(14))
    assert content(tmp_path / "stopped") == content(tmp_path / "one")
    deals = pyarrow.parquet.read_table(tmp_path / "more/games.parquet")["seed"].to_pylist()
    assert len(set(deals)) == 7
    for other in (games(6), games(20, seed=4)):
        with refused("data-differs"):
            DataSet(other, tmp_path / "more")


@pytest.mark.soak
def test_minari_reads_what_is_exported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    minari = pytest.importorskip("minari", reason="Minari is not installed")
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    monkeypatch.setattr(dataset, "PART", 4)
    rows = made(tmp_path / "set", Series("nocturne", {"mode": "family"}, ["random", "greedy"], 6, 7))
    export = f"data export {tmp_path}/set --minari noctuary/some-v0 --lang en".split()
    assert main(export) == 0
    found = minari.load_dataset("noctuary/some-v0")
    assert found.total_steps == len(rows)
    games = pyarrow.parquet.read_table(tmp_path / "set/games.parquet").to_pylist()
    assert found.total_episodes == 2 * len(games)
    env = found.recover_environment()
    env.reset(seed=1)
    for number, episode in enumerate(found.iterate_episodes()):
        own = [row for row in rows if row["game"] == number // 2 and row["seat"] == number % 2]
        assert episode.observations["observation"][:-1].tolist() == [row["observation"] for row in own]
        masks = [np.flatnonzero(mask).tolist() for mask in episode.observations["action_mask"]]
        assert masks == [*(sorted(row["legal"]) for row in own), [0]]
        assert episode.actions.tolist() == [row["action"] for row in own]
        assert episode.rewards.tolist()[-1] == 2 * own[0]["outcome"] - 1
        assert not episode.rewards[:-1].any()
        assert (episode.terminations[-1], episode.truncations.any()) == (True, False)
        assert env.observation_space.contains({key: one[0] for key, one in episode.observations.items()})
    assert main(export) == 1  # It is already there.


def test_a_folder_is_filled_by_one_program_at_a_time(tmp_path: Path) -> None:
    series = Series("nocturne", {"mode": "family"}, ["random", "random"], 2, 7)
    second = DataSet(series, tmp_path)
    games = DataSet(series, tmp_path).play()
    assert next(games) == 0
    for other in (second.play, lambda: [DataSet(series, tmp_path)]):
        with refused("file-used"):
            next(iter(other()))
    assert list(games) == [1]
    assert made(tmp_path, series)


def test_the_command_makes_and_describes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = str(tmp_path / "data")
    make = "data make nocturne --seats random,random --mode family --games 2 --processes 1 --lang en -o".split()
    assert main([*make, out]) == 0
    made = capsys.readouterr().out
    assert "decisions.parquet: " in made
    assert main(["data", "describe", out, "--lang", "en"]) == 0
    assert capsys.readouterr().out == made
    file = tmp_path / "data/decisions.parquet"
    whole = file.read_bytes()
    for damaged in (b"PAR1", (tmp_path / "data/games.parquet").read_bytes(), whole[:500] + bytes(900) + whole[1400:]):
        file.write_bytes(damaged)
        for words in ([*make, out, "--games", "4"], ["data", "describe", out, "--lang", "en"]):
            if words[1] == "make" or not damaged.startswith(whole[:500]):
                assert main(words) == 1
                assert "decisions.parquet: This file cannot be read: " in capsys.readouterr().err
    monkeypatch.setattr("noctuary.cli.researchers.data.find_spec", lambda name: None)
    assert main([*make, out]) == 2
    assert 'pip install "$(ls dist/*.whl)[data]"' in capsys.readouterr().err


def test_the_page_is_current() -> None:
    told = (f"files of {PART} games", f"the metadata `{ABOUT.decode()}`", f"This is version {VERSION} of the columns")
    assert [words for words in told if words not in page()] == []
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tools.make_data_page"


LOADERS = re.findall(r"## ([\w ]+)\n\n```python\n(.*?)```", page(), re.DOTALL)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "code"), LOADERS)
def test_the_loaders_of_the_page_load(name: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip({"PyTorch": "torch"}.get(name, name.lower().split()[-1]))
    rows = made(tmp_path / "nocturne-level4", Series("nocturne", {}, ["random", "greedy"], 4, 7))
    monkeypatch.chdir(tmp_path)
    found: dict[str, Any] = {}
    exec(code, found)
    assert found["seen"].dtype == np.uint8
    assert found["seen"].tolist() == [row["observation"] for row in rows]
    if name == "DuckDB":
        assert {bot for bot, *_ in found["found"]} == {"random", "greedy"}
    if name == "Polars":
        assert [np.flatnonzero(one).tolist() for one in found["mask"]] == [sorted(row["legal"]) for row in rows]
        assert found["mask"].shape[1] == dataset.read_setup(tmp_path / "nocturne-level4")["actions"]
    if name == "PyTorch":
        assert sum(len(actions) for _, actions in found["loader"]) == len(rows)


def test_the_page_says_the_types_that_files_have(tmp_path: Path) -> None:
    made(tmp_path, Series("nocturne", {"mode": "family"}, ["random", "random"], 2, 7))
    for name, fields in dataset.FIELDS.items():
        for field in pyarrow.parquet.read_schema(tmp_path / f"{name}.parquet"):
            told = str(field.type).replace("element: ", "")
            assert re.sub(r"\[\d+\]", "[n]", told) == next(one.type for one in fields if one.name == field.name)


def test_a_data_set_of_another_version_is_refused(tmp_path: Path) -> None:
    series = Series("nocturne", {"mode": "family"}, ["random", "random"], 2, 7)
    made(tmp_path, series)
    setup = tmp_path / "setup.json"
    setup.write_text(setup.read_text().replace(f'"schema": {dataset.VERSION}', '"schema": 1'))
    for use in (lambda: dataset.read_setup(tmp_path), lambda: DataSet(series, tmp_path)):
        with refused("data-version"):
            use()
    # What is wrong with the file itself is said, too.
    setup.write_bytes(b"\xff")
    with refused("file-no-text"):
        dataset.read_setup(tmp_path)
