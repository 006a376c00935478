"""All words of the product: every message in every language, same arguments, right plurals, none unused, none missing.

Sources name messages in full, or build their ids from parts by rules this test can follow: in Python by
`"prefix-" + part` or f-strings, in the client by template strings or a prefix that ends with `-`. The parts put in must
stand in quotes somewhere in the sources, be words of the facts or courses, or numbers.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer, Visitor

from noctuary import locale
from noctuary.kernel.box.corrections import flatten
from noctuary.kernel.contract import catalogue
from tests.node import client

ROOT = Path(__file__).parents[2]
PYTHON = [path for path in sorted((ROOT / "src").rglob("*.py")) if "scaffold" not in path.parts]
FACTS = [*sorted((ROOT / "src").rglob("facts.toml")), *sorted((ROOT / "src").rglob("learn/*.yaml"))]
CLIENT = [
    path
    for path in sorted((ROOT / "web" / "src").rglob("*.*"))
    if path.suffix in (".ts", ".svelte") and ".test." not in path.name
]
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")
PART = "([a-z0-9-]+)"

PLURALS = {"en": {"one", "other"}, "de": {"one", "other"}, "pl": {"one", "few", "many"}}
INVARIABLE = ("×", "pkt")
"""Words with the same form for all numbers."""


class Whole(Transformer):
    """Puts the messages that others refer to into these; `referred` are their ids."""

    def __init__(self, found: dict[str, ftl.Message]) -> None:
        self.found = found
        self.referred: set[str] = set()

    def visit_Pattern(self, node: ftl.Pattern) -> ftl.Pattern:
        elements: list[ftl.TextElement | ftl.Placeable] = []
        for element in node.elements:
            said = element.expression if isinstance(element, ftl.Placeable) else None
            if isinstance(said, ftl.MessageReference):
                self.referred.add(said.id.name)
                message = self.found[said.id.name]
                named = [one.value for one in message.attributes if said.attribute and one.id.equals(said.attribute)]
                (value,) = named if said.attribute else [message.value]
                assert value is not None
                elements += self.visit_Pattern(value.clone()).elements
            else:
                elements.append(self.visit(element))
        node.elements = elements
        return node


@cache
def files(language: str) -> dict[Path, list[ftl.Message]]:
    """The messages of each file of a language, as they are read."""
    found: dict[Path, list[ftl.Message]] = {}
    for path in locale.sources(language):
        entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
        for entry in entries:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        found[path] = [entry for entry in entries if isinstance(entry, ftl.Message)]
    whole = Whole({message.id.name: message for messages in found.values() for message in messages})
    assert len(whole.found) == sum(map(len, found.values())), "an id stands twice"
    for messages in found.values():
        for message in messages:
            whole.visit(message)
    referred.update(whole.referred)
    return found


referred: set[str] = set()
"""The ids of the messages that others refer to."""


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """All messages of a language by id."""
    return {message.id.name: message for messages in files(language).values() for message in messages}


class Parts(Visitor):
    """The variables of a message and the plural forms it distinguishes."""

    def __init__(self, message: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.selections: list[ftl.SelectExpression] = []
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.selections.append(node)
        self.generic_visit(node)


def keys(selection: ftl.SelectExpression) -> list[str]:
    return [v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in selection.variants]


def needs_forms(selection: ftl.SelectExpression) -> bool:
    """Whether the number itself stands before a word that has several forms."""
    assert isinstance(selection.selector, ftl.VariableReference)
    for variant in selection.variants:
        elements = variant.value.elements
        for place, element in enumerate(elements):
            if selection.selector.id.name in Parts(element).variables:
                after = elements[place + 1] if place + 1 < len(elements) else None
                if not (isinstance(after, ftl.TextElement) and after.value.strip().startswith(INVARIABLE)):
                    return True
    return False


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_language_has_every_message_with_the_same_arguments(language: str) -> None:
    here, english = messages(language), messages("en")
    assert list(here) == list(english)
    for id, message in here.items():
        assert Parts(message).variables == Parts(english[id]).variables, id


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    every = {"zero", "one", "two", "few", "many", "other"}
    for id, message in messages(language).items():
        needed = PLURALS["en" if message.equals(messages("en")[id]) else language]  # A game may lack the language.
        for selection in Parts(message).selections:
            forms = {key for key in keys(selection) if key in every}
            if forms & (every - {"other"}):
                # "other" is for fractions in Polish; without forms to choose from, two are enough.
                assert forms >= needed or (forms == {"one", "other"} and not needs_forms(selection)), id


def test_one_card_is_counted_in_german() -> None:
    assert "eine Karte hat" in locale.text("de", "nightfall-why-shows", {"colour": "red", "seat": "P1", "cards": 1})


def words_of(path: Path) -> dict[str, Any]:
    """All texts of a components.toml by their keys."""
    flat: dict[str, Any] = {}
    flatten(tomllib.loads(path.read_text(encoding="utf-8")), "", flat)
    return flat


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_language_has_every_word_of_the_components(language: str) -> None:
    for english in sorted((ROOT / "src").rglob("words/en/components.toml")):
        words = words_of(english.parents[1] / language / english.name)
        assert list(words) == list(words_of(english))
        assert [
            key for key, word in words.items() if not isinstance(word, str) or word.strip() != word or not word
        ] == []


VALUES = (0, 1, 2, 5, 12, 22, 1000, 1234, 12345, 0.5, 2.5, -1, "one")
SAY = """
    import { entries, Translator } from './i18n/translator.ts';
    const say = (translator, [id, names]) =>
      (names.length ? data.values : [0]).map((value) =>
        translator.text(id, Object.fromEntries(names.map((name) => [name, value]))));
    const answer = Object.entries(data.sources).map(([language, sources]) => {
      const translator = new Translator(language, sources.map(entries));
      return data.messages.map((message) => say(translator, message));
    });
