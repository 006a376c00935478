"""The server as a process that ends in good order when it is told to."""

from __future__ import annotations

import gc
import logging
import os
import socket
import threading
from collections.abc import Sequence
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette

from noctuary.server.connections import Door, Socket
from noctuary.server.wire.messages import LONGEST_MESSAGE

FAREWELL: Final = 3
"""Seconds that clients get to leave when the server ends."""
ACCEPTED: Final = 64
"""Connections that are made in one go."""
QUEUED: Final = 2048
"""Connections that may wait for that."""
COLLECTED: Final = 1_000, 0, 20_000
"""After how many new objects Python looks for cycles among them, every second time also among those of the time before,
so that each portion stays small; and after how many of these larger looks among all objects. That takes a second with
500 tables, so it comes seldom: what is closed goes without it.
"""
LAST_RESORT: Final = 9.0
"""Seconds after which the process ends whatever it still waits for: what counts is in the store."""

logger = logging.getLogger(__name__)


def configured(app: Starlette, proxies: Sequence[str]) -> uvicorn.Config:
    """How `app` is served, also through these `proxies`."""
    return uvicorn.Config(
        app,
        http=Door(app.state.counts.limits, proxies).protocol(),
        ws=Socket,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        backlog=ACCEPTED,
        timeout_graceful_shutdown=FAREWELL,
    )


class Server(uvicorn.Server):
    """uvicorn, but a signal only ends it, also when it comes twice: uvicorn would then leave everything as it lies, and
    raise the signal once more while asyncio is tidying up.
    """

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen. asyncio makes as many connections in one go as it lets wait."""
        await super().startup(sockets)
        for listener in sockets or []:
            listener.listen(QUEUED)
        # Looking through everything that lives takes as long as hundreds of moves, and finds little.
        gc.freeze()
        gc.set_threshold(*COLLECTED)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to end; clients have `timeout_graceful_shutdown` to leave."""
        if not self.should_exit:
            timer = threading.Timer(LAST_RESORT, _leave)
            timer.daemon = True
            timer.start()
        self.should_exit = True


def _leave() -> None:
    logger.critical("something did not end in time; the server leaves without it")
    logging.shutdown()
    os._exit(1)
