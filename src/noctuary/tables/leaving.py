"""Leaving: a table is deleted, rated games are given up, everything that is known of somebody is forgotten."""

import asyncio
import contextlib

from noctuary.kernel.parts.moves import seat_name
from noctuary.tables.live.moving.driver import ELSEWHERE
from noctuary.tables.lobby import Lobby
from noctuary.tables.results import ratings
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import GONE, Row
from noctuary.tables.store.base.saved import legible, summary_of


async def delete(lobby: Lobby, owner: str, id: str) -> bool:
    """Delete `owner`'s table `id` for good, even while it is played; return whether it is gone. A game that counts
    for others or that others are playing stays with them, and they may delete it. Raises TableError or StoreError.
    """
    async with lobby.turn(owner):
        row = await lobby.read(Store.find, id)
        if row is None or (row.owner != owner and not summary_of(await lobby.row(owner, id)).over):
            raise TableError("table-unknown")
        if await lobby.read(ratings.runs, row) and await _can_end(lobby, row):
            # A rated game cannot be deleted before it is decided.
            raise TableError("table-rated-running")
        gone = await lobby.in_store_thread(lobby.store.delete, id, owner)
        if gone:
            lobby.end([id])
        else:
            await lobby.settle_seats(id)
    return gone


async def _can_end(lobby: Lobby, row: Row) -> bool:
    """Whether a table's game can be finished: this version plays it, and somebody is there. Raises StoreError."""
    if all(place.owner in ("", row.owner) or place.owner.startswith(GONE) for place in await lobby.places(row.id)):
        return False
    try:
        await lobby.match_of(row)
    except TableError:
        return False
    return True


async def give_up(lobby: Lobby, owner: str, id: str | None = None, seat: str | None = None) -> set[str]:
    """Resign for `owner` in all running rated games, or only at a seat of the table `id`: whoever leaves such a
    game loses it. Return the tables with such games. Raises StoreError.
    """
    given_up: set[str] = set()
    for row, seats in await lobby.read(ratings.find_running, owner):
        for number in seats:
            if id is not None and (id, seat) != (row.id, seat_name(number)):
                continue
            given_up.add(row.id)
            # The game may have ended meanwhile, or this version may no longer play it.
            with contextlib.suppress(TableError):
                async with lobby.sitting(owner, row.id) as table:
                    await table.resign(number)
    return given_up


async def forget(lobby: Lobby, owner: str) -> list[str]:
    """Delete all of `owner`'s data for good; return the ids of the deleted tables. Raises StoreError."""
    while True:
        lost = await give_up(lobby, owner)
        async with lobby.turn(owner), lobby.writer.turn(owner) as alone:
            forgotten = await lobby.in_store_thread(_forget, lobby.store, owner, lost) if alone else None
            if forgotten is not None:
                ids, left = forgotten
                lobby.end(ids)
        if forgotten is not None:
            for id in left:
                await lobby.settle_seats(id)
            return ids
        await asyncio.sleep(ELSEWHERE)  # What another server still takes in for them would come after this.


def _forget(store: Store, owner: str, lost: set[str]) -> tuple[list[str], list[str]] | None:
    """Delete all of `owner`'s data; return the ids of the deleted tables, and of those where they sat or spoke. None if
    another server has meanwhile begun a rated game of theirs, which they must lose first.
    """
    with store.acting(owner):
        store.hold_tables(owner)
        if any(seats and row.id not in lost for row, seats in ratings.find_running(store, owner)):
            return None
        shared = [row for row in store.tables_with_others(owner) if legible(row)]
        running = [row for row in shared if not summary_of(row).over or row.id in lost]
        left = {*store.seats_of(owner), *store.spoken_at(owner), *(row.id for row in running)}
        return store.forget(owner, running), [*left]
