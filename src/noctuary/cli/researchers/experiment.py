"""`noctuary experiment`: plays the games that a file describes, and writes a reproducible report."""

import argparse
import os
import platform
import subprocess
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from noctuary import __version__, engine
from noctuary.cli.parts import guests, playing
from noctuary.cli.parts.output import Output
from noctuary.cli.parts.parser import Parser
from noctuary.cli.parts.words import namer
from noctuary.cli.researchers import balance
from noctuary.kernel.base.files import begins, check_output, write_text
from noctuary.simulation.balance.changes import changes
from noctuary.simulation.balance.figures import Figure, figures
from noctuary.simulation.balance.survey import Survey
from noctuary.simulation.balance.words import ReportWords
from noctuary.simulation.experiment import Experiment
from noctuary.simulation.failures import Failures

COLUMNS: Final = ("game", "options", "bots", "edition")
"""The columns by which the file with an earlier report's numbers is recognised."""


def add(parser: Parser, words: Sequence[str]) -> None:
    """Add the arguments of the command to `parser`; `words` are those of the command line."""
    parser.add_argument("file", type=Path, metavar="FILE", help="cli-experiment-file")
    parser.add_argument("-o", "--out", type=Path, default=Path("experiment"), metavar="DIR", help="cli-experiment-out")
    playing.add_cluster(parser)
    guests.add(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play everything and write the report."""
    language = arguments.lang
    guests.invite(arguments)
    experiment = Experiment(arguments.file)
    balance.check_packages()
    from noctuary.simulation import parquet as tables
    from noctuary.simulation.balance import parquet, report

    balance.make_folder(arguments.out)
    page, numbers = arguments.out / "report.html", arguments.out / "numbers.parquet"
    check_output(page, begins(balance.SCHEME))
    check_output(numbers, tables.begins(COLUMNS))
    parts: list[report.ReportPart] = []
    rows: list[dict[str, Any]] = []
    described = experiment.described
    for setting in experiment.settings:
        failures = Failures()
        surveys = [balance.survey(many, arguments, failures) for many in setting]
        guests.tell(Output(), failures, language)
        if failures.silent:
            return 1
        for one, many in zip(surveys, setting, strict=True):
            words = ReportWords(one.game, language, namer(one.game, language, []))
            answered = answers(surveys[0], one, described.questions)
            played = balance.describe_played(one, many, failures)
            edition = one.game.corrections.name if one.game.corrections is not None else ""
            heading = [one.game.name.capitalize(), played["bots"], edition and f"{words.text('change')}: {edition}"]
            terms, name = balance.about(one, played, words), f"part{len(parts)}-"
            parts.append(
                report.ReportPart(answered, words, one.measures, " · ".join(filter(None, heading)), terms, name)
            )
            first = {key: {**played, "edition": edition}[key] for key in COLUMNS[:4]}
            rows += [{**first, "before": None, "after": None, **figure.columns()} for figure in answered]
    made = made_with()
    write_text(page, report.page(described.name, parts, [(words.text(key), value) for key, value in made.items()]))
    parquet.write(numbers, rows, {"name": described.name, **made})
    for path in (page, numbers):
        balance.tell_written(path, language)
    return 0


def answers(before: Survey, after: Survey, questions: Sequence[str]) -> Sequence[Figure]:
    """The figures that the questions ask for, or how they have changed."""
    asked: Sequence[Figure] = figures(after) if after is before else changes(before, after)
    return [figure for figure in asked if not questions or figure.measure in questions]


def made_with() -> dict[str, str]:
    """What made a report: the program, its commit if it runs from a checkout, the engine and the machine."""
    packages = ("numpy", *balance.NEEDED)
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
    """The model of the processor, if the system tells."""
    try:
        told = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor()
    names = [line.partition(":")[2].strip() for line in told.splitlines() if line.startswith("model name")]
    return names[0] if names else platform.processor()
