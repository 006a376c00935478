"""Chooses the engine: modules compiled with mypyc, or their Python sources.

Compiled modules are in `_compiled/`, put there by `python hatch_build.py engine` or a wheel, with a stamp that contains
hashes of their sources and of the binaries. They are used only if the stamp matches: if the sources or the Python
version have changed or, with a warning, if binaries are damaged, the sources are used instead.

The environment variable NOCTUARY_ENGINE overrides this: `pure` ignores the compiled modules, `compiled` requires them.
It is read here because the choice must be made before the first module of the engine is imported.
"""

import hashlib
import json
import os
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any, Final

PACKAGE: Final = Path(__file__).parent
FOLDER: Final = PACKAGE / "_compiled"
STAMP: Final = "stamp.json"
SUFFIX: Final = EXTENSION_SUFFIXES[0]
"""File suffix of binaries for this Python version and platform."""
SHARED: Final = "noctuary__mypyc"
"""The module that contains the code of all compiled modules."""
ENVIRONMENT: Final = "NOCTUARY_ENGINE"
PURE: Final = "pure"
COMPILED: Final = "compiled"


class Finder:
    """Import hook that finds compiled modules before their sources."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, Path] = {file.name.removesuffix(SUFFIX): file for file in folder.glob("*" + SUFFIX)}

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Called by `import`."""
        return spec_from_file_location(name, self.files[name]) if name in self.files else None


def stamp(package: Path, modules: dict[str, list[str]]) -> dict[str, Any]:
    """The stamp for binaries of these modules, by sub-package: a hash of all sources of the sub-packages (even of those
    not compiled, whose constants are inlined), and the Python they are for.
    """
    total = hashlib.sha256()
    for name in modules:
        for file in sorted((package / name).glob("*.py")):
            total.update(f"{name}/{file.name}\0".encode())
            total.update(hashlib.sha256(file.read_bytes()).digest())
    return {"modules": modules, "sources": total.hexdigest(), "suffix": SUFFIX}


def binaries(folder: Path) -> dict[str, str]:
    """The digest of each binary, as in the stamp; loading a damaged one may crash the process. Raises OSError."""
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(folder.glob("*" + SUFFIX))}


def fault(folder: Path, package: Path, modules: dict[str, list[str]] | None = None) -> str | None:
    """What is wrong with the binaries in `folder`; "" if nothing is, None if there are none from these sources for this
    Python. `modules`: the modules they must contain.
    """
    try:
        stored = json.loads((folder / STAMP).read_text())
        expected = stored.pop("binaries")
        if stored != stamp(package, modules or stored["modules"]):
            return None
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    try:
        there = binaries(folder)
    except OSError as error:
        return f"{error.filename}: {error.strerror}"
    wrong = [name for name, digest in expected.items() if there.get(name) != digest]
    return f"{folder / wrong[0]} is {'damaged' if wrong[0] in there else 'missing'}" if wrong else ""


def is_ready() -> bool:
    """Whether there is a compiled engine from these sources for this Python."""
    return fault(FOLDER, PACKAGE) == ""


def load() -> str:
    """Switch to the compiled engine. If it cannot be loaded, switch back and return the error."""
    finder = Finder(FOLDER)
    sys.meta_path.insert(0, finder)
    try:
        # The module that all compiled modules need.
        import_module(SHARED)
    except ImportError as error:
        sys.meta_path.remove(finder)
        return str(error)
    return ""


def choose() -> str:
    """Choose the engine; return PURE or COMPILED. Raises ImportError if the compiled engine is required but missing."""
    wanted = os.environ.get(ENVIRONMENT, "")
    if wanted not in ("", PURE, COMPILED):
        raise ImportError(f"noctuary: {ENVIRONMENT} must be {PURE} or {COMPILED}, not {wanted!r}")
    if wanted == PURE:
        return PURE
    wrong = fault(FOLDER, PACKAGE)
    if wrong == "" and not (wrong := load()):
        return COMPILED
    repair = "`python hatch_build.py engine` in the project's folder, or installing noctuary anew, repairs that"
    if wanted == COMPILED:
        why = "no engine is compiled from these sources for this Python" if wrong is None else wrong
        raise ImportError(f"noctuary: {why}, but {ENVIRONMENT}={COMPILED} insists on the compiled engine; {repair}")
    # Child processes need not repeat the warning.
    if wrong and "--multiprocessing-fork" not in sys.orig_argv:
        print(f"noctuary: pure Python plays, several times slower: {wrong}; {repair}", file=sys.stderr)
    return PURE


try:
    # hatch_build.py runs this file as a script, only to compile the engine.
    NAME: Final = choose() if __name__ == "noctuary.engine" else PURE
    """The engine used in this process: PURE or COMPILED."""
except ImportError as error:
    # The command ends with this line; programs that import the package get the exception.
    if sys.argv[0] == "-m" or Path(sys.argv[0]).stem == "noctuary":
        sys.exit(str(error))
    raise


def compile_time() -> float:
    """The time at which the engine was compiled, as a file modification time in seconds; 0 if it is not compiled."""
    try:
        return (FOLDER / STAMP).stat().st_mtime
    except OSError:
        return 0.0


BEGUN: Final = compile_time()
"""When the engine that this process found was compiled."""


def was_compiled_since() -> bool:
    """Whether this process plays in pure Python, although the engine has been compiled since it began."""
    return NAME == PURE and not os.environ.get(ENVIRONMENT) and compile_time() != BEGUN and is_ready()
