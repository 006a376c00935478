"""The content of Nocturne: the facts of its components and its rulebook in three languages."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

from noctuary import locale
from noctuary.cli.parts.words import namer, say
from noctuary.games.nocturne import GAME
from noctuary.games.nocturne.rules.basis.facts import standard
from noctuary.games.nocturne.rules.counting import objectives
from noctuary.games.nocturne.words.texts import components
from noctuary.kernel.box.editable import grade
from noctuary.locale import LANGUAGES
from tests.games.test_rulebooks import rules

FACTS = standard().source

SYMBOLS = ("skull", "feather", "mushroom", "herb", "egg")
TABLES = ("tokens", "shadow_tokens", "forest", "twisted_trees", "scoring", "solo_deck", "achievements", "modifications")
LISTS = ("tiles", "concoctions", "twilight_goals", "moonlight_goals", "characters")


def entries() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every entry that must name its source, with a name for messages."""
    for table in TABLES:
        yield table, FACTS[table]
    for table in LISTS:
        for entry in FACTS[table]:
            yield f"{table} {entry['id']}", entry
    for scenario in FACTS["scenarios"]:
        yield f"scenario {scenario['number']}", scenario


# Facts


def test_every_entry_says_where_it_comes_from() -> None:
    for name, entry in entries():
        assert entry["source"] in ("rulebook", "public", "derived", "reconstructed"), name
        assert tuple(entry["why"]) == LANGUAGES, name
    for character in FACTS["characters"]:
        assert grade(character, "symbol") == "reconstructed", character["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_ids_are_unique_in_their_table(language: str) -> None:
    for table in LISTS:
        ids = Counter(entry["id"] for entry in FACTS[table])
        names = Counter(entry["name"][language].casefold() for entry in FACTS[table])
        assert max(ids.values()) == 1, (table, ids.most_common(1))
        assert max(names.values()) == 1, (table, names.most_common(1))
    for section in ("solo", "scenario", "achievement", "modification", "direction"):
        names = Counter(entry["name"].casefold() for entry in components(standard(), language)[section].values())
        assert max(names.values()) == 1, (section, names.most_common(1))
    goals = Counter(goal["name"][language] for goal in FACTS["twilight_goals"] + FACTS["moonlight_goals"])
    assert max(goals.values()) == 1, goals.most_common(1)


@pytest.mark.parametrize(
    ("table", "longest"),
    [("concoctions", 26), ("twilight_goals", 28), ("moonlight_goals", 28), ("characters", 28), ("scenarios", 28)],
)
def test_names_fit_on_their_cards(table: str, longest: int) -> None:
    for entry in FACTS[table]:
        for name in entry["name"].values():
            assert len(name) <= longest, name


def test_known_polish_names_are_kept() -> None:
    polish = {entry["id"]: entry["name"]["pl"] for table in LISTS for entry in FACTS[table]}
    assert {
        "skull-hoofed": "Czaszka kopytnika",
        "skull-ram": "Czaszka taranorożca",
        "feather": "Pióro ognistego ptaka",
        "tripti": "Tripti Fungilus",
        "duode": "Duode Dax",
        "egg": "Tajemnicze jajo",
        "chest": "Skrzynia przeklętego skarbu",
        "mirror": "Lustrzany kamień",
        "21": "Nalewka oświecenia",
        "31": "Lodowa sól uziemiająca",
        "S4": "Bulion niepełnego oddechu",
        "redd": "Ognisty Redd",
        "abigail": "Abigail Nastroszony Ogon",
        "flint": "Flint Wąsaty",
        "sage": "Mędrzec Mglista Łapa",
    }.items() <= polish.items()
    assert all(polish[f"runestone-{symbol}"].startswith("Starożytne runy: ") for symbol in SYMBOLS)


def test_there_are_80_tiles_in_eight_kinds() -> None:
    kinds: Counter[str] = Counter()
    for tile in FACTS["tiles"]:
        kinds[tile["kind"]] += tile["count"]
    assert kinds == dict.fromkeys(SYMBOLS, 12) | {"chest": 5, "runestone": 10, "mirror": 5}
    assert kinds.total() == 80
    assert set(FACTS["names"]["kinds"]) == set(kinds)
    assert tuple(FACTS["names"]["symbols"]) == SYMBOLS


def test_symbols_of_tiles_are_those_of_their_kind() -> None:
    for tile in FACTS["tiles"]:
        symbols, kind = tile["symbols"], tile["kind"]
        if kind in ("chest", "mirror"):
            assert symbols == [], tile["id"]
        elif kind == "runestone":
            assert symbols == [tile["id"].removeprefix("runestone-")]
        else:
            assert symbols in ([kind], [kind, kind]), tile["id"]
    runestones = [tile for tile in FACTS["tiles"] if tile["kind"] == "runestone"]
    assert {tile["symbols"][0] for tile in runestones} == set(SYMBOLS)
    for tile in runestones:
        for language in LANGUAGES:
            assert tile["name"][language].endswith(": " + FACTS["names"]["symbols"][tile["symbols"][0]][language])


def test_two_mushrooms_and_two_tiles_of_every_herb() -> None:
    mushrooms: Counter[str] = Counter()
    herbs: Counter[str] = Counter()
    for tile in FACTS["tiles"]:
        if tile["kind"] == "mushroom":
            mushrooms[tile["species"]] += tile["count"]
        if tile["kind"] == "herb":
            herbs[tile["herb"]] += tile["count"]
            assert tile["points"] > 0
            assert tile["name"]["en"].removeprefix("Enchanted ") == tile["latin"]
    assert mushrooms == {"tripti-fungilus": 7, "duode-dax": 5}
    assert herbs == dict.fromkeys(("A", "B", "C", "D", "E", "wild"), 2)
    assert tuple(FACTS["names"]["herbs"]) == tuple(herbs)


def test_tokens_and_spaces() -> None:
    values = Counter(map(str, FACTS["tokens"]["values"]))
    assert values.total() == 11
    assert set(values) == {*"1234567", "star"}
    assert FACTS["tokens"]["set_aside"] == {"1": [], "2": [], "3": [3], "4": [3, 4]}
    shadows = FACTS["shadow_tokens"]["values"]
    assert shadows == sorted(set(shadows))
    assert len(shadows) == 6
    for players, (rows, columns) in FACTS["forest"]["rows_columns"].items():
        assert (rows, columns) == {"1": (4, 4), "2": (4, 4), "3": (4, 5), "4": (5, 5)}[players]
        assert 2 * (rows * columns + FACTS["forest"]["sprite_spaces"][players]) <= 80, (
            "a stack that cannot fill both rounds"
        )


def test_the_35_concoctions_are_the_multisets_of_three_symbols() -> None:
    triples = []
    for card in FACTS["concoctions"]:
        if card["id"].startswith("S"):
            continue
        symbols, more = card["level1"], card.get("level2", [])
        if len(symbols) == 2:
            assert (card["points1"], card["points2"]) == (2, 6), card["id"]
            assert len({*symbols, *more}) == 4 == len(symbols) + len(more), card["id"]
            symbols = [*symbols, more[0]]
        elif len(set(symbols)) == 1:
            assert card["points1"] == 4, card["id"]
            assert not more, card["id"]
            assert "points2" not in card, card["id"]
        else:
            assert (card["points1"], card["points2"]) == (3, 7), card["id"]
            assert len({*symbols, *more}) == 4 == len({*symbols}) + len(more), card["id"]
        triples.append(tuple(sorted(symbols)))
    assert sorted(triples) == sorted(combinations_with_replacement(sorted(SYMBOLS), 3))
    assert len(triples) == 35


def test_the_10_starters_are_the_pairs_of_symbols() -> None:
    starters = [card for card in FACTS["concoctions"] if card["id"].startswith("S")]
    assert [card["id"] for card in starters] == [f"S{number}" for number in range(1, 11)]
    pairs = [tuple(sorted(card["level1"])) for card in starters]
    assert sorted(pairs) == sorted(combinations(sorted(SYMBOLS), 2))
    for card in starters:
        assert (card["points1"], card["points2"]) == (2, 5)
        (more,) = card["level2"]
        assert more not in card["level1"], card["id"]


def test_goals_are_numbered_and_say_how_they_score() -> None:
    for table in ("twilight_goals", "moonlight_goals"):
        assert [goal["number"] for goal in FACTS[table]] == list(range(1, len(FACTS[table]) + 1))
    for goal in FACTS["moonlight_goals"]:
        for language in LANGUAGES:
            assert goal["text"][language].startswith(f"{goal['points']} "), goal["id"]


def test_characters_bring_different_symbols() -> None:
    symbols = [character["symbol"] for character in FACTS["characters"]]
    assert len(symbols) == len(set(symbols)) == 4
    assert set(symbols) <= set(SYMBOLS)


def test_twisted_trees_have_as_many_cells_as_the_usual_forest_and_hang_together() -> None:
    for players, (rows, columns) in FACTS["forest"]["rows_columns"].items():
        shape = FACTS["twisted_trees"][players]
        assert len({len(line) for line in shape}) == 1, players
        left = {(row, column) for row, line in enumerate(shape) for column, mark in enumerate(line) if mark == "X"}
        assert len(left) == rows * columns, players
        edge = [left.pop()]
        while edge:
            row, column = edge.pop()
            found = left & {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
            left -= found
            edge += found
        assert not left, players


def test_the_solo_deck_has_every_rule_in_every_direction() -> None:
    deck = FACTS["solo_deck"]
    assert deck["directions"] == list(FACTS["names"]["directions"]) == ["N", "E", "S", "W"]
    assert len({tuple(rule.items()) for rule in deck["rules"]}) == len(deck["rules"])
    for language in LANGUAGES:
        cards = components(standard(), language)["solo"]
        assert list(cards) == standard().solo_ids
        assert len(cards) == len(deck["rules"]) * len(deck["directions"])
        for rule in deck["rules"]:
            directions = [card["direction"] for card in cards.values() if rule.items() <= card.items()]
            assert directions == deck["directions"]
        for card in cards.values():
            assert str(card["start"]) in card["name"]
            assert set(re.findall("[0-9]", card["power"])) <= set(card["name"].split(", ")[1])
    card = components(standard(), "pl")["solo"]["N +1 3 offers"]
    assert card["name"] == "Północ, wyższa o 1 lub więcej, start 3, z ofiarą"


def test_scenarios_ask_for_what_there_is() -> None:
    scenarios = FACTS["scenarios"]
    assert [scenario["number"] for scenario in scenarios] == list(range(1, len(scenarios) + 1))
    characters = {character["id"] for character in FACTS["characters"]}
    for scenario in scenarios:
        assert scenario["character"] in characters, scenario["number"]
        for goals, there in ((scenario["twilight"], "twilight_goals"), (scenario["moonlight"], "moonlight_goals")):
            assert len(set(goals)) == len(goals) == 3, scenario["number"]
            assert set(goals) <= set(range(1, len(FACTS[there]) + 1)), scenario["number"]
        assert 1 <= len(scenario["aims"]) <= 3, scenario["number"]
        assert len(set(scenario["aims"])) == len(scenario["aims"]), scenario["number"]
    difficulties = [scenario["difficulty"] for scenario in scenarios]
    assert difficulties == sorted(difficulties, key=["easy", "medium", "hard"].index)
    points = [scenario["points"] for scenario in scenarios]
    assert points == sorted(points)


def test_achievements_and_modified_rules_have_names() -> None:
    achievements = FACTS["achievements"]["aims"]
    assert len(set(achievements)) == len(achievements)
    assert list(FACTS["names"]["achievements"]) == achievements
    modifications = FACTS["modifications"]["ids"]
    assert len(set(modifications)) == len(modifications)
    assert list(FACTS["names"]["modifications"]) == list(FACTS["names"]["modification_texts"]) == modifications


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_aim_is_said_in_its_own_words(language: str) -> None:
    """An aim names its numbers, and no two aims have the same text: each variant of a message has its own words."""
    texts = set(FACTS["achievements"]["aims"])
    for scenario in FACTS["scenarios"]:
        texts |= {f"total>={scenario['points']}", *scenario["aims"]}
    name = namer(GAME, language, [])
    said = {text: say(objectives.parse(text).words, language, name) for text in texts}
    for text, sentence in said.items():
        assert "{" not in sentence, text
        for number in re.findall("[0-9]+", text):
            assert number in sentence or number == "0", text
    assert len(set(said.values())) == len(texts)


def test_aims_are_said_well() -> None:
    def said(text: str) -> list[str]:
        return [say(objectives.parse(text).words, language, locale.as_is) for language in LANGUAGES]

    assert said("tiles:mirror+wild=0") == [
        "Neither Mirror Stones nor wild herbs",
        "Bez lustrzanych kamieni i dzikich ziół",
        "Weder Spiegelsteine noch Wildkräuter",
    ]
    assert said("kinds_with_5_tiles>=2")[0] == "At least 2 kinds with 5 or more tiles each"
    assert said("full_set:tripti-fungilus")[2] == "Ein vollständiger Satz Tripti Fungilus"


# Rulebook


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_and_characters_are_called_the_same_in_facts_and_rulebook(language: str) -> None:
    titles = {rule: title for rule, (title, _) in rules("nocturne", language).items()}
    for letter, table in (("T", "twilight_goals"), ("M", "moonlight_goals")):
        for goal in FACTS[table]:
            assert titles[f"NOC-5.{letter}{goal['number']}"] == goal["name"][language] + "."
    for number, character in enumerate(FACTS["characters"], start=2):
        assert titles[f"NOC-9.{number}"] == character["name"][language] + "."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_quotes_the_facts(language: str) -> None:
    text = {rule: words for rule, (_, words) in rules("nocturne", language).items()}

    def numbers(rule: str) -> list[int]:
        return [int(number) for number in re.findall(r"(?<![\w.-])\d+(?![\w]|\.\d)", text[rule])]

    def quoted(rule: str, values: list[int]) -> bool:
        found = numbers(rule)
        return any(found[start : start + len(values)] == values for start in range(len(found)))

    scoring = FACTS["scoring"]
    assert quoted("NOC-1.1", [value for value in FACTS["tokens"]["values"] if value != "star"])
    assert numbers("NOC-1.1")[0] == len(FACTS["tokens"]["values"])
    assert numbers("NOC-1.2")[0] == sum(tile["count"] for tile in FACTS["tiles"])
    assert numbers("NOC-1.5") == [sum("S" not in card["id"] for card in FACTS["concoctions"])]
    assert numbers("NOC-1.7") == [len(FACTS["shadow_tokens"]["values"])]
    assert quoted("NOC-1.3", [FACTS["forest"]["sprite_spaces"][players] for players in "234"])
    assert quoted("NOC-8.2", scoring["feathers"][1:])
    assert quoted("NOC-8.4", [*scoring["herb_sets"].values(), *map(int, scoring["herb_sets"])])
    assert {scoring["duode-dax"][2], scoring["tripti-fungilus"][1], scoring["tripti-fungilus"][3]} <= {
        *numbers("NOC-8.3")
    }
    assert {*scoring["eggs_by_rank"]} <= {*numbers("NOC-8.5")}
    assert numbers("NOC-8.6") == [-scoring["chest"]]
    assert numbers("NOC-8.8") == [scoring["twilight_goal"]]
    assert numbers("NOC-8.9") == [scoring["leftover_token"]]
    assert numbers("NOC-8.10") == [scoring["unused_ability"]]
    for goal in FACTS["moonlight_goals"]:
        assert numbers(f"NOC-5.M{goal['number']}")[0] == goal["points"]
    assert quoted("NOC-10.9", scoring["bands"])
    assert numbers("NOC-10.1") == [len(FACTS["solo_deck"]["rules"]) * len(FACTS["solo_deck"]["directions"])]
    assert {*scoring["solo_eggs_each"].values(), *map(int, scoring["solo_eggs_each"])} <= {*numbers("NOC-8.5")}
    assert numbers("NOC-12.1") == [len(FACTS["scenarios"])]
    assert numbers("NOC-12.2") == [len(FACTS["achievements"]["aims"])]
    assert numbers("NOC-12.3")[-1] == scoring["gem"]
    for name in FACTS["names"]["modifications"].values():
        assert f"*{name[language]}:*" in text["NOC-12.3"]
    for power, number in (("above", {}), ("at-least", {"number": 4}), ("at-most", {"number": 4})):
        assert locale.text(language, f"nocturne-solo-power-{power}", number) in text["NOC-10.3"].casefold()
