"""tools/uv.py on a machine without uv and pip, run for real with a package index on this machine."""

import hashlib
import io
import os
import shutil
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from hatch_build import ROOT
from tools import uv

TAG, SHA256 = uv._wheel()
NAME = f"uv-{uv.VERSION}-py3-none-{TAG}.whl"
BINARY = Path(".tools", f"uv-{uv.VERSION}", "uv")


def program(answer: str) -> str:
    return f'#!/bin/sh\necho "{answer}" "$@" $UV_PYTHON\n'


def wheel() -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as files:
        files.writestr(f"uv-{uv.VERSION}.data/scripts/uv", program("fetched"))
    return content.getvalue()


class Machine:
    """A folder with the script, and a PATH with only what the test puts into bin/."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "bin"
        self.bin.mkdir()
        self.script = folder / "tools" / "uv.py"
        self.script.parent.mkdir()
        shutil.copy(ROOT / "tools" / "uv.py", self.script)

    def expect(self, sha256: str) -> None:
        self.script.write_text(self.script.read_text().replace(SHA256, sha256))

    def run(self, index: str, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        environment = {"PATH": str(self.bin), "UV_DEFAULT_INDEX": index, "HOME": str(self.folder), **more}
        command = [sys.executable, str(self.script), *(words or ("sync", "--locked"))]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    (tmp_path / "machine").mkdir()
    return Machine(tmp_path / "machine")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    page = tmp_path / "site" / "simple" / "uv" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text(f'<a href="../../files/{NAME}#sha256=0">{NAME}</a>')
    (tmp_path / "site" / "files").mkdir()
    (tmp_path / "site" / "files" / NAME).write_bytes(wheel())
    return tmp_path / "site"


@pytest.fixture
def index(site: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/simple"
        server.shutdown()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


def test_fetches_the_pinned_uv_once_and_runs_it(machine: Machine, index: str, site: Path) -> None:
    machine.expect(hashlib.sha256(wheel()).hexdigest())
    assert machine.run(index).stdout == "fetched sync --locked\n"
    shutil.rmtree(site / "simple")
    assert machine.run(index).stdout == "fetched sync --locked\n"


def test_refuses_a_wheel_with_another_hash(machine: Machine, index: str) -> None:
    done = machine.run(index)
    assert done.returncode == 1
    assert f"{NAME} does not have the expected hash" in done.stderr
    assert not (machine.folder / BINARY).exists()


def test_says_so_when_the_index_has_no_such_wheel(machine: Machine, index: str, site: Path) -> None:
    (site / "simple" / "uv" / "index.html").write_text("")
    done = machine.run(index)
    assert done.returncode == 1
    assert f"{index}/uv/ does not list {NAME}" in done.stderr


def test_says_what_to_do_when_there_is_no_network(machine: Machine) -> None:
    done = machine.run("http://127.0.0.1:9/simple")
    assert done.returncode == 1
    assert "Could not fetch uv from http://127.0.0.1:9/simple/uv/" in done.stderr
    assert "HTTPS_PROXY" in done.stderr


@pytest.mark.parametrize(("version", "used"), [("0.13.0", True), ("1.0.0", True), ("0.12.99", False), ("odd", False)])
def test_uses_the_uv_on_path_only_if_it_is_new_enough(machine: Machine, index: str, version: str, used: bool) -> None:
    machine.expect(hashlib.sha256(wheel()).hexdigest())
    (machine.bin / "uv").write_text(program(f"uv {version}"))
    os.chmod(machine.bin / "uv", 0o755)
    assert machine.run(index).stdout == (f"uv {version}" if used else "fetched") + " sync --locked\n"


def test_a_python_that_is_asked_for_is_meant(machine: Machine, index: str) -> None:
    machine.expect(hashlib.sha256(wheel()).hexdigest())
    assert machine.run(index, PYTHON="python3").stdout == f"fetched sync --locked {sys.executable}\n"
    # It would install into that Python.
    for asked in ({"PYTHON": "python3"}, {"PYTHON": "python3", "UV_PYTHON": sys.executable}):
        assert machine.run(index, "--quiet", "pip", "list", **asked).stdout == "fetched --quiet pip list\n"


@pytest.mark.parametrize("command", [["./noctuary", "--version"], ["make", "help"]], ids=["noctuary", "make"])
@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("no-such-python", "noctuary: PYTHON is no-such-python, but there is no such program."),
        (
            "python3.9",
            "noctuary: PYTHON is python3.9, but that is no Python of version 3.11 or later; it is Python 3.9.",
        ),
        ("python2", "noctuary: PYTHON is python2, but that is no Python of version 3.11 or later."),
    ],
)
def test_a_python_that_will_not_do_is_refused(command: list[str], asked: str, told: str, tmp_path: Path) -> None:
    for name, words in {"python3.9": "case $3 in *print*) echo ' 3.9';; *) exit 1;; esac", "python2": "exit 1"}.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{words}\n")
        (tmp_path / name).chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}", "PYTHON": asked}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert done.stderr.splitlines()[0] == told
