"""The component facts that may be corrected."""

from __future__ import annotations

from functools import cache
from typing import Any

from noctuary.games.nocturne.rules.areas import WIDTH
from noctuary.games.nocturne.rules.facts import DIRECTIONS, SYMBOLS, standard
from noctuary.games.nocturne.rules.vocabulary import (
    LARGEST_SHAPE,
    MOONLIGHT_WORDS,
    NUMBERS,
    SHAPES,
    TWILIGHT_WORDS,
    read_goal,
)
from noctuary.kernel import editable as kernel
from noctuary.kernel.editable import (
    ChoiceFact,
    ChoicesFact,
    Fact,
    GoalForm,
    NumberFact,
    ShapeFact,
    SizeFact,
    TextFact,
    TokensFact,
    TruthFact,
    quote,
)
from noctuary.kernel.messages import BadInput
from noctuary.locale import LANGUAGES


class GoalFact(kernel.GoalFact, tag="goal"):
    """What a goal asks for, as a line in the goal vocabulary."""

    def problem(self, value: object) -> BadInput | None:
        words = TWILIGHT_WORDS if self.path.startswith("twilight") else MOONLIGHT_WORDS
        if read_goal(value, words) is not None:
            return None
        names = ", ".join(word + example(number) for word, number in words.items())
        return BadInput("nocturne-edition-goal", {"found": quote(value), "names": names}, self.path)


def example(word: int) -> str:
    """An example of what may follow this word: ` 2-6`, ` XX/X.`."""
    if word in NUMBERS:
        return " {}–{}".format(*NUMBERS[word])
    return " XX/X." if word in SHAPES else ""


def form(word: str, number: int) -> GoalForm:
    """The form of goals that use this word."""
    if number in NUMBERS:
        return {"word": word, "least": NUMBERS[number][0], "most": NUMBERS[number][1]}
    return {"word": word, "shape": LARGEST_SHAPE} if number in SHAPES else {"word": word}


@cache
def editable() -> dict[str, Fact]:
    """The facts that may be corrected, by path."""
    source = standard().source
    facts: list[Fact] = []
    for tile in source["tiles"]:
        facts += of_tile(tile)
    facts += of_tokens(source["tokens"], source["shadow_tokens"])
    for card in source["concoctions"]:
        facts += of_concoction(card)
    facts += of_goals(source["twilight_goals"], "twilight_goals", TWILIGHT_WORDS)
    facts += of_goals(source["moonlight_goals"], "moonlight_goals", MOONLIGHT_WORDS)
    for character in source["characters"]:
        place = Place("characters", character["id"], "character")
        symbol = ChoiceFact(*place("symbol"), character["symbol"], character["symbol_source"], SYMBOLS, "symbol")
        facts += [symbol, *names(place, character)]
    for card in source["solo_cards"]:
        facts += of_solo_card(card, source["solo_deck"]["source"])
    facts += of_forest(source["forest"], source["twisted_trees"])
    return {fact.path: fact for fact in facts}


class Place:
    """The place of a component in the facts. Calling it with a key returns the path, sort, entry and key of one of its
    facts.
    """

    def __init__(self, section: str, id: str, sort: str, entry: str = "") -> None:
        self.path: str = f"{section}.{id}" if id else section
        self.sort: str = sort
        self.entry: str = entry or id

    def __call__(self, key: str) -> tuple[str, str, str, str]:
        return f"{self.path}.{key}", self.sort, self.entry, key


def names(place: Place, entry: dict[str, Any], source: str = "") -> list[Fact]:
    """The component's name in each language."""
    return [
        TextFact(*place(f"name.{language}"), entry["name"][language], source or entry["source"])
        for language in LANGUAGES
    ]


