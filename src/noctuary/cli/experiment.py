"""`noctuary experiment`: plays what a file describes, and writes a report that can be made again."""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
from collections.abc import Sequence
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import yaml

from noctuary import __version__, engine, locale
from noctuary.cli import guests, playing
from noctuary.cli.balance import NEEDED, SCHEME, make_folder
from noctuary.cli.output import Output
from noctuary.cli.parser import Parser
from noctuary.cli.words import namer
from noctuary.kernel.files import begins, check_output, write_text
from noctuary.kernel.messages import BadInput
from noctuary.simulation.balance.changes import DealTally, changes
from noctuary.simulation.balance.figures import Figure, figures
from noctuary.simulation.balance.survey import Survey
from noctuary.simulation.balance.words import ReportWords
from noctuary.simulation.experiment import Experiment, ExperimentSetting
from noctuary.simulation.failures import Failures
from noctuary.simulation.series import Series

COLUMNS: Final = ("game", "options", "bots", "edition", "measure")
"""The columns by which the numbers of an earlier report are recognised."""


def add(subparsers: argparse._SubParsersAction[Parser], words: Sequence[str]) -> None:
    """Add the command to `subparsers`."""
    parser = subparsers.add_parser(
        "experiment",
        help="cli-experiment-help",
        description="cli-experiment-description",
        epilog="cli-experiment-examples",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="cli-experiment-file")
    parser.add_argument("--out", type=Path, default=Path("experiment"), metavar="DIR", help="cli-experiment-out")
    parser.add_argument("--processes", default="", metavar="N", help="cli-sim-processes")
    guests.add(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play everything and write the report."""
    language = arguments.lang
    guests.invite(arguments)
    experiment = Experiment(arguments.file)
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadInput("balance-missing", {"text": ", ".join(missing)})
    from noctuary.simulation import parquet as tables
    from noctuary.simulation.balance import parquet, report

    make_folder(arguments.out)
    page, numbers = arguments.out / "report.html", arguments.out / "numbers.parquet"
    check_output(page, begins(SCHEME))
    check_output(numbers, tables.begins(COLUMNS))
    failures = Failures()
    parts: list[report.ReportPart] = []
    rows: list[dict[str, Any]] = []
    for setting in experiment.settings:
        surveys = [survey(series, arguments, failures) for series in setting.series]
        for one in surveys:
            found = answers(surveys[0], one, experiment.described.questions)
            words = ReportWords(one.game, language, namer(one.game, language, []))
            name = f"part{len(parts)}-"
            parts.append(
                report.ReportPart(found, words, one.measures, heading(setting, one, words), about(one, words), name)
            )
            rows += [{**describe(setting, one), **figure.columns()} for figure in found]
    guests.tell(Output(), failures, language)
    if failures.silent:
        return 1
    described, made = experiment.described, made_with()
    words = parts[0].words
    terms = {"deals": str(described.deals), "seed": ", ".join(map(str, described.seeds)), **made}
    write_text(page, report.page(described.name, parts, [(words.text(key), value) for key, value in terms.items()]))
    blank = {"before": None, "after": None}
    parquet.write(numbers, [{**row, **blank, **row} for row in rows], {"name": described.name, **terms})
    for path in (page, numbers):
        Output().print(locale.text(language, "cli-balance-written", {"text": str(path)}), markup=False, soft_wrap=True)
    return 0


def survey(many: Sequence[Series], arguments: argparse.Namespace, failures: Failures) -> Survey:
    """The games of all seeds, summed up; what their bots failed at is added to `failures`."""
    found = Survey(many[0].played_game, DealTally)
    for series in many:
        for one in playing.play(series, arguments.processes, arguments.lang):
            found.add(one)
            failures.add(one.troubles)
            failures.add_game(one.bots, one.stood_in, one.silent)
    found.close()
    return found


def answers(before: Survey, after: Survey, questions: Sequence[str]) -> Sequence[Figure]:
    """The figures that were asked for, or how they have changed."""
    found: Sequence[Figure] = figures(after) if after is before else changes(before, after)
    return [figure for figure in found if not questions or figure.measure in questions]


def describe(setting: ExperimentSetting, survey: Survey) -> dict[str, str]:
    """What was played, in the first columns of the numbers."""
    corrections = survey.game.corrections
    options = yaml.safe_dump(setting.options, default_flow_style=True, sort_keys=False, width=1000).strip()
    return {
        "game": survey.game.name,
        "options": options,
        "bots": ", ".join(setting.bots),
        "edition": "" if corrections is None else corrections.name,
    }


def heading(setting: ExperimentSetting, survey: Survey, words: ReportWords) -> str:
    """The heading of what was played, or of what an edition changes in it."""
    told = describe(setting, survey)
    edition = f"{words.text('change')}: {told['edition']}" if told["edition"] else ""
    return " · ".join(filter(None, (told["game"].capitalize(), told["options"], told["bots"], edition)))


def about(survey: Survey, words: ReportWords) -> list[tuple[str, str]]:
    """How much was played, and with which facts."""
    cut_off = [(words.text("cut-off"), str(survey.cut_off))] if survey.cut_off else []
    return [(words.text("games"), str(survey.games)), *cut_off, (words.text("facts"), survey.game.facts_hash())]


def made_with() -> dict[str, str]:
    """What a report was made with: the program, its commit if it runs from a checkout, the engine and the machine."""
    packages = ("numpy", *NEEDED)
    return {
        "program": f"Noctuary {__version__}{commit()}",
        "engine": engine.NAME,
        "machine": f"{processor()}, {os.cpu_count()} × {platform.machine()}, {platform.system()}",
        "packages": ", ".join(
            [f"Python {platform.python_version()}", *(f"{name} {version(name)}" for name in packages)]
        ),
    }


def commit() -> str:
    """The commit of the checkout that the program runs from, with a mark if its sources were changed; "" elsewhere."""

    def git(*words: str) -> str | None:
        try:
            done = subprocess.run(["git", *words], cwd=engine.PACKAGE, capture_output=True, text=True)
        except OSError:
            return None
        return done.stdout.strip() if done.returncode == 0 else None

    # Site-packages may lie in a checkout of something else.
    if git("ls-files", "--error-unmatch", "engine.py") is None:
        return ""
    return f" {git('rev-parse', 'HEAD')}{'+' if git('status', '--porcelain', '--untracked-files=no', '.') else ''}"


def processor() -> str:
    """The model of the processor, as far as the system tells."""
    try:
        told = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor()
    names = [line.partition(":")[2].strip() for line in told.splitlines() if line.startswith("model name")]
    return names[0] if names else platform.processor()
