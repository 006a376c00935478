"""`noctuary verify`: checks whether a game was dealt and played as its file says."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from noctuary import locale
from noctuary.cli.parts.parser import Parser
from noctuary.cli.parts.streams import print_json
from noctuary.kernel.base.deals import SEAT, Deal
from noctuary.kernel.base.messages import BadInput, Refusal
from noctuary.kernel.parts.moves import seat_number
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.match import Match


def add(parser: Parser, words: Sequence[str]) -> None:
    """Add the arguments of the command to `parser`; `words` are those of the command line."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="cli-replay-file")
    parser.add_argument("--json", action="store_true", help="cli-verify-json")


def run(arguments: argparse.Namespace) -> int:
    """Replay the game file; return 1 unless everything in it is correct and its deal has a commitment."""
    if arguments.file is None:
        raise BadInput("cli-replay-nothing")
    try:
        match = gamefile.load(arguments.file)
    except Refusal as refusal:
        if not arguments.json:
            raise
        print_json({"verified": False, "problem": refusal.text(arguments.lang)})
        return 1
    deal = match.setup.deal if isinstance(match.setup.deal, Deal) else None
    result = match.state.result.position() if match.state.result else None
    if arguments.json:
        told = {**deal.mapping(), "key": deal.key} if deal else None
        print_json({"verified": deal is not None, "problem": None, "deal": told, "result": result})
    else:
        print("\n".join(findings(match, deal, arguments.lang)))
    return 0 if deal else 1


def findings(match: Match, deal: Deal | None, language: str) -> list[str]:
    """The results of the verification, in lines."""
    lines = [locale.text(language, "cli-verify-moves", {"number": len(match.moves())})]
    ended = "result" if match.state.result else "given-up" if match.over else "unfinished"
    lines.append(locale.text(language, f"cli-verify-{ended}"))
    if match.takebacks:
        lines.append(locale.text(language, "cli-takebacks"))
    if deal is None:
        return [*lines, locale.text(language, "cli-verify-plain", {"text": str(match.setup.seed)})]
    for name, addition in deal.additions.items():
        # The others at separate screens have added under the names of their seats.
        seat = match.setup.seats[seat_number(name, len(match.setup.seats))].name if SEAT.fullmatch(name) else ""
        id = f"cli-verify-added-{'seat' if seat else name}"
        lines.append(locale.text(language, id, {"seat": seat, "text": addition.hex()}))
    lines.append(locale.text(language, "cli-verify-key", {"text": deal.key}))
    lines.append(locale.text(language, "cli-verify-commitment", {"text": deal.commitment}))
    return lines
