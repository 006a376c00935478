"""Secrets that have been promised and no table has used yet (see `kernel.deals`): the store keeps them, so that any
server can keep the promise of another.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from msgspec import UNSET

from noctuary.kernel import deals
from noctuary.kernel.deals import PLAYER, Deal
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.wire.tables import AddedToDeal, DealShown, Header, PromisedDeal

LASTING: Final = 600.0
"""Seconds until a promise that nobody has used is forgotten."""
MAX_PROMISES: Final = 10_000
"""Promises kept at once; the oldest go first."""


class Promises:
    """Those in a store; each is for one person and one table."""

    def __init__(self, store: Store, stored: Callable[..., Awaitable[Any]]) -> None:
        """`stored` lets the store do something in its thread."""
        self._store: Store = store
        self._stored: Callable[..., Awaitable[Any]] = stored

    async def make(self, owner: str) -> PromisedDeal:
        """Promise `owner` a new secret. Raises StoreError."""
        id, secret, now = secrets.token_hex(8), deals.drawn(), datetime.now(UTC)
        times = _text(now + timedelta(seconds=LASTING)), _text(now)
        await self._stored(self._store.promise, id, owner, secret.hex(), *times, MAX_PROMISES)
        return PromisedDeal(id, deals.commitment(secret))

    async def dealt(self, owner: str, added: AddedToDeal | None) -> Deal:
        """The deal of a promised secret with what `owner` has added; without that, one made by the server alone. Raises
        BadInput for what cannot be added, TableError if there is no such promise (any more), or StoreError.
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


def shown(header: Header, over: bool) -> DealShown:
    """What anybody may know of the deal of a table; once its game is `over`, all."""
    if header.course:
        return DealShown("course")
    if header.start is not UNSET:
        return DealShown("continued")
    if not header.deal:
        return DealShown("chosen" if header.chosen else "plain")
    deal = Deal(header.deal.secret, header.deal.additions)
    told = deal.mapping()
    return DealShown(
        "drawn",
        told["commitment"],
        told["additions"],
        secret=told["secret"] if over else None,
        key=deal.key if over else None,
    )
