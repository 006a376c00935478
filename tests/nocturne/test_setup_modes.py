"""What chance deals at the beginning of solo games, family games, scenarios and games with modified rules
(chapters 10 to 12).
"""

from collections import Counter
from typing import Any

import pytest

from noctuary.games.nocturne import Options, new
from noctuary.games.nocturne.rules.basis.facts import standard
from tests.nocturne.trial import SCENARIOS

FACTS = standard()
TILES = Counter(dict(zip(FACTS.tile_ids, FACTS.tile_count, strict=True)))
WITHOUT_RUNESTONES = Counter({tile: count for tile, count in TILES.items() if not tile.startswith("runestone-")})


def positions(seeds: range = range(40), **options: Any) -> list[dict[str, Any]]:
    return [new(Options(**options), seed).position() for seed in seeds]


def tiles(position: dict[str, Any]) -> Counter[str]:
    """All tiles in play before anything is won."""
    forest = [word for word in position["forest"].split() if word != "-"]
    return Counter(forest + position["sprite"]["tiles"] + position["stack"])


def test_noc_10_1_the_opponent_has_a_shuffled_deck_of_different_cards() -> None:
    decks = [position["solo"] for position in positions(players=1, mode="solo")]
    cards = {
        f"{direction} {rule}"
        for direction in "NESW"
        for rule in ("+1 3 offers", "+1 1 keeps", ">=4 3 keeps", ">=6 5 offers", "<=4 2 offers", "<=6 4 keeps")
    }
    assert cards == set(FACTS.solo_ids)
    for solo in decks:
        assert len(solo["deck"]) == len(cards)
        assert set(solo["deck"]) == cards
        assert solo.get("card") is None
        assert solo["used"] == []
        assert solo["tiles"] == 0
    assert len({solo["deck"][0] for solo in decks}) > 10


def test_noc_10_1_the_solo_game_is_set_up_as_for_two() -> None:
    characters = set()
    for position in positions(players=1, mode="solo"):
        assert len(position["forest"].split()) == 16
        assert len(position["sprite"]["tiles"]) == 4
        assert tiles(position) == TILES
        assert len(position["twilight_goals"]) == len(position["moonlight_goals"]) == 3
        assert len(position["concoctions"]) == len(FACTS.brews)
        assert [str(card)[0] for card in position["players"]["P1"]["concoctions"]] == ["S"]
        assert position["players"]["P2"]["concoctions"] == []
        assert "character" not in position["players"]["P2"]
        characters.add(position["players"]["P1"]["character"])
    assert characters == set(FACTS.character_ids)


@pytest.mark.parametrize(("players", "cells"), [(2, 16), (3, 20), (4, 25)])
@pytest.mark.parametrize("runes", [True, False])
def test_noc_11_1_the_family_game_has_neither_goals_nor_shadows_nor_a_sprite_board(
    players: int, cells: int, runes: bool
) -> None:
    openers = set()
    for position in positions(players=players, mode="family", runes=runes):
        assert len(position["forest"].split()) == cells
        assert position["sprite"] == {"tokens": [], "tiles": []}
        assert not position["twilight_goals"]
        assert not position["moonlight_goals"]
        assert position["shadows"] == []
        openers.add(position["opener"])
        hands = [player["concoctions"] for player in position["players"].values()]
        if runes:
            assert tiles(position) == TILES
            assert len(position["concoctions"]) == len(FACTS.brews)
            assert [len(hand) for hand in hands] == [1] * players
        else:
            assert tiles(position) == WITHOUT_RUNESTONES
            assert position["concoctions"] == []
            assert hands == [[]] * players
    assert len(openers) == players


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_noc_12_3_ready_to_brew_deals_three_more_concoctions_and_no_runestones(players: int) -> None:
    dealt = set()
    for position in positions(
        players=players, mode="solo" if players == 1 else "standard", modifications=["ready-to-brew"]
    ):
        assert tiles(position) == WITHOUT_RUNESTONES
        extra: list[Any] = []
        for number in range(players):
            hand = position["players"][f"P{number + 1}"]["concoctions"]
            assert len(hand) == 4
            assert [str(card).startswith("S") for card in hand].count(True) == 1
            extra += [card for card in hand if not str(card).startswith("S")]
        assert sorted(extra + position["concoctions"]) == list(range(1, 36))
        dealt |= set(extra)
    assert len(dealt) > 25


@pytest.mark.parametrize(("players", "cells", "spaces"), [(1, 16, 4), (2, 16, 4), (3, 20, 5), (4, 25, 6)])
def test_noc_12_3_twisted_trees_have_as_many_tiles_as_the_usual_forest(players: int, cells: int, spaces: int) -> None:
    for position in positions(
        players=players, mode="solo" if players == 1 else "advanced", modifications=["twisted-trees"]
    ):
        drawn = [line.split() for line in position["forest"].splitlines()]
        assert len([word for line in drawn for word in line if word != "-"]) == cells
        # The middle of the shape is open.
        assert drawn[2][3 if players == 4 else 2] == "-"
        assert len(position["sprite"]["tiles"]) == spaces
        assert tiles(position) == TILES


@pytest.mark.parametrize("number", SCENARIOS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_noc_12_1_others_get_other_characters_than_the_challenger(number: int, players: int) -> None:
    others = set()
    for challenger in range(players):
        for position in positions(range(10), players=players, mode="advanced", scenario=number, challenger=challenger):
            characters = [player["character"] for player in position["players"].values()]
            assert len(set(characters)) == players
            assert {player["side"] for player in position["players"].values()} == {"B"}
            assert characters[challenger] == FACTS.source["scenarios"][number - 1]["character"]
            others |= set(characters)
    assert others == set(FACTS.character_ids)
