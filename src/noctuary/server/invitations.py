"""Invitation routes. Secrets come in request bodies, since link previews open any URL."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from noctuary.server.errors import json_response
from noctuary.server.identities import address_of_link, count_attempt
from noctuary.server.params import body_of, decode_body, heavy, lobby_of, player_of
from noctuary.server.wire import bodies as wire
from noctuary.server.wire.answers import Created, Invite, OpenTables, WatchersLink
from noctuary.server.wire.bodies import LONGEST_BODY
from noctuary.tables.people.invitations import Invitations
from noctuary.tables.people.listings import Listings
from noctuary.tables.store import Store


async def invitation(request: Request) -> Response:
    """Return the invitation link of a table to a seated player. The secret is after the `#`, so that it is not sent to
    servers or logged.
    """
    lobby, player, id = lobby_of(request), player_of(request), request.path_params["id"]
    found = Invitations(lobby)
    address = address_of_link(request, f"sit/{await found.secret(player, id)}")
    watching = await lobby.read(Store.watching, id)
    link = watching and WatchersLink(*address_of_link(request, f"watch/{id}-{watching.secret}"), watching.late)
    listed = await _listings(request).of(id)
    return json_response(Invite(*address, await found.hosts(player, id), listed, link))


async def listings(request: Request) -> Response:
    """Return the publicly listed tables with free seats."""
    return json_response(OpenTables(await _listings(request).all(player_of(request))))


async def listing(request: Request) -> Response:
    """List a table publicly, or remove it from the list."""
    found, player, id = _listings(request), player_of(request), request.path_params["id"]
    if request.method == "DELETE":
        await found.end(player, id)
    else:
        await found.make(player, id, decode_body(wire.listed, await body_of(request, LONGEST_BODY)))
    return json_response({})


async def look(request: Request) -> Response:
    """Return the table of an invitation link."""
    wanted = decode_body(wire.secret, await body_of(request, LONGEST_BODY))
    with count_attempt(request):
        return json_response(await Invitations(lobby_of(request)).look(player_of(request), wanted.secret))


async def free(request: Request) -> Response:
    """Free a seat."""
    id, seat = request.path_params["id"], request.path_params["seat"]
    await Invitations(lobby_of(request)).free(player_of(request), id, seat)
    return json_response({})


async def give(request: Request) -> Response:
    """Give a seat to a bot."""
    id, seat = request.path_params["id"], request.path_params["seat"]
    bot = decode_body(wire.seat_setup, await body_of(request, LONGEST_BODY))
    await Invitations(lobby_of(request)).give(player_of(request), id, seat, bot)
    return json_response({})


async def stand_in(request: Request) -> Response:
    """Let a bot stand in for an absent player."""
    id, seat = request.path_params["id"], request.path_params["seat"]
    bot = decode_body(wire.seat_setup, await body_of(request, LONGEST_BODY))
    await Invitations(lobby_of(request)).stand_in(player_of(request), id, seat, bot)
    return json_response({})


async def take(request: Request) -> Response:
    """Take a seat."""
    wanted = decode_body(wire.take, await body_of(request, LONGEST_BODY))
    with count_attempt(request):
        found = Invitations(lobby_of(request))
        return json_response(Created(await found.take(player_of(request), wanted.secret, wanted.seat, wanted.name)))


def _listings(request: Request) -> Listings:
    found: Listings = request.app.state.listings
    return found


ROUTES: Final = [
    Route("/api/tables/{id}/invitation", invitation),
    Route("/api/tables/{id}/seats/{seat}", free, methods=["DELETE"]),
    Route("/api/tables/{id}/seats/{seat}", give, methods=["PUT"]),
    Route("/api/tables/{id}/seats/{seat}/stand-in", stand_in, methods=["PUT"]),
    Route("/api/tables/{id}/listing", listing, methods=["PUT", "DELETE"]),
    Route("/api/listings", heavy(listings)),
    Route("/api/invitations/look", look, methods=["POST"]),
    Route("/api/invitations/take", take, methods=["POST"]),
]
