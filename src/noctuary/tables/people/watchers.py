"""Watchers: anybody with a table's link for watchers sees it without a seat, as long as its host allows it.

The link ends in a separate secret, which does not allow taking a seat; it is replaced whenever the table is opened to
watchers. Until it is replaced for the first time, whoever opens the address of the table may watch, too.
"""

from noctuary.tables.admission import at_door, hosted
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.invitations import may_watch
from noctuary.tables.setup import TableError, is_secret, new_secret
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import Watching


class Watchers:
    """The watchers of the tables in `lobby`."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Lobby = lobby

    async def let(self, owner: str, id: str, late: int | None) -> None:
        """Open `owner`'s table `id` to watchers with a new link, which shows everything `late` moves late; None: close
        it. Raises TableError (for example if `owner` is not the host) or StoreError.
        """
        watching = None if late is None else Watching(new_secret(), late)
        await self._lobby.in_store_thread(_let, self._lobby.store, owner, id, watching)
        await self._lobby.reload_seats(id)

    async def come(self, owner: str, secret: str) -> str:
        """Let `owner` watch the table of a link for watchers; return its id. Raises TableError or StoreError."""
        return await self._lobby.act(owner, _come, owner, secret)

    async def offered(self, owner: str, id: str) -> bool:
        """Whether `owner` may watch the table `id` without its link for watchers. Raises StoreError."""
        return await self._lobby.read(may_watch, owner, id)

    async def come_by_address(self, owner: str, id: str) -> str:
        """Let `owner`, who knows the table's address only, watch it; return its id. Raises TableError or StoreError."""
        return await self._lobby.act(owner, _come_by_address, owner, id)


# These run in the store's thread, so that nothing happens between reading and writing.


def _let(store: Store, owner: str, id: str, watching: Watching | None) -> None:
    with store.holding(id):
        hosted(store, id, owner)
        store.let_watch(id, watching)


def _come_by_address(store: Store, owner: str, id: str) -> str:
    at_door(store, id, owner)
    watching = store.watching(id)
    if watching is None or not may_watch(store, owner, id) or not store.watch(id, owner, watching.secret):
        raise TableError("table-unknown")
    return id


def _come(store: Store, owner: str, secret: str) -> str:
    id, _, key = secret.partition("-")
    row, watching = at_door(store, id, owner, "watchers-unknown"), store.watching(id)
    if watching is None or not is_secret(key, watching.secret) or not store.watch(row.id, owner, watching.secret):
        raise TableError("watchers-unknown")
    return id
