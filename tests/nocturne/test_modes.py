"""What cases of chapters 10 to 12 cannot say: previews, secrets, copies, and positions seen from a seat."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.kernel.messages import BadInput
from noctuary.nocturne.game import GAME
from noctuary.nocturne.options import MODIFICATIONS, Options
from noctuary.nocturne.state import Nocturne
from noctuary.tables import asking
from noctuary.tables.course import Course
from noctuary.tables.setup import Seat, Setup


def loaded(start: dict[str, Any], **options: Any) -> Nocturne:
    """A game that stands where the position says."""
    return GAME.load(start, GAME.options(options), 1)


def foreseen(start: dict[str, Any], move: str, **options: Any) -> list[set[str]]:
    """What a preview of the move tells, in several of the worlds that its seat takes to be possible."""
    state = loaded(start, **options)
    seats = [Seat("human", f"Player {number}") for number in range(state.options.players)]
    course = Course(Setup(GAME, state.options, seats, 1))
    course.state = state
    told = []
    for revision in range(12):
        course.revision = revision
        told.append({message.id for message in asking.about_line(course, 0, move).preview})
    return told


def test_noc_4_2_previews_end_where_a_tile_is_drawn() -> None:
    """The last tile of the stack is kept without being asked, and whether it reaches a goal nobody knows before."""
    start = {
        "forest": "chest egg",
        "stack": ["herb-a-3"],
        "twilight_goals": [10],
        "players": {"P1": {"tokens": [4, 5], "tiles": ["skull-ram", "feather", "egg"]}, "P2": {}},
    }
    assert foreseen(start, "P1 cast 4 a1", players=2) == [{"nocturne-win"}] * 12


def test_noc_6_7_previews_end_where_the_forest_is_dealt_anew() -> None:
    start = {
        "forest": "egg",
        "stack": ["herb-a-3"],
        "players": {"P1": {"tokens": [4]}, "P2": {}},
    }
    told = {"nocturne-win", "nocturne-round-end"}
    assert foreseen(start, "P1 cast 4 a1", players=2) == [told] * 12


def test_noc_10_1_previews_end_where_a_card_is_turned() -> None:
    start = {"forest": "egg egg egg", "players": {"P1": {"tokens": [4, 7]}, "P2": {"tokens": [5, 6]}}}
    assert foreseen(start, "P1 cast 4 a1", players=1) == [set()] * 12
    assert foreseen(start, "P1 cast 7 a1", players=1) == [{"nocturne-win"}] * 12


CONTRADICTIONS: list[tuple[dict[str, Any], str]] = [
    ({"players": 0}, "players"),
    ({"players": 5}, "players"),
    ({"players": 5, "mode": "family"}, "players"),
    ({"mode": "duel"}, "mode"),
    ({"players": 2, "mode": "solo"}, "solo-players"),
    ({"players": 1, "mode": "standard"}, "solo-mode"),
    ({"players": 1, "mode": "advanced"}, "solo-mode"),
    ({"mode": "solo", "first": "P2"}, "solo-first"),
    ({"players": 2, "first": "P3"}, "first"),
    ({"players": 1, "mode": "family"}, "family-players"),
    ({"mode": "family", "advanced": True}, "family-advanced"),
    ({"mode": "standard", "advanced": True}, "contradiction"),
    ({"mode": "advanced", "advanced": False}, "contradiction"),
    ({"mode": "solo", "runes": False}, "runes-family"),
    ({"runes": False}, "runes-family"),
    ({"mode": "family", "runes": "no"}, "runes"),
    ({"advanced": "no"}, "advanced"),
    ({"scenario": 0}, "scenario"),
    ({"scenario": 21}, "scenario"),
    ({"scenario": -1}, "scenario"),
    ({"scenario": True}, "scenario"),
    ({"scenario": 1, "mode": "standard", "players": 2}, "scenario-mode"),
    ({"scenario": 1, "mode": "family"}, "scenario-mode"),
    ({"scenario": 1, "advanced": False}, "scenario-side"),
    ({"scenario": 1, "characters": "chosen"}, "scenario-characters"),
    ({"scenario": 1, "characters": ["redd"]}, "scenario-characters"),
    ({"scenario": 1, "modifications": ["chest-hunt"]}, "scenario-modifications"),
    ({"scenario": 1, "challenger": "P2"}, "challenger-solo"),
    ({"scenario": 1, "players": 3, "challenger": "P4"}, "challenger"),
    ({"players": 3, "challenger": "P2"}, "challenger-alone"),
    ({"players": 3, "challenger": "P1"}, "challenger-alone"),
    ({"modifications": ["fog"]}, "modification"),
    ({"modifications": 3}, "modification"),
    ({"modifications": ["chest-hunt", "chest hunt"]}, "modification-twice"),
    ({"mode": "family", "modifications": ["chest-hunt"]}, "modification-family"),
    ({"players": 2, "characters": ["redd"]}, "characters"),
    ({"players": 2, "characters": ["redd", "redd"]}, "characters"),
    ({"players": 2, "characters": ["redd", "ruth"]}, "character"),
    ({"fog": True}, "unknown"),
]


@pytest.mark.parametrize(("options", "reason"), CONTRADICTIONS)
def test_noc_12_1_options_that_contradict_each_other_are_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadInput) as refusal:
        GAME.options(options)
    assert refusal.value.message.id == f"nocturne-option-{reason}"


@pytest.mark.parametrize(
    ("given", "full"),
    [
        ({}, {"players": 2}),
        ({"players": 1}, {"players": 1, "mode": "solo"}),
        ({"mode": "solo"}, {"players": 1, "mode": "solo"}),
        ({"mode": "solo", "advanced": True}, {"players": 1, "mode": "solo"}),
        ({"mode": "solo", "advanced": False}, {"players": 1, "mode": "solo", "advanced": False}),
        ({"mode": "solo", "first": "P1"}, {"players": 1, "mode": "solo", "first": "P1"}),
        ({"advanced": True}, {"players": 2, "mode": "advanced"}),
        ({"advanced": False}, {"players": 2}),
        ({"mode": "family"}, {"players": 2, "mode": "family"}),
        ({"mode": "family", "advanced": False, "runes": False}, {"players": 2, "mode": "family", "runes": False}),
        ({"scenario": 3}, {"players": 1, "mode": "solo", "scenario": 3}),
        ({"scenario": 3, "challenger": "P1"}, {"players": 1, "mode": "solo", "scenario": 3}),
        ({"scenario": 3, "mode": "advanced"}, {"players": 2, "mode": "advanced", "scenario": 3}),
        (
            {"scenario": 20, "players": 4, "challenger": "P4"},
            {"players": 4, "mode": "advanced", "scenario": 20, "challenger": "P4"},
        ),
        (
            {"modifications": ["precious gems", "twisted trees"]},
            {"players": 2, "modifications": ["twisted-trees", "precious-gems"]},
        ),
        ({"modifications": "chest hunt"}, {"players": 2, "modifications": ["chest-hunt"]}),
    ],
)
def test_noc_12_1_what_is_left_out_follows_from_the_rest(given: dict[str, Any], full: dict[str, Any]) -> None:
    options = GAME.options(given)
    assert options.mapping() == full
    assert GAME.options(full).mapping() == full


def test_noc_12_3_all_modified_rules_together() -> None:
    assert Options(modifications=list(MODIFICATIONS)).modifications == list(MODIFICATIONS)
