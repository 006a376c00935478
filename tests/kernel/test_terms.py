"""The terms of the games, with which a search finds things by their names in other languages and earlier versions."""

import pytest

from noctuary.cli.searching import alike, plain
from noctuary.kernel import catalogue
from noctuary.locale import LANGUAGES
from tests.games.trials import BUILT_IN

EXAMPLES = {
    "nightfall": {
        "kicker": {"en": "kicker", "pl": "dopalacz bonus", "de": "Kick Bonus"},
        "minion": {"en": "minion", "pl": "sługus sługa słudzy", "de": "Kreatur Scherge"},
        "claim": {"en": "claim", "pl": "nabyć pozyskać", "de": "kaufen erwerben"},
        "cleanup": {"en": "cleanup", "pl": "sprzątania porządkowa", "de": "Abschlussphase Aufräumphase"},
    },
    "nocturne": {
        "tile": {"en": "tile", "pl": "płytka kafelek", "de": "Plättchen"},
        "spell": {"en": "spell", "pl": "zaklęcie czar", "de": "Zauber"},
        "cornered": {"en": "cornered", "pl": "ujarzmione odcięty", "de": "isoliert abgeschnitten"},
    },
}


@pytest.mark.parametrize(("game", "term"), [(game, term) for game, terms in EXAMPLES.items() for term in terms])
def test_words_of_every_language_and_of_before_lead_to_a_term(game: str, term: str) -> None:
    words = EXAMPLES[game][term]
    for language in LANGUAGES:
        terms = catalogue.find(game).terms(language)
        first = plain(words[language].split()[0])
        for word in " ".join(words.values()).split():
            assert any(first.startswith(one) for one in alike(plain(word), terms)[1:]), (language, word)


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
