"""Long work, on threads of its own: bounded in time, and given up when nobody waits for it any more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from noctuary.kernel.messages import BadInput
from noctuary.tables.store.rows import StoreError

LONGEST: Final = 30.0
"""Seconds that playing through one game may take; thousands of moves take about one."""

THREADS: Final = 2
"""Of each kind: more would only make each slower."""

T = TypeVar("T")


class GivenUp(StoreError):
    """Work was given up: nobody waits for it any more, or the server ends."""


class Work:
    """Work in progress; whoever does it keeps calling `go_on`."""

    def __init__(self) -> None:
        self.given_up: bool = False
        self.begin()

    def begin(self) -> None:
        """Start the clock for the next game."""
        self._end: float = time.monotonic() + LONGEST

    def go_on(self) -> None:
        """Raises BadInput if it takes too long, GivenUp if it was given up."""
        if self.given_up:
            raise GivenUp("table-work-given-up")
        if time.monotonic() > self._end:
            raise BadInput("table-work-too-long", {"number": int(LONGEST)})


class Works:
    """All work of one kind in progress, on threads of its own."""

    def __init__(self, name: str) -> None:
        self._threads: ThreadPoolExecutor = ThreadPoolExecutor(THREADS, name)
        self._running: set[Work] = set()

    async def done(self, work: Callable[..., T], *arguments: Any) -> T:
        """Let a thread do it; its last argument is the Work. It is given up if whoever waits here is cancelled."""
        one = Work()
        self._running.add(one)

        def worked() -> T:
            # It may have waited for a thread.
            one.begin()
            one.go_on()
            return work(*arguments, one)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, worked)
        finally:
            one.given_up = True
            self._running.discard(one)

    def give_up(self) -> None:
        """Give up everything: the server ends."""
        self._threads.shutdown(wait=False)
        for work in self._running:
            work.given_up = True
