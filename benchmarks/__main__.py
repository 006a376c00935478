"""`make bench`: measures the compiled engine, the pure one and peers, all in one run.

`python -m benchmarks nightfall` measures that game only; `--beside FOLDER`, too, the engine of another checkout, which
must be set up and compiled there. Machines differ and are busy, so only ratios count: all programs take turns, round by
round, in the same loops (`benchmarks.loops`), each timed in processor seconds except where two processes are compared
with one. The tables show the medians and the spread of the rounds; the history (`history.jsonl`) keeps the ratios. The
peers are installed from the package index into their own environment, `.tools/peers`.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from noctuary import engine
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.offers import VECTORS

ROOT: Final = Path(__file__).resolve().parent.parent
HISTORY: Final = ROOT / "benchmarks" / "history.jsonl"
PEERS_HOME: Final = ROOT / ".tools" / "peers"
WIDTH: Final = 112
"""The width of the tables in columns, whatever the terminal's."""
ROUNDS: Final = 4
"""Number of rounds, after one that only warms up."""
SLOW: Final = {"memory": 1, "series": 2}
"""Figures that take long: their numbers of rounds."""

HEARTS: Final = tuple(f"turns hearts {way}" for way in ("walked", "sampled", "even", "deck"))
"""The yardstick: OpenSpiel's hearts with its chance drawn in each way, of which the fastest counts."""
EMPTY: Final = tuple(f"empty {loop}" for loop in ("turns", "batches", "cycles"))
PEERS: Final = (
    *(f"turns {name}" for name in ("skat deck", "gin_rummy deck", "catanatron own")),
    *(f"vectorised {name}" for name in ("leduc_poker", "hearts")),
    *(f"pgx {name}" for name in ("leduc_holdem", "sparrow_mahjong", "chess")),
    *(f"classic {name}" for name in ("hanabi_v5", "texas_holdem_no_limit_v6", "chess_v6")),
)
MODES: Final[dict[str, dict[int, tuple[str, ...]]]] = {
    "nocturne": {1: ("solo",), 2: ("standard", "advanced"), 3: ("standard", "advanced"), 4: ("standard", "advanced")}
}
"""The modes in which a game is measured, by number of players; any other game is measured with its default options."""
ALONE: Final = ("scaling", "memory", "series")
"""Kinds of figures that are not compared with the yardstick."""
KINDS: Final = (engine.COMPILED, engine.PURE)
BESIDE: Final = "beside"


