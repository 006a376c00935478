"""`noctuary sim`: many games between bots."""

import argparse
import time
from collections.abc import Sequence

from noctuary import locale
from noctuary.cli.parts import figures, guests, options, playing
from noctuary.cli.parts.output import Output
from noctuary.cli.parts.parser import Parser
from noctuary.cli.parts.streams import print_json
from noctuary.cli.parts.words import decimal, under_edition
from noctuary.kernel.base.messages import Argument
from noctuary.simulation.statistics import Statistics


def add(parser: Parser, words: Sequence[str]) -> None:
    """Add the arguments of the command to `parser`; `words` are those of the command line."""
    playing.add(parser, words, "cli-sim-seats", "cli-sim-games", "100")
    parser.add_argument("--json", action="store_true", help="cli-tournament-json")


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print the results."""
    language = arguments.lang
    game = options.game(arguments)
    series = playing.series(arguments, game, "random")
    games = playing.play(series, playing.cluster(arguments), language)
    statistics = Statistics()
    start = time.perf_counter()
    for played in games:
        statistics.add(played)
    seconds = time.perf_counter() - start
    if arguments.json:
        print_json({**series.setup, "seconds": seconds, **statistics.shown})
        return 1 if statistics.failures.silent else 0
    console = Output()
    if edition := under_edition(game, language):
        console.print(edition)
    # With a bot that has never answered, the results mean nothing.
    for table in figures.tables(game, statistics, language) if not statistics.failures.silent else ():
        console.print(table)
    if statistics.cut_off:
        console.print(playing.tell_cut_off(statistics.cut_off, statistics.games, language))
    guests.tell(console, statistics.failures, language)
    speed: dict[str, Argument] = {
        "games": statistics.games,
        "decisions": round(statistics.decisions / seconds),
        "speed": decimal(statistics.games / seconds, language),
        "seconds": decimal(seconds, language),
    }
    console.print(locale.text(language, "cli-sim-speed", speed))
    return 1 if statistics.failures.silent else 0
