"""Processes that share the work, and how they end: with whoever started them, whatever signal comes to whom."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.pool import Pool
from multiprocessing.util import Finalize
from typing import Any, Final

from noctuary import bots
from noctuary.bots.bot import Bot

ENDING: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""Signals by which a program is told to end, as far as the system has them."""
FAREWELL: Final = 5.0
"""Seconds that processes get to end when the work is broken off: who thinks in compiled code hears nothing."""
AGAIN: Final = 0.5
"""Seconds after which a process that is to end has heard of it, or is told again."""
FIRST: Final = 100
"""Before all else that is done at the end of a process."""


def useful(processes: int, pieces: int) -> int:
    """How many of the `processes` that were asked for have something to do: at most one for each piece of the work and
    each processor that may be used. At least 1.
    """
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(processes, pieces, usable))


@contextmanager
def workers(processes: int) -> Iterator[Pool]:
    """Processes that know the bots of this one. A script that asks for them must be guarded as multiprocessing demands
    (`if __name__ == "__main__"`), since they import it.
    """
    with undisturbed():
        # Not forked: who forks while another of his threads holds a lock may wait for ever.
        pool = multiprocessing.get_context("spawn").Pool(processes, _begin, (bots.guests(),))
    try:
        yield pool
        # Let them end in good order, and their bots with them.
        pool.close()
        pool.join()
    except BaseException:
        last_resort = threading.Timer(FAREWELL, _kill, [pool])
        last_resort.daemon = True
        last_resort.start()
        pool.terminate()
        last_resort.cancel()
        raise


@contextmanager
def undisturbed() -> Iterator[None]:
    """Signals that end programs wait until what is begun here is whole. Processes that are started meanwhile are not
    told of any before they call `hear`: they would die in the middle of their imports.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    came: list[int] = []
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    handlers: dict[int, Any] = {}
    try:
        # It is to outlive all others. Starting it lets signals through again.
        resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
        if threading.current_thread() is threading.main_thread():
            # Another thread, such as those of NumPy, may take a signal that this one does not want.
            handlers = {
                one: signal.signal(one, lambda number, _: came.append(number))
                for one in ENDING
                if callable(signal.getsignal(one))
            }
        yield
    finally:
        for one, handler in handlers.items():
            signal.signal(one, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        for number in came:
            signal.raise_signal(number)


def hear(*wanted: int) -> None:
    """In a process that was started `undisturbed`: end by the signals `wanted`, and hear no other that ends programs.
    Whoever started it is told, too, and ends it in good order.
    """
    for one in ENDING:
        # What has come already and is ignored for a moment would be lost.
        signal.signal(one, _end if one in wanted else signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)


def _begin(guests: Sequence[Bot]) -> None:
    threading.Thread(target=end_with_parent, daemon=True).start()
    bots.invite(guests)
    # Whoever started it ends it by this.
    hear(signal.SIGTERM)


def _kill(pool: Any) -> None:
    for process in pool._pool:
        process.kill()


def _end(*_: object) -> None:
    hear()
    # Where nobody can catch it, as in the middle of an import, it is lost; then once more.
    sys.unraisablehook = lambda _: None
    signal.signal(signal.SIGALRM, lambda *_: sys.exit())
    signal.setitimer(signal.ITIMER_REAL, AGAIN, AGAIN)
    Finalize(None, signal.setitimer, (signal.ITIMER_REAL, 0), exitpriority=FIRST)
    sys.exit()


def end_with_parent() -> None:
    """Wait for the death of the process that started this one, and end."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
