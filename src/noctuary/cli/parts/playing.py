"""Plays series of games with a progress bar."""

import argparse
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from importlib.util import find_spec
from typing import Final, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from noctuary import locale
from noctuary.cli.parts import guests, options
from noctuary.cli.parts.output import Output
from noctuary.cli.parts.parser import Parser
from noctuary.cli.parts.words import number
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract.game import Game
from noctuary.simulation.cluster import Cluster, LocalCluster
from noctuary.simulation.series import Played, Series

T = TypeVar("T")

LOCAL: Final = "local"
RAY: Final = "ray"
REDRAW: Final = 0.1
"""Seconds between two updates of the progress bar."""


def add(parser: Parser, words: Sequence[str], seats: str, games: str, default: str) -> None:
    """Add the options of a series, with the help texts `seats` and `games` and the `default` number of games."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="cli-help-game")
    parser.add_argument("--seats", metavar="BOT,BOT", help=seats)
    parser.add_argument("--games", default=default, metavar="N", help=games)
    parser.add_argument("--seed", default="1", metavar="N", help="cli-help-seed")
    add_cluster(parser)
    guests.add(parser)
    options.add(parser, words)


def add_cluster(parser: Parser) -> None:
    """Add the options that say where games are played."""
    parser.add_argument("--processes", default="", metavar="N", help="cli-sim-processes")
    parser.add_argument("--cluster", default=LOCAL, metavar="local|ray[:ADDRESS]", help="cli-cluster")


def series(arguments: argparse.Namespace, game: Game, others: str, measured: bool = False) -> Series:
    """The series given by the arguments, by default greedy against `others`. Raises BadInput."""
    guests.invite(arguments)
    settings = options.read_options(arguments)
    return Series(
        arguments.game,
        settings,
        options.seats(game, arguments.seats, settings, "greedy", others),
        number(arguments.games, "--games", 1),
        number(arguments.seed, "--seed"),
        measured,
        game.corrections,
    )


def play(series: Series, cluster: Cluster, language: str) -> Iterator[Played]:
    """The games of a series; a terminal shows the progress."""
    return show_progress(series.play(cluster), series.games, language)


def tell_cut_off(number: int, games: int, language: str) -> str:
    """The message about games that were cut off and are not counted."""
    return locale.text(language, "cli-cut-off", {"number": number, "games": games})


def processes(wanted: str) -> int:
    """The number of processes in `wanted`, by default one per processor. Raises BadInput."""
    return number(wanted, "--processes", 1) if wanted else os.cpu_count() or 1


def cluster(arguments: argparse.Namespace) -> Cluster:
    """The cluster on which the arguments say to play, by default all processors of this machine. Raises BadInput."""
    kind, _, address = arguments.cluster.partition(":")
    if arguments.cluster == LOCAL:
        return LocalCluster(processes(arguments.processes))
    if kind != RAY:
        raise BadInput("cluster-unknown", {"text": arguments.cluster})
    if find_spec("ray") is None:
        raise BadInput("cluster-missing")
    # Needs its extra, and is slow to import.
    from noctuary.simulation.ray_cluster import RayCluster

    return RayCluster(address, processes(arguments.processes) if arguments.processes else None)


def show_progress(
    played: Iterable[T], total: int, language: str, done: int = 0, words: str = "cli-sim-playing"
) -> Iterator[T]:
    """Pass on the items of `played` and show a progress bar: `total` items, of which `done` were finished before.
    `words`: the message that describes the work.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    drawn = time.perf_counter()
    # Drawn here, not in a thread: forking a process with threads is not safe.
    screen = Output(stderr=True)
    silent = not screen.is_terminal
    with Progress(
        *columns,
        console=screen,
        transient=True,
        disable=silent,
        auto_refresh=False,
        # There is no other output meanwhile.
        redirect_stdout=False,
        redirect_stderr=False,
    ) as progress:
        task = progress.add_task(locale.text(language, words), total=total, completed=done)
        for one in played:
            yield one
            progress.advance(task)
            if time.perf_counter() > drawn + REDRAW:
                drawn = time.perf_counter()
                progress.refresh()
