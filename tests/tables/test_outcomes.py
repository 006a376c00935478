"""What a finished game counts for, and for whom."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import convert

from noctuary.games.nocturne.shown.wire import Outcome
from noctuary.kernel.match import AUTO, Match
from noctuary.kernel.messages import BadInput
from noctuary.tables.outcomes import outcome
from noctuary.tables.setup import NOBODY, Seat, Setup, restored
from noctuary.tables.wire import Counted
from tests.games.lanterns import game as lanterns
from tests.tables import toy
from tests.tables.finished import play
from tests.tables.matches import after, filed


def setup(*kinds: str, me: int | None = None) -> Setup:
    seats = [Seat(kind, f"Player {number}") for number, kind in enumerate(kinds, 1)]
    return Setup(toy.GAME, toy.GAME.options({"players": len(kinds)}), seats, 7, me)


def test_a_game_counts_for_the_first_person_unless_another_is_named() -> None:
    assert setup("random", "human", "human").me == 1
    assert setup("random", "human", "human", me=2).me == 2
    assert setup("random", "random").me == NOBODY
    assert setup("human", "human", me=NOBODY).me == NOBODY
    with pytest.raises(BadInput) as refused:
        setup("random", "human", me=0)
    assert (refused.value.message.id, refused.value.message.arguments) == ("table-me", {"seat": "P1"})


@pytest.mark.parametrize("me", [None, 1, NOBODY])
def test_the_header_keeps_whom_a_game_counts_for(me: int | None) -> None:
    made = setup("human", "human", me=me)
    assert restored(toy.GAME, made.header()).me == made.me


def test_place_and_points_of_a_finished_game() -> None:
    match = Match(setup("human", "human", "human"), patient=True)
    cards = match.state.legal(1)[:]
    while not match.over:
        seat = match.waiting[0]
        # Only P2 puts something on the table.
        codes = match.state.legal(seat)
        match = after(match, f"P{seat + 1} {toy.GAME.actions.format(codes[0] if seat == 1 else toy.PASS)}")
    assert match.state.result is not None
    found = outcome(match)
    assert found is not None
    assert (found.seat, found.place, found.players, found.total) == ("P1", 2, 3, 0)
    assert found.totals["P2"] >= sum(cards)
    assert (found.sheet, found.outcome) == ({"total": 0}, {})


def test_who_comes_after_two_that_share_a_place_is_third() -> None:
    places: dict[int, int | None] = {}
    for seed in range(300):
        match = Match(Setup(lanterns.GAME, lanterns.GAME.options({"players": 3}), [Seat("human", "Ada")] * 3, seed))
        while not match.over:
            # A move that was forced would be made before one that is written down.
            seat = (match.unasked or match.waiting)[0]
            line = match.state.decision(seat).moves[-1].line
            match = after(match, f"P{seat + 1}{AUTO}" if match.unasked else line)
        result = match.state.result
        assert result is not None
        if [len(seats) for seats in result.ranking] == [2, 1]:
            for seat in range(3):
                match.setup = Setup(match.setup.game, match.setup.options, match.setup.seats, seed, seat)
                found = outcome(match)
                assert found is not None
                places[seat] = found.place
            break
    assert sorted(place or 0 for place in places.values()) == [1, 1, 3]


def test_games_that_count_for_nobody() -> None:
    running = Match(setup("human", "human"), patient=True)
    assert outcome(running) is None
    assert outcome(after(after(running, "P1 resign"), "P2 resign")) is None

    def ended(match: Match) -> Counted | None:
        while not match.over:
            match = after(match, f"P{match.waiting[0] + 1} pass")
        return outcome(match)

    assert ended(running) is not None
    # Whoever gives up has not finished the game, though somebody plays on.
    assert ended(after(running, "P1 resign")) is None
    assert ended(after(running, "P2 resign")) is not None
    assert ended(Match(setup("random", "random"), patient=True)) is None
    assert ended(Match(setup("human", "human", me=NOBODY), patient=True)) is None


@pytest.mark.parametrize(
    ("options", "track"),
    [
        ({"players": 1}, "achievements"),
        ({"players": 1, "scenario": 7}, "scenario"),
        ({"players": 2, "mode": "advanced"}, "achievements"),
        ({"players": 3, "modifications": ["precious-gems", "chest-hunt"]}, "modified"),
        ({"players": 2, "mode": "family"}, None),
    ],
)
def test_noc_12_2_a_game_of_nocturne_counts_for_one_track(options: dict[str, Any], track: str | None) -> None:
    record = play("nocturne", seed=3, **options)
    found = outcome(filed(record))
    assert found is not None
    assert record.state.result is not None
    assert found.total == record.state.result.totals[0]
    counted = found.outcome
    assert convert(counted, Outcome) == counted
    assert counted["track"] == track
    assert (counted["challenge"] is not None) == (track == "scenario")
    assert track == "achievements" or counted["achieved"] == []
    assert counted["comparable"] == (track in ("achievements", "scenario"))
    assert (counted["band"] is not None) == (options["players"] == 1 and found.total >= 50)
