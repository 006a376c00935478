"""Chat messages."""

from __future__ import annotations

from noctuary.kernel.parts.moves import seat_number
from noctuary.server.socket.client import Client
from noctuary.server.wire.messages import Report, Say, Silence
from noctuary.tables.people import chat


async def say(client: Client, request: Say) -> None:
    """Send a chat line to everybody at the table."""
    client.counts.line(client.player)
    await chat.say(client.lobby, client.table, client.player, client.seat_shown(), request.text, request.phrase)


async def report(client: Client, request: Report) -> None:
    """Report a chat line to the host."""
    await chat.report(client.lobby, client.table, client.player, request.number)


async def silence(client: Client, request: Silence) -> None:
    """Silence a player or all newcomers, or let them speak again."""
    seat = None if request.seat is None else seat_number(request.seat, len(client.table.match.setup.seats))
    await chat.silence(client.lobby, client.table, client.player, seat, request.silent)
