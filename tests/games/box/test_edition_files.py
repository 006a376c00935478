"""Files of component editions: whatever they contain, they are read or refused, and quickly."""

import pickle
from typing import Any

import pytest

from noctuary.games.nightfall import GAME
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.box.corrections import (
    DEEPEST,
    GUESSES,
    LONGEST_LINE,
    LONGEST_NAME,
    MAX_CHANGES,
    Corrections,
    make_corrections,
    parse,
)
from noctuary.kernel.box.editable import LONGEST_TEXT
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.offers import CORRECTIONS
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.entries import Player, Setup
from noctuary.kernel.play.gamefile import dumps
from noctuary.kernel.play.match import Match
from tests.editions import problems, random_edition
from tests.games.trials import having
from tests.patience import effort

HEAD = 'game = "nightfall"\nname = "My box"\n[changes]\n'


def refused(text: str) -> tuple[str, str]:
    """The id and place of the refusal; it has a text in every language."""
    with pytest.raises(BadInput) as found:
        parse(text, "box.toml")
    for language in ("en", "pl", "de"):
        assert found.value.text(language)
    return found.value.message.id, found.value.where


@pytest.mark.parametrize(
    ("text", "id", "where"),
    [
        ("game = nightfall", "edition-toml", "box.toml:1"),
        (HEAD + "cards = \n", "edition-toml", "box.toml:4"),
        ('name = "x"', "edition-no-game", "box.toml"),
        ('game = "nightfall"', "edition-name", "box.toml"),
        ('game = "nightfall"\nname = "x"\nchanges = 3', "edition-changes", "box.toml"),
        ('game = "nightfall"\nname = "x"\ncolour = 3', "edition-key", "box.toml"),
        ("a = " + "[\n" * 50_000, "file-too-deep", "box.toml"),
        (HEAD + ".".join("a" * (DEEPEST + 2)) + " = 1", "file-too-deep", "box.toml"),
        (HEAD + "a." * LONGEST_LINE + "a = 1", "edition-line", "box.toml:4"),
        (HEAD + "a = " + "9" * 900, "edition-value", "box.toml"),
        (HEAD + "a = 2026-01-01", "edition-value", "box.toml"),
        (HEAD + "a = 0.5", "edition-value", "box.toml"),
        (HEAD + "a = nan", "edition-value", "box.toml"),
        (HEAD + "a = [[1]]", "edition-value", "box.toml"),
        (HEAD + "a = [{b = 1}]", "edition-value", "box.toml"),
        (HEAD + '"a.b" = 1\na.b.c = 1', "edition-inside", "box.toml"),
        (HEAD + "\n".join(f"a{number} = 1" for number in range(MAX_CHANGES + 1)), "edition-too-many", "box.toml"),
    ],
)
def test_files_that_cannot_be_understood(text: str, id: str, where: str) -> None:
    found: list[tuple[str, str]] = []
    assert effort(lambda: found.append(refused(text))) < 10
    assert found == [(id, where)]


@pytest.mark.parametrize("value", [None, 0.5, float("nan"), 1 << 60, {1}, [None], [[]]])
def test_values_that_no_fact_has(value: Any) -> None:
    with pytest.raises(BadInput) as found:
        make_corrections("nightfall", "My box", {"cards.vulko.cost": value})
    assert found.value.message.id == "edition-value"


def test_an_edition_comes_back_from_its_file() -> None:
    changes = {"cards.vulko.cost": 5, "cards.vulko.links": ["red"], "cards.vulko.name.pl": "Żmij „ó”\\\"'", "x": True}
    for right in (make_corrections("nightfall", "Mój „kram”\\", changes), make_corrections("nightfall", "Empty", {})):
        assert parse(right.toml()) == right


def test_for_many_unknown_facts_similar_ones_are_not_looked_for() -> None:
    unknown = make_corrections("nightfall", "My box", {f"cards.vulko.cost{number}": 1 for number in range(MAX_CHANGES)})
    found: list[list[BadInput]] = []
    assert effort(lambda: found.append(GAME.examine(unknown)[0])) < 5
    [errors] = found
    assert len(errors) == MAX_CHANGES
    guessed = [error.message.arguments["names"] != "" for error in errors]
    assert guessed == [True] * GUESSES + [False] * (MAX_CHANGES - GUESSES)


@pytest.mark.parametrize("name", having(CORRECTIONS))
def test_the_facts_of_the_box_are_without_fault(name: str) -> None:
    game = catalogue.find(name)
    assert problems(game, {}) == ([], [])
    for fact in game.editable.values():
        assert fact.problem(fact.value) is None, fact.path
        assert fact.same(fact.value), fact.path


@pytest.mark.parametrize("name", having(CORRECTIONS))
def test_a_game_with_every_fact_changed_and_the_longest_names_comes_back_from_its_file(name: str) -> None:
    game = catalogue.find(name)
    edition = random_edition(game, Random(3))
    changes = {path: "„" * LONGEST_TEXT if ".name." in path else value for path, value in edition.changes.items()}
    played = game.under(Corrections(name, "„" * LONGEST_NAME, changes))
    seats = [Player("Ada", "human"), Player("Owl", "greedy")]
    record = Match(Setup(played, played.options({"players": 2}), seats, 3))
    again = gamefile.parse(dumps(record))
    assert dumps(again) == dumps(record)
    assert again.setup.game is played


@pytest.mark.parametrize("name", having(CORRECTIONS))
def test_a_game_under_an_edition(name: str) -> None:
    """Changes to the built-in value are left out; names change no mechanics; observations keep their edition."""
    built_in = catalogue.find(name)
    text = next(fact for fact in built_in.editable.values() if fact.kind == "text")
    lists = {path: fact.value for path, fact in built_in.editable.items() if fact.kind == "choices"}
    turned = {path: value[::-1] for path, value in lists.items() if isinstance(value, list)}
    assert turned != lists
    edition = Corrections(name, "Names", {**turned, text.path: "Riddle"})
    game = built_in.under(edition)
    assert game is built_in.under(edition)
    assert game.corrections == Corrections(name, "Names", {text.path: "Riddle"})
    assert game.facts_hash() == built_in.facts_hash()
    language = text.key.removeprefix("name.")
    named = game.components(language)[text.sort][text.entry]
    assert (named["name"], named["edited"]) == ("Riddle", [text.key])
    assert "edited" not in built_in.components(language)[text.sort][text.entry]
    state = game.new(game.options({"players": 3}), 1)
    assert pickle.loads(pickle.dumps(state.observe(1))).game is state.game is game
