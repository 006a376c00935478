"""`noctuary tournament`."""

import csv
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pyarrow.parquet
import pytest

from tests.cli.command import Noctuary

SMALL = "tournament nocturne greedy --mode family --deals 3 random --processes 1"


def test_tables_and_files(tmp_path: Path, noctuary: Noctuary) -> None:
    files = {name: tmp_path / f"out.{name}" for name in ("csv", "parquet", "svg", "png")}
    words = f"--csv {files['csv']} --parquet {files['parquet']} --plot {files['svg']}"
    text = noctuary.text(f"{SMALL} {words} --results {tmp_path / 'results'}")
    assert "greedy │ random │ 3 │ 6" in text
    assert "6 games of 3 deals." in text
    rows = list(csv.DictReader(files["csv"].read_text().splitlines()))
    assert len(rows) == 12
    assert {row["bot"] for row in rows} == {"greedy", "random"}
    assert sum(float(row["won"]) for row in rows) == 6
    table = pyarrow.parquet.read_table(files["parquet"])
    assert [{key: str(value) for key, value in row.items()} for row in table.to_pylist()] == rows
    assert json.loads(table.schema.metadata[b"bots"]) == ["greedy", "random"]
    assert "greedy" in files["svg"].read_text()
    found = json.loads(noctuary.done(f"{SMALL} --json --results {tmp_path / 'results'} --plot {files['png']}"))
    assert files["png"].read_bytes()[:4] == b"\x89PNG"
    assert (found["games"], found["deals"], [one["bot"] for one in found["ratings"]]) == (6, 3, ["greedy", "random"])
    assert found["pairs"][0]["won"]["rate"] == sum(float(r["won"]) for r in rows if r["bot"] == "greedy") / 6


def test_a_gauntlet_says_what_is_decided(noctuary: Noctuary) -> None:
    gauntlet = "tournament nocturne greedy random --gauntlet --mode family --processes 1"
    text = noctuary.text(f"{gauntlet} --stop 20 --deals 30 --lang pl")
    assert "Rozstrzygnięte: greedy wygrywa z random w ponad 20% gier." in text
    text = noctuary.text(f"{gauntlet} --stop 90 --deals 2 --lang de")
    assert "Noch offen: ob greedy mehr oder weniger als 90 %" in text


@pytest.fixture
def failing(tmp_path: Path, noctuary: Noctuary, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], tuple[int, str]]:
    """Run commands with a bot that never answers; return exit code and output."""
    (tmp_path / "bad.py").write_text("raise SystemExit('no model')")

    def run(words: str) -> tuple[int, str]:
        monkeypatch.setattr("noctuary.bots._guests", {})
        code, out, err = noctuary(words, "--bot", f"bad={sys.executable} {tmp_path / 'bad.py'}")
        assert not err
        return code, out

    return run


def test_bots_that_fail_are_told_of(tmp_path: Path, failing: Callable[[str], tuple[int, str]]) -> None:
    words = "tournament nocturne bad random greedy --mode family --deals 1 --processes 1"
    code, out = failing(words)
    text = " ".join(out.split())
    assert code == 1
    assert "The bot “bad” failed 24 times" in text
    assert "no model" in text
    assert "“bad” never answered" in text
    paths = [tmp_path / name for name in ("out.csv", "out.parquet", "out.svg")]
    files = " ".join(f"--{path.suffix[1:].replace('svg', 'plot')} {path}" for path in paths)
    code, out = failing(f"{words} --json {files}")
    found = json.loads(out)
    assert code == 1
    [failed] = found["failures"]
    assert (failed["bot"], failed["answered"], failed["kinds"], failed["games"]) == ("bad", False, {"exit": 24}, 4)
    assert [rating["elo"] is None for rating in found["ratings"]] == [False, False, True]
    assert [sorted(pair["bots"]) for pair in found["pairs"]] == [["greedy", "random"]]
    rows = list(csv.DictReader(paths[0].read_text().splitlines()))
    assert sum(int(row["stood_in"]) for row in rows if row["bot"] == "bad") == failed["stood_in"] > 12
    assert not any(int(row["stood_in"]) for row in rows if row["bot"] != "bad")
    assert "bad" not in paths[2].read_text()


