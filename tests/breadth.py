"""How much broad tests try: a little in `make test`; in `make soak` as much as time allows."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count

import pytest

from noctuary import engine

Seeds = Callable[[int], Iterator[int]]
Figures = Counter[str]

LOOKS = {"language", "light", "on_phone", "phone", "players", "size", "theme"}
WORKERS = 4
"""The number of workers that the tests are divided among."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("breadth")
    group.addoption("--soak", type=float, default=0.0, metavar="SECONDS", help="only broad tests, each for so long")
    group.addoption(
        "--all-languages", action="store_true", help="pages and reports in all languages and themes, not in one each"
    )
    group.addoption("--seed", type=int, default=0, help="the first seed of broad tests")


def pytest_report_header() -> str:
    return f"engine: {engine.NAME}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Reorder the tests so that every worker starts with broad ones; a soak runs only those."""
    soak: float = config.getoption("--soak")
    if not soak and not config.getoption("--all-languages"):
        leave_out_languages(items)
        leave_out_samples(items)
        items[:] = [item for item in items if item.get_closest_marker("soak") is None]
    broad = [item for item in items if "seeds" in getattr(item, "fixturenames", ())]
    others = [] if soak else [item for item in items if item not in set(broad)]
    items.clear()
    for worker in range(WORKERS):
        items += broad[worker::WORKERS]
        items += others[len(others) * worker // WORKERS : len(others) * (worker + 1) // WORKERS]


def leave_out_languages(items: list[pytest.Item]) -> None:
    """Of slow tests that run in several languages, themes or numbers of players, keep one variant each, varying from
    test to test.
    """
    things: dict[tuple[str, ...], list[pytest.Item]] = {}
    for item in items:
        parameters = item.callspec.params if hasattr(item, "callspec") else {}
        if item.nodeid.startswith(("tests/browser/", "tests/simulation/")) and LOOKS & set(parameters):
            others = (str(value) for name, value in parameters.items() if name not in LOOKS)
            things.setdefault((item.nodeid.split("[")[0], *others), []).append(item)
    kept = {thing[turn % len(thing)] for turn, thing in enumerate(things.values())}
    left_out = {item for thing in things.values() for item in thing} - kept
    items[:] = [item for item in items if item not in left_out]


def leave_out_samples(items: list[pytest.Item]) -> None:
    """Of a test marked `sampled(NUMBER)`, keep only that many of its parameter sets, evenly spaced."""
    kinds: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("sampled"):
            kinds.setdefault(item.nodeid.split("[")[0], []).append(item)
    left_out = set()
    for same in kinds.values():
        marker = same[0].get_closest_marker("sampled")
        assert marker is not None
        number = min(marker.args[0], len(same))
        left_out |= set(same) - {same[(2 * turn + 1) * len(same) // (2 * number)] for turn in range(number)}
    items[:] = [item for item in items if item not in left_out]


@pytest.fixture
def figures(record_property: Callable[[str, object], None]) -> Iterator[Figures]:
    """Counts how often something was tried."""
    found: Figures = Counter()
    yield found
    for name, number in found.items():
        record_property(name, number)


@pytest.fixture
def seeds(request: pytest.FixtureRequest) -> Iterator[Seeds]:
    """Yields the given number of seeds, or in a soak as many as there is time for. If a test fails, its last seed is
    reported.
    """
    first: int = request.config.getoption("--seed")
    seconds: float = request.config.getoption("--soak")
    seed = first

    def draw(number: int) -> Iterator[int]:
        nonlocal seed
        end = time.monotonic() + seconds
        for seed in count(first):
            if time.monotonic() >= end if seconds else seed >= first + number:
                return
            yield seed

    yield draw
    print(f"The last seed was {seed}. To see it again: .venv/bin/pytest '{request.node.nodeid}' --seed {seed}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the figures of all tests together."""
    sums: Figures = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport) and report.when == "teardown":
                sums.update({name: int(str(number)) for name, number in report.user_properties})
    if sums:
        terminalreporter.section("tried")
        for name, number in sums.items():
            terminalreporter.line(f"{number:>13,} {name}")
