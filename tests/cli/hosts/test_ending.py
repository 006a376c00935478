"""Signals that end programs work like Ctrl+C here: the game so far is saved, and no process is left running."""

import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from hatch_build import ROOT
from noctuary.kernel.play import gamefile
from tests.patience import patience, slowness, until

pytestmark = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are looked up in /proc")

STUBBORN = """
import json, signal, sys, time
for one in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
    signal.signal(one, signal.SIG_IGN)
asked = 0
while True:
    message = json.loads(sys.stdin.readline() or "{}")
    if not message:
        time.sleep(1)
    elif message["type"] == "hello":
        print('{"protocol": 1}', flush=True)
    elif message["type"] == "decide":
        asked += 1
        print(json.dumps({"move": message["moves"][asked % len(message["moves"])]}), flush=True)
"""
"""A bot that ignores signals and does not notice that nobody asks it any more."""
WRAPPERS = {
    "sh": "sh -c '{}; true'",
    "setsid": "sh -c 'setsid {}; true'",
    "nohup": "nohup {}",
    "timeout": "sh -c 'timeout 10000 {}; true'",
    "away": "setsid {}",
    "twice": "setsid sh -c 'setsid {}'",
    "nothing": "{}",
}
SIGNALS = [signal.SIGTERM, signal.SIGHUP, signal.SIGINT]


class Program:
    """`noctuary` in its own session, recognized by its environment, like all processes that it starts."""

    def __init__(self, *words: str, before: Callable[[], None] | None = None) -> None:
        self.mark = f"NOCTUARY_TEST={secrets.token_hex(8)}"
        name, _, value = self.mark.partition("=")
        # Test runs in the background of a script start with some of these signals ignored.
        self.process = subprocess.Popen(
            [sys.executable, "-m", "noctuary", *words],
            cwd=ROOT,
            env={**os.environ, name: value, "LC_ALL": "C.UTF-8"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            preexec_fn=before or heeding,
        )

    def left(self) -> list[str]:
        """The processes of the program that are left."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            try:
                if self.mark.encode() in (process / "environ").read_bytes():
                    found.append((process / "cmdline").read_text())
            except OSError:
                continue
        return found

    def end(self, by: signal.Signals, all: bool = False, times: int = 1) -> str:
        """End the program with a signal and return its errors. `all`: the signal goes to all processes of its group."""
        assert self.process.poll() is None, self.process.communicate()
        for _ in range(times):
            (os.killpg if all else os.kill)(self.process.pid, by)
        try:
            _, errors = self.process.communicate(timeout=patience())
        finally:
            self.process.kill()
        assert self.process.returncode == 128 + by
        assert "Traceback" not in errors
        assert "resource_tracker" not in errors
        until(lambda: not self.left(), self.left)
        return errors


def heeding() -> None:
    for one in SIGNALS:
        signal.signal(one, signal.SIG_DFL)


@pytest.fixture
def bot(tmp_path: Path) -> Callable[[str], str]:
    (tmp_path / "bot.py").write_text(STUBBORN)
    return lambda wrapper: "stub=" + WRAPPERS[wrapper].format(f"{sys.executable} -I -S {tmp_path / 'bot.py'}")


def played(results: Path) -> int:
    return len(results.read_bytes().splitlines()) if results.exists() else 0


def tournament(results: Path, bot: str, processes: int) -> Program:
    words = "tournament nocturne stub random --mode family --deals 100000"
    return Program(*words.split(), "--results", str(results), "--processes", str(processes), "--bot", bot)


def test_what_was_played_is_kept_and_nothing_is_left(tmp_path: Path, bot: Callable[[str], str]) -> None:
    results = tmp_path / "results.jsonl"
    program = tournament(results, bot("setsid"), 2)
    until(lambda: played(results) > 3 or program.process.poll() is not None)
    assert any("bot.py" in one for one in program.left())
    told = program.end(signal.SIGTERM)
    assert told == f"\nEverything played so far is kept in {results}; the same command continues from there.\n"
    assert played(results) > 3
    assert results.read_bytes().endswith(b"\n")


@pytest.mark.parametrize("by", [signal.SIGHUP, signal.SIGINT])
def test_a_game_that_is_played_can_be_gone_on_with(tmp_path: Path, by: signal.Signals) -> None:
    saved = tmp_path / "game.noct"
    program = Program("play", "nocturne", "--seats", "human,random", "--seed", "1", "--save", str(saved))
    assert program.process.stdin
    assert program.process.stdout
    program.process.stdin.write("1\n1\n")
    program.process.stdin.flush()
    until(lambda: saved.exists() and len(gamefile.load(saved).moves()) > 2)
    assert program.end(by) == "\n"
    assert len(gamefile.load(saved).moves()) > 2


def test_what_is_ignored_stays_ignored() -> None:
    """This makes nohup work as expected."""

    def nohup() -> None:
        heeding()
        signal.signal(signal.SIGHUP, signal.SIG_IGN)

    program = Program("play", "nocturne", "--seats", "human,random", before=nohup)
    assert program.process.stdout
    assert program.process.stdout.readline()
    program.process.send_signal(signal.SIGHUP)
    out, _ = program.process.communicate("quit\n", timeout=patience())
    assert program.process.returncode == 0
    assert "not saved" in out


@pytest.mark.soak
@pytest.mark.parametrize("by", SIGNALS)
@pytest.mark.parametrize("wrapper", WRAPPERS)
@pytest.mark.parametrize("processes", [1, 2])
def test_with_any_wrapper(
    by: signal.Signals, wrapper: str, processes: int, tmp_path: Path, bot: Callable[[str], str]
) -> None:
    program = tournament(tmp_path / "results.jsonl", bot(wrapper), processes)
    until(lambda: played(tmp_path / "results.jsonl") > 1 or program.process.poll() is not None)
    program.end(by, all=processes > 1, times=2)


@pytest.mark.soak
@pytest.mark.parametrize("by", SIGNALS)
@pytest.mark.parametrize("all", [False, True])
def test_at_any_moment(by: signal.Signals, all: bool, tmp_path: Path, bot: Callable[[str], str]) -> None:
    """This holds while processes are being started, too. Before the first line of the program, Python's own handling
    counts.
    """
    for tenth in range(1, 25, 2):
        program = tournament(tmp_path / "results.jsonl", bot("sh"), 2)
        until(lambda pid=program.process.pid: hears(pid))  # type: ignore[misc]
        time.sleep(tenth / 10 * slowness())
        program.end(by, all, times=2)


def hears(pid: int) -> bool:
    """Whether a process has already set its own handlers for signals."""
    words = dict(line.split(":\t") for line in Path(f"/proc/{pid}/status").read_text().splitlines() if ":\t" in line)
    return bool(int(words["SigCgt"], 16) >> (signal.SIGHUP - 1) & 1)
