"""Command lines in three languages: `argparse` with message ids in place of texts."""

import argparse
import os
import re
import shutil
from collections.abc import Callable, Iterable
from functools import partial
from textwrap import wrap
from typing import Any, Final, NoReturn

from noctuary import locale

PROGRAM: Final = os.environ.get("NOCTUARY", "noctuary")
"""The command with which this program was started."""
WIDTH: Final = 100
"""The most columns that a help text fills."""


class UsageError(Exception):
    """An invalid command line; the text says why, in the user's language."""


def placeholder(text: str, language: str) -> str:
    """The text with its placeholders (`FILE`) in this language."""
    words = dict(pair.split("=") for pair in locale.text(language, "cli-help-placeholders").split())
    return re.sub("[A-Z]+", lambda found: words.get(found[0], found[0]), text)


class Parser(argparse.ArgumentParser):
    """A parser whose texts are message ids. Options may stand between positional arguments."""

    def __init__(self, *, language: str, **settings: Any) -> None:
        super().__init__(
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=partial(_Formatter, language=language),
            **settings,
        )
        self.language = language
        self._mixing = False
        """Whether `parse_known_intermixed_args`, which calls `parse_known_args`, is at work."""
        # Since Python 3.14 the help is coloured by default.
        self.color = False
        self._positionals.title = locale.text(language, "cli-help-arguments")
        self._optionals.title = locale.text(language, "cli-help-options")
        self.add_argument("-h", "--help", action="help", help="cli-help-help")
        self.add_argument("--lang", choices=locale.LANGUAGES, default=argparse.SUPPRESS, help="cli-help-lang")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        # A parser of commands leaves what follows a command to that command's parser. What follows `--` is no option,
        # which argparse forgets when it looks for options everywhere.
        if self._subparsers is not None or self._mixing or "--" in (args or ()):
            return super().parse_known_args(args, namespace)
        # Left to itself, argparse takes this from the English usage.
        lead = locale.text(self.language, "cli-help-usage")
        self.usage = self.format_usage().removeprefix(lead).lstrip().replace("%", "%%")
        self._mixing = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._mixing, self.usage = False, None

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        # What a wrong command was meant to be is for those to say who know the commands.
        choices = None if isinstance(action, argparse._SubParsersAction) else action.choices
        if choices is not None and value not in choices:
            option = "/".join(action.option_strings) or placeholder(str(action.metavar), self.language)
            told = {"text": str(value), "option": option, "names": ", ".join(choices)}
            raise UsageError(locale.text(self.language, "input-flag", told))
        super()._check_value(action, value)

    def error(self, message: str) -> NoReturn:
        # Which arguments are missing argparse says in English.
        missing = message.partition("required: ")[2]
        if missing:
            told = {"text": placeholder(missing, self.language)}
            raise UsageError(locale.text(self.language, "cli-bad-argument", told))
        raise UsageError(locale.text(self.language, "cli-usage", {"text": message}))


class _Formatter(argparse.HelpFormatter):
    """Replaces message ids with their texts."""

    def __init__(self, prog: str, language: str) -> None:
        super().__init__(prog, max_help_position=28, width=min(shutil.get_terminal_size((WIDTH, 0)).columns, WIDTH))
        self._language = language

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        words = locale.text(self._language, "cli-help-usage") + " "
        super().add_usage(usage, actions, groups, words if prefix is None else prefix)

    def _metavar_formatter(self, action: argparse.Action, default: str) -> Callable[[int], tuple[str, ...]]:
        shown = super()._metavar_formatter(action, default)
        return lambda size: tuple(placeholder(text, self._language) for text in shown(size))

    def add_text(self, text: str | None) -> None:
        super().add_text(None if text is None else locale.text(self._language, text))

    def _split_lines(self, text: str, width: int) -> list[str]:
        # Do not break words that are to be typed.
        return wrap(text, width, break_on_hyphens=False, break_long_words=False)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        # Indented lines are commands, to be copied whole.
        lines = [[line] if line.startswith(" ") else self._split_lines(line, width) for line in text.splitlines()]
        return "\n".join("\n".join(line) for line in lines)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        # Escape per cent signs, which argparse would interpret.
        return None if action.help is None else locale.text(self._language, action.help).replace("%", "%%")
