"""`noctuary cards`: the components of the games, with facts and their sources, rulings, and what is related."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import cached_property
from itertools import groupby
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Column, Table
from rich.text import Text

from noctuary import locale
from noctuary.cli.parts import options
from noctuary.cli.parts.output import Output
from noctuary.cli.parts.parser import Parser
from noctuary.cli.parts.searching import elsewhere, equals
from noctuary.cli.parts.words import edition_words, namer, say, title, to_message
from noctuary.kernel.base.messages import Argument, BadInput
from noctuary.kernel.box.corrections import read_corrections
from noctuary.kernel.box.reference import EDITED, names_only
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game
from noctuary.kernel.parts.moves import Reference
from noctuary.kernel.parts.wire import FactWords, MessageShown, ReferenceEntry, Section
from noctuary.kernel.search.asking import Searched, ask
from noctuary.kernel.search.making import index_of

INDENT: Final = (0, 0, 0, 2)
CORRECTED: Final = "*"
"""Marks a fact that an edition has corrected."""
LIKELIEST: Final = 8
"""How many components are shown if none has all the words."""


def add(parser: Parser, words: Sequence[str]) -> None:
    """Add the arguments of the command to `parser`; `words` are those of the command line."""
    parser.add_argument("words", nargs="*", metavar="WORD", help="cli-cards-words")
    options.add_edition(parser)


def run(arguments: argparse.Namespace) -> int:
    """Show one component in detail, or list all that match the words."""
    words = list(arguments.words)
    games = games_for(words, arguments)
    if words and words[0] == games[0].name:
        del words[0]
    console = Output()
    for game in games:
        if game.corrections is not None:
            console.print(edition_words(game.corrections, arguments.lang), style="dim")
    show(console, words, games, arguments.lang)
    return 0


def show(console: Console, words: Sequence[str], games: Sequence[Game], language: str) -> None:
    """Show the components of these games that match the words; without words, all of them, or for several games their
    sections. Raises BadInput if nothing matches.
    """
    books = [book for book in (Book(game, language) for game in games) if book.sections]
    if not books:
        raise BadInput("cli-cards-none", {"text": games[0].name})
    entries = find(books, words)
    others = elsewhere(" ".join(words), [game.name for game in games], language, lacking=not entries)
    if not entries and not others:
        raise BadInput("cli-cards-nothing", {"text": " ".join(words)})
    if len(entries) == 1 and words:
        entries[0].book.show(console, entries[0])
    elif entries and (words or len(books) == 1):
        show_list(console, entries, language)
    elif entries:
        show_sections(console, books, language)
    for sentence in others:
        console.print(sentence, soft_wrap=True)


def games_for(words: Sequence[str], arguments: argparse.Namespace) -> list[Game]:
    """The games to search: the game named first, or that of the edition file, or else all games."""
    names = catalogue.names()
    if arguments.edition_file is not None:
        name = words[0] if words and words[0] in names else read_corrections(arguments.edition_file).game
        return [options.under(name, arguments.edition_file)]
    return [catalogue.find(name) for name in (words[:1] if words and words[0] in names else names)]


def find(books: Sequence[Book], words: Sequence[str]) -> list[Found]:
    """The matches of a section or sort, or else of an id or name, or else of the texts of components."""
    if not words:
        return [entry for book in books for entry in book.every()]
    for way in (Book.list_things, Book.exact):
        entries = [entry for book in books for entry in way(book, words)]
        if entries:
            return entries
    return speaking(books, words)


def speaking(books: Sequence[Book], words: Sequence[str]) -> list[Found]:
    """The components whose texts have all the words, or the likeliest; the first word may be a section or sort."""
    within = [entry for book in books for entry in book.within(words)]
    entries = within or [entry for book in books for entry in book.every()]
    of = {(books.index(entry.book), entry.sort, entry.id): entry for entry in entries}
    shelves = [Searched(index_of(book.game, book.language)) for book in books]
    answers = ask(shelves, " ".join(words[1:] if within else words))
    matching = [one for one in answers if (one.shelf, one.sort, one.id) in of]
    likeliest = [one for one in matching if one.whole] or matching[:LIKELIEST]
    return [of[one.shelf, one.sort, one.id] for one in likeliest]


class Found:
    """A component that was found."""

    def __init__(self, book: Book, section: str, sort: str, id: str) -> None:
        self.book: Book = book
        self.section: str = section
        self.sort: str = sort
        self.id: str = id
        self.thing: ReferenceEntry = book.things[sort][id]


class Book:
    """The reference of a game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game: Game = game
        self.language: str = language
        reference = game.reference(language)
        self.titled: bool = bool(reference["things"])
        """Whether the game has titles for its sections."""
        shown = reference if self.titled else names_only(game.components(language))
        self.sections: list[Section] = shown["sections"]
        self.things: dict[str, dict[str, ReferenceEntry]] = shown["things"]
        self.namer: locale.Namer = namer(game, language, [])

    @cached_property
    def others(self) -> dict[str, dict[str, dict[str, ReferenceEntry]]]:
        """The same things in other languages."""
        told = {other: self.game.reference(other)["things"] for other in locale.LANGUAGES if other != self.language}
        return {other: things for other, things in told.items() if things}

    def every(self) -> list[Found]:
        """All components, section by section."""
        return [Found(self, one["section"], one["sort"], id) for one in self.sections for id in one["ids"]]

    def list_things(self, words: Sequence[str]) -> list[Found]:
        """All components of a section or sort, if the words are just its name."""
        return self.within(words) if len(words) == 1 else []

    def within(self, words: Sequence[str]) -> list[Found]:
        """The components of the section or sort named by the first word."""
        return [entry for entry in self.every() if any(equals(words[0], name) for name in self.names_of(entry))]

    def exact(self, words: Sequence[str]) -> list[Found]:
        """The components whose id or name equals the words; the first word may name their section or sort."""
        within = self.within(words)
        wanted = " ".join(words[1:] if within else words)
        return [
            one for one in within or self.every() if any(equals(wanted, name) for name in [one.id, *self.names(one)])
        ]

    def find_meant(self, one: Reference) -> ReferenceEntry | None:
        """The component that a move refers to, wherever it lies (`commons/vulko`, `vulko#2`), if it is one."""
        id = one.id.rsplit("/", 1)[-1].split("#")[0]
        sorts = [one.kind] if one.kind in self.things else list(self.things)
        return next((self.things[sort][id] for sort in sorts if id in self.things[sort]), None)

    def names_of(self, one: Found) -> tuple[str, ...]:
        """The words by which a section can be named: its id, its sort, its title."""
        return one.section, one.sort, self.section_title(one.section)

    def section_title(self, section: str) -> str:
        """The title of a section."""
        return locale.text(self.language, f"{self.game.name}-section-{section}") if self.titled else section

    def names(self, one: Found) -> list[str]:
        """The name of a component in all languages, the user's first."""
        return [one.thing["name"], *(things[one.sort][one.id]["name"] for things in self.others.values())]

    def say(self, words: MessageShown) -> str:
        """A message of the reference as text."""
        return say(to_message(words), self.language, self.namer)

    def common(self, section: str) -> list[FactWords]:
        """The facts that all components of a section share."""
        [(sort, ids)] = [(part["sort"], part["ids"]) for part in self.sections if part["section"] == section]
        first, *others = [self.things[sort][id]["facts"] for id in ids]
        return [fact for fact in first if all(fact in facts for facts in others)]

    def in_a_row(self, facts: Sequence[FactWords]) -> str:
        """Facts in one line, with a mark on those that an edition has corrected."""
        marks = (CORRECTED if fact["source"] == EDITED else "" for fact in facts)
        return " · ".join(self.say(fact["words"]) + mark for fact, mark in zip(facts, marks, strict=True))

    def show(self, console: Console, one: Found) -> None:
        """Print everything about a component."""
        thing = one.thing
        console.print(Text.assemble((thing["name"], "bold"), (f"  {self.game.name} {one.sort} {one.id}", "dim")))
        names = [f"{language} {things[one.sort][one.id]['name']}" for language, things in self.others.items()]
        if names:
            self.print(console, "cli-cards-names", {"text": ", ".join(names)})
        console.print()
        console.print(Padding(self.facts(one), INDENT))
        if thing["why"]:
            console.print(Padding(Text(thing["why"], "dim"), INDENT))
        console.print()
        rules = self.game.rules(self.language)
        if thing["rules"]:
            # Imported here since it is slow, and a table in the terminal seldom needs it.
            from rich.markdown import Markdown

            self.print(console, "cli-cards-rulings", style="bold")
        for id in thing["rules"]:
            console.print(Padding(Markdown(f"**{id}** {rules[id]}"), INDENT))
        if thing["related"]:
            console.print()
            self.print(console, "client-reference-related", style="bold")
        for group in thing["related"]:
            names = [self.name_related(other["sort"], other["id"]) for other in group["things"]]
            line = Text.assemble((self.say(group["words"]) + ": ", "italic"), "; ".join(names))
            console.print(Padding(line, INDENT))

    def facts(self, one: Found) -> Table:
        """The facts of a component with their sources; for an edited one also the built-in fact."""
        built_in = catalogue.find(self.game.name).reference(self.language)
        columns = "", Column(style="dim", no_wrap=True)
        table = Table(*columns, box=None, show_header=False, padding=(0, 3, 0, 0))
        for fact in one.thing["facts"]:
            table.add_row(Text(self.say(fact["words"])), self.source(fact["source"]))
            if fact["source"] == EDITED:
                for before in built_in["things"][one.sort][one.id]["facts"]:
                    if before["key"] == fact["key"]:
                        words = locale.text(self.language, "cli-cards-built-in", {"text": self.say(before["words"])})
                        table.add_row(Text(f"  {words}", "dim"), self.source(before["source"]))
        return table

    def source(self, source: str) -> str:
        """The source of a fact, in words."""
        return locale.text(self.language, "client-reference-source-" + source)

    def name_related(self, sort: str, id: str) -> str:
        """The name of a component, with its number if components of its sort have numbers."""
        name = str(self.things[sort][id]["name"])
        return f"{id} {name}" if (id.isdecimal() or id.isupper()) and id not in name else name

    def print(self, console: Console, id: str, arguments: dict[str, Argument] | None = None, style: str = "") -> None:
        """Print a message."""
        console.print(locale.text(self.language, id, arguments), style=style, soft_wrap=True)


