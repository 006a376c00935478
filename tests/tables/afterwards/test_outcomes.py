"""The outcomes of finished games: what they count for, and for whom."""

from typing import Any

import pytest
from msgspec import convert, to_builtins

from examples.lanterns.game import GAME
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.moves import NOBODY
from noctuary.kernel.play.match import Match
from noctuary.tables.results.outcomes import outcome, standings
from noctuary.tables.results.progress import progress
from noctuary.tables.setup import restore, seat_players
from noctuary.tables.wire.people import Counted, PlayedGame
from tests.tables.matches import dealt, filed, finished, lanterns, played_through, set_up, shown

LISTED: dict[str, Any] = {"id": "t", "game": "lanterns", "edition": None, "finished": "2026-01-01", "seats": []}
LISTED |= {"current": True, "together": False}
"""What a profile knows of a finished game beside its outcome."""


def counted(match: Match, seat: int | None = None) -> Counted:
    """The outcome of a game that counts."""
    found = outcome(match, seat)
    assert found is not None
    return found


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
    found = counted(finished(lanterns("human", "human", "human")))
    assert (found.seat, found.place, found.players, found.total) == ("P1", 2, 3, 16)
    assert found.totals == {"P1": 16, "P2": 0, "P3": 18}
    assert (found.sheet, found.outcome) == ({"lanterns": 16, "total": 16}, {})


def test_a_game_with_take_backs_says_so() -> None:
    lines = ["P1 choose 1", "P2 choose 2", "undo 2"]
    found = counted(finished(lanterns("human", "random", "random"), *lines))
    assert found.takebacks


def test_who_comes_after_two_that_share_a_place_is_third() -> None:
    match = finished(lanterns("human", "human", "human", seed=18))
    assert match.state.result is not None
    assert [len(seats) for seats in match.state.result.ranking] == [2, 1]
    places = []
    for seat in range(3):
        match.setup = seat_players(match.setup, seat)
        places.append(counted(match).place)
    assert sorted(places) == [1, 1, 3]


def test_games_that_count_for_nobody() -> None:
    two = lanterns("human", "human")
    assert outcome(dealt("human", "human")) is None
    assert outcome(played_through(two, ["P1 choose 1"])) is None
    assert outcome(finished(two)) is not None
    assert outcome(played_through(set_up(catalogue.find("nocturne"), "human"), ["P1 resign"])) is None
    # In games of earlier versions a player who resigns has not finished, although somebody plays on.
    two.resignation_ends = False
    assert outcome(played_through(two, ["P1 resign", "P2 resign"])) is None
    assert outcome(finished(two, "P1 resign")) is None
    assert outcome(finished(two, "P2 resign")) is not None
    assert outcome(finished(lanterns("random", "random"))) is None
    assert outcome(finished(lanterns("human", "human", me=NOBODY))) is None


def test_a_resignation_counts_as_a_lost_game() -> None:
    match = played_through(lanterns("human", "human"), ["P1 choose 1", "P1 resign"])
    lost, won = counted(match, 0), counted(match, 1)
    assert (lost.place, lost.players, lost.won, lost.given_up) == (2, 2, False, True)
    assert (won.place, won.players, won.won, won.given_up) == (1, 2, True, True)
    match = finished(lanterns("human", "human", "human"), "P2 resign")
    found = [outcome(match, seat) for seat in range(3)]
    assert [one and (one.place, one.given_up) for one in found][1] == (3, True)
    assert sorted(one.place for one in found if one and not one.given_up) == [1, 2]
    # It is played and won or lost, and no record.
    played = [convert({**to_builtins(one), **LISTED}, PlayedGame) for one in (lost, won)]
    assert [*progress(GAME, played)["tally"].values()] == [[2, 1]]
    assert progress(GAME, played)["records"] == []
    # So it is in a file.
    assert outcome(filed(match, 1)) == found[1]
    ended = filed(played_through(lanterns("human", "human"), ["P1 choose 1", "P1 resign"]))
    assert (ended.over, outcome(ended)) == (True, lost)


def test_nobody_has_won_a_game_that_was_cut_off() -> None:
    match = finished(set_up(catalogue.find("nightfall"), "human", "human", "human", turn_limit=1))
    found = counted(match)
    assert found.cut_off
    people = {0: "ada", 1: "bob", 2: "cid"}
    ranked = standings(match, people, ())
    assert ranked is not None
    assert [*ranked.places] == [(0, 0), (1, 0), (2, 0)]
    ranked = standings(match, people, (1,))
    assert ranked is not None
    assert [*ranked.places] == [(0, 0), (2, 0), (1, 1)]
    assert not shown(finished(lanterns("human", "human", "human")), 0)["result"]["cutOff"]
    assert shown(match, 0)["result"]["cutOff"]
