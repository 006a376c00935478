"""The results of `make build`: an archive of the sources, from which a wheel can be built anywhere."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from hatch_build import ROOT
from noctuary import __version__

UV = [sys.executable, str(ROOT / "tools" / "uv.py"), "build", "--quiet", "--no-build-isolation", "--python"]


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked archive, in a folder that is not a git repository."""
    folder = tmp_path_factory.mktemp("sources")
    subprocess.run([*UV, sys.executable, "--sdist", "--out-dir", str(folder), str(ROOT)], check=True)
    with tarfile.open(folder / f"noctuary-{__version__}.tar.gz") as archive:
        archive.extractall(folder, filter="data")
    return folder / f"noctuary-{__version__}"


def test_the_archive_has_every_file_of_the_repository_and_nothing_that_is_built(sources: Path) -> None:
    """So whatever the documentation names is there, and a wheel can be built."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    packed = {str(file.relative_to(sources)) for file in sources.rglob("*") if file.is_file()}
    assert {*listed.stdout.splitlines()} - packed == set()
    for name in ("src/noctuary/server/static", "src/noctuary/_compiled", "web/node_modules", ".git", "dist"):
        assert not (sources / name).exists(), name


@pytest.mark.soak
def test_a_wheel_can_be_built_of_it_without_git(sources: Path, tmp_path: Path) -> None:
    (tmp_path / "git").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "git").chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}", "NOCTUARY_COMPILE": "quick"}
    built = [*UV, sys.executable, "--wheel", "--out-dir", str(tmp_path), str(sources)]
    subprocess.run(built, check=True, env=environment)
    (wheel,) = tmp_path.glob("*.whl")
    if "linux" in wheel.name:
        shown = subprocess.run(
            [sys.executable, "-m", "auditwheel", "show", str(wheel)], stdout=subprocess.PIPE, text=True, check=True
        )
        tag = wheel.stem.rpartition("-")[2]
        assert "linux_" in tag
        assert f'constrains the platform tag to "{tag}"' in " ".join(shown.stdout.split())


@pytest.mark.soak
def test_a_game_can_be_packaged_installed_played_and_taken_away_again(sources: Path, tmp_path: Path) -> None:
    """As an outsider would: in a fresh environment, with nothing but the wheel."""
    environment = {**os.environ, "NOCTUARY_COMPILE": "0"}
    environment.pop("VIRTUAL_ENV", None)
    uv, home = UV[:2], tmp_path / "venv"

    def run(*words: str | Path, code: int = 0) -> str:
        done = subprocess.run([*words], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    run(*UV, sys.executable, "--wheel", "--out-dir", tmp_path, sources)
    run(*uv, "venv", "--quiet", "--python", sys.executable, home)
    python, noctuary = home / "bin/python", home / "bin/noctuary"
    install = [*uv, "pip", "install", "--quiet", "--python", str(python)]
    (wheel,) = tmp_path.glob("*.whl")
    run(*install, wheel, "pytest", "librt")
    assert "pip install -e ludo" in run(noctuary, "new", "ludo")
    assert not [*home.glob("lib/*/site-packages/noctuary/games/ludo")]
    run(*install, tmp_path / "ludo")
    assert "Rounds won" in run(noctuary, "sim", "ludo", "--games", "4", "--processes", "2")
    assert "passed" in run(python, "-m", "pytest", "ludo")
    run(python, "-c", "from noctuary.envs import Batch; assert len(Batch('ludo', 4, processes=2).reset()[0]) == 4")
    run(*uv, "pip", "uninstall", "--quiet", "--python", python, "noctuary-ludo")
    assert "There is no game called" in run(noctuary, "sim", "ludo", code=2)
