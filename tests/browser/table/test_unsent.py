"""A move made without a connection is kept, sent when it is back, or shown to be played again."""

import re
from collections.abc import Iterator
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import ANSWERS, CELLS, TOKENS, Site, Visit
from tests.server.conftest import Process
from tests.server.socket.line import Line


@pytest.fixture
def line(server: Process) -> Iterator[Line]:
    line = Line(server.port)
    yield line
    line.close()


def cast_offline(site: Site, line: Line) -> int:
    """Lose the connection and cast a token; return the number of tokens that were in the hand."""
    page = site.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    site.ready()
    tokens = page.locator(TOKENS).count()
    line.cut()  # Otherwise Chromium leaves the WebSocket half closed, and its network process turns in a circle.
    page.context.set_offline(True)
    site.press(page.locator(f"{TOKENS}.legal").first, tap=True)
    site.press(page.locator(f"{CELLS}.legal").first, tap=True)
    site.press(page.locator(f"{ANSWERS}.primary"), tap=True)
    expect(page.locator("[data-part=word]")).to_contain_text("Your move is kept on this device")
    return tokens


def one_sentence(page: Page) -> None:
    """Nothing else is said of the connection beside what is true now."""
    said = page.locator("[data-part=word]").inner_text()
    assert "nothing you played is lost" not in said, said
    assert "ten seconds" not in said, said


def test_a_move_made_offline_is_sent_later_also_after_a_reload_or_shown_to_be_played_again(
    visit: Visit, server: Process, line: Line
) -> None:
    site = visit(line.port, phone=True, keeping=True)
    site.page.clock.install()
    for reloaded in (True, False):
        site.table(seed=5)
        tokens = cast_offline(site, line)
        if reloaded:
            site.page.reload()
            expect(site.page.locator("h1")).to_contain_text("Your move is kept on this device")
        else:
            # Longer than any answer is waited for while the server is there.
            site.page.clock.run_for(12_000)
            expect(site.page.locator("[data-part=heard]")).to_contain_text(re.compile(r"\b1[2-9] seconds"))
            one_sentence(site.page)
        site.page.context.set_offline(False)
        expect(site.page.locator(TOKENS)).to_have_count(tokens - 1)
        expect(site.page.locator(".bad-text")).to_have_count(0)
    too_late(site, visit(server.port), line)


def too_late(site: Site, other: Site, line: Line) -> None:
    """Meanwhile the table has changed, by another page of the same player."""
    id = site.table(seed=5)
    other.page.context.add_cookies(cast("list[Any]", site.page.context.cookies()))
    tokens = cast_offline(site, line)
    other.open(f"table/{id}")
    other.ready()
    other.page.locator(f"{TOKENS}.legal").first.click()
    other.page.locator(f"{CELLS}.legal").last.click()
    expect(other.page.locator(TOKENS)).to_have_count(tokens - 1)
    other.asked()
    other.page.keyboard.press("u")
    expect(other.page.locator(TOKENS)).to_have_count(tokens)
    site.page.context.set_offline(False)
    word = site.page.locator("[data-part=word]")
    expect(word).to_contain_text("The table had changed, so this was not played: Cast 1 on a1.")
    expect(site.page.locator(TOKENS)).to_have_count(tokens)
    word.locator("[data-part=again]").tap()
    expect(site.page.locator(TOKENS)).to_have_count(tokens - 1)
    expect(site.page.locator(".bad-text")).to_have_count(0)


def test_a_missing_part_of_the_page_is_told_of_where_loading_again_helps(site: Site, page: Page) -> None:
    site.table(seed=5)
    page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
    told = page.get_by_role("alert").filter(has_text="A part of this page did not arrive.")
    expect(told).to_be_visible()
    for there, event in ("false", "offline"), ("true", "online"):
        page.evaluate(f"Object.defineProperty(navigator, 'onLine', {{ value: {there}, configurable: true }})")
        page.evaluate(f"dispatchEvent(new Event('{event}'))")
        expect(told).to_have_count(int(event == "online"))
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
