"""What follows from finished games: scenarios, achievements, modified rules, solo scores and records."""

from typing import Any

import pytest
from msgspec import convert, to_builtins

from noctuary.games.nocturne.shown.wire import Advance
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game
from noctuary.tables.results import progress as played_games
from noctuary.tables.wire.people import PlayedGame, Progress

NOCTURNE = catalogue.find("nocturne")
NIGHTFALL = catalogue.find("nightfall")


def game(number: int, total: int = 60, players: int = 2, place: int = 1, **outcome: Any) -> dict[str, Any]:
    """A finished game in the list of a profile: its number also counts the days."""
    sheet = outcome.pop("sheet", {"skulls": 0})
    edition, takebacks = outcome.pop("edition", None), outcome.pop("takebacks", False)
    cut_off = outcome.pop("cutOff", False)
    counted = {"track": "achievements", "comparable": True, "challenge": None, "achieved": [], "modifications": []}
    where = {"id": f"t{number}", "game": "nocturne", "edition": edition, "finished": f"2026-01-{number:02}"}
    score = {"seat": "P1", "place": place, "players": players, "total": total, "sheet": {**sheet, "total": total}}
    counts = {"outcome": {**counted, "band": None, **outcome}, "takebacks": takebacks, "cutOff": cut_off}
    return {**where, **score, **counts}


def tried(number: int, total: int, completed: bool, scenario: int = 7, **more: Any) -> dict[str, Any]:
    aims = [
        {"aim": "total>=85", "words": {"id": "aim", "args": {}}, "value": total, "target": 85, "met": total >= 85},
        {"aim": "tiles:egg=0", "words": {"id": "aim", "args": {}}, "value": 0, "target": 0, "met": completed},
    ]
    found = {"number": scenario, "completed": completed, "aims": aims}
    return game(number, total, players=1, track="scenario", challenge=found, **more)


def progress(of: Game, played: list[dict[str, Any]]) -> dict[str, Any]:
    """The progress from these games, as clients are told."""
    games = [{"seats": [], "totals": {}, "current": True, "together": False, **one} for one in played]
    found: dict[str, Any] = to_builtins(played_games.progress(of, convert(games, list[PlayedGame])))
    if of is NOCTURNE:
        assert convert(found, Advance) | to_builtins(convert(found, Progress)) == found
    return found


def at(number: int) -> dict[str, str]:
    return {"date": f"2026-01-{number:02}", "table": f"t{number}"}


def test_nothing_was_played_yet() -> None:
    nothing = {"records": [], "tally": {}, "bot": "level3"}
    assert progress(NIGHTFALL, []) == nothing
    assert progress(NOCTURNE, []) == nothing | {"scenarios": {}, "achievements": {}, "modifications": {}, "solo": []}


def test_noc_12_1_the_tries_of_a_scenario() -> None:
    found = progress(NOCTURNE, [tried(1, 70, False), tried(2, 90, False), tried(3, 80, False), tried(4, 99, True, 8)])
    assert set(found["scenarios"]) == {"7", "8"}
    seven = found["scenarios"]["7"]
    assert (seven["tries"], seven["completed"], seven["best"], seven["bestTable"]) == (3, None, 90, "t2")
    assert seven["aims"] == [
        {"aim": "total>=85", "words": {"id": "aim", "args": {}}, "met": True},
        {"aim": "tiles:egg=0", "words": {"id": "aim", "args": {}}, "met": False},
    ]
    assert found["scenarios"]["8"]["completed"] == at(4)


def test_a_completed_try_is_better_than_more_points() -> None:
    tries = [tried(1, 95, False), tried(2, 86, True), tried(3, 99, False), tried(4, 90, True), tried(5, 87, True)]
    seven = progress(NOCTURNE, tries)["scenarios"]["7"]
    assert (seven["tries"], seven["completed"], seven["best"], seven["bestTable"]) == (5, at(2), 90, "t4")
    assert all(aim["met"] for aim in seven["aims"])


def test_a_first_try_without_points_is_the_best_so_far() -> None:
    seven = progress(NOCTURNE, [tried(1, 0, False)])["scenarios"]["7"]
    assert (seven["tries"], seven["best"], seven["bestTable"], len(seven["aims"])) == (1, 0, "t1", 2)


