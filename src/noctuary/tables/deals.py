"""Promised deal secrets not yet used (see `kernel.base.deals`), stored so that any server can redeem them."""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from noctuary.kernel.base import deals
from noctuary.kernel.base.deals import PLAYER, SERVER, Deal
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.play.entries import HUMAN
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import TakenSeat
from noctuary.tables.wire.tables import AddedToDeal, DealShown, Header, KeptDeal, PromisedDeal

LASTING: Final = 600.0
"""Seconds until an unused promise is forgotten."""
MOST_DEALS: Final = 3
"""How often a table deals before its first move, so that nobody who has two seats deals until they like their cards."""
MAX_PROMISES: Final = 10_000
"""Promises kept at once; the oldest are deleted first."""


class Promises(Struct, eq=False):
    """The promises in a store; each is for one person and one table."""

    _store: Store
    _stored: Callable[..., Awaitable[Any]]

    async def make(self, owner: str) -> PromisedDeal:
        """Promise `owner` a new secret. Raises StoreError."""
        id, secret, now = secrets.token_hex(8), deals.draw_secret(), datetime.now(UTC)
        times = _text(now + timedelta(seconds=LASTING)), _text(now)
        await self._stored(self._store.promise, id, owner, secret.hex(), *times, MAX_PROMISES)
        return PromisedDeal(id, deals.commitment(secret))

    async def deal(self, owner: str, added: AddedToDeal | None) -> Deal:
        """The deal made from a promised secret and `owner`'s addition; without them, one made by the server alone.
        Raises BadInput for an invalid addition, TableError if there is no such promise (any more), or StoreError.
        """
        if added is None:
            return deals.alone()
        addition = deals.number(added.addition, "$.deal.addition")
        secret: str | None = await self._stored(self._store.redeem, added.id, owner, _text(datetime.now(UTC)))
        if secret is None:
            raise TableError("table-deal-gone")
        return Deal(bytes.fromhex(secret), {PLAYER: addition})


def _text(time: datetime) -> str:
    return time.isoformat(timespec="microseconds")


def read_addition(text: str) -> str:
    """A player's addition to the deal, made when sitting down, as it is stored. Raises BadInput."""
    return deals.number(text, "$.addition").hex()


def settle(header: Header, places: Sequence[TakenSeat]) -> Header | None:
    """The new header, if it changes, of a table where nobody has moved yet and these seats are taken. The cards are
    dealt, with all players' additions, once every seat is taken, and taken back if somebody leaves; those of the last
    deal stay (MOST_DEALS).
    """
    if not header.invitation or header.course or header.start is not UNSET or is_final(header):
        return None
    taken = {place.seat for place in places}
    waits = any(seat.kind == HUMAN and number not in taken for number, seat in enumerate(header.seats))
    deal: KeptDeal | UnsetType = UNSET
    if header.deal:
        additions = {name: addition for name, addition in header.deal.additions.items() if name in (PLAYER, SERVER)}
        for place in () if waits else places:
            if place.addition:
                additions[seat_name(place.seat)] = bytes.fromhex(place.addition)
        deal = KeptDeal(header.deal.secret, additions)
    settled = replace(header, waits=waits or UNSET, deal=deal)
    if settled == header:
        return None
    return settled if waits else replace(settled, dealt=(header.dealt or 0) + 1)


def is_final(header: Header) -> bool:
    """Whether the cards on the table stay there, whoever leaves before the first move."""
    return not header.waits and (header.dealt or 0) >= MOST_DEALS


def to_wire(header: Header, over: bool) -> DealShown:
    """What anybody may know about a table's deal; everything once its game is `over`."""
    if header.course:
        return DealShown("course")
    if header.start is not UNSET:
        return DealShown("continued")
    if not header.deal:
        return DealShown("chosen" if header.chosen else "plain", waits=bool(header.waits))
    deal = Deal(header.deal.secret, header.deal.additions)
    told = deal.mapping()
    return DealShown(
        "drawn",
        told["commitment"],
        bool(header.waits),
        told["additions"],
        is_final(header),
        secret=told["secret"] if over else None,
        key=deal.key if over else None,
    )
