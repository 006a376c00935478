"""Reasons for moves in positions where everybody who knows the game would name the same."""

from typing import Any

import pytest

from noctuary.bots.advice import Outcome, reasons
from noctuary.cli.parts.words import namer
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import State
from noctuary.locale import text

NAMES = ["Ada", "Vega", "Cleo"]
Table = dict[str, Any]
GRID: Table = {"forest": "egg feather skull-ram\nchest tripti -"}
HANDS: Table = {"players": {"P1": {"tokens": [1, 5]}, "P2": {"tokens": [7]}}}
HIGHER: Table = {"players": {"P1": {"tokens": [6, 7]}, "P2": {"tokens": [5]}}}
VULKO: Table = {
    "wounds": {"face_up": ["bite x20"]},
    "players": {"P1": {"hand": ["bite"], "play": ["vulko"]}, "P2": {"play": ["lilith-lawrence"]}},
}
PLAIN: Table = {"P1": {"hand": ["bite"], "deck": ["vulko x4"]}, "P2": {}}
NOCTURNE = [
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
    ({**GRID, **HANDS}, "cast 5 a1", "pass", "can be answered only by Vega, with 7"),
]
NIGHTFALL = [
    (VULKO, "block lilith-lawrence vulko", "block lilith-lawrence none", "saves 3 wounds"),
    ({"phase": "cleanup", "players": PLAIN}, "wounds use", "wounds keep", "brings two new cards instead of one wound"),
    (
        {"players": {"P1": {"play": ["vulko"]}, "P2": {"play": ["vulko"]}, "P3": {}}},
        "attack vulko P3",
        "attack vulko P2",
        "hits Cleo, who has no minion to block with",
    ),
    (
        {"players": {"P1": {"hand": ["charlotte-reyes", "bad-smoke"]}, "P2": {"private": {"franz-orlok": 3}}}},
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


def play(state: State, line: str) -> Outcome:
    """What comes of a move at once."""
    after = state.clone()
    after.events = []
    code = state.game.actions.parse(line)
    assert code in state.legal(state.seat), line
    after.play(state.seat, code)
    return Outcome(state.game.causes(state, after, state.seat, code), 0.5, None, 0.0)


@pytest.mark.parametrize(
    ("name", "table", "better", "other", "expected"),
    [("nocturne", *row) for row in NOCTURNE] + [("nightfall", *row) for row in NIGHTFALL],
)
def test_a_move_has_the_reason_that_a_friend_would_name(
    name: str, table: Table, better: str, other: str, expected: str
) -> None:
    game = catalogue.find(name)
    state = game.load(table, game.options({"players": len(table["players"])}), 1)
    found = reasons([play(state, better)], [[play(state, other)]])
    assert expected in [text("en", one.id, one.arguments, namer(game, "en", NAMES)) for one in found]
