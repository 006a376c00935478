"""Files named on the command line: none is lost, and none is read without a limit."""

import json
import os
import sys
from pathlib import Path

import pytest

from noctuary.kernel.base.files import LARGEST
from noctuary.kernel.play import gamefile
from tests.cli.command import Noctuary

pytestmark = pytest.mark.usefixtures("lanterns")

TOURNAMENT = "tournament nocturne greedy random --mode family --deals 1 --processes 1"
READERS = (
    *("replay", "verify", "analyse", "case", "editions check", "play --resume", "play nocturne --edition-file"),
    *("serve --check --config", f"{TOURNAMENT} --results"),
)
FOREIGN = b'{"bots": ["mine"],\n "notes": "somebody\'s"}'


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
@pytest.mark.parametrize("command", READERS)
def test_what_is_no_file_of_ours_is_refused_at_once(command: str, tmp_path: Path, noctuary: Noctuary) -> None:
    pipe, large = tmp_path / "pipe", tmp_path / "large"
    os.mkfifo(pipe)
    with large.open("wb") as file:
        file.truncate(70_000_000)
    for path in (pipe, Path("/dev/zero"), large, *([] if command == "case" else [tmp_path])):
        code, out, err = noctuary(command, str(path))
        assert code == 1
        assert f"{path}: " in out + err
    assert large.stat().st_size == 70_000_000 > LARGEST


def test_a_game_that_is_saved_goes_on(tmp_path: Path, noctuary: Noctuary) -> None:
    path = tmp_path / "game.noct"
    noctuary.types("1")
    noctuary.done(f"play nocturne --mode family --save {path}")
    first = gamefile.load(path)
    for words in ("", " --mode family", " --seats human,greedy"):
        noctuary.types("1")
        assert "continues. To begin another" in noctuary.done(f"play nocturne{words} --save {path}")
    again = gamefile.load(path)
    assert again.setup.seed == first.setup.seed
    assert again.moves()[: len(first.moves())] == first.moves()
    assert len(again.moves()) > len(first.moves())
    for words in ("nocturne --mode advanced", "nocturne --seed 3", "nocturne --seats human,random", "nightfall"):
        err = noctuary.wrong(f"play {words} --save {path}")
        assert f"play --resume {path}" in err
        assert "--overwrite" in err
    assert gamefile.dumps(gamefile.load(path)) == gamefile.dumps(again)
    noctuary.types("1")
    noctuary.done(f"play nocturne --seed 3 --save {path} --overwrite")
    assert gamefile.load(path).setup.deal == 3


def test_saving_replaces_nothing_that_is_there(tmp_path: Path, noctuary: Noctuary) -> None:
    path, notes, empty = tmp_path / "game.noct", tmp_path / "notes", tmp_path / "empty"
    notes.write_bytes(FOREIGN)
    empty.touch()
    noctuary.done(f"play lanterns --seats random,random --seed 2 --save {path}")
    code, _, err = noctuary(f"play lanterns --save {path}")
    assert (code, "A finished game is saved here" in err) == (1, True)
    for words in (f"play lanterns --save {notes}", f"play --resume {path} --save {notes}"):
        code, _, err = noctuary(words)
        assert (code, f"{notes}: " in err) == (1, True)
    noctuary.types(f"save {notes}", f"save {empty}", f"quit {notes}", "quit")
    # With this seed the person has a choice at once; forced moves are made without asking.
    out = noctuary.done("play lanterns --seed 2")
    assert out.count(f"{notes}: There is already something in this file") == 2
    assert gamefile.load(empty).moves() == []
    assert notes.read_bytes() == FOREIGN


def test_a_tournament_replaces_only_what_tournaments_write(tmp_path: Path, noctuary: Noctuary) -> None:
    for option, name in (("results", "r.json"), ("csv", "r.csv"), ("parquet", "r.parquet"), ("plot", "r.png")):
        path = tmp_path / name
        path.write_bytes(FOREIGN)
        assert f"{path}: " in noctuary.wrong(f"{TOURNAMENT} --{option} {path}")
        assert path.read_bytes() == FOREIGN
        path.unlink()
        for _ in range(2):
            noctuary.done(f"{TOURNAMENT} --{option} {path}")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["r.csv", "r.json", "r.parquet", "r.png"]


def test_a_report_replaces_only_reports(tmp_path: Path, noctuary: Noctuary) -> None:
    for name in ("nocturne.html", "nocturne.parquet"):
        path = tmp_path / name
        path.write_bytes(FOREIGN)
        code, _, err = noctuary("balance nocturne --games 2 --processes 1 --out", str(tmp_path))
        assert (code, f"{path}: " in err, path.read_bytes()) == (1, True, FOREIGN)
        path.unlink()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
def test_a_full_disk_costs_one_file(tmp_path: Path, noctuary: Noctuary) -> None:
    code, out, err = noctuary(f"{TOURNAMENT} --json --csv /dev/full --plot {tmp_path / 'r.svg'}")
    assert code == 1
    assert json.loads(out)["games"] == 2
    assert err == "noctuary: /dev/full: This file cannot be written: No space left on device.\n"
    assert (tmp_path / "r.svg").exists()


ODD = "\u2028 \u2029 \x85 \f \v \x1c"
"""Characters that end a line only for `str.splitlines`."""


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_signs_that_end_no_line_end_none(end: str, tmp_path: Path, noctuary: Noctuary) -> None:
    game, case, edition = (tmp_path / name for name in ("g.noct", "g.case.yaml", "e.toml"))
    noctuary.done(f"play lanterns --seats random,random --seed 2 --save {game}")
    head, _, moves = game.read_text().partition("---\n")
    odd = head.replace("name: Random 1", f'name: "Random{ODD}1"') + f"# said{ODD}so\n---\n# or{ODD}so\n"
    game.write_text("\ufeff" + odd + moves, encoding="utf-8", newline=end)
    assert gamefile.load(game).setup.seats[0].name == f"Random{ODD}1"
    noctuary.done("replay", str(game))
    before = odd.count("\n")
    for text, line in ((odd.replace("seed: 2", "seed: two"), 7), (odd + "P1 dance\n", before + 1)):
        game.write_text(text, encoding="utf-8", newline=end)
        code, _, err = noctuary("replay", str(game))
        assert (code, f"{game}:{line}: " in err) == (1, True), err
    case.write_text(
        f"# one{ODD}\ngame: lanterns\ntitle: a{ODD}b\nmoves: []\nexpect: {{}}\n---\n\f\ngame: lanterns\nbad: 1\n",
        encoding="utf-8",
        newline=end,
    )
    code, out, _ = noctuary("case", str(case))
    assert (code, f"{case}[2]:9: " in out) == (1, True), out
    odd = "\u2028 \u2029 \x85"
    edition.write_text(f'\ufeff# so{odd}\ngame = "nightfall"\nname = "so"\n', encoding="utf-8", newline=end)
    noctuary.done("editions check", str(edition))
    with edition.open("a", encoding="utf-8", newline=end) as file:
        file.write(f"# {odd}\n# {'x' * 2000}\n")
    _, out, _ = noctuary("editions check", str(edition))
    assert out.startswith(f"{edition}:5: ")


def test_a_file_in_the_data_folder_that_is_not_the_servers_stays(tmp_path: Path, noctuary: Noctuary) -> None:
    (tmp_path / "server").write_bytes(FOREIGN)
    code, _, err = noctuary("store repair --data", str(tmp_path))
    assert (code, f"In {tmp_path} there is a file “server”" in err) == (1, True)
    assert (tmp_path / "server").read_bytes() == FOREIGN
