"""The component facts that may be corrected."""

from functools import cache
from typing import Any

from noctuary.games.nocturne.rules.basis.areas import WIDTH
from noctuary.games.nocturne.rules.basis.facts import DIRECTIONS, SYMBOLS, VARIANTS, standard
from noctuary.games.nocturne.rules.basis.vocabulary import MOONLIGHT_WORDS, TWILIGHT_WORDS, GoalWord, read_goal
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.box import editable as kernel
from noctuary.kernel.box.editable import (
    ChoiceFact,
    ChoicesFact,
    Fact,
    NumberFact,
    Place,
    ShapeFact,
    SizeFact,
    TextFact,
    TokensFact,
    TruthFact,
    goal_line,
    quote,
)
from noctuary.locale import LANGUAGES


class GoalFact(kernel.GoalFact, tag="goal"):
    """What a goal asks for, as a line in the goal vocabulary."""

    def problem(self, value: object) -> BadInput | None:
        words = TWILIGHT_WORDS if self.path.startswith("twilight") else MOONLIGHT_WORDS
        if read_goal(value, words) is not None:
            return None
        names = ", ".join(map(goal_line, self.goals))
        return BadInput("nocturne-edition-goal", {"found": quote(value), "names": names}, self.path)


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
        place = Place("characters", character["id"], "character", character)
        facts += [ChoiceFact(*place("symbol"), SYMBOLS, "symbol"), *names(place)]
        if versions := VARIANTS.get(character["id"]):
            facts.append(ChoiceFact(*place("variant"), versions, "variant"))
    for card in source["solo_cards"]:
        facts += of_solo_card(card | {"source": source["solo_deck"]["source"]})
    facts += of_forest(source["forest"], source["twisted_trees"])
    return {fact.path: fact for fact in facts}


def names(place: Place) -> list[Fact]:
    """The component's name in each language."""
    return [TextFact(*place(f"name.{language}")) for language in LANGUAGES]


def of_tile(tile: dict[str, Any]) -> list[Fact]:
    """What may be corrected on a tile: its number in the box, points and symbols if it has any, and names."""
    place = Place("tiles", tile["id"], "tile", tile)
    facts: list[Fact] = [NumberFact(*place("count"), 0, 20)]
    if "points" in tile:
        facts.append(NumberFact(*place("points"), 0, 9))
    if tile["symbols"]:
        facts.append(ChoicesFact(*place("symbols"), SYMBOLS, "symbol", 1, 2, 2))
    return facts + names(place)


def of_tokens(tokens: dict[str, Any], shadows: dict[str, Any]) -> list[Fact]:
    """The values of spell tokens and Shadow tokens (NOC-1.1, 1.7)."""
    place = Place("tokens", "", "tokens", tokens)
    values: list[str | int] = [1, 2, 3, 4, 5, 6, 7]
    facts: list[Fact] = [TokensFact(*place("values"), [*values, "star"], "token", 9, 13, 3)]
    for players in ("3", "4"):
        facts.append(TokensFact(*place(f"set_aside.{players}"), values, "token", 0, 4, 2))
    place = Place("shadow_tokens", "", "shadow_tokens", shadows)
    return facts + [TokensFact(*place("values"), values, "shadow", 6, 6, 1)]


def of_concoction(card: dict[str, Any]) -> list[Fact]:
    """The recipe of a concoction: symbols and points of one or two levels."""
    place = Place("concoctions", card["id"], "concoction", card)
    return [
        ChoicesFact(*place("level1"), SYMBOLS, "symbol", 1, 5, 5),
        NumberFact(*place("points1"), 0, 20),
        ChoicesFact(*place("level2", []), SYMBOLS, "symbol", 0, 5, 5),
        NumberFact(*place("points2", 0), 0, 20),
        *names(place),
    ]


def of_goals(goals: list[dict[str, Any]], section: str, words: dict[str, GoalWord]) -> list[Fact]:
    """What goals ask for and what they score, and their names."""
    facts: list[Fact] = []
    forms = [word.form for word in words.values()]
    for goal in goals:
        number = str(goal["number"])
        place = Place(section, number, "goal", goal, section[0].upper() + number)
        facts.append(GoalFact(*place("goal"), forms))
        if "points" in goal:
            facts.append(NumberFact(*place("points"), 1, 9))
        facts += names(place)
    return facts


def of_solo_card(card: dict[str, Any]) -> list[Fact]:
    """What is printed on a card of the solo opponent (NOC-10.3 to 10.6)."""
    place = Place("solo_cards", str(card["number"]), "solo", card)
    powers = ["+1 or more", *[f"{n} or higher" for n in range(2, 8)], *[f"no higher than {n}" for n in range(1, 8)]]
    return [
        ChoiceFact(*place("direction"), DIRECTIONS, "direction"),
        ChoiceFact(*place("power"), powers, "power"),
        NumberFact(*place("start"), 1, 7),
        TruthFact(*place("offers")),
    ]


def of_forest(forest: dict[str, Any], trees: dict[str, Any]) -> list[Fact]:
    """Rows and columns of the forest, and its alternative shapes, by number of players (NOC-1.2, 12.3)."""
    facts: list[Fact] = []
    place = Place("forest", "", "forest", forest)
    for players in forest["rows_columns"]:
        facts.append(SizeFact(*place(f"rows_columns.{players}"), [3, 4, 5, 6], "size", 2, 2, 2))
    place = Place("twisted_trees", "", "twisted_trees", trees)
    return facts + [ShapeFact(*place(players), WIDTH, WIDTH) for players in "1234"]
