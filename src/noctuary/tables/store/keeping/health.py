"""The health of the store: problems with it, and its daily backups."""

import asyncio
import logging
from pathlib import Path

from noctuary.tables.store.base.rows import StoreError
from noctuary.tables.store.keeping import backups
from noctuary.tables.store.keeping.writer import Writer

logger = logging.getLogger(__name__)


class Health:
    """The health of a writer's store. `path`: its file; None for a database, which is backed up by other means."""

    def __init__(self, writer: Writer, path: Path | None) -> None:
        self._writer: Writer = writer
        self._path: Path | None = path
        self.uncopied: StoreError | None = None
        """Why the last backup failed, if it did."""

    @property
    def trouble(self) -> StoreError | None:
        """The present or latest problem with storing or backing up."""
        return self._writer.trouble or self.uncopied

    async def back_up(self) -> None:
        """Back up the store every day, as long as it is undamaged.

        Days are those of the system clock, which may be corrected meanwhile, or go on while the machine sleeps.
        """
        while self._path is not None:
            try:
                await asyncio.to_thread(backups.daily, self._path)
                self.uncopied = None
            except StoreError as error:
                logger.error("the store cannot be copied: %s", error.text("en"))
                self.uncopied = error
            await asyncio.sleep(backups.HOUR)
