"""Orders that are not asked for: all lead to the same table, but for the order of cards in discard piles and exile."""

import io
from random import Random
from typing import Any

import pytest

from noctuary.cli.players.terminal import Terminal
from noctuary.games.nightfall.rules.course.state import Nightfall
from noctuary.kernel.parts.standing_orders import SILENT
from noctuary.kernel.play.match import Match
from noctuary.kernel.teaching.courses import FIRST
from noctuary.tables.setup import Seat, set_up_course
from tests.breadth import Figures, Seeds
from tests.games.trials import find

TRIAL = find("nightfall")
GAME = TRIAL.game


def outcome(state: Nightfall, code: int) -> dict[str, Any]:
    """The table once nothing is left to order, if this comes first and then always the first."""
    state = state.clone()
    state.play(state.seat, code)
    while state.choice.name in GAME.orderings:
        state.play(state.seat, state.legal(state.seat)[0])
    position = state.position()
    for player in position["players"].values():
        player["discard"] = sorted(player.get("discard", []))
    return {**position, "exiled": sorted(position.get("exiled", []))}


def test_what_is_not_asked_comes_to_the_same(seeds: Seeds, figures: Figures) -> None:
    for seed in seeds(6):
        chance = Random(seed)
        state = GAME.new(TRIAL.options(sorted(TRIAL.modes)[seed % len(TRIAL.modes)], seed, **TRIAL.short), seed)
        assert isinstance(state, Nightfall)
        while state.seat >= 0:
            codes = state.legal(state.seat)
            code = GAME.indifferent_move(state, state.seat)
            if code != SILENT:
                figures[f"{state.choice.name} not asked"] += 1
                assert all(outcome(state, other) == outcome(state, code) for other in codes)
            elif state.choice.name in GAME.orderings:
                figures[f"{state.choice.name} asked"] += 1
            state.play(state.seat, chance.choice(codes))


MINE = ["vulko", "big-ghost", "genesis-one"]


def at_resolve(players: int, theirs: dict[str, list[str]], attacks: list[str]) -> Nightfall:
    """P1 has attacked with three minions, and these moves were made."""
    seats = {"P1": {"play": MINE}, **{seat: {"play": minions} for seat, minions in theirs.items()}}
    start = {"phase": "combat", "wounds": {"face_up": ["bite x9"], "face_down": ["burn x20"]}, "players": seats}
    state = GAME.load(start, GAME.options({"players": players}), 1)
    for line in attacks:
        state.apply(line)
    assert isinstance(state, Nightfall)
    return state


@pytest.mark.parametrize(
    ("players", "theirs", "moves", "asked"),
    [
        (2, {}, [], False),  # All wounds are P2's.
        (2, {"P2": ["big-ghost"]}, ["P2 block big-ghost vulko"], False),  # A blocker meets one attack only.
        (2, {"P2": ["bad-smoke"]}, ["P2 block bad-smoke none"], True),  # It absorbs damage of any attack.
        (3, {}, ["P1 attack vulko P2", "P1 attack big-ghost P2", "P1 attack genesis-one P3"], True),  # Wounds differ.
        (3, {}, ["P1 attack vulko P2", "P1 attack big-ghost P2", "P1 attack genesis-one P2"], False),
    ],
)
def test_nf_3_3_the_order_of_attacks_is_asked_where_it_matters(
    players: int, theirs: dict[str, list[str]], moves: list[str], asked: bool
) -> None:
    state = at_resolve(players, theirs, moves)
    assert state.choice.name == "resolve"
    assert (GAME.indifferent_move(state, 0) == SILENT) == asked
    assert GAME.indifferent_move(state, 1) == SILENT


ORDER = "P1 resolve yuri-koroviev"


def before_the_order() -> Match:
    """The first guided game, up to an order of attacks that makes no difference."""
    setup = set_up_course(GAME, [Seat("human", "Ada"), Seat("greedy", "Owl")], FIRST)
    assert setup.terms.course
    script, match = setup.terms.course.script, Match(setup)
    for line in script[: script.index(ORDER)]:
        match.add(line)
    return match


def test_an_order_that_was_not_asked_is_taken_back_with_what_came_before_it() -> None:
    match = before_the_order()
    match.add(ORDER)
    assert match.log()[-match.undo_count()] == "P1 target P2"


def test_the_terminal_does_not_ask_for_an_order_either(monkeypatch: pytest.MonkeyPatch) -> None:
    match = before_the_order()
    monkeypatch.setattr("sys.stdin", io.StringIO())
    Terminal(match, "en", None).run()
    assert ORDER in match.lines
