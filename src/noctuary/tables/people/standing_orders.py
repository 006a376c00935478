"""Standing orders: given and withdrawn by players, so that nobody waits for an answer that is known in advance."""

from collections.abc import Mapping, Sequence

from noctuary.kernel.parts.standing_orders import UNTIL, fill_in
from noctuary.tables.live.table import LiveTable
from noctuary.tables.lobby import Lobby
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import OrderRow
from noctuary.tables.wire.shapes import to_json
from noctuary.tables.wire.views import KeptOrder, OrderBlank, OrderForm


def order_forms(table: LiveTable, seat: int) -> list[OrderForm]:
    """The orders that may be given at a seat now; none where nobody has to wait for its player."""
    if not table.seats.may_order(seat):
        return []
    game, seen = table.match.setup.game, table.match.state.observe(seat)
    return [OrderForm(form.kind, [OrderBlank(*blank) for blank in form.blanks]) for form in game.standing_orders(seen)]


async def give(
    lobby: Lobby, table: LiveTable, seat: int, player: str, kind: str, values: Mapping[str, Sequence[str]]
) -> None:
    """Store an order of the player at a seat. Raises BadInput, TableError or StoreError."""
    if not table.seats.may_order(seat):
        raise TableError("order-nobody-waits")
    match = table.match
    game, seen = match.setup.game, match.state.observe(seat)
    form, words = fill_in(game.standing_orders(seen), kind, values)
    since = game.span(seen, words.get(UNTIL, [""])[0])
    content = to_json(KeptOrder(words, since, match.revision, form.once))
    await lobby.act(player, Store.order, OrderRow(table.id, seat, kind, player, content))
    await lobby.reload_orders(table.id)


async def withdraw(lobby: Lobby, table: LiveTable, seat: int, kind: str) -> None:
    """Withdraw a seat's order of this kind. Raises StoreError."""
    await lobby.in_store_thread(lobby.store.drop_orders, table.id, seat, kind)
    await lobby.reload_orders(table.id)
