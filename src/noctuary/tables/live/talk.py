"""What is said beside the game: the chat, and who leads the others through a finished game."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from msgspec.structs import replace

from noctuary.tables.live.leading import WORDS, Leading, lead_words
from noctuary.tables.live.log import Log
from noctuary.tables.live.part import Table
from noctuary.tables.store.rows import Chat, StoreError


class Talk:
    """All of that at one table; nothing of it changes the game."""

    def __init__(self, id: str, log: Log, table: Table) -> None:
        self._id: str = id
        self._log: Log = log
        self._table: Table = table
        self.chat: Chat = Chat()
        self.leading: Leading = Leading()
        self.listeners: set[Callable[[], None]] = set()
        """Called when something was said or ordered."""

    def take_chat(self, chat: Chat) -> None:
        """What has been said by now."""
        self.chat = chat
        self.notify()

    def notify(self) -> None:
        """Let everybody hear."""
        for listener in list(self.listeners):
            listener()

    def hear(self, said: str) -> bool:
        """Something was said at another server; False if it is about something else than a finished game."""
        if not self.leading.hear(said):
            return False
        self.notify()
        return True

    async def say(self, said: str) -> None:
        """Somebody leads the others through the finished game, or goes on from it. Raises StoreError."""
        self.leading.hear(said)
        self.notify()
        await self._log.say(self._id, 0, said)

    async def repeat(self) -> None:
        """Say it again, to a server that has just opened the table. Raises StoreError."""
        for kind in WORDS:
            # As it is at that moment: an old word that comes after a new one would count.
            if said := self.leading.said(kind):
                await self._log.say(self._id, 0, said)

    def leave(self, screen: str) -> None:
        """A screen has left, and leads nobody any more."""
        if self.leading.leads(screen):
            self._table.start(self._lead_no_more())

    async def _lead_no_more(self) -> None:
        with contextlib.suppress(StoreError):
            await self.say(lead_words(replace(self.leading.lead, seat=-1)))
