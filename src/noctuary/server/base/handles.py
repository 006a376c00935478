"""Checks whether the process can open more files, and so connections; if not, libuv closes them without a message."""

import logging
import os

from noctuary.kernel.base.messages import Refusal

logger = logging.getLogger(__name__)


def trouble() -> Refusal | None:
    """The problem if no more files can be opened."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError:
        return Refusal("request-no-handles")
    return None


async def look() -> None:
    """Log an error if no more files can be opened."""
    if (problem := trouble()) is not None:
        logger.error("new connections are refused: %s", problem.text("en"))
