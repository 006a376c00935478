"""The outcomes of finished games: what they count for, and for whom."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import convert

from noctuary.games.nocturne.shown.wire import Outcome
from noctuary.kernel import catalogue
from noctuary.kernel.messages import BadInput
from noctuary.kernel.moves import NOBODY
from noctuary.tables.results.outcomes import outcome, standings
from noctuary.tables.setup import restore, seat_players
from tests.games.lanterns.game import GAME
from tests.tables.finished import play
from tests.tables.matches import dealt, filed, finished, lanterns, played_through, set_up, shown


def test_a_game_counts_for_the_first_person_unless_another_is_named() -> None:
    assert lanterns("random", "human", "human").me == 1
    assert lanterns("random", "human", "human", me=2).me == 2
    assert lanterns("random", "random").me == NOBODY
    assert lanterns("human", "human", me=NOBODY).me == NOBODY
    with pytest.raises(BadInput) as refused:
        lanterns("random", "human", me=0)
    assert (refused.value.message.id, refused.value.message.arguments) == ("table-me", {"seat": "P1"})


@pytest.mark.parametrize("me", [None, 1, NOBODY])
def test_the_header_keeps_whom_a_game_counts_for(me: int | None) -> None:
    made = lanterns("human", "human", me=me)
    assert restore(GAME, made.header()).me == made.me


def test_place_and_points_of_a_finished_game() -> None:
    found = outcome(finished(lanterns("human", "human", "human")))
    assert found is not None
    assert (found.seat, found.place, found.players, found.total) == ("P1", 2, 3, 16)
    assert found.totals == {"P1": 16, "P2": 0, "P3": 18}
    assert (found.sheet, found.outcome) == ({"lanterns": 16, "total": 16}, {})


def test_a_game_with_take_backs_says_so() -> None:
    lines = ["P1 choose 1", "P2 choose 2", "undo 2"]
    found = outcome(finished(lanterns("human", "random", "random"), *lines))
    assert found is not None
    assert found.takebacks


def test_who_comes_after_two_that_share_a_place_is_third() -> None:
    match = finished(lanterns("human", "human", "human", seed=18))
    assert match.state.result is not None
    assert [len(seats) for seats in match.state.result.ranking] == [2, 1]
    places = []
    for seat in range(3):
        match.setup = seat_players(match.setup, seat)
        found = outcome(match)
        assert found is not None
        places.append(found.place)
    assert sorted(places) == [1, 1, 3]


def test_games_that_count_for_nobody() -> None:
    two = lanterns("human", "human")
    assert outcome(dealt("human", "human")) is None
    assert outcome(played_through(two, ["P1 resign", "P2 resign"])) is None
    assert outcome(finished(two)) is not None
    # A player who resigns has not finished the game, although somebody plays on.
    assert outcome(finished(two, "P1 resign")) is None
    assert outcome(finished(two, "P2 resign")) is not None
    assert outcome(finished(lanterns("random", "random"))) is None
    assert outcome(finished(lanterns("human", "human", me=NOBODY))) is None


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


def test_nobody_has_won_a_game_that_was_cut_off() -> None:
    match = finished(set_up(catalogue.find("nightfall"), "human", "human", "human", turn_limit=1))
    found = outcome(match)
    assert found is not None
    assert found.cut_off
    people = {0: "ada", 1: "bob", 2: "cid"}
    ranked = standings(match, people, ())
    assert ranked is not None
    assert [*ranked.places] == [("ada", 0), ("bob", 0), ("cid", 0)]
    ranked = standings(match, people, (1,))
    assert ranked is not None
    assert [*ranked.places] == [("ada", 0), ("cid", 0), ("bob", 1)]
    ordinary = finished(lanterns("human", "human", "human"))
    assert not shown(ordinary, 0)["result"]["cutOff"]
    assert shown(match, 0)["result"]["cutOff"]
