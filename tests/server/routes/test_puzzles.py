"""Guided tables over HTTP: puzzles listed, tried, solved, stored; what is not asked for."""

import json
from typing import Any, cast

from noctuary.kernel.teaching.courses import FIRST, courses
from noctuary.kernel.teaching.puzzles import puzzles
from noctuary.tables.people.transfer import checksum
from tests.server.client import Browser
from tests.server.conftest import Inside


def begun(browser: Browser, game: str, id: str, players: int) -> str:
    """A table with a puzzle."""
    seats = [{"kind": "greedy" if seat else "human", "name": f"Player {seat}"} for seat in range(players)]
    made = browser.post("/api/tables", {"game": game, "course": f"puzzle-{id}", "seats": seats})
    assert made.status == 201, made.body
    return str(made.json["id"])


def listed(browser: Browser) -> dict[str, Any]:
    """The puzzles of Nightfall by their ids."""
    return {puzzle["id"]: puzzle for puzzle in browser.get("/api/games/nightfall/puzzles").json["puzzles"]}


def standing(browser: Browser) -> dict[str, Any]:
    """How well this browser's player solves puzzles of Nightfall."""
    return cast(dict[str, Any], browser.get("/api/games/nightfall/puzzles").json["standing"])


def come_along(browser: Browser, server: Inside, id: str, solved: str, missed: dict[str, Any]) -> None:
    # It is in the file of the profile, and comes along to another player.
    file = browser.get("/api/profile/export").body
    other = server.browser()
    assert other.post("/api/profile/import", file).json["puzzles"] == 1
    assert listed(other)[id]["solved"] == solved
    assert standing(other) == missed
    assert other.post("/api/profile/import", file).json["puzzles"] == 0
    contents = json.loads(file)
    del contents["checksum"]
    contents["puzzles"].append({"game": "../nightfall", "puzzle": "none", "date": solved})
    contents["puzzles"].append({"game": "nightfall", "puzzle": "none", "date": solved})
    more = server.browser()
    taken = more.post("/api/profile/import", json.dumps({**contents, "checksum": checksum(contents)}))
    assert taken.json["puzzles"] == 1
    contents["puzzles"][0]["date"] = "0001-01-01T00:00:00Z"
    refused = other.post("/api/profile/import", json.dumps({**contents, "checksum": checksum(contents)}))
    assert refused.refusal == "profile-puzzle-date"
    assert refused.json["where"] == "$.puzzles[0].date"


def test_a_puzzle_is_tried_solved_and_kept(browser: Browser, server: Inside) -> None:
    assert browser.get("/api/games/nightfall/puzzles").json["daily"] in listed(browser)
    puzzle = next(one for one in puzzles("nightfall").values() if len(one.answers) > 1)
    step = puzzle.answers[0]
    wrong = list(step.moves)[-1]
    with browser.asked(begun(browser, "nightfall", puzzle.id, puzzle.options["players"])) as (chair, view):
        guide = view["guide"]
        assert guide["say"]["id"] == f"nightfall-puzzle-{puzzle.theme}"
        assert (guide["puzzle"]["answer"], guide["puzzle"]["solution"]) == (None, None)
        view = chair.play(f"P1 {wrong}", view)
        guide = view["guide"]
        assert (guide["about"]["id"], guide["failed"]) == ("puzzle-bad", True)
        # The table waits: nobody moves on, and nobody is asked.
        assert (view["decision"], view["thinking"], view["over"]) == (None, [], False)
        missed = standing(browser)
        assert (missed["last"], missed["streak"], missed["rating"] < 1500) == (puzzle.id, 0, True)
        assert missed["change"] == missed["rating"] - 1500
        # The answer has the move with its consequences, and why it is worse.
        assert len(guide["puzzle"]["answer"]["line"]) == 1 + len(step.moves[wrong].line)
        assert all(row["number"] != row["best"] for row in guide["puzzle"]["answer"]["rows"])
        assert guide["puzzle"]["solution"]["line"]
        chair.send({"type": "undo", "revision": view["revision"]})
        view = chair.next("view")
        while not view["decision"]:
            view = chair.next("view")
        for step in puzzle.answers:
            assert not listed(browser)[puzzle.id]["solved"]
            view = chair.asked(chair.play(f"P1 {step.best}", view))
        assert view["guide"]["done"]
        assert view["guide"]["puzzle"]["others"]
    solved = listed(browser)[puzzle.id]["solved"]
    assert solved
    # Only the first answer counts.
    assert (standing(browser), listed(browser)[puzzle.id]["missed"]) == (missed, True)
    assert browser.get("/api/tables").json["tables"] == []
    come_along(browser, server, puzzle.id, solved, missed)


def test_puzzles_solved_at_the_first_try_in_a_row_raise_the_rating(browser: Browser) -> None:
    easy = [one for one in puzzles("nightfall").values() if len(one.answers) == 1][:2]
    for number, puzzle in enumerate(easy, 1):
        before = standing(browser)
        with browser.sit(begun(browser, "nightfall", puzzle.id, puzzle.options["players"])) as chair:
            assert chair.play(f"P1 {puzzle.answers[0].best}", chair.asked())["guide"]["done"]
        now = standing(browser)
        assert (now["streak"], now["best"], now["last"]) == (number, number, puzzle.id)
        assert now["change"] == now["rating"] - before["rating"] > 0
        assert now["deviation"] < before["deviation"]


def test_a_hint_before_the_first_answer_counts_as_a_wrong_one(browser: Browser) -> None:
    puzzle = next(one for one in puzzles("nightfall").values() if len(one.answers) == 1)
    for solved in (False, True):
        with browser.asked(begun(browser, "nightfall", puzzle.id, puzzle.options["players"])) as (chair, view):
            if not solved:
                chair.send({"type": "hint", "revision": view["revision"], "tag": "h"})
                assert chair.next("hint")["tag"] == "h"
            missed = standing(browser)
            assert (missed["last"], missed["rating"] < 1500) == (puzzle.id, True)
            assert chair.play(f"P1 {puzzle.answers[0].best}", view)["guide"]["done"]
        # Found without help at another try, it is solved, but not at the first.
        found = listed(browser)[puzzle.id]
        assert (bool(found["solved"]), found["missed"], standing(browser)) == (solved, True, missed)


def test_a_puzzle_that_there_is_not(browser: Browser) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "greedy", "name": "Owl"}]
    answer = browser.post("/api/tables", {"game": "nightfall", "course": "puzzle-none", "seats": seats})
    assert answer.refused == (422, "input-puzzle")


def test_an_order_of_attacks_that_changes_nothing_is_not_asked_for(browser: Browser) -> None:
    """Once the guide has spoken about the order of attacks, the table makes the moves, as in the course."""
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "greedy", "name": "Owl"}]
    made = browser.post("/api/tables", {"game": "nightfall", "course": FIRST, "seats": seats})
    script = courses("nightfall")[FIRST].script
    with browser.asked(made.json["id"]) as (chair, view):
        for line in script[: script.index("P1 resolve enraged-wight") + 1]:
            if line.startswith("P1"):
                view = chair.asked(chair.play(line, view))
        assert view["decision"]["kind"] == "chain"
        assert view["guide"]["say"]["id"] == "nightfall-learn-first-exile"
