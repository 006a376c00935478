"""A real browser for the tests in this folder."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser import chromium


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Headless Chromium. Without one the test is skipped; under CI=true it fails."""
    with chromium.driver() as playwright:
        try:
            found = chromium.find(playwright)
        except chromium.NoChromium as error:
            if os.environ.get("CI") == "true":
                pytest.fail(str(error))
            pytest.skip(str(error))
        launched = chromium.launch(playwright, found)
        yield launched
        launched.close()
