"""The facts of the components (`facts.toml`) as flat tables of small ints.

Indices: *tokens* 0-6 are the values 1-7, 7 is the star, 8-13 the Shadow tokens in ascending order; *tiles*,
*concoctions*, *characters* are numbered in the order of the file; *kinds* and *symbols* in the order of KINDS and
SYMBOLS.
"""

import hashlib
import json
from functools import cache
from typing import Any, Final

from noctuary.games.nocturne.rules.basis.areas import WIDTH
from noctuary.games.nocturne.rules.basis.vocabulary import (
    FIRST,
    MOONLIGHT_WORDS,
    TWILIGHT_WORDS,
    Goal,
    GoalWord,
    read_goal,
)
from noctuary.kernel.box.corrections import Corrections
from noctuary.kernel.box.texts import read_facts
from noctuary.kernel.contract import catalogue


def read_source() -> dict[str, Any]:
    """A copy of the uncorrected facts; in the solo deck, each rule has a card for each direction."""
    source = read_facts("nocturne")
    reasons = source.pop("why")
    for section in source.values():
        for entry in section if isinstance(section, list) else [section]:
            if "why" in entry:
                entry["why"] = reasons[entry["why"]]
    deck = source["solo_deck"]
    faces = [{"direction": direction, **rule} for rule in deck["rules"] for direction in deck["directions"]]
    source["solo_cards"] = [{"number": number, **face} for number, face in enumerate(faces, 1)]
    return source


SOURCE: Final = read_source()

TOKENS: Final = 14
NORMAL: Final = 8
"""Tokens below this index are spell tokens of a player, the others Shadow tokens."""
STAR: Final = 7
TILES: Final = len(SOURCE["tiles"])
SOLO_PLACES: Final = 4
"""Number of tiles on the Sprite board of a solo game."""
CONCOCTIONS: Final = len(SOURCE["concoctions"])
CHARACTERS: Final = len(SOURCE["characters"])

SYMBOLS: Final = ("skull", "feather", "mushroom", "herb", "egg")
SKULL: Final = 0
FEATHER: Final = 1
MUSHROOM: Final = 2
HERB: Final = 3
EGG: Final = 4
CHEST: Final = 5
RUNESTONE: Final = 6
MIRROR: Final = 7
KINDS: Final = ("skull", "feather", "mushroom", "herb", "egg", "chest", "runestone", "mirror")

REDD: Final = 0
ABIGAIL: Final = 1
FLINT: Final = 2
SAGE: Final = 3

VARIANTS: Final = {"abigail": ("effect", "no-effect"), "flint": ("turn", "open"), "sage": ("returned", "hand")}
"""Both versions of the reconstructed abilities (NOC-9.3 to 9.5), ours first."""

TRIPTI: Final = 1
DUODE: Final = 2
WILD: Final = 5

SOLO_CARDS: Final = len(SOURCE["solo_cards"])
DIRECTIONS: Final = ("N", "E", "S", "W")
"""The directions, clockwise."""
ABOVE: Final = 0
"""Power of a solo card: any token above the spell to beat (NOC-10.3)."""
AT_LEAST: Final = 1
AT_MOST: Final = 2

SYMBOL_BITS: Final = 8
"""Width of one field of a packed count: one int holds five counts of symbols, the top bit of each being spare."""

CORRECTIONS_KEPT: Final = 32
"""How many sets of corrected facts are cached; others are read again when needed."""


def pack_symbols(symbols: list[str]) -> int:
    """A list of symbols as a packed count."""
    packed = 0
    for symbol in symbols:
        packed += 1 << SYMBOL_BITS * SYMBOLS.index(symbol)
    return packed


WORDS: Final = frozenset("name names text ability other latin source public derived reconstructed why edited".split())
"""Keys of the file that do not affect play."""


def mechanics(entry: Any) -> Any:
    """The facts that affect play: without texts, sources and our versions of abilities, which earlier games lack."""
    if isinstance(entry, dict):
        ours = [("variant", versions[0]) for versions in VARIANTS.values()]
        return {key: mechanics(value) for key, value in entry.items() if key not in WORDS and (key, value) not in ours}
    if isinstance(entry, list):
        return [mechanics(item) for item in entry]
    return entry


def forest_shape(rows: list[str]) -> int:
    """The cells of a forest drawn with `X`, as a mask."""
    return sum(
        1 << row * WIDTH + column for row, line in enumerate(rows) for column, mark in enumerate(line) if mark == "X"
    )


