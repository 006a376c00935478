"""Messages that say who is there and which seat they look at."""

from __future__ import annotations

from noctuary.kernel.moves import NOBODY
from noctuary.server.socket.client import Client, Reply
from noctuary.server.wire.messages import Hello, Show
from noctuary.tables.live.presence import WATCHER


async def greet(client: Client, hello: Hello) -> Reply:
    """Begin, or begin again, with what the client says it knows."""
    table = client.table
    if hello.seat is not None:
        client.seat = client.person(hello.seat)
        client.seen, client.revision = hello.seen, hello.revision
    else:
        # Among several people on one screen, the client's log may be that of another.
        mine, last = table.seats.of(client.player), table.match.last_person
        alone, watches = len(mine) < 2, table.seats.only_watches(client.player)
        client.seat = last if last in mine else next(iter(mine), WATCHER if watches else NOBODY)
        client.seen, client.revision = (hello.seen, hello.revision) if alone else (0, 0)
    client.watching = table.presence.watching
    client.greeted = True
    table.show(client, client.seat)
    return "view"


async def show(client: Client, request: Show) -> Reply:
    """Look at another of one's own seats."""
    seat = client.person(request.seat)
    if seat != client.seat:
        client.seat, client.seen = seat, 0
        client.table.show(client, seat)
    return "view"
