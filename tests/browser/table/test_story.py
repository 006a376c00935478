"""The table never shows more than has been told: see `tools/gallery.py`, which plays whole games (`make gallery`)."""

import random
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from noctuary.kernel.parts.offers import PHASES
from tests.browser.site import ENDED, Site, Visit
from tests.browser.table.test_stage import moments
from tests.games.trials import having
from tools.gallery import Watch, play, tab_through


@pytest.mark.soak
def test_space_goes_on_and_twice_to_the_end(watched: Visit) -> None:
    site = watched("1280x800", "en", "slow")
    page = site.page
    # Do not tell the bots that this screen is slow.
    page.route_web_socket(re.compile("/api/"), hasty)
    site.table(4, 5)
    # A player who passes at once sees everything the others do.
    page.get_by_role("button", name="Pass").click()
    page.wait_for_function("() => gallery.behind() > 2")
    # In one call, or a step that ended by itself would count as well.
    assert page.evaluate(STEPS) == 1
    expect(page.locator("[data-part=word]")).to_contain_text("behind")
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    assert page.evaluate("gallery.behind()") == 0


@pytest.mark.parametrize("size", ["1280x800", "360x640"])
def test_skip_is_a_button_and_a_key_that_end_the_wait(watched: Visit, size: str) -> None:
    site = watched(size, "de", "slow")
    page = site.page
    skip = page.locator("[data-part=skip]")
    for key in (False, True):
        site.table(4, 5, first="P2")
        skip.wait_for()
        assert page.evaluate("gallery.faults()") == []
        assert page.evaluate(SKIPPED, key) == 0
        expect(skip).to_have_count(0)


SKIPPED = """async (key) => {
    if (key) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    else document.querySelector('[data-part=skip]').click();
    // Drawn within this task: the next one may bring more to tell.
    for (let turn = 0; turn < 5; turn += 1) await null;
    return gallery.behind();
}"""
"""How much is left to tell once it has been skipped with the key or the button."""


STEPS = """async () => {
    const before = gallery.told();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true }));
    await new Promise((drawn) => setTimeout(drawn));
    return gallery.told() - before;
}"""
"""How many steps pressing the space bar advances."""


def hasty(socket: WebSocketRoute) -> None:
    """Drop the messages in which a page reports its pace."""
    server = socket.connect_to_server()
    socket.on_message(lambda message: None if '"pace"' in str(message) else server.send(message))


ANNOUNCED = """
    window.announced = [];
    new MutationObserver(() => {
        const text = document.querySelector('.announced')?.textContent;
        if (text && !announced.includes(text)) announced.push(text);
    }).observe(document, { childList: true, subtree: true });
"""
"""Records every announcement shown across the table, however briefly."""


# Slowly: the code for announcements is loaded at the first one, which must still be showing then.
@pytest.mark.soak
def test_the_first_round_of_nocturne_is_announced_with_its_goals(watched: Visit) -> None:
    site = watched("390x844", "en", "slow")
    page = site.page
    page.add_init_script(ANNOUNCED)
    site.table()
    page.wait_for_function("() => announced.some(one => /Twilight begins; Ada opens.+Be the first/.test(one))")
    # Nobody has to wait for it.
    page.wait_for_function("() => gallery.asked()")
    assert page.locator(".moment").count() == 0


@pytest.mark.soak
def test_the_first_turn_of_nightfall_is_announced(watched: Visit) -> None:
    site = watched("1280x800", "en", "slow")
    page = site.page
    page.add_init_script(ANNOUNCED)
    site.table(2, 5, "nightfall", draft="quick-start")
    page.wait_for_function("() => announced.some(one => /Ada begins turn 1.+Combat:.+Chain.*Claim.*Cleanup/.test(one))")
    page.wait_for_function("() => gallery.asked()")


def test_an_announcement_is_not_printed_over_the_table(watched: Visit) -> None:
    site = watched("1280x800", "en", "slow")
    site.page.emulate_media(media="print")
    site.table(2, 5, "nightfall", draft="quick-start")
    display = "() => (one => one && getComputedStyle(one).display)(document.querySelector('.moment'))"
    assert site.page.wait_for_function(display).json_value() == "none"


