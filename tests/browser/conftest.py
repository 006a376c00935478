"""A real browser for the tests in this folder."""

import os
import signal
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests.browser import chromium
from tests.browser.site import DESK, PHONE, Site, Visit
from tests.server.conftest import Process, start  # noqa: F401 (a fixture)
from tools.gallery import prepare


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright; its event loop keeps running in this thread for the rest of the session."""
    with chromium.driver() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Headless Chromium, without pictures."""
    yield from started(playwright, chromium.UNDRAWN)


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """Headless Chromium that draws its pages, with the features around them, such as installing apps."""
    yield from started(playwright, whole=True)


def started(playwright: Playwright, *flags: str, whole: bool = False) -> Iterator[Browser]:
    """A running browser. If there is none, the test is skipped; under CI=true it fails."""
    try:
        browser = chromium.launch(playwright, *flags, whole=whole)
    except chromium.NoChromium as error:
        if os.environ.get("CI") == "true":
            pytest.fail(str(error))
        pytest.skip(str(error))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """`noctuary serve` in a process of its own, with the client as built."""
    process = Process(tmp_path_factory.mktemp("data"), "--port", "0")
    yield process
    process.end(signal.SIGTERM)
    assert "Traceback" not in process.errors, process.errors


AT_ONCE: Final = """
    const stored = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
        const text = stored.call(this, key);
        if (key !== 'noctuary' || text?.includes('"speed"')) return text;
        return JSON.stringify({ speed: 'once', ...JSON.parse(text ?? '{}') });
    };
"""
"""Makes tables show their present state at once instead of telling first what has happened."""


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens a server's site for a new visitor, on a desktop or a phone; at the end no script may have failed.

    Only with `keeping` does the browser store the client for offline use, since that downloads all of it.
    """
    sites: list[Site] = []

    def visit(
        port: int, phone: bool = False, language: str = "en-GB", keeping: bool = False, light: bool = False
    ) -> Site:
        width, height = PHONE if phone else DESK
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            color_scheme="light" if light else "dark",
            reduced_motion="reduce",
            service_workers="allow" if keeping else "block",
        )
        # Tests about the pace of a table set another speed.
        context.add_init_script(AT_ONCE)
        sites.append(Site(context.new_page(), f"http://127.0.0.1:{port}/"))
        return sites[-1]

    yield visit
    for site in sites:
        site.page.context.close()
        site.done()


@pytest.fixture
def watched(browser: Browser, server: Process) -> Iterator[Visit]:
    """Opens the site for a new visitor as `prepare` of the gallery does; at the end no script may have failed."""
    sites: list[Site] = []

    def open(size: str, language: str, speed: str, hints: bool = False) -> Site:
        sites.append(prepare(browser, server.port, size, language, speed, hints))
        return sites[-1]

    yield open
    for site in sites:
        site.done()
        site.page.context.close()


@pytest.fixture
def thoroughly(request: pytest.FixtureRequest) -> bool:
    """Whether there is time to check again what other tests check, too."""
    return bool(request.config.getoption("--all-languages"))


@pytest.fixture
def site(visit: Visit, server: Process) -> Site:
    """The site on a desktop."""
    return visit(server.port)


@pytest.fixture
def page(request: pytest.FixtureRequest) -> Page:
    """The page of the test's site, on a desktop or on a phone."""
    site: Site = request.getfixturevalue("phone" if "phone" in request.fixturenames else "site")
    return site.page


@pytest.fixture
def phone(visit: Visit, server: Process) -> Site:
    """The site on a phone."""
    return visit(server.port, phone=True)
