"""`noctuary rules`: what answers a question, and how it is shown."""

import re

import pytest

from tests.cli.command import Noctuary


@pytest.mark.parametrize(
    ("language", "words", "marked"),
    [
        ("en", "MIRROR runestone", "A *mirror* assigned to a *Runestone* lets you"),
        ("en", "nf-4.2", "NF-4.2 Linking."),
        ("pl", "kolejnosc duchow", "*Kolejność* *Duchów*."),
        ("de", "Gebraeu", "*Gebräue*."),
        ("de", "kebräu? nein: Gebrau", "*Gebräue*."),
    ],
)
def test_words_are_found_in_all_their_forms_and_marked(
    language: str, words: str, marked: str, noctuary: Noctuary
) -> None:
    assert marked in noctuary.text("rules", *words.split(), "--lang", language)


def test_the_best_answer_comes_first_and_components_after_the_rules(noctuary: Noctuary) -> None:
    out = noctuary.text("rules", "nocturne", "T7")
    assert out.startswith("NOC-5.T7 Deep Roots.")
    assert "Deep Roots nocturne goal T7" in out
    assert out.endswith("“noctuary rules ID” shows a rule in full, “noctuary cards CATEGORY ID” a component.")
    first = noctuary.text("rules", "how", "do", "potions", "score")
    assert first.startswith("NOC-8.7")
    # Sentences without any of the words are left out.
    assert "…" in first


@pytest.mark.parametrize("command", ["rules", "cards"])
@pytest.mark.parametrize("word", ["mushroom", "mushrom"])
def test_what_only_another_game_has_is_said(noctuary: Noctuary, command: str, word: str) -> None:
    told = noctuary.text(command, "nightfall", word)
    assert f"In Nocturne: Runestone: mushroom, mushroom, NOC-8.3. For more: “noctuary rules nocturne {word}”." in told
    assert "In Nightfall" not in noctuary.text(command, "nocturne", word)


def test_what_nothing_answers_is_said(noctuary: Noctuary) -> None:
    assert noctuary.wrong("rules", "qqqq", "xxxx", code=2).startswith("noctuary: Nothing answers “qqqq xxxx”. Try")


def test_in_colour_words_found_are_marked_by_it(noctuary: Noctuary, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    out = noctuary.done("rules", "Anschließen", "--lang", "de")
    assert re.search(r"\x1b\[[0-9;]*mAnschließen\x1b\[0m", out)
    assert "*" not in out
