"""The reference of Nocturne: for each component rulings, facts with sources, and where else it appears."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from noctuary.games.nocturne.rules.basis.facts import ABOVE, AT_LEAST, read_power
from noctuary.games.nocturne.rules.counting import objectives
from noctuary.games.nocturne.rules.counting.objectives import Objective
from noctuary.games.nocturne.shown import wire
from noctuary.kernel.box.reference import Describer, section, thing
from noctuary.kernel.box.texts import rulebook
from noctuary.kernel.parts.wire import FactWords, GameReference, Named, ReferenceEntry, Related

TILE_RULES: Final = {
    "skull": ("NOC-8.1",),
    "feather": ("NOC-8.2",),
    "mushroom": ("NOC-8.3",),
    "herb": ("NOC-8.4",),
    "egg": ("NOC-8.5", "NOC-11.2"),
    "chest": ("NOC-4.2", "NOC-8.6", "NOC-7.3"),
    "runestone": ("NOC-4.1", "NOC-8.7", "NOC-7.3"),
    "mirror": ("NOC-7.2", "NOC-7.3", "NOC-12.5"),
}
ENCHANTED_RULE: Final = "NOC-4.4"
CONCOCTION_RULES: Final = ("NOC-8.7", "NOC-1.5", "NOC-4.1")
TWILIGHT_RULES: Final = ("NOC-5.2", "NOC-5.3")
MOONLIGHT_RULES: Final = ("NOC-5.6",)
GOAL_RULES: Final = {
    "token": "NOC-5.5",
    "area": "NOC-5.1",
    "areas": "NOC-5.1",
    "largest": "NOC-5.1",
    "symbols": "NOC-5.7",
    "kind": "NOC-5.7",
    "shape": "NOC-5.8",
    "cornered": "NOC-2.11",
    "top": "NOC-12.4",
    "bottom": "NOC-12.4",
    "edge": "NOC-12.4",
    "central": "NOC-12.4",
    "corners": "NOC-12.4",
}
"""The rule for a goal, by the second word of the goal."""
ROUND_END_RULE: Final = "NOC-6.1"
LEFTOVER_RULE: Final = "NOC-8.9"
ABILITY_RULES: Final = {"redd": "NOC-9.2", "abigail": "NOC-9.3", "flint": "NOC-9.4", "sage": "NOC-9.5"}
CHARACTER_RULES: Final = ("NOC-1.4", "NOC-9.1", "NOC-8.10")
SOLO_RULES: Final = ("NOC-10.3", "NOC-10.4", "NOC-10.5", "NOC-10.6", "NOC-10.7", "NOC-10.10")
SCENARIO_RULES: Final = ("NOC-12.1", "NOC-12.5")
ACHIEVEMENT_RULES: Final = ("NOC-12.2", "NOC-12.5")
TOKEN_RULES: Final = ("NOC-1.1", "NOC-2.3", "NOC-2.7")
STAR_RULES: Final = ("NOC-1.1", "NOC-2.6")
SHADOW_RULES: Final = ("NOC-1.7", "NOC-6.3", "NOC-6.5", "NOC-2.7", "NOC-3.1")
ROW_KINDS: Final = {
    "skulls": "skull",
    "feathers": "feather",
    "mushrooms": "mushroom",
    "herbs": "herb",
    "eggs": "egg",
    "chests": "chest",
    "gems": "mirror",
}
"""The kind of tile that each row of the score sheet is about."""
KIND_GOALS: Final = ("first kind", "most kind")
SYMBOL_GOALS: Final = ("first symbols", "most symbols")
WHEN: Final = {"first": "at-once", "most": "round-end", "last": "either"}
"""When a twilight goal is awarded, by its first word."""
MODIFIED_KINDS: Final = {"chest-hunt": "chest", "precious-gems": "mirror", "ready-to-brew": "runestone"}

SORTS: Final = "tile token concoction goal character solo scenario achievement modification".split()


def reference(components: wire.NocturneComponents, language: str) -> GameReference:
    """The whole reference (see `Game.reference`). `components`: the game's components in `language`."""
    return Things(components, language).whole()


