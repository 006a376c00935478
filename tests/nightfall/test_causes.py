"""Reasons for moves in positions where everybody who knows the game would name the same."""

import pytest

from tests.games.reasons import Table, reasons_for

VULKO: Table = {
    "wounds": {"face_up": ["bite x20"]},
    "players": {"P1": {"hand": ["bite"], "play": ["vulko"]}, "P2": {"play": ["lilith-lawrence"]}},
}
PLAIN: Table = {"P1": {"hand": ["bite"], "deck": ["vulko x4"]}, "P2": {}}
ROWS = [
    (VULKO, "block lilith-lawrence vulko", "block lilith-lawrence none", "saves 3 wounds"),
    ({"phase": "cleanup", "players": PLAIN}, "wounds use", "wounds keep", "brings two new cards instead of one wound"),
    (
        {"players": {"P1": {"play": ["vulko"]}, "P2": {"play": ["vulko"]}, "P3": {}}},
        "attack vulko P3",
        "attack vulko P2",
        "hits Cleo, who has no minion to block with",
    ),
    (
        {"players": {"P1": {"play": ["vulko"]}, "P2": {"deck": ["vulko x9"]}, "P3": {"deck": ["bite"]}}},
        "attack vulko P2",
        "attack vulko P3",
        "hits Vega, who has the fewest wounds",
    ),
    (
        {"players": {"P1": {"hand": ["vulko"]}, "P2": {}}},
        "stop",
        "chain vulko",
        "starts no chain that others could link to",
    ),
    (
        {
            "players": {
                "P1": {"hand": ["charlotte-reyes", "bad-smoke"]},
                "P2": {"deck": ["franz-orlok x4", "charlotte-reyes x2"]},
            }
        },
        "chain bad-smoke",
        "chain charlotte-reyes",
        "shows no purple, the colour of 6 of Vega’s cards",
    ),
    (
        {"phase": "claim", "influence": 4, "commons": {"marcus-toth": 7, "ghoul-summons": 7}, "players": PLAIN},
        "claim commons/marcus-toth",
        "claim commons/ghoul-summons",
        "takes a minion with strength 3",
    ),
]


@pytest.mark.parametrize(("table", "better", "other", "expected"), ROWS)
def test_a_move_has_the_reason_that_a_friend_would_name(table: Table, better: str, other: str, expected: str) -> None:
    assert expected in reasons_for("nightfall", table, better, other)