"""


def test_the_terminal_and_the_browser_say_every_message_alike() -> None:
    asked = [(id, sorted(Parts(message).variables)) for id, message in messages("en").items()]
    sources = {one: [path.read_text(encoding="utf-8") for path in locale.sources(one)] for one in locale.LANGUAGES}
    browser = client(SAY, {"sources": sources, "messages": asked, "values": VALUES})
    for language, said in zip(sources, browser, strict=True):
        terminal: list[list[str]] = []
        for id, names in asked:
            arguments: list[dict[str, Any]] = [dict.fromkeys(names, value) for value in (VALUES if names else [0])]
            terminal.append([locale.text(language, id, argument) for argument in arguments])
        assert [pair for pair in zip(terminal, said, strict=True) if pair[0] != pair[1]] == [], language


# Which messages the sources use.


def joined(node: ast.expr) -> str | None:
    """A regular expression for the possible values of an expression that makes a string; None if it makes none."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(joined(value) or PART for value in node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left, right = joined(node.left), joined(node.right)
        return None if left is None and right is None else (left or PART) + (right or PART)
    return None


@cache
def nodes() -> list[tuple[Path, ast.AST]]:
    """What the sources in Python consist of, for these tests: texts, and what is made of them."""
    kinds = ast.Constant, ast.JoinedStr, ast.BinOp, ast.Call
    trees = ((path, ast.parse(path.read_text(encoding="utf-8"))) for path in PYTHON)
    return [(path, node) for path, tree in trees for node in ast.walk(tree) if isinstance(node, kinds)]


@cache
def used() -> tuple[set[str], set[re.Pattern[str]]]:
    """All quoted texts of the sources, and regular expressions for the texts that they build."""
    texts: set[str] = set(catalogue.names())
    patterns: set[str] = set()
    for _, node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts.update((node.value, node.value.rpartition(".*.")[2]))  # `players.*.hand`, where a field stands
        elif isinstance(node, ast.JoinedStr | ast.BinOp):
            patterns.add(joined(node) or "")
    for path in FACTS:
        texts.update(re.findall(r"[a-z0-9-]+", path.read_text(encoding="utf-8")))
        texts.update(re.findall(r"course: ([a-z]+)-\d", path.read_text(encoding="utf-8")))
    for path in CLIENT:
        text = path.read_text(encoding="utf-8")
        texts.update(re.findall(r"""['"]([\w-]+)['"]""", text))
        patterns.update(re.escape(prefix) + PART for prefix in re.findall(r"""['"]([a-z-]+-)['"]""", text))
        # The keys of an object and the words of a type count as quoted.
        texts.update(re.findall(r"([\w-]+): ", text))
        for template in re.findall(r"`([\w${}.()\[\]+ -]*-[\w${}.()\[\]+ -]*)`", text):
            patterns.add(PART.join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", template)))
    return texts, {
        re.compile(pattern)
        for pattern in patterns
        if PART in pattern and re.search("[a-z]{3}", pattern.replace(PART, ""))
    }


def is_used(id: str) -> bool:
    """Whether the sources can ask for the message."""
    if (
        id in referred
        or id in used()[0]
        or (id.endswith("-hidden") and is_used(id.removesuffix("-hidden")))
        or is_built(id)
    ):
        return True
    # Of the words that a game tells and asks, the engine builds the ids: `{game}-{event}`.
    game, _, word = id.partition("-")
    return game in catalogue.names() and word.removeprefix("ask-").removesuffix("-hidden") in used()[0]


@cache
def is_built(text: str) -> bool:
    """Whether the sources build `text` from known parts."""
    for pattern in used()[1]:
        match = pattern.fullmatch(text)
        if match and all(len(part) < len(text) and is_known(part) for part in match.groups()):
            return True
    return False


@cache
def is_known(part: str) -> bool:
    """Whether a part is a quoted text, a number, built itself, or several of these joined by `-`."""
    if part in used()[0] or part.isdecimal() or is_built(part):
        return True
    words = part.split("-")
    return any(is_known("-".join(words[:cut])) and is_known("-".join(words[cut:])) for cut in range(1, len(words)))


def test_no_message_is_unused() -> None:
    assert [id for id in messages("en") if not is_used(id)] == []


def choices(node: ast.expr) -> list[str]:
    """The texts that an expression chooses from, those in quotes."""
    if isinstance(node, ast.IfExp):
        return choices(node.body) + choices(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def asked_for() -> Iterator[tuple[Path, str]]:
    """Every message id that the sources name in full, with its place."""
    calls = {"Message": 0, "BadInput": 0, "Refusal": 0, "TableError": 0, "IllegalMove": 1, "text": 1}
    for path, node in nodes():
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in calls and len(node.args) > calls[name]:
            argument = node.args[calls[name]]
            if isinstance(argument, ast.Constant) and ID.fullmatch(str(argument.value)):
                yield path, str(argument.value)
        if name in ("tell", "tell_of", "tell_secret") and "games" in path.parts:
            for word in choices(node.args[0]):
                event = f"{path.parts[path.parts.index('games') + 1]}-{word}"
                yield path, event
                if name == "tell_secret":
                    yield path, event + "-hidden"
    for path in CLIENT:
        text = path.read_text(encoding="utf-8")
        for id in re.findall(r"""\bt\(\s*['"]([a-z0-9-]+)['"]""", text) + re.findall(
            r"""['"`](client-[a-z0-9-]*[a-z0-9])['"`]""", text
        ):
            yield path, id


def test_no_message_is_missing() -> None:
    found = list(asked_for())
    assert len(found) > 300
    assert [f"{path.relative_to(ROOT)}: {id}" for path, id in found if id not in messages("en")] == []
