"""Positions of all modes that somebody has changed by hand: they load, or are refused with words for what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from noctuary.kernel.game import State
from noctuary.kernel.messages import BadInput
from noctuary.nocturne import GAME, Options
from noctuary.nocturne.options import FAMILY, MODIFICATIONS
from tests.fuzzing import change

VALUES: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 7, 13, 24, 36, 64, 256, 999, 10**9, 1.5),
    *(
        "",
        "?",
        "egg",
        "chest",
        "egg x3",
        "egg x0",
        "star",
        "S4",
        "P1",
        "P2",
        "P9",
        "P1:4",
        "P2:s4",
        "b2",
        "open",
        "gone",
    ),
    *("N +1 3 offers", "W <=4 2 keeps", "N +1 3 offers x9", "twilight", "moonlight", "moonlight-scoring", "over"),
    *([], {}, ["egg"], ["chest"], [[]], [None], ["N +1 3 offers"], {"P1": 1}, {"cornered": 1}, {"deck": 3}),
]
WORDS = [
    "P1",
    "P2",
    "P3",
    "egg",
    "chest",
    "4",
    "star",
    "s6",
    "a1",
    "f6",
    "0",
    "99",
    "N",
    ">=4",
    "-",
    "text",
    "hunt",
    "",
]
OPTIONS = [
    Options(1),
    Options(1, advanced=False, modifications=["chest-hunt"]),
    Options(scenario=5),
    Options(2, "advanced", modifications=list(MODIFICATIONS)),
    Options(3, FAMILY),
    Options(4, scenario=17, challenger=3),
]


def standing(options: Options, random: Random) -> Iterator[dict[str, Any]]:
    """Positions of random games: some of each, all where a chest may be hunted with."""
    for seed in range(4):
        state = GAME.new(options, seed)
        for number in range(1000):
            if state.seat < 0:
                break
            if number % 15 == 0 or "hunt" in [decision.kind for decision in state.decisions]:
                yield state.position()
            state.play(state.seat, random.choice(state.legal(state.seat)))
        yield state.position()


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(map(str, options.mapping().values())))
def test_a_changed_position_loads_or_is_refused(options: Options) -> None:
    random = Random(7)
    loaded = 0
    refusals: list[BadInput] = []
    for position in standing(options, random):
        for _ in range(12):
            changed = deepcopy(position)
            for _ in range(random.choice([1, 1, 2])):
                change(changed, random, VALUES, WORDS)
            try:
                state = GAME.load(changed, options, 1)
            except BadInput as refusal:
                refusals.append(refusal)
            else:
                loaded += 1
                check_usable(state, "pending" in changed)
    assert loaded > 20
    assert len(refusals) > 20
    assert all(refusal.message.text("en") for refusal in refusals)


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
