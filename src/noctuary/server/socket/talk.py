"""Messages of the chat."""

from __future__ import annotations

from noctuary.kernel.moves import seat_number
from noctuary.server.socket.client import Client
from noctuary.server.wire.messages import Report, Say, Silence
from noctuary.tables.people import chat


async def say(client: Client, request: Say) -> None:
    """Say something to all others."""
    client.counts.line(client.player)
    await chat.say(client.lobby, client.table, client.player, client.shown(), request.text, request.phrase)


async def report(client: Client, request: Report) -> None:
    """Tell the host of a line."""
    await chat.report(client.lobby, client.table, client.player, request.number)


async def silence(client: Client, request: Silence) -> None:
    """Let somebody's lines be shown to nobody, or again to all."""
    seat = seat_number(request.seat, len(client.table.match.setup.seats))
    await chat.silence(client.lobby, client.table, client.player, seat, request.silent)
