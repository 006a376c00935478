"""`noctuary tournament`."""

from __future__ import annotations

import csv
import json
import sys
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


def test_bots_that_fail_are_told_of(tmp_path: Path, noctuary: Noctuary, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.bots._guests", {})
    (tmp_path / "bad.py").write_text("raise SystemExit('no model')")
    command = ["--bot", f"bad={sys.executable} {tmp_path / 'bad.py'}"]
    text = noctuary.text("tournament nocturne bad random --mode family --deals 1 --processes 1", *command)
    assert "The bot “bad” failed 12 times" in text
    assert "no model" in text


def test_results_are_gone_on_with_only_if_nothing_else_changed(tmp_path: Path, noctuary: Noctuary) -> None:
    path = tmp_path / "results"
    noctuary.done(f"{SMALL} --results {path}")
    code, _, err = noctuary(f"{SMALL} --results {path} --seed 2")
    assert (code, str(path) in err, "its “seed” is 1, not 2" in err) == (1, True, True)


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
    monkeypatch.setattr("noctuary.cli.tournament.find_spec", lambda name: None)
    code, _, err = noctuary(f"{SMALL} --parquet games.parquet")
    assert (code, "--parquet needs pyarrow" in err, 'pip install "noctuary[balance]"' in err) == (2, True, True)


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_help(language: str, noctuary: Noctuary) -> None:
    assert "--gauntlet" in noctuary.done(f"tournament --help --lang {language}")
