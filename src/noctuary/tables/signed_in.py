"""Which browsers may belong to somebody else by now: signed out, with another key, or another person's."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final
from weakref import WeakValueDictionary

REKEYED: Final = 1.0
"""Seconds after which a browser has the key that it was given."""


class SignedIn:
    """Tells those who are connected as somebody that this may have changed."""

    def __init__(self) -> None:
        self._changes: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()

    async def wait(self, owner: str, seconds: float) -> None:
        """Wait until a browser of `owner` may be somebody else's, at most so long."""
        change = self._changes.setdefault(owner, asyncio.Event())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await change.wait()

    def change(self, owner: str) -> None:
        """A browser of `owner` may be somebody else's from now on."""
        if (change := self._changes.pop(owner, None)) is not None:
            # The one that has another key needs a moment to hear of that: it comes back with it.
            asyncio.get_running_loop().call_later(REKEYED, change.set)
