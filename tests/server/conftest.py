"""Servers for the tests: for most of them one inside this process, for the hard ones real processes."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, Self

import pytest
from uvicorn.config import LoopFactoryType

from hatch_build import ROOT
from noctuary.cli.hosts.serve import listen
from noctuary.server.app import application
from noctuary.server.base.configuration import Configuration
from noctuary.server.door.limits import Limits, Rate
from noctuary.server.process import Server, configure
from noctuary.tables.lobby import Lobby
from noctuary.tables.store.engines.sqlite import SQLiteStore
from tests.kept import keeping
from tests.patience import NEVER, patience
from tests.server.client import Browser

ANY = Rate(1e9, 1e9)
UNHURRIED = Limits(
    requests_of_person=ANY,
    messages_of_socket=ANY,
    messages_of_person=ANY,
    refusals_of_socket=ANY,
    tables_of_person=ANY,
    lines_of_person=ANY,
    patience=NEVER,
)
"""Limits that tests would exceed, since they ask faster than people, sometimes on a busy machine."""


def _awaited(work: object) -> Iterator[str]:
    """A coroutine, what it awaits, what that awaits, and so on."""
    while work is not None:
        yield getattr(work, "__qualname__", repr(work))
        work = getattr(work, "cr_await", None) or getattr(work, "gi_yieldfrom", None)


class Inside:
    """A server in a thread of this process, whose bots make no pauses."""

    def __init__(self, folder: Path, static: Path, limits: Limits = UNHURRIED, loop: LoopFactoryType = "auto") -> None:
        self.path = folder / "tables.sqlite3"
        self.lobby = keeping(Lobby(self.path, pause=0.0))
        listener = listen("127.0.0.1", 0)
        self.port: int = listener.getsockname()[1]
        configuration = Configuration(hosts=("play.example.org", "club.example.org:81"), proxies=("127.0.0.2",))
        self.app = application(self.lobby, configuration, static, limits)
        served = configure(self.app, configuration.proxies)
        served.loop = loop
        self._server = Server(served)
        self._thread = threading.Thread(target=self._server.run, args=([listener],), daemon=True)
        self._thread.start()

    @property
    def connections(self) -> int:
        return len(self._server.server_state.connections)

    def browser(self) -> Browser:
        return Browser(self.port)

    def store(self, work: Callable[[SQLiteStore], object]) -> None:
        """Call a method of the store in its own thread."""
        assert isinstance(self.lobby.store, SQLiteStore)
        self.lobby.writer.wait_for(work, self.lobby.store)

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the server's event loop."""
        asyncio.run_coroutine_threadsafe(work, self._server.servers[0].get_loop()).result()

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(patience())
        if self._thread.is_alive():
            for task in asyncio.all_tasks(self._server.servers[0].get_loop()):
                print(*_awaited(task.get_coro()), sep=" > ")
            pytest.fail("The server does not end; what its tasks wait for is printed.")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Process:
    """`noctuary serve` as its own process."""

    program = "noctuary"
    """The module that is run; in tests it is one without time limits (`tests.unhurried`)."""

    def __init__(self, folder: Path, *arguments: str, **variables: str) -> None:
        """Start the process. `variables` are added to its environment."""
        environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        # Like a server that people run, it keeps the bytecode of its modules.
        environment |= {"LC_ALL": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "", **variables}
        self.process = subprocess.Popen(
            [sys.executable, "-m", self.program, "serve", "--data", str(folder), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
            cwd=ROOT,
        )
        assert self.process.stdout is not None
        self.greeting = ""
        for line in iter(self.process.stdout.readline, ""):
            self.greeting += line
            # The end of the frame round the address.
            if line.startswith("└"):
                break
        found = re.search(r"http://[^/]*:(\d+)/", self.greeting)
        self.port = int(found[1]) if found else 0

    def browser(self) -> Browser:
        return Browser(self.port)

    def children(self) -> list[int]:
        """Return the child processes."""
        return [*map(int, Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split())]

    def workers(self) -> list[int]:
        """Return those in which bots think."""
        return [pid for pid in self.children() if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def end(self, by: signal.Signals) -> int:
        """Send a signal and wait for the end; return the exit code."""
        self.process.send_signal(by)
        return self.wait()

    def wait(self) -> int:
        code = self.process.wait(patience())
        assert self.process.stderr is not None
        assert self.process.stdout is not None
        self.errors = self.process.stderr.read()
        self.process.stderr.close()
        self.process.stdout.close()
        return code


Start = Callable[..., Process]


@pytest.fixture(scope="session")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built client: a page, a file with a hash in its name, and the files for installing it."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Noctuary</title>")
    (folder / "assets" / "index-1234.js").write_text("// the client")
    (folder / "sw.js").write_text("// the service worker")
    (folder / "manifest.webmanifest").write_text("{}")
    return folder


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, static: Path) -> Iterator[Inside]:
    """A server in this process, with another player in every test."""
    with Inside(tmp_path_factory.mktemp("data"), static) as server:
        yield server


@pytest.fixture
def browser(server: Inside) -> Browser:
    """A client that has visited the server's page."""
    browser = server.browser()
    assert browser.get("/").status == 200
    return browser


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers as processes with one data folder, and ends those that still run."""
    started: list[Process] = []

    def start(*arguments: str, folder: Path = tmp_path / "data", **variables: str) -> Process:
        started.append(Process(folder, *(arguments or ("--port", "0")), **variables))
        return started[-1]

    yield start
    for process in started:
        if process.process.poll() is None:
            process.end(signal.SIGKILL)
