"""The server process, with an orderly shutdown."""

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

from noctuary.server.door.connections import Door, Socket
from noctuary.server.wire.messages import LONGEST_MESSAGE

FAREWELL: Final = 3
"""Seconds allowed for clients to disconnect on shutdown."""
ACCEPTED: Final = 64
"""Connections that are accepted at once."""
QUEUED: Final = 2048
"""Connections that may wait to be accepted."""
COLLECTED: Final = 1_000, 0, 20_000
"""The garbage collector's thresholds. After 1,000 new objects it examines those, every second time together with the
previous batch, so that each run stays short; only after 20,000 of the larger runs does it examine all objects, as that
takes a second with 500 tables. Closed tables are freed without it.
"""
SOCKETS: Final = 0.75
"""The fraction of all connections that may be sockets, so that there is always room for requests."""
LAST_RESORT: Final = 9.0
"""Seconds after which the process ends in any case: everything important is in the store."""

logger = logging.getLogger(__name__)


def configure(app: Starlette, proxies: Sequence[str]) -> uvicorn.Config:
    """The uvicorn configuration that serves `app`, even behind these `proxies`."""
    door = Door(app.state.counts.limits, proxies)
    app.state.counts.slots.limit(int(door.most * SOCKETS))
    return uvicorn.Config(
        app,
        http=door.protocol(),
        ws=Socket,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        backlog=ACCEPTED,
        timeout_graceful_shutdown=FAREWELL,
    )


class Server(uvicorn.Server):
    """uvicorn, but any number of signals leads to one orderly shutdown. After a second signal uvicorn would stop at
    once, and raise the signal again during asyncio's cleanup.
    """

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening; enlarge the queue afterwards, as asyncio accepts as many at once as it can hold."""
        await super().startup(sockets)
        for listener in sockets or []:
            listener.listen(QUEUED)
        # A full garbage collection takes as long as hundreds of moves, and finds little.
        gc.freeze()
        gc.set_threshold(*COLLECTED)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, and answer the requests that wait for messages."""
        assert isinstance(self.config.app, Starlette)
        self.config.app.state.polling.hang_up()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Start the shutdown; clients have `timeout_graceful_shutdown` to disconnect."""
        if not self.should_exit:
            timer = threading.Timer(LAST_RESORT, _leave)
            timer.daemon = True
            timer.start()
        self.should_exit = True


def _leave() -> None:
    logger.critical("something did not end in time; the server stops all the same")
    logging.shutdown()
    os._exit(1)
