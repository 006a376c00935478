"""The rulebooks: complete, of the same form, and equal in every language."""

import re
from collections import Counter

import pytest

from noctuary.kernel.box.texts import folder_of
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.offers import CORRECTIONS, RULEBOOK
from noctuary.locale import LANGUAGES
from tests.games.trials import BUILT_IN, find, offering

OUR_DECISION = {"en": "our decision", "pl": "nasze rozstrzygnięcie", "de": "unsere Festlegung"}
EXAMPLE = {"en": "*Example:*", "pl": "*Przykład:*", "de": "*Beispiel:*"}
RULE = re.compile(r"\*\*([A-Z]+-[0-9]+\.[A-Z]?[0-9]+)\*\* \*([^*]+[.!])\* (\S.*)")
CELL = re.compile(r"\b[a-e][1-5]\b")

games = pytest.mark.parametrize("game", BUILT_IN)
languages = pytest.mark.parametrize("language", LANGUAGES)


def rule_ids(game: str) -> list[str]:
    """The ids of the English rulebook."""
    return list(rules(game, "en"))


def references(game: str, text: str) -> list[str]:
    """The rules that a text names."""
    return re.findall(rf"\b{catalogue.find(game).prefix}-[0-9A-Z.]*[0-9]", text)


def rulebook(game: str, language: str) -> str:
    """The file of the rulebook; in games without one the test is skipped."""
    offering(game, RULEBOOK)
    file = folder_of(game) / "words" / language / "rules.md"
    if not file.exists():
        pytest.skip(f"{game} has no rulebook in {language}")
    return file.read_text(encoding="utf-8")


def rules(game: str, language: str) -> dict[str, tuple[str, str]]:
    """The title and text of each rule by id."""
    found = [RULE.fullmatch(line) for line in rulebook(game, language).splitlines() if line.startswith("**")]
    assert all(found), f"a paragraph of {language}.md is not of the form **ID** *Title.* text"
    return {match[1]: (match[2], match[3]) for match in found if match}


def decisions(game: str) -> list[str]:
    """The rules that the printed books leave open, once for each decision of ours, without the prefix."""
    book = rules(game, "en").items()
    return [id.partition("-")[2] for id, (_, text) in book for _ in range(text.count(OUR_DECISION["en"]))]


@games
@languages
def test_the_rulebook_has_every_rule_in_order(game: str, language: str) -> None:
    """Every chapter numbers its rules from 1, and then those with a letter."""
    ids = [line[2:].split("**")[0] for line in rulebook(game, language).splitlines() if line.startswith("**")]
    assert ids == list(rules(game, language)) == rule_ids(game)
    series = Counter[str]()
    for id in ids:
        group, number = split(id)
        series[group] += 1
        assert number == series[group], id


def split(id: str) -> tuple[str, int]:
    """A rule id without its last number, and this number."""
    group = id.rstrip("0123456789")
    return group, int(id.removeprefix(group))


@games
@languages
def test_the_rulebook_holds_nothing_but_preface_headings_and_rules(game: str, language: str) -> None:
    preface, *chapters = re.split(r"^## ", rulebook(game, language), flags=re.MULTILINE)
    title, *paragraphs = preface.strip().split("\n\n")
    assert title.startswith("# ")
    assert paragraphs
    # The preface says what our own decisions are, if there are any.
    assert OUR_DECISION[language] not in "".join(chapters) or OUR_DECISION[language] in paragraphs[1]
    for number, chapter in enumerate(chapters, start=1):
        heading, *body = chapter.strip().split("\n\n")
        assert re.fullmatch(rf"{number}\. \S.*", heading)
        for paragraph in body:
            rule = f"**{catalogue.find(game).prefix}-{number}."
            assert paragraph.startswith(("### ", rule)), paragraph
            assert "\n" not in paragraph, paragraph


@games
@languages
def test_rules_refer_to_rules_that_exist(game: str, language: str) -> None:
    assert set(references(game, rulebook(game, language))) == set(rule_ids(game))


@games
@pytest.mark.parametrize("language", ["pl", "de"])
def test_translations_say_the_same(game: str, language: str) -> None:
    """References, cells, examples and our own decisions are the same in every language."""
    translated = rules(game, language)
    for rule, (_, english) in rules(game, "en").items():
        text = translated[rule][1]
        assert sorted(references(game, text)) == sorted(references(game, english)), rule
        assert CELL.findall(text) == CELL.findall(english), rule
        for phrase in (OUR_DECISION, EXAMPLE):
            assert text.count(phrase[language]) == english.count(phrase["en"]), rule


@games
@languages
def test_the_game_gives_preface_chapters_and_rules(game: str, language: str) -> None:
    book = offering(game, RULEBOOK).game.rules(language)
    prefix = catalogue.find(game).prefix
    chapters = list(dict.fromkeys(id.split(".")[0] for id in rule_ids(game)))
    assert [id for id in book if "." not in id] == [f"{prefix}-0", *chapters]
    assert [id for id in book if "." in id] == rule_ids(game)
    assert all(book.values())


@games
def test_what_the_books_leave_open_is_marked_and_nothing_else(game: str) -> None:
    assert decisions(game) == find(game).decisions.split()


@games
def test_the_glossary_has_every_kind_in_three_languages(game: str) -> None:
    shown = [offering(game, CORRECTIONS).game.components(language) for language in LANGUAGES]
    glossary = (folder_of(game) / "words/glossary.md").read_text(encoding="utf-8")
    rows = [line.strip("|").split("|") for line in glossary.casefold().splitlines() if line.startswith("|")]
    assert all(len(row) == 4 and all(cell.strip() for cell in row[:3]) for row in rows)
    named = [(sort, id) for sort in ("kind", "species", "colour") for id in shown[0].get(sort, ())]
    named += [("card", id) for id, card in shown[0].get("card", {}).items() if card["kind"] == "wound"]
    for sort, id in named:
        names = [one[sort][id]["name"].casefold() for one in shown]
        assert any(all(name in cell for name, cell in zip(names, row[:3], strict=True)) for row in rows), names
