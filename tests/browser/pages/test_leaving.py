"""Readers who leave a page while it still waits for the server: an answer that comes too late disturbs nothing."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages.test_profile import records
from tests.browser.site import Site

HOLDING: Final = """
    const ask = window.fetch;
    const released = new Promise((release) => (window.release = release));
    window.fetch = async (...what) => {
        const answer = await ask(...what);
        if (String(what[0]) === ASKED) {
            window.held = true;
            await released;
        }
        return answer;
    };
"""
"""Keeps the answers to the address `ASKED` back until `release()` is called."""


@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("", "api/games/nocturne/puzzles"),
        ("puzzles/nocturne", "api/games/nocturne/puzzles"),
        pytest.param("", "api/tables", marks=pytest.mark.soak),
        pytest.param("open", "api/listings", marks=pytest.mark.soak),
        pytest.param("profile", "api/profile", marks=pytest.mark.soak),
        pytest.param("editions", "api/editions", marks=pytest.mark.soak),
    ],
)
def test_an_answer_comes_after_the_reader_has_left(site: Site, page: Page, path: str, asked: str) -> None:
    page.add_init_script(f"const ASKED = '{asked}';{HOLDING}")
    id = site.post("api/records", records()[0]).json()["id"]
    page.goto(f"{site.address}#/{path}")
    page.wait_for_function("() => window.held")
    page.goto(f"{site.address}#/replay/{id}")
    expect(page.locator("main.start, main.page-body")).to_have_count(0)
    page.evaluate("() => (release(), new Promise((done) => setTimeout(done, 200)))")
    site.done()
