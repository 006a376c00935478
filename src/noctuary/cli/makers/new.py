"""`noctuary new`: writes a small game to start from."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from noctuary import locale
from noctuary.cli.parts.parser import Parser
from noctuary.kernel.base.messages import BadInput

SCAFFOLD: Final = Path(__file__).parent / "scaffold"
"""The game that is copied, named after its folder."""
NAME: Final = re.compile("[a-z][a-z0-9]*")


def add(subparsers: argparse._SubParsersAction[Parser], words: Sequence[str]) -> None:
    """Add the command to `subparsers`; `words` are the arguments of the command line."""
    parser = subparsers.add_parser(
        "new", help="cli-new-help", description="cli-new-description", epilog="cli-new-examples"
    )
    parser.add_argument("name", metavar="NAME", help="cli-new-name")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the game and say what to do next."""
    folder = write(arguments.name, Path(locale.folders_of_games()[0]))
    print(locale.text(arguments.lang, "cli-new-done", {"path": str(folder), "name": arguments.name}))
    return 0


def write(name: str, games: Path) -> Path:
    """Write a game of this name into a folder of games; return its folder. Raises BadInput."""
    folder = games / name
    if not NAME.fullmatch(name):
        raise BadInput("cli-new-bad-name", {"text": name})
    if folder.exists():
        raise BadInput("cli-new-there", {"path": str(folder)})
    for file in sorted(SCAFFOLD.rglob("*.*")):
        if file.suffix == ".pyc":
            continue
        text = file.read_text(encoding="utf-8")
        for word in (str.lower, str.capitalize, str.upper):
            text = text.replace(word(SCAFFOLD.name), word(name))
        copy = folder / str(file.relative_to(SCAFFOLD)).replace(SCAFFOLD.name, name)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, encoding="utf-8")
    return folder
