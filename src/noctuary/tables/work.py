"""Long work on separate threads: limited in time, and cancelled when nobody waits for it any more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from noctuary.kernel.messages import BadInput
from noctuary.tables.store.rows import StoreError

LONGEST: Final = 30.0
"""Seconds that playing through one game may take; thousands of moves take about one second."""

THREADS: Final = 2
"""Threads for each kind of work: more would only slow each other down."""

T = TypeVar("T")


class GivenUp(StoreError):
    """Work was cancelled: nobody waits for it any more, or the server shuts down."""


class Work:
    """Work in progress, which must call `go_on` regularly."""

    def __init__(self) -> None:
        self.given_up: bool = False
        self.begin()

    def begin(self) -> None:
        """Restart the time limit for the next game."""
        self._end: float = time.monotonic() + LONGEST

    def go_on(self) -> None:
        """Raise BadInput if the time is up, GivenUp if the work was cancelled."""
        if self.given_up:
            raise GivenUp("table-work-given-up")
        if time.monotonic() > self._end:
            raise BadInput("table-work-too-long", {"number": int(LONGEST)})


class Works:
    """All work of one kind in progress, on its own threads."""

    def __init__(self, name: str) -> None:
        self._threads: ThreadPoolExecutor = ThreadPoolExecutor(THREADS, name)
        self._running: set[Work] = set()

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run a function in a thread, with the Work as its last argument, and return its result. The work is cancelled
        if the caller is.
        """
        one = Work()
        self._running.add(one)

        def run() -> T:
            # Waiting for a thread does not count towards the time limit.
            one.begin()
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
