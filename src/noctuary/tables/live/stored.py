"""What the store says of a table, beside its log."""

from typing import NamedTuple

from noctuary.kernel.parts.moves import NOBODY
from noctuary.tables.live.helping.leading import Proposal
from noctuary.tables.results import ratings
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import Chat, OrderRow, Row, TakenSeat, Watching


class Stored(NamedTuple):
    """The row, seats, watchers, chat, ratings, standing orders and rematch of a table, all from the same moment."""

    row: Row | None
    places: list[TakenSeat]
    watching: Watching | None
    chat: Chat
    ratings: ratings.Shown
    orders: list[OrderRow]
    rematch: Proposal | None


def read(store: Store, id: str) -> Stored:
    """Read what the store says of the table `id`; runs in the store's thread."""
    rated, places, made = ratings.at_table(store, id), store.places(id), store.rematch(id)
    seat = min((place.seat for place in places if made and place.owner == made.owner), default=NOBODY)
    rematch = Proposal(made.id, seat) if made else None
    return Stored(store.find(id), places, store.watching(id), store.chat(id), rated, store.orders(id), rematch)
