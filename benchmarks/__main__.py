"""`make bench`: measures the speed of the compiled engine, of the pure one and of peers, all in one run.

`python -m benchmarks nightfall` measures that game only. Machines differ and are busy, so only ratios count: all
programs take turns, round by round, each timed in processor seconds. The tables show the medians and the spread of the
rounds; the history (`history.jsonl`) keeps the ratios. OpenSpiel (hearts, skat, gin_rummy) and catanatron are installed
from the package index into their own environment, `.tools/peers`.
"""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from benchmarks.messages import messages
from noctuary import engine
from noctuary.kernel.contract import catalogue
from noctuary.simulation.cluster import LocalCluster
from noctuary.simulation.series import Series

ROOT: Final = Path(__file__).resolve().parent.parent
HISTORY: Final = ROOT / "benchmarks" / "history.jsonl"
PEERS_HOME: Final = ROOT / ".tools" / "peers"
WIDTH: Final = 112
"""The width of the tables in columns, whatever the terminal's."""
ROUNDS: Final = 7
"""Number of rounds; the first only warms up."""
PEERS: Final = ("hearts", "skat", "gin_rummy", "catanatron")
YARDSTICK: Final = "hearts"
REFERENCE: Final = 168_000
"""Decisions of hearts per second on the machine for which times are given."""
GAMES: Final = 600
TIMES: Final = 3
"""To compare one process with two, GAMES games are played TIMES times."""

MODES: Final[dict[str, dict[int, tuple[str, ...]]]] = {
    "nocturne": {1: ("solo",), 2: ("standard", "advanced"), 3: ("standard", "advanced"), 4: ("standard", "advanced")}
}
"""The modes in which a game is measured, by number of players; any other game is measured with its default options."""
AIMS: Final = {
    "nocturne decisions 3 standard": 6.0,
    "nightfall decisions 4": 5.0,
    "nocturne clone 3 standard": 1.5,
    "nightfall clone 4": 2.5,
    "nocturne determinize 3 standard": 8.0,
    "nightfall determinize 4": 15.0,
}
"""The fewest decisions, as a multiple of hearts'; the most microseconds, where hearts reaches REFERENCE."""


KINDS: Final = (engine.COMPILED, engine.PURE)


class Worker:
    """A process that measures one thing after another."""

    def __init__(self, command: Sequence[str | Path], environment: dict[str, str] | None = None) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, **(environment or {})},
        )

    def measure(self, what: str) -> float:
        """The figure asked for, per second. Raises SystemExit if the process has failed; it has printed why."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(what + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit(f"benchmarks: {what} could not be measured")
        return float(answer)

    def close(self) -> None:
        """Let the process end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


class Figure:
    """Something measured with both engines: its line to a worker, and each engine's rate per second and round."""

    def __init__(self, name: str, line: str) -> None:
        self.name = name
        self.line = line
        self.compiled: list[float] = []
        self.pure: list[float] = []

    @property
    def is_time(self) -> bool:
        """Whether it is shown as microseconds each, not as a number per second."""
        return " decisions " not in self.name


def main(names: list[str]) -> int:
    if not engine.is_ready():
        raise SystemExit("benchmarks: first compile the engine: python hatch_build.py engine")
    peers = Worker([peers_python(), "benchmarks/peers.py"])
    engines = [Worker([sys.executable, "-m", "benchmarks.engine"], {engine.ENVIRONMENT: kind}) for kind in KINDS]
    figures = [figure for name in names or catalogue.names() for figure in figures_of(name)]
    rates: dict[str, list[float]] = {peer: [] for peer in PEERS}
    for round_ in range(ROUNDS):
        print(f"Round {round_ + 1} of {ROUNDS}", file=sys.stderr)
        for peer in PEERS:
            rates[peer].append(peers.measure(peer))
        for figure in figures:
            figure.compiled.append(engines[0].measure(figure.line))
            figure.pure.append(engines[1].measure(figure.line))
    for worker in (peers, *engines):
        worker.close()
    for measured in (*rates.values(), *(figure.compiled for figure in figures), *(figure.pure for figure in figures)):
        del measured[0]
    yardstick = median(rates[YARDSTICK])
    twice = {name: two_processes(name) for name in names or catalogue.names()}
    console = Console(width=WIDTH)
    console.print(table_of_engines(figures, yardstick), table_of_peers(rates, yardstick), table_of_messages(names))
    for name, ratio in twice.items():
        console.print(f"{name}: two processes are {ratio:.2f} times as fast as one (at least 1.90 is aimed at)")
    ratios = {figure.name: [times_yardstick(figure, yardstick), times_pure(figure)] for figure in figures}
    ratios |= {f"{name} two processes": [ratio] for name, ratio in twice.items()}
    line = {**origin(), "ratios": {name: [round(ratio, 3) for ratio in pair] for name, pair in ratios.items()}}
    with HISTORY.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
    return 0


