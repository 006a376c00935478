"""How long tests wait, in one place: no test may fail because the machine is slow or busy with something else.

What a test waits for comes or does not come; `patience` is for the second case, so that it is told instead of keeping
everybody waiting. It grows with `slowness`, a yardstick that is laid on again and again while tests run. Where the
server itself would give something up after some seconds, tests let it wait (`unhurried`), unless they are about that.
`tests/tools/test_patience.py` finds who writes another number of seconds into a test.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from time import monotonic, perf_counter, sleep, thread_time

ADDITIONS = 250_000
"""How many additions take 10 ms on an idle machine of the kind that times in tests were set for."""
ROUNDS = 4
"""Of so many, so that others get their turn meanwhile."""
KNOWN = 20.0
"""Seconds for which what was measured is as good as now."""
WAIT = 60.0
"""Seconds on an idle machine after which something will not come any more."""
LIMIT = 240.0
"""Seconds that a whole test may take there."""
NEVER = 36_000.0
"""Seconds in which nothing that the server would give up is given up in tests."""

_measured: tuple[float, float] = (0.0, 0.0)
"""When, and what."""


def _additions() -> None:
    total = 0
    for number in range(ADDITIONS):
        total += number


def slowness() -> float:
    """How many times as long as on an idle machine work takes here and now; 1 if it is faster."""
    global _measured
    when, found = _measured
    if not found or monotonic() > when + KNOWN:
        begin = perf_counter()
        for _ in range(ROUNDS):
            _additions()
        found = max(1.0, (perf_counter() - begin) / (0.01 * ROUNDS))
        _measured = monotonic(), found
    return found


def patience() -> float:
    """Seconds after which something will not come any more, whatever else the machine has to do."""
    return WAIT * slowness()


def milliseconds() -> float:
    """The same for a browser."""
    return 1000 * patience()


def limit() -> float:
    """Seconds after which a whole test hangs."""
    return LIMIT * slowness()


def until(true: Callable[[], object], told: Callable[[], object] = lambda: None) -> None:
    """Wait until something is true; if that takes too long, what is `told` is said."""
    end = monotonic() + patience()
    while not true():
        assert monotonic() < end, told()
        sleep(0.01)


def effort(work: Callable[[], object], tries: int = 1) -> float:
    """How many seconds of the processor something takes, of several tries the quickest, as on the machine that times
    were set for. What others do meanwhile does not count.
    """
    return min(_processor(work) for _ in range(tries)) / handicap()


def handicap() -> float:
    """How many times as long as on that machine the processor here is busy with the same; 1 if it is quicker."""
    return max(1.0, min(_processor(_additions) for _ in range(5)) / 0.01)


def _processor(work: Callable[[], object]) -> float:
    begin = thread_time()
    work()
    return thread_time() - begin


GIVEN_UP = {
    "noctuary.bots.external.process.FAREWELL": 60.0,
    "noctuary.cli.guests.SECONDS": NEVER,
    "noctuary.server.app.PATIENCE": NEVER,
    "noctuary.server.limits.LIMITS.patience": NEVER,
    "noctuary.server.logs.FLUSHED": 60.0,
    "noctuary.server.mail.PATIENCE": NEVER,
    "noctuary.server.outgoing.PATIENCE": NEVER,
    "noctuary.server.process.FAREWELL": 60,
    "noctuary.server.process.LAST_RESORT": NEVER,
    "noctuary.tables.bot_pool.DEADLINE": NEVER,
    "noctuary.tables.live.driver.SLOW": NEVER,
    "noctuary.tables.store.writer.SLOW": NEVER,
    "noctuary.tables.work.LONGEST": NEVER,
}
"""What the server gives up or complains of after some seconds, and after how many it does in tests."""


def unhurried(*kept: str) -> None:
    """Let this process wait as long as it takes, except where what is `kept` tells it to hurry."""
    for path, seconds in GIVEN_UP.items():
        place, _, name = path.rpartition(".")
        try:
            found: object = importlib.import_module(place)
        except ModuleNotFoundError:
            module, _, within = place.rpartition(".")
            found = getattr(importlib.import_module(module), within)
        assert name in vars(found), f"{path} has another name now"
        if path not in kept:
            # Not by setattr: what is frozen is meant as well.
            vars(found)[name] = seconds
