"""`noctuary balance`: a report on how a game plays."""

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import yaml
from rich.table import Table
from rich.text import Text

from noctuary import locale
from noctuary.cli.parts import guests, options, playing
from noctuary.cli.parts.figures import span
from noctuary.cli.parts.output import Output
from noctuary.cli.parts.parser import Parser
from noctuary.cli.parts.words import decimal, namer
from noctuary.cli.researchers import fact_search
from noctuary.kernel.base.files import begins, check_output, write_text
from noctuary.kernel.base.messages import Argument, BadInput
from noctuary.kernel.contract.game import Game
from noctuary.simulation.balance.changes import changes, clear
from noctuary.simulation.balance.evenness import FEWEST, gain, how_uneven
from noctuary.simulation.balance.figures import Figure, figures
from noctuary.simulation.balance.survey import Survey
from noctuary.simulation.balance.words import ReportWords
from noctuary.simulation.failures import Failures
from noctuary.simulation.series import Series

NEEDED: Final = ("matplotlib", "pyarrow")
"""Packages needed only for this command."""
SCHEME: Final = b":root { color-scheme: light dark;"
SHOWN: Final = 20
"""Maximum number of changes printed."""
COLUMNS: Final = ("measure", "kind", "sort", "id", "other", "way")
"""The columns by which the file with an earlier report's numbers is recognised."""


def add(parser: Parser, words: Sequence[str]) -> None:
    """Add the arguments of the command to `parser`; `words` are those of the command line."""
    parser.add_argument("-o", "--out", type=Path, default=Path("balance"), metavar="DIR", help="cli-balance-out")
    parser.add_argument("--levels", metavar="N,N", help="cli-balance-levels")
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--compare", type=Path, metavar="FILE", help="cli-balance-compare")
    either.add_argument("--search", metavar="N", help="cli-balance-search")
    fact_search.add(parser)
    playing.add(parser, words, "cli-balance-seats", "cli-balance-games", "300")


def run(arguments: argparse.Namespace) -> int:
    """Play the games and write the reports."""
    game = options.game(arguments)
    other = None if arguments.compare is None else options.under(arguments.game, arguments.compare)
    compares = other is not None or arguments.search is not None
    check_packages(*(["optuna"] if arguments.search is not None else []))
    # All levels are read before the first of them is played for hours.
    by_name = {name: playing.series(arguments, game, "greedy", measured=True) for name in tables(arguments, game)}
    make_folder(arguments.out)
    for name in by_name:
        check_files(arguments.out, file_name(game, name, compares))
    codes = []
    for name, series in by_name.items():
        played = [series] if other is None else [series, series.again(other, series.seed)]
        if arguments.search is not None:
            better = fact_search.find(arguments, series, arguments.out / file_name(game, name, False))
            if better is None:
                continue
            played = [series.again(version, series.seed + 1) for version in (game, better)]
        codes.append(report(arguments, name, played))
    return max(codes, default=0)


def check_packages(*more: str) -> None:
    """Check that the packages for reports are installed. Raises BadInput."""
    missing = [name for name in (*NEEDED, *more) if find_spec(name) is None]
    if missing:
        raise BadInput("balance-missing", {"text": ", ".join(missing)})


def tables(arguments: argparse.Namespace, game: Game) -> Iterator[str]:
    """For one report after another, put bots in the seats and yield the report's name: for each of `--levels`, bots of
    that level, or else the bots of `--seats`. Raises BadInput.
    """
    if arguments.levels is None:
        yield ""
        return
    if arguments.seats is not None:
        raise BadInput("cli-balance-both")
    players = game.options(options.read_options(arguments)).players
    for level in arguments.levels.split(","):
        arguments.seats = ",".join([f"level{level}"] * players)
        yield f"level{level}"


def report(arguments: argparse.Namespace, name: str, played: Sequence[Series]) -> int:
    """Play one series, or the same deals under two editions, and write the report; return the exit code."""
    language, failures, console = arguments.lang, Failures(), Output()
    surveys = [survey([one], arguments, failures) for one in played]
    guests.tell(console, failures, language)
    if failures.silent:
        return 1
    if len(surveys) > 1:
        show_changes(console, surveys, name, language)
        show_evenness(console, surveys, language)
    stem = file_name(surveys[0].game, name, len(played) > 1)
    for path in write(arguments.out, stem, surveys, played[0], failures, language):
        tell_written(path, language)
    return 0


def survey(many: Iterable[Series], arguments: argparse.Namespace, failures: Failures) -> Survey:
    """The survey of several series of one game; the failures of their bots are added to `failures`."""
    surveyed: Survey | None = None
    for series in many:
        surveyed = surveyed or Survey(series.played_game)
        for game in playing.play(series, playing.cluster(arguments), arguments.lang):
            surveyed.add(game)
            failures.add(game.troubles)
            failures.add_game(game.bots, game.stood_in, game.silent)
    assert surveyed is not None
    surveyed.close()
    if surveyed.cut_off:
        told = playing.tell_cut_off(surveyed.cut_off, surveyed.games, arguments.lang)
        Output().print(told)
    return surveyed


def tell_written(path: Path, language: str) -> None:
    """Say that a file was written."""
    Output().print(locale.text(language, "cli-balance-written", {"text": str(path)}), soft_wrap=True)


