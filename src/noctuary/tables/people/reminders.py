"""Reminders for people who sit each at their own screen, where it has become their turn and they are not there.

A turn begins with the entry after which somebody must decide who did not have to before, and ends with the one after
which they need not any more. Each way to reach them has a row in the store from the beginning of the turn to its end,
so that nothing is sent twice: whoever sends takes the time out of it first. What a server was about to send when it
died is not sent any more.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from noctuary.kernel.moves import seat_name
from noctuary.locale import LANGUAGES
from noctuary.tables import wall_clock
from noctuary.tables.lobby import Lobby
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.rows import Channel, Due
from noctuary.tables.store.saved import legible, summary_of

AHEAD: Final = 15_000
"""So many milliseconds before they are due, servers put reminders of those off who are there: more than the time
between two looks."""
LATER: Final = 60_000
"""And for so long."""
AGAIN: Final = (60_000, 300_000, 1_800_000)
"""After how long a reminder that could not be sent is tried once more."""
LOOKED_AT: Final = 500
MAX_CHANNELS: Final = 10
"""Ways in which one person may be reached."""
SECRET_BYTES: Final = 16

logger = logging.getLogger(__name__)


class Reminder(NamedTuple):
    """What is to be sent: whose turn it is (`names` are those of their seats) in which game."""

    due: Due
    tries: int
    channel: Channel
    language: str
    game: str
    names: list[str]


class Reminders:
    """Those of the tables in `lobby`."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Lobby = lobby

    async def put_off(self) -> None:
        """Put reminders of those off who are there. Raises StoreError."""
        lobby, now = self._lobby, wall_clock.now_ms()
        found = await lobby.in_store_thread(lobby.store.reached)
        lobby.reached.clear()
        lobby.reached.update(found)
        soon = await lobby.in_store_thread(lobby.store.due, now + AHEAD, LOOKED_AT)
        here = [one for one in soon if lobby.has_open(one.table_id, one.owner)]
        await lobby.in_store_thread(lobby.store.put_off, sorted(here), now + LATER)

    async def take(self, count: int) -> list[Reminder]:
        """What is to be sent now, at most so many; nobody else sends it. Raises StoreError."""
        return await self._taken(await self._lobby.in_store_thread(self._lobby.store.due, wall_clock.now_ms(), count))

    async def take_at(self, id: str) -> list[Reminder]:
        """The same of one table. Raises StoreError."""
        due = await self._lobby.in_store_thread(self._lobby.store.due_at, id)
        return await self._taken([one for one in due if one.due <= wall_clock.now_ms()])

    async def next_at(self, id: str) -> int | None:
        """When the next one is to be sent there. Raises StoreError."""
        return min((one.due for one in await self._lobby.in_store_thread(self._lobby.store.due_at, id)), default=None)

    async def _taken(self, due: Sequence[Due]) -> list[Reminder]:
        lobby = self._lobby
        taken = [await lobby.in_store_thread(_taken, lobby.store, one) for one in due]
        return [reminder for reminder in taken if reminder]

    async def failed(self, reminder: Reminder) -> None:
        """It could not be sent. Raises StoreError."""
        if reminder.tries > len(AGAIN):
            logger.warning("a reminder (%s) is given up after %d attempts", reminder.channel.kind, reminder.tries)
            return
        at = wall_clock.now_ms() + AGAIN[reminder.tries - 1]
        await self._lobby.in_store_thread(self._lobby.store.try_again, reminder.due, reminder.tries, at)

    async def add(self, owner: str, kind: str, target: str, language: str, address: str) -> Channel:
        """One more way to reach `owner`, whom a mail must ask first. Raises TableError or StoreError."""
        mine = await self.channels(owner)
        if len(mine) >= MAX_CHANNELS and all(one.target != target for one in mine):
            raise TableError("reminder-most", {"number": MAX_CHANNELS})
        id, secret = (secrets.token_urlsafe(SECRET_BYTES) for _ in range(2))
        channel = Channel(id, owner, kind, target, language, address, secret, int(kind != "mail"))
        kept = await self._lobby.in_store_thread(self._lobby.store.add_channel, channel)
        self._lobby.reached.add(owner)
        return kept

    async def channels(self, owner: str) -> list[Channel]:
        """The ways to reach `owner`. Raises StoreError."""
        return await self._lobby.in_store_thread(self._lobby.store.channels, owner)

    async def channel(self, owner: str, id: str) -> Channel:
        """One of them. Raises TableError or StoreError."""
        for channel in await self.channels(owner):
            if channel.id == id:
                return channel
        raise TableError("reminder-unknown")

    async def by(self, secret: str) -> Channel:
        """The one that a link is about. Raises TableError or StoreError."""
        channel = await self._lobby.in_store_thread(self._lobby.store.channel_by, secret)
        if channel is None:
            raise TableError("reminder-unknown")
        return channel

    async def confirm(self, channel: Channel) -> None:
        """Whoever is reached so wants it. Raises StoreError."""
        await self._lobby.in_store_thread(self._lobby.store.confirm, channel.id)
        self._lobby.reached.add(channel.owner)

    async def remove(self, channel: Channel) -> None:
        """Reach nobody so any more. Raises StoreError."""
        await self._lobby.in_store_thread(self._lobby.store.remove_channel, channel.id)


def _taken(store: Store, one: Due) -> Reminder | None:
    """What is to be sent, if it still is and nobody else has taken it; in the store's thread."""
    row, channel = store.find(one.table_id), store.channel(one.channel)
    turn = summary_of(row).turn if row is not None and legible(row) else []
    mine = [place for place in store.places(one.table_id) if place.owner == one.owner and not place.bot]
    names = [place.name for place in mine if seat_name(place.seat) in turn]
    if row is None or channel is None or not names:
        store.drop(one)
        return None
    if not (tries := store.take_due(one)):
        return None
    profile = store.profile(one.owner)
    language = profile.language if profile is not None and profile.language in LANGUAGES else channel.language
    return Reminder(one, tries, channel, language or channel.language, row.game, names)
