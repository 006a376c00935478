"""The server as a process that ends in good order when it is told to."""

from __future__ import annotations

import logging
import os
import threading
from types import FrameType
from typing import Final

import uvicorn

LAST_RESORT: Final = 9.0
"""Seconds after which the process ends whatever it still waits for: what counts is in the store."""

logger = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """uvicorn, but a signal only ends it, also when it comes twice: uvicorn would then leave everything as it lies, and
    raise the signal once more while asyncio is tidying up.
    """

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to end; clients have `timeout_graceful_shutdown` to leave."""
        if not self.should_exit:
            timer = threading.Timer(LAST_RESORT, _leave)
            timer.daemon = True
            timer.start()
        self.should_exit = True


def _leave() -> None:
    logger.critical("something did not end in time; the server leaves without it")
    os._exit(1)
