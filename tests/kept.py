"""Processes that outlive the servers that tests start in their own one: starting a process for bots or files takes
longer than most tests.
"""

import os
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from typing import Any

from noctuary import bots, engine
from noctuary.tables.bot_pool import BotPool, Worker
from noctuary.tables.files import Files
from noctuary.tables.lobby import Lobby

_left: defaultdict[str | None, list[ProcessPoolExecutor]] = defaultdict(list)
"""Processes that their servers have left, by the path from which they know the games."""


class Kept(Worker):
    """A worker that takes a process which another one has left."""

    def _submit(self, function: Callable[..., Any], *arguments: object) -> Future[Any]:
        if self._pool is None and not bots.guests():
            left = _left[os.environ.get("PYTHONPATH")]
            if idle := next((one for one in left if not one._pending_work_items), None):
                left.remove(idle)
                self._pool, self._compiled_at = idle, engine.compile_time()
        return super()._submit(function, *arguments)

    def leave(self) -> None:
        """Leave the process for others, if it is as one that starts now would be."""
        current = self._compiled_at == engine.compile_time()
        if self._pool is not None and not self._pool._broken and not bots.guests() and current:
            _left[os.environ.get("PYTHONPATH")].append(self._pool)
            self._pool = None


def keeping(lobby: Lobby) -> Lobby:
    """The lobby; the processes that it ends when it closes are kept. A file that is being read still ends its own."""
    for part in (lobby.services.bots, lobby.files):
        for worker in part.workers:
            worker.__class__ = Kept
        vars(part)["close"] = partial(_close, part, part.close)
    return lobby


def _close(part: BotPool | Files, close: Callable[[], None]) -> None:
    for worker in part.workers:
        assert isinstance(worker, Kept)
        if isinstance(part, BotPool) or not worker._thinking:
            worker.leave()
    close()
