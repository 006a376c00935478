"""Reasons for moves in positions where everybody who knows the game would name the same."""

import pytest

from noctuary.bots import advice, policy
from noctuary.bots.policy import MovePolicy
from noctuary.bots.search import Budget
from noctuary.games import nocturne
from noctuary.games.nocturne.judgement.causes import NocturneCauses
from noctuary.games.nocturne.rules.basis.actions import KEEP_CONCOCTION
from noctuary.kernel.base.randomness import Random
from tests.games.reasons import Table, reasons_for

GRID: Table = {"forest": "egg feather skull-ram\nchest tripti -"}
BREW: Table = {"tiles": ["tripti-enchanted"], "concoctions": ["S8"]}
HIGHER: Table = {"players": {"P1": {"tokens": [6, 7]}, "P2": {"tokens": [5]}}}
EGG = {"forest": "egg - feather tripti", "players": {"P1": {"tokens": [1, 5]}, "P2": {"tokens": [7]}}}
STAR = {**GRID, "players": {"P1": {"tokens": [3, "star"]}, "P2": {"tokens": [7]}}}
CHARM = {**GRID, "twilight_goals": [1, 4, 9], "players": {"P1": {"tokens": [2, 3]}, "P2": {"tokens": [1]}}}
POTION = {"forest": "herb-d-1 - egg", "players": {"P1": {"tokens": [1], **BREW}, "P2": {"tokens": [7]}}}
HEN: Table = {"tokens": ["star"], "tiles": ["egg", "egg-enchanted", "feather", "tripti"], "concoctions": ["25"]}
HERB = {"forest": "herb-a-1 - egg", "players": {"P1": HEN, "P2": {"tokens": [7], "tiles": ["egg", "egg"]}}}
ALUMINA = "wins “Enchanted Alumina aromatica” (7 points more for concoctions)"
MOST = "(4 points more with the most eggs)"
DRACONUS = "“Enchanted Draconus doomina” (2 points more for concoctions)"
ROWS = [
    (EGG, "cast 1 a1", "cast 5 c1", f"wins “Mysterious Egg” {MOST} with 1, which nobody can answer"),
    (STAR, "cast star a1", "cast 3 a1", f"wins “Mysterious Egg” {MOST} with the star, which nothing beats"),
    (CHARM, "cast 3 c1", "cast 2 c1", "wins the goal “Three’s a Charm”, 3 points"),
    ({**GRID, **HIGHER}, "cast 6 a1", "cast 7 a1", "keeps 7 in hand to win another tile with"),
    (HERB, "cast star a1", "cast star c1", f"{ALUMINA} with the star, which nobody can answer"),
    (POTION, "cast 1 a1", "pass", f"wins {DRACONUS} with 1, which nobody can answer"),
]


@pytest.mark.parametrize(("table", "better", "other", "expected"), ROWS)
def test_a_move_has_the_reason_that_a_friend_would_name(table: Table, better: str, other: str, expected: str) -> None:
    assert expected in reasons_for("nocturne", table, better, other)


@pytest.mark.parametrize(
    ("own", "kept", "kind", "expected"),
    [
        ([], "15", "brew", (7, 0)),
        (["14"], "15", "brew", (4, 0)),
        ([], "14", "brew", (3, 1)),
        ([], "5", "lacks", (4, 3)),
    ],
)
def test_a_concoction_brings_what_it_adds_to_the_others(
    own: list[str], kept: str, kind: str, expected: tuple[int, int]
) -> None:
    """Two mushrooms, a feather, a skull and a herb pay for both levels of 15 (NOC-8.7). What it only promises is a
    reason of another kind, so that either can speak against the other.
    """
    tiles = ["tripti-enchanted", "feather", "skull-ram", "herb-a-3"]
    table: Table = {
        "forest": "egg egg",
        "players": {"P1": {"tokens": [1], "tiles": tiles, "concoctions": own}, "P2": {}},
    }
    state = nocturne.GAME.load(table, nocturne.GAME.options({"players": 2}), 1)
    found = NocturneCauses(state, 0, KEEP_CONCOCTION + state.facts.concoction_ids.index(kept))
    found.own_move()
    [cause] = found.found
    assert cause.message.id == f"nocturne-why-{kind}"
    assert (cause.message.arguments["points"], cause.message.arguments["missing"]) == expected


