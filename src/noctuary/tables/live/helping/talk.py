"""Communication alongside the game: the chat, and looking at a replay together."""

import contextlib
from collections.abc import Callable

from msgspec.structs import replace

from noctuary.tables.live.helping.leading import Leading, Proposal, lead_words
from noctuary.tables.live.sitting.part import Common, TablePart
from noctuary.tables.store.base.rows import Chat, StoreError


class Talk(TablePart):
    """The chat at one table, and who leads its replay; neither changes the game."""

    def __init__(self, common: Common, chat: Chat, rematch: Proposal | None) -> None:
        super().__init__(common)
        self.chat: Chat = chat
        self.leading: Leading = Leading(rematch)
        self.listeners: set[Callable[[], None]] = set()
        """Called when there is a new message or standing order."""

    def take_chat(self, chat: Chat) -> None:
        """Replace the chat."""
        self.chat = chat
        self.notify()

    def notify(self) -> None:
        """Call all listeners."""
        for listener in list(self.listeners):
            listener()

    def hear(self, said: str) -> bool:
        """Handle a message from another server; return False if it is not about a finished game."""
        if not self.leading.hear(said):
            return False
        self.notify()
        return True

    async def say(self, said: str) -> None:
        """Share a message about the finished game: who leads, or which table continues it. Raises StoreError."""
        self.leading.hear(said)
        self.notify()
        await self._writer.say(self._id, 0, said)

    async def repeat(self) -> None:
        """Repeat the messages for a server that lacks them. Raises StoreError."""
        for said in self.leading.messages():
            await self._writer.say(self._id, 0, said)

    def leave(self, screen: str) -> None:
        """End the lead of a screen that has left."""
        if self.leading.leads(screen):
            self._table.start(self._lead_no_more())

    async def _lead_no_more(self) -> None:
        with contextlib.suppress(StoreError):
            await self.say(lead_words(replace(self.leading.lead, seat=-1)))
