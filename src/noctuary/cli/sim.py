"""`noctuary sim`: many games between bots."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from noctuary import locale
from noctuary.cli import figures, options
from noctuary.cli.output import Output
from noctuary.cli.parser import Parser
from noctuary.cli.words import decimal, number, under_edition
from noctuary.kernel import catalogue
from noctuary.kernel.messages import Argument, BadInput
from noctuary.lab.simulation import Series
from noctuary.lab.statistics import Statistics

REDRAW: Final = 0.1
"""Seconds between two drawings of the progress bar."""


def add(subparsers: argparse._SubParsersAction[Parser], words: Sequence[str]) -> None:
    """Add the command to the `noctuary` command line, of which `words` are given."""
    parser = subparsers.add_parser(
        "sim", help="cli-sim-help", description="cli-sim-description", epilog="cli-sim-examples"
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="cli-help-game")
    parser.add_argument("--seats", metavar="BOT,BOT", help="cli-sim-seats")
    parser.add_argument("--games", default="100", metavar="N", help="cli-sim-games")
    parser.add_argument("--seed", default="1", metavar="N", help="cli-help-seed")
    parser.add_argument("--processes", default="", metavar="N", help="cli-sim-processes")
    options.add(parser, words)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print what they tell."""
    language = arguments.lang
    if arguments.game is None:
        raise BadInput("cli-which-game", {"names": ", ".join(catalogue.names())})
    settings = options.given(arguments)
    game = options.game(arguments)
    series = Series(
        arguments.game,
        settings,
        options.seats(game, arguments.seats, settings, "greedy", "random"),
        number(arguments.games, "--games", 1),
        number(arguments.seed, "--seed"),
        edition=game.corrections,
    )
    processes = number(arguments.processes, "--processes", 1) if arguments.processes else os.cpu_count() or 1
    statistics = Statistics()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    start = drawn = time.perf_counter()
    # Drawn from here, not from a thread of its own: forking a process that has threads is not safe.
    screen = Console(stderr=True)
    silent = not screen.is_terminal
    with Progress(*columns, console=screen, transient=True, auto_refresh=False, disable=silent) as progress:
        task = progress.add_task(locale.text(language, "cli-sim-playing"), total=series.games)
        for played in series.play(processes):
            statistics.add(played)
            progress.advance(task)
            if time.perf_counter() > drawn + REDRAW:
                drawn = time.perf_counter()
                progress.refresh()
    seconds = time.perf_counter() - start
    console = Output()
    if edition := under_edition(game, language):
        console.print(edition, markup=False, highlight=False)
    for table in figures.tables(game, statistics, language):
        console.print(table)
    speed: dict[str, Argument] = {
        "games": statistics.games,
        "decisions": round(statistics.decisions / seconds),
        "speed": decimal(statistics.games / seconds, language),
        "seconds": decimal(seconds, language),
    }
    console.print(locale.text(language, "cli-sim-speed", speed), markup=False, highlight=False)
    return 0