class Things(Describer):
    """All components in one language; each sort of component has a method named after it."""

    def __init__(self, components: wire.NocturneComponents, language: str) -> None:
        cards = {str(card["number"]): card for card in components["solo_cards"]}
        super().__init__("nocturne", {**components, "solo": cards}, language)
        self.tiles: dict[str, wire.Tile] = components["tile"]
        self.concoctions: dict[str, wire.Concoction] = components["concoction"]
        self.goals: dict[str, wire.GoalShown] = components["goal"]
        self.characters: dict[str, wire.Character] = components["character"]
        self.solo_cards: dict[str, wire.SoloCard] = cards
        self.scenarios: dict[str, wire.ScenarioCard] = components["scenario"]
        self.achievements: list[str] = list(components["achievement"])
        texts = [*self.achievements, *(text for scenario in self.scenarios.values() for text in scenario["aims"])]
        self.aims: list[Objective] = [objectives.parse(text) for text in dict.fromkeys(texts)]

    def whole(self) -> GameReference:
        """All sections and their entries."""
        sections = []
        things: dict[str, dict[str, ReferenceEntry]] = {}
        for sort in SORTS:
            describe = getattr(self, sort)
            things[sort] = {id: describe(id, facts) for id, facts in self.components[sort].items()}
            for name in ("twilight", "moonlight") if sort == "goal" else (sort,):
                ids = [id for id in things[sort] if sort != "goal" or id.startswith(name[0].upper())]
                sections.append(section(name, sort, ids))
        return {"sections": sections, "things": things}

    # One method for each sort of component.

    def tile(self, id: str, tile: Mapping[str, Any]) -> ReferenceEntry:
        kind, symbols = tile["kind"], tile["symbols"]
        facts = [self.name(tile), self.state(tile, "kind", kind=kind)]
        if symbols:
            facts.append(self.state(tile, "symbols", symbol=list(symbols)))
        for key, argument in (("points", "number"), ("herb", "herb"), ("latin", "text"), ("count", "number")):
            if key in tile:
                facts.append(self.state(tile, key, **{argument: tile[key]}))
        alike = [other for other, one in self.tiles.items() if one["kind"] == kind and other != id]
        modified = [name for name, about in MODIFIED_KINDS.items() if about == kind]
        return thing(
            tile,
            [*TILE_RULES[kind], *([ENCHANTED_RULE] if len(symbols) > 1 else [])],
            facts,
            self.relate("kind", "tile", alike, kind=kind),
            self.with_symbols(symbols, id),
            self.relate("goals", "goal", self.goals_of((*KIND_GOALS, *(SYMBOL_GOALS if symbols else ())))),
            self.relate_aims([aim for aim in self.aims if concerns(aim, tile)]),
            self.relate("modifications", "modification", modified),
        )

    def token(self, id: str, token: Named) -> ReferenceEntry:
        shadow = id.startswith("s") and id != "star"
        own = self.components["shadow_tokens" if shadow else "tokens"]
        if id == "star":
            facts = [self.state(own, "values", "star", number=own["values"].count(id))]
        elif shadow:
            facts = [self.state(own, "values", "shadow", number=int(id[1:]))]
        else:
            facts = [self.state(own, "values", "value", number=int(id), copies=own["values"].count(int(id)))]
            for players, values in own["set_aside"].items():
                if int(id) in values:
                    facts.append(self.state(own, f"set_aside.{players}", "set-aside", players=int(players)))
        value = "" if shadow else id
        asked = "last star" if id == "star" else f"first token {value}"
        opening = [number for number, card in self.solo_cards.items() if str(card["start"]) == value]
        return thing(
            own | token,
            SHADOW_RULES if shadow else STAR_RULES if id == "star" else TOKEN_RULES,
            facts,
            self.relate("goals", "goal", self.goals_of([asked])),
            self.relate("openings", "solo", opening),
        )

    def concoction(self, id: str, card: Mapping[str, Any]) -> ReferenceEntry:
        facts = [self.name(card)]
        for level in ("1", "2"):
            if card.get("level" + level):
                facts.append(self.state(card, "level" + level, symbol=list(card["level" + level])))
                facts.append(self.state(card, "points" + level, number=card["points" + level]))
            elif "level" + level in card.get("edited", ()):
                facts.append(self.state(card, "level" + level, "level-none"))
        brewing = [aim for aim in self.aims if aim.measure == "concoctions_complete" or aim.argument == "concoctions"]
        symbols = [*card["level1"], *card.get("level2", [])]
        return thing(
            card, CONCOCTION_RULES, facts, self.with_symbols(symbols, brewing=False), self.relate_aims(brewing)
        )

    def goal(self, id: str, goal: wire.GoalShown) -> ReferenceEntry:
        first, second, *more = goal["goal"].split()
        twilight = id.startswith("T")
        facts = [self.name(goal), self.state(goal, "goal", text=goal["text"])]
        rules = [] if "goal" in goal.get("edited", ()) else [f"NOC-5.{id}", *ruling(id)]
        if twilight:
            facts.append(self.state(goal, "when", f"when-{WHEN[first]}"))
            rules += TWILIGHT_RULES
        else:
            facts.append(self.state(goal, "points", number=goal["points"]))
            rules += MOONLIGHT_RULES
        if second in GOAL_RULES:
            rules.append(GOAL_RULES[second])
        if twilight and first != "first":
            rules.append(ROUND_END_RULE)
        elif (first, second) == ("each", "tokens"):
            rules.append(LEFTOVER_RULE)
        token = more if (first, second) == ("first", "token") else ["star"] if second == "star" else []
        rows = ("twilight" if twilight else "moonlight", "goals")
        wanting = [aim for aim in self.aims if aim.argument in rows or (twilight and aim.measure == "twilight_goals")]
        return thing(
            goal,
            rules,
            facts,
            self.relate("scenarios", "scenario", self.scenarios_with(id)),
            self.relate("token", "token", token),
            self.relate_aims(wanting),
        )

    def character(self, id: str, character: wire.Character) -> ReferenceEntry:
        symbol = character["symbol"]
        return thing(
            character,
            [ABILITY_RULES[id], *CHARACTER_RULES],
            [
                self.name(character),
                self.state(character, "symbol", "symbols", symbol=[symbol]),
                self.state(character, "variant", "ability", text=character["ability"]),
            ],
            self.relate("scenarios", "scenario", self.scenarios_with(id)),
            self.with_symbols([symbol], id),
            self.relate("goals", "goal", self.goals_of(SYMBOL_GOALS)),
        )

    def solo(self, id: str, card: wire.SoloCard) -> ReferenceEntry:
        power, number = read_power(card["power"])
        limit: dict[str, Any] = {"number": number} if power != ABOVE else {}
        said = "power-above" if power == ABOVE else "power-at-least" if power == AT_LEAST else "power-at-most"
        others = {other: one for other, one in self.solo_cards.items() if other != id}
        equal = [other for other, one in others.items() if one["power"] == card["power"]]
        there = [other for other, one in others.items() if one["direction"] == card["direction"]]
        return thing(
            card,
            SOLO_RULES,
            [
                self.state(card, "power", said, **limit),
                self.state(card, "direction", direction=card["direction"]),
                self.state(card, "start", number=card["start"]),
                self.state(card, "offers", "offers" if card["offers"] else "keeps"),
            ],
            self.relate("power", "solo", equal),
            self.relate("direction", "solo", there, direction=card["direction"]),
        )

    def scenario(self, id: str, scenario: wire.ScenarioCard) -> ReferenceEntry:
        return thing(
            scenario,
            SCENARIO_RULES,
            [
                self.name(scenario),
                self.state(scenario, "difficulty", level=scenario["difficulty"]),
                self.state(scenario, "points", "target", number=scenario["points"]),
                *(self.aim(scenario, text) for text in scenario["aims"]),
            ],
            self.relate("character", "character", [scenario["character"]]),
            self.relate("twilight", "goal", [f"T{number}" for number in scenario["twilight"]]),
            self.relate("moonlight", "goal", [f"M{number}" for number in scenario["moonlight"]]),
        )

    def achievement(self, id: str, achievement: wire.Component) -> ReferenceEntry:
        aim = objectives.parse(id)
        same = [
            number
            for number, scenario in self.scenarios.items()
            if any(alike(aim, objectives.parse(text)) for text in scenario["aims"])
        ]
        return thing(
            achievement,
            ACHIEVEMENT_RULES,
            [self.aim(achievement, id)],
            self.relate("same-aim", "scenario", same),
            self.relate("about", "tile", [tile for tile, one in self.tiles.items() if concerns(aim, one)]),
        )

    def modification(self, id: str, modification: wire.Modification) -> ReferenceEntry:
        about = [tile for tile, one in self.tiles.items() if one["kind"] == MODIFIED_KINDS.get(id)]
        return thing(
            modification,
            ["NOC-12.3", *(["NOC-12.4"] if id == "twisted-trees" else [])],
            [self.state(modification, "text", text=modification["text"])],
            self.relate("about", "tile", about),
        )

    # Helpers shared by the sorts.

    def aim(self, entry: Mapping[str, Any], text: str) -> FactWords:
        """An aim as a fact."""
        said = objectives.parse(text).words
        return self.fact(entry, text, {"id": said.id, "args": said.arguments})

    def with_symbols(self, symbols: Sequence[str], but: str = "", brewing: bool = True) -> list[Related]:
        """Where each of these symbols appears: on tiles, characters and, if `brewing`, concoctions, except on `but`."""
        related: list[Related] = []
        for symbol in dict.fromkeys(symbols):
            tiles = [id for id, tile in self.tiles.items() if symbol in tile["symbols"] and id != but]
            characters = [id for id, one in self.characters.items() if one["symbol"] == symbol and id != but]
            if brewing:
                using = [
                    id for id, one in self.concoctions.items() if symbol in [*one["level1"], *one.get("level2", [])]
                ]
                related += self.relate("concoctions", "concoction", using, symbol=symbol)
            related += self.relate("tiles", "tile", tiles, symbol=symbol)
            related += self.relate("characters", "character", characters, symbol=symbol)
        return related

    def goals_of(self, sorts: Sequence[str]) -> list[str]:
        """The goals whose line begins with one of these words."""
        return [id for id, goal in self.goals.items() if f"{goal['goal']} ".startswith(tuple(f"{s} " for s in sorts))]

    def scenarios_with(self, id: str) -> list[str]:
        """The scenarios that fix this goal or character."""
        return [
            number
            for number, one in self.scenarios.items()
            if id == one["character"]
            or id in [f"T{goal}" for goal in one["twilight"]]
            or id in [f"M{goal}" for goal in one["moonlight"]]
        ]

    def relate_aims(self, wanted: Sequence[Objective]) -> list[Related]:
        """The scenarios and achievements with one of these aims."""
        texts = [aim.text for aim in wanted]
        scenarios = [number for number, one in self.scenarios.items() if any(text in texts for text in one["aims"])]
        achievements = [id for id in self.achievements if id in texts]
        return self.relate("scenario-aims", "scenario", scenarios) + self.relate(
            "achievements", "achievement", achievements
        )


def alike(aim: Objective, other: Objective) -> bool:
    """Whether two aims ask for the same thing, regardless of the amount."""
    return aim.measure == other.measure and aim.argument == other.argument and aim.number == other.number


def concerns(aim: Objective, tile: Mapping[str, Any]) -> bool:
    """Whether an aim is about tiles like this one."""
    kind: str = tile["kind"]
    if aim.measure == "points":
        return ROW_KINDS.get(aim.argument) == kind
    if aim.measure == "tiles":
        asked = aim.argument.split("+")
        return kind in asked or (objectives.WILDS in asked and tile.get("herb") == objectives.WILDS)
    if aim.measure == "full_set":
        return aim.argument == kind or aim.argument == tile.get("species")
    if aim.measure == "distinct_runestones":
        return kind == "runestone"
    return aim.measure == "mirrors_as_different_kinds" and kind == "mirror"


def ruling(id: str) -> list[str]:
    """The rules for a goal, given its id."""
    named = re.compile(rf"NOC-5\.{id}\b")
    return [rule for rule, text in rulebook("nocturne", "NOC", "en").items() if named.search(text)]
