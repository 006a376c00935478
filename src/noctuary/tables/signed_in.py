"""Notices when a browser may have changed hands: signed out, given another key, or used by another player."""

import asyncio
import contextlib
from typing import Final
from weakref import WeakValueDictionary

REKEYED: Final = 1.0
"""Seconds until a browser has received its new key."""


class SignedIn:
    """Tells connections of a player that their browser may belong to somebody else now."""

    def __init__(self) -> None:
        self._changes: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()

    async def wait(self, owner: str, seconds: float) -> None:
        """Wait until one of `owner`'s browsers may belong to somebody else, for at most `seconds`."""
        change = self._changes.setdefault(owner, asyncio.Event())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await change.wait()

    def change(self, owner: str) -> None:
        """Announce that one of `owner`'s browsers may belong to somebody else from now on."""
        if (change := self._changes.pop(owner, None)) is not None:
            # The browser needs a moment to receive its new key, with which it reconnects.
            asyncio.get_running_loop().call_later(REKEYED, change.set)
