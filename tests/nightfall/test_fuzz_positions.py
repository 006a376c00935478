"""Positions that somebody has changed by hand: they load, or are refused with the place of what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from noctuary.kernel.game import State
from noctuary.kernel.messages import BadInput
from noctuary.nightfall import GAME, Options
from noctuary.nightfall.options import MOST_TURNS
from tests.fuzzing import change
from tests.nightfall.test_invariants import drafts

VALUES: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 64, 256, 999, 1000, 10**9, 1.5),
    *("", "?", "vulko", "bite", "vulko x3", "vulko x0", "P1", "P9", "P1/vulko", "P2/bad-smoke#2", "commons"),
    *("chain", "claim", "cleanup", "combat", "over", "draft"),
    *([], {}, ["vulko"], ["bite"], [[]], [None], {"card": "vulko"}, {"P1": 1}),
]
WORDS = [
    "P1",
    "P3",
    "vulko",
    "vulko#2",
    "0",
    "99",
    "text",
    "chain",
    "strike",
    "effect",
    "damage-player",
    "#",
    "a/b",
    "",
]


def standing(random: Random) -> Iterator[tuple[Options, dict[str, Any]]]:
    """Positions of a random game."""
    players = random.randrange(2, 6)
    draft = random.choice(drafts(players))
    secret = draft != "common-ground" and random.random() < 0.5
    edition = random.choice(["en", "pl", "de"])
    options = Options(players, draft, secret, True, edition, series=random.random() < 0.2, turn_limit=30)
    state = GAME.new(options, random.randrange(1000))
    for number in range(300):
        if state.seat < 0:
            break
        if number % 20 == 0:
            yield options, state.position()
        seat = random.choice(state.seats())
        state.play(seat, random.choice(state.legal(seat)))


@pytest.mark.parametrize("seed", range(6))
def test_a_changed_position_loads_or_is_refused_with_its_place(seed: int) -> None:
    random = Random(seed)
    loaded = 0
    refusals: list[BadInput] = []
    for options, position in standing(random):
        for _ in range(25):
            changed = deepcopy(position)
            for _ in range(random.choice([1, 1, 2])):
                change(changed, random, VALUES, WORDS)
            try:
                state = GAME.load(changed, options, seed)
            except BadInput as refusal:
                refusals.append(refusal)
            else:
                loaded += 1
                check_usable(state, "pending" in changed)
    assert loaded > 20
    for refused in refusals:
        assert refused.where or refused.message.id == "nightfall-position-key"
        assert refused.message.text("en")


def check_usable(state: State, made: bool) -> None:
    """What has been loaded can be looked at; if nothing of it was in the middle of something, it is read back."""
    for decision in state.decisions:
        assert decision.prompt.text("en")
        assert len(decision.codes) >= 2
    for seat in range(-1, state.options.players):
        state.observe(seat).view()
    if not made:
        position = state.position()
        assert GAME.load(position, state.options, 1).position() == position


@pytest.mark.parametrize(
    "pending",
    [
        {"decision": "resolve", "seat": "P1", "attacks": [{"attacker": {"card": "vulko"}, "target": "P2"}]},
        {"decision": "resolve", "seat": "P1", "attacks": [{"attacker": "vulko", "target": "P2", "blockers": [1]}]},
        {"decision": "resolve", "seat": "P1"},
        {"decision": "block", "seat": "P2", "about": "vulko"},
        {"decision": "attack", "seat": "P1"},
        {"decision": "nothing", "seat": "P1"},
    ],
)
def test_what_is_pending_without_sense_is_refused(pending: dict[str, Any]) -> None:
    position = {"players": {"P1": {"play": ["vulko"]}, "P2": {"play": ["vulko"]}}, "pending": pending}
    with pytest.raises(BadInput) as refusal:
        GAME.load(position, Options(), 1)
    assert refusal.value.where.startswith("pending")


def test_the_longest_games_have_positions() -> None:
    options = Options(players=5, turn_limit=MOST_TURNS)
    position = {"phase": "claim", "turn": 5 * MOST_TURNS, "players": {"P1": {"hand": ["bite"]}}}
    state = GAME.load(position | {"wounds": {"face_up": ["bite"]}}, options, 1)
    assert GAME.load(state.position(), options, 1).position() == state.position()
    position["turn"] = 5 * MOST_TURNS + 1
    with pytest.raises(BadInput):
        GAME.load(position, options, 1)


MIDDLES: list[tuple[dict[str, Any], str, list[str]]] = [
    (
        {
            "chain": [{"card": "blaine-cordell", "seat": "P1", "kicked": True, "twice": True}],
            "players": {"P1": {"hand": ["bite"], "discard": ["bite", "burn", "bleed"]}},
        },
        "en",
        ["P1 target discard/burn"],
    ),
    (
        {
            "chain": [{"card": "ghoul-summons", "seat": "P1", "kicked": True}],
            "players": {"P1": {"hand": ["bite"], "discard": ["lilith-lawrence", "vulko"]}},
        },
        "en",
        ["P1 target discard/lilith-lawrence"],
    ),
    (
        {
            "chain": [{"card": "grim-siege", "seat": "P1"}],
            "players": {"P1": {"hand": ["vulko", "bite"]}, "P2": {"hand": ["vulko", "bad-smoke"]}},
        },
        "en",
        ["P1 stop"],
    ),
    (
        {
            "wounds": {"face_up": ["bite"]},
            "players": {"P1": {"hand": ["grim-siege"], "play": ["vulko", "big-ghost"]}},
        },
        "en",
        [],
    ),
    (
        {"players": {"P1": {"play": ["vulko", "big-ghost"]}, "P2": {"play": ["bad-smoke", "bad-smoke"]}}},
        "en",
        ["P2 block bad-smoke big-ghost"],
    ),
    ({"phase": "cleanup", "players": {"P1": {"hand": ["bite"], "deck": ["vulko"] * 5}}}, "de", []),
]


@pytest.mark.parametrize(("position", "edition", "moves"), MIDDLES)
def test_the_middle_of_something_is_read_back_and_goes_on_alike(
    position: dict[str, Any], edition: str, moves: list[str]
) -> None:
    state = GAME.load({"wounds": {"face_up": ["bite"] * 9}} | position, Options(edition=edition), 1)
    for move in moves:
        state.apply(move)
    for _ in range(2):
        if state.seat < 0:
            break
        again = GAME.load(state.position(), state.options, 1)
        assert again.position() == state.position()
        assert [decision.codes for decision in again.decisions] == [decision.codes for decision in state.decisions]
        line = state.decisions[0].moves[0].line
        state.apply(line)
        again.apply(line)
        assert again.position() == state.position()
