"""Reads uploaded files and plays them through in separate processes: whatever a file contains, it costs players no time
and the server no memory, and its process ends when nobody waits for it any more.
"""

import asyncio
import logging
import sys
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from noctuary.tables.bot_pool import Worker
from noctuary.tables.store.base.rows import StoreError
from noctuary.tables.work import GivenUp, Work

WORKERS: Final = 2
"""How many files are read at the same time."""
MEMORY: Final = 1 << 30
"""Bytes that reading one may take: short files may describe very much."""

T = TypeVar("T")

logger = logging.getLogger(__name__)


class Files:
    """The files that are being read or wait for their turn."""

    def __init__(self) -> None:
        self.workers: list[Worker] = [Worker() for _ in range(WORKERS)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._ended: bool = False
        for worker in self.workers:
            self._idle.put_nowait(worker)

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run a module's function, whose last argument is the Work, and return its result. The process ends if the
        caller is cancelled. Raises StoreError if it crashes or runs out of memory.
        """
        worker = await self._idle.get()
        try:
            if self._ended:
                raise GivenUp("table-work-given-up")
            return await worker.run(_run, work, *arguments, patient=True)
        except (BrokenProcessPool, TimeoutError) as error:
            if self._ended:
                raise GivenUp("table-work-given-up") from error
            logger.warning("a file cannot be read: %r", error)
            await asyncio.to_thread(worker.end)
            raise StoreError("table-work-crashed") from error
        except asyncio.CancelledError:
            await asyncio.to_thread(worker.end)
            raise
        finally:
            self._idle.put_nowait(worker)

    def close(self) -> None:
        """Cancel everything: the server shuts down."""
        self._ended = True
        for worker in self.workers:
            worker.end()


def _run(work: Callable[..., T], *arguments: Any) -> T:
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, resource.getrlimit(resource.RLIMIT_DATA)[1]))
    return work(*arguments, Work())
