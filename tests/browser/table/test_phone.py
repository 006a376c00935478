"""A table on a phone: the board keeps its place and size, and what is said never covers it."""

import random
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from hatch_build import ROOT
from tests.browser.site import ANSWERS, Visit
from tests.games.trials import BUILT_IN
from tools.gallery import FRAMES, Watch, play

HINTED, FORCED, ZOOMED = 4, 6, 7
"""The decisions at which a hint is opened, the system sets the colours, the page is enlarged."""
MINE = "[data-part=hand] .legal, [data-part=mine] .legal"
DECISIONS, FEWER = 40, 20
FAULTS = f"{FRAMES}.then(() => gallery.faults())"


def hinted(page: Page, look: Callable[[str], None]) -> None:
    page.keyboard.press("t")
    page.locator("[data-part=advice] .button").click()
    expect(page.locator("[data-part=advice] h2")).not_to_be_empty()
    look("with a hint")
    more = page.locator("main .answers button[aria-expanded=false]")
    if more.count():  # the hint is long
        more.click()
        expect(page.locator("main .answers button[aria-expanded=true]")).to_be_visible()
        page.wait_for_function(IN_SIGHT)
        page.locator("main .answers button[aria-expanded=true]").click()
    look("after a hint")
    page.locator("[data-part=advice] .close").click()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", ["360x640", "390x844"])
@pytest.mark.parametrize("game", BUILT_IN)
def test_the_board_stays_in_its_place(watched: Visit, game: str, size: str, thoroughly: bool) -> None:
    # German has the longest words; the tips of the first decisions are shown.
    site = watched(size, "de", "once", hints=True)
    page = site.page
    found: list[str] = []
    read = False

    def look(number: int, what: str) -> None:
        found.extend(f"decision {number}, {what}: {fault}" for fault in page.evaluate(FAULTS))

    def stays(number: int) -> None:
        nonlocal read
        look(number, page.evaluate("gallery.question()"))
        if number == HINTED:
            hinted(page, partial(look, number))
        elif number == FORCED:
            page.emulate_media(forced_colors="active")
            found.extend(page.evaluate(UNSEEN))
            page.emulate_media(forced_colors="none")
        elif number == ZOOMED:
            page.set_viewport_size({"width": 320, "height": 256})
            found.extend(page.evaluate(OUT_OF_REACH))
            width, height = map(int, size.split("x"))
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("[window, document.querySelector('main .page')].forEach((one) => one.scrollTo(0, 0))")
        elif not read and page.locator(MINE).count():
            read = True
            site.press(page.locator(MINE).first, tap=True)
            cell = page.locator("[data-part=forest] .legal").first
            if cell.count():
                site.press(cell, tap=True)
            expect(page.locator("[data-part=look]")).to_be_visible()
            look(number, "looking at a thing")
            page.keyboard.press("Escape")

    site.table(2, 7, game)
    play(site, Watch(), random.Random(7), DECISIONS if thoroughly else FEWER, stays)
    assert read
    assert not found, "\n".join(dict.fromkeys(found))


def test_the_phase_and_the_result_of_many_players_are_read_whole(watched: Visit) -> None:
    site = watched("360x640", "pl", "once")
    phase, seen = site.page.locator("header [data-part=phase]"), set[str]()

    def read(number: int) -> None:
        seen.update(phase.all_inner_texts())
        if seen:
            expect(phase).to_be_in_viewport(ratio=0.99)

    site.table(5, 7, "nightfall")
    play(site, Watch(), random.Random(7), 9, read)
    assert {"Łańcuch", "Nabywanie"} <= seen
    record = (ROOT / "games/nightfall/5-plain-g-g-g-g-g.noct").read_text(encoding="utf-8")
    site.open(f"table/{site.upload(record)}")
    assert site.page.locator("dialog table").evaluate("one => one.offsetWidth <= one.parentElement.clientWidth")


def test_a_lone_answer_of_one_long_word_is_read_whole(watched: Visit) -> None:
    site = watched("360x640", "de", "once")
    site.table(3, 7)
    site.ready()
    answer = site.page.locator(ANSWERS)
    expect(answer).to_have_count(1)
    answer.evaluate("one => (one.textContent = 'Überspringen')")
    assert answer.evaluate(
        "one => one.offsetLeft >= one.parentElement.offsetLeft && one.clientWidth >= one.scrollWidth"
    )


IN_SIGHT = """() => [...document.querySelectorAll('.page [data-ringed]')].every(one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there && (one.contains(there) || there.contains(one));
})"""

UNSEEN = """() => {
    const style = one => getComputedStyle(one).outlineStyle;
    const lost = [...document.querySelectorAll('main *')].filter(one => {
        const { color, forcedColorAdjust } = getComputedStyle(one);
        return one.childElementCount === 0 && one.textContent.trim() && !(one instanceof SVGElement)
            && forcedColorAdjust === 'auto' && color === getComputedStyle(document.body).backgroundColor;
    });
    return [...lost, ...document.querySelectorAll('main .legal, main .selected, [data-part=tray] button')]
        .filter(one => one.checkVisibility() && !(one instanceof SVGElement) && ['none', 'auto'].includes(style(one)))
        .map(one => `not seen in forced colours: ${one.className}`);
}"""

OUT_OF_REACH = """() => [...document.querySelectorAll('main button')]
    .filter(one => one.checkVisibility() && !one.closest('.visually-hidden'))
    .filter(one => {
        one.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return !there || !(one.contains(there) || there.contains(one));
    })
    .map(one => `out of reach: ${one.getAttribute('aria-label') ?? one.textContent}`)"""
