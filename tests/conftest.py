"""Settings that hold for all tests."""

import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from noctuary import games, locale
from noctuary.kernel import catalogue
from noctuary.kernel.game import Game
from tests.games.lanterns import game
from tests.patience import limit, unhurried
from tests.server.conftest import Process

pytest_plugins = ["tests.breadth", "tests.postgres"]
# Looking for doctests imports every module, and this one makes the tests' own game known to a whole process.
collect_ignore = ["games/known"]

# Under CI examples are the same each time. Elsewhere they differ from run to run.
settings.register_profile("ours", deadline=None, max_examples=50, derandomize="CI" in os.environ)
settings.load_profile("ours")


def pytest_configure() -> None:
    """Neither servers in this process give anything up because the machine is slow, nor those that it starts."""
    unhurried()
    Process.program = "tests.unhurried"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """What hangs is told with its stack. In a soak a test has as long as usual for what it has begun at the end."""
    broad = "seeds" in getattr(item, "fixturenames", ())
    item.add_marker(pytest.mark.timeout(limit() + (item.config.getoption("--soak") if broad else 0.0)))
    return (yield)


@pytest.fixture(scope="module")
def lanterns() -> Iterator[Game]:
    """The game Lanterns, in the catalogue while a test module runs: adding a game takes its folder and nothing else.
    Tests that import it see the same module; processes that they start know it too.
    """
    folder = str(Path(__file__).parent / "games")
    os.environ["PYTHONPATH"] = os.pathsep.join(
        filter(None, [f"{folder}/known", before := os.environ.get("PYTHONPATH")])
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
