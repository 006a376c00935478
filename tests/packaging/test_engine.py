"""The compiled engine: used only if it was made from these sources, left out where it cannot be made, and part of the
wheel.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import textwrap
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

import hatch_build
from hatch_build import ROOT
from noctuary import engine
from noctuary.server.base import engines
from tests.awaiting import awaited

needs_engine = pytest.mark.skipif(not engine.is_ready(), reason="there is no compiled engine to be tested")


def run(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run this Python in a folder, with the packages in its `src`."""
    ours = {"PYTHONPATH": str(folder / "src"), "NOCTUARY_ENGINE": "", "NOCTUARY_COMPILE": "", **environment}
    variables = {**os.environ, **ours}
    variables = {name: value for name, value in variables.items() if value or name not in ours}
    return subprocess.run([sys.executable, *words], cwd=folder, env=variables, capture_output=True, text=True)


IMPORTS = "from noctuary import engine; from noctuary.kernel.contract import state"


def which(folder: Path, **environment: str) -> str:
    """The engine that is used in a copy of the package, as one of its modules sees it."""
    return run(folder, "-c", f"{IMPORTS}; print(engine.NAME, state.__file__[-3:])", **environment).stdout.strip()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the files from which the engine is made, with the engine if there is one."""
    for name in ("hatch_build.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    return tmp_path


def test_a_server_says_that_the_engine_was_compiled_since(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.delenv(engine.ENVIRONMENT, raising=False)
    monkeypatch.setattr("noctuary.engine.NAME", engine.PURE)
    monkeypatch.setattr("noctuary.engine.FOLDER", tmp_path)
    monkeypatch.setattr("noctuary.engine.BEGUN", 0.0)
    monkeypatch.setattr("noctuary.server.base.engines.LOOK", 0.0)
    assert not engine.was_compiled_since()
    (tmp_path / engine.STAMP).write_text(json.dumps({**engine.stamp(engine.PACKAGE, {}), "binaries": {}}))
    awaited(engines.look())
    assert "bots think with it" in caplog.text
    monkeypatch.setattr("noctuary.engine.BEGUN", engine.compile_time())
    assert not engine.was_compiled_since()


@needs_engine
def test_workers_of_a_pure_server_change_over_once_the_engine_is_compiled(project: Path) -> None:
    """Those for bots and for analyses, which say themselves what they play with."""
    package = project / "src" / "noctuary"
    (package / "_compiled").rename(project / "compiled")
    (project / "seen.py").write_text(
        textwrap.dedent("""
        import asyncio, sys
        from noctuary import engine
        from noctuary.kernel.contract import state
        from noctuary.tables.bot_pool import BotPool, Worker

        def seen(): return engine.NAME, state.__file__[-3:]

        async def main():
            pool, worker = BotPool(), Worker()
            for _ in range(2):
                print(seen(), await pool.run(("", ""), seen), await worker.run(seen, patient=True))
                if not engine.is_ready(): (engine.PACKAGE.parent.parent / "compiled").rename(engine.FOLDER)
            pool.close(), worker.end()

        if __name__ == "__main__": asyncio.run(main())
    """)
    )
    pure, compiled = ("pure", ".py"), ("compiled", ".so")
    assert run(project, "seen.py").stdout == f"{pure} {pure} {pure}\n{pure} {compiled} {compiled}\n"


@needs_engine
def test_nothing_refers_weakly_to_compiled_states() -> None:
    """The garbage collector would take such references for the state's own, and free what others still use."""
    words = """
        from noctuary.kernel import catalogue
        states = [game.new(game.options({}), 1) for game in map(catalogue.find, catalogue.names())]
        print([type(one).__weakrefoffset__ for state in states for one in (state, state.observe(0))])
    """
    assert set(json.loads(run(ROOT, "-c", textwrap.dedent(words), NOCTUARY_ENGINE="compiled").stdout)) == {0}


@needs_engine
def test_compiled_if_made_from_these_sources(project: Path) -> None:
    assert which(project) == "compiled .so"
    assert which(project, NOCTUARY_ENGINE="pure") == "pure .py"
    source = project / "src" / "noctuary" / "games" / "nocturne" / "rules" / "turns" / "tiles.py"
    text = source.read_text()
    source.write_text(text + "# changed\n")
    assert which(project) == "pure .py"
    refused = run(project, "-c", "import noctuary", NOCTUARY_ENGINE="compiled")
    assert refused.returncode == 1
    assert "python hatch_build.py engine" in refused.stderr
    source.write_text(text)
    assert which(project, NOCTUARY_ENGINE="compiled") == "compiled .so"


