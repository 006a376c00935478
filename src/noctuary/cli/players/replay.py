"""`noctuary replay`: prints a finished or interrupted game as text."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from noctuary import locale
from noctuary.cli.parts.output import Output, show_end
from noctuary.cli.parts.parser import Parser
from noctuary.cli.parts.words import namer, names_of, say, under_edition, whole
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.play import gamefile


def add(parser: Parser, words: Sequence[str]) -> None:
    """Add the arguments of the command to `parser`; `words` are those of the command line."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="cli-replay-file")


def run(arguments: argparse.Namespace) -> int:
    """Verify the game file and print its events."""
    if arguments.file is None:
        raise BadInput("cli-replay-nothing")
    language = arguments.lang
    match = gamefile.load(arguments.file)
    names = names_of(match.setup)
    name = namer(match.setup.game, language, names)
    console = Output()
    if edition := under_edition(match.setup.game, language):
        console.print(edition, style="dim", soft_wrap=True)
        console.print()
    if match.takebacks:
        console.print(locale.text(language, "cli-takebacks"), style="dim", soft_wrap=True)
        console.print()
    for event in match.events:
        console.print(say(whole(event), language, name), soft_wrap=True)
    console.print()
    if match.state.result is None and match.ranking is None:
        number = len(match.moves())
        console.print(locale.text(language, "cli-replay-unfinished", {"number": number}), soft_wrap=True)
        return 0
    show_end(console, match, names, language)
    return 0