def of_tile(tile: dict[str, Any]) -> list[Fact]:
    """What may be corrected on a tile: its number in the box, points and symbols if it has any, and names."""
    place = Place("tiles", tile["id"], "tile")
    source = tile["source"]
    facts: list[Fact] = [NumberFact(*place("count"), tile["count"], source, 0, 20)]
    if "points" in tile:
        facts.append(NumberFact(*place("points"), tile["points"], source, 0, 9))
    if tile["symbols"]:
        facts.append(ChoicesFact(*place("symbols"), tile["symbols"], source, SYMBOLS, "symbol", 1, 2, 2))
    return facts + names(place, tile)


def of_tokens(tokens: dict[str, Any], shadows: dict[str, Any]) -> list[Fact]:
    """The values of spell tokens and Shadow tokens (NOC-1.1, 1.7)."""
    place = Place("tokens", "", "tokens")
    values: list[str | int] = [1, 2, 3, 4, 5, 6, 7]
    every = [*values, "star"]
    facts: list[Fact] = [TokensFact(*place("values"), tokens["values"], tokens["source"], every, "token", 9, 13, 3)]
    for players in ("3", "4"):
        aside = place(f"set_aside.{players}")
        facts.append(TokensFact(*aside, tokens["set_aside"][players], tokens["source"], values, "token", 0, 4, 2))
    place = Place("shadow_tokens", "", "shadow_tokens")
    return facts + [TokensFact(*place("values"), shadows["values"], shadows["source"], values, "shadow", 6, 6, 1)]


def of_concoction(card: dict[str, Any]) -> list[Fact]:
    """The recipe of a concoction: symbols and points of one or two levels."""
    place = Place("concoctions", card["id"], "concoction")
    source = card["source"]
    return [
        ChoicesFact(*place("level1"), card["level1"], source, SYMBOLS, "symbol", 1, 5, 5),
        NumberFact(*place("points1"), card["points1"], source, 0, 20),
        ChoicesFact(*place("level2"), card.get("level2", []), source, SYMBOLS, "symbol", 0, 5, 5),
        NumberFact(*place("points2"), card.get("points2", 0), source, 0, 20),
        *names(place, card),
    ]


def of_goals(goals: list[dict[str, Any]], section: str, words: dict[str, int]) -> list[Fact]:
    """What goals ask for and what they score; their names are our own, not printed ones."""
    facts: list[Fact] = []
    forms = [form(*word) for word in words.items()]
    for goal in goals:
        number = str(goal["number"])
        place = Place(section, number, "goal", section[0].upper() + number)
        facts.append(GoalFact(*place("goal"), goal["goal"], goal["source"], forms))
        if "points" in goal:
            facts.append(NumberFact(*place("points"), goal["points"], goal["source"], 1, 9))
        facts += names(place, goal, "reconstructed")
    return facts


def of_solo_card(card: dict[str, Any], source: str) -> list[Fact]:
    """What is printed on a card of the solo opponent (NOC-10.3 to 10.6)."""
    place = Place("solo_cards", str(card["number"]), "solo")
    powers = ["+1 or more", *[f"{n} or higher" for n in range(2, 8)], *[f"no higher than {n}" for n in range(1, 8)]]
    return [
        ChoiceFact(*place("direction"), card["direction"], source, DIRECTIONS, "direction"),
        ChoiceFact(*place("power"), card["power"], source, powers, "power"),
        NumberFact(*place("start"), card["start"], source, 1, 7),
        TruthFact(*place("offers"), card["offers"], source),
    ]


def of_forest(forest: dict[str, Any], trees: dict[str, Any]) -> list[Fact]:
    """Rows and columns of the forest, and its alternative shapes, by number of players (NOC-1.2, 12.3)."""
    facts: list[Fact] = []
    for players, size in forest["rows_columns"].items():
        place = Place("forest", "", "forest")(f"rows_columns.{players}")
        facts.append(SizeFact(*place, size, forest["source"], [3, 4, 5, 6], "size", 2, 2, 2))
    for players in "1234":
        place = Place("twisted_trees", "", "twisted_trees")(players)
        facts.append(ShapeFact(*place, trees[players], trees["source"], WIDTH, WIDTH))
    return facts
