"""What chance deals at the beginning, and who may see it (chapter 1)."""

from collections import Counter
from typing import Any

import pytest

from noctuary.games.nocturne import Nocturne, Options, new
from noctuary.games.nocturne.rules.basis.facts import standard
from noctuary.kernel.base.randomness import Random
from tests.games.trials import wander

FACTS = standard()


def positions(players: int, **options: Any) -> list[dict[str, Any]]:
    return [new(Options(players=players, **options), seed).position() for seed in range(60)]


@pytest.mark.parametrize(("players", "cells", "spaces"), [(2, 16, 4), (3, 20, 5), (4, 25, 6)])
def test_tiles_are_dealt_from_the_shuffled_stack(players: int, cells: int, spaces: int) -> None:
    """NOC-1.2, NOC-1.3."""
    first = set()
    for position in positions(players):
        forest = position["forest"].split()
        assert "-" not in forest
        assert len(forest) == cells
        assert len(position["sprite"]["tiles"]) == spaces
        assert position["sprite"]["tokens"] == position["gone"] == []
        all_tiles = Counter(forest + position["sprite"]["tiles"] + position["stack"])
        assert all_tiles == dict(zip(FACTS.tile_ids, FACTS.tile_count, strict=True))
        first.add(position["stack"][0])
    assert len(first) > 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_another_character(players: int) -> None:
    """NOC-1.4."""
    dealt: list[set[str]] = [set() for _ in range(players)]
    for position in positions(players):
        characters = [player["character"] for player in position["players"].values()]
        assert len(set(characters)) == players
        for seat, character in enumerate(characters):
            dealt[seat].add(character)
    assert all(seen == set(FACTS.character_ids) for seen in dealt)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_one_starter_concoction_and_the_others_leave_the_game(players: int) -> None:
    """NOC-1.5."""
    dealt = set()
    tops = set()
    for position in positions(players):
        own = [player["concoctions"] for player in position["players"].values()]
        assert all(len(cards) == 1 and str(cards[0]).startswith("S") for cards in own)
        assert len({cards[0] for cards in own}) == players
        assert sorted(position["concoctions"]) == list(range(1, 36))
        dealt |= {cards[0] for cards in own}
        tops.add(position["concoctions"][0])
    assert dealt == {f"S{number}" for number in range(1, 11)}
    assert len(tops) > 10


def test_three_goals_of_either_round_are_dealt() -> None:
    """NOC-1.6."""
    for key, goals in (("twilight_goals", standard().twilight), ("moonlight_goals", standard().moonlight)):
        dealt = [position[key] for position in positions(2)]
        assert all(len(set(three)) == 3 for three in dealt)
        assert {goal for three in dealt for goal in three} == set(range(1, len(goals)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_opener_is_random_unless_named(players: int) -> None:
    """NOC-1.8."""
    names = {f"P{seat + 1}" for seat in range(players)}
    assert {position["opener"] for position in positions(players)} == names
    for seat in range(players):
        table = new(Options(players=players, first=seat), 3)
        assert table.seat == seat
        assert table.position()["designated_opener"] == f"P{seat + 1}"


def test_tokens_tiles_and_control_tokens_are_public() -> None:
    """NOC-1.8."""
    state: Nocturne = new(Options(players=4), 9)
    for _ in wander(state, Random(9)):
        truth = state.position()
        for seat in range(-1, 4):
            seen = state.observe(seat).position()
            for key in ("forest", "cast", "passed", "sprite", "gone", "shadows"):
                assert seen[key] == truth[key]
            for name, player in truth["players"].items():
                for key in ("tokens", "shadows", "tiles", "character", "side"):
                    assert seen["players"][name][key] == player[key]
            assert isinstance(seen["stack"], int) or not truth["stack"]