def peers_python() -> Path:
    """The Python of the peers' environment, which is created if it is missing."""
    python = PEERS_HOME / "bin" / "python"
    wanted = ROOT / "benchmarks" / "peers.txt"
    stamp = PEERS_HOME / "peers.txt"
    if not stamp.exists() or stamp.read_text() != wanted.read_text():
        uv: list[str | Path] = [sys.executable, ROOT / "tools" / "uv.py"]
        subprocess.run([*uv, "venv", "--quiet", "--clear", PEERS_HOME], check=True)
        subprocess.run([*uv, "pip", "install", "--quiet", "--python", python, "-r", wanted], check=True)
        stamp.write_text(wanted.read_text())
    return python


def figures_of(name: str) -> list[Figure]:
    """The figures measured for a game."""
    found: list[Figure] = []
    for kind in ("decisions", "clone", "determinize"):
        for players in catalogue.find(name).players:
            for mode in MODES.get(name, {}).get(players, ("",)):
                options = {"players": players, **({"mode": mode} if mode else {})}
                found.append(Figure(f"{name} {kind} {players} {mode}".strip(), f"{kind} {name} {json.dumps(options)}"))
    return found


def two_processes(name: str) -> float:
    """The speedup from playing the same games in two processes instead of one."""
    ratios: list[float] = []
    for seed in range(TIMES):
        seconds: list[float] = []
        for processes in (1, 2):
            start = perf_counter()
            for _ in Series(name, {}, ["greedy", "greedy"], GAMES, seed).play(LocalCluster(processes)):
                pass
            seconds.append(perf_counter() - start)
        ratios.append(seconds[0] / seconds[1])
    return median(ratios)


def times_yardstick(figure: Figure, yardstick: float) -> float:
    """How many decisions, clones or drawn states the compiled engine makes for each decision of the yardstick."""
    return median(figure.compiled) / yardstick


def times_pure(figure: Figure) -> float:
    """The speedup of the compiled engine over the pure one."""
    return median(ours / pure for ours, pure in zip(figure.compiled, figure.pure, strict=True))


def table_of_engines(figures: list[Figure], yardstick: float) -> Table:
    """The table of both engines, side by side."""
    before = last_ratios()
    table = Table(title=f"Random play; times are told for a machine where {YARDSTICK} reaches {REFERENCE:,}/s")
    for heading in ("", "compiled", "spread", "pure", "×pure", f"×{YARDSTICK}", "before", "aim"):
        table.add_column(heading, justify="left" if heading in ("", "aim") else "right")
    for figure in figures:
        ratio = times_yardstick(figure, yardstick)
        pure = median(figure.pure)
        spread = f"±{50 * (max(figure.compiled) - min(figure.compiled)) / median(figure.compiled):.0f} %"
        if figure.is_time:
            told = 1e6 / (ratio * REFERENCE)
            shown = [f"{told:.2f} µs", spread, f"{1e6 / pure * yardstick / REFERENCE:.1f} µs"]
        else:
            told = ratio
            shown = [f"{median(figure.compiled):,.0f}/s", spread, f"{pure:,.0f}/s"]
        aim = AIMS.get(figure.name)
        verdict = ""
        if aim is not None:
            reached = told <= aim if figure.is_time else told >= aim
            verdict = f"{'at most' if figure.is_time else 'at least'} {aim:g}: {'reached' if reached else 'missed'}"
        old = f"{before[figure.name]:.2f}" if figure.name in before else ""
        table.add_row(figure.name, *shown, f"{times_pure(figure):.1f}", f"{ratio:.2f}", old, verdict)
    return table


def table_of_peers(rates: dict[str, list[float]], yardstick: float) -> Table:
    """The table of the peers."""
    table = Table(title="Peers, stepped from Python")
    for heading in ("", "decisions/s", "spread", f"×{YARDSTICK}"):
        table.add_column(heading, justify="right" if heading else "left")
    for peer, measured in rates.items():
        middle = median(measured)
        spread = f"±{50 * (max(measured) - min(measured)) / middle:.0f} %"
        table.add_row(peer, f"{middle:,.0f}", spread, f"{middle / yardstick:.2f}")
    return table


def table_of_messages(names: list[str]) -> Table:
    """The table of the messages that a client gets after each move."""
    table = Table(title=f"Messages to clients ({engine.NAME})")
    for heading in ("", "µs", "bytes, mean", "bytes, most"):
        table.add_column(heading, justify="right" if heading else "left")
    for name in names or catalogue.names():
        game = catalogue.find(name)
        for players in game.players:
            settings: dict[str, Any] = {"players": players}
            time, mean, most = messages(game, settings)
            table.add_row(f"{name} {players}", f"{time:.0f}", f"{mean:,}", f"{most:,}")
    return table


def last_ratios() -> dict[str, float]:
    """The latest ratio of each figure to the yardstick."""
    found: dict[str, float] = {}
    for line in HISTORY.read_text(encoding="utf-8").splitlines() if HISTORY.exists() else []:
        found |= {name: pair[0] for name, pair in json.loads(line)["ratios"].items()}
    return found


def origin() -> dict[str, str]:
    """What was measured: the commit, and the Python that ran it."""
    commit = git("rev-parse", "--short", "HEAD")
    changed = "+" if git("status", "--porcelain", "--untracked-files=no", "src") else ""
    return {"commit": commit + changed, "python": ".".join(map(str, sys.version_info[:3]))}


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
