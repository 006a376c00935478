"""A finished game counts for the right ones of the 25 achievements, and on one track only (NOC-12.2)."""

from typing import Any

import pytest
from msgspec import convert

from noctuary.games.nocturne import GAME
from noctuary.games.nocturne.rules.basis.facts import standard
from noctuary.games.nocturne.shown.wire import CampaignOutcome
from noctuary.kernel.base.positions import expand

EVERY_KIND = ["skull-ram", "feather", "duode", "herb-a-3", "egg", "chest", "runestone-egg"]
"""One tile of every kind except the mirror."""


def outcome(table: dict[str, Any], **options: Any) -> CampaignOutcome:
    """The outcome for P1 of a game that is finished with these tiles and this table."""
    own = {key: table[key] for key in ("tokens", "tiles", "concoctions", "mirrors") if key in table}
    more = {key: item for key, item in table.items() if key not in own}
    start = {"round": "moonlight-scoring", "players": {"P1": own}, **more}
    return GAME.outcome(GAME.load(expand(start), GAME.options(options or {"players": 2}), 1), 0)


def achieved(table: dict[str, Any], **options: Any) -> set[str]:
    return set(outcome(table, **options)["achieved"])


MET_AND_MISSED: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    **{
        f"total>={total}": (
            {"tiles": [f"skull-third x{total // 2}"]},
            {"tiles": [f"skull-third x{total // 2 - 1}", "herb-a-1"]},
        )
        for total in range(60, 120, 10)
    },
    "points:concoctions>=15": (
        {"tiles": ["skull-third x4", "feather x4", "egg", "duode", "herb-a-3"], "concoctions": [1, 2, 6]},
        {"tiles": ["skull-third x4", "feather x2", "egg x2", "duode", "herb-a-3"], "concoctions": [6, 7]},
    ),
    "points:concoctions>=20": (
        {"tiles": ["skull-ram x3", "feather x3", "duode x3", "herb-a-1 x2", "egg x3"], "concoctions": [1, 2, 3, 4, 5]},
        {"tiles": ["skull-ram x3", "feather x3", "duode x3", "herb-a-1 x2", "egg x3"], "concoctions": [1, 2, 3, 4]},
    ),
    "points:concoctions>=25": (
        {
            "tiles": ["skull-ram x4", "feather x4", "duode x3", "herb-a-1 x2", "egg x3"],
            "concoctions": [1, 2, 3, 4, 5, "S1"],
        },
        {
            "tiles": ["skull-ram x4", "feather x4", "duode x3", "herb-a-3 x3", "egg x3"],
            "concoctions": [1, 2, 3, 4, 5, "S1"],
        },
    ),
    "points:skulls>=20": ({"tiles": ["skull-hoofed x5"]}, {"tiles": ["skull-hoofed x4", "skull-ram"]}),
    # A set of 7 and one of 2; with 8 the second set has one feather.
    "points:feathers>=36": ({"tiles": ["feather x9"]}, {"tiles": ["feather x8"]}),
    # 13 + 9 + 9 against 13 + 3 + 9.
    "points:mushrooms>=30": ({"tiles": ["tripti x3", "duode x4"]}, {"tiles": ["tripti x4", "duode x2"]}),
    "points:herbs>=25": (
        {"tiles": ["herb-a-3", "herb-b-3", "herb-c-3", "herb-d-3", "herb-e-1"]},
        {"tiles": ["herb-a-3", "herb-b-3", "herb-c-3", "herb-d-1", "herb-wild"]},
    ),
    "points:eggs>=30": ({"tiles": ["egg x8"]}, {"tiles": ["egg x7"]}),
    "tiles:runestone>=5": (
        {"tiles": ["runestone-egg x3", "runestone-herb x2"]},
        {"tiles": ["runestone-egg x4", "mirror"], "mirrors": ["runestone-egg"]},
    ),
    "tiles:chest>=3": ({"tiles": ["chest x3"]}, {"tiles": ["chest x2", "mirror"], "mirrors": ["chest"]}),
    "tiles:mirror>=3": (
        {"tiles": ["egg", "mirror x3"], "mirrors": ["egg", "egg", "none"]},
        {"tiles": ["egg", "mirror x2"], "mirrors": ["egg", "egg"]},
    ),
    "twilight_goals=3": (
        {"twilight_goals": {1: "P1", 2: "P1", 3: "P1"}},
        {"twilight_goals": {1: "P1", 2: "P1", 3: "P2"}},
    ),
    # Largest area, one area each, lines: 3 cells 3 + 1 + 3; 2 cells 2 + 1.
    "points:moonlight>=7": (
        {"forest": "P1:1 P1:2 P1:3", "moonlight_goals": [6, 11, 12]},
        {"forest": "P1:1 P1:2", "moonlight_goals": [6, 11, 12]},
    ),
    # 3 cells: 4 + 3 + 3; one less without the line.
    "points:moonlight>=10": (
        {"forest": "P1:1 P1:2 P1:3", "moonlight_goals": [3, 6, 12]},
        {"forest": "P1:1 P1:2 P1:3", "moonlight_goals": [3, 6, 11]},
    ),
    # 2 for each token left, besides NOC-8.9.
    "points:moonlight>=15": (
        {"tokens": [1, 2, 3, 4, 5, 6, 7, "star"], "moonlight_goals": [9, 10, 11]},
        {"tokens": [1, 2, 3, 4, 5, 6, 7], "moonlight_goals": [9, 10, 11]},
    ),
    "all_sprite_spaces_held": (
        {"sprite": {"tokens": ["P1:7", "P1:6", "P1:5", "P1:4"]}},
        {"sprite": {"tokens": ["P1:7", "P2:6", "P1:5", "P1:4"]}},
    ),
    "most_of_one_kind>=7": (
        {"tiles": ["tripti x4", "duode x3"]},
        {"tiles": ["tripti x6", "mirror"], "mirrors": ["tripti"]},
    ),
    "most_of_one_kind>=9": ({"tiles": ["skull-ram x5", "skull-third x4"]}, {"tiles": ["skull-ram x8"]}),
    "every_kind>=2": (
        {"tiles": [*EVERY_KIND, *EVERY_KIND, "mirror x2"], "mirrors": ["none", "none"]},
        {"tiles": [*EVERY_KIND, *EVERY_KIND, "mirror"], "mirrors": ["none"]},
    ),
}


