"""How long tests wait, in one place: no test may fail because the machine is slow or busy.

A test waits for something that either happens or does not; `patience` limits the second case, so that the test fails
instead of hanging. It grows with `slowness`, which is measured repeatedly while tests run. Where the server itself
would give up after some seconds, tests make it wait (`unhurried`), unless they are about that.
`tests/tools/test_patience.py` finds tests that use other numbers of seconds.
"""

import importlib
from collections.abc import Callable
from time import monotonic, perf_counter, sleep, thread_time

ADDITIONS = 250_000
"""How many additions take 10 ms on an idle reference machine, the kind that times in tests are set for."""
ROUNDS = 4
"""The measurement is split into this many rounds, so that other processes get their turn in between."""
KNOWN = 20.0
"""Seconds after which a measurement is repeated."""
WAIT = 60.0
"""Seconds on an idle machine after which a test stops waiting."""
LIMIT = 240.0
"""Seconds that a whole test may take on an idle machine."""
NEVER = 36_000.0
"""Seconds that the server's own time limits are set to, so that they do not expire in tests."""

_measured: tuple[float, float] = (0.0, 0.0)
"""When slowness was last measured, and the result."""


def _additions() -> None:
    total = 0
    for number in range(ADDITIONS):
        total += number


def slowness() -> float:
    """How many times longer work takes here and now than on an idle reference machine; at least 1."""
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
    """Seconds after which a test stops waiting, adjusted to how busy the machine is."""
    return WAIT * slowness()


def milliseconds() -> float:
    """`patience` in milliseconds, for a browser."""
    return 1000 * patience()


def limit() -> float:
    """Seconds after which a whole test counts as hanging."""
    return LIMIT * slowness()


def until(true: Callable[[], object], told: Callable[[], object] = lambda: None) -> None:
    """Wait until something is true; after too long, fail with the result of `told`."""
    end = monotonic() + patience()
    while not true():
        assert monotonic() < end, told()
        sleep(0.01)


def effort(work: Callable[[], object], tries: int = 1) -> float:
    """Processor time of some work in seconds, converted to the reference machine; the fastest of several tries. Other
    processes do not count.
    """
    return min(_processor(work) for _ in range(tries)) / handicap()


def handicap() -> float:
    """How many times slower this processor is than the reference machine's; at least 1."""
    return max(1.0, min(_processor(_additions) for _ in range(5)) / 0.01)


def _processor(work: Callable[[], object]) -> float:
    begin = thread_time()
    work()
    return thread_time() - begin


GIVEN_UP = {
    "noctuary.bots.external.process.FAREWELL": 60.0,
    "noctuary.cli.parts.guests.SECONDS": NEVER,
    "noctuary.server.routes.information.PATIENCE": NEVER,
    "noctuary.server.door.limits.LIMITS.patience": NEVER,
    "noctuary.server.base.logs.FLUSHED": 60.0,
    "noctuary.server.base.mail.PATIENCE": NEVER,
    "noctuary.server.base.outgoing.PATIENCE": NEVER,
    "noctuary.server.process.FAREWELL": 60,
    "noctuary.server.process.LAST_RESORT": NEVER,
    "noctuary.server.door.connections.SIGN_OF_LIFE": NEVER,
    "noctuary.server.socket.polling.RETURN": NEVER,
    "noctuary.tables.bot_pool.DEADLINE": NEVER,
    "noctuary.tables.live.moving.driver.SLOW": NEVER,
    "noctuary.tables.store.keeping.writer.SLOW": NEVER,
    "noctuary.tables.work.LONGEST": NEVER,
}
"""The time limits of the server, and the seconds that they are set to in tests."""


def unhurried(*kept: str) -> None:
    """Make this process wait as long as necessary, except for the time limits named in `kept`."""
    assert GIVEN_UP.keys() >= set(kept), f"no such time limits: {kept}"
    for path, seconds in GIVEN_UP.items():
        place, _, name = path.rpartition(".")
        try:
            found: object = importlib.import_module(place)
        except ModuleNotFoundError:
            module, _, within = place.rpartition(".")
            found = getattr(importlib.import_module(module), within)
        assert name in vars(found), f"{path} has another name now"
        if path not in kept:
            # Not by setattr, so that frozen objects are changed as well.
            vars(found)[name] = seconds
