"""`noctuary balance`."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet
import pytest

from tests.cli.command import Noctuary


def test_a_report_is_written(tmp_path: Path, noctuary: Noctuary) -> None:
    out = noctuary.done(
        "balance nocturne --seats random --mode solo --games 3 --seed 4 --processes 1 --lang pl",
        "--out",
        str(tmp_path / "new" / "folder"),
    )
    paths = [tmp_path / "new" / "folder" / name for name in ("nocturne.html", "nocturne.parquet")]
    assert [line.split(": ", 1)[1] for line in out.splitlines()] == [str(path) for path in paths]
    page = paths[0].read_text(encoding="utf-8")
    assert 'lang="pl"' in page
    assert "mode: solo" in page
    metadata = pyarrow.parquet.read_schema(paths[1]).metadata
    assert {key: metadata[key] for key in (b"game", b"bots", b"games", b"seed")} == {
        b"game": b"nocturne",
        b"bots": b"random",
        b"games": b"3",
        b"seed": b"4",
    }


@pytest.mark.soak
def test_equal_seeds_give_equal_files_on_any_number_of_processes(tmp_path: Path, noctuary: Noctuary) -> None:
    for number in ("1", "2"):
        assert (
            noctuary(
                f"balance nightfall --seats random,random,random --games 6 --processes {number}",
                "--out",
                str(tmp_path / number),
            )[0]
            == 0
        )
    for name in ("nightfall.html", "nightfall.parquet"):
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()


@pytest.mark.soak
def test_a_report_under_an_edition_says_so(tmp_path: Path, noctuary: Noctuary) -> None:
    edition = tmp_path / "box.toml"
    edition.write_text('game = "nightfall"\nname = "My <box>"\n[changes]\ncards.vulko.cost = 6\n', encoding="utf-8")
    assert (
        noctuary(f"balance nightfall --seats random,random --games 2 --edition-file {edition} --out {tmp_path}")[0] == 0
    )
    assert "“My &lt;box&gt;”" in (tmp_path / "nightfall.html").read_text(encoding="utf-8")
    metadata = pyarrow.parquet.read_schema(tmp_path / "nightfall.parquet").metadata
    assert b"cost = 6" in metadata[b"edition"]


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, noctuary: Noctuary) -> None:
    monkeypatch.setattr("noctuary.cli.balance.find_spec", lambda name: None if name == "pyarrow" else name)
    code, _, err = noctuary("balance", "nightfall")
    assert code == 2
    assert "pyarrow" in err
    assert "matplotlib" not in err
    assert 'pip install "noctuary[balance]"' in err


def test_a_folder_that_cannot_be_written(tmp_path: Path, noctuary: Noctuary) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "report"
    code, _, err = noctuary("balance", "nightfall", "--out", str(folder))
    assert code == 2
    assert str(folder) in err
