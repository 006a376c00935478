"""`noctuary analyse`."""

import json
from pathlib import Path

import pytest

from tests.cli.command import Noctuary

FILE = "games/nocturne/4-family-no-tile-won-in-twilight.noct"


def test_analyse_shows_players_curves_and_mistakes(noctuary: Noctuary, tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    shown = noctuary.text(f"analyse {FILE} --iterations 32 --processes 1 --plot {picture}")
    assert "Accuracy" in shown
    assert "add up to the result" in shown
    assert "<svg" in picture.read_text(encoding="utf-8")


def test_analyse_json_names_the_file_and_how_it_was_made(noctuary: Noctuary) -> None:
    told = json.loads(noctuary.done(f"analyse {FILE} --iterations 32 --processes 1 --json"))
    assert (told["game"], told["iterations"], len(told["players"])) == ("nocturne", 32, 4)
    assert len(told["file"]) == 64
    assert told["curve"][-1] != told["curve"][0]


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("analyse", "Which game file?"),
        (f"analyse {FILE} --iterations 5", "write a whole number of 32 or more"),
        (f"analyse {FILE} --plot curve.bmp", "cannot be drawn"),
    ],
)
def test_analyse_refuses_what_it_cannot_do(noctuary: Noctuary, command: str, said: str) -> None:
    assert said in noctuary.wrong(command, code=2)


def test_analyse_refuses_an_unfinished_game(noctuary: Noctuary, tmp_path: Path) -> None:
    file = tmp_path / "begun.noct"
    lines = Path(FILE).read_text(encoding="utf-8").splitlines()
    end = lines.index("---")
    begins = next(number for number, line in enumerate(lines) if line.startswith("result"))
    file.write_text("\n".join([*lines[:begins], *lines[end : end + 3]]) + "\n", encoding="utf-8")
    assert "not finished" in noctuary.wrong(f"analyse {file}")
