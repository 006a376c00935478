"""`noctuary balance`."""

import json
from pathlib import Path

import pyarrow.parquet
import pytest

from tests.cli.command import Noctuary


def test_a_report_is_written(tmp_path: Path, noctuary: Noctuary) -> None:
    words = "balance nocturne --seats random --mode solo --games 3 --seed 4 --processes 1 --lang pl"
    out = noctuary.done(words, "--out", str(tmp_path / "new" / "folder"))
    paths = [tmp_path / "new" / "folder" / name for name in ("nocturne.html", "nocturne.parquet")]
    assert [line.split(": ", 1)[1] for line in out.splitlines()] == [str(path) for path in paths]
    page = paths[0].read_text(encoding="utf-8")
    assert 'lang="pl"' in page
    assert "mode: solo" in page
    metadata = pyarrow.parquet.read_schema(paths[1]).metadata
    assert metadata.items() >= {b"game": b"nocturne", b"bots": b"random", b"games": b"3", b"seed": b"4"}.items()


@pytest.mark.soak
def test_equal_seeds_give_equal_files_on_any_number_of_processes(tmp_path: Path, noctuary: Noctuary) -> None:
    for number in ("1", "2"):
        words = f"balance nightfall --seats random,random,random --games 6 --processes {number}"
        assert noctuary(words, "--out", str(tmp_path / number))[0] == 0
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
    assert b"cost = 6" in pyarrow.parquet.read_schema(tmp_path / "nightfall.parquet").metadata[b"edition"]


THREE = 'game = "nocturne"\nname = "Three <5>"\n[changes]\nconcoctions.1.points1 = 5\n'


@pytest.mark.parametrize("levels", ["1", pytest.param("1,2", marks=pytest.mark.soak)])
def test_what_an_edition_changes_is_reported_for_every_level(levels: str, tmp_path: Path, noctuary: Noctuary) -> None:
    (tmp_path / "three.toml").write_text(THREE, encoding="utf-8")
    out = noctuary.done(
        f"balance nocturne --levels {levels} --players 2 --games 4 --processes 1",
        *("--compare", str(tmp_path / "three.toml"), "--out", str(tmp_path)),
    )
    assert "level1" in out
    assert "by chance alone" in " ".join(out.split())
    for level in [f"level{one}" for one in levels.split(",")]:
        page = (tmp_path / f"nocturne-{level}-changes.html").read_text(encoding="utf-8")
        assert "“Three &lt;5&gt;”" in page
        assert f"{level}, {level}" in page
        # Before all figures stands what has changed most clearly.
        assert "by chance alone" in page[: page.index("<section")]
        table = pyarrow.parquet.read_table(tmp_path / f"nocturne-{level}-changes.parquet")
        assert {"before", "after"} <= {*table.column_names}
        metadata = table.schema.metadata
        assert metadata[b"facts"] != metadata[b"facts_before"]
        rows = [row for row in table.to_pylist() if row["measure"] == "concoction-points" and row["id"] == "1"]
        assert [row["edited"] for row in rows] in ([], [["points1"]])


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ("--levels 3 --seats greedy,greedy", 2, "--levels"),
        ("--levels 9", 2, "level9"),
        ("--compare nowhere.toml", 1, "nowhere.toml"),
        ("--compare nowhere.toml --search 3", 2, "--search"),
        ("--search 3 --facts tiles.skull.count", 2, "tiles.skull.count"),
    ],
)
def test_what_cannot_be_asked(words: str, code: int, said: str, tmp_path: Path, noctuary: Noctuary) -> None:
    found, _, err = noctuary(f"balance nocturne {words}", "--out", str(tmp_path / "new"))
    assert found == code
    assert said in err


def test_an_edition_of_another_game_is_refused(tmp_path: Path, noctuary: Noctuary) -> None:
    (tmp_path / "three.toml").write_text(THREE, encoding="utf-8")
    assert "three.toml" in noctuary.wrong("balance nightfall --players 2", "--compare", str(tmp_path / "three.toml"))


SEARCH = "balance nocturne --seats random,random --games 2 --processes 1 --facts concoctions.1.points1"


def test_a_search_keeps_what_it_has_tried(tmp_path: Path, noctuary: Noctuary) -> None:
    out = ("--out", str(tmp_path))
    # Random bots do not look at points, so nothing becomes more even.
    assert "more even than the game as it is" in noctuary.text(f"{SEARCH} --search 2", *out)
    file = tmp_path / "nocturne-search.json"
    first = json.loads(file.read_text())
    assert 1 <= len(first["scores"]) <= 2
    noctuary.done(f"{SEARCH} --search 12", *out)
    scores = json.loads(file.read_text())["scores"]
    assert first["scores"].items() <= scores.items()
    assert len(scores) == 3  # 3, 4 and 5 points
    assert "“seed” is 1, not 9" in noctuary.wrong(f"{SEARCH} --search 2 --seed 9", *out)
    file.write_text('{"setup": {}}')
    assert noctuary(f"{SEARCH} --search 2", *out)[0] == 1


@pytest.mark.soak
def test_a_search_gives_equal_files_on_any_number_of_processes(tmp_path: Path, noctuary: Noctuary) -> None:
    for number in ("1", "2"):
        out = noctuary.text(
            f"balance nightfall --seats random,random --games 4 --search 4 --facts cards.*.cost --processes {number}",
            *("--out", str(tmp_path / number)),
        )
        assert "Unevenness: " in out
    names = {path.name for path in (tmp_path / "1").iterdir()}
    assert names == {f"nightfall-{end}" for end in ("search.json", "found.toml", "changes.html", "changes.parquet")}
    for name in names:
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()
    noctuary.done("editions check", str(tmp_path / "1" / "nightfall-found.toml"))


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, noctuary: Noctuary) -> None:
    monkeypatch.setattr("noctuary.cli.researchers.balance.find_spec", lambda name: None if name == "pyarrow" else name)
    err = noctuary.wrong("balance", "nightfall", code=2)
    assert "pyarrow" in err
    assert "matplotlib" not in err
    assert 'pip install "$(ls dist/*.whl)[balance]"' in err


def test_a_folder_that_cannot_be_written(tmp_path: Path, noctuary: Noctuary) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "report"
    assert str(folder) in noctuary.wrong("balance", "nightfall", "--out", str(folder), code=2)
