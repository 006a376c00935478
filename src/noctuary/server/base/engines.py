"""Reports when the engine has been compiled; bots play with it at once."""

import asyncio
import logging
from typing import Final

from noctuary import engine

LOOK: Final = 5.0
"""Seconds between two looks at the engine."""

logger = logging.getLogger(__name__)


async def look() -> None:
    """Log once that the engine has been compiled: bots play with it at once, tables only after a restart."""
    while not await asyncio.to_thread(engine.was_compiled_since):
        await asyncio.sleep(LOOK)
    logger.warning("the engine is compiled now, and bots think with it; restarted, the server moves faster, too")
