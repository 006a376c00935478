"""`noctuary data`: data sets of games between bots."""

import argparse
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rich.table import Table

from noctuary import locale
from noctuary.cli.parts import options, playing
from noctuary.cli.parts.output import Output
from noctuary.cli.parts.parser import Parser
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.positions import quoted

ACTIONS: Final = ("make", "describe", "export")
NEEDED: Final = ("librt", "pyarrow")
"""Packages needed only for this command."""
MINARI: Final = ("minari", "gymnasium")
"""Packages that an export needs, too."""


def add(parser: Parser, words: Sequence[str]) -> None:
    """Add the arguments of the command to `parser`; `words` are those of the command line."""
    parser.add_argument("action", choices=ACTIONS, metavar="ACTION", help="cli-data-action")
    parser.add_argument("-o", "--out", type=Path, metavar="DIR", help="cli-data-out")
    parser.add_argument("--minari", metavar="ID", help="cli-data-minari")
    playing.add(parser, words, "cli-sim-seats", "cli-sim-games", "100")


def run(arguments: argparse.Namespace) -> int:
    """Make a data set, describe one, or export it. Raises BadInput."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadInput("data-missing", {"text": ", ".join(missing)})
    if arguments.action == "describe":
        describe(Path(arguments.game or "."), arguments.lang)
    elif arguments.action == "export":
        export(Path(arguments.game or "."), arguments.minari, arguments.lang)
    else:
        make(arguments)
    return 0


def make(arguments: argparse.Namespace) -> None:
    """Play the games that are missing. Raises BadInput."""
    from noctuary.simulation.dataset import DataSet

    language, game = arguments.lang, options.game(arguments)
    series = playing.series(arguments, game, "random")
    folder = arguments.out or Path("data") / game.name
    data = DataSet(series, folder)
    cluster = playing.cluster(arguments)
    try:
        for _ in playing.show_progress(data.play(cluster), series.games, language):
            pass
    except KeyboardInterrupt as end:
        end.add_note(locale.text(language, "cli-data-continue", {"text": str(folder)}))
        raise
    describe(folder, language)


def export(folder: Path, name: str | None, language: str) -> None:
    """Write a data set as one of Minari's. Raises BadInput."""
    from noctuary.simulation.dataset import DECISIONS, GAMES, SETUP, read_setup, rows

    if not name:
        raise BadInput("data-export-where")
    missing = [package for package in MINARI if find_spec(package) is None]
    if missing:
        raise BadInput("data-export-missing", {"text": ", ".join(missing)})
    setup = read_setup(folder)
    for file in (GAMES, DECISIONS):
        if not rows(folder / f"{file}.parquet"):
            raise BadInput("cli-data-unfinished", {"text": str(folder / f"{file}.parquet")}, str(folder / SETUP))
    from noctuary.envs import minari

    for _ in playing.show_progress(minari.export(folder, name), setup["games"], language, words="cli-data-exporting"):
        pass
    Output().print(locale.text(language, "cli-data-exported", {"text": name}))


def describe(folder: Path, language: str) -> None:
    """Print what a data set was made of, and its columns. Raises BadInput."""
    from noctuary.simulation.dataset import DECISIONS, FIELDS, GAMES, opened, read_setup

    console = Output()
    for key, value in read_setup(folder).items():
        console.print(f"{key}: {quoted(value)}", soft_wrap=True)
    for name in (GAMES, DECISIONS):
        path = folder / f"{name}.parquet"
        if not path.exists():
            told = locale.text(language, "cli-data-unfinished", {"text": str(path)})
            console.print(told, soft_wrap=True)
            continue
        about = opened(path).metadata
        title = locale.text(language, "cli-data-file", {"text": path.name, "number": about.num_rows})
        table = Table("column", "type", "unit", "meaning", title=title)
        schema = about.schema.to_arrow_schema()
        for field in FIELDS[name]:
            kind = str(schema.field(field.name).type).replace("element: ", "")
            table.add_row(field.name, kind, field.unit, field.meaning)
        console.print(table)
