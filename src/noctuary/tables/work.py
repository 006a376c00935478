"""Long work on separate threads: limited in time, and cancelled when nobody waits for it any more."""

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar, Final, TypeVar

from noctuary.kernel.base.messages import BadInput
from noctuary.tables.store.base.rows import StoreError

LONGEST: Final = 30.0
"""Seconds of processor time that playing through one game may take; thousands of moves take about one second."""

THREADS: Final = 2
"""Threads for each kind of work: more would only slow each other down."""

PORTION: Final = 0.001
"""Seconds after which a computing thread pauses."""
LONGEST_PORTION: Final = 0.02
"""The most computing time, in seconds, that lengthens a pause: in a longer portion the thread mostly waited."""
PAUSE: Final = 1.0
"""The length of a pause, as a multiple of the time that the thread has computed. Storing a move needs the interpreter
about ten times, in three threads, and waits for it each time unless the computing thread sleeps.
"""
BUSY: Final = 0.1
"""Seconds after a move in which computing threads pause; while nobody moves, pauses would only delay their work."""

T = TypeVar("T")


class Pauses:
    """The pauses of a thread that computes for long, so that moves get the interpreter."""

    moved: ClassVar[float] = -BUSY
    """When a move was last made at any table of this process."""

    def __init__(self) -> None:
        self._begun: float = time.monotonic()

    def pause_if_due(self) -> None:
        """Pause if the thread has computed for a while and moves are being made; call this often."""
        if (computed := (now := time.monotonic()) - self._begun) > PORTION:
            if now < Pauses.moved + BUSY:
                time.sleep(min(computed, LONGEST_PORTION) * PAUSE)
            self._begun = time.monotonic()


def unhurried(items: Iterable[T]) -> Iterator[T]:
    """Yield the items, with pauses between them."""
    pauses = Pauses()
    for item in items:
        pauses.pause_if_due()
        yield item


class GivenUp(StoreError):
    """Work was cancelled: nobody waits for it any more, or the server shuts down."""


class Work:
    """Work in progress, which must call `go_on` regularly. In a thread of the server, `go_on` also pauses."""

    def __init__(self) -> None:
        self.given_up: bool = False
        self._pauses: Pauses | None = None
        self.begin()

    def breathe(self) -> None:
        """Pause from now on when moves need the interpreter."""
        self._pauses = Pauses()

    def begin(self) -> None:
        """Restart the time limit for the next game, which the same thread plays through."""
        self._end: float = time.thread_time() + LONGEST

    def go_on(self) -> None:
        """Raise BadInput if the time is up, GivenUp if the work was cancelled."""
        if self.given_up:
            raise GivenUp("table-work-given-up")
        if self._pauses is not None:
            self._pauses.pause_if_due()
        if time.thread_time() > self._end:
            raise BadInput("table-work-too-long", {"number": int(LONGEST)})


class Works:
    """All work of one kind in progress, on its own threads."""

    def __init__(self, name: str) -> None:
        self._threads: ThreadPoolExecutor = ThreadPoolExecutor(THREADS, name)
        self._running: set[Work] = set()

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run a function in a thread, with the Work as last argument; return its result. Cancelled with its caller."""
        one = Work()
        self._running.add(one)

        def run() -> T:
            # Waiting for a thread does not count towards the time limit.
            one.begin()
            one.breathe()
            one.go_on()
            return work(*arguments, one)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, run)
        finally:
            one.given_up = True
            self._running.discard(one)

    def give_up(self) -> None:
        """Cancel everything: the server shuts down."""
        self._threads.shutdown(wait=False)
        for work in self._running:
            work.given_up = True
