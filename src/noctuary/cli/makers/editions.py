"""`noctuary editions`: check, compare and create files with corrected facts of a box."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from noctuary import locale
from noctuary.cli.parts.output import Output
from noctuary.cli.parts.parser import Parser
from noctuary.cli.parts.words import edition_words, namer, title
from noctuary.kernel.base.messages import Argument, BadInput
from noctuary.kernel.box.corrections import Corrections, effective, problems, read_corrections
from noctuary.kernel.box.editable import Fact, goal_line
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game

LONG: Final = 60
"""A comment longer than this gets its own line, once for all consecutive facts that share it."""


def add(parser: Parser, words: Sequence[str]) -> None:
    """Add the arguments of the command to `parser`; `words` are those of the command line."""
    parser.add_argument("action", nargs="?", metavar="|".join(ACTIONS), help="cli-editions-action")
    parser.add_argument("what", nargs="*", metavar="FILE", help="cli-editions-what")


def run(arguments: argparse.Namespace) -> int:
    """Check, compare or create editions."""
    if arguments.action not in ACTIONS:
        raise BadInput("cli-editions-which", {"names": ", ".join(ACTIONS)})
    return ACTIONS[arguments.action](arguments.what, arguments.lang)


def check(files: Sequence[str], language: str) -> int:
    """Print all errors and warnings about the editions in some files; return 1 if there are errors."""
    if not files:
        raise BadInput("cli-editions-check-nothing")
    failed = 0
    for file in files:
        try:
            corrections = read_corrections(Path(file))
            game = game_of(corrections, file)
        except BadInput as refusal:
            failed += 1
            print(refusal.text(language))
            continue
        errors, warnings = game.examine(corrections)
        real = effective(corrections, game.editable)
        failed += bool(errors)
        name = namer(game, language, [])
        print(f"{file}: {title(game.name, language)}, {edition_words(real, language)}")
        for problem in errors:
            print(f"{file}: {problem.text(language, name)}")
        for problem in warnings:
            text = problem.text(language, name)
            print(f"{file}: {locale.text(language, 'cli-editions-warning', {'text': text})}")
        if not errors:
            good = "cli-editions-playable" if warnings else "cli-editions-good"
            print(f"{file}: {locale.text(language, good)}")
    return 1 if failed else 0


def compare(wanted: Sequence[str], language: str) -> int:
    """Show every fact in which two editions differ, with the source of its built-in value."""
    if len(wanted) != 2:
        raise BadInput("cli-editions-compare-two")
    left, right = (corrections_of(name, language) for name in wanted)
    if left.game != right.game:
        games: dict[str, Argument] = {"text": left.game, "found": right.game}
        raise BadInput("cli-editions-compare-games", games)
    game = catalogue.find(left.game)
    differing = [
        fact for path, fact in game.editable.items() if not alike(fact, value_in(left, fact), value_in(right, fact))
    ]
    console = Output()
    if not differing:
        console.print(locale.text(language, "cli-editions-same"))
        return 0
    table = Table(box=None, padding=(0, 3, 0, 0))
    heads = (left.name, right.name) if left.name != right.name else (Path(name).name for name in wanted)
    table.add_column(no_wrap=True)  # paths, which are copied into files of editions
    for head in ("", *heads, ""):
        table.add_column(Text(head), overflow="fold")
    entry_name = entry_names(game, language)
    for fact in differing:
        values = (format_value(value_in(corrections, fact)) for corrections in (left, right))
        source = locale.text(language, "client-reference-source-" + fact.source)
        table.add_row(*(Text(cell) for cell in (fact.path, entry_name(fact), *values, source)))
    console.print(table)
    console.print(locale.text(language, "cli-editions-differing", {"number": len(differing)}))
    return 0


def new(wanted: Sequence[str], language: str) -> int:
    """Print a template of an edition file, with every fact commented out."""
    if len(wanted) != 1:
        raise BadInput("cli-which-game", {"names": ", ".join(catalogue.names())})
    game = catalogue.find(wanted[0])
    if not game.editable:
        raise BadInput("edition-none", {"text": game.name})
    text = "\n".join(file_lines(game, language))
    # The file is UTF-8, which includes ASCII; no value needs other characters.
    print(text if sys.stdout.encoding.lower().startswith("utf") else text.encode("ascii", "nearest").decode())
    return 0


ACTIONS: Final[dict[str, Callable[[Sequence[str], str], int]]] = {"check": check, "compare": compare, "new": new}


def game_of(corrections: Corrections, where: str) -> Game:
    """The game that an edition is for. Raises BadInput with its file."""
    try:
        return catalogue.find(corrections.game)
    except BadInput as refusal:
        refusal.where = where
        raise


def corrections_of(wanted: str, language: str) -> Corrections:
    """The edition in a file, or an empty one for a game's name. Raises BadInput for unknown facts and values."""
    if wanted in catalogue.names():
        return Corrections(wanted, locale.text(language, "cli-editions-built-in"), {})
    corrections = read_corrections(Path(wanted))
    for problem in problems(corrections, game_of(corrections, wanted).editable):
        problem.where = f"{wanted}: {problem.where}"
        raise problem
    return corrections


