"""Every aim of scenarios and achievements, compared with a plain calculation from the position and the messages."""

from collections import Counter
from collections.abc import Callable
from math import inf, log
from typing import Any

import pytest

from noctuary.games.nocturne import GAME, Nocturne, Options
from noctuary.games.nocturne.judgement.objective_chance import LEAST, chance, curves, hope, reaching
from noctuary.games.nocturne.rules.basis.facts import SYMBOL_BITS, SYMBOLS, standard
from noctuary.games.nocturne.rules.basis.options import MODIFICATIONS
from noctuary.games.nocturne.rules.counting.objectives import amount_of, is_reached, parse
from noctuary.games.nocturne.rules.counting.scenarios import scenarios
from noctuary.games.nocturne.rules.counting.scoring import best_concoctions, score
from noctuary.games.nocturne.shown.wire import Campaign
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.parts.moves import seat_name
from noctuary.locale import LANGUAGES
from tests.games.trials import wander
from tests.invariants import holds as is_as_declared
from tools.make_games import record

FACTS = standard()
SOURCE = FACTS.source
TILES: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in SOURCE["tiles"]}
CHARACTERS = {character["id"]: character["symbol"] for character in SOURCE["characters"]}
AIMS: list[str] = sorted(
    {aim for scenario in SOURCE["scenarios"] for aim in scenario["aims"]} | set(SOURCE["achievements"]["aims"])
)


def whole_sets(tiles: list[str]) -> set[str]:
    """The complete sets among tiles and copies by mirrors."""
    herbs = [TILES[tile]["herb"] for tile in tiles if TILES[tile]["kind"] == "herb"]
    letters = set(herbs) & set("ABCDE")
    wilds = len([herb for herb in herbs if herb not in "ABCDE"])
    species = Counter(TILES[tile].get("species", "") for tile in tiles)
    return {
        *(["herb"] if len(letters) + wilds >= 5 else []),
        *(["feather"] if len([tile for tile in tiles if TILES[tile]["kind"] == "feather"]) >= 7 else []),
        *(["tripti-fungilus"] if species["tripti-fungilus"] >= 3 else []),
        *(["duode-dax"] if species["duode-dax"] >= 2 else []),
    }


def complete_concoctions(player: dict[str, Any]) -> int:
    """The concoctions with all their levels; the tests of scoring check that they are used best."""
    supply = Counter(symbol for tile in player["tiles"] for symbol in TILES[tile]["symbols"])
    supply[CHARACTERS[player["character"]]] += 1
    cards = [FACTS.concoction_ids.index(str(card)) for card in player["concoctions"]]
    packed = sum(supply[symbol] << SYMBOL_BITS * place for place, symbol in enumerate(SYMBOLS))
    levels = best_concoctions(FACTS, packed, cards)[2]
    cards_of = SOURCE["concoctions"]
    return len(
        [card for card, level in zip(cards, levels, strict=True) if level == (2 if "level2" in cards_of[card] else 1)]
    )


def sprite_tiles_of_moonlight(state: Nocturne, name: str) -> int:
    """The tiles taken from the Sprite board after the second round."""
    told = [event for event in state.events or [] if event.id in ("nocturne-round-end", "nocturne-take")]
    ends = [index for index, event in enumerate(told) if event.id == "nocturne-round-end"]
    return len([event for event in told[ends[1] :] if event.id == "nocturne-take" and event.arguments["seat"] == name])


def held_spaces(position: dict[str, Any], name: str, spaces: int) -> list[str]:
    """The spaces of the Sprite board held at the end of a round, by the recorded deeds and the present board."""
    deeds = position.get("deeds", {}).get(name, {})
    owners = [placed.split(":")[0] for placed in position["sprite"]["tokens"]]
    full = len(owners) == spaces
    return [
        *(["last_sprite_space_held"] if deeds.get("last_space") or (full and owners[-1] == name) else []),
        *(["all_sprite_spaces_held"] if deeds.get("all_spaces") or owners == [name] * spaces else []),
    ]


