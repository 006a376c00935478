"""Nothing that a seat is shown or answered changes when everything changes that it cannot know."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples.lanterns.game import GAME as LANTERNS
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Event, Game
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.play.match import AUTO, Match
from noctuary.tables.live.helping import explain
from noctuary.tables.view import message
from tests.games.trials import find
from tests.tables.matches import after, dealt, played_through, set_up, shown

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
NIGHTFALLS = st.fixed_dictionaries(
    {
        "players": st.integers(2, 3),
        "edition": st.sampled_from(["en", "pl", "de"]),
        "secret_archives": st.booleans(),
        "draft": st.sampled_from(["normal", "quick-start"]),
    }
)


@settings(max_examples=20)
@given(seed=st.integers(0, 2**32), options=SEVERAL | OTHERS, moves=st.integers(0, 140))
def test_noc_1_6_views_and_answers_tell_nothing_hidden(seed: int, options: dict[str, Any], moves: int) -> None:
    _everybody_is_told_nothing(NOCTURNE, seed, options, moves)


@settings(max_examples=8)
@given(seed=st.integers(0, 2**32), options=NIGHTFALLS, moves=st.integers(0, 140))
def test_views_and_answers_of_nightfall_tell_nothing_hidden(seed: int, options: dict[str, Any], moves: int) -> None:
    _everybody_is_told_nothing(catalogue.find("nightfall"), seed, options, moves)


def _everybody_is_told_nothing(game: Game, seed: int, options: dict[str, Any], moves: int) -> None:
    """The check after so many random moves."""
    players = options["players"]
    match = Match(set_up(game, *["human"] * players, seed=seed, **options), patient=True)
    chance = Random(seed)
    while match.state.seat >= 0 and len(match.lines) < moves:
        seat = (match.unasked or match.waiting)[0]
        offered = match.state.decision(seat).moves
        match.add(seat_name(seat) + AUTO if match.unasked else offered[chance.below(len(offered))].line)
    lines = [game.actions.format(chance.below(game.actions.size)) for _ in range(30)]
    for seat in range(-1, players):
        legal = [game.actions.format(code) for code in match.state.legal(seat)] if seat >= 0 else []
        _tells_nothing(match, seat, chance.next32(), [*lines, *legal[:10]])


def test_views_and_answers_tell_nothing_of_choices_at_the_same_time() -> None:
    match = dealt("human", "human", "random")
    for line in ("P1 choose 6", "P2 choose 4", "P3 choose 5", "P1 draw"):
        match = after(match, line)
        for seat in range(-1, 3):
            assert _with_other_secrets(match, seat, 99).state.position() != match.state.position()
            _tells_nothing(match, seat, 99, LANTERNS.actions.texts)


def _tells_nothing(match: Match, seat: int, seed: int, texts: list[str]) -> None:
    other = _with_other_secrets(match, seat, seed)
    assert shown(other, seat) == shown(match, seat)
    if seat >= 0:
        for text in texts:
            assert _answered(other, seat, text) == _answered(match, seat, text)


def _with_other_secrets(match: Match, seat: int, seed: int) -> Match:
    other = played_through(match.setup, match.log())
    other.state = match.state.determinize(seat, Random(seed))
    other.state.patient = True
    other.events = [_with_other_secret(event, seat, seed) for event in match.events]
    return other


def _with_other_secret(event: Event, seat: int, seed: int) -> Event:
    secrets, auto = event.secrets, event.auto
    if secrets is not None and not event.is_insider(seat):
        secrets, auto = dict.fromkeys(secrets, "changed"), not auto
    other = Event(event.id, event.arguments, secrets, event.insiders, auto)
    if event.table is not None:
        other.table = find(event.table.game.name).poison(event.table, seat, Random(seed))
    return other


def _answered(match: Match, seat: int, text: str) -> str:
    answer = explain.about_line(match, seat, f"P{seat + 1} {text}")
    refusal = message(answer.refusal.message) if answer.refusal else None
    return json.dumps([[move.line for move in answer.moves], [message(m) for m in answer.preview], refusal])


def test_the_secrets_that_are_changed_are_really_others() -> None:
    match = Match(set_up(NOCTURNE, "human", "human", "human"))
    assert _with_other_secrets(match, 0, 1).state.position() != match.state.position()
    own, others = shown(match, 0), shown(match, 1)
    assert own["table"]["seats"][0]["concoctions"]
    assert others["table"]["seats"][0]["concoctions"] is None


@pytest.mark.parametrize("seat", [-1, 0])
def test_who_watches_sees_no_private_part(seat: int) -> None:
    event = Event("nocturne-keep", {"seat": "P2"}, {"concoction": "21"}, 1 << 1)
    assert "21" not in json.dumps(message(event.seen_by(seat)))
