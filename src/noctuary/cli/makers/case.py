"""`noctuary case`: run executable rule examples."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from noctuary import locale
from noctuary.cli.parts.parser import Parser
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.play.cases import CaseOutcome, load, run_case


def add(parser: Parser, words: Sequence[str]) -> None:
    """Add the arguments of the command to `parser`; `words` are those of the command line."""
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="cli-case-files")


def run(arguments: argparse.Namespace) -> int:
    """Run all cases; return 1 if any of them fails or cannot be read."""
    if not arguments.files:
        raise BadInput("cli-case-nothing")
    passed = failed = 0
    for path in arguments.files:
        try:
            cases = [case for file in files_of(path) for case in load(file)]
        except BadInput as refusal:
            failed += 1
            print(refusal.text(arguments.lang))
            continue
        for case in cases:
            outcome = run_case(case)
            if outcome.passed:
                passed += 1
            else:
                failed += 1
                print(report(outcome, arguments.lang))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def files_of(path: Path) -> list[Path]:
    """The file itself, or all case files of a folder. Raises BadInput for a folder without any."""
    if not path.is_dir():
        return [path]
    files = sorted(path.rglob("*.case.yaml"))
    if not files:
        raise BadInput("cli-case-none", {}, str(path))
    return files


def report(outcome: CaseOutcome, language: str) -> str:
    """The rules and title of a failed case, what went wrong, and the moves until then."""
    case = outcome.case
    lines = [f"{locale.quote(', '.join(case.rules)) or '–'}  {locale.quote(case.title)}", f"  {outcome.text(language)}"]
    if outcome.moves:
        lines += [
            f"  {locale.text(language, 'cli-case-moves')}",
            *(f"    {locale.quote(move)}" for move in outcome.moves),
        ]
    return "\n".join(lines)
