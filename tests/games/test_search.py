"""A search answers questions as players ask them, by one index in the terminal and in the browser."""

import json
import tomllib
from functools import cache
from itertools import chain
from typing import Any

import pytest

from hatch_build import make_indexes
from noctuary.kernel.box.corrections import Corrections
from noctuary.kernel.box.texts import glossary
from noctuary.kernel.contract import catalogue
from noctuary.kernel.search.asking import Searched, ask, understand
from noctuary.kernel.search.making import BUILT, RULE, WORD, index_of
from noctuary.locale import LANGUAGES
from tests.games.trials import BUILT_IN, ROOT, find
from tests.node import client

FIRST = 3
ENOUGH = 0.9
BROWSER = """
    import { Asked, search } from './reference/search.ts';
    const told = ({ game, sort, id, score }) => `${game} ${sort} ${id}`;
    const answer = data.map(({ shelves, questions }) => {
      const asked = shelves.map(({ game, index }) => {
        const items = index.entries.map(([sort, id]) => ({ game, sort, id, title: id, text: '' }));
        return { items, renamed: [], index: new Asked(index) };
      });
      return questions.map((question) => search(asked, question).map(({ item }) => told(item)));
    });
"""
SLIPS = {
    "en": ["muhsroom", "shaddow", "conrered", "offring", "minnion", "NOC-2.11", "12.10", "T7", "the", "qqqq", "?", ""],
    "pl": ["zaklencie", "plytka", "ogłoszony", "zolty", "ŻETONÓW", "mikstury?", "dopalcz", "jajko", "200", "i"],
    "de": ["Gebraeu", "gebrau", "Rundenende", "Eierwertung", "Kraeuter", "groesser", "Quelle", "Zaubrmarker", "der"],
}


@pytest.fixture(scope="module", autouse=True)
def _made() -> None:
    make_indexes()


@cache
def searched(game: str, language: str) -> Searched:
    return Searched(index_of(catalogue.find(game), language))


def asked(game: str) -> dict[str, Any]:
    """What players ask about a game: `questions` in all languages, and single ones whose rule is `certain` to come."""
    return tomllib.loads((ROOT / "tests" / game / "questions.toml").read_text(encoding="utf-8"))


def rules(games: list[str], language: str, question: str) -> list[str]:
    answers = ask([searched(game, language) for game in games], question)
    return [one.id for one in answers if one.sort == RULE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nine_of_ten_questions_find_their_rule_among_the_first_three(language: str) -> None:
    all_asked = [(game, one) for game in BUILT_IN for one in asked(game)["questions"]]
    assert len(all_asked) >= 60
    # By itself as on the pages of a game, and among the rules of all games.
    for together in (False, True):
        lost = [
            (one[language], one["rules"], found)
            for game, one in all_asked
            if not {*one["rules"]}.intersection(
                found := rules(BUILT_IN if together else [game], language, one[language])[:FIRST]
            )
        ]
        assert len(lost) <= (1 - ENOUGH) * len(all_asked), lost


@pytest.mark.parametrize("game", BUILT_IN)
def test_other_languages_and_everyday_words_lead_to_a_rule(game: str) -> None:
    for language, question, rule in asked(game)["certain"]:
        assert rule in rules([game], language, question)[:FIRST], question


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_answers_as_the_terminal_does(language: str) -> None:
    own = {game: [one[language] for one in asked(game)["questions"]] for game in BUILT_IN}
    sets = [([game], own[game]) for game in BUILT_IN] + [([*BUILT_IN], [*SLIPS[language], *chain(*own.values())])]
    shown = [
        {"shelves": [{"game": game, "index": searched(game, language).index} for game in games], "questions": words}
        for games, words in sets
    ]
    for (games, words), told in zip(sets, client(BROWSER, shown), strict=True):
        for question, found in zip(words, told, strict=True):
            answers = ask([searched(game, language) for game in games], question)
            assert [f"{games[one.shelf]} {one.sort} {one.id}" for one in answers] == found, question


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_of_the_glossary_is_found_with_the_rule_that_explains_it(game: str, language: str) -> None:
    entries = searched(game, language).index["entries"]
    words = glossary(game)
    assert len(words) > 70
    for names, rule in words:
        assert rule in catalogue.find(game).rules(language)
        answers = ask([searched(game, language)], names[language])
        assert [names[language], rule] in [entries[one.entry][1:] for one in answers if one.sort == WORD]


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_index_is_that_of_the_texts(game: str, language: str) -> None:
    index = searched(game, language).index
    assert json.loads((BUILT / f"{game}-{language}.json").read_bytes()) == index
    assert len((BUILT / f"{game}-{language}.json").read_bytes()) < 300_000
    asked = tomllib.loads((ROOT / "src/noctuary/games" / game / "words/asked.toml").read_text(encoding="utf-8"))
    assert [id for id in asked if id not in catalogue.find(game).rules(language)] == []
    assert {*LANGUAGES} == {*asked[min(asked)]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "term"), [(game, term) for game in BUILT_IN for term in find(game).terms])
def test_words_of_every_language_and_of_before_find_a_term(game: str, term: str, language: str) -> None:
    words = find(game).terms[term]
    [own, *_] = rules([game], language, words[language].split()[0])
    for word in " ".join(words.values()).split():
        assert own in rules([game], language, word), word


def test_a_term_is_not_taken_for_a_word_with_the_same_stem() -> None:
    for term, other in (("cornered", "corner"), ("starters", "start")):
        known = [searched(game, "en").known for game in BUILT_IN]
        assert all(term not in one or one[term] != one.get(other) for one in known)
    # Not *Gib mir fünf*.
    assert "NOC-3.1" in rules(["nocturne"], "de", "Was ist eine Gabe?")[:FIRST]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_slip_does_no_harm(language: str) -> None:
    for word in SLIPS[language][:5]:
        meant = [searched(game, language) for game in BUILT_IN]
        assert any(meaning for one in understand(meant, word) for meaning in one.values()), word


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_texts_of_an_edition_are_searched_too(game: str) -> None:
    edited = catalogue.find(game).under(Corrections(game, "Mine", find(game).changes))
    index = index_of(edited, "pl")
    assert index["of"] != searched(game, "pl").index["of"]
    # The lemmas are those of the built index.
    assert any(len(forms.split()) > 2 for forms in index["forms"])
    question = asked(game)["questions"][0]
    assert {*question["rules"]} & {one.id for one in ask([Searched(index)], question["pl"])[:FIRST]}


@pytest.mark.usefixtures("lanterns")
def test_a_game_needs_no_terms() -> None:
    assert "LAN-2.1" in rules(["lanterns"], "en", "choose a card")