def test_noc_12_2_every_achievement_is_tried() -> None:
    assert list(MET_AND_MISSED) == standard().source["achievements"]["aims"]


@pytest.mark.parametrize("aim", MET_AND_MISSED)
def test_noc_12_2_achievements(aim: str) -> None:
    met, missed = MET_AND_MISSED[aim]
    assert aim in achieved(met)
    assert aim not in achieved(missed)


def test_noc_12_2_eggs_count_by_rank_except_alone() -> None:
    eggs = {"tiles": ["egg x8"]}
    more = {"players": {"P1": eggs, "P2": {"tiles": ["egg x9"]}}}
    assert "points:eggs>=30" not in achieved(more)
    assert "points:eggs>=30" in achieved(more, mode="solo")


def test_noc_12_2_all_spaces_held_at_the_end_of_twilight_are_remembered() -> None:
    assert "all_sprite_spaces_held" in achieved({"deeds": {"P1": {"all_spaces": True}}})
    assert "all_sprite_spaces_held" not in achieved({"deeds": {"P2": {"all_spaces": True}}})


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "mode": "advanced"}, {"mode": "solo"}])
def test_noc_12_2_games_with_standard_rules_count_for_achievements(options: dict[str, Any]) -> None:
    counted = outcome({"tiles": ["skull-hoofed x16"]}, **options)
    assert (counted["track"], counted["challenge"], counted["comparable"]) == ("achievements", None, True)
    assert set(counted["achieved"]) == {"total>=60", "points:skulls>=20", "most_of_one_kind>=7", "most_of_one_kind>=9"}


@pytest.mark.parametrize(
    ("options", "track"),
    [
        ({"players": 2, "modifications": ["double-competition"]}, "modified"),
        ({"mode": "solo", "modifications": ["precious-gems", "twisted-trees"]}, "modified"),
        ({"scenario": 1}, "scenario"),
        ({"scenario": 1, "players": 3}, "scenario"),
        ({"scenario": 1, "players": 3, "challenger": "P2"}, None),
        ({"mode": "family", "players": 2}, None),
    ],
)
def test_noc_12_2_a_game_counts_for_one_track_only(options: dict[str, Any], track: str | None) -> None:
    counted = outcome({"tiles": ["skull-hoofed x20"]}, **options)
    assert counted["track"] == track
    assert counted["achieved"] == []
    assert set(counted["modifications"]) == set(options.get("modifications", []))
    assert (counted["challenge"] is not None) == (track == "scenario")
    assert counted["comparable"] == ("scenario" in options)
    assert convert(counted, CampaignOutcome) == counted


def test_noc_12_2_each_modification_of_a_game_is_ticked() -> None:
    counted = outcome({}, mode="solo", modifications=["precious gems", "twisted trees"])
    assert set(counted["modifications"]) == {"precious-gems", "twisted-trees"}
