"""Seat passes: links that hand over one seat of one table, and nothing else, to whoever uses them.

A pass works once and for a few minutes; the store keeps only a digest of its secret.
"""

from __future__ import annotations

import secrets

from noctuary.kernel.moves import seat_name, seat_number
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.identities import LINK_BYTES, MINUTES, digest, in_a_while
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.rows import Row, SeatPass
from noctuary.tables.store.saved import header_of, summary_of
from noctuary.tables.wall_clock import timestamp
from noctuary.tables.wire import people as wire


class SeatPasses:
    """The seat passes of the tables in `lobby`."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Lobby = lobby

    async def make(self, owner: str, id: str, seat: str) -> str:
        """Return a new secret for the seat of `owner` at table `id`, replacing an earlier one. Raises BadInput,
        TableError or StoreError.
        """
        number = seat_number(seat, len((await self._lobby.setup(owner, id)).seats))
        secret = secrets.token_urlsafe(LINK_BYTES)
        given = SeatPass(id, number, digest(secret), owner, in_a_while(MINUTES))
        await self._lobby.in_store_thread(_make, self._lobby.store, given)
        return secret

    async def look(self, owner: str, secret: str) -> wire.SeatOffer:
        """Return the seat that a link would hand over to `owner`. Raises TableError or StoreError."""
        return await self._lobby.in_store_thread(_look, self._lobby.store, owner, secret)

    async def take(self, owner: str, secret: str) -> str:
        """Hand over the seat to `owner`; return the id of the table. Raises TableError or StoreError."""
        id = await self._lobby.in_store_thread(_take, self._lobby.store, owner, secret)
        await self._lobby.reload_seats(id)
        await self._lobby.reload_orders(id)
        return id


# These run in the store's thread, so that nothing happens between reading and writing.


def _make(store: Store, given: SeatPass) -> None:
    if _name(store, given) is None:
        raise TableError("table-not-yours", {"seat": seat_name(given.seat)})
    store.give_seat_pass(given, timestamp())


def _look(store: Store, owner: str, secret: str) -> wire.SeatOffer:
    found, row, name = _found(store, secret)
    return wire.SeatOffer(row.id, row.game, name, found.owner == owner)


def _take(store: Store, owner: str, secret: str) -> str:
    found, row, _ = _found(store, secret)
    if found.owner != owner:
        store.hand_over(found, owner)
    return row.id


def _found(store: Store, secret: str) -> tuple[SeatPass, Row, str]:
    """Return the seat pass of a secret, its table, and its player's name."""
    found = store.seat_pass(digest(secret), timestamp())
    row = store.find(found.table_id) if found else None
    name = _name(store, found) if found else None
    if found is None or row is None or name is None:
        raise TableError("seat-pass-unknown")
    return found, row, name


def _name(store: Store, given: SeatPass) -> str | None:
    """Return the name of the player who hands over a seat, if they have it. Raises TableError if it may not be handed
    over.
    """
    row = store.find(given.table_id)
    if row is not None and summary_of(row).over:
        raise TableError("table-seat-over")
    if row is not None and header_of(row).rated and store.lines(row.id):
        # A player about to lose could otherwise let somebody else take the loss.
        raise TableError("table-rated-seat", {"seat": seat_name(given.seat)})
    mine = given.seat, given.owner
    return next((place.name for place in store.places(given.table_id) if (place.seat, place.owner) == mine), None)
