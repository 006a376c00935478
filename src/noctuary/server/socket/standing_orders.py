"""Standing order messages."""

from noctuary.server.socket.client import Client, Reply
from noctuary.server.wire.messages import AskOrders, GiveOrder, OrderForms, WithdrawOrder
from noctuary.tables.people import standing_orders


async def give(client: Client, request: GiveOrder) -> None:
    """Store a standing order."""
    seat = client.seat_shown()
    await standing_orders.give(client.lobby, client.table, seat, client.player, request.kind, request.values)


async def withdraw(client: Client, request: WithdrawOrder) -> None:
    """Withdraw an order."""
    await standing_orders.withdraw(client.lobby, client.table, client.seat_shown(), request.kind)


async def offer(client: Client, request: AskOrders) -> Reply:
    """The standing orders that can be given now."""
    return OrderForms(request.tag, standing_orders.order_forms(client.table, client.seat_shown()))
