"""Reasons for moves in positions where everybody who knows the game would name the same."""

import pytest

from tests.games.reasons import Table, reasons_for

GRID: Table = {"forest": "egg feather skull-ram\nchest tripti -"}
BREW: Table = {"tiles": ["tripti-enchanted"], "concoctions": ["S8"]}
HIGHER: Table = {"players": {"P1": {"tokens": [6, 7]}, "P2": {"tokens": [5]}}}
ROWS = [
    (
        {"forest": "egg - feather tripti", "players": {"P1": {"tokens": [1, 5]}, "P2": {"tokens": [7]}}},
        "cast 1 a1",
        "cast 5 c1",
        "wins “Mysterious Egg” (4 points more with the most eggs) with 1, which nobody can answer",
    ),
    (
        {**GRID, "players": {"P1": {"tokens": [3, "star"]}, "P2": {"tokens": [7]}}},
        "cast star a1",
        "cast 3 a1",
        "wins “Mysterious Egg” (4 points more with the most eggs) with the star, which nothing beats",
    ),
    (
        {**GRID, "twilight_goals": [1, 4, 9], "players": {"P1": {"tokens": [2, 3]}, "P2": {"tokens": [1]}}},
        "cast 3 c1",
        "cast 2 c1",
        "wins the goal “Three’s a Charm”, 3 points",
    ),
    ({**GRID, **HIGHER}, "cast 6 a1", "cast 7 a1", "keeps 7 in hand for something better"),
    (
        {"forest": "herb-d-1 - egg", "players": {"P1": {"tokens": [1], **BREW}, "P2": {"tokens": [7]}}},
        "cast 1 a1",
        "cast 1 c1",
        "wins “Enchanted Draconus doomina” (2 points more for concoctions) with 1, which nobody can answer",
    ),
]


@pytest.mark.parametrize(("table", "better", "other", "expected"), ROWS)
def test_a_move_has_the_reason_that_a_friend_would_name(table: Table, better: str, other: str, expected: str) -> None:
    assert expected in reasons_for("nocturne", table, better, other)
