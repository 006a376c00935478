"""Settings that hold for all tests."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import noctuary
from noctuary import locale
from noctuary.kernel import catalogue
from noctuary.kernel.game import Game

# Under CI Hypothesis chooses its own profile: fixed examples, no deadline. Elsewhere examples differ from run to run.
if "CI" not in os.environ:
    settings.register_profile("local", deadline=None)
    settings.load_profile("local")


@pytest.fixture(scope="module")
def lanterns() -> Iterator[Game]:
    """The game Lanterns, in the catalogue while a test module runs: adding a game takes its folder and nothing else."""
    folder = str(Path(__file__).parent / "games")
    noctuary.__path__.append(folder)
    locale.bundle.cache_clear()
    yield catalogue.find("lanterns")
    noctuary.__path__.remove(folder)
    locale.bundle.cache_clear()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Spread the long tests over the run, so that the workers share them."""
    long = [item for item in items if item.path.name == "test_invariants.py"]
    short = [item for item in items if item.path.name != "test_invariants.py"]
    apart = len(short) // len(long) + 1 if long else 0
    for number, item in enumerate(long):
        short.insert(number * (apart + 1), item)
    items[:] = short
