"""Nothing a seat is shown or answered changes when everything changes that it cannot know: games of Nocturne."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noctuary.kernel import catalogue
from noctuary.kernel.events import Event
from noctuary.kernel.match import Match
from noctuary.kernel.randomness import Random
from noctuary.tables import explain
from noctuary.tables.setup import Seat, Setup
from noctuary.tables.view import message, view
from tests.tables.matches import played_through

NOCTURNE = catalogue.find("nocturne")


SEVERAL = st.fixed_dictionaries({"players": st.integers(2, 4), "mode": st.sampled_from(["standard", "advanced"])})
OTHERS = st.sampled_from(
    [
        {"players": 1},
        {"players": 1, "scenario": 7},
        {"players": 1, "modifications": ["chest-hunt", "ready-to-brew"]},
        {"players": 3, "scenario": 12, "challenger": "P2"},
        {"players": 2, "mode": "family"},
        {"players": 4, "modifications": ["twisted-trees", "double-competition", "chest-hunt", "precious-gems"]},
    ]
)


@settings(max_examples=20)
@given(seed=st.integers(0, 2**32), options=SEVERAL | OTHERS, moves=st.integers(0, 140))
def test_noc_1_6_views_and_answers_tell_nothing_hidden(seed: int, options: dict[str, Any], moves: int) -> None:
    players = options["players"]
    seats = [Seat("human", f"Player {number}") for number in range(players)]
    match = Match(Setup(NOCTURNE, NOCTURNE.options(options), seats, seed))
    chance = Random(seed)
    log: list[str] = []
    state = match.state.clone()
    while state.seat >= 0 and len(log) < moves:
        codes = state.legal(state.seat)
        move = state.move(codes[chance.below(len(codes))])
        log.append(move.line)
        state.play(move.seat, move.code)
    match = played_through(match.setup, log)
    lines = [NOCTURNE.actions.format(chance.below(NOCTURNE.actions.size)) for _ in range(30)]
    for seat in range(-1, players):
        other = _with_other_secrets(match, seat, chance.next32())
        assert _shown(other, seat) == _shown(match, seat)
        if seat >= 0:
            legal = [NOCTURNE.actions.format(code) for code in match.state.legal(seat)]
            for text in [*lines, *legal[:10]]:
                assert _answered(other, seat, text) == _answered(match, seat, text)


def _with_other_secrets(match: Match, seat: int, seed: int) -> Match:
    other = played_through(match.setup, match.log)
    other.state = match.state.determinize(seat, Random(seed))
    other.events = [
        event
        if event.secrets is None or (seat >= 0 and event.insiders >> seat & 1)
        else Event(event.id, event.arguments, dict.fromkeys(event.secrets, "changed"), event.insiders, not event.auto)
        for event in match.events
    ]
    return other


def _shown(match: Match, seat: int) -> str:
    return msgspec.json.encode(view(match, seat, 0, [], None)).decode()


def _answered(match: Match, seat: int, text: str) -> str:
    answer = explain.about_line(match, seat, f"P{seat + 1} {text}")
    refusal = message(answer.refusal.message) if answer.refusal else None
    return json.dumps([[move.line for move in answer.moves], [message(m) for m in answer.preview], refusal])


def test_the_secrets_that_are_changed_are_really_others() -> None:
    seats = [Seat("human", f"Player {number}") for number in range(3)]
    match = Match(Setup(NOCTURNE, NOCTURNE.options({"players": 3}), seats, 7))
    assert _with_other_secrets(match, 0, 1).state.position() != match.state.position()
    own, others = _shown(match, 0), _shown(match, 1)
    assert json.loads(own)["table"]["seats"][0]["concoctions"]
    assert json.loads(others)["table"]["seats"][0]["concoctions"] is None


@pytest.mark.parametrize("seat", [-1, 0])
def test_who_watches_sees_no_private_part(seat: int) -> None:
    event = Event("nocturne-keep", {"seat": "P2"}, {"concoction": "21"}, 1 << 1)
    assert "21" not in json.dumps(message(event.seen_by(seat)))
