"""Links to replays: whoever has one sees a finished game as its players do, and can do nothing else.

Like an invitation, a link ends in the id of the table and a secret of 128 bits. All players of the game share one, and
each of them may withdraw it.
"""

from noctuary.tables.lobby import Lobby
from noctuary.tables.replays.finished import FinishedGames
from noctuary.tables.setup import TableError, is_secret, new_secret
from noctuary.tables.store import Store


class ReplayLinks:
    """The replay links of the tables in `lobby`."""

    def __init__(self, lobby: Lobby, finished: FinishedGames) -> None:
        self._lobby: Lobby = lobby
        self._finished: FinishedGames = finished

    async def ending(self, owner: str, id: str) -> str | None:
        """The end of a table's replay link, if any. Raises TableError (for example during the game) or StoreError."""
        await self._finished.find(owner, id, "table-replay-running")
        secret = await self._lobby.read(Store.replay_link, id)
        return None if secret is None else f"{id}-{secret}"

    async def make(self, owner: str, id: str) -> str:
        """Return the end of the replay link; create the link if there is none. Raises TableError or StoreError."""
        await self._finished.find(owner, id, "table-replay-running")
        await self._lobby.in_store_thread(self._lobby.store.link_replay, id, new_secret())
        ending = await self.ending(owner, id)
        if ending is None:
            # Somebody has just withdrawn it.
            raise TableError("replay-link-unknown")
        return ending

    async def withdraw(self, owner: str, id: str) -> None:
        """Withdraw the replay link. Raises TableError or StoreError."""
        await self._finished.find(owner, id, "table-replay-running")
        await self._lobby.in_store_thread(self._lobby.store.unlink_replay, id)

    async def owner(self, id: str, secret: str) -> str:
        """In whose name the holder of the link may read. Raises TableError if it is invalid, or StoreError."""
        wanted = await self._lobby.read(Store.replay_link, id)
        row = await self._lobby.read(Store.find, id)
        if row is None or not is_secret(secret, wanted):
            raise TableError("replay-link-unknown")
        return row.owner
