"""docs/new-game.md, followed: its code blocks make the game in examples/lanterns, and its commands work on the way.

A block says what it is for: `python game.py` and other files are added to, `python NAME` goes to the end of the class.
The commands of a `console` block are carried out with what is there by then.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from noctuary import games, locale
from noctuary.cli.main import main
from noctuary.cli.makers.new import write
from noctuary.kernel.box.texts import rulebook
from noctuary.kernel.contract import catalogue
from tests.games.trials import ROOT

BLOCK = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
BLOCKS: list[tuple[str, str, str]] = BLOCK.findall(
    (ROOT / "docs/new-game.md").read_text(encoding="utf-8").split("\n# A large game")[0]
)
MOST = 250
"""Lines of code that the game may have."""


def added(files: dict[str, str], kind: str, place: str, text: str) -> None:
    """Put a block where it says."""
    if kind != "python" or place.endswith(".py"):
        gap = "" if kind != "python" or place not in files else "\n" if text.startswith(" ") else "\n\n"
        files[place] = files.get(place, "") + gap + text
        return
    before, _, after = files["game.py"].partition(f"\nclass {place}(")
    body, end, rest = re.split(r"(\n\n\n)", after, maxsplit=1)
    files["game.py"] = f"{before}\nclass {place}({body}\n\n{text.rstrip()}{end}{rest}"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of games, in the catalogue, in which no other Lanterns is known."""
    known = {name: module for name, module in sys.modules.items() if name.startswith("noctuary.games.lanterns")}
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    games.__path__.append(str(tmp_path))
    yield tmp_path
    games.__path__.remove(str(tmp_path))
    forget()
    sys.modules.update(known)


def forget() -> None:
    """Forget all that was read of the game."""
    for name in [name for name in sys.modules if name.startswith("noctuary.games.lanterns")]:
        del sys.modules[name]
    for cached in (catalogue.find, locale.bundle, rulebook):
        cached.cache_clear()


def test_the_tutorial_makes_the_example(folder: Path) -> None:
    files: dict[str, str] = {}
    for kind, place, text in BLOCKS:
        if kind != "console":
            added(files, kind, place, text)
            continue
        for name, content in files.items():
            (folder / "lanterns" / name).write_text(content, encoding="utf-8")
        forget()
        for command in text.splitlines():
            carry_out(command, folder)
    assert files == {name: (ROOT / "examples/lanterns" / name).read_text(encoding="utf-8") for name in files}
    assert len(files["game.py"].splitlines()) <= MOST


def carry_out(command: str, folder: Path) -> None:
    """Carry out a command of the tutorial."""
    program, *words = command.split()
    assert program == "noctuary"
    if words[0] == "new":
        write(words[1], folder)
        return
    places = {"examples/lanterns": folder / "lanterns", "build/lanterns": folder.parent / "data"}
    words = [str(places.get(word, word)) for word in words]
    if words[0] in ("sim", "tournament", "data"):
        words += ["--processes", "1"]
    assert main(words) == 0, command
