"""`make test`: all checks and tests. Steps that do not depend on each other run in parallel.

Prints the output of each step when it is done, and at the end how long all steps took, with a warning if too long. Uses
only the standard library: the first step installs everything else.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOO_LONG = 12 * 60
"""Seconds. An idle machine with two cores should need less than ten minutes; a busy one may need longer."""
ENGINE = ROOT / "src" / "noctuary" / "_compiled" / "stamp.json"
"""Exists when the engine is compiled; a machine without a C compiler tests the pure one."""

Step = tuple[str, str]

LANES: list[list[Step]] = [
    [("Engine", "python hatch_build.py engine"), ("Rules by example", "noctuary case cases")],
    [
        ("Client types", "python hatch_build.py check"),
        ("Client tests", "python hatch_build.py test"),
        ("Client build", "python hatch_build.py build"),
    ],
    [
        ("Format", "ruff format --check"),
        ("Lint", "ruff check"),
        ("Imports", "lint-imports --no-logo"),
        ("Types", "mypy"),
        ("Browser", "python -m tests.browser.chromium"),
        # Translates all modules into bytecode once; otherwise every worker would do that, at the same time.
        ("Collection", "pytest --collect-only -qq"),
    ],
]
"""Lists of steps; these lists run in parallel."""
# More processes than this only wait for each other on two cores.
TESTS: Step = ("Tests", "pytest -n 3 --dist worksteal --durations 10")

took: dict[str, float] = {}


class Failed(Exception):
    """A step has failed and has printed why."""


def run(title: str, words: str, live: bool = False) -> None:
    """Run a step with uv, on the engine once it is built; live steps show their output at once. Raises Failed."""
    begin = time.monotonic()
    heading = f"\n== {title}\n$ uv {words}\n"
    if live:
        print(heading, flush=True)
    done = subprocess.run(
        [sys.executable, "tools/uv.py", *words.split()],
        cwd=ROOT,
        env={
            **os.environ,
            # Hundreds of processes would otherwise translate the same thousand modules each.
            "PYTHONDONTWRITEBYTECODE": "",
            "NOCTUARY_COMPILE": os.environ.get("NOCTUARY_COMPILE", "quick"),
            **({"NOCTUARY_ENGINE": "compiled"} if "Engine" in took and ENGINE.exists() else {}),
        },
        stdout=None if live else subprocess.PIPE,
        stderr=None if live else subprocess.STDOUT,
        check=False,
    )
    took[title] = time.monotonic() - begin
    end = f"== {title}: {'failed after ' if done.returncode else ''}{took[title]:.0f} s"
    print(end if live else f"{heading}{done.stdout.decode(errors='replace')}{end}", flush=True)
    if done.returncode:
        raise Failed(title)


def lane(steps: list[Step]) -> None:
    """Run steps one after the other, until one fails."""
    for title, words in steps:
        run(title, f"run --locked {words}")


def main() -> int:
    begin = time.monotonic()
    try:
        run("Environment", "sync --locked")
        with ThreadPoolExecutor(len(LANES)) as pool:
            for done in [pool.submit(lane, steps) for steps in LANES]:
                done.result()
        run(TESTS[0], f"run --locked {TESTS[1]}", live=True)
    except Failed as failed:
        print(f"\n{failed} failed.", file=sys.stderr)
        return 1
    finally:
        total = time.monotonic() - begin
        print("\n== Seconds")
        print("\n".join(f"{seconds:6.0f}  {title}" for title, seconds in [*took.items(), ("all together", total)]))
    if total > TOO_LONG:
        line = "!" * 100
        words = f"This took {total / 60:.0f} minutes. Unless the machine was busy, that is too slow: ten are allowed."
        print(f"\n{line}\n{words}\n{line}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
