"""Searches by words, and by the terms that a game treats as equal."""

import re

import pytest
from rich.text import Text

from noctuary.cli.searching import TermSearch
from noctuary.kernel import catalogue
from noctuary.locale import LANGUAGES
from tests.cli.command import Noctuary
from tests.games.trials import BUILT_IN, find

TERMS = {
    "kicker": ["Kick", "Kickfarb"],
    "kick": ["Kick"],
    "kickfarb": ["Kickfarb"],
    "bonus": ["Kick"],
    "bonusfarb": ["Kickfarb"],
    "czar ": ["Zauber"],
    "płyt": ["Plättchen"],
}
RULE = "Zauber. Der Kick wird ausgelöst. Ein Plättchen. Die Kickfarbe zählt."


@pytest.mark.parametrize(
    ("query", "marked"),
    [
        ("kicks", "Zauber. Der *Kick* wird ausgelöst. Ein Plättchen. Die *Kick*farbe zählt."),
        ("Bonus", "Zauber. Der *Kick* wird ausgelöst. Ein Plättchen. Die *Kick*farbe zählt."),
        # Of several matching beginnings, the longest counts.
        ("Bonusfarbe", "Zauber. Der Kick wird ausgelöst. Ein Plättchen. Die *Kickfarb*e zählt."),
        ("KICKER", "Zauber. Der *Kick* wird ausgelöst. Ein Plättchen. Die *Kickfarb*e zählt."),
        ("plytki czar", "*Zauber*. Der Kick wird ausgelöst. Ein *Plättchen*. Die Kickfarbe zählt."),
        ("icker", None),
        ("czarny", None),
        ("bonus qqq", None),
        ("", None),
    ],
)
def test_a_word_also_finds_what_the_game_calls_so(query: str, marked: str | None) -> None:
    search = TermSearch([query], TERMS)
    assert search.finds(RULE) == (marked is not None)
    if marked:
        assert search.highlight(Text(RULE), style=False).plain == marked


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
