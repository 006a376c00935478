"""Settings that hold for all tests."""

import asyncio
import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from hypothesis import settings

from examples.lanterns import game
from noctuary import games, locale
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game
from noctuary.tables.people import accounts
from tests.patience import limit, unhurried
from tests.server.conftest import Process

pytest_plugins = ["tests.breadth", "tests.postgres"]
# What fails in a module that tests share says what was found, too.
pytest.register_assert_rewrite(
    "tests.invariants", "tests.refusals", "tests.games", "tests.tables", "tests.browser", "tests.envs"
)

# Under CI the examples are the same each time. Elsewhere they differ from run to run.
settings.register_profile("ours", deadline=None, max_examples=50, derandomize="CI" in os.environ)
settings.load_profile("ours")


def pytest_configure() -> None:
    """Let neither servers in this process nor those it starts give up because the machine is slow, and let those in
    this process hash passwords quickly.
    """
    unhurried()
    vars(accounts)["_hasher"] = PasswordHasher(1, 8, 1)
    Process.program = "tests.unhurried"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Time out tests that hang, with a stack trace. In a soak, a broad test may last as long as the soak, plus the
    usual limit.
    """
    broad = "seeds" in getattr(item, "fixturenames", ())
    item.add_marker(pytest.mark.timeout(limit() + (item.config.getoption("--soak") if broad else 0.0)))
    return (yield)


@pytest.fixture(autouse=True)
def own_loops(request: pytest.FixtureRequest) -> Iterator[None]:
    """Lets tests without a browser run event loops of their own, as commands do: after the first test with a browser,
    Playwright marks its own as running in this thread.
    """
    browser = {"playwright", "page"} & set(request.fixturenames)
    loop = None if browser else asyncio._get_running_loop()
    if loop:
        asyncio._set_running_loop(None)
    yield
    if loop:
        asyncio._set_running_loop(loop)


@pytest.fixture(scope="module")
def lanterns() -> Iterator[Game]:
    """The game Lanterns, in the catalogue while a test module runs: adding a game takes only its folder. Tests that
    import it get the same module; processes that they start know it as well.
    """
    folder = str(Path(__file__).parents[1] / "examples")
    os.environ["PYTHONPATH"] = os.pathsep.join(
        filter(None, [str(Path(__file__).parent / "games/known"), before := os.environ.get("PYTHONPATH")])
    )
    games.__path__.append(folder)
    sys.modules["noctuary.games.lanterns.game"] = game
    locale.bundle.cache_clear()
    yield catalogue.find("lanterns")
    games.__path__.remove(folder)
    locale.bundle.cache_clear()
    if before is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = before
