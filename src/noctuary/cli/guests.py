"""Bots from outside on the command line: programs that the user lets play, and what is told of their failures."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from noctuary import bots, locale
from noctuary.bots.external import SECONDS, External
from noctuary.bots.trouble import Trouble
from noctuary.cli.parser import Parser
from noctuary.cli.words import number
from noctuary.kernel.messages import Argument, BadInput
from noctuary.simulation.failures import Failures

if TYPE_CHECKING:
    # The server starts without it.
    from rich.console import Console


def add(parser: Parser, seconds: bool = True) -> None:
    """Let `parser` take bots, as `bot`, and with `seconds` the time they get."""
    parser.add_argument("--bot", action="append", default=[], metavar="NAME=COMMAND", help="cli-bot")
    if seconds:
        parser.add_argument("--bot-seconds", default=f"{SECONDS:.0f}", metavar="N", help="cli-bot-seconds")


def invite(arguments: argparse.Namespace) -> None:
    """Let the bots that were given play. Raises BadInput."""
    seconds = number(arguments.bot_seconds, "--bot-seconds", 1) if "bot_seconds" in arguments else SECONDS
    for text in arguments.bot:
        name, equals, command = text.partition("=")
        if not equals:
            raise BadInput("bot-option", {"text": text})
        bots.invite([External(name, command, seconds)])


def tell(console: Console, failures: Failures, language: str) -> None:
    """What went wrong with each bot: how often, and what it was the last time."""
    for bot, record in failures.records.items():
        times = locale.text(language, "bot-failed", {"bot": bot, "number": record.kinds.total()})
        lines = [times, words(record.last, language)]
        if record.moves:
            made: dict[str, Argument] = {"bot": record.stand_in, "number": record.moves, "games": record.games}
            lines.append(locale.text(language, "bot-stood-in", made))
        if bot in failures.silent:
            lines.append(locale.text(language, "bot-silent", {"bot": bot}))
        console.print("\n".join(lines), style="red", markup=False, highlight=False, soft_wrap=True)


def words(trouble: Trouble, language: str) -> str:
    """What went wrong, with what the bot said about it."""
    text = trouble.what.text(language)
    return f"{text}\n{locale.text(language, 'bot-said')}\n{trouble.said}" if trouble.said else text
