"""Searches by words, and by the terms that a game treats as equal."""

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from noctuary.cli.parts.searching import TermSearch, meant
from noctuary.kernel.contract import catalogue
from noctuary.locale import LANGUAGES
from tests.cli.command import Noctuary
from tests.games.trials import BUILT_IN, find
from tests.node import client

TABLE = tomllib.loads((Path(__file__).parent / "searches.toml").read_text(encoding="utf-8"))

TERMS = {
    "kicker": ["Kick", "Kickfarb"],
    "kick": ["Kick"],
    "kickfarb": ["Kickfarb"],
    "bonus": ["Kick"],
    "bonusfarb": ["Kickfarb"],
    "czar ": ["Zauber"],
    "płyt": ["Plättchen"],
    "dopalacz": ["Kick "],
    "die ": ["die ", "zählt "],
}
RULE = "Zauber. Der Kick wird ausgelöst. Ein Plättchen. Die Kickfarbe zählt."
MARKED = {
    "kicks": "Zauber. Der *Kick* wird ausgelöst. Ein Plättchen. Die *Kick*farbe zählt.",
    "Bonus": "Zauber. Der *Kick* wird ausgelöst. Ein Plättchen. Die *Kick*farbe zählt.",
    # Of several matching beginnings, the longest counts.
    "Bonusfarbe": "Zauber. Der Kick wird ausgelöst. Ein Plättchen. Die *Kickfarb*e zählt.",
    "KICKER": "Zauber. Der *Kick* wird ausgelöst. Ein Plättchen. Die *Kickfarb*e zählt.",
    "plytki czar": "*Zauber*. Der Kick wird ausgelöst. Ein *Plättchen*. Die Kickfarbe zählt.",
    "czar w bonus": "*Zauber*. Der *Kick* wird ausgelöst. Ein Plättchen. Die *Kick*farbe zählt.",
    "ausgeloest": "Zauber. Der Kick wird *ausgelöst*. Ein Plättchen. Die Kickfarbe zählt.",
    # A whole word is no part of others, neither of those that mean the same.
    "dopalacze": "Zauber. Der *Kick* wird ausgelöst. Ein Plättchen. Die Kickfarbe zählt.",
    "die": "Zauber. Der Kick wird ausgelöst. Ein Plättchen. *Die* Kickfarbe *zählt*.",
    # A term is found at the beginning of a word, not inside it.
    "icker": None,
    "czarny": None,
    "bonus qqq": None,
    "": None,
}
"""What searches mark in RULE; None if they do not find it."""


def test_an_excerpt_has_the_sentences_that_say_it() -> None:
    assert TermSearch(["płytka"], TERMS).excerpt(RULE) == "Zauber. … Ein Plättchen. …"
    assert TermSearch(["czar"], TERMS).excerpt(RULE) == "Zauber. …"
    assert TermSearch(["qqq"], TERMS).excerpt(RULE) == RULE


@pytest.mark.sampled(11)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "term"), [(game, term) for game in BUILT_IN for term in find(game).terms])
def test_printed_words_those_of_before_and_of_other_languages_find_the_same(
    game: str, term: str, language: str, noctuary: Noctuary
) -> None:
    words = find(game).terms[term]
    queries = dict.fromkeys(" ".join([words[language], *words.values()]).split())
    found = [noctuary.text("rules", game, word, "--lang", language).replace("*", "") for word in queries]
    assert len(re.findall(rf"\b{catalogue.find(game).prefix}-\d+\.\d+ ", found[0])) > 1
    assert found == found[:1] * len(found)


@pytest.mark.parametrize(
    ("language", "queries", "found"),
    [
        ("en", "kicker", "vulko"),
        ("pl", "dopalacz bonus kicker", "vulko"),
        ("pl", "sługus sługa minion", "vulko"),
        ("pl", "płytka kafelek", "T1"),
        ("pl", "zaklęcie czar spell", "T11"),
        ("de", "Kreatur Scherge minion", "vulko"),
        ("de", "isoliert abgeschnitten cornered", "T11"),
    ],
)
def test_cards_are_found_by_them_too(language: str, queries: str, found: str, noctuary: Noctuary) -> None:
    for word in queries.split():
        assert found in noctuary.done("cards", word, "--lang", language).split()


def browser(function: str, shelves: Iterable[tuple[dict[str, str], dict[str, list[str]], Iterable[str]]]) -> Any:
    """What `search` or `meant` of the browser answers in each shelf to each of its words; texts by id, terms, words."""
    script = f"""
        import {{ {function} }} from './reference/search.ts';
        const answer = data.map(({{ words, ...shelf }}) => words.map((word) => {function}([shelf], word)));
    """
    shown = [
        ([{"id": id, "title": id, "text": text} for id, text in texts.items()], terms, list(words))
        for texts, terms, words in shelves
    ]
    return client(script, [{"items": items, "terms": terms, "words": words} for items, terms, words in shown])


def test_a_word_also_finds_what_the_game_calls_so_in_the_terminal_and_the_browser() -> None:
    [answers] = browser("search", [({"": RULE}, TERMS, MARKED)])
    for (query, marked), found in zip(MARKED.items(), answers, strict=True):
        search = TermSearch([query], TERMS)
        assert (search.highlight(Text(RULE), style=False).plain if search.finds(RULE) else None) == marked
        shown = [
            "".join("*" * one["match"] + one["text"] + "*" * one["match"] for one in hit["excerpt"]) for hit in found
        ]
        assert shown == ([marked] if marked else [])


def test_the_terminal_and_the_browser_forgive_the_same() -> None:
    rows = [(row["text"], row["found"], row["found"] + row["lost"]) for row in TABLE["texts"]]
    answers = browser("search", [({"": text}, {}, words) for text, _, words in rows])
    for (text, found, words), answer in zip(rows, answers, strict=True):
        assert [word for word in words if TermSearch([word], {}).finds(text)] == found
        assert [word for word, items in zip(words, answer, strict=True) if items] == found


def test_the_terminal_and_the_browser_offer_the_same_for_a_slip() -> None:
    rows = [(row["text"], row["offered"]) for row in TABLE["slips"]]
    answers = browser("meant", [({"": text}, {}, offered) for text, offered in rows])
    for (text, offered), answer in zip(rows, answers, strict=True):
        assert {word: next(iter(meant([word], [([text], {})])), "") for word in offered} == offered
        assert dict(zip(offered, (one or "" for one in answer), strict=True)) == offered


@pytest.mark.parametrize("game", TABLE["printed"])
def test_the_terminal_and_the_browser_find_the_words_of_the_boxes(game: str) -> None:
    shelves = [
        (catalogue.find(game).rules(language), catalogue.find(game).terms(language), words)
        for language, words in TABLE["printed"][game].items()
    ]
    for (book, terms, words), answer in zip(shelves, browser("search", shelves), strict=True):
        for word, found in zip(words, answer, strict=True):
            search = TermSearch([word], terms)
            ids = [id for id, text in book.items() if search.finds(f"{id} {text}")]
            assert ids, word
            assert sorted(one["item"]["id"] for one in found) == sorted(ids), word
