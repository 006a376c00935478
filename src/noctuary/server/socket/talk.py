"""Chat messages."""

from noctuary.kernel.parts.moves import seat_number
from noctuary.server.socket.client import Client
from noctuary.server.wire.messages import Report, Say, Silence
from noctuary.tables.live.sitting.presence import WATCHER
from noctuary.tables.people import chat
from noctuary.tables.store.base.rows import Said


async def say(client: Client, request: Say) -> None:
    """Send a chat line to the players or, from a watcher, to the other watchers."""
    client.counts.line(client.address, client.player)
    # Whoever has taken a seat since they came to watch talks only there.
    watches = client.seat == WATCHER and client.table.seats.only_watches(client.player)
    seat = WATCHER if watches else client.seat_shown()
    line = Said(0, client.player, seat, request.name, request.text, request.phrase or "", said="")
    await chat.say(client.lobby, client.table, line)


async def report(client: Client, request: Report) -> None:
    """Report a chat line to the host."""
    await chat.report(client.lobby, client.table, client.player, request.number)


async def silence(client: Client, request: Silence) -> None:
    """Silence a player, a watcher or all newcomers, or let them speak again."""
    seat = None if request.seat is None else seat_number(request.seat, len(client.table.match.setup.seats))
    await chat.silence(client.lobby, client.table, client.player, seat, request.silent, request.line)
