"""Positions of Nocturne as people write them: defaults, errors, and what a case compares."""

from typing import Any

import pytest

from noctuary.games.nocturne import GAME, Options
from noctuary.games.nocturne.rules.basis.options import FAMILY
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.play.cases import parse, run_case

NIGHT: dict[str, Any] = {
    "round": "twilight",
    "opener": "P1",
    "forest": "feather egg P1:4\nchest mirror -\n",
    "sprite": {"tokens": ["P2:7", "P1:3"], "tiles": ["egg", "feather"]},
    "stack": ["egg", "chest"],
    "concoctions": [21, 3],
    "twilight_goals": {1: "P2", 6: "open", 11: "gone"},
    "gone": ["chest", "egg"],
    "moonlight_goals": [2, 6, 9],
    "shadows": [2, 3, 5],
    "players": {
        "P1": {"tokens": [1, 2, 3, "star"], "shadows": [4], "tiles": ["egg"], "concoctions": ["S4"]},
        "P2": {"tokens": [1, 2, 3, "star"], "tiles": ["mirror"], "mirrors": ["egg"]},
    },
}
PENDING = {"decision": "keep-tile", "seat": "P1", "about": ["egg", "chest"], "agenda": ["phase 0 1 0"]}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"sprite": {"token": ["P1:4"]}}, "sprite: There is no entry “token”"),
        ({"sprite": {"tokens": ["P1:4"], "turned": 2}}, "sprite.turned"),
        ({"solo": {}}, "solo"),
        ({"stack": ["egg x1000000000"]}, "egg x1000000000"),
        ({"gone": None}, "gone"),
        ({"passed": ["P\u00b2"]}, "P\u00b2"),
        ({"passed": ["P" * 5000]}, "PPPP"),
    ],
)
def test_what_makes_no_sense_is_refused(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput) as refusal:
        GAME.load(NIGHT | change, Options(), 1)
    assert words in str(refusal.value)


SOLO: dict[str, Any] = {
    "deck": ["N +1 3 offers", "E >=4 3 keeps"],
    "card": "S +1 1 keeps",
    "used": ["W +1 3 offers"],
    "tiles": 1,
}


@pytest.mark.parametrize(
    ("options", "change", "words"),
    [
        (Options(1), {"solo": {**SOLO, "cards": []}}, "solo: There is no entry “cards”"),
        (Options(1), {"solo": {**SOLO, "deck": ["N +1 9 offers"]}}, "N +1 9 offers"),
        (Options(1), {"solo": {**SOLO, "card": "?"}}, "solo.card"),
        (Options(1), {"solo": {**SOLO, "tiles": 2}}, "solo.tiles"),
        (Options(1), {"solo": {**SOLO, "tiles": -1}}, "solo.tiles"),
        (Options(1), {"solo": {**SOLO, "tiles": "two"}}, "solo.tiles"),
        (Options(1), {"players": {"P1": {"tiles": ["?"]}}}, "players.P1.tiles"),
        (Options(1), {"pending": {**PENDING, "decision": "cast", "seat": "P2"}}, "pending"),
        (Options(1), {"pending": {**PENDING, "decision": "hunt", "about": []}}, "pending"),
        (Options(2, FAMILY), {}, "0"),
        (Options(2, modifications=["twisted-trees"]), {"forest": "egg egg egg egg egg egg"}, "forest"),
        (Options(2, modifications=["twisted-trees"]), {"cast": ["P1 4 a1"], "forest": "- egg egg egg"}, "cast"),
        (Options(scenario=5), {"deeds": {"P1": {"cornered": -1}}}, "deeds.P1.cornered"),
        (Options(scenario=5), {"deeds": {"P1": {"cornered": "often"}}}, "deeds.P1.cornered"),
        (Options(scenario=5), {"deeds": {"P1": {"last_space": "yes"}}}, "deeds.P1.last_space"),
        (Options(scenario=5), {"deeds": {"P1": {"first_space": True}}}, "deeds.P1: There is no entry “first_space”"),
        (Options(scenario=5), {"deeds": {"P3": {"cornered": 1}}}, "P3"),
        (Options(scenario=5), {"sprite": {"turned": 5}}, "sprite.turned"),
    ],
)
def test_what_makes_no_sense_in_other_modes_is_refused(options: Options, change: dict[str, Any], words: str) -> None:
    night = {**NIGHT, "players": {**NIGHT["players"], "P2": {"tokens": [1, 2, 3, "star"], "tiles": ["mirror"]}}}
    with pytest.raises(BadInput) as refusal:
        GAME.load(night | change, options, 1)
    assert words in str(refusal.value)


CASE = """\
game: nocturne
start: {forest: "egg feather", gone: [chest, egg], shadows: [2, 3], twilight_goals: [1, 6], moonlight_goals: [2, 9],
  players: {P1: {tokens: [1, 2], tiles: [egg, chest]}, P2: {tokens: [2, 3]}}}
expect: {%s}
"""


@pytest.mark.parametrize(
    ("expected", "passes"),
    [
        ("gone: [chest, egg], shadows: [2, 3]", True),
        ("gone: [egg, chest]", False),
        ("shadows: [3, 2]", False),
        ("players: {P1: {tokens: [2, 1], tiles: [chest, egg]}}", True),
        ("moonlight_goals: [9, 2]", True),
        ("twilight_goals: [6, 1]", True),
        ("twilight_goals: [6]", False),
        ("twilight_goals: {6: open}", True),
        ("twilight_goals: {6: P1}", False),
        ("twilight_goals: {5: open}", False),
        ("first_spell: false, passed: [], open_next_to: null", True),
        ("first_spell: true", False),
    ],
)
def test_what_a_case_compares(expected: str, passes: bool) -> None:
    (case,) = parse(CASE % expected)
    assert run_case(case).passed == passes


@pytest.mark.parametrize("wrong", [None, 3.5, b"P1 pass"])
def test_a_move_of_another_type_is_no_move(wrong: Any) -> None:
    with pytest.raises(TypeError, match=r"a move is a Move, a line or a code|Move, str, int. object expected"):
        GAME.load(NIGHT, Options(), 1).apply(wrong)
