"""`make soak`: the broad tests for as long as there is time, and the browser tests in all languages.

    python -m tests.soak --minutes 60 [--seed 7] [random] [games] [kills] [browser]

A failed test tells the seed it failed with, and how to see that again.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time

WORKERS = os.cpu_count() or 2
PARTS = {
    # Millions of games, looked at when they are over.
    "random": ["tests/games/test_random_games.py", "-k", "nobody_watches"],
    # Games looked at, editions, patience, positions, game files, messages, strength.
    "games": ["tests/games", "tests/nightfall", "tests/nocturne"],
    "kills": ["tests/server/test_kill.py"],
    "messages": ["tests/server/test_socket.py"],
    "browser": ["tests/browser", "tests/simulation/test_balance.py"],
}
SHARES = {"random": 5, "games": 3, "kills": 1, "messages": 1}
"""How the time is divided that the browser leaves."""


def pytest(*arguments: str) -> bool:
    """Run tests on all cores; whether all passed."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(WORKERS), "--dist", "worksteal", *arguments]
    print("$", *command[1:], flush=True)
    return subprocess.run(command, check=False).returncode == 0


def broad(part: str) -> int:
    """How many broad tests a part has."""
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
    left = max(end - time.monotonic(), 6 * arguments.minutes)
    for part in parts:
        if part == "browser":
            continue
        seconds = left * SHARES[part] / sum(SHARES.get(one, 0) for one in parts) * WORKERS / broad(part)
        if not pytest("--soak", f"{seconds:.1f}", "--seed", str(arguments.seed), *PARTS[part]):
            failed.append(part)
    print(f"\n{'!' * 80}\nFailed: {', '.join(failed)}\n{'!' * 80}" if failed else "\nNothing has failed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
