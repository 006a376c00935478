"""Searching by words and by what a game calls the same."""

from __future__ import annotations

import pytest
from rich.text import Text

from noctuary.cli.searching import Search

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
        # The longest beginning counts.
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
    search = Search([query], TERMS)
    assert search.finds(RULE) == (marked is not None)
    if marked:
        assert search.marked(Text(RULE), style=False).plain == marked


def test_an_excerpt_has_the_sentences_that_say_it() -> None:
    assert Search(["płytka"], TERMS).excerpt(RULE) == "Zauber. … Ein Plättchen. …"
    assert Search(["czar"], TERMS).excerpt(RULE) == "Zauber. …"
    assert Search(["qqq"], TERMS).excerpt(RULE) == RULE
