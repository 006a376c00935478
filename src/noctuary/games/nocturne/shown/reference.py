"""The reference of Nocturne: of each thing in the box its rulings, its facts with their sources, and where else it
appears.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from noctuary.games.nocturne.rules import objectives
from noctuary.games.nocturne.rules.facts import ABOVE, AT_LEAST, read_power
from noctuary.games.nocturne.rules.objectives import Objective
from noctuary.kernel.reference import RECONSTRUCTED, fact, group, section, source_of, thing, words
from noctuary.kernel.texts import rulebook

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
"""By the second word of a goal."""
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
"""The kind of tiles that a row of the score sheet is about."""
KIND_GOALS: Final = ("first kind", "most kind")
SYMBOL_GOALS: Final = ("first symbols", "most symbols")
WHEN: Final = {"first": "at-once", "most": "round-end", "last": "either"}
"""When a twilight goal is awarded, by its first word."""
MODIFIED_KINDS: Final = {"chest-hunt": "chest", "precious-gems": "mirror", "ready-to-brew": "runestone"}

Entry = dict[str, Any]


def reference(components: dict[str, Any], language: str) -> dict[str, Any]:
    """See `Game.reference`. `components`: those of the game in `language`."""
    return Reference(components, language).whole()


class Reference:
    """The reference in one language, as it is put together."""

    def __init__(self, components: dict[str, Any], language: str) -> None:
        self.language: str = language
        self.components: dict[str, Any] = components
        self.tiles: dict[str, Entry] = components["tile"]
        self.concoctions: dict[str, Entry] = components["concoction"]
        self.goals: dict[str, Entry] = components["goal"]
        self.characters: dict[str, Entry] = components["character"]
        self.solo_cards: dict[str, Entry] = {str(card["number"]): card for card in components["solo_cards"]}
        self.scenarios: dict[str, Entry] = components["scenario"]
        self.achievements: list[str] = list(components["achievement"])
        texts = [*self.achievements, *(text for one in self.scenarios.values() for text in one["aims"])]
        self.aims: list[Objective] = [objectives.parse(text) for text in dict.fromkeys(texts)]

    def whole(self) -> dict[str, Any]:
        """All sections and things."""
        goals = list(self.goals)
        things: dict[str, dict[str, Any]] = {
            "tile": {id: self.tile(id, entry) for id, entry in self.tiles.items()},
            "token": {id: self.token(id, entry) for id, entry in self.components["token"].items()},
            "concoction": {id: self.concoction(entry) for id, entry in self.concoctions.items()},
            "goal": {id: self.goal(id, entry) for id, entry in self.goals.items()},
            "character": {id: self.character(id, entry) for id, entry in self.characters.items()},
            "solo": {id: self.solo_card(id, entry) for id, entry in self.solo_cards.items()},
            "scenario": {id: self.scenario(entry) for id, entry in self.scenarios.items()},
            "achievement": {id: self.achievement(id) for id in self.achievements},
            "modification": {id: self.modification(id) for id in self.components["modification"]},
        }
        sections = [
            section("tile", "tile", list(self.tiles)),
            section("token", "token", list(self.components["token"])),
            section("concoction", "concoction", list(self.concoctions)),
            section("twilight", "goal", [id for id in goals if id.startswith("T")]),
            section("moonlight", "goal", [id for id in goals if id.startswith("M")]),
            section("character", "character", list(self.characters)),
            section("solo", "solo", list(self.solo_cards)),
            section("scenario", "scenario", list(self.scenarios)),
            section("achievement", "achievement", self.achievements),
            section("modification", "modification", list(self.components["modification"])),
        ]
        return {"sections": sections, "things": things}

    # Each sort of things.

    def tile(self, id: str, entry: Entry) -> Entry:
        kind, symbols = entry["kind"], entry["symbols"]
        facts = [self.name(entry), stated(entry, "kind", kind=kind)]
        if symbols:
            facts.append(stated(entry, "symbols", symbol=list(symbols)))
        if "points" in entry:
            facts.append(stated(entry, "points", number=entry["points"]))
        if "herb" in entry:
            facts.append(stated(entry, "herb", herb=entry["herb"]))
        if "latin" in entry:
            facts.append(stated(entry, "latin", text=entry["latin"]))
        facts.append(stated(entry, "count", number=entry["count"]))
        alike = [other for other, one in self.tiles.items() if one["kind"] == kind and other != id]
        modified = [name for name, about in MODIFIED_KINDS.items() if about == kind]
        return thing(
            entry["name"],
            [*TILE_RULES[kind], *([ENCHANTED_RULE] if len(symbols) > 1 else [])],
            facts,
            [
                *group(words("nocturne-related-kind", kind=kind), "tile", alike),
                *self.with_symbols(symbols, id),
                *group(words("nocturne-related-goals"), "goal", self.goals_about_tiles(symbols)),
                *self.asking([aim for aim in self.aims if concerns(aim, entry)]),
                *group(words("nocturne-related-modifications"), "modification", modified),
            ],
            entry["why"],
        )

    def token(self, id: str, entry: Entry) -> Entry:
        shadow = id.startswith("s") and id != "star"
        own = self.components["shadow_tokens" if shadow else "tokens"]
        facts = []
        if id == "star":
            facts.append(stated(own, "values", "star", number=own["values"].count(id)))
        elif shadow:
            facts.append(stated(own, "values", "shadow", number=int(id[1:])))
        else:
            facts.append(stated(own, "values", "value", number=int(id), copies=own["values"].count(int(id))))
            for players, values in own["set_aside"].items():
                if int(id) in values:
                    facts.append(stated(own, f"set_aside.{players}", "set-aside", players=int(players)))
        value = "" if shadow else id
        asked = "last star" if id == "star" else f"first token {value}"
        opening = [number for number, card in self.solo_cards.items() if str(card["start"]) == value]
        return thing(
            entry["name"],
            SHADOW_RULES if shadow else STAR_RULES if id == "star" else TOKEN_RULES,
            facts,
            [
                *group(words("nocturne-related-goals"), "goal", self.goals_of([asked])),
                *group(words("nocturne-related-openings"), "solo", opening),
            ],
            own["why"],
        )

    def concoction(self, entry: Entry) -> Entry:
        facts = [self.name(entry)]
        for level in ("1", "2"):
            if entry.get("level" + level):
                facts.append(stated(entry, "level" + level, symbol=list(entry["level" + level])))
                facts.append(stated(entry, "points" + level, number=entry["points" + level]))
            elif "level" + level in entry.get("edited", ()):
                facts.append(stated(entry, "level" + level, "level-none"))
        brewing = [aim for aim in self.aims if aim.measure == "concoctions_complete" or aim.argument == "concoctions"]
        return thing(
            entry["name"],
            CONCOCTION_RULES,
            facts,
            [
                *self.with_symbols([*entry["level1"], *entry.get("level2", [])], brewing=False),
                *self.asking(brewing),
            ],
            entry["why"],
        )

    def goal(self, id: str, entry: Entry) -> Entry:
        first, second, *more = entry["goal"].split()
        twilight = id.startswith("T")
        facts = [self.name(entry, RECONSTRUCTED), stated(entry, "goal", text=entry["text"])]
        rules = [] if "goal" in entry.get("edited", ()) else [f"NOC-5.{id}", *ruling(id)]
        if twilight:
            facts.append(stated(entry, "when", f"when-{WHEN[first]}"))
            rules += TWILIGHT_RULES
        else:
            facts.append(stated(entry, "points", number=entry["points"]))
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
            entry["name"],
            rules,
            facts,
            [
                *group(words("nocturne-related-scenarios"), "scenario", self.scenarios_with(id)),
                *group(words("nocturne-related-token"), "token", token),
                *self.asking(wanting),
            ],
            entry["why"],
        )

    def character(self, id: str, entry: Entry) -> Entry:
        symbol = entry["symbol"]
        source = source_of(entry, "symbol", entry["symbol_source"])
        return thing(
            entry["name"],
            [ABILITY_RULES[id], *CHARACTER_RULES],
            [
                self.name(entry),
                fact("symbol", words("nocturne-fact-symbols", symbol=[symbol]), source),
                stated(entry, "ability", text=entry["ability"]),
            ],
            [
                *group(words("nocturne-related-scenarios"), "scenario", self.scenarios_with(id)),
                *self.with_symbols([symbol], id),
                *group(words("nocturne-related-goals"), "goal", self.goals_of(SYMBOL_GOALS)),
            ],
            entry["why"],
        )

    def solo_card(self, id: str, entry: Entry) -> Entry:
        power, number = read_power(entry["power"])
        said = "power-above" if power == ABOVE else "power-at-least" if power == AT_LEAST else "power-at-most"
        others = {other: card for other, card in self.solo_cards.items() if other != id}
        return thing(
            entry["name"],
            SOLO_RULES,
            [
                stated(entry, "power", said) if power == ABOVE else stated(entry, "power", said, number=number),
                stated(entry, "direction", direction=entry["direction"]),
                stated(entry, "start", number=entry["start"]),
                stated(entry, "offers", "offers" if entry["offers"] else "keeps"),
            ],
            [
                *group(
                    words("nocturne-related-power"),
                    "solo",
                    [other for other, card in others.items() if card["power"] == entry["power"]],
                ),
                *group(
                    words("nocturne-related-direction", direction=entry["direction"]),
                    "solo",
                    [other for other, card in others.items() if card["direction"] == entry["direction"]],
                ),
            ],
            entry["why"],
        )

    def scenario(self, entry: Entry) -> Entry:
        twilight = [f"T{number}" for number in entry["twilight"]]
        moonlight = [f"M{number}" for number in entry["moonlight"]]
        source = entry["source"]
        facts = [
            self.name(entry, RECONSTRUCTED),
            stated(entry, "difficulty", level=entry["difficulty"]),
            stated(entry, "points", "target", number=entry["points"]),
        ]
        for text in entry["aims"]:
            facts.append(fact(text, in_words(text), source))
        return thing(
            entry["name"],
            SCENARIO_RULES,
            facts,
            [
                *group(words("nocturne-related-character"), "character", [entry["character"]]),
                *group(words("nocturne-related-twilight"), "goal", twilight),
                *group(words("nocturne-related-moonlight"), "goal", moonlight),
            ],
            entry["why"],
        )

    def achievement(self, id: str) -> Entry:
        entry = self.components["achievement"][id]
        aim = objectives.parse(id)
        same = [
            number
            for number, scenario in self.scenarios.items()
            if any(alike(aim, objectives.parse(text)) for text in scenario["aims"])
        ]
        about = [tile for tile, one in self.tiles.items() if concerns(aim, one)]
        return thing(
            entry["name"],
            ACHIEVEMENT_RULES,
            [fact(id, in_words(id), entry["source"])],
            [
                *group(words("nocturne-related-same-aim"), "scenario", same),
                *group(words("nocturne-related-about"), "tile", about),
            ],
            entry["why"],
        )

    def modification(self, id: str) -> Entry:
        entry = self.components["modification"][id]
        about = [tile for tile, one in self.tiles.items() if one["kind"] == MODIFIED_KINDS.get(id)]
        return thing(
            entry["name"],
            ["NOC-12.3", *(["NOC-12.4"] if id == "twisted-trees" else [])],
            [stated(entry, "text", text=entry["text"])],
            group(words("nocturne-related-about"), "tile", about),
            entry["why"],
        )

    # What they share.

    def name(self, entry: Entry, source: str = "") -> Entry:
        """The name as a fact; `source`: where it comes from, if not from where the rest does."""
        key = f"name.{self.language}"
        return fact(
            key, words("nocturne-fact-name", text=entry["name"]), source_of(entry, key, source or entry["source"])
        )

    def with_symbols(self, symbols: Sequence[str], but: str = "", brewing: bool = True) -> list[Entry]:
        """Where each of these symbols stands: tiles, characters and, when `brewing`, concoctions, without `but`."""
        found = []
        for symbol in dict.fromkeys(symbols):
            tiles = [id for id, tile in self.tiles.items() if symbol in tile["symbols"] and id != but]
            characters = [id for id, one in self.characters.items() if one["symbol"] == symbol and id != but]
            if brewing:
                using = [
                    id for id, one in self.concoctions.items() if symbol in [*one["level1"], *one.get("level2", [])]
                ]
                found += group(words("nocturne-related-concoctions", symbol=symbol), "concoction", using)
            found += group(words("nocturne-related-tiles", symbol=symbol), "tile", tiles)
            found += group(words("nocturne-related-characters", symbol=symbol), "character", characters)
        return found

    def goals_of(self, sorts: Sequence[str]) -> list[str]:
        """The goals whose line begins with one of these."""
        return [id for id, goal in self.goals.items() if f"{goal['goal']} ".startswith(tuple(f"{s} " for s in sorts))]

    def goals_about_tiles(self, symbols: Sequence[str]) -> list[str]:
        """The goals for which a tile with these symbols counts."""
        return self.goals_of((*KIND_GOALS, *(SYMBOL_GOALS if symbols else ())))

    def scenarios_with(self, id: str) -> list[str]:
        """The scenarios that fix this goal or character."""
        return [
            number
            for number, one in self.scenarios.items()
            if id == one["character"]
            or id in [f"T{goal}" for goal in one["twilight"]]
            or id in [f"M{goal}" for goal in one["moonlight"]]
        ]

    def asking(self, wanted: Sequence[Objective]) -> list[Entry]:
        """The scenarios and achievements with one of these aims."""
        texts = [aim.text for aim in wanted]
        scenarios = [number for number, one in self.scenarios.items() if any(text in texts for text in one["aims"])]
        return [
            *group(words("nocturne-related-scenario-aims"), "scenario", scenarios),
            *group(
                words("nocturne-related-achievements"), "achievement", [id for id in self.achievements if id in texts]
            ),
        ]


def stated(entry: Entry, key: str, said: str = "", **arguments: Any) -> Entry:
    """A fact of an entry, in the words of `said` (or of its key)."""
    id = said or key.replace("_", "-")
    return fact(key, words(f"nocturne-fact-{id}", **arguments), source_of(entry, key, entry["source"]))


def in_words(text: str) -> Entry:
    """An aim in words."""
    said = objectives.parse(text).words
    return words(said.id, **said.arguments)


def alike(aim: Objective, other: Objective) -> bool:
    """Whether two aims ask for the same, were it more or less of it."""
    return aim.measure == other.measure and aim.argument == other.argument and aim.number == other.number


def concerns(aim: Objective, tile: Entry) -> bool:
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
    """The rules that speak of a goal by its id."""
    named = re.compile(rf"NOC-5\.{id}\b")
    return [rule for rule, text in rulebook("nocturne", "NOC", "en").items() if named.search(text)]
