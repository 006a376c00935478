"""Settings that hold for all tests."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from noctuary import games, locale
from noctuary.kernel import catalogue
from noctuary.kernel.game import Game
from tests.games.lanterns import game

pytest_plugins = ["tests.breadth"]
# Looking for doctests imports every module, and this one makes the tests' own game known to a whole process.
collect_ignore = ["games/known"]

# Under CI Hypothesis chooses its own profile: fixed examples, no deadline. Elsewhere examples differ from run to run.
if "CI" not in os.environ:
    settings.register_profile("local", deadline=None)
    settings.load_profile("local")


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