def read_power(text: str) -> tuple[int, int]:
    """The power of a solo card and its number, read from `+1 or more`, `4 or higher` or `no higher than 6`."""
    if text.startswith("+"):
        return ABOVE, 0
    words = text.split()
    return (AT_MOST, int(words[-1])) if words[0] == "no" else (AT_LEAST, int(words[0]))


class Facts:
    """The components in use. `source` is the file with `corrections` applied; `hash`, which game files contain,
    identifies the facts that affect play.
    """

    def __init__(self, source: dict[str, Any], corrections: Corrections | None = None) -> None:
        self.source: dict[str, Any] = source
        self.corrections: Corrections | None = corrections
        self.words: dict[str, Any] = {}
        """The component texts by language, loaded when first needed."""
        self.hash: str = hashlib.sha256(json.dumps(mechanics(source), sort_keys=True).encode()).hexdigest()[:16]

        tokens: list[int] = [STAR if value == "star" else int(value) - 1 for value in source["tokens"]["values"]]
        self.tokens: list[int] = tokens
        self.set_aside: list[list[int]] = [
            [int(value) - 1 for value in source["tokens"]["set_aside"].get(str(players), [])] for players in range(5)
        ]
        shadows: list[int] = sorted(int(value) for value in source["shadow_tokens"]["values"])
        self.value: list[int] = [1, 2, 3, 4, 5, 6, 7, 8] + shadows
        """The value of each token; the star is 8, higher than every number (NOC-2.6)."""
        self.token_ids: list[str] = ["1", "2", "3", "4", "5", "6", "7", "star"] + [f"s{value}" for value in shadows]
        self.above: list[int] = [
            sum(1 << token for token in range(TOKENS) if self.value[token] > value) for value in range(9)
        ]
        """For each value, the mask of the tokens that are strictly higher (NOC-2.7)."""
        self.two_above: list[int] = [
            sum(1 << token for token in range(TOKENS) if self.value[token] > value + 1)
            | (1 << STAR if value < self.value[STAR] else 0)
            for value in range(9)
        ]
        """For each value, the mask of the tokens that are at least 2 higher, or a star (NOC-12.3)."""
        self._tokens_of: list[tuple[int, ...]] = [()] * (1 << TOKENS)

        forest = source["forest"]
        self.rows_columns: list[tuple[int, int]] = [(0, 0)] + [
            (forest["rows_columns"][str(players)][0], forest["rows_columns"][str(players)][1])
            for players in range(1, 5)
        ]
        self.sprite_spaces: list[int] = [0] + [int(forest["sprite_spaces"][str(players)]) for players in range(1, 5)]

        self.twisted_trees: list[int] = [0] + [
            forest_shape(source["twisted_trees"][str(players)]) for players in range(1, 5)
        ]
        """The cells of the twisted forests, by number of players (NOC-12.3)."""

        tiles: list[dict[str, Any]] = source["tiles"]
        self.tile_ids: list[str] = [tile["id"] for tile in tiles]
        self.tile_count: list[int] = [tile["count"] for tile in tiles]
        self.box: list[int] = [tile for tile, count in enumerate(self.tile_count) for _ in range(count)]
        """Every tile in the box, repeated for each copy."""
        self.tile_kind: list[int] = [KINDS.index(tile["kind"]) for tile in tiles]
        self.tile_points: list[int] = [tile.get("points", 0) for tile in tiles]
        self.tile_symbols: list[int] = [pack_symbols(tile["symbols"]) for tile in tiles]
        self.tile_symbol_mask: list[int] = [
            sum(1 << SYMBOLS.index(symbol) for symbol in set(tile["symbols"])) for tile in tiles
        ]
        species = {"": 0, "tripti-fungilus": TRIPTI, "duode-dax": DUODE}
        self.tile_species: list[int] = [species[tile.get("species", "")] for tile in tiles]
        self.tile_herb: list[int] = ["ABCDE".find(tile["herb"]) % 6 if "herb" in tile else -1 for tile in tiles]
        """Herb letter 0-4, WILD for a wild herb, -1 for other tiles."""
        self.mirror_tile: int = self.tile_kind.index(MIRROR)

        concoctions: list[dict[str, Any]] = source["concoctions"]
        self.concoction_ids: list[str] = [card["id"] for card in concoctions]
        self.starters: list[int] = [i for i, card in enumerate(concoctions) if card["id"].startswith("S")]
        self.brews: list[int] = [i for i, card in enumerate(concoctions) if not card["id"].startswith("S")]
        self.brew_counts: list[int] = [int(not card["id"].startswith("S")) for card in concoctions]
        """How many of each concoction there are, starters aside."""
        self.level1: list[int] = [pack_symbols(card["level1"]) for card in concoctions]
        self.both_levels: list[int] = [pack_symbols(card["level1"] + card.get("level2", [])) for card in concoctions]
        self.points1: list[int] = [card["points1"] for card in concoctions]
        self.points2: list[int] = [card.get("points2", 0) for card in concoctions]
        """Points for both levels; 0 for a card with one level."""

        characters: list[dict[str, Any]] = source["characters"]
        self.character_ids: list[str] = [character["id"] for character in characters]
        self.character_symbol: list[int] = [SYMBOLS.index(character["symbol"]) for character in characters]

        chosen: list[str] = [character["variant"] for character in characters if "variant" in character]
        self.swap_without_effect: bool = "no-effect" in chosen
        self.draw_to_open: bool = "open" in chosen
        self.two_from_hand: bool = "hand" in chosen

        self.twilight: list[Goal] = goals_of(source["twilight_goals"], TWILIGHT_WORDS)
        """The twilight goals by number, and something at place 0; `moonlight` and `moonlight_points` likewise."""
        self.moonlight: list[Goal] = goals_of(source["moonlight_goals"], MOONLIGHT_WORDS)
        self.moonlight_points: list[int] = [0] + [int(goal["points"]) for goal in source["moonlight_goals"]]

        scoring = source["scoring"]
        self.feathers: list[int] = scoring["feathers"]
        self.tripti: list[int] = scoring["tripti-fungilus"]
        self.duode: list[int] = scoring["duode-dax"]
        self.herb_set: list[int] = [int(scoring["herb_sets"].get(str(size), 0)) for size in range(6)]
        self.eggs_by_rank: list[int] = scoring["eggs_by_rank"]
        self.chest_points: int = scoring["chest"]
        self.leftover_token: int = scoring["leftover_token"]
        self.unused_ability: int = scoring["unused_ability"]
        self.twilight_goal: int = scoring["twilight_goal"]
        self.solo_eggs: list[int] = [0] + [int(scoring["solo_eggs_each"][str(number)]) for number in range(1, 6)]
        """Points of each egg in the solo game, by the number of eggs; the last entry also holds for more (NOC-8.5)."""
        self.gem: int = scoring["gem"]
        self.bands: list[int] = scoring["bands"]

        self.solo_power: list[int] = []
        """The power of each card of the opponent: ABOVE, AT_LEAST or AT_MOST (NOC-10.3)."""
        self.solo_number: list[int] = []
        """The number that belongs to AT_LEAST or AT_MOST."""
        self.solo_start: list[int] = []
        self.solo_offers: list[bool] = []
        self.solo_direction: list[int] = []
        self.solo_ids: list[str] = []
        """The id of each card, such as `N +1 3 offers`; equal cards have equal ids."""
        for card in source["solo_cards"]:
            power, number = read_power(card["power"])
            sign = ("+1", f">={number}", f"<={number}")[power]
            mark = "offers" if card["offers"] else "keeps"
            self.solo_power.append(power)
            self.solo_number.append(number)
            self.solo_start.append(card["start"])
            self.solo_offers.append(card["offers"])
            self.solo_direction.append(DIRECTIONS.index(card["direction"]))
            self.solo_ids.append(f"{card['direction']} {sign} {card['start']} {mark}")

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return catalogue.find_facts, ("nocturne", "" if self.corrections is None else self.corrections.key)

    def tokens_of(self, mask: int) -> tuple[int, ...]:
        """The tokens of a mask, lowest value first; of two equal tokens, the normal one before the Shadow."""
        tokens = self._tokens_of[mask]
        if not tokens and mask:
            value = self.value
            chosen = [token for token in range(TOKENS) if mask >> token & 1]
            tokens = tuple(sorted(chosen, key=lambda token: (value[token], token)))
            self._tokens_of[mask] = tokens
        return tokens


def goals_of(entries: list[dict[str, Any]], words: dict[str, GoalWord]) -> list[Goal]:
    """The goals of a list of facts by number. Raises ValueError for one that is not valid."""
    goals = [Goal(FIRST)]
    for entry in entries:
        goal = read_goal(entry["goal"], words)
        if goal is None:
            raise ValueError(f"facts.toml: no goal is called {entry['goal']!r}")
        goals.append(goal)
    return goals


@cache
def standard() -> Facts:
    """The uncorrected facts."""
    return Facts(SOURCE)
