"""Whether what is stored is safe: what is wrong with the store, and its daily copies."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from noctuary.tables.store import backups
from noctuary.tables.store.rows import StoreError
from noctuary.tables.store.writer import Writer

logger = logging.getLogger(__name__)


class Health:
    """That of the store behind a writer. `path`: its file; None if it is a database, which others copy."""

    def __init__(self, writer: Writer, path: Path | None) -> None:
        self._writer: Writer = writer
        self._path: Path | None = path
        self.uncopied: StoreError | None = None
        """Why the store could not be copied the last time."""

    @property
    def trouble(self) -> StoreError | None:
        """What is wrong with what is being stored, or was the last time."""
        return self._writer.trouble or self.uncopied

    async def back_up(self) -> None:
        """Copy the store every day, as long as it is sound.

        Days are those of the system's clock, which may be put right meanwhile, or go on while the machine sleeps.
        """
        while self._path is not None:
            try:
                await asyncio.to_thread(backups.daily, self._path)
                self.uncopied = None
            except StoreError as error:
                logger.error("the store cannot be copied: %s", error.text("en"))
                self.uncopied = error
            await asyncio.sleep(backups.HOUR)
