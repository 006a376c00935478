"""Where bots think: in processes of their own, so that the tables stay quick and a bot that crashes takes nothing
with it.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final

from noctuary import bots, engine
from noctuary.kernel import catalogue
from noctuary.kernel.game import Observation
from noctuary.kernel.randomness import Random

TRIES: Final = 2
"""How many processes a bot may crash over one decision."""


class BotError(Exception):
    """A bot has not answered."""


class Thinkers:
    """A pool of worker processes. They are started when first needed, or by `warm_up`. Once the engine has been
    compiled, others take their place, which play with that one.
    """

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor = _pool()
        self._compiled_at: float = engine.compiled_at()

    def warm_up(self) -> None:
        """Start a worker in the background, so that the first bot does not wait for it; a warm one hardly notices."""
        self._pool.submit(_load)

    async def choose(self, bot: str, observation: Observation, seed: int) -> int:
        """The code that `bot` chooses; equal arguments give equal choices. Raises BotError."""
        if self._compiled_at != engine.compiled_at():
            self._compiled_at = engine.compiled_at()
            # Those that think go on to the end of their thought.
            self._pool.shutdown(wait=False)
            self._pool = _pool()
        for _ in range(TRIES):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, _choose, bot, observation, seed)
            except BrokenProcessPool:
                # Of several that waited for the same broken pool, the first replaces it.
                if pool is self._pool:
                    self._pool = _pool()
            except Exception as error:
                raise BotError(f"{bot} failed") from error
        raise BotError(f"{bot} has crashed {TRIES} processes")

    def close(self) -> None:
        """End all workers; what they are thinking about is lost."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def _pool() -> ProcessPoolExecutor:
    workers = 2 if (os.cpu_count() or 1) > 2 else 1
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _begin)


def _begin() -> None:
    """Let the server alone decide when a worker ends: not Ctrl+C in its terminal, but its death."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def _load() -> None:
    for name in catalogue.names():
        catalogue.find(name)


def _choose(bot: str, observation: Observation, seed: int) -> int:
    decision = observation.decision()
    assert decision is not None, "a bot is asked only when its seat must decide"
    return bots.find(bot).choose(observation, decision, Random(seed))
