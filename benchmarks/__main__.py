"""`make bench`: how fast the engine and the messages to clients are.

Prints each figure beside that of the run before, and adds a line to `history.jsonl`. Machines differ: `spin`, the speed
of a fixed piece of Python, is measured too, and the comparison with the run before is corrected by it.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table

from noctuary.kernel import catalogue
from noctuary.kernel.game import Game, State
from noctuary.kernel.randomness import Random
from noctuary.tables.course import Course
from noctuary.tables.setup import Seat, Setup
from noctuary.tables.view import view

HISTORY: Final = Path(__file__).parent / "history.jsonl"
GAMES: Final = 60
"""Games played for one figure."""
ROUNDS: Final = 5
"""How often everything is measured; the fastest round counts, being disturbed least."""

UNITS: Final = {
    "spin": "numbers/s",
    "decisions": "decisions/s",
    "games": "games/s",
    "clone": "µs",
    "observe": "µs",
    "message": "µs",
    "bytes-mean": "bytes",
    "bytes-most": "bytes",
}
FASTER_IS_MORE: Final = ("spin", "decisions", "games")


def main() -> int:
    game = catalogue.find("nocturne")
    figures: dict[str, float] = {"spin": fastest(spin)}
    for players in game.players:
        for mode in ("standard", "advanced"):
            decisions, games = play(game, {"players": players, "mode": mode})
            figures[f"decisions {players} {mode}"] = decisions
            figures[f"games {players} {mode}"] = games
    for players in game.players:
        states = middle_states(game, players)
        figures[f"clone {players}"] = 1e6 / fastest(partial(clone, states))
        figures[f"observe {players}"] = 1e6 / fastest(partial(determinize, states))
    for players in game.players:
        figures |= messages(game, players)
    report(figures, last_run())
    with HISTORY.open("a", encoding="utf-8") as file:
        file.write(
            json.dumps({**origin(), "figures": {name: round(value, 2) for name, value in figures.items()}}) + "\n"
        )
    return 0


def fastest(measure: Callable[[], float]) -> float:
    """The best of several measurements of something per second."""
    return max(measure() for _ in range(ROUNDS))


def spin() -> float:
    """Random numbers per second: how fast this machine runs Python."""
    random, count = Random(1), 100_000
    start = perf_counter()
    for _ in range(count):
        random.next32()
    return count / (perf_counter() - start)


def play(game: Game, settings: dict[str, Any]) -> tuple[float, float]:
    """Decisions and games per second of random play."""
    options = game.options(settings)
    best = 0.0
    made = 0
    for _ in range(ROUNDS):
        made = 0
        start = perf_counter()
        for seed in range(GAMES):
            state, random = game.new(options, seed), Random(seed)
            while state.seat >= 0:
                codes = state.legal(state.seat)
                state.play(state.seat, codes[random.below(len(codes))])
                made += 1
        best = max(best, made / (perf_counter() - start))
    return best, best * GAMES / made


def middle_states(game: Game, players: int) -> list[State]:
    """States from all over some games."""
    found = []
    for seed in range(4):
        state, random = game.new(game.options({"players": players, "mode": "advanced"}), seed), Random(seed)
        while state.seat >= 0:
            found.append(state.clone())
            codes = state.legal(state.seat)
            state.play(state.seat, codes[random.below(len(codes))])
    return found


def clone(states: list[State]) -> float:
    """Clones per second."""
    start = perf_counter()
    for state in states:
        state.clone()
    return len(states) / (perf_counter() - start)


def determinize(states: list[State]) -> float:
    """Observations made into full states again, per second."""
    random = Random(1)
    start = perf_counter()
    for state in states:
        state.observe(state.seat).determinize(random)
    return len(states) / (perf_counter() - start)


def messages(game: Game, players: int) -> dict[str, float]:
    """Size and making of the message that a client gets after each move of an advanced game."""
    options = game.options({"players": players, "mode": "advanced"})
    sizes: list[int] = []
    best = float("inf")
    for _ in range(ROUNDS):
        course = Course(Setup(game, options, [Seat("human", f"Player {seat}") for seat in range(players)], 1))
        random, sizes, seconds, seen = Random(1), [], 0.0, 0
        while not course.over:
            seat = course.state.seat
            start = perf_counter()
            text = msgspec.json.encode(view(course, seat, seen, [], None))
            seconds += perf_counter() - start
            sizes.append(len(text))
            seen = len(course.events)
            moves = course.state.decision(seat).moves
            course = course.after(moves[random.below(len(moves))].line)
        best = min(best, seconds / len(sizes))
    return {
        f"message {players}": 1e6 * best,
        f"bytes-mean {players}": sum(sizes) / len(sizes),
        f"bytes-most {players}": max(sizes),
    }


def origin() -> dict[str, str]:
    """What was measured: the commit, and the Python that ran it."""
    commit = git("rev-parse", "--short", "HEAD")
    changed = "+" if git("status", "--porcelain", "--untracked-files=no", "src") else ""
    return {"commit": commit + changed, "python": ".".join(map(str, sys.version_info[:3]))}


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=HISTORY.parent, capture_output=True, text=True).stdout.strip()


def last_run() -> dict[str, Any] | None:
    """The last line of the history."""
    lines = HISTORY.read_text(encoding="utf-8").splitlines() if HISTORY.exists() else []
    found: dict[str, Any] | None = json.loads(lines[-1]) if lines else None
    return found


def report(figures: dict[str, float], before: dict[str, Any] | None) -> None:
    """A table of all figures; the change since the run before is corrected by `spin`."""
    old = before["figures"] if before else {}
    table = Table(title="Nocturne, random play (figure, players, mode)")
    for heading in ("", "now", "unit", f"before ({before['commit']})" if before else "before", "change"):
        table.add_column(heading, justify="left" if heading in ("", "unit") else "right")
    for name, value in figures.items():
        kind = name.split()[0]
        change = ""
        if old.get(name):
            machine = 1.0 if kind.startswith("bytes") or kind == "spin" else figures["spin"] / old["spin"]
            faster = kind in FASTER_IS_MORE
            change = (
                f"{100 * ((value / old[name] / machine) if faster else (value / old[name] * machine)) - 100:+.0f} %"
            )
        table.add_row(name, number(value), UNITS[kind], number(old[name]) if name in old else "", change)
    Console().print(table)


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


if __name__ == "__main__":
    sys.exit(main())
