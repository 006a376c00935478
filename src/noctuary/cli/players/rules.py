"""`noctuary rules`: shows rules, or those that answer a question."""

import argparse
import re
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from noctuary import locale
from noctuary.cli.parts.output import Output
from noctuary.cli.parts.parser import Parser
from noctuary.cli.parts.searching import SENTENCE, Excerpts, elsewhere, near, style
from noctuary.cli.parts.words import title
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game
from noctuary.kernel.parts.phases import in_order
from noctuary.kernel.search.asking import Searched, ask, understand
from noctuary.kernel.search.making import RULE, WORD, index_of

ID: Final = re.compile(r"[A-Za-z]+-[0-9]+(\.[A-Za-z]?[0-9]+)?")
WIDTH: Final = 6
"""Width of chapter ids, in characters."""
MOST: Final = 8
"""How many rules, how many components and half as many words of the glossary are shown."""


def add(parser: Parser, words: Sequence[str]) -> None:
    """Add the arguments of the command to `parser`; `words` are those of the command line."""
    parser.add_argument("words", nargs="*", metavar="WORD", help="cli-rules-words")


def run(arguments: argparse.Namespace) -> int:
    """Show rules, chapters or whole rulebooks, or what answers a question; by default a list of all chapters."""
    console = Output()
    if arguments.words:
        show(console, arguments.words, catalogue.names(), arguments.lang)
    else:
        show_chapters(console, arguments.lang)
    return 0


def show(console: Console, words: Sequence[str], games: Sequence[str], language: str) -> None:
    """Show the rules, chapters and rulebooks with these ids, or else what answers a question, of one game if it is
    named first. Raises BadInput if nothing does.
    """
    if all(word in games or ID.fullmatch(word) for word in words):
        # Imported here since it is slow, and a table in the terminal seldom needs it.
        from rich.markdown import Markdown

        for word in words:
            console.print(Markdown(markdown(look_up(word, games, language))))
            if word in games:
                show_phases(console, catalogue.find(word), language)
    elif words[0] in games:
        show_found(console, words[1:], words[:1], language)
    else:
        show_found(console, words, games, language)


def look_up(wanted: str, games: Sequence[str], language: str) -> dict[str, str]:
    """Rule texts by id: a single rule, a chapter (`NOC-2`) or a whole game (`nocturne`). Raises BadInput."""
    if wanted in games:
        return catalogue.find(wanted).rules(language)
    book: dict[str, str] = {}
    for name in games:
        book |= catalogue.find(name).rules(language)
    ids = {id.upper(): id for id in book}
    id = ids.get(wanted.upper())
    if id is None:
        names = near(wanted, book) or games
        raise BadInput("cli-rules-unknown", {"text": wanted, "names": ", ".join(names)})
    return {other: text for other, text in book.items() if other == id or other.startswith(id + ".")}


def markdown(rules: dict[str, str]) -> str:
    """Rules as Markdown, with chapters as headings."""
    return "\n\n".join(f"## {id} {text}" if is_chapter(id, rules) else f"**{id}** {text}" for id, text in rules.items())


def is_chapter(id: str, book: dict[str, str]) -> bool:
    """Whether `id` is that of a chapter, that is, has rules below it."""
    return any(other.startswith(id + ".") for other in book)


def show_found(console: Console, words: Sequence[str], names: Sequence[str], language: str) -> None:
    """Show the rules that answer a question best, shortened to the sentences with its words; then the words of the
    glossary, with the rules that explain them, and the components. Raises BadInput if there are none.
    """
    question = " ".join(words)
    games = [catalogue.find(name) for name in names]
    shelves = [Searched(index_of(game, language)) for game in games]
    told = understand(shelves, question)
    answers = ask(shelves, question)
    rules = [one for one in answers if one.sort == RULE][:MOST]
    terms = [one for one in answers if one.sort == WORD][: MOST // 2]
    things = [one for one in answers if one.sort not in (RULE, WORD)][:MOST]
    for one in rules:
        excerpts = Excerpts(shelves[one.shelf], told[one.shelf])
        text = games[one.shelf].rules(language)[one.id]
        line = Text.assemble((one.id, "bold"), " ", style(excerpts.excerpt(text)))
        console.print(Padding(excerpts.highlight(line, console.is_terminal), (0, 0, 1, 0)))
    for one in terms:
        [*_, rule] = shelves[one.shelf].index["entries"][one.entry]
        meant = Excerpts(shelves[one.shelf], *understand([shelves[one.shelf]], one.id))
        meaning = style(" ".join(SENTENCE.split(meant.excerpt(games[one.shelf].rules(language)[rule]))[:2]))
        console.print(Text.assemble((one.id, "bold"), "  ", meaning, (f"  {rule}", "dim")))
    for one in things:
        thing = games[one.shelf].reference(language)["things"][one.sort][one.id]
        line = Text.assemble((thing["name"], "bold"), (f"  {games[one.shelf].name} {one.sort} {one.id}", "dim"))
        console.print(line, soft_wrap=True)
    others = elsewhere(question, names, language)
    for sentence in others:
        console.print(sentence, soft_wrap=True)
    if not answers and not others:
        raise BadInput("cli-rules-nothing", {"text": question})
    console.print(locale.text(language, "cli-rules-found"))


def show_phases(console: Console, game: Game, language: str) -> None:
    """Print the phases of a game in order, if it lists them."""
    if game.phases:
        book = game.rules(language)
        text = " → ".join(f"{book[phase.chapter]} ({phase.chapter})" for phase in in_order(game.phases))
        console.print(locale.text(language, "cli-rules-phases", {"text": text}))


def show_chapters(console: Console, language: str) -> None:
    """Print all chapters of all games, and how to see more."""
    for name in catalogue.names():
        book = catalogue.find(name).rules(language)
        console.print(Text(title(name, language), "bold"))
        for id, text in book.items():
            if is_chapter(id, book):
                console.print(f"  {id.ljust(WIDTH)} {text}")
        show_phases(console, catalogue.find(name), language)
        console.print()
    console.print(locale.text(language, "cli-rules-more"))
