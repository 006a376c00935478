"""`noctuary rules`: look rules up."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from difflib import get_close_matches

from rich.markdown import Markdown

from noctuary.cli.output import Output
from noctuary.cli.parser import Parser
from noctuary.kernel import catalogue
from noctuary.kernel.messages import BadInput


def add(subparsers: argparse._SubParsersAction[Parser], words: Sequence[str]) -> None:
    """Add the command to the `noctuary` command line, of which `words` are given."""
    parser = subparsers.add_parser(
        "rules", help="cli-rules-help", description="cli-rules-description", epilog="cli-rules-examples"
    )
    parser.add_argument("ids", nargs="*", metavar="ID", help="cli-rules-ids")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show rules, chapters, or whole rulebooks."""
    language = arguments.lang
    console = Output()
    for wanted in arguments.ids or catalogue.names():
        console.print(Markdown(markdown(look_up(wanted, language))))
    return 0


def look_up(wanted: str, language: str) -> dict[str, str]:
    """Rule texts by id: a single rule, a chapter (`NOC-2`) or a whole game (`nocturne`). Raises BadInput."""
    if wanted in catalogue.names():
        return catalogue.find(wanted).rules(language)
    book: dict[str, str] = {}
    for name in catalogue.names():
        book |= catalogue.find(name).rules(language)
    ids = {id.upper(): id for id in book}
    id = ids.get(wanted.upper())
    if id is None:
        near = [ids[match] for match in get_close_matches(wanted.upper(), ids, 3, 0.5)]
        raise BadInput("cli-rules-unknown", {"text": wanted, "names": ", ".join(near or catalogue.names())})
    return {other: text for other, text in book.items() if other == id or other.startswith(id + ".")}


def markdown(rules: dict[str, str]) -> str:
    """Rules as a page; chapters have titles."""
    paragraphs = []
    for id, text in rules.items():
        chapter = any(other.startswith(id + ".") for other in rules)
        paragraphs.append(f"## {id} {text}" if chapter else f"**{id}** {text}")
    return "\n\n".join(paragraphs)
