"""Passes on to the open tables here what other servers store and say."""

import asyncio
import logging
from typing import Final

from noctuary.tables.lobby import Lobby
from noctuary.tables.store import SharedStore, Store
from noctuary.tables.store.base.rows import CHATTED, CLOCK, ORDERED, SEATED, News, StoreError

AGAIN: Final = 1.0
"""Seconds before retrying a failed read."""
MISSED: Final = News("", 0)
"""Stands for any news that may have been missed."""

logger = logging.getLogger(__name__)


async def follow(lobby: Lobby) -> None:
    """Inform open tables of what other servers store, if the store is shared."""
    if not isinstance(lobby.store, SharedStore):
        return
    async for news in lobby.store.news():
        while True:
            try:
                await _hear(lobby, news)
                break
            except StoreError as error:
                logger.warning("cannot read what other servers store: %s", error.text("en"))
                await asyncio.sleep(AGAIN)
                news = MISSED
            except Exception:
                # What is wrong with one table must not keep news from all others.
                logger.exception("table %s: news from other servers could not be handled", news.id)
                break


async def _hear(lobby: Lobby, news: News) -> None:
    """Handle one piece of news. Raises StoreError."""
    id, number, said = news
    table = lobby.open_tables.get(id)
    if said:
        if table is not None:
            table.hear(said, number)
    elif news == MISSED:
        for one in [*lobby.open_tables]:
            await _look_again(lobby, one)
    elif not number:
        lobby.end([id])
    elif number == SEATED:
        await lobby.reload_seats(id)
    elif number == CLOCK:
        if table is not None:
            table.clocks.follow()
    elif number == CHATTED:
        await lobby.reload_chat(id)
    elif number == ORDERED:
        await lobby.reload_orders(id)
    elif table is not None and table.match.revision < number:
        table.follow()


async def _look_again(lobby: Lobby, id: str) -> None:
    """Reload everything that may have been stored or said about an open table. Raises StoreError."""
    if await lobby.read(Store.find, id) is None:
        lobby.end([id])
    elif (table := lobby.open_tables.get(id)) is not None:
        table.follow()
        table.clocks.follow()
        await lobby.reload_seats(id)
        await lobby.reload_orders(id)
        await table.exchange()
