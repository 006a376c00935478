"""`noctuary balance`: a report on how a game plays."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import yaml

from noctuary import locale
from noctuary.cli import guests, options, playing
from noctuary.cli.output import Output
from noctuary.cli.parser import Parser
from noctuary.cli.words import namer
from noctuary.kernel.files import begins, check_output, write_text
from noctuary.kernel.messages import BadInput
from noctuary.simulation.balance.figures import figures
from noctuary.simulation.balance.survey import Survey
from noctuary.simulation.balance.words import ReportWords
from noctuary.simulation.failures import Failures
from noctuary.simulation.series import Series

NEEDED: Final = ("matplotlib", "pyarrow")
"""Packages needed only for this command."""
SCHEME: Final = b":root { color-scheme: light dark;"
COLUMNS: Final = ("measure", "kind", "sort", "id", "other", "way")
"""The columns by which the numbers of an earlier report are recognised."""


def add(subparsers: argparse._SubParsersAction[Parser], words: Sequence[str]) -> None:
    """Add the command to `subparsers`; `words` are the arguments of the command line."""
    parser = subparsers.add_parser(
        "balance", help="cli-balance-help", description="cli-balance-description", epilog="cli-balance-examples"
    )
    parser.add_argument("--out", type=Path, default=Path("balance"), metavar="DIR", help="cli-balance-out")
    playing.add(parser, words, "cli-balance-seats", "cli-balance-games", "300")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and write the report."""
    language = arguments.lang
    game = options.game(arguments)
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadInput("balance-missing", {"text": ", ".join(missing)})
    series = playing.series(arguments, game, "greedy", measured=True)
    games = playing.play(series, arguments.processes, language)
    make_folder(arguments.out)
    check_files(arguments.out, series.game)
    survey = Survey(game)
    failures = Failures()
    for one in games:
        survey.add(one)
        failures.add(one.troubles)
        failures.add_game(one.bots, one.stood_in, one.silent)
    survey.close()
    console = Output()
    if survey.cut_off:
        console.print(playing.tell_cut_off(survey.cut_off, survey.games, language), markup=False, highlight=False)
    guests.tell(console, failures, language)
    if failures.silent:
        return 1
    for path in write(arguments.out, survey, series, failures, language):
        console.print(locale.text(language, "cli-balance-written", {"text": str(path)}), markup=False, soft_wrap=True)
    return 0


def make_folder(folder: Path) -> None:
    """Create the folder of the report. Raises BadInput."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("balance-out", {"text": str(folder), "reason": error.strerror or ""}) from error


def files_of(folder: Path, game: str) -> tuple[Path, Path]:
    """The files for the report on a game and for its numbers."""
    return folder / f"{game}.html", folder / f"{game}.parquet"


def check_files(folder: Path, game: str) -> None:
    """Check that the files can be written, before playing for hours. Raises BadInput."""
    from noctuary.simulation import parquet

    report, numbers = files_of(folder, game)
    check_output(report, begins(SCHEME))
    check_output(numbers, parquet.begins(COLUMNS))


def write(folder: Path, survey: Survey, series: Series, failures: Failures, language: str) -> tuple[Path, Path]:
    """Write the report and its numbers; returns their paths. Raises BadInput."""
    # Imported here since they need packages that a plain installation does not have.
    from noctuary.simulation.balance import parquet, report

    words = ReportWords(survey.game, language, namer(survey.game, language, []))
    found = figures(survey)
    paths = files_of(folder, series.game)
    page = report.page(survey.measures, found, about(survey, series, failures, words), words)
    write_text(paths[0], page)
    parquet.write(paths[1], found, describe_played(survey, series, failures))
    return paths


def describe_played(survey: Survey, series: Series, failures: Failures) -> dict[str, str]:
    """A description of what was played, for the metadata of the numbers."""
    game = survey.game
    options = game.options(series.options).mapping()
    stood_in = [f"{bot}: {one.moves} ({one.games})" for bot, one in failures.records.items()]
    edition = {} if game.corrections is None else {"edition": game.corrections.toml()}
    return {
        "game": game.name,
        "options": yaml.safe_dump(options, default_flow_style=True, sort_keys=False, width=1000).strip(),
        "bots": ", ".join(series.entrants),
        "games": str(series.games),
        "seed": str(series.seed),
        "facts": game.facts_hash(),
        **({"cut_off": str(survey.cut_off)} if survey.cut_off else {}),
        **({"stood_in": ", ".join(stood_in)} if stood_in else {}),
        **edition,
    }


def about(survey: Survey, series: Series, failures: Failures, words: ReportWords) -> list[tuple[str, str]]:
    """The same description in words."""
    metadata = describe_played(survey, series, failures)
    corrections = survey.game.corrections
    if corrections is None:
        facts = words.text("built-in", {"text": metadata["facts"]})
    else:
        facts = words.text("edition", {"text": corrections.name, "hash": corrections.hash})
    amiss = [(words.text(id), metadata.get(key)) for id, key in (("cut-off", "cut_off"), ("stood-in", "stood_in"))]
    return [
        *((words.text(key), metadata[key]) for key in ("options", "bots", "games", "seed")),
        *((text, value) for text, value in amiss if value is not None),
        (words.text("facts"), facts),
    ]
