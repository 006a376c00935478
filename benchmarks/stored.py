"""How soon a server with many stored tables has started and opens a long game: `python -m benchmarks.stored`.

Prints the medians, over `--runs` starts, of the time until a server prints its address and, for the longest of some
games that nobody has open, of the time from `hello` to the first view.
"""

import argparse
import hashlib
import signal
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.play.match import Match
from noctuary.server.base.folder import STORE
from noctuary.server.door.guard import COOKIE
from noctuary.tables.lobby import new_row
from noctuary.tables.setup import Seat, TableSetup
from noctuary.tables.store.engines.sqlite import SQLiteStore
from tests.server.conftest import Process

GAMES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "Nocturne, 4 players": ("nocturne", {"players": 4}),
    "Nightfall, 5 players": ("nightfall", {"players": 5}),
    "Nightfall, a series of 5 players": ("nightfall", {"players": 5, "series": True}),
}
TRIED: Final = 5
"""Number of games of each kind, of which the longest is taken."""
KEY: Final = "k" * 43
NOW: Final = "2026-01-02T00:00:00+00:00"


def played(name: str, settings: dict[str, Any], seed: int) -> Match:
    """A game between people who move at random."""
    game = catalogue.find(name)
    options = game.options(settings)
    seats = [Seat("human", f"Player {number}") for number in range(options.players)]
    match, random = Match(TableSetup(game, options, seats, seed, 0), patient=True), Random(seed)
    while not match.over:
        seat = match.waiting[0]
        codes = match.state.legal(seat)
        match.add(f"P{seat + 1} auto" if seat in match.unasked else match.state.move(codes[random.below(len(codes))]))
    return match


def fill(store: Path, tables: int) -> dict[str, str]:
    """Make a store with this many tables; return the ids of the longest games."""
    owner = hashlib.sha256(KEY.encode()).hexdigest()
    ids: dict[str, str] = {}
    with closing(SQLiteStore(store)) as new:
        for what, (name, settings) in GAMES.items():
            games = [played(name, settings, seed) for seed in range(TRIED)]
            longest = max(games, key=lambda match: match.revision)
            row = new_row(owner, longest, NOW)
            new.take_in(None, [(row, longest.lines)], [])
            ids[f"{what}, {longest.revision} entries"] = row.id
        usual = played("nightfall", {"players": 2}, 1)
        row = new_row(owner, usual, NOW)
        rows = [row._replace(id=f"{number:016x}") for number in range(tables - len(ids))]
        new.take_in(None, [(one, usual.lines) for one in rows], [])
    return ids


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--runs", type=int, default=7)
    asked = parser.parse_args(arguments)
    starts: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        ids = fill(Path(folder) / STORE, asked.tables)
        opened: dict[str, list[float]] = {what: [] for what in ids}
        for _ in range(asked.runs):
            begin = perf_counter()
            server = Process(Path(folder), "--port", "0")
            starts.append(perf_counter() - begin)
            try:
                browser = server.browser()
                browser.cookie = f"{COOKIE}={KEY}"
                browser.get("/api/games")
                for what, id in ids.items():
                    with browser.sit(id) as chair:
                        begin = perf_counter()
                        chair.greet()
                        opened[what].append(perf_counter() - begin)
            finally:
                server.end(signal.SIGTERM)
    print(f"{asked.tables} tables: {1000 * median(starts):.0f} ms until the server is there")
    for what, times in opened.items():
        print(f"{what}: {1000 * median(times):.1f} ms until the first view")


if __name__ == "__main__":
    main()
