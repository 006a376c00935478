"""Which engine plays: the hot modules compiled with mypyc, or their sources.

Compiled modules are in `_compiled/`, put there by `python hatch_build.py engine` or a wheel, with a stamp of the
sources they were made from. They are used only if the stamp matches: with changed sources or another Python the sources
play, so that a stale binary is never used.

The environment variable NOCTUARY_ENGINE overrides this: `pure` ignores them, `compiled` requires them. It is read here
because the choice must be made before the first module of the engine is imported.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any, Final

PACKAGE: Final = Path(__file__).parent
FOLDER: Final = PACKAGE / "_compiled"
STAMP: Final = "stamp.json"
SUFFIX: Final = EXTENSION_SUFFIXES[0]
"""Of the binaries that this Python can load: it names its version and the platform."""
ENVIRONMENT: Final = "NOCTUARY_ENGINE"
PURE: Final = "pure"
COMPILED: Final = "compiled"


class Finder:
    """Finds the compiled modules before their sources."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, Path] = {file.name.removesuffix(SUFFIX): file for file in folder.glob("*" + SUFFIX)}

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Called by `import`."""
        return spec_from_file_location(name, self.files[name]) if name in self.files else None


def stamp(package: Path, modules: dict[str, list[str]]) -> dict[str, Any]:
    """What binaries of these modules, by sub-package, stand for: all sources of the sub-packages (of those that are not
    compiled, constants get into the binaries), and the Python that loads them.
    """
    total = hashlib.sha256()
    for name in modules:
        for file in sorted((package / name).glob("*.py")):
            total.update(f"{name}/{file.name}\0".encode())
            total.update(hashlib.sha256(file.read_bytes()).digest())
    return {"modules": modules, "sources": total.hexdigest(), "suffix": SUFFIX}


def is_ready() -> bool:
    """Whether there is a compiled engine made from these sources for this Python."""
    try:
        found = json.loads((FOLDER / STAMP).read_text())
        return bool(found == stamp(PACKAGE, found["modules"]))
    except (OSError, ValueError, KeyError, TypeError):
        return False


def choose() -> str:
    """Take the compiled engine if it is there and wanted; PURE or COMPILED. Raises ImportError if it is insisted on
    but not there.
    """
    wanted = os.environ.get(ENVIRONMENT, "")
    if wanted not in ("", PURE, COMPILED):
        raise ImportError(f"noctuary: {ENVIRONMENT} is {PURE} or {COMPILED}, not {wanted!r}")
    if wanted != PURE and is_ready():
        sys.meta_path.insert(0, Finder(FOLDER))
        return COMPILED
    if wanted == COMPILED:
        raise ImportError(
            f"noctuary: no engine is compiled from these sources for this Python, but {ENVIRONMENT}={COMPILED} "
            f"insists on it; `python hatch_build.py engine` in the project's folder compiles it"
        )
    return PURE


# hatch_build.py runs this file by itself, to compile the engine, not to play.
NAME: Final = choose() if __name__ == "noctuary.engine" else PURE
"""PURE or COMPILED: which engine plays in this process."""


def compiled_at() -> float:
    """When the engine was last compiled here, in seconds of the clock of the files; 0: never."""
    try:
        return (FOLDER / STAMP).stat().st_mtime
    except OSError:
        return 0.0
