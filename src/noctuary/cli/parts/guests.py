"""External bots on the command line: options for them, and messages about their failures."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from noctuary import bots, locale
from noctuary.bots.external import SECONDS, External
from noctuary.bots.trouble import Trouble
from noctuary.cli.parts.parser import Parser
from noctuary.cli.parts.words import number
from noctuary.kernel.base.messages import Argument, BadInput
from noctuary.simulation.failures import Failures

if TYPE_CHECKING:
    # The server starts without importing rich.
    from rich.console import Console


def add(parser: Parser, seconds: bool = True) -> None:
    """Add the options for external bots to `parser`: `--bot` and, with `seconds`, their time limit."""
    parser.add_argument("--bot", action="append", default=[], metavar="NAME=COMMAND", help="cli-bot")
    if seconds:
        parser.add_argument("--bot-seconds", default=f"{SECONDS:.0f}", metavar="N", help="cli-bot-seconds")


def invite(arguments: argparse.Namespace) -> None:
    """Register the bots given as options. Raises BadInput."""
    seconds = number(arguments.bot_seconds, "--bot-seconds", 1) if "bot_seconds" in arguments else SECONDS
    for text in arguments.bot:
        name, equals, command = text.partition("=")
        if not equals:
            raise BadInput("bot-option", {"text": text})
        bots.invite([External(name, command, seconds)])


def tell(console: Console, failures: Failures, language: str) -> None:
    """Print the failures of each bot: how many, and the last one."""
    for bot, record in failures.records.items():
        times = locale.text(language, "bot-failed", {"bot": bot, "number": record.kinds.total()})
        lines = [times, words(record.last, language)]
        if record.moves:
            made: dict[str, Argument] = {"bot": record.stand_in, "number": record.moves, "games": record.games}
            lines.append(locale.text(language, "bot-stood-in", made))
        if bot in failures.silent:
            lines.append(locale.text(language, "bot-silent", {"bot": bot}))
        console.print("\n".join(lines), style="red", soft_wrap=True)


def words(trouble: Trouble, language: str) -> str:
    """The text about a failure, with the end of the bot's error output."""
    text = trouble.what.text(language)
    return f"{text}\n{locale.text(language, 'bot-said')}\n{trouble.said}" if trouble.said else text