@pytest.mark.parametrize("command", ["sim", "balance"])
def test_nothing_is_said_of_games_with_a_bot_that_never_answers(
    command: str, tmp_path: Path, failing: Callable[[str], tuple[int, str]]
) -> None:
    more = {"sim": "", "balance": f"--out {tmp_path / 'report'}"}[command]
    code, out = failing(f"{command} nocturne --seats bad,random --mode family --games 2 --processes 1 {more}")
    text = " ".join(out.split())
    assert code == 1
    assert "in 2 games" in text
    assert "“bad” never answered" in text
    assert "Wins" not in text
    assert not list(tmp_path.glob("report/*"))


def test_games_that_are_cut_off_are_said_and_no_wins(tmp_path: Path, noctuary: Noctuary) -> None:
    words = "nightfall random greedy --turn-limit 1 --deals 2 --processes 1"
    assert "4 of 4 games were cut off" in noctuary.text(f"tournament {words}")
    found = json.loads(noctuary.done(f"tournament {words} --json --csv {tmp_path / 'out.csv'}"))
    assert (found["games"], found["cut_off"], [rating["elo"] for rating in found["ratings"]]) == (4, 4, [None, None])
    rows = list(csv.DictReader((tmp_path / "out.csv").read_text().splitlines()))
    assert {(row["won"], row["cut_off"]) for row in rows} == {("", "1")}
    assert "2 of 2 games were cut off" in noctuary.text("sim nightfall --turn-limit 1 --games 2 --processes 1")


def test_the_key_repeats_a_tournament(noctuary: Noctuary) -> None:
    found = json.loads(noctuary.done(f"{SMALL} --json"))
    assert json.loads(noctuary.done(f"{SMALL} --json --seed {found['seed']}")) == found
    assert found["seed"] in noctuary.text(f"{SMALL} --seed {found['seed']}")
    code, _, err = noctuary(f"{SMALL} --seed {'x' * 64}")
    assert (code, "64" in err) == (2, True)


def test_results_are_gone_on_with_only_if_nothing_else_changed(tmp_path: Path, noctuary: Noctuary) -> None:
    path = tmp_path / "results"
    key = json.loads(noctuary.done(f"{SMALL} --json --results {path}"))["seed"]
    assert json.loads(noctuary.done(f"{SMALL} --json --results {path}"))["seed"] == key
    code, _, err = noctuary(f"{SMALL} --results {path} --seed 2")
    assert (code, str(path) in err, f'its “seed” is "{key}", not' in err) == (1, True, True)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("tournament", "Which game?"),
        ("tournament nocturne greedy", "at least two bots"),
        ("tournament nocturne greedy clever", "no bot called “clever”"),
        ("tournament nocturne greedy random --stop 50", "--gauntlet"),
        ("tournament nocturne greedy random --gauntlet --stop 100", "from 1 to 99"),
        ("tournament nocturne greedy random --plot ratings.txt", ".svg, .png"),
        ("tournament nocturne greedy random --csv no/such/folder/games.csv", "no/such/folder"),
        ("tournament nocturne greedy random --results no/such/folder/games", "no/such/folder"),
        ("tournament nocturne greedy random --mode solo", "one player"),
    ],
)
def test_mistakes_are_explained(words: str, told: str, noctuary: Noctuary) -> None:
    code, out, err = noctuary(words)
    assert code in (1, 2)
    assert not out
    assert told in err


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, noctuary: Noctuary) -> None:
    monkeypatch.setattr("noctuary.cli.researchers.tournament.find_spec", lambda name: None)
    code, _, err = noctuary(f"{SMALL} --parquet games.parquet")
    assert (code, "--parquet needs pyarrow" in err, 'pip install "$(ls dist/*.whl)[balance]"' in err) == (2, True, True)


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_help(language: str, noctuary: Noctuary) -> None:
    assert "--gauntlet" in noctuary.done(f"tournament --help --lang {language}")


def test_a_cluster_that_is_not_there_is_refused(noctuary: Noctuary, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.cli.parts.playing.find_spec", lambda name: None)
    for cluster, words in (("moon", "There is no cluster “moon”"), ("ray", 'pip install "$(ls dist/*.whl)[ray]"')):
        assert words in noctuary.wrong("sim nocturne --games 2 --cluster", cluster, code=2)
