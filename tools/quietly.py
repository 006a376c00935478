"""Runs a step of `make play` and shows it as one line: what is being done, and for how long. The output of its programs
is shown only if it fails, except our own lines, which begin with `noctuary:`.

    python3 tools/quietly.py "Building the pages" COMMAND...

Without a title, only our own lines are shown. Standard library only: this runs before anything is installed.
"""

from __future__ import annotations  # an old python3 must get as far as the error messages of tools/uv.py

import subprocess
import sys
import tempfile
import time

OURS = b"noctuary:"
INTERRUPTED = 130
"""The exit code of a program that Ctrl+C has stopped."""


def run(title: str, command: list[str]) -> int:
    """Run a command; return its exit code."""
    begin = time.monotonic()
    # A file, since a pipe that nobody reads would stop the command once it is full.
    with tempfile.TemporaryFile() as output:
        try:
            process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
            while True:
                if sys.stderr.isatty():
                    show(title, begin, "\r")
                try:
                    process.wait(1)
                    break
                except subprocess.TimeoutExpired:
                    pass
            code = process.returncode
        except KeyboardInterrupt:
            code = INTERRUPTED
        show(title, begin, "\n")
        output.seek(0)
        said = output.read()
    if code == 0:
        said = b"".join(line for line in said.splitlines(True) if line.startswith(OURS))
    if code != INTERRUPTED:
        sys.stderr.buffer.write(said)
    return code


def show(title: str, begin: float, end: str) -> None:
    """Print what is being done and for how long."""
    if title:
        print(f"{title}: {time.monotonic() - begin:.0f} s", end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2:]))
