"""`make play` says in a line what it does; what its steps print is shown only if they fail (`tools/quietly.py`)."""

import re
import subprocess
import sys

import pytest

from hatch_build import ROOT

SAID = "print('much'); print('noctuary: mind this', flush=True)"


@pytest.mark.parametrize(
    ("words", "code", "shown"),
    [
        (SAID, 0, "noctuary: mind this\n"),
        (f"import sys; {SAID}; sys.exit('broken')", 1, "much\nnoctuary: mind this\nbroken\n"),
    ],
)
def test_a_step_shows_its_output_only_if_it_fails(words: str, code: int, shown: str) -> None:
    quietly = [sys.executable, "tools/quietly.py", "Building", sys.executable, "-c", words]
    done = subprocess.run(quietly, cwd=ROOT, capture_output=True, text=True)
    title, _, rest = done.stderr.partition("\n")
    assert done.returncode == code
    assert re.fullmatch(r"Building: \d+ s", title)
    assert (done.stdout, rest) == ("", shown)


def test_the_server_is_the_last_step_and_all_before_are_quiet() -> None:
    made = subprocess.run(
        ["make", "--no-print-directory", "--dry-run", "play"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    *steps, serve = made.stdout.splitlines()
    assert serve.endswith("noctuary serve --open")
    assert len(steps) == 3
    assert all("tools/quietly.py" in step for step in steps)
