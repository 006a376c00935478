"""Seat pass routes. Secrets come in request bodies, since link previews open any URL."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from noctuary.server.errors import json_response
from noctuary.server.identities import address_of_link, count_attempt
from noctuary.server.params import body_of, decode_body, lobby_of, player_of
from noctuary.server.wire import bodies as wire
from noctuary.server.wire.answers import Created, Link
from noctuary.server.wire.bodies import LONGEST_BODY
from noctuary.tables.people.credentials import LINK_MINUTES
from noctuary.tables.people.seat_passes import SeatPasses


async def make(request: Request) -> Response:
    """Return a new link that hands over the player's seat to another device."""
    id, seat = request.path_params["id"], request.path_params["seat"]
    secret = await SeatPasses(lobby_of(request)).make(player_of(request), id, seat)
    return json_response(Link(*address_of_link(request, f"seat/{secret}"), LINK_MINUTES))


async def look(request: Request) -> Response:
    """Return the seat that a link hands over."""
    wanted = decode_body(wire.secret, await body_of(request, LONGEST_BODY))
    with count_attempt(request):
        return json_response(await SeatPasses(lobby_of(request)).look(player_of(request), wanted.secret))


async def take(request: Request) -> Response:
    """Take over a seat."""
    wanted = decode_body(wire.secret, await body_of(request, LONGEST_BODY))
    with count_attempt(request):
        return json_response(Created(await SeatPasses(lobby_of(request)).take(player_of(request), wanted.secret)))


ROUTES: Final = [
    Route("/api/tables/{id}/seats/{seat}/pass", make, methods=["POST"]),
    Route("/api/seat-passes/look", look, methods=["POST"]),
    Route("/api/seat-passes/take", take, methods=["POST"]),
]
