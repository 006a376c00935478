"""`noctuary experiment`."""

import re
import tomllib
from pathlib import Path

import pyarrow.parquet
import pytest

from hatch_build import ROOT
from noctuary.kernel.contract import catalogue
from tests.cli.command import Noctuary

EXAMPLE = ROOT / "examples" / "first-player.toml"


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """The example with less of everything."""
    text = EXAMPLE.read_text(encoding="utf-8")
    for before, after in (("deals = 100", "deals = 1"), ('["greedy"], ', ""), ('["level2"]', '["random", "level1"]')):
        assert before in text
        text = text.replace(before, after)
    path = tmp_path / "small.toml"
    path.write_text(text.replace("players = 3", "players = 2"), encoding="utf-8")
    (tmp_path / "vulko.toml").write_bytes(EXAMPLE.with_name("vulko.toml").read_bytes())
    return path


def test_the_same_file_gives_the_same_bytes(small: Path, tmp_path: Path, noctuary: Noctuary) -> None:
    for folder in ("one", "two"):
        noctuary.done("experiment --processes 1", str(small), "--out", str(tmp_path / folder))
    names = ("report.html", "numbers.parquet")
    pages = [[(tmp_path / folder / name).read_bytes() for name in names] for folder in ("one", "two")]
    assert pages[0] == pages[1]
    ids = re.findall(r'\bid="([^"]*)"', pages[0][0].decode())
    assert len(ids) == len(set(ids))
    assert {f"part{number}-won-place" for number in range(3)} <= set(ids)
    table = pyarrow.parquet.read_table(tmp_path / "one" / "numbers.parquet")
    rows = table.to_pylist()
    assert {(row["game"], row["bots"], row["edition"]) for row in rows} == {
        (game["game"], "random, level1", edition)
        for game in tomllib.loads(small.read_text(encoding="utf-8"))["games"]
        for edition in ("", *(["Vulko for 3"] if "editions" in game else []))
    }
    assert {row["measure"] for row in rows} == {"won-place", "claimed", "total"}
    assert all((row["before"] is None) == (row["edition"] == "") for row in rows)
    assert {row["deals"] for row in rows if row["measure"] == "won-place"} == {2}
    assert {b"program", b"engine", b"machine", b"packages"} <= {*table.schema.metadata}


@pytest.mark.parametrize(
    ("before", "after", "line", "said"),
    [
        ("deals = 1", 'deals = "1"', 5, "“deals”"),
        ("seeds =", "sseds =", 6, "seeds, questions"),
        ("deals = 1", "", 0, "“small.toml”.*`deals`"),
        ('"won-place"', '"won-places"', 7, "won-seat"),
        ('"level1"', '"level9"', 4, "level6"),
        ("players = 2", "playes = 2", 11, "players, draft"),
        ('game = "nocturne"', 'gime = "nocturne"', 15, "game, options, editions"),
        ('game = "nocturne"', 'game = "nocturn"', 15, ", ".join(catalogue.names())),
    ],
)
def test_errors_name_the_line_and_what_is_possible(
    before: str, after: str, line: int, said: str, small: Path, noctuary: Noctuary
) -> None:
    text = small.read_text(encoding="utf-8")
    assert before in text
    small.write_text(text.replace(before, after), encoding="utf-8")
    err = noctuary.wrong("experiment", str(small))
    assert f"small.toml:{line}: " in err if line else "small.toml: " in err
    assert re.search(said, err)


def test_a_question_without_an_answer_leaves_an_empty_table(small: Path, tmp_path: Path, noctuary: Noctuary) -> None:
    text = small.read_text(encoding="utf-8")
    small.write_text(re.sub("questions = .*", 'questions = ["ability-used"]', text), encoding="utf-8")
    noctuary.done("experiment --processes 1", str(small), "--out", str(tmp_path))
    assert pyarrow.parquet.read_table(tmp_path / "numbers.parquet").num_rows == 0


def test_the_example_can_be_played(noctuary: Noctuary) -> None:
    from noctuary.simulation.experiment import Experiment

    assert len(Experiment(EXAMPLE).settings) == 4
