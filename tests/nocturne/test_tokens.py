"""Every message that takes a token reads well for a number, a Shadow and the star, in all three languages."""

import re

import pytest
from fluent.syntax import ast as ftl

from noctuary import locale
from noctuary.cli.parts.words import namer
from noctuary.kernel.contract import catalogue
from tests.locale.test_messages import Parts, keys, messages

SHOWN = {
    "en": {"4": "4", "s5": "Shadow 5", "star": "star"},
    "pl": {"4": "4", "s5": "5 (Cień)", "star": "gwiezdn"},
    "de": {"4": "4", "s5": "Schatten 5", "star": "Stern"},
}
"""How each token is shown; a raw id never is."""
WRONG = {
    # Labels begin with a token, or have it after a colon.
    "en": r"(?<![Tt]he )(?<!your )(?<!’s )(?<!: )(?<!^)\bstar\b|\btoken Shadow\b|\ba the\b",
    "pl": r"\b[Gg]wiezdne\b(?! zaklęci)|\b[Żż]eton\w* (?:gwiezdn|Cień)|\bstar\b",
    "de": r"(?<!\b[Dd]e[rnms] )(?<!\bdein )(?<!\bdeine[mns] )(?<!: )\bSterns?\b(?! von [^.]*$)|\bstar\b",
}
"""The star without its article or noun, and two words for one thing."""


def said(language: str, id: str, token: str) -> list[str]:
    """The message about this token, with each number of other things."""
    name = namer(catalogue.find("nocturne"), language, ["Ada", "Ben"])
    parts = Parts(messages(language)[id])
    numeric = {
        selection.selector.id.name
        for selection in parts.selections
        if isinstance(selection.selector, ftl.VariableReference) and {"one", "1"} & set(keys(selection))
    }
    texts = []
    for number in (1, 2, 5):
        arguments: dict[str, str | int] = {}
        for variable in parts.variables:
            other = number if variable in numeric | {"number"} else "P1"
            arguments[variable] = token if variable.split("_")[0] == "token" else other
        texts.append(locale.text(language, id, arguments, name))
    return texts


@pytest.mark.parametrize("token", ["4", "s5", "star"])
@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_every_message_with_a_token_reads_well_for_each(language: str, token: str) -> None:
    taking = [
        id
        for id, message in messages("en").items()
        if any(variable.split("_")[0] == "token" for variable in Parts(message).variables)
    ]
    assert len(taking) > 40
    found = [(id, text) for id in taking for text in said(language, id, token)]
    assert [(id, text) for id, text in found if SHOWN[language][token].lower() not in text.lower()] == []
    assert [(id, text) for id, text in found if re.search(rf"\bs5\b|{WRONG[language]}", text)] == []


def test_the_star_among_other_tokens_has_its_noun_before_them() -> None:
    tokens = {"token": ["s7"], "token_kept": ["star", "6"], "token_removed": ["1"]}
    name = namer(catalogue.find("nocturne"), "pl", ["Ada", "Ben"])
    text = locale.text("pl", "nocturne-shadows", {"seat": "P1", "number": 1, **tokens}, name)
    assert text.endswith("Żetony zaklęć pozostałe na ręce: gwiezdne, 6; usunięte z gry: 1.")
