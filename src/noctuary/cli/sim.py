"""`noctuary sim`: many games between bots."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

from noctuary import locale
from noctuary.cli import figures, options, playing
from noctuary.cli.output import Output
from noctuary.cli.parser import Parser
from noctuary.cli.words import decimal, number, under_edition
from noctuary.kernel import catalogue
from noctuary.kernel.messages import Argument, BadInput
from noctuary.simulation.series import Series
from noctuary.simulation.statistics import Statistics


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
    """Play the games and print the results."""
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
        corrections=game.corrections,
    )
    processes = playing.processes(arguments.processes)
    statistics = Statistics()
    start = time.perf_counter()
    for played in playing.play(series, processes, language):
        statistics.add(played)
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
