"""Worker processes, which end together with the process that started them, whichever of them gets a signal."""

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
"""Signals that ask a program to end, of those that the system has."""
FAREWELL: Final = 5.0
"""Seconds for workers to end after an interruption; compiled code does not notice signals."""
AGAIN: Final = 0.5
"""Seconds between repeated attempts to end a process."""
FIRST: Final = 100
"""Priority of the finalizer that runs first at the end of a process."""


def useful(processes: int, pieces: int) -> int:
    """How many `processes` can be busy: at most one per piece of work and available processor, at least 1."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(processes, pieces, usable))


@contextmanager
def workers(processes: int) -> Iterator[Pool]:
    """A pool of processes in which the external bots of this one are registered. A script that uses it must have the
    guard that multiprocessing requires (`if __name__ == "__main__"`), since the workers import the script.
    """
    with hold_signals():
        # Not forked: forking while another thread holds a lock may cause a deadlock.
        pool = multiprocessing.get_context("spawn").Pool(processes, _begin, (bots.guests(),))
    try:
        yield pool
        # Let the workers, and their bots, end normally.
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
def hold_signals() -> Iterator[None]:
    """Delay signals that end the program until the block is complete. Processes started in it get no such signals
    before they call `hear`, since these would end them in the middle of their imports.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    came: list[int] = []
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    handlers: dict[int, Any] = {}
    try:
        # The tracker must outlive all others. Starting it unblocks the signals.
        resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
        if threading.current_thread() is threading.main_thread():
            # Other threads, such as those of NumPy, may receive a signal that this one blocks.
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
    """In a process started under `hold_signals`: end on the signals `wanted`, and ignore the others that end programs.
    The parent gets those, too, and ends this process in an orderly way.
    """
    for number in ENDING:
        # Set the handler first: pending signals would be lost if they were ignored even briefly.
        signal.signal(number, _end if number in wanted else signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)


def _begin(guests: Sequence[Bot]) -> None:
    threading.Thread(target=end_with_parent, daemon=True).start()
    bots.invite(guests)
    # The parent ends this process with SIGTERM.
    hear(signal.SIGTERM)


def _kill(pool: Any) -> None:
    for process in pool._pool:
        process.kill()


def _end(*_: object) -> None:
    hear()
    # SystemExit is lost where it cannot propagate, as in the middle of an import; so it is raised repeatedly.
    sys.unraisablehook = lambda _: None
    signal.signal(signal.SIGALRM, lambda *_: sys.exit())
    signal.setitimer(signal.ITIMER_REAL, AGAIN, AGAIN)
    Finalize(None, signal.setitimer, (signal.ITIMER_REAL, 0), exitpriority=FIRST)
    sys.exit()


def end_with_parent() -> None:
    """Wait until the parent process has ended, then exit."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
