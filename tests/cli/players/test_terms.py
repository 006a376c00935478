"""The terms of the games, with which a search finds things by their names in other languages and earlier versions."""

import pytest

from noctuary.cli.parts.searching import alike, plain
from noctuary.kernel.contract import catalogue
from noctuary.locale import LANGUAGES
from tests.games.trials import BUILT_IN, find


@pytest.mark.parametrize(("game", "term"), [(game, term) for game in BUILT_IN for term in find(game).terms])
def test_words_of_every_language_and_of_before_lead_to_a_term(game: str, term: str) -> None:
    words = find(game).terms[term]
    for language in LANGUAGES:
        terms = catalogue.find(game).terms(language)
        first = plain(words[language].split()[0])
        for word in " ".join(words.values()).split():
            found = alike(plain(word), terms)
            synonyms = found[found[0] == plain(word) :]
            assert any(first.startswith(synonym) for synonym in synonyms), (language, word)


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_beginnings_that_look_alike_mean_the_same(game: str, language: str) -> None:
    said: dict[str, list[str]] = {}
    for beginning, words in catalogue.find(game).terms(language).items():
        assert said.setdefault(plain(beginning), words) == words, beginning
        assert beginning == beginning.lower()


@pytest.mark.usefixtures("lanterns")
def test_a_game_may_have_no_terms() -> None:
    assert catalogue.find("lanterns").terms("en") == {}
