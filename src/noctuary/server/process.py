"""The server as a process that ends in good order when it is told to."""

from __future__ import annotations

from types import FrameType

import uvicorn


class Server(uvicorn.Server):
    """uvicorn, but a signal only ends it, also when it comes twice: uvicorn would then leave everything as it lies, and
    raise the signal once more while asyncio is tidying up.
    """

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to end; clients have `timeout_graceful_shutdown` to leave."""
        self.should_exit = True
