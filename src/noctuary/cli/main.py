"""The `noctuary` command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from functools import partial
from importlib import import_module
from typing import Final, cast

from noctuary import locale
from noctuary.cli.parts import streams
from noctuary.cli.parts.parser import PROGRAM, Parser, UsageError, placeholder
from noctuary.cli.parts.version import VERSION
from noctuary.kernel.base.messages import BadInput, Refusal

COMMANDS: Final = {
    "play": "players",
    "sim": "researchers",
    "tournament": "researchers",
    "balance": "researchers",
    "experiment": "researchers",
    "train": "researchers",
    "data": "researchers",
    "case": "makers",
    "replay": "players",
    "verify": "makers",
    "analyse": "researchers",
    "rules": "players",
    "cards": "players",
    "editions": "makers",
    "new": "makers",
    "serve": "hosts",
    "store": "hosts",
}
"""The commands, each with the room in which its module is."""

DONE: Final = 0
FAILED: Final = 1
USAGE: Final = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code: 0 done, 1 failed (even if only writing the output failed), 2 usage
    error. `ending.main` handles interruptions by signals.
    """
    words = as_options(list(sys.argv[1:] if arguments is None else arguments))
    language = language_of(words)
    with streams.standard() as output:
        try:
            code = outcome(words, language)
        finally:
            output.flush()
        # It is not an error if the reader of a pipe has closed it early.
        if output.problem is None or isinstance(output.problem, BrokenPipeError):
            return code
        complain(locale.text(language, "cli-output", {"text": reason(output.problem)}), FAILED, words, language)
        return code or FAILED


def outcome(words: list[str], language: str) -> int:
    """Run the command given by `words`; print any errors and return the exit code."""
    try:
        return run(words, language)
    except SystemExit as end:
        # Raised after printing the help.
        return int(end.code or DONE)
    except UsageError as error:
        return complain(str(error), USAGE, words, language)
    except BadInput as refusal:
        # A refusal with a place is about a file, one without about the command line.
        return complain(refusal.text(language), FAILED if refusal.where else USAGE, words, language)
    except Refusal as refusal:
        return complain(refusal.text(language), FAILED, words, language)
    except OSError as error:
        return complain(locale.text(language, unforeseen(), {"text": reason(error)}), FAILED, words, language)
    except KeyboardInterrupt as end:
        # The notes say what was saved.
        print("", *getattr(end, "__notes__", ()), sep="\n", file=sys.stderr)
        raise


def run(words: list[str], language: str) -> int:
    """Run the command given by `words`. Raises UsageError and Refusal."""
    parser, commands = parsers(words, language)
    try:
        arguments, unknown = parser.parse_known_args(words)
    except argparse.ArgumentError as error:
        raise UsageError(explain(error, commands, words, language)) from error
    if unknown:
        raise UsageError(locale.text(language, "cli-unknown-argument", {"text": " ".join(unknown)}))
    if arguments.version:
        print(VERSION)
        return DONE
    if arguments.run is None:
        parser.print_help(sys.stderr)
        return USAGE
    return int(arguments.run(arguments))


def parsers(words: list[str], language: str) -> tuple[Parser, argparse._SubParsersAction[Parser]]:
    """The parser of the command line, and in it those of the commands."""
    parser = Parser(language=language, prog=PROGRAM, description="cli-description", epilog="cli-examples")
    parser.add_argument("--version", action="store_true", help="cli-help-version")
    parser.set_defaults(run=None, lang=language)
    subparsers = parser.add_subparsers(
        title=locale.text(language, "cli-help-commands"),
        metavar=locale.text(language, "cli-help-command"),
        dest="command",
        parser_class=cast(type[Parser], partial(Parser, language=language)),
    )
    named = command_of(words)
    # Only the command that is named: others may need slow imports, and all parsers take as long as many commands.
    for name in [named] if named in COMMANDS else COMMANDS:
        command = subparsers.add_parser(
            name, help=f"cli-{name}-help", description=f"cli-{name}-description", epilog=f"cli-{name}-examples"
        )
        if name == named:
            module = import_module(f"noctuary.cli.{COMMANDS[name]}.{name}")
            module.add(command, words)
            command.set_defaults(run=module.run)
    return parser, subparsers


def as_options(words: list[str]) -> list[str]:
    """The words with `--help` in place of the command `help`, which may stand before another command."""
    place = words.index("help") if command_of(words) == "help" else -1
    return words if place < 0 else [*words[:place], *words[place + 1 :], "--help"]


def command_of(words: list[str]) -> str:
    """The first word that is neither an option nor its value; "" if there is none, or help is asked for before it."""
    for place, word in enumerate(words):
        if word in ("-h", "--help"):
            return ""
        if not word.startswith("-") and words[:place][-1:] != ["--lang"]:
            return word
    return ""


def explain(
    error: argparse.ArgumentError, subparsers: argparse._SubParsersAction[Parser], words: list[str], language: str
) -> str:
    """The message about a wrong argument."""
    known = (*COMMANDS, *locale.LANGUAGES)
    wrong = next((word for word in words if not word.startswith("-") and word not in known), "")
    if error.argument_name == subparsers.metavar:
        near = get_close_matches(wrong, COMMANDS, 1) or COMMANDS
        return locale.text(language, "cli-unknown-command", {"text": wrong, "names": ", ".join(near)})
    named = placeholder(error.argument_name or error.message, language)
    return locale.text(language, "cli-bad-argument", {"text": named})


def unforeseen() -> str:
    """The id of the message for a system error that no command handles."""
    try:
        os.getcwd()
    except OSError:
        return "cli-no-folder"
    return "cli-system"


def reason(error: Exception) -> str:
    """The reason for a system error, with its file if there is one."""
    why = getattr(error, "strerror", None) or str(error)
    file = getattr(error, "filename", None)
    return why if file is None else f"{file}: {why}"


def complain(text: str, code: int, words: list[str], language: str) -> int:
    """Print an error to stderr and, for a usage error, how to get help; return `code`."""
    print(f"noctuary: {text}", file=sys.stderr)
    if code == USAGE:
        command = next((f"{PROGRAM} {word}" for word in words if word in COMMANDS), PROGRAM)
        print(locale.text(language, "cli-see-help", {"command": command}), file=sys.stderr)
    return code


def language_of(words: list[str]) -> str:
    """The language given by `--lang`, or else that of the environment, or else English."""
    asked = [words[place + 1] for place in range(len(words) - 1) if words[place] == "--lang"]
    asked += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    settings = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    candidates = [*asked, next((setting[:2] for setting in settings if setting), "")]
    return next((candidate for candidate in candidates if candidate in locale.LANGUAGES), "en")