class Worker:
    """A process that measures one thing after another."""

    def __init__(self, python: str | Path, module: str, environment: dict[str, str] | None = None) -> None:
        self._process = subprocess.Popen(
            [python, "-m", module],
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
    """Something measured with our engines: its line to a worker, and the rates of each engine, round by round."""

    def __init__(self, kind: str, game: str, told: str, options: dict[str, Any], pure: bool = False) -> None:
        self.kind = kind
        self.name = f"{game} {kind} {told}".strip()
        self.line = f"{kind} {game} {json.dumps(options)}"
        self.engines = [engine.COMPILED, *([engine.PURE] if pure else []), *([BESIDE] if kind != "series" else [])]
        self.rounds = range(1, SLOW[kind] + 1) if kind in SLOW else range(ROUNDS + 1)
        self.rates: dict[str, list[float]] = {}

    def measure(self, workers: Mapping[str, Worker]) -> None:
        """Let each engine take its turn, in the reverse of the last order."""
        self.engines = self.engines[::-1]
        for name in self.engines:
            if name in workers:
                self.rates.setdefault(name, []).append(workers[name].measure(self.line))

    def told(self, yardstick: float) -> float:
        """What is reported of the compiled engine: most figures as a multiple of the yardstick."""
        return median(self.rates[engine.COMPILED]) / (1 if self.kind in ALONE else yardstick)

    def times(self, other: str) -> list[float]:
        """How many times as fast as another engine it is, the median of the rounds; empty if that was not measured."""
        if other not in self.rates:
            return []
        pairs = zip(self.rates[engine.COMPILED], self.rates[other], strict=True)
        return [median(ours / theirs for ours, theirs in pairs)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measures speed.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default, all")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="another checkout, set up and compiled")
    asked = parser.parse_args()
    if not engine.is_ready():
        raise SystemExit("benchmarks: first compile the engine: python hatch_build.py engine")
    names: list[str] = asked.games or [name for name in catalogue.names() if VECTORS in catalogue.find(name).offers]
    peers = Worker(peers_python(), "benchmarks.peers")
    engines = {kind: Worker(sys.executable, "benchmarks.engine", {engine.ENVIRONMENT: kind}) for kind in KINDS}
    if asked.beside is not None:
        python = asked.beside.resolve() / ".venv" / "bin" / "python"
        engines[BESIDE] = Worker(python, "benchmarks.engine", {engine.ENVIRONMENT: engine.COMPILED})
    figures = [figure for name in names for figure in figures_of(name)]
    rates: dict[str, list[float]] = {line: [] for line in (*HEARTS, *EMPTY, *PEERS)}
    for round_ in range(ROUNDS + 1):
        print(f"Round {round_} of {ROUNDS}" if round_ else "Warming up", file=sys.stderr)
        for line, measured in rates.items():
            measured.append(peers.measure(line))
        for figure in figures:
            if round_ in figure.rounds:
                figure.measure(engines)
        if round_ == 0:
            for measured in (*rates.values(), *(found for figure in figures for found in figure.rates.values())):
                measured.clear()
    for worker in (peers, *engines.values()):
        worker.close()
    medians = {line: median(measured) for line, measured in rates.items()}
    yardstick = max(medians[line] for line in HEARTS)
    Console(width=WIDTH).print(table_of_peers(medians, yardstick), table_of_engines(figures, yardstick))
    ratios = {line: [medians[line] / yardstick] for line in medians}
    ratios |= {figure.name: [figure.told(yardstick), *figure.times(engine.PURE)] for figure in figures}
    rounded = {name: [float(f"{number:.3g}") for number in found] for name, found in ratios.items()}
    with HISTORY.open("a", encoding="utf-8") as file:
        file.write(json.dumps({**origin(), "ratios": rounded}) + "\n")
    return 0


def peers_python() -> Path:
    """The Python of the peers' environment, which is created if it is missing."""
    python = PEERS_HOME / "bin" / "python"
    wanted = ROOT / "benchmarks" / "peers.txt"
    stamp = PEERS_HOME / "peers.txt"
    if not stamp.exists() or stamp.read_text() != wanted.read_text():
        uv: list[str | Path] = [sys.executable, ROOT / "tools" / "uv.py"]
        subprocess.run([*uv, "venv", "--quiet", "--clear", "--python", sys.executable, PEERS_HOME], check=True)
        subprocess.run([*uv, "pip", "install", "--quiet", "--python", python, "-r", wanted], check=True)
        stamp.write_text(wanted.read_text())
    return python


def figures_of(name: str) -> list[Figure]:
    """What is measured of a game; most of it with three players."""
    figures: list[Figure] = []
    three: dict[str, Any] = {"players": 3}
    for players in catalogue.find(name).players:
        for mode in MODES.get(name, {}).get(players, ("",)):
            options = {"players": players, **({"mode": mode} if mode else {})}
            figures.append(Figure("decisions", name, f"{players} {mode}", options, pure=True))
    for kind in ("clone", "determinize"):
        figures += [Figure(kind, name, str(players), {"players": players}, pure=True) for players in (3, 4)]
    figures.append(Figure("search", name, "3", three))
    for kind, numbers in {"batch": (256, 2048), "scaling": (256, 2048), "memory": (256,)}.items():
        figures += [Figure(kind, name, str(number), {**three, "number": number}) for number in numbers]
    for kind in ("raw_env", "env"):
        figures.append(Figure("env", name, kind, {**three, "kind": kind}))
    figures.append(Figure("env", name, "features", {**three, "kind": "raw_env", "observation": "features"}))
    figures.append(Figure("series", name, "300", {"games": 300}))
    return figures


def table(title: str, *headings: str) -> Table:
    """An empty table whose figures are aligned."""
    made = Table(title=title)
    for heading in headings:
        made.add_column(heading, justify="right" if heading else "left")
    return made


def spread(measured: Sequence[float]) -> str:
    """Half the distance between the best and the worst round, in percent of the median."""
    return f"±{50 * (max(measured) - min(measured)) / median(measured):.0f} %"


def shown(numbers: Sequence[float]) -> str:
    """The first of some numbers, or nothing if there is none."""
    return "".join(f"{number:,.0f}" if number > 99 else f"{number:.3g}" for number in numbers[:1])


def table_of_peers(medians: Mapping[str, float], yardstick: float) -> Table:
    """The table of the yardstick, of what the loops themselves cost, and of the peers."""
    peers_table = table("OpenSpiel's hearts with its chance drawn in each way; empty games; peers", "", "×hearts")
    for line, middle in medians.items():
        peers_table.add_row(line, shown([middle / yardstick]))
    return peers_table


def table_of_engines(figures: Sequence[Figure], yardstick: float) -> Table:
    """The table of our engines, side by side."""
    before = last_ratios()
    title = "Ours, compiled: ×hearts; two processes ×one, on the clock (scaling, series); bytes a game (memory)"
    engines_table = table(title, "", "figure", "spread", "×pure", "×beside", "before")
    for figure in figures:
        others = figure.times(engine.PURE), figure.times(BESIDE), before.get(figure.name, [])
        middle, width = [figure.told(yardstick)], spread(figure.rates[engine.COMPILED])
        engines_table.add_row(figure.name, shown(middle), width, *map(shown, others))
    return engines_table


def last_ratios() -> dict[str, list[float]]:
    """The latest ratios of each figure that were measured in today's way."""
    ratios: dict[str, list[float]] = {}
    for line in HISTORY.read_text(encoding="utf-8").splitlines() if HISTORY.exists() else []:
        entry = json.loads(line)
        if "otherwise" not in entry:
            ratios |= entry["ratios"]
    return ratios


def origin() -> dict[str, str]:
    """What was measured: the commit, and the Python that ran it."""
    commit = git("rev-parse", "--short", "HEAD")
    changed = "+" if git("status", "--porcelain", "--untracked-files=no", "src") else ""
    return {"commit": commit + changed, "python": ".".join(map(str, sys.version_info[:3]))}


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