def worths(table: Table, before: list[str], *moves: str) -> dict[str, float]:
    """What the first of some moves brings about, with what it is worth."""
    state = nocturne.GAME.load(table, nocturne.GAME.options({"players": 2}), 1)
    codes = [nocturne.GAME.actions.parse(move) for move in (*before, *moves)]
    for code in codes[: len(before)]:
        state.play(state.seat, code)
    after, found = state.clone(), dict[str, float]()
    after.events = []
    for code in codes[len(before) :]:
        after.play(after.seat, code)
    for cause in nocturne.GAME.causes(state, after, state.seat, codes[len(before)]):
        id = cause.message.id.removeprefix("nocturne-why-")
        found[id] = found.get(id, 0.0) + cause.worth
    return found


def test_a_pass_makes_nobody_spend_a_token() -> None:
    table: Table = {"forest": "egg feather egg", "players": {"P1": {"tokens": [3]}, "P2": {"tokens": ["star"]}}}
    assert worths(table, [], "cast 3 a1", "cast star b1")["spent"] == 2.5
    assert "spent" not in worths(table, [], "pass", "cast star a1")


def test_a_chest_is_worth_what_is_in_it() -> None:
    table: Table = {"forest": "chest egg", "players": {"P1": {"tokens": ["star"]}, "P2": {"tokens": [3]}}}
    table["stack"] = ["chest", "skull-third", "skull-ram", "feather", "egg", "duode"]
    better, worse = (worths(table, ["cast star a1"], "keep chest", f"keep {one}") for one in ("egg", "feather"))
    assert list(better) == list(worse) == ["tile"]
    assert better["tile"] > worse["tile"]


def test_a_scenarios_aim_that_is_met_is_a_reason_that_is_not_in_points() -> None:
    tiles = ["skull-hoofed", "skull-hoofed"]
    table: Table = {"forest": "skull-ram -", "players": {"P1": {"tokens": [1], "tiles": tiles, "concoctions": []}}}
    options = nocturne.GAME.options({"players": 1, "mode": "solo", "scenario": 1})
    state = nocturne.GAME.load(table, options, 1)
    after = state.clone()
    after.events = []
    code = nocturne.GAME.actions.parse("cast 1 a1")
    after.play(0, code)
    met = {cause.message.id: cause for cause in nocturne.GAME.causes(state, after, 0, code)}["nocturne-why-aims"]
    assert (met.number, met.scored) == (1.0, False)


def test_where_nothing_counted_differs_the_best_moves_feature_is_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless it weighs too little."""
    monkeypatch.setattr(advice, "reasons", lambda *_, **__: [])
    top = "nocturne-why-top-tile"
    for forest, weight, why in (
        ("P1:2 egg", 0.4, top),
        ("egg P1:2 skull-ram", 0.4, top),
        ("egg P1:2 skull-ram", 0.05, advice.LATER),
    ):
        weights = [weight * (name == "rank-4") for name in nocturne.GAME.move_features]
        monkeypatch.setitem(policy._shipped, "nocturne", MovePolicy(weights, 1.0))
        position = {"forest": forest, "players": {"P1": {"tokens": [3]}, "P2": {"tokens": [7]}}}
        state = nocturne.GAME.load(position, nocturne.GAME.options({"players": 2}), 1)
        told = advice.advise(state.observe(state.seat), state.decision(state.seat), Random(1), Budget(200))
        assert [one.id for one in told.why] == [why]
