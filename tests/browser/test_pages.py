"""The pages around the table: languages, looks, accessibility, coming back."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.site import CELLS, DESK, PATIENCE, TOKENS, Site
from tests.server.conftest import Process

SORTS = ("tile", "token", "concoction", "twilight", "moonlight", "character")
PAGES = ("", "new", "learn", "rules", "rules/NOC-2.6", *(f"components/nocturne/{sort}" for sort in SORTS), "nowhere")
SCRIPTS = "performance.getEntriesByType('resource').filter(one => one.name.endsWith('.js'))"


@pytest.mark.parametrize("theme", ["night", "light"])
def test_axe_finds_nothing_serious(site: Site, theme: str) -> None:
    page = site.page
    site.open()
    if theme == "light":
        page.get_by_role("button", name="Light theme").click()
    for name in PAGES:
        site.open(name)
        site.look(DESK[0])
        site.accessible()
    id = site.table(players=4, mode="advanced")
    site.asked()
    site.accessible()
    page.get_by_role("button", name="Scores").click()
    site.accessible()
    page.locator(TOKENS).last.hover(force=True)
    expect(page.locator("[data-part=word]")).to_contain_text("NOC-")
    site.accessible()
    page.get_by_role("button", name="Menu").click()
    site.accessible()
    site.open(f"table/{id}/text")
    site.look(DESK[0])
    site.accessible()


def test_the_language_is_guessed_switched_everywhere_and_kept(visit: Callable[..., Site], server: Process) -> None:
    site = visit(server.port, language="pl-PL")
    page = site.page
    site.open()
    expect(page.get_by_role("button", name="Graj")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "pl"
    page.get_by_text("Deutsch").click()
    expect(page.get_by_role("button", name="Spielen")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Spielen")).to_be_visible()
    site.table()
    expect(page.locator("h1")).to_contain_text("niedrigsten Marker")
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("dialog").get_by_text("English").click()
    expect(page.locator("h1")).to_contain_text("lowest token")


def test_a_table_is_there_again_after_reload_and_after_a_killed_server(
    visit: Callable[..., Site], tmp_path: Path
) -> None:
    server = Process(tmp_path / "data", "--port", "0")
    site = visit(server.port)
    page = site.page
    site.table()
    site.asked()
    page.locator(f"{TOKENS}.legal").first.click()
    page.locator(f"{CELLS}.legal").first.click()
    expect(page.locator("ol.log")).to_contain_text("Ada opens with 1", timeout=PATIENCE)
    page.reload()
    expect(page.locator("ol.log")).to_contain_text("Ada opens with 1", timeout=PATIENCE)
    server.end(signal.SIGKILL)
    expect(page.locator("[data-part=word]")).to_contain_text("The connection is lost", timeout=PATIENCE)
    again = Process(tmp_path / "data", "--port", str(server.port))
    try:
        expect(page.locator("[data-part=word]")).not_to_contain_text("The connection is lost", timeout=PATIENCE)
        site.asked()
        expect(page.locator("ol.log")).to_contain_text("Ada opens with 1")
        site.open()
        expect(page.get_by_role("link", name="Ada and Owl")).to_be_visible()
    finally:
        again.end(signal.SIGTERM)


def test_a_table_that_is_not_there_says_so(site: Site) -> None:
    site.open("table/nowhere")
    expect(site.page.locator("h1")).to_contain_text("There is no such table")
    expect(site.page.get_by_role("link", name="Start page")).to_be_visible()


def test_a_rule_is_found_by_its_address_and_by_searching(site: Site) -> None:
    page = site.page
    site.open("rules/NOC-6.3")
    expect(page.locator("article.target")).to_contain_text("Shadow")
    expect(page.locator("article.target")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("cornered")
    expect(page.locator("article")).not_to_have_count(0)
    for text in page.locator("article").all_inner_texts():
        assert "cornered" in text.lower()


def test_the_script_is_small_and_the_page_quick(site: Site) -> None:
    site.open()
    loaded = site.page.evaluate(f"{SCRIPTS}.map(one => one.decodedBodySize)")
    assert 0 < sum(loaded) < 300 * 1024