def flipped(binary: Path) -> None:
    data = bytearray(binary.read_bytes())
    data[len(data) // 2] ^= 1
    binary.write_bytes(data)


def folder(binary: Path) -> None:
    binary.unlink()
    binary.mkdir()


BREAK: dict[str, Callable[[Path], object]] = {
    "missing": Path.unlink,
    "empty": lambda binary: binary.write_bytes(b""),
    "cut": lambda binary: os.truncate(binary, binary.stat().st_size // 2),
    "text": lambda binary: binary.write_text("not a library\n"),
    "flipped": flipped,
    "unreadable": folder,
}


@pytest.mark.sampled(1)
@needs_engine
@pytest.mark.parametrize("name", [engine.SHARED, "noctuary.kernel.contract.state"])
def test_a_broken_binary_is_not_used(project: Path, name: str) -> None:
    binary = project / "src" / "noctuary" / "_compiled" / f"{name}{engine.SUFFIX}"
    sound = binary.read_bytes()
    for kind, damage in BREAK.items():
        damage(binary)
        done = run(project, "-c", f"{IMPORTS}; print(engine.NAME)")
        assert (done.returncode, done.stdout) == (0, "pure\n"), kind
        assert done.stderr.startswith("noctuary: pure Python plays, several times slower: ")
        assert binary.name in done.stderr
        assert done.stderr.count("\n") == 1
        refused = run(project, "-c", "import noctuary", NOCTUARY_ENGINE="compiled")
        assert refused.returncode == 1
        assert f"{binary}" in refused.stderr.splitlines()[-1]
        words = "hatch_build.py", "engine"
        again = run(project, *words, NOCTUARY_COMPILE="1", CC="no-such-compiler")
        assert "the engine cannot be compiled: there is no C compiler" in again.stderr, "it would be compiled again"
        shutil.rmtree(binary.parent, ignore_errors=True)
        shutil.copytree(engine.FOLDER, binary.parent)
    assert binary.read_bytes() == sound
    assert which(project) == "compiled .so"


@needs_engine
def test_an_engine_that_this_machine_cannot_load_is_not_used(project: Path) -> None:
    """It may be for another processor, or on a disk from which nothing can be run."""
    compiled = project / "src" / "noctuary" / "_compiled"
    (compiled / f"{engine.SHARED}{engine.SUFFIX}").write_text("for another machine")
    stamp = json.loads((compiled / engine.STAMP).read_text())
    (compiled / engine.STAMP).write_text(json.dumps({**stamp, "binaries": engine.binaries(compiled)}))
    done = run(project, "-c", f"{IMPORTS}; print(state.__file__)")
    assert done.stdout.endswith(".py\n")
    assert done.stderr.startswith("noctuary: pure Python plays, several times slower: ")


def test_an_unknown_engine_is_refused(project: Path) -> None:
    assert "pure or compiled, not 'fast'" in run(project, "-c", "import noctuary", NOCTUARY_ENGINE="fast").stderr
    said = "noctuary: NOCTUARY_ENGINE must be pure or compiled, not 'fast'\n"
    assert run(project, "-m", "noctuary", "rules", NOCTUARY_ENGINE="fast").stderr == said


@pytest.mark.parametrize(
    ("when", "code", "words"),
    [
        ("auto", 0, "noctuary: the engine stays pure Python, several times slower: there is no C compiler"),
        ("1", 1, "noctuary: the engine cannot be compiled: there is no C compiler"),
        ("0", 0, ""),
        ("perhaps", 1, "noctuary: NOCTUARY_COMPILE must be one of auto, quick, 0, 1, not 'perhaps'"),
    ],
)
def test_without_a_compiler(project: Path, when: str, code: int, words: str) -> None:
    shutil.rmtree(project / "src" / "noctuary" / "_compiled", ignore_errors=True)
    done = run(project, "hatch_build.py", "engine", NOCTUARY_COMPILE=when, CC="no-such-compiler")
    assert (done.returncode, done.stdout) == (code, "")
    assert done.stderr.startswith(words)
    assert done.stderr.count("\n") == (1 if words else 0)
    assert which(project) == "pure .py"


@needs_engine
def test_a_quick_engine_plays_until_a_better_one_is_in_its_place(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`make play` after `make test` compiles again while the server starts."""
    package = project / "src" / "noctuary"
    folder = package / "_compiled"
    (folder / hatch_build.QUICK).touch()
    before = {file.name for file in folder.iterdir()}

    def compiled(modules: dict[str, list[str]], new: Path, quick: bool) -> dict[str, Path]:
        assert which(project) == "compiled .so"
        shutil.copytree(folder, new, dirs_exist_ok=True)
        return {file.name.removesuffix(engine.SUFFIX): file for file in new.glob("*" + engine.SUFFIX)}

    monkeypatch.setattr(hatch_build, "PACKAGE", package)
    monkeypatch.setattr(hatch_build, "COMPILED", folder)
    monkeypatch.setattr(hatch_build, "run_mypyc", compiled)
    monkeypatch.setenv("NOCTUARY_COMPILE", "auto")
    words = "import noctuary.kernel.moves; print(flush=True); input(); import noctuary.games.nocturne.shown.view as it"
    starting = subprocess.Popen(
        [sys.executable, "-c", f"{words}; print(it.__file__[-3:])"],
        env={**os.environ, "PYTHONPATH": str(project / "src"), "NOCTUARY_ENGINE": "compiled"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert starting.stdout
    assert starting.stdout.readline()
    assert hatch_build.compile_engine()
    assert starting.communicate("\n")[0] == ".so\n"
    assert {file.name for file in folder.iterdir()} == before - {hatch_build.QUICK}
    assert which(project) == "compiled .so"


@needs_engine
def test_the_wheel_brings_the_engine_along(tmp_path: Path) -> None:
    uv = [sys.executable, str(ROOT / "tools" / "uv.py")]
    built = [*uv, "build", "--quiet", "--wheel", "--no-build-isolation", "--python", sys.executable]
    # An engine compiled here is good enough, whatever the flags.
    quick = {**os.environ, "NOCTUARY_COMPILE": "quick"}
    subprocess.run([*built, "--out-dir", str(tmp_path), str(ROOT)], check=True, env=quick)
    (wheel,) = tmp_path.glob("*.whl")
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    if sys.platform == "linux":
        # An index does not accept wheels for an unspecified Linux.
        platform = f"(many|musl)linux_[0-9_]+_{platform.removeprefix('linux_')}"
    assert re.search(f"-{tag}-{tag}-{platform}$", wheel.stem), wheel.name
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "src")
    assert which(tmp_path, CC="no-such-compiler") == "compiled .so"
    assert run(tmp_path, "-m", "noctuary", "--version").stdout == "0.1.0 (compiled engine)\n"
