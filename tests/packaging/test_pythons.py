"""The other supported versions of Python, if they are installed: they play the same games and pass the quick tests."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hatch_build import ROOT

UV = [sys.executable, str(ROOT / "tools" / "uv.py")]
TESTS = (
    "tests/games/test_checksum.py tests/kernel tests/simulation/test_series.py tests/cli/hosts/test_ending.py".split()
)


@pytest.mark.soak
@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13", "3.14"])
def test_another_python_plays_the_same_games(version: str, tmp_path: Path) -> None:
    # Versions installed by pyenv answer only to their own names.
    kept = [str(folder) for folder in Path.home().glob(f".pyenv/versions/{version}.*/bin")]
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([*kept, os.environ["PATH"]]),
        "UV_PROJECT_ENVIRONMENT": str(tmp_path / "venv"),
        "NOCTUARY_ENGINE": "pure",
    }
    for name in ("PYTHON", "UV_PYTHON", "VIRTUAL_ENV"):
        environment.pop(name, None)

    def there(words: str) -> bool:
        done = subprocess.run([*UV, *words.split(), version], env=environment, capture_output=True, check=False)
        return done.returncode == 0

    if not there("python find --no-project") and not there("python install --quiet"):
        pytest.skip(f"Python {version} cannot be had here")
    run = [*UV, "run", "--quiet", "--locked", "--python", version]
    told = subprocess.run([*run, "python", "-V"], cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.startswith(f"Python {version}.")
    pytest_of_it = [*run, "python", "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS]
    assert subprocess.run(pytest_of_it, cwd=ROOT, env=environment, check=False).returncode == 0
