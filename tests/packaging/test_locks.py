"""The lock files name the ordinary registries, whatever mirror the machine that wrote them uses."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from hatch_build import ROOT, WEB

UV_LOCK = (ROOT / "uv.lock").read_text()


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