def test_noc_12_2_an_achievement_has_the_date_of_the_first_game_that_reached_it() -> None:
    games = [
        game(1, achieved=["total>=60"]),
        game(2, achieved=["total>=60", "total>=70"]),
        game(3, achieved=["total>=80"], track=None, comparable=False),
        tried(4, 90, True, achieved=["total>=90"]),
    ]
    found = progress(NOCTURNE, games)
    assert found["achievements"] == {"total>=60": at(1), "total>=70": at(2)}


def test_noc_12_2_a_modified_game_ticks_its_modifications_only() -> None:
    games = [
        game(1, track="modified", modifications=["chest-hunt"], achieved=["total>=60"]),
        game(2, track="modified", modifications=["chest-hunt", "twisted-trees"]),
    ]
    found = progress(NOCTURNE, games)
    assert found["modifications"] == {"chest-hunt": at(1), "twisted-trees": at(2)}
    assert found["achievements"] == {}


def test_noc_10_9_solo_scores_oldest_first() -> None:
    found = progress(
        NOCTURNE, [game(1, 49, players=1), game(2, 71, players=1, band=70), game(3, 90), tried(4, 85, True)]
    )
    assert found["solo"] == [
        {**at(1), "total": 49, "band": None, "track": "achievements"},
        {**at(2), "total": 71, "band": 70, "track": "achievements"},
        {**at(4), "total": 85, "band": None, "track": "scenario"},
    ]


def records(played: list[dict[str, Any]], of: Game = NOCTURNE) -> list[tuple[str, int, str]]:
    return [(record["record"], record["value"], record["table"]) for record in progress(of, played)["records"]]


def test_records_are_kept_by_number_of_players_and_row() -> None:
    played = [
        game(1, 60, sheet={"skulls": 8, "eggs": 0, "ability": -2}),
        game(2, 71, players=1, sheet={"skulls": 12}),
        game(3, 71, players=1, sheet={"skulls": 12, "herbs": 3}),
        game(4, 55, players=4),
        game(5, 65),
    ]
    assert records(played) == [
        ("total-2", 65, "t5"),
        ("total-4", 55, "t4"),
        ("total-solo", 71, "t2"),
        ("row-herbs", 3, "t3"),
        ("row-skulls", 12, "t2"),
    ]


def test_games_of_other_rules_set_no_records() -> None:
    found = progress(NOCTURNE, [game(1, 50), game(2, 200, sheet={"gems": 20}, comparable=False)])
    assert [record["value"] for record in found["records"]] == [50]
    assert found["tally"]["2"][0] == 2


def test_where_the_lowest_total_wins_it_is_the_record() -> None:
    played = [{**game(number, total, sheet={"bite": 3}), "outcome": {}} for number, total in ((1, 9), (2, 7), (3, 8))]
    assert records(played, NIGHTFALL) == [("total-2", 7, "t2")]


def test_a_win_needs_others() -> None:
    found = progress(NOCTURNE, [game(1), game(2, place=2), game(3, players=1), game(4, players=4)])
    assert found["tally"] == {"1": [1, 0], "2": [2, 1], "4": [1, 1]}


@pytest.mark.parametrize("more", [{"edition": {"name": "My box", "hash": "0123456789abcdef"}}, {"takebacks": True}])
def test_games_under_an_edition_or_with_take_backs_are_finished_games_and_nothing_more(more: dict[str, Any]) -> None:
    played = [
        game(1, 80, achieved=["total>=60"], **more),
        tried(2, 99, completed=True, **more),
        game(3, 61, place=2, achieved=["total>=60"]),
    ]
    found = progress(NOCTURNE, played)
    assert [sum(numbers) for numbers in zip(*found["tally"].values(), strict=True)] == [3, 1]
    assert (found["scenarios"], found["solo"]) == ({}, [])
    assert found["achievements"] == {"total>=60": at(3)}
    assert [(record["record"], record["value"]) for record in found["records"]] == [("total-2", 61)]


def test_a_game_that_was_cut_off_is_no_win_and_no_record() -> None:
    found = progress(NIGHTFALL, [game(1, 0, cutOff=True), game(2, 9)])
    assert found["tally"] == {"2": [2, 1]}
    assert [(record["record"], record["value"]) for record in found["records"]] == [("total-2", 9)]