def make_folder(folder: Path) -> None:
    """Create the folder of the report. Raises BadInput."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("balance-out", {"text": str(folder), "reason": error.strerror or ""}) from error


def file_name(game: Game, name: str, compares: bool) -> str:
    """The name of the files of a report, without their endings."""
    return "-".join(filter(None, (game.name, name, "changes" if compares else "")))


def files_of(folder: Path, stem: str) -> tuple[Path, Path]:
    """The files of a report and of its numbers."""
    return folder / f"{stem}.html", folder / f"{stem}.parquet"


def check_files(folder: Path, stem: str) -> None:
    """Check that the files can be written, before playing for hours. Raises BadInput."""
    from noctuary.simulation import parquet

    report, numbers = files_of(folder, stem)
    check_output(report, begins(SCHEME))
    check_output(numbers, parquet.begins(COLUMNS))


def show_changes(console: Output, surveys: Sequence[Survey], name: str, language: str) -> None:
    """Print what an edition changes most clearly."""
    words = ReportWords(surveys[1].game, language, namer(surveys[1].game, language, []))
    all_changes = changes(*surveys)
    clearest = clear(all_changes)
    table = Table(title=name or None, box=None, padding=(0, 2, 0, 0))
    for head in ("thing", "before", "after", "change", "interval"):
        table.add_column(words.text(head), justify="left" if head == "thing" else "right", overflow="fold")
    for one in clearest[:SHOWN]:
        title = words.figure(one, surveys[1].tallies.measures[one.measure])
        values = (words.value(one.kind, value) for value in (one.before, one.after, one.mean))
        table.add_row(*map(Text, (title, *values, words.interval(one))))
    if clearest:
        console.print(table)
    console.print(words.clear(all_changes))


def show_evenness(console: Output, surveys: Sequence[Survey], language: str) -> None:
    """Print how uneven the game is under both editions."""
    before, after = surveys
    bounds = gain(before, after)
    told: dict[str, Argument] = {
        "before": decimal(how_uneven(before), language),
        "after": decimal(how_uneven(after), language),
        "interval": span(bounds, before.tallies.deals if bounds or before.tallies.deals >= FEWEST else 0, language),
    }
    if surveys[0].game.metrics().even:
        console.print(locale.text(language, "cli-balance-evenness", told))


def write(
    folder: Path, stem: str, surveys: Sequence[Survey], series: Series, failures: Failures, language: str
) -> tuple[Path, Path]:
    """Write the report on a survey, or on the changes between two, with its numbers. Raises BadInput."""
    # Imported here since they need packages that a plain installation does not have.
    from noctuary.simulation.balance import parquet, report

    survey = surveys[-1]
    words = ReportWords(survey.game, language, namer(survey.game, language, []))
    shown: Sequence[Figure] = figures(survey) if len(surveys) == 1 else changes(*surveys)
    paths = files_of(folder, stem)
    played = describe_played(survey, [series], failures)
    terms = about(survey, played, words)
    if len(surveys) > 1:
        before = describe_played(surveys[0], [series], failures)
        played |= {f"{key}_before": before[key] for key in ("facts", "edition", "cut_off") if key in before}
        terms.append((words.text("before"), about(surveys[0], before, words)[-1][1]))
    title = words.text("title" if len(surveys) == 1 else "title-changes", {"text": survey.game.name.capitalize()})
    write_text(paths[0], report.page(title, [report.ReportPart(shown, words, survey.measures)], terms))
    parquet.write(paths[1], [figure.columns() for figure in shown], played)
    return paths


def describe_played(survey: Survey, many: Sequence[Series], failures: Failures) -> dict[str, str]:
    """A description of what was played, for the metadata of the numbers."""
    game = survey.game
    options = game.options(many[0].options).mapping()
    stood_in = [f"{bot}: {one.moves} ({one.games})" for bot, one in failures.records.items()]
    edition = {} if game.corrections is None else {"edition": game.corrections.toml()}
    return {
        "game": game.name,
        "options": yaml.safe_dump(options, default_flow_style=True, sort_keys=False, width=1000).strip(),
        "bots": ", ".join(many[0].entrants),
        "games": str(survey.games),
        "seed": ", ".join(str(series.seed) for series in many),
        "facts": game.facts_hash(),
        **({"cut_off": str(survey.cut_off)} if survey.cut_off else {}),
        **({"stood_in": ", ".join(stood_in)} if stood_in else {}),
        **edition,
    }


def about(survey: Survey, played: Mapping[str, str], words: ReportWords) -> list[tuple[str, str]]:
    """The description of what was played in words; the facts come last."""
    corrections = survey.game.corrections
    if corrections is None:
        facts = words.text("built-in", {"text": played["facts"]})
    else:
        facts = words.text("edition", {"text": corrections.name, "hash": corrections.hash})
    amiss = [(words.text(id), played.get(key)) for id, key in (("cut-off", "cut_off"), ("stood-in", "stood_in"))]
    return [
        *((words.text(key), played[key]) for key in ("options", "bots", "games", "seed")),
        *((text, value) for text, value in amiss if value is not None),
        (words.text("facts"), facts),
    ]
