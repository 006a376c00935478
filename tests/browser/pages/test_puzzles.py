"""Puzzles on their pages: one is missed and then solved, and there is a puzzle of the day."""

import re

import pytest
from playwright.sync_api import Page, expect

from noctuary.kernel.teaching.puzzles import Puzzle, puzzles
from tests.browser.site import Site

EVENING = "The last spells"


def chosen() -> tuple[Puzzle, str, str]:
    """A puzzle with one decision about spells, its solution, and a spell that is wrong."""
    for puzzle in puzzles("nocturne").values():
        moves = list(puzzle.answers[0].moves)
        spells = [move for move in moves if re.fullmatch(r"cast [1-7] \w\w", move)]
        if puzzle.theme == "spells" and len(puzzle.answers) == 1 and moves[0] in spells and len(spells) > 1:
            return puzzle, moves[0], spells[-1]
    raise AssertionError("there is none")


def place(puzzle: Puzzle) -> int:
    """The position of a puzzle within its theme on the page."""
    alike = [one for one in puzzles("nocturne").values() if one.theme == puzzle.theme]
    return sorted(alike, key=lambda one: one.difficulty).index(puzzle)


def test_a_puzzle_is_missed_and_solved(site: Site, page: Page) -> None:
    puzzle, answer, wrong = chosen()
    site.open("puzzles/nocturne")
    site.fits()
    one = page.get_by_role("region", name=EVENING).get_by_role("button").nth(place(puzzle))
    one.click()
    expect(site.guide).to_contain_text("whatever the others do")
    site.cast(*wrong.split()[1:])
    expect(site.guide).to_contain_text("There is a better move.")
    site.guide.get_by_role("button", name="Show the solution").click()
    expect(site.guide).to_contain_text("The solution")
    expect(site.guide.locator("[data-part=why]")).to_contain_text("The best move")
    site.accessible()
    expect(site.guide.get_by_role("button", name="Next puzzle")).to_be_in_viewport(ratio=1)
    again = site.guide.get_by_role("button", name="Try again")
    expect(again).to_be_enabled()
    again.click()
    expect(site.guide).to_contain_text("whatever the others do")
    site.cast(*answer.split()[1:])
    expect(site.guide).to_contain_text("Solved!")
    expect(site.guide).to_contain_text("Why not:")
    expect(site.guide.locator("[data-part=why]")).to_contain_text("The best move")
    site.guide.get_by_role("link", name="All puzzles").click()
    expect(one).to_have_accessible_name(re.compile("solved"))
    expect(page.get_by_text(f"1 of {len(puzzles('nocturne'))} solved")).to_be_visible()


def test_a_phone_shows_the_solution_as_soon_as_it_is_asked_for(phone: Site) -> None:
    puzzle, _, wrong = chosen()
    phone.course("nocturne", puzzle.name)
    phone.cast(*wrong.split()[1:])
    phone.guide.get_by_role("button", name="Show the solution").tap()
    for shown in (phone.guide.locator("[data-part=why]"), phone.guide.get_by_role("button", name="Next puzzle")):
        expect(shown).to_be_in_viewport(ratio=1)


@pytest.mark.soak
def test_the_puzzle_of_the_day_on_a_phone(phone: Site, page: Page) -> None:
    phone.open("puzzles/nightfall")
    phone.touchable()
    phone.look()
    page.get_by_text("Hard", exact=True).tap()
    page.get_by_role("button", name="Puzzle of the day").tap()
    expect(phone.guide).to_be_visible()
    phone.look()
    phone.touchable()
    phone.guide.get_by_role("link", name="Leave").tap()
    page.get_by_role("radio", name="Nocturne").check(force=True)
    expect(page.get_by_role("heading", name=EVENING)).to_be_visible()


@pytest.mark.soak
def test_a_phone_shows_the_whole_question_and_how_many_tiles_there_are(phone: Site) -> None:
    puzzle = next(one for one in puzzles("nocturne").values() if one.theme == "mirror" and one.options["players"] == 2)
    phone.course("nocturne", puzzle.name)
    expect(phone.page.locator("[data-part=tray] .count").first).to_be_visible()
    assert phone.page.locator(".said").evaluate("said => said.scrollHeight <= said.clientHeight")
    phone.page.get_by_role("button", name="Copy nothing").tap()
    # Equal cards are told of in one line.
    expect(phone.guide.locator(".line")).to_contain_text("2 × ")


def test_lessons_use_my_box_where_nothing_corrected_occurs(phone: Site) -> None:
    for changes, used in (({"concoctions.1.points1": 9}, 1), ({"forest.rows_columns.2": [3, 6]}, 0)):
        id = phone.edition("nocturne", "Mine", changes)
        phone.prefer(boxes={"nocturne": {"id": id, "name": "Mine", "hash": ""}})
        phone.open("learn/nocturne")
        expect(phone.page.get_by_text("puzzles use your box “Mine” as long as nothing")).to_be_visible()
        phone.page.get_by_role("button", name="Casting and cornering").click()
        expect(phone.page.locator("[data-part=edition]")).to_have_count(used)
        expect(phone.guide.get_by_text("Your box “Mine” differs here")).to_have_count(1 - used)
