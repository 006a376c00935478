"""`make bench`: how fast the engines of all games and the messages to clients are.

`python -m benchmarks nightfall` measures that game only. Prints each figure beside that of the run before and what is
aimed at, and adds a line to `history.jsonl`. Machines differ: `spin`, the speed of a fixed piece of Python, is measured
too, and the comparison with the run before is corrected by it.
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
from noctuary.kernel.moves import seat_name
from noctuary.kernel.randomness import Random
from noctuary.tables.course import AUTO, Course
from noctuary.tables.setup import Seat, Setup
from noctuary.tables.view import view

HISTORY: Final = Path(__file__).parent / "history.jsonl"
DECISIONS: Final = 6000
"""Whole games are played for one figure until there have been so many."""
MESSAGES: Final = 1500
"""Messages of one game that are looked at, at most."""
WIDTH: Final = 112
"""Columns of the table, whoever reads it."""
ROUNDS: Final = 5
"""How often everything is measured; the fastest round counts, being disturbed least."""

SETTINGS: Final[dict[str, tuple[dict[str, Any], ...]]] = {"nocturne": ({"mode": "standard"}, {"mode": "advanced"})}
"""The options a game is played with, the fullest game last; a game that is not here is played as it comes."""
ALONE: Final[dict[str, tuple[dict[str, Any], ...]]] = {"nocturne": ({"mode": "solo"},)}
"""Those of games that one player can play, for one player."""
TARGETS: Final = {"nightfall decisions 4": 60_000, "nightfall clone 4": 20}
"""What a game is meant to reach in pure Python."""

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


def main(names: list[str]) -> int:
    figures: dict[str, float] = {"spin": fastest(spin)}
    for name in names or catalogue.names():
        figures |= {f"{name} {figure}": value for figure, value in measured(catalogue.find(name)).items()}
    report(figures, last_figures())
    with HISTORY.open("a", encoding="utf-8") as file:
        file.write(
            json.dumps({**origin(), "figures": {name: round(value, 2) for name, value in figures.items()}}) + "\n"
        )
    return 0


def measured(game: Game) -> dict[str, float]:
    """All figures of a game, for every number of players."""
    figures: dict[str, float] = {}
    several = SETTINGS.get(game.name, ({},))
    every = {players: ALONE[game.name] if players == 1 else several for players in game.players}
    for players in game.players:
        for settings in every[players]:
            decisions, games = play(game, {"players": players, **settings})
            name = " ".join([str(players), *settings.values()])
            figures[f"decisions {name}"] = decisions
            figures[f"games {name}"] = games
    for players in game.players:
        states = middle_states(game, {"players": players, **every[players][-1]})
        figures[f"clone {players}"] = 1e6 / fastest(partial(clone, states))
        figures[f"observe {players}"] = 1e6 / fastest(partial(determinize, states))
    for players in game.players:
        figures |= messages(game, {"players": players, **every[players][-1]})
    return figures


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
    made = games = 0
    for _ in range(ROUNDS):
        made = games = 0
        start = perf_counter()
        while made < DECISIONS:
            state, random = game.new(options, games), Random(games)
            games += 1
            while state.seat >= 0:
                codes = state.legal(state.seat)
                state.play(state.seat, codes[random.below(len(codes))])
                made += 1
        best = max(best, made / (perf_counter() - start))
    return best, best * games / made


def middle_states(game: Game, settings: dict[str, Any]) -> list[State]:
    """States from all over some games."""
    found: list[State] = []
    options = game.options(settings)
    for seed in range(4):
        state, random = game.new(options, seed), Random(seed)
        while state.seat >= 0:
            found.append(state.clone())
            codes = state.legal(state.seat)
            state.play(state.seat, codes[random.below(len(codes))])
    return found[:: 1 + len(found) // DECISIONS]


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


def messages(game: Game, settings: dict[str, Any]) -> dict[str, float]:
    """Size and making of the message that a client gets after each move of a game."""
    options = game.options(settings)
    players = options.players
    sizes: list[int] = []
    best = float("inf")
    for _ in range(ROUNDS):
        course = Course(Setup(game, options, [Seat("human", f"Player {seat}") for seat in range(players)], 1))
        random, sizes, seconds, seen = Random(1), [], 0.0, 0
        while not course.over and len(sizes) < MESSAGES:
            seat = course.state.seat
            start = perf_counter()
            text = msgspec.json.encode(view(course, seat, seen, [], None))
            seconds += perf_counter() - start
            sizes.append(len(text))
            seen = len(course.events)
            moves = course.state.decision(seat).moves
            line = seat_name(seat) + AUTO if seat in course.unasked else moves[random.below(len(moves))].line
            course = course.after(line)
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


def last_figures() -> dict[str, tuple[float, float]]:
    """Every figure of the history as it was last, with the `spin` of that run."""
    lines = HISTORY.read_text(encoding="utf-8").splitlines() if HISTORY.exists() else []
    found: dict[str, tuple[float, float]] = {}
    for line in lines:
        figures = json.loads(line)["figures"]
        for name, value in figures.items():
            # The first lines are from when there was one game.
            only = name != "spin" and name.split()[0] in UNITS
            found[f"nocturne {name}" if only else name] = (value, figures["spin"])
    return found


def report(figures: dict[str, float], before: dict[str, tuple[float, float]]) -> None:
    """A table of all figures; the change since the run before is corrected by `spin`."""
    table = Table(title="Random play (game, figure, players, mode)")
    for heading in ("", "now", "unit", "before", "change", "target"):
        justify: Any = "left" if heading in ("", "unit", "target") else "right"
        table.add_column(heading, justify=justify)
    for name, value in figures.items():
        kind = name.split()[name != "spin"]
        faster = kind in FASTER_IS_MORE
        change = ""
        if name in before:
            old, spun = before[name]
            machine = 1.0 if kind.startswith("bytes") or kind == "spin" else figures["spin"] / spun
            change = f"{100 * ((value / old / machine) if faster else (value / old * machine)) - 100:+.0f} %"
        target = ""
        if name in TARGETS:
            aim = TARGETS[name]
            reached = value >= aim if faster else value <= aim
            target = f"{'at least' if faster else 'at most'} {number(aim)}: {'reached' if reached else 'missed'}"
        table.add_row(
            name, number(value), UNITS[kind], number(before[name][0]) if name in before else "", change, target
        )
    Console(width=WIDTH).print(table)


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
