"""The manifest of games/: who plays with what seed, and the checksum of the game file that comes of it."""

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from noctuary.kernel.base.files import read_text, write_text

FOLDER = Path(__file__).resolve().parents[2] / "games"
FILE = FOLDER / "manifest.toml"
HEADING = "# Written by `python -m tools.make_games`; games/README.md says what for.\n"


class Entry(NamedTuple):
    """A game that is not kept in full: seed and options, and the checksum of its game file."""

    seed: int
    options: dict[str, Any]
    checksum: str


def checksum(text: str) -> str:
    """The checksum of a game file: the beginning of its SHA-256."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read() -> dict[str, Entry]:
    """All entries by name, such as `nightfall/2-open-g-r`."""
    return {name: Entry(**entry) for name, entry in tomllib.loads(read_text(FILE)).items()}


def write(entries: dict[str, Entry]) -> None:
    """Write the manifest, a line for each game."""
    lines = [f"{json.dumps(name)} = {_inline(entry._asdict())}\n" for name, entry in sorted(entries.items())]
    write_text(FILE, HEADING + "".join(lines))


def _inline(value: Any) -> str:
    """A value in TOML; for everything but tables that is as in JSON."""
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key} = {_inline(one)}' for key, one in value.items())}}}"
    return json.dumps(value)
