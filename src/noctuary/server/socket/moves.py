"""Messages that change the game or its pace."""

from typing import Final

from noctuary.kernel.parts import moves
from noctuary.kernel.parts.moves import seat_number
from noctuary.server.socket.client import Client, Reply
from noctuary.server.wire.messages import AnswerTakeBack, EndGame, MakeMove, Pace, Pause, Resign, TakeBack
from noctuary.tables.live.sitting.presence import WATCHER

PACES: Final = {"slow": 1.8, "normal": 1.0, "fast": 0.5, "once": 0.0}
"""How long bots take, as a multiple of the ordinary pause; the client shows events at the same speed."""


async def move(client: Client, request: MakeMove) -> Reply | None:
    """Make a move."""
    client.drop_hint()
    table = client.table
    made = table.parse(client.seat_shown(), request.line)
    if wait := table.delay_of(made):
        client.answer_later(request.tag, wait, _pass(client, made, request.revision, table.match.revision))
        return "later"
    with client.metrics.moves.time():
        await table.move(made, request.revision)
    return None


async def _pass(client: Client, move: moves.Move, revision: int, before: int) -> None:
    """Make a delayed pass, which a player chose when the table had the revision `before`."""
    table = client.table
    client.check_seat()
    # A client that has reconnected meanwhile has sent the pass again.
    if move.line not in table.match.lines[before:]:
        await table.move(move, revision)


async def take_back(client: Client, request: TakeBack) -> None:
    """Take back the last move, or ask the others to agree."""
    client.drop_hint()
    seat = client.seat_shown()
    if client.table.take_backs.consent is None:
        await client.table.undo(request.revision, request.knowingly)
    else:
        await client.table.take_backs.request(seat, request.revision)


async def consent(client: Client, request: AnswerTakeBack) -> None:
    """Agree to a take-back that another player has requested, or decline it."""
    await client.table.take_backs.answer(client.player, request.agree, request.revision)


async def resign(client: Client, request: Resign) -> None:
    """Resign a seat or, if its player has been absent too long, let the only other player win."""
    client.drop_hint()
    seat = seat_number(request.seat, len(client.table.match.setup.seats))
    if seat in client.table.seats.absent(client.player):
        await client.table.claim(client.player, seat)
    else:
        await client.table.resign(client.person(request.seat))


async def end(client: Client, request: EndGame) -> None:
    """End a game in which somebody is absent, or ask the others to agree."""
    await client.table.take_backs.request_end(client.player)


async def pause(client: Client, request: Pause) -> None:
    """Ask to pause or resume the clocks."""
    await client.table.clocks.pause(client.table.seats.of(client.player), request.wanted)


async def set_pace(client: Client, request: Pace) -> None:
    """Set how fast bots move for this screen."""
    if client.seat != WATCHER:
        client.table.presence.set_pace(client, PACES[request.speed])
