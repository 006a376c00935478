"""Game options on the command line: those common to all games, and the flags of each game."""

import argparse
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from noctuary import locale
from noctuary.cli.parts.parser import Parser
from noctuary.cli.parts.words import number
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.box.corrections import read_corrections
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game
from noctuary.kernel.parts.flags import merge, read

Setting = Callable[[str], tuple[str, Any]]
"""Converts the typed text to an option and its value. Raises BadInput."""


def add(parser: Parser, words: Sequence[str]) -> None:
    """Add the options of the games named in `words`, or else of all; what is typed is collected in `settings`."""
    for name, metavar, help, setting in (
        ("--players", "N", "cli-help-players", _players),
        ("--first", "SEAT", "cli-help-first", _first),
        ("--option", "KEY=VALUE", "cli-help-option", _option),
    ):
        parser.add_argument(name, help=help, **_collect(setting, metavar))
    add_edition(parser)
    parser.set_defaults(settings=[])
    names = catalogue.names()
    for name in [name for name in names if name in words] or names:
        group = parser.add_argument_group(locale.text(parser.language, "cli-help-flags", {"text": name}))
        for flag in catalogue.find(name).flags:
            # If the command has an option of this name, that one stays, and `--option` sets the game's. Without a game,
            # this is only used for the help, which lists flags shared by games once.
            with suppress(argparse.ArgumentError):
                group.add_argument(flag.name, help=flag.help, **_collect(flag.setting, flag.value))


def add_edition(parser: Parser) -> None:
    """Add the option for an edition file, as `edition_file`."""
    parser.add_argument("--edition-file", type=Path, metavar="FILE", help="cli-help-edition-file")


def game(arguments: argparse.Namespace) -> Game:
    """The game named on the command line, with the edition given. Raises BadInput."""
    if arguments.game is None:
        raise BadInput("cli-which-game", {"names": ", ".join(catalogue.names())})
    return under(arguments.game, arguments.edition_file)


def under(name: str, path: Path | None) -> Game:
    """The game called `name`, with the edition in a file, if there is one. Raises BadInput with the file."""
    named = catalogue.find(name)
    if path is None:
        return named
    corrections = read_corrections(path)
    try:
        return named.under(corrections)
    except BadInput as refusal:
        refusal.where = f"{path}: {refusal.where}" if refusal.where else str(path)
        raise


def _collect(setting: Setting, metavar: str) -> dict[str, Any]:
    """Settings for `add_argument` that collect the typed text together with the function that interprets it later."""
    if metavar:
        return {"action": "append", "dest": "settings", "type": lambda text: (setting, text), "metavar": metavar}
    return {"action": "append_const", "dest": "settings", "const": (setting, "")}


def read_options(arguments: argparse.Namespace) -> dict[str, Any]:
    """All options that were given. Raises BadInput, including if they contradict each other."""
    typed: list[tuple[Setting, str]] = arguments.settings
    return merge([setting(text) for setting, text in typed])


def seats(game: Game, wanted: str | None, options: dict[str, Any], first: str, others: str) -> list[str]:
    """The kind of player in each seat: those in `wanted`, or `first`; then `others` on the rest. Raises BadInput."""
    if wanted is not None:
        return wanted.split(",")
    return [first] + [others] * (game.options(options).players - 1)


def _players(text: str) -> tuple[str, Any]:
    return "players", number(text, "--players", 1)


def _first(text: str) -> tuple[str, Any]:
    return "first", text


def _option(text: str) -> tuple[str, Any]:
    """An option given as `key=value`. Raises BadInput."""
    key, equals, value = text.partition("=")
    if not key or not equals or not value:
        raise BadInput("cli-option", {"text": text})
    try:
        return key, read(value)
    except BadInput as refusal:
        raise BadInput("cli-option", {"text": text}) from refusal
