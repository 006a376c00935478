"""Messages that change the game, or how fast it goes."""

from __future__ import annotations

import asyncio
from typing import Final

from noctuary.kernel.messages import Refusal
from noctuary.server.socket.client import Client, Reply, refused
from noctuary.server.wire import Accepted, Consent, Move, Pace, Pause, Resign, ServerMessage, TakeBack
from noctuary.tables.live import WATCHER

PACES: Final = {"slow": 1.8, "normal": 1.0, "fast": 0.5, "once": 0.0}
"""How long bots take compared with the ordinary pause; the client tells what has happened as fast."""


async def move(client: Client, request: Move) -> Reply | None:
    """Make a move."""
    client.drop_hint()
    if wait := client.table.wait(client.shown(), request.line):
        task = asyncio.create_task(_move_later(client, request, wait))
        client.moving.add(task)
        task.add_done_callback(client.moving.discard)
        return "later"
    with client.metrics.moves.time():
        await client.table.move(client.shown(), request.line, request.revision)
    return None


async def _move_later(client: Client, request: Move, wait: float) -> None:
    """A pass that somebody chose at once."""
    table = client.table
    before = table.match.revision
    await asyncio.sleep(wait)
    async with client.turn:
        reply: ServerMessage = Accepted(request.tag)
        try:
            client.check_seat()
            # A client that came back meanwhile has said it again.
            if request.line not in table.match.lines[before:]:
                await table.move(client.shown(), request.line, request.revision)
        except Refusal as error:
            reply = refused(request.tag, error)
        client.reply(reply)


async def take_back(client: Client, request: TakeBack) -> None:
    """Take back the last move, or ask the others for it."""
    client.drop_hint()
    seat = client.shown()
    if client.table.consent is None:
        await client.table.undo(request.revision, request.knowingly)
    else:
        await client.table.request(seat, request.revision)


async def consent(client: Client, request: Consent) -> None:
    """Agree to what somebody wants to take back, or refuse it."""
    await client.table.answer(client.player, request.agree, request.revision)


async def resign(client: Client, request: Resign) -> None:
    """Give a seat up."""
    client.drop_hint()
    await client.table.resign(client.person(request.seat))


async def pause(client: Client, request: Pause) -> None:
    """Want the clocks to stop, or to go on."""
    await client.table.pause(client.table.seats_of(client.player), request.wanted)


async def set_pace(client: Client, request: Pace) -> None:
    """Say how fast bots should move here."""
    if client.seat != WATCHER:
        client.table.pace(client, PACES[request.speed])
