"""Files that the process may open, connections among them. Without a free one nobody new gets in: libuv closes the
connection, and says nothing.
"""

from __future__ import annotations

import logging
import os

from noctuary.kernel.messages import Refusal

logger = logging.getLogger(__name__)


def trouble() -> Refusal | None:
    """What there is to say if there is none left."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError:
        return Refusal("request-no-handles")
    return None


async def look() -> None:
    """Let the log say so."""
    if (found := trouble()) is not None:
        logger.error("nobody new is let in: %s", found.text("en"))