@pytest.mark.soak
def test_the_end_of_a_game_of_a_series_shows_its_standings(watched: Visit) -> None:
    site = watched("1280x640", "en", "fast")
    page = site.page
    site.table(2, 5, "nightfall", draft="quick-start", series=True, turn_limit=1)
    standings = page.locator(".moment.held", has_text="of the series")
    # Without any input, the story reaches its end.
    while not standings.count():
        if page.evaluate("gallery.asked()"):
            page.locator(".answers button:enabled").last.click()
        page.wait_for_timeout(300)
    expect(standings).to_contain_text(re.compile(r"is ahead in game 1 of the series.+0 \+ \d = \d / 100", re.DOTALL))
    expect(standings).to_contain_text("until somebody has 100 wounds in all")
    site.accessible()
    standings.get_by_role("button", name="Go on").click()
    expect(page.locator("ol.log")).to_contain_text("Game 2 of the series begins")


def rings(site: Site, words: str, place: str) -> None:
    """Click the line of the log with these words: a ring shows what it is about, until the next click."""
    line = site.page.locator("ol.log button", has_text=words)
    expect(line).to_be_visible()
    # The next move at the table removes the ring.
    site.page.wait_for_function("() => gallery.told() > 0 && gallery.asked()")
    line.click()
    ringed = site.page.locator("[data-ringed]")
    expect(ringed).to_have_count(1)
    assert ringed.evaluate("(one, place) => one.matches(place)", place)
    line.click()
    expect(ringed).to_have_count(0)


@pytest.mark.soak
def test_a_line_of_the_log_shows_a_tile(watched: Visit) -> None:
    site = watched("1280x800", "en", "once")
    site.table(2, 5)
    site.page.locator("[data-part=hand] button.legal").first.click()
    site.page.locator("[data-cell=c3].legal").click()
    rings(site, "Ada opens with", "[data-cell=c3]")


@pytest.mark.soak
def test_a_line_of_the_log_shows_a_player(watched: Visit) -> None:
    site = watched("1280x800", "en", "once")
    site.table(2, 5, "nightfall", draft="quick-start")
    site.page.locator("[data-part=offered] button.legal").first.click()
    rings(site, "Ada begins turn 1", "[data-mark=P1]")


@pytest.mark.soak
def test_a_combat_of_nightfall_is_announced_with_what_it_means(watched: Visit) -> None:
    site = watched("1280x640", "en", "fast")
    page = site.page
    page.add_init_script(ANNOUNCED)
    record = next(record for kind, record in moments(2) if kind == "block")
    site.open(f"table/{site.upload(record)}")
    rng = random.Random(5)
    for _ in range(30):
        play(site, Watch(), rng, 1, lambda number: None)
        said = "\n".join(page.evaluate("announced"))
        if "The whole combat" in said:
            break
    assert re.search(r"The whole combat.+: wounds before \d+, now \d+", said)


@pytest.mark.soak
def test_the_wound_effect_is_announced(watched: Visit) -> None:
    site = watched("1280x640", "en", "fast")
    page = site.page
    page.add_init_script(ANNOUNCED)
    record = next(record for kind, record in moments(2) if kind == "wounds")
    site.open(f"table/{site.upload(record)}")
    page.locator(".answers button", has_text="Discard wounds").click()
    page.wait_for_function("() => announced.some((text) => text.includes('uses the wound effect'))")


# Only games with an agenda, which list their phases, have tables between the events of a move.
@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", having(PHASES))
def test_the_table_never_shows_more_than_was_told(watched: Visit, game: str, thoroughly: bool) -> None:
    site = watched("1280x800", "en", "fast")
    page = site.page
    table = site.table(3, 11, game)
    watch = Watch()
    # Of a draft nothing is told.
    play(site, watch, random.Random(3), 4, lambda number: None)
    assert len(watch.seen) > 3
    told = page.evaluate("gallery.told()")
    site.give_up()
    page.wait_for_function(f"() => gallery.told() > {told}")
    # What is told may be a bot's move from before.
    page.locator(ENDED).wait_for()
    assert watch.compare(site, table, "P1", 4 if thoroughly else 2) == []


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", ["1280x800", "390x844"])
@pytest.mark.parametrize("game", having(PHASES))
@pytest.mark.soak
def test_tab_goes_through_a_table_as_one_reads_it(watched: Visit, game: str, size: str) -> None:
    site = watched(size, "en", "once")
    page = site.page
    site.table(3, 7, game)
    page.wait_for_function("() => gallery.asked()")
    assert tab_through(page) == []
    # Now the last element on the page comes first in tab order, and the focus is not visible.
    page.add_style_tag(content="main.table > .top { translate: 0 88vh } :focus-visible { outline: none !important }")
    found = "\n".join(tab_through(page))
    assert "no ring round the focus" in found
    assert "out of the order of focus" in found
