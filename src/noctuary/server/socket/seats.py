"""Messages about who is present and which seat a client shows."""

from noctuary.kernel.parts.moves import NOBODY
from noctuary.server.socket.client import Client, Reply
from noctuary.server.wire.messages import Attend, Epoch, Hello, Ping, Show
from noctuary.tables.live.sitting.presence import WATCHER


async def greet(client: Client, hello: Hello) -> Reply:
    """Start or resume a connection with what the client already has, if it has seen that in this epoch."""
    table, epoch = client.table, client.lobby.epoch
    if hello.epoch is not None and hello.epoch != epoch:
        hello.seen = hello.revision = 0
        client.reply(Epoch(epoch))
    if hello.seat is not None:
        client.seat = client.person(hello.seat)
        # Before the first move, the cards may have been dealt anew.
        client.seen, client.revision = hello.seen if hello.revision else 0, hello.revision
    else:
        # With several players at one screen, the client's log may be another player's.
        mine, last = table.seats.of(client.player), table.match.last_person()
        alone, watches = len(mine) < 2, table.seats.only_watches(client.player)
        client.seat = last if last in mine else next(iter(mine), WATCHER if watches else NOBODY)
        client.seen, client.revision = (hello.seen, hello.revision) if alone and hello.revision else (0, 0)
    client.greeted = True
    table.show(client, client.seat)
    return "view"


async def show(client: Client, request: Show) -> Reply:
    """Show another of the player's own seats."""
    seat = client.person(request.seat)
    if seat != client.seat:
        client.seat, client.seen = seat, 0
        client.table.show(client, seat)
    return "view"


async def attend(client: Client, request: Attend) -> None:
    """Note whether somebody looks at the screen."""
    client.table.presence.attend(client, request.here)


async def confirm(client: Client, request: Ping) -> None:
    """Show that the server is there."""
