"""Who may come to a table, and whether it still takes anybody; every door asks here, in the store's thread."""

from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import Row, Watching
from noctuary.tables.store.base.saved import header_of, legible, summary_of


def takes(row: Row) -> bool:
    """Whether a table still takes players, and watchers who know only its address. A finished game is shown only
    through the link to its replay or the one for watchers, both of which can be withdrawn.
    """
    return not summary_of(row).over


def is_removed(store: Store, row: Row, player: str) -> bool:
    """Whether the host has removed this player; hosts are never removed, whoever they were merged with."""
    return player != row.owner and player in store.removed(row.id)


def belongs(store: Store, row: Row, player: str, watching: bool) -> bool:
    """Whether a player is the host of a table, has a seat there or, if `watching`, has come to watch."""
    sits = row.owner == player or any(place.owner == player for place in store.places(row.id))
    return sits or (watching and store.watches(row.id, player) and not is_removed(store, row, player))


def watched(store: Store, id: str, player: str) -> Watching | None:
    """The present link for watchers of the table `id` if this player may watch with it."""
    row = store.find(id)
    watches = row is not None and store.watches(id, player) and not is_removed(store, row, player)
    return store.watching(id) if watches else None


def row(store: Store, id: str, player: str, watching: bool) -> Row:
    """The table `id` for a player who belongs there. Raises TableError."""
    row = store.find(id)
    if row is None or not belongs(store, row, player, watching):
        raise TableError("table-removed" if row is not None and is_removed(store, row, player) else "table-unknown")
    if not legible(row):
        raise TableError("table-damaged")
    return row


def hosted(store: Store, id: str, player: str) -> Row:
    """The table `id` with separate screens, held (`hold`) if a change follows, for its host. Raises TableError."""
    found = row(store, id, player, watching=False)
    if not header_of(found).invitation:
        raise TableError("table-one-screen")
    if found.owner != player:
        raise TableError("table-not-host")
    return found


def at_door(store: Store, id: str, player: str, unknown: str = "table-unknown") -> Row:
    """The table that a player wants to enter. Raises TableError, `unknown` if there is none or they were removed."""
    row = store.find(id)
    if row is None or not legible(row):
        raise TableError(unknown)
    if is_removed(store, row, player):
        raise TableError("table-removed")
    return row


def let_in(row: Row) -> Row:
    """The table. Raises TableError if it takes nobody any more."""
    if not takes(row):
        raise TableError("table-over")
    return row
