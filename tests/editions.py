"""Random corrections for tests: ones that can be played with, and ones with errors."""

from collections.abc import Sequence
from typing import Any

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.box.corrections import Corrections
from noctuary.kernel.box.editable import (
    ChoiceFact,
    ChoicesFact,
    Fact,
    GoalFact,
    NumberFact,
    ShapeFact,
    TextFact,
    TruthFact,
)
from noctuary.kernel.contract.game import Game
from noctuary.locale import LANGUAGES

TRIES = 400
"""How often a fact is drawn again because it does not fit the others."""


def random_edition(game: Game, random: Random, share: int = 100) -> Corrections:
    """An edition of `game` without errors in which about `share` percent of the facts are changed."""
    facts = [fact for fact in game.editable.values() if random.below(100) < share]
    changes = {fact.path: another(fact, random) for fact in facts}
    for attempt in range(TRIES):
        edition = Corrections(game.name, "Another box", dict(changes))
        errors, _ = game.examine(edition)
        if not errors:
            return edition
        for error in errors:
            for path in to_blame(error.where, changes):
                if attempt < 20 or share == 100:
                    changes[path] = another(game.editable[path], random)
                else:  # A fact that cannot be changed alone.
                    del changes[path]
    raise AssertionError(f"no such edition was found: {errors}")


def to_blame(where: str, changes: dict[str, Any]) -> list[str]:
    """The changes that cause an error at `where`: changes at that place, in its component, or of the tokens that a
    forest needs.
    """
    for part in (where, where.rpartition(".")[0], "tokens"):
        found = [path for path in changes if part and f"{path}.".startswith(f"{part}.")]
        if found:
            return found
    return []


def another(fact: Fact, random: Random) -> Any:
    """Another value that a fact may have."""
    for _ in range(TRIES):
        value = drawn(fact, random)
        assert fact.problem(value) is None, (fact.path, value)
        if not fact.same(value):
            return value
    raise AssertionError(f"{fact.path} can have no other value than {fact.value}")


def drawn(fact: Fact, random: Random) -> Any:
    """A random value that a fact may have. Numbers of copies stay near the printed ones because their sum matters."""
    if isinstance(fact, NumberFact):
        least, most = fact.least, fact.most
        if fact.key in ("count", "copies"):
            assert isinstance(fact.value, int)
            least, most = max(least, fact.value - 2), min(most, fact.value + 2)
        return least + random.below(most - least + 1)
    if isinstance(fact, ChoiceFact):
        return one_of(fact.choices, random)
    if isinstance(fact, ChoicesFact):
        if fact.path == "tokens.values":
            return [*range(1, 8), "star", *[1 + random.below(7) for _ in range(1 + random.below(2))]]
        values: list[Any] = []
        number = fact.least + random.below(
            min(fact.most, 3 if fact.key.startswith("set_aside") else 9) - fact.least + 1
        )
        while len(values) < number:
            value = one_of(fact.choices, random)
            if values.count(value) < fact.repeats:
                values.append(value)
        return values
    if isinstance(fact, TruthFact):
        return bool(random.below(2))
    if isinstance(fact, TextFact):
        return f"{fact.value} {random.below(1000)}"
    if isinstance(fact, ShapeFact):
        return random_shape(fact.rows, fact.columns, 9 + random.below(12), random)
    assert isinstance(fact, GoalFact)
    goal = one_of(fact.goals, random)
    if "shape" in goal:
        return f"{goal['word']} {'/'.join(random_shape(goal['shape'], goal['shape'], 2 + random.below(3), random))}"
    if "least" in goal:
        return f"{goal['word']} {goal['least'] + random.below(goal['most'] - goal['least'] + 1)}"
    return goal["word"]


def random_shape(rows: int, columns: int, size: int, random: Random) -> list[str]:
    """A random connected shape of `size` cells."""
    cells = {(random.below(rows), random.below(columns))}
    while len(cells) < size:
        row, column = random.below(rows), random.below(columns)
        if {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & cells:
            cells.add((row, column))
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    bottom, right = max(row for row, _ in cells), max(column for _, column in cells)
    return [
        "".join("X" if (row, column) in cells else "." for column in range(left, right + 1))
        for row in range(top, bottom + 1)
    ]


def one_of(items: Sequence[Any], random: Random) -> Any:
    """A random one of `items`."""
    return items[random.below(len(items))]


def problems(game: Game, changes: dict[str, Any]) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """The place and id of each error and of each warning about these changes."""
    errors, warnings = game.examine(Corrections(game.name, "Mine", changes))
    for problem in errors + warnings:
        assert all(problem.text(language) for language in LANGUAGES)
    told = [[(one.where, one.message.id) for one in found] for found in (errors, warnings)]
    return told[0], told[1]
