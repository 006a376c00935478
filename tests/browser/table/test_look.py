"""What pointing at things with mouse and keyboard shows at a table of Nocturne, and how its rounds end."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from noctuary import bots
from noctuary.games import nocturne
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.parts.moves import Decision
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.entries import Player, Setup
from noctuary.kernel.play.match import Match
from tests.browser.site import SPRITES, TRAY, Site, Visit

RULE = "NOC-"


def game(wanted: Callable[[Match, Decision], bool], players: int = 3) -> str:
    """A game file of greedy players, up to the last `wanted` decision of the first player, who is a person: of the
    first game that has one.
    """
    seats = [Player(name, "greedy" if name != "Ada" else "human") for name in ("Ada", "Ben", "Cleo")[:players]]
    options = nocturne.Options(players=players, mode="standard" if players > 1 else "solo")
    for seed in range(5, 50):
        match, chance = Match(Setup(nocturne.GAME, options, seats, seed)), Random(seed)
        found = ""
        while match.state.decisions:
            decision = match.state.decisions[0]
            if decision.seat == 0 and wanted(match, decision):
                found = gamefile.dumps(match)
            code = bots.find("greedy").choose(match.state.observe(decision.seat), decision, chance)
            match.add(match.state.move(code))
        if found:
            return found
    raise AssertionError("no game has such a decision")


def opened(site: Site, record: str) -> None:
    """Open the table of a game file."""
    site.open(f"table/{site.upload(record)}")
    assert site.ready()


def test_things_tell_what_they_would_give(site: Site, page: Page) -> None:
    opened(site, game(lambda match, decision: decision.kind == "keep-concoction"))
    offered = page.locator(TRAY)
    expect(offered).to_have_text([re.compile(r"[+\d]\d* now")] * 3)
    expect(site.rest_on(offered.first)).to_contain_text(re.compile("NOC-8.7.+Worth .+ to you now", re.DOTALL))
    tile = page.locator("[data-part=forest] [data-cell]:not(.bare)").first
    expect(site.rest_on(tile)).to_contain_text(re.compile("NOC-.+Worth .+ to you now", re.DOTALL))
    expect(site.rest_on(page.locator(SPRITES).first)).to_contain_text("to you now")
    sprite = page.locator("[data-look^='sprite ']").first
    expect(site.rest_on(sprite)).to_contain_text("When the round ends, this token takes a tile")
    expect(site.rest_on(page.locator("[data-look^='goal ']").first)).to_contain_text(
        re.compile(r"NOC-5.+(won by|Ada \d)", re.DOTALL)
    )
    # Keyboard focus shows the same.
    page.mouse.move(1, 1)
    page.keyboard.press("s")
    expect(page.get_by_role("tooltip")).to_contain_text(RULE)


@pytest.mark.soak
def test_a_mirror_stone_tells_what_each_copy_would_give(site: Site, page: Page) -> None:
    opened(site, game(lambda match, decision: decision.kind == "mirror"))
    page.locator(TRAY).first.wait_for()
    gains = page.locator(TRAY).all_inner_texts()
    assert len(gains) > 3
    assert all(re.search(r"[+−]?\d+ now", gain) for gain in gains)
    assert any("+" in gain for gain in gains)


@pytest.mark.soak
def test_the_rounds_are_divided_by_a_summary_that_waits(watched: Visit) -> None:
    site = watched("1280x640", "en", "fast")
    page = site.page
    opened(site, game(lambda match, decision: match.state.position()["round"] == "twilight"))
    summary = page.locator(".moment.held")
    while not summary.count():
        if page.evaluate("gallery.asked()"):
            page.evaluate("index => gallery.press(index)", 0.5)
        page.wait_for_timeout(100)
    for title in ("Twilight goals", "Taken from the Sprite board", "Shadow tokens", "Standings", "New goals"):
        expect(summary.get_by_role("heading", name=title)).to_be_visible()
    expect(summary).to_contain_text(
        re.compile("wins the goal.+[Hh]ave the most|[Oo]wn the most|Be the first", re.DOTALL)
    )
    expect(summary).to_contain_text(re.compile(r"receives \d Shadow tokens.+Left in hand"))
    scrolled = summary.locator(".more").evaluate("one => one.scrollHeight - one.clientHeight")
    assert scrolled <= 1
    told = page.evaluate("gallery.told()")
    page.wait_for_timeout(1000)
    assert page.evaluate("gallery.told()") == told
    site.accessible()
    summary.get_by_role("button", name="Go on").click()
    page.wait_for_function("() => gallery.asked()")
    expect(summary).to_have_count(0)
    # The gallery finds buttons over words, and rings with something over them.
    kinds = re.compile("is over the words|the ring round")
    assert not [fault for fault in page.evaluate("gallery.faults()") if kinds.search(fault)]
    assert set(kinds.findall(" ".join(page.evaluate(COVERED)))) == {"is over the words", "the ring round"}


def test_a_tip_that_has_no_room_keeps_its_button_and_leaves_the_log_in_sight(watched: Visit) -> None:
    site = watched("1366x657", "de", "once", hints=True)
    page = site.page
    site.table(2, 7, "nightfall")
    page.wait_for_function("() => gallery.asked()")
    words = page.locator("aside.hint p")
    words.evaluate("one => one.textContent = one.textContent.repeat(4)")
    expect(words).to_have_attribute("data-more", "")
    expect(words).to_have_attribute("tabindex", "0")
    site.accessible()
    assert not page.evaluate("gallery.faults()")
    assert page.locator("ol.log").evaluate("one => one.clientHeight") > 60


COVERED = """() => {
    const over = (element, tag, width) => {
        const { left, top, height } = element.getBoundingClientRect();
        const cover = document.createElement(tag);
        Object.assign(cover.style, {
            position: 'fixed', zIndex: 99,
            left: `${left - 8}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
        });
        document.querySelector('main').append(cover);
    };
    over(document.querySelector('[data-part=question]'), 'button', 400);
    const ringed = document.querySelectorAll('[data-part=hand] button')[2];
    ringed.dataset.ringed = '';
    over(ringed, 'div', 12);
    return gallery.faults();
}"""
