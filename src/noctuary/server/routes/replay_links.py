"""Replay link routes. The secret comes in a header, so that it is in no URL and no log."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from noctuary.server.base import headers
from noctuary.server.door.credentials import address_of_link, count_attempt
from noctuary.server.door.errors import json_response
from noctuary.server.door.limits import LIGHT
from noctuary.server.door.operation import Operation
from noctuary.server.door.params import finished_of, heavy, lobby_of, player_of
from noctuary.server.wire.answers import Address, ReplayLink
from noctuary.tables.replays.links import ReplayLinks

HEADER: Final = "Noctuary-Replay"


async def reader_of(request: Request) -> str:
    """The player in whose name a table is read: the requester or, with its replay link's secret, its owner."""
    secret = headers.value(request.headers, HEADER)
    if secret is None:
        return player_of(request)
    with count_attempt(request):
        return await _links(request).owner(request.path_params["id"], secret)


async def show(request: Request) -> Response:
    """The link to a replay, if there is one."""
    ending = await _links(request).ending(player_of(request), request.path_params["id"])
    return json_response(ReplayLink(_address(request, ending) if ending else None))


async def make(request: Request) -> Response:
    """Create a replay link, or return the existing one."""
    ending = await _links(request).make(player_of(request), request.path_params["id"])
    return json_response(ReplayLink(_address(request, ending)))


async def withdraw(request: Request) -> None:
    """Withdraw a replay link."""
    await _links(request).withdraw(player_of(request), request.path_params["id"])


def _links(request: Request) -> ReplayLinks:
    return ReplayLinks(lobby_of(request), finished_of(request))


def _address(request: Request, ending: str) -> Address:
    return Address(*address_of_link(request, f"replay/{ending}"))


ROUTES: Final = [
    Operation("GET", "/api/tables/{id}/replay-link", heavy(show, LIGHT), ReplayLink),
    Operation("POST", "/api/tables/{id}/replay-link", make, ReplayLink),
    Operation("DELETE", "/api/tables/{id}/replay-link", withdraw),
]