def plain(state: Nocturne, position: dict[str, Any], sheet: dict[str, int], name: str, aim: str) -> int:
    """The amount that a seat with this score sheet has of what an aim asks for."""
    measure, _, argument = aim.rstrip("0123456789").rstrip("<>=").partition(":")
    player = position["players"][name]
    tiles: list[str] = player["tiles"]
    kinds = Counter(TILES[tile]["kind"] for tile in tiles)
    copies = [tile for tile in player["mirrors"] if tile != "none"]
    placed = position["forest"].split() + position["sprite"]["tokens"]
    goals = position["twilight_goals"]
    values: dict[str, Callable[[], int]] = {
        "total": lambda: sheet["total"],
        "points": lambda: sheet["twilight"] + sheet["moonlight"] if argument == "goals" else sheet[argument],
        "full_set": lambda: int(argument in whole_sets(tiles + copies)),
        "tiles": lambda: sum(
            tiles.count("herb-wild") if kind == "wild" else kinds[kind] for kind in argument.split("+")
        ),
        "distinct_kinds": lambda: len(kinds),
        "distinct_runestones": lambda: len({tile for tile in tiles if tile.startswith("runestone")}),
        "most_of_one_kind": lambda: max(kinds.values(), default=0),
        "every_kind": lambda: min(kinds[kind] for kind in {tile["kind"] for tile in SOURCE["tiles"]}),
        "kinds_with_5_tiles": lambda: len([kind for kind in kinds if kinds[kind] >= 5]),
        "concoctions_complete": lambda: complete_concoctions(player),
        "twilight_goals": lambda: list(goals.values()).count(name) if isinstance(goals, dict) else 0,
        "shadows_received": lambda: (
            len(player["shadows"]) + len([word for word in placed if word[:4] == f"{name}:s" and word[4:].isdigit()])
        ),
        "twilight_cornered": lambda: position.get("deeds", {}).get(name, {}).get("cornered", 0),
        "moonlight_sprite_tiles": lambda: sprite_tiles_of_moonlight(state, name),
        "mirrors_as_different_kinds": lambda: len({TILES[tile]["kind"] for tile in copies}),
        "last_sprite_space_held": lambda: int(measure in held_spaces(position, name, state.spaces)),
        "all_sprite_spaces_held": lambda: int(measure in held_spaces(position, name, state.spaces)),
    }
    return values[measure]()


def is_met(aim: str, value: int) -> bool:
    """Whether a value is enough for an aim; an aim without a number asks for 1."""
    for comparison, holds in ((">=", int.__ge__), ("<=", int.__le__), ("=", int.__eq__)):
        _, found, number = aim.partition(comparison)
        if found:
            return bool(holds(value, int(number)))
    return value == 1


@pytest.mark.parametrize(
    "options",
    [
        Options(1),
        Options(scenario=17),
        Options(2),
        Options(3, "advanced", modifications=list(MODIFICATIONS)),
        Options(4),
    ],
    ids=lambda options: f"{options.players} {options.mode}",
)
def test_aims_are_measured_as_they_are_meant(options: Options) -> None:
    """NOC-12.1, NOC-12.2, NOC-12.5."""
    met: Counter[str] = Counter()
    for seed in range(25):
        state = GAME.new(options, seed, listen=True)
        list(wander(state, Random(seed)))
        position, result = state.position(), state.result
        assert result is not None
        for seat in range(options.players):
            for text in AIMS:
                aim = parse(text)
                value = plain(state, position, result.sheet[seat], seat_name(seat), text)
                assert amount_of(state, aim, seat) == value, (text, position)
                holds = is_met(text, value)
                assert is_reached(state, aim, seat) == holds
                met[text] += holds
    assert len([text for text in AIMS if met[text]]) > len(AIMS) // 2


def test_chances_rise_as_objectives_come_nearer() -> None:
    for scenario, found in zip(scenarios(), curves(), strict=True):
        assert len(found) == len(scenario.objectives)
        for aim, curve in zip(scenario.objectives, found, strict=True):
            if aim.measure == "total":
                for left in (0.1, 0.5, 0.9):
                    assert -inf < reaching(curve, -999.0, left) < reaching(curve, -100.0, left)
                    assert reaching(curve, -100.0, left) < reaching(curve, 10.0, left) < 0.0
                continue
            for left in (0.1, 0.5, 0.9):
                assert LEAST <= chance(curve, 0.0, left) < chance(curve, 1.0, left) <= 1.0
            assert chance(curve, -1.0, 0.5) == LEAST


@pytest.mark.parametrize("number", [3, 10, 19])
def test_at_the_end_the_chance_is_what_has_been_met(number: int) -> None:
    state = record(f"nocturne/1-solo-scenario-{number}-completed").state
    assert isinstance(state, Nocturne)
    for scenario in scenarios():
        missed = [aim for aim in scenario.objectives if not is_reached(state, aim, 0)]
        assert hope(state, 0, scenario, score(state, 0), 0.0) == pytest.approx(len(missed) * log(LEAST))
        assert scenario.number != number or not missed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_campaign_is_as_its_type_says(language: str) -> None:
    assert is_as_declared(GAME.campaign(language), Campaign)
