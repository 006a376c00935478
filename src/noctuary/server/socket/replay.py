"""Looking at a finished game's replay together."""

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.parts.moves import NOBODY, seat_number
from noctuary.server.socket.client import Client
from noctuary.server.wire.messages import LeadReplay
from noctuary.tables.live.helping import leading
from noctuary.tables.setup import TableError


async def lead(client: Client, request: LeadReplay) -> None:
    """Lead the others to a step of the game, or stop leading."""
    seat, table = client.seat_shown(), client.table
    match = table.match
    if table.seats.places is None:
        raise TableError("table-one-screen")
    if not match.over:
        raise TableError("table-replay-running")
    if request.step is None:
        table.talk.leave(client.screen)
        return
    if request.step > match.step:
        raise BadInput("table-replay-step", {"text": str(request.step), "last": match.step})
    viewer = NOBODY if request.viewer is None else seat_number(request.viewer, len(match.setup.seats))
    turn = table.talk.leading.turn(client.screen, request.take)
    place = leading.Lead(turn, client.screen, seat, request.step, viewer, request.analysing)
    await table.talk.say(leading.lead_words(place))
