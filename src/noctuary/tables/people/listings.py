"""Public listings: tables listed by their hosts, so that anybody on this server may take a free seat there.

A listing publishes the table's invitation link. Once all seats are taken, it publishes only the table's address, and
only while that is enough to watch.
"""

import asyncio
import time
from datetime import UTC, datetime, timedelta
from typing import Final

from msgspec.structs import asdict, replace

from noctuary.tables.admission import hosted, let_in, takes
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.invitations import looked_at
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import Listing
from noctuary.tables.store.base.saved import header_of, legible, summary_of
from noctuary.tables.wire import tables as wire

SHOWN: Final = 100
"""How many listings are shown, most recent first."""
OF_ONE: Final = 5
"""How many tables one player may have listed at a time."""
DAYS: Final = 7
"""Days after which a listing expires."""


FRESH: Final = 1.0
"""Seconds for which the list is cached."""

Listed = tuple[str, set[str], frozenset[str], wire.OpenTable | wire.WatchedTable]
"""A listed table: its id, who sits there, who was removed from it, and what everybody else is shown."""


class Listings:
    """The listings of the tables in `lobby`."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Lobby = lobby
        self._listed: list[Listed] = []
        self._until: float = 0.0
        """When the list is made anew; it is the same for everybody."""
        self._seating: int = 0
        """The seating (`Lobby.seating`) of the list."""
        self._lock: asyncio.Lock = asyncio.Lock()

    async def all(self, owner: str) -> tuple[list[wire.OpenTable], list[wire.WatchedTable]]:
        """The listed tables with a free seat, and the full ones that `owner` may watch, at most a moment out of date.
        Raises StoreError.
        """
        async with self._lock:
            if time.monotonic() >= self._until or self._seating != self._lobby.seating:
                self._seating = self._lobby.seating
                self._listed, ended, full = await self._lobby.read(_all)
                if ended or full:
                    await self._lobby.in_store_thread(_tidy, self._lobby.store, ended, full)
                self._until = time.monotonic() + FRESH
        shown = [(id, owner in people, one) for id, people, removed, one in self._listed if owner not in removed]
        return [
            replace(one, table=id) if there else one for id, there, one in shown if isinstance(one, wire.OpenTable)
        ], [one for _, there, one in shown if isinstance(one, wire.WatchedTable) and not there]

    async def make(self, owner: str, id: str, said: wire.Listed) -> None:
        """List table `id`, or change its listing. Raises TableError (unless `owner` is the host) or StoreError."""
        listing = Listing(id, owner, said.language, said.wanted, datetime.now(UTC).isoformat(timespec="seconds"))
        await self._lobby.in_store_thread(_make, self._lobby.store, listing)
        self._until = 0.0

    async def end(self, owner: str, id: str) -> None:
        """Remove a table's listing. Raises TableError (for example if `owner` is not the host) or StoreError."""
        await self._lobby.in_store_thread(_end, self._lobby.store, owner, id)
        self._until = 0.0

    async def of(self, id: str) -> wire.Listed | None:
        """The listing of a table, if it has one. Raises StoreError."""
        listing = await self._lobby.read(Store.listing, id)
        return said_of(listing) if listing else None


def said_of(listing: Listing) -> wire.Listed:
    """A listing as clients see it."""
    return wire.Listed(listing.language, listing.wanted)  # type: ignore[arg-type]


# These run in the store's thread, so that nothing happens between reading and writing.


def _make(store: Store, listing: Listing) -> None:
    with store.acting(listing.owner):
        store.hold("id = ?", listing.table_id)
        let_in(hosted(store, listing.table_id, listing.owner))
        if store.listing(listing.table_id) is None and store.count_listings(listing.owner) >= OF_ONE:
            raise TableError("table-listings-most", {"number": OF_ONE})
        store.list_openly(listing)


def _end(store: Store, owner: str, id: str) -> None:
    with store.holding(id):
        hosted(store, id, owner)
        store.unlist([id])


def _tidy(store: Store, ended: list[str], full: list[str]) -> None:
    """Unlist tables that can no longer be joined or watched, and list others as full."""
    store.unlist(ended)
    store.list_as_full(full)


def _all(store: Store) -> tuple[list[Listed], list[str], list[str]]:
    """The listed tables, those to be unlisted, and those that have become full; runs in a reading thread."""
    tables: list[Listed] = []
    ended: list[str] = []
    filled: list[str] = []
    last = (datetime.now(UTC) - timedelta(days=DAYS)).isoformat(timespec="seconds")
    known = [(listing, full) for full in (False, True) for listing in store.listings(SHOWN, full)]
    for listing, full in known:
        row = store.find(listing.table_id)
        if row is None or not legible(row) or listing.made < last or not takes(row):
            ended.append(listing.table_id)
            continue
        header, invitation = header_of(row), looked_at(store, "", row)
        table: wire.OpenTable | wire.WatchedTable
        if invitation.free and not full:
            table = wire.OpenTable(
                **asdict(invitation), secret=f"{row.id}-{header.invitation}", made=listing.made, listed=said_of(listing)
            )
        elif not invitation.watchable:
            ended.append(row.id)
            continue
        else:
            filled += [] if full else [row.id]
            if header.waits:
                continue
            table = wire.WatchedTable(row.id, row.game, invitation.edition, invitation.seats, summary_of(row).round)
        tables.append(
            (row.id, {place.owner for place in store.places(row.id)}, store.removed(row.id) - {row.owner}, table)
        )
    return tables, ended, filled