def value_in(corrections: Corrections, fact: Fact) -> Any:
    """The value of a fact in an edition."""
    return corrections.changes.get(fact.path, fact.value)


def alike(fact: Fact, value: Any, other: Any) -> bool:
    """Whether two values are equivalent; the order of some lists does not matter."""
    return bool(value == other) or (fact.same(value) and fact.same(other))


def entry_names(game: Game, language: str) -> Callable[[Fact], str]:
    """A function that names the component of a fact."""
    things = game.reference(language)["things"]
    name = namer(game, language, [])

    def entry_name(fact: Fact) -> str:
        thing = things.get(fact.sort, {}).get(fact.entry)
        return thing["name"] if thing else name(fact.sort, fact.entry)

    return entry_name


def format_value(value: Any) -> str:
    """A value as written in a file."""
    return json.dumps(value, ensure_ascii=False)


def file_lines(game: Game, language: str) -> list[str]:
    """The lines of a template. Facts are commented out with `#`, comments begin with `# `."""
    lines = [
        *(
            f"# {line}"
            for line in locale.text(language, "cli-editions-new", {"text": title(game.name, language)}).splitlines()
        ),
        f"game = {format_value(game.name)}",
        f"name = {format_value(locale.text(language, 'cli-editions-name'))}",
    ]
    entry_name = entry_names(game, language)
    table, said = "", ""
    for fact in game.editable.values():
        fact_table = table_of(fact)
        remark = describe_allowed(fact, language)
        if fact_table != table:
            table = fact_table
            name = entry_name(fact) if fact.entry else ""
            lines += ["", f"[changes.{table}]" + (f"  # {name}" if name and name != fact.entry else "")]
        source = locale.text(language, "client-reference-source-" + fact.source)
        if len(remark) > LONG:
            if remark != said:
                lines += [f"# {remark}"]
            said, remark = remark, ""
        more = f"{source}; {remark}" if remark else source
        lines.append(f"#{fact.path.removeprefix(table + '.')} = {format_value(fact.value)}  # {more}")
    return lines


def table_of(fact: Fact) -> str:
    """The TOML table of a fact: that of its component."""
    if fact.path.endswith("." + fact.key):
        return fact.path.removesuffix("." + fact.key)
    return fact.path.rpartition(".")[0]


def describe_allowed(fact: Fact, language: str) -> str:
    """The possible values of a fact, as text."""
    limits = fact.mapping()
    arguments: dict[str, Argument] = {
        key: value for key, value in limits.items() if key in ("least", "most", "repeats", "rows", "columns")
    }
    if "choices" in limits:
        arguments["names"] = ", ".join(str(choice) for choice in limits["choices"])
    if "goals" in limits:
        arguments["names"] = ", ".join(map(goal_line, limits["goals"]))
    kind = fact.kind
    if "repeats" in limits:
        kind = "exactly" if limits["least"] == limits["most"] else "choices"
    return locale.text(language, f"cli-editions-allowed-{kind}", arguments)
