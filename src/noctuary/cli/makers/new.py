"""`noctuary new`: writes a small game to start from, into the folder of games or as a package of its own."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from noctuary import engine, locale
from noctuary.cli.parts.parser import Parser
from noctuary.kernel.base.messages import BadInput
from noctuary.plugins import NAME

SCAFFOLD: Final = Path(__file__).parent / "scaffold"
"""The game that is copied, named after its folder."""
PACKAGE: Final = Path(__file__).parent / "package"
"""What is around it in a package of its own."""


def add(parser: Parser, words: Sequence[str]) -> None:
    """Add the arguments of the command to `parser`; `words` are those of the command line."""
    parser.add_argument("name", metavar="NAME", help="cli-new-name")
    parser.add_argument("--at", type=Path, metavar="DIR", help="cli-new-at")


def run(arguments: argparse.Namespace) -> int:
    """Write the game and say what to do next."""
    name, folder = arguments.name, arguments.at
    games = engine.PACKAGE / "games"
    # What lies in an installed Noctuary is lost with it.
    if folder is None and not (engine.PACKAGE.parents[1] / "pyproject.toml").exists():
        folder = Path(name)
    path = write(name, games) if folder is None else write_package(name, folder)
    done = "cli-new-done" if folder is None else "cli-new-package"
    print(locale.text(arguments.lang, done, {"path": str(path), "name": name}))
    return 0


def write(name: str, games: Path) -> Path:
    """Write a game of this name into a folder of games; return its folder. Raises BadInput."""
    folder = games / name
    check(name, folder, folder.exists())
    copy(SCAFFOLD, folder, name)
    return folder


def write_package(name: str, folder: Path) -> Path:
    """Write a package with a game of this name and its tests into a new folder, and return it. Raises BadInput."""
    if name in locale.folders_of_games():
        raise BadInput("cli-new-taken", {"text": name})
    check(name, folder, folder.is_file() or (folder.exists() and any(folder.iterdir())))
    copy(PACKAGE, folder, name)
    copy(SCAFFOLD, folder / "src" / f"noctuary_{name}", name)
    return folder


def check(name: str, folder: Path, there: bool) -> None:
    """Raise BadInput unless this can be the name of a game, or if something is already `there` in its folder."""
    if not NAME.fullmatch(name):
        raise BadInput("cli-new-bad-name", {"text": name})
    if there:
        raise BadInput("cli-new-there", {"path": str(folder)})


def copy(source: Path, folder: Path, name: str) -> None:
    """Copy files into a folder, with the name of the game instead of the scaffold's."""
    for file in sorted(source.rglob("*.*")):
        if file.suffix == ".pyc":
            continue
        text = file.read_text(encoding="utf-8")
        for word in (str.lower, str.capitalize, str.upper):
            text = text.replace(word(SCAFFOLD.name), word(name))
        path = folder / str(file.relative_to(source)).replace(SCAFFOLD.name, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
