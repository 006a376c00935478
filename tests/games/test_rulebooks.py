"""The rulebooks: complete, of the same form, and equal in every language."""

from __future__ import annotations

import re

import pytest

from noctuary.kernel import catalogue
from noctuary.locale import LANGUAGES
from tests.games.trials import BUILT_IN, ROOT

PREFIX = {"nightfall": "NF", "nocturne": "NOC"}
RULES_PER_CHAPTER = {
    "nightfall": (7, 10, 7, 4, 5, 5, 5, 3, 4, 6, 8, 30, 10),
    "nocturne": (8, 12, 4, 5, 8, 8, 4, 10, 5, 10, 3, 5),
}
OUR_DECISION = {"en": "our decision", "pl": "nasze rozstrzygnięcie", "de": "unsere Festlegung"}
EXAMPLE = {"en": "*Example:*", "pl": "*Przykład:*", "de": "*Beispiel:*"}
RULE = re.compile(r"\*\*([A-Z]+-[0-9]+\.[TM]?[0-9]+)\*\* \*([^*]+[.!])\* (\S.*)")
REFERENCE = re.compile(r"(?:NF|NOC)-[0-9A-Z.]*[0-9]")
CELL = re.compile(r"\b[a-e][1-5]\b")

games = pytest.mark.parametrize("game", BUILT_IN)
languages = pytest.mark.parametrize("language", LANGUAGES)


def rule_ids(game: str) -> list[str]:
    """The ids of the rulebook in order; the goals of Nocturne are at the end of chapter 5."""
    ids = []
    for chapter, rules in enumerate(RULES_PER_CHAPTER[game], 1):
        ids += [f"{PREFIX[game]}-{chapter}.{rule}" for rule in range(1, rules + 1)]
        if (game, chapter) == ("nocturne", 5):
            ids += [f"NOC-5.{letter}{goal}" for letter in "TM" for goal in range(1, 13)]
    return ids


def rulebook(game: str, language: str) -> str:
    return (ROOT / "src" / "noctuary" / "games" / game / "words" / language / "rules.md").read_text(encoding="utf-8")


def rules(game: str, language: str) -> dict[str, tuple[str, str]]:
    """The title and text of each rule by id."""
    found = [RULE.fullmatch(line) for line in rulebook(game, language).splitlines() if line.startswith("**")]
    assert all(found), f"a paragraph of {language}.md is not of the form **ID** *Title.* text"
    return {match[1]: (match[2], match[3]) for match in found if match}


@games
@languages
def test_the_rulebook_has_every_rule_in_order(game: str, language: str) -> None:
    ids = [line[2:].split("**")[0] for line in rulebook(game, language).splitlines() if line.startswith("**")]
    assert ids == rule_ids(game)
    assert list(rules(game, language)) == ids


@games
@languages
def test_the_rulebook_holds_nothing_but_preface_headings_and_rules(game: str, language: str) -> None:
    preface, *chapters = re.split(r"^## ", rulebook(game, language), flags=re.MULTILINE)
    title, *paragraphs = preface.strip().split("\n\n")
    assert title.startswith("# ")
    assert len(paragraphs) == 2
    assert OUR_DECISION[language] in paragraphs[1]
    assert len(chapters) == len(RULES_PER_CHAPTER[game])
    for number, chapter in enumerate(chapters, start=1):
        heading, *body = chapter.strip().split("\n\n")
        assert re.fullmatch(rf"{number}\. \S.*", heading)
        subheadings = [paragraph for paragraph in body if paragraph.startswith("### ")]
        assert len(subheadings) == (2 if (game, number) == ("nocturne", 5) else 0)
        for paragraph in body:
            assert paragraph in subheadings or paragraph.startswith(f"**{PREFIX[game]}-{number}."), paragraph
            assert "\n" not in paragraph, paragraph


@games
@languages
def test_rules_refer_to_rules_that_exist(game: str, language: str) -> None:
    assert set(REFERENCE.findall(rulebook(game, language))) == set(rule_ids(game))


@games
@pytest.mark.parametrize("language", ["pl", "de"])
def test_translations_say_the_same(game: str, language: str) -> None:
    """References, cells, examples and our own decisions are the same in every language."""
    translated = rules(game, language)
    for rule, (_, english) in rules(game, "en").items():
        text = translated[rule][1]
        assert sorted(REFERENCE.findall(text)) == sorted(REFERENCE.findall(english)), rule
        assert CELL.findall(text) == CELL.findall(english), rule
        for phrase in (OUR_DECISION, EXAMPLE):
            assert text.count(phrase[language]) == english.count(phrase["en"]), rule


@games
@languages
def test_the_game_gives_preface_chapters_and_rules(game: str, language: str) -> None:
    book = catalogue.find(game).rules(language)
    chapters = [f"{PREFIX[game]}-{chapter}" for chapter in range(len(RULES_PER_CHAPTER[game]) + 1)]
    assert [id for id in book if "." not in id] == chapters
    assert [id for id in book if "." in id] == rule_ids(game)
    assert all(book.values())
    assert "\n\n" in book[chapters[0]]


@games
def test_the_glossary_has_every_kind_in_three_languages(game: str) -> None:
    glossary = (ROOT / "src" / "noctuary" / "games" / game / "words" / "glossary.md").read_text(encoding="utf-8")
    rows = [line.strip("|").split("|") for line in glossary.casefold().splitlines() if line.startswith("|")]
    assert all(len([cell for cell in row if cell.strip()]) == 3 for row in rows)
    components = [catalogue.find(game).components(language) for language in LANGUAGES]
    sorts = ("kind", "species", "colour") if game == "nightfall" else ("kind",)
    names = [[one[sort][id]["name"] for one in components] for sort in sorts for id in components[0][sort]]
    if game == "nightfall":
        names += [[one["card"][id]["name"] for one in components] for id in ("bite", "burn", "bleed")]
    for wanted in names:
        assert any(all(name.casefold() in cell for name, cell in zip(wanted, row, strict=True)) for row in rows), wanted
