"""The lock files name the ordinary registries, whatever mirror the machine that wrote them uses."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from hatch_build import ROOT, WEB

UV_LOCK = (ROOT / "uv.lock").read_text()
WITHOUT_KNOWN_HOLES = {"h11": (0, 16), "starlette": (0, 49, 1)}
"""By name of a dependency, the first version without known holes in what a server uses."""


def test_uv_lock_names_only_the_python_package_index() -> None:
    hosts = set(re.findall(r"https?://([^/\"]+)", UV_LOCK))
    assert hosts == {"pypi.org", "files.pythonhosted.org"}


@pytest.mark.parametrize("project", [WEB, ROOT / "tools" / "chromium"], ids=lambda folder: folder.name)
def test_npm_locks_name_no_host(project: Path) -> None:
    lock = json.loads((project / "package-lock.json").read_text())
    packages = {path: package for path, package in lock["packages"].items() if path}
    assert packages
    assert [path for path, package in packages.items() if "resolved" in package] == []
    assert [path for path, package in packages.items() if "integrity" not in package] == []


def test_build_requirements_are_those_of_the_lock() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    locked = {package["name"]: package.get("version") for package in tomllib.loads(UV_LOCK)["package"]}
    build = project["build-system"]["requires"]
    assert sorted(build) == sorted(project["dependency-groups"]["build"])
    for requirement in build:
        name, _, version = requirement.partition("==")
        assert version == locked[name], requirement


def test_no_version_with_known_holes_satisfies_the_requirements() -> None:
    required = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    lowest = dict(re.findall(r"^([\w.-]+)>=([\d.]+)", "\n".join(required), re.MULTILINE))
    # Each has a lower bound.
    assert {re.split(r"[^\w.-]", one)[0] for one in required} == set(lowest)
    for name, whole in WITHOUT_KNOWN_HOLES.items():
        assert tuple(map(int, lowest[name].split("."))) >= whole, name


def test_the_container_installs_what_the_lock_names_and_nothing_else() -> None:
    lines = (ROOT / "Containerfile").read_text().replace("\\\n", " ").splitlines()
    [exported] = [line for line in lines if "uv.py export" in line]
    commands = [command.split() for command in exported.split("&&")]
    # Everything comes from uv.lock, with its checksums; our own package is built without dependencies.
    assert {"--frozen", "--no-emit-project"} <= {*commands[0]}
    assert "--no-hashes" not in commands[0]
    requirements = commands[0][commands[0].index("--output-file") + 1]
    fetched = [one for one in commands if "pip" in one and "--no-deps" not in one]
    assert [one[-2:] for one in fetched] == [["--requirement", requirements]]
    assert all("--require-hashes" in one for one in fetched)
    [installed] = [line for line in lines if "pip install" in line]
    assert "--no-index" in installed.split()