def show_list(console: Console, entries: Sequence[Found], language: str) -> None:
    """Print components by section: what all of them share, then their ids, names and own facts."""
    for (book, section), group in groupby(entries, key=lambda entry: (entry.book, entry.section)):
        common = book.common(section)
        console.print(f"{title(book.game.name, language)}: {book.section_title(section)}", style="bold")
        if common:
            console.print(Text(book.in_a_row(common), "dim"))
        columns = Column(no_wrap=True, style="dim"), Column(no_wrap=True), ""
        table = Table(*columns, box=None, show_header=False, padding=(0, 2, 0, 0))
        for entry in group:
            facts = [fact for fact in entry.thing["facts"] if not fact["key"].startswith("name")]
            own = [fact for fact in facts if fact not in common]
            table.add_row(entry.id, Text(entry.thing["name"]), Text(book.in_a_row(own)))
        console.print(table)
        console.print()
    if any(fact["source"] == EDITED for entry in entries for fact in entry.thing["facts"]):
        console.print(locale.text(language, "cli-cards-corrected", {"text": CORRECTED}))
    console.print(locale.text(language, "cli-cards-more"), soft_wrap=True)


def show_sections(console: Console, books: Sequence[Book], language: str) -> None:
    """Print the sections of all games."""
    for book in books:
        console.print(Text(title(book.game.name, language), "bold"))
        columns = Column(style="dim"), "", Column(justify="right")
        table = Table(*columns, box=None, show_header=False, padding=(0, 2, 0, 2))
        for section in book.sections:
            table.add_row(section["section"], book.section_title(section["section"]), str(len(section["ids"])))
        console.print(table)
        console.print()
    console.print(locale.text(language, "cli-cards-sections"), soft_wrap=True)
