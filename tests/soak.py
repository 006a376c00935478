"""`make soak`: the broad tests for as long as there is time, and the browser tests in all languages.

    python -m tests.soak --minutes 60 [--seed 7] [random] [games] [kills] [http] [audit] [browser]

A failed test reports its seed and how to run it again. `http` uses Schemathesis, which is downloaded for it, to send a
server all requests that its description (`/api/openapi.json`) allows, and others.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from hatch_build import ROOT
from noctuary.kernel.contract import catalogue
from noctuary.server.door.guard import COOKIE, new_key
from tests.server.conftest import Process
from tools import audit

WORKERS = os.cpu_count() or 2
PARTS = {
    # Millions of games, checked only at the end.
    "random": ["tests/games/test_random_games.py", "-k", "nobody_watches"],
    # Games checked at every step, editions, patience, positions, game files, messages, strength.
    "games": [
        "tests/envs",
        "tests/games",
        *(f"tests/{name}" for name in catalogue.names() if Path("tests", name).is_dir()),
    ],
    "kills": ["tests/server/running/test_kill.py", "tests/server/running/test_servers.py"],
    "messages": [
        "tests/server/socket/test_socket.py",
        "tests/server/socket/test_reconnects.py",
        "tests/server/door/test_roles.py",
        "tests/server/routes/test_standing_orders.py",
    ],
    "http": [],
    "audit": [],
    # Everything that `make test` leaves out, besides the games.
    "browser": [
        "tests/browser",
        "tests/bots",
        "tests/cli",
        "tests/envs",
        "tests/packaging",
        "tests/server",
        "tests/simulation",
        "tests/tables",
    ],
}
SHARES = {"random": 5, "games": 3, "kills": 1, "messages": 1}
"""How the time left by the browser tests is divided among the parts."""
SCHEMATHESIS = "schemathesis==4.32.5"
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
"""The checks that Schemathesis makes on every answer."""


def pytest(*arguments: str) -> bool:
    """Run tests on all cores; returns whether all passed."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(WORKERS), "--dist", "worksteal", *arguments]
    print("$", *command[1:], flush=True)
    return subprocess.run(command, check=False).returncode == 0


def http(seed: int, examples: int) -> bool:
    """Send a new server requests made up from its description; returns whether every answer matched it."""
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder), "--port", "0")
        described = f"http://127.0.0.1:{server.port}/api/openapi.json"
        uv = [sys.executable, str(ROOT / "tools" / "uv.py")]
        command = [*uv, *f"run --no-project --with {SCHEMATHESIS} st run".split()]
        options = [
            *f"--checks {CHECKS} --max-examples {examples} --seed {seed} --phases coverage,fuzzing".split(),
            # Requests that change something need a cookie, and must say which site they come from.
            *("--header", f"Origin: http://127.0.0.1:{server.port}", "--header", f"Cookie: {COOKIE}={new_key()[0]}"),
        ]
        try:
            return subprocess.run([*command, described, *options], check=False).returncode == 0
        finally:
            server.end(signal.SIGTERM)
            print(server.errors, file=sys.stderr)


def broad(part: str) -> int:
    """The number of broad tests in a part."""
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "--soak", "1", *PARTS[part]]
    found = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    return found.count("::")


def main() -> int:
    parser = argparse.ArgumentParser(prog="make soak")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6) * 10**6)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART", help=", ".join(PARTS))
    arguments = parser.parse_args()
    parts = arguments.parts or list(PARTS)
    end = time.monotonic() + 60 * arguments.minutes
    print(f"The first seed is {arguments.seed}.")
    failed = []
    if "browser" in parts and not pytest("--all-languages", *PARTS["browser"]):
        failed.append("browser")
    if "http" in parts and not http(arguments.seed, 4 * int(arguments.minutes)):
        failed.append("http")
    if "audit" in parts and audit.main():
        failed.append("audit")
    left = max(end - time.monotonic(), 6 * arguments.minutes)
    for part in parts:
        if part not in SHARES:
            continue
        seconds = left * SHARES[part] / sum(SHARES.get(one, 0) for one in parts) * WORKERS / broad(part)
        if not pytest("--soak", f"{seconds:.1f}", "--seed", str(arguments.seed), *PARTS[part]):
            failed.append(part)
    print(f"\n{'!' * 80}\nFailed: {', '.join(failed)}\n{'!' * 80}" if failed else "\nNothing has failed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
