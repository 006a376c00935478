"""Pages that cannot start, and two tabs of one browser."""

from playwright.sync_api import Browser, expect

from tests.browser.site import Site
from tests.patience import milliseconds
from tests.server.conftest import Process


def test_a_page_without_scripts_or_words_says_what_it_needs(browser: Browser, server: Process) -> None:
    for scripts, missing in ((False, "js"), (True, "ftl")):
        context = browser.new_context(java_script_enabled=scripts, service_workers="block")
        page = context.new_page()
        page.route(f"**/*.{missing}", lambda route: route.abort())
        # A slow start is named after some seconds of a style's time, which passes a hundred times as fast here.
        if scripts:
            tools = context.new_cdp_session(page)
            tools.send("Animation.enable")
            tools.send("Animation.setPlaybackRate", {"playbackRate": 100})
        page.goto(f"http://127.0.0.1:{server.port}/")
        if not scripts:
            expect(page.locator("body noscript p")).to_have_count(3)
            expect(page.locator("body noscript p").first).to_be_visible()
            expect(page.get_by_text("too old")).to_be_hidden()
        else:
            for words in ("your browser is too old", "przeglądarka jest za stara", "ist der Browser zu alt"):
                expect(page.get_by_text(words)).to_be_visible(timeout=milliseconds())
        context.close()


def test_a_page_whose_first_requests_fail_begins_by_itself(site: Site) -> None:
    # All requests of a first attempt fail.
    for missing, times in (("api/games", 2), ("*.ftl", 9)):
        site.page.route(f"**/{missing}", lambda route: route.abort(), times=times)
        site.open()
        site.page.goto("about:blank")


def test_two_tabs_have_one_set_of_settings(site: Site) -> None:
    site.open()
    other = site.page.context.new_page()
    other.goto(site.page.url)
    other.locator("main h1").first.wait_for()
    stored = "JSON.parse(localStorage.getItem('noctuary'))"
    site.page.evaluate(f"localStorage.setItem('noctuary', JSON.stringify({{...{stored}, language: 'de'}}))")
    # A page is told what another one has changed.
    other.wait_for_function("() => document.documentElement.lang === 'de'")
    assert other.evaluate(f"{stored}.language") == "de"
