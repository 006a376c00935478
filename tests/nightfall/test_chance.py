"""Rules that cases cannot show: chance, messages about forced moves, score sheets, checks."""

from typing import Any

import pytest

from noctuary.games.nightfall import GAME, Nightfall, Options


def load(position: dict[str, Any], seed: int = 1, **options: Any) -> Nightfall:
    wounds = {"face_up": ["bite"] * 9}
    return GAME.load({"wounds": wounds} | position, Options(**options), seed, listen=True)


def test_a_discard_pile_that_becomes_the_deck_is_shuffled() -> None:
    """NF-2.1."""
    discard = ["vulko", "big-ghost", "franz-orlok", "death-grip", "blood-rage", "grim-siege"]
    chain = [{"card": "overwatch-two", "seat": "P1"}]
    players = {"P1": {"hand": ["bite"], "discard": discard}}
    drawn = set()
    for seed in range(60):
        hand = load({"phase": "chain", "chain": chain, "players": players}, seed).position()["players"]["P1"]["hand"]
        assert len(hand) == 2
        drawn.update(hand)
    assert drawn == {"bite", *discard}


@pytest.mark.parametrize(
    ("position", "event"),
    [
        ({"phase": "chain", "players": {"P1": {"hand": ["bite"]}, "P2": {"hand": ["bite"]}}}, "no-chain"),
        (
            {
                "phase": "chain",
                "chain": [{"card": "grim-siege", "seat": "P1"}],
                "players": {"P1": {"hand": ["bite"]}, "P2": {"hand": ["bite"]}},
            },
            "stop",
        ),
    ],
)
def test_only_his_own_seat_is_told_that_he_had_to_stop(position: dict[str, Any], event: str) -> None:
    """NF-13.10."""
    found = [told for told in load(position).events or [] if told.id == f"nightfall-{event}"]
    assert found
    for told in found:
        seat = int(str(told.arguments["seat"])[1]) - 1
        assert [other for other in (-1, 0, 1) if told.auto_for(other)] == [seat]


def test_a_second_time_is_seen_as_one() -> None:
    """NF-5.2."""
    chain = [{"card": "zacharias-sands", "seat": "P1", "twice": True}]
    players = {"P1": {"hand": ["bite"], "play": ["blaine-cordell", "vulko"]}}
    state = load({"phase": "chain", "chain": chain, "players": players})
    seen = []
    for _ in range(2):
        seen.append(state.observe(1).view()["resolving"]["again"])
        loaded = GAME.load(state.position(), state.options, 1)
        assert loaded.observe(1).view()["resolving"]["again"] == seen[-1]
        state.apply("P1 target P1/blaine-cordell")
    assert seen == [False, True]
    assert state.observe(1).view()["resolving"] is None


def test_a_chosen_stop_is_marked_for_nobody() -> None:
    """NF-13.10."""
    state = load({"phase": "chain", "players": {"P1": {"hand": ["grim-siege"]}}})
    state.apply("P1 stop")
    found = [told for told in state.events or [] if told.id == "nightfall-no-chain"]
    assert [[told.auto_for(seat) for seat in (-1, 0, 1)] for told in found] == [[False] * 3]


def test_a_forced_stop_that_waited_is_marked_like_one_that_did_not() -> None:
    """NF-13.10."""
    hands = {"P1": {"hand": ["grim-siege", "bite"]}, "P2": {"hand": ["bite"]}}
    marks = []
    for patient in (False, True):
        state = load({"phase": "chain", "players": hands})
        state.patient = patient
        state.apply("P1 chain grim-siege")
        while state.unasked():
            waiting = state.unasked()[0]
            state.play(waiting, state.legal(waiting)[0])
        stops = [told for told in state.events or [] if told.id == "nightfall-stop"]
        marks.append([(told.arguments["seat"], [told.auto_for(seat) for seat in (-1, 0, 1)]) for told in stops])
    assert marks[0] == [("P1", [False, True, False]), ("P2", [False, False, True])]
    assert marks[1] == marks[0]


def test_the_sheet_of_a_series_tells_the_last_game_from_those_before() -> None:
    """NF-10.4."""
    wounds = {"face_up": ["bite"], "face_down": ["burn"] * 9}
    series = {"game": 3, "totals": {"P1": 99, "P2": 40}}
    players = {"P1": {"hand": ["enraged-wight", "bite"]}}
    position = {"phase": "chain", "wounds": wounds, "series": series, "players": players}
    state = load(position, series=True)
    state.apply("P1 chain enraged-wight")
    state.apply("P1 target P2")
    assert state.result is not None
    assert [(rows["bite"], rows["before"], rows["total"]) for rows in state.result.sheet] == [(1, 99, 100), (1, 40, 41)]
