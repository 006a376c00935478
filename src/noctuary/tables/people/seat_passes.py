"""Seat passes: links that hand over one seat of one table, and nothing else, to whoever uses them."""

from noctuary.kernel.parts.moves import seat_name, seat_number
from noctuary.tables.admission import at_door, takes
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.credentials import SEAT_PASS, find, give, redeem
from noctuary.tables.results.ratings import runs
from noctuary.tables.setup import TableError, new_secret
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import Credential, Row
from noctuary.tables.store.base.saved import header_of
from noctuary.tables.wall_clock import timestamp
from noctuary.tables.wire import people as wire


class SeatPasses:
    """The seat passes of the tables in `lobby`."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Lobby = lobby

    async def make(self, owner: str, id: str, seat: str) -> str:
        """A new secret for `owner`'s seat, in place of an earlier one. Raises BadInput, TableError or StoreError."""
        number = seat_number(seat, len(header_of(await self._lobby.row(owner, id)).seats))
        return await self._lobby.in_store_thread(_make, self._lobby.store, owner, id, number)

    async def look(self, owner: str, secret: str) -> wire.SeatOffer:
        """The seat that a link would hand over to `owner`. Raises TableError or StoreError."""
        return await self._lobby.read(_look, owner, secret)

    async def take(self, owner: str, secret: str) -> str:
        """Hand over the seat to `owner`; return the id of the table. Raises TableError or StoreError."""
        id = await self._lobby.in_store_thread(_take, self._lobby.store, owner, secret)
        await self._lobby.settle_seats(id)
        await self._lobby.reload_orders(id)
        return id


# These run in the store's thread, so that nothing happens between reading and writing.


def _make(store: Store, owner: str, id: str, seat: int) -> str:
    with store.acting(owner):
        row = store.find(id)
        if row is None or _name(store, row, seat, owner) is None:
            raise TableError("table-not-yours", {"seat": seat_name(seat)})
        secret = new_secret()
        give(store, SEAT_PASS, secret, owner, id, seat)
        return secret


def _look(store: Store, owner: str, secret: str) -> wire.SeatOffer:
    credential, row, name = _found(store, owner, secret)
    return wire.SeatOffer(row.id, row.game, name, credential.owner == owner)


def _take(store: Store, owner: str, secret: str) -> str:
    id = find(store, SEAT_PASS.opens, secret).table_id or ""
    with store.acting(owner):
        store.hold("id = ?", id)
        credential, row, _ = _found(store, owner, secret)
        if credential.owner != owner:
            if header_of(row).rated and any(place.owner == owner for place in store.places(row.id)):
                raise TableError("table-rated-twice")
            handing_over = store.handing_over(row.id, credential.seat, credential.owner, owner, timestamp())
            redeem(store, credential, handing_over)
        return row.id


def _found(store: Store, owner: str, secret: str) -> tuple[Credential, Row, str]:
    """The credential of a secret, its table, and its player's name."""
    credential = find(store, SEAT_PASS.opens, secret)
    row = at_door(store, credential.table_id or "", owner, "seat-pass-unknown")
    name = _name(store, row, credential.seat, credential.owner)
    if name is None:
        raise TableError("seat-pass-unknown")
    return credential, row, name


def _name(store: Store, row: Row, seat: int, owner: str) -> str | None:
    """The name under which `owner` has a seat, if they do. Raises TableError if it may not be handed over."""
    if not takes(row):
        raise TableError("table-seat-over")
    if runs(store, row):
        # A player about to lose could otherwise let somebody else take the loss.
        raise TableError("table-rated-seat", {"seat": seat_name(seat)})
    return next((place.name for place in store.places(row.id) if (place.seat, place.owner) == (seat, owner)), None)
