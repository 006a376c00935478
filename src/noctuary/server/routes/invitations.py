"""Routes of the links to a table and its seats: invitations, seat passes and links for watchers."""

from typing import Final, cast

from starlette.requests import Request
from starlette.responses import Response

from noctuary.server.door.credentials import address_of_link, attempt
from noctuary.server.door.errors import json_response
from noctuary.server.door.operation import Operation
from noctuary.server.door.params import heavy, lobby_of, player_of, read_body
from noctuary.server.wire import bodies as wire
from noctuary.server.wire.answers import Created, DeviceLink, Invite, OpenTables, WatchersLink
from noctuary.tables.people.credentials import LINK_MINUTES
from noctuary.tables.people.invitations import Invitations
from noctuary.tables.people.listings import Listings
from noctuary.tables.people.seat_passes import SeatPasses
from noctuary.tables.people.watchers import Watchers
from noctuary.tables.store import Store
from noctuary.tables.wire.people import SeatOffer
from noctuary.tables.wire.tables import Invitation, Listed, SeatSetup


async def invitation(request: Request) -> Response:
    """A table's links for seats and watchers to a seated player."""
    lobby, player, id = lobby_of(request), player_of(request), request.path_params["id"]
    address = address_of_link(request, f"sit/{await Invitations(lobby).secret(player, id)}")
    watching = await lobby.read(Store.watching, id)
    link = watching and WatchersLink(*address_of_link(request, f"watch/{id}-{watching.secret}"), watching.late)
    listed = await _listings(request).of(id)
    return json_response(Invite(*address, (await lobby.row(player, id)).owner == player, listed, link))


async def listings(request: Request) -> Response:
    """The publicly listed tables with free seats, and those that can only be watched."""
    return json_response(OpenTables(*await _listings(request).all(player_of(request))))


async def listing(request: Request) -> None:
    """List a table publicly, or remove it from the list."""
    listings, player, id = _listings(request), player_of(request), request.path_params["id"]
    if request.method == "DELETE":
        await listings.end(player, id)
    else:
        await listings.make(player, id, await read_body(request, Listed))


async def look(request: Request) -> Response:
    """The table of an invitation link."""
    async with attempt(request, wire.Secret) as wanted:
        return json_response(await Invitations(lobby_of(request)).look(player_of(request), wanted.secret))


async def free(request: Request) -> None:
    """Free a seat."""
    await Invitations(lobby_of(request)).free(*_seat(request))


async def give(request: Request) -> None:
    """Give a seat to a bot."""
    await Invitations(lobby_of(request)).give(*_seat(request), await read_body(request, SeatSetup))


async def stand_in(request: Request) -> None:
    """Let a bot stand in for an absent player."""
    await Invitations(lobby_of(request)).stand_in(*_seat(request), await read_body(request, SeatSetup))


async def take(request: Request) -> Response:
    """Take a seat."""
    async with attempt(request, wire.TakeSeat) as wanted:
        invitations = Invitations(lobby_of(request))
        given = wanted.secret, wanted.seat, wanted.name, wanted.addition
        return json_response(Created(await invitations.take(player_of(request), *given)))


async def look_at_rematch(request: Request) -> Response:
    """The table of the rematch to which the player is invited."""
    invitations = Invitations(lobby_of(request))
    return json_response(await invitations.look_at_rematch(player_of(request), request.path_params["id"]))


async def join_rematch(request: Request) -> Response:
    """Take the player's seat at the rematch."""
    wanted = await read_body(request, wire.JoinRematch)
    invitations, player, id = Invitations(lobby_of(request)), player_of(request), request.path_params["id"]
    return json_response(Created(await invitations.join_rematch(player, id, wanted.addition)))


async def make_pass(request: Request) -> Response:
    """A new link that hands over the player's seat to another device."""
    secret = await SeatPasses(lobby_of(request)).make(*_seat(request))
    return json_response(DeviceLink(*address_of_link(request, f"seat/{secret}"), LINK_MINUTES))


async def look_at_pass(request: Request) -> Response:
    """The seat that a link hands over."""
    async with attempt(request, wire.Secret) as wanted:
        return json_response(await SeatPasses(lobby_of(request)).look(player_of(request), wanted.secret))


async def use_pass(request: Request) -> Response:
    """Take over a seat."""
    async with attempt(request, wire.Secret) as wanted:
        return json_response(Created(await SeatPasses(lobby_of(request)).take(player_of(request), wanted.secret)))


async def let_watch(request: Request) -> None:
    """Open a table to watchers with a new link, or close it to them."""
    late = None if request.method == "DELETE" else (await read_body(request, wire.LetWatch)).late
    await Watchers(lobby_of(request)).let(player_of(request), request.path_params["id"], late)


async def watch(request: Request) -> Response:
    """Let the player watch a table."""
    async with attempt(request, wire.Secret) as wanted:
        return json_response(Created(await Watchers(lobby_of(request)).come(player_of(request), wanted.secret)))


async def watch_by_address(request: Request) -> Response:
    """Let the player watch a table of which they know only the address."""
    id = await Watchers(lobby_of(request)).come_by_address(player_of(request), request.path_params["id"])
    return json_response(Created(id))


def _seat(request: Request) -> tuple[str, str, str]:
    """The player, the id of the table and the seat there."""
    return player_of(request), request.path_params["id"], request.path_params["seat"]


def _listings(request: Request) -> Listings:
    return cast(Listings, request.app.state.listings)


ROUTES: Final = [
    Operation("GET", "/api/tables/{id}/invitation", invitation, Invite),
    Operation("DELETE", "/api/tables/{id}/seats/{seat}", free),
    Operation("PUT", "/api/tables/{id}/seats/{seat}", give, body=SeatSetup),
    Operation("PUT", "/api/tables/{id}/seats/{seat}/stand-in", stand_in, body=SeatSetup),
    Operation("PUT", "/api/tables/{id}/listing", listing, body=Listed),
    Operation("DELETE", "/api/tables/{id}/listing", listing),
    Operation("GET", "/api/listings", heavy(listings), OpenTables),
    Operation("POST", "/api/invitations/look", look, Invitation, wire.Secret),
    Operation("POST", "/api/invitations/take", take, Created, wire.TakeSeat),
    Operation("GET", "/api/tables/{id}/rematch", look_at_rematch, Invitation),
    Operation("PUT", "/api/tables/{id}/rematch", join_rematch, Created, wire.JoinRematch),
    Operation("POST", "/api/tables/{id}/seats/{seat}/pass", make_pass, DeviceLink),
    Operation("POST", "/api/seat-passes/look", look_at_pass, SeatOffer, wire.Secret),
    Operation("POST", "/api/seat-passes/take", use_pass, Created, wire.Secret),
    Operation("PUT", "/api/tables/{id}/watchers", let_watch, body=wire.LetWatch),
    Operation("DELETE", "/api/tables/{id}/watchers", let_watch),
    Operation("POST", "/api/tables/{id}/watchers", watch_by_address, Created),
    Operation("POST", "/api/watchers", watch, Created, wire.Secret),
]
