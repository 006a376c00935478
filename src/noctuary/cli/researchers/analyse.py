"""`noctuary analyse`: analyses a finished game."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib.util import find_spec
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table

from noctuary import locale
from noctuary.cli.parts import playing
from noctuary.cli.parts.output import Output, number_table
from noctuary.cli.parts.parser import Parser
from noctuary.cli.parts.streams import print_json
from noctuary.cli.parts.words import MATPLOTLIB, PICTURES, decimal, namer, number, percent
from noctuary.kernel.base.files import begins, check_output
from noctuary.kernel.base.messages import BadInput, Message
from noctuary.kernel.contract.game import Game
from noctuary.kernel.play import gamefile

if TYPE_CHECKING:
    from noctuary.cli.parts.hinting import Hints
    from noctuary.simulation.analysis import Analysis, Mistake

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60
"""Maximum number of characters in a curve."""
SHOWN: Final = 10
"""Maximum number of mistakes listed."""


def add(parser: Parser, words: Sequence[str]) -> None:
    """Add the arguments of the command to `parser`; `words` are those of the command line."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="cli-replay-file")
    parser.add_argument("--iterations", default="", metavar="N", help="cli-analyse-iterations")
    parser.add_argument("--processes", default="", metavar="N", help="cli-sim-processes")
    parser.add_argument("--json", action="store_true", help="cli-analyse-json")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="cli-analyse-plot")


def run(arguments: argparse.Namespace) -> int:
    """Analyse the game in a file and print the results."""
    # Imported here since NumPy is slow to import.
    from noctuary.simulation import analysis

    if arguments.file is None:
        raise BadInput("cli-replay-nothing")
    check_plot(arguments.plot)
    language = arguments.lang
    iterations = number(arguments.iterations, "--iterations", analysis.TABLES) if arguments.iterations else 0
    iterations = min(iterations or analysis.ITERATIONS, analysis.MAX_ITERATIONS)
    match = gamefile.load(arguments.file)
    if not match.over:
        raise BadInput("cli-analyse-unfinished", {}, str(arguments.file))
    findings = analysis.analyse(match, iterations, playing.processes(arguments.processes))
    number_of_decisions = len(analysis.decisions(match))
    looked_at = list(playing.show_progress(findings, number_of_decisions, language, words="cli-analyse-looking"))
    told = analysis.sum_up(match, looked_at, iterations, gamefile.dumps(match))
    if arguments.json:
        print_json(told)
    else:
        show(Output(), match.setup.game, told, language)
    if arguments.plot is not None:
        draw(arguments.plot, told, language)
    return 0


def check_plot(path: Path | None) -> None:
    """Check that the plot can be drawn and written, before an analysis that takes minutes. Raises BadInput."""
    if path is None:
        return
    if find_spec("matplotlib") is None:
        raise BadInput("tournament-missing", {"option": "--plot", "text": "matplotlib"})
    if path.suffix not in PICTURES:
        raise BadInput("tournament-picture", {"text": str(path), "names": ", ".join(PICTURES)})
    check_output(path, begins(MATPLOTLIB))


def draw(path: Path, told: Analysis, language: str) -> None:
    """Draw the curve to a file. Raises BadInput."""
    from noctuary.simulation import curve

    curve.draw(path, told, locale.text(language, "cli-analyse-step"), locale.text(language, "cli-analyse-chance"))


def show(console: Output, game: Game, told: Analysis, language: str) -> None:
    """Print how well everybody played, the curve of each seat, and the costliest moves."""
    names = [locale.quote(player.name) for player in told.players]
    ids = ("players", "accuracy", "decisions", "start", "luck", "cost", "gained", "result")
    title, *heads = (locale.text(language, f"cli-analyse-{id}") for id in ids)
    table = number_table(title, "", *heads)
    for name, player in zip(names, told.players, strict=True):
        shares = (player.start, player.luck, -player.cost, player.gained, player.result)
        table.add_row(
            name,
            "–" if player.accuracy is None else decimal(player.accuracy, language),
            str(player.decisions),
            percent(shares[0], language),
            *(points(share, language) for share in shares[1:-1]),
            percent(shares[-1], language),
        )
    console.print(table)
    curves = Table(title=locale.text(language, "cli-analyse-curve"), show_header=False)
    for seat, name in enumerate(names):
        curves.add_row(name, sparks([chances[seat] for chances in told.curve]))
    console.print(curves)
    if not told.mistakes:
        console.print(locale.text(language, "client-analysis-faultless"), soft_wrap=True)
        return
    from noctuary.cli.parts.hinting import Hints

    hints = Hints(game, language, namer(game, language, names), attrgetter("line"))
    moves = Table(title=locale.text(language, "cli-analyse-mistakes"))
    moves.add_column(locale.text(language, "cli-analyse-step"), justify="right")
    for id in ("made", "better", "price"):
        moves.add_column(locale.text(language, f"cli-analyse-{id}"), justify="right" if id == "price" else "left")
    for mistake in told.mistakes[:SHOWN]:
        better = f"{mistake.better.line.partition(' ')[2]}\n{reason(hints, mistake)}"
        moves.add_row(str(mistake.step + 1), mistake.made.line, better, points(-mistake.cost, language))
    console.print(moves)
    console.print(locale.text(language, "cli-analyse-method", {"number": told.iterations}), soft_wrap=True)


def reason(hints: Hints, mistake: Mistake) -> str:
    """Why the better move is better."""
    reasons = [Message(reason["id"], reason["args"]) for reason in mistake.why.reasons]
    return hints.say("hint-why", {"why": hints.reasons(reasons)})


def points(share: float, language: str) -> str:
    """A difference in percentage points, with its sign."""
    return ("+" if share >= 0 else "−") + decimal(100 * abs(share), language)


def sparks(values: Sequence[float]) -> str:
    """A curve as a line of block characters."""
    places = (
        range(len(values)) if len(values) <= WIDTH else [n * (len(values) - 1) // (WIDTH - 1) for n in range(WIDTH)]
    )
    return "".join(BARS[min(int(values[place] * len(BARS)), len(BARS) - 1)] for place in places)
