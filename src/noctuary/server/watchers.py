"""Routes for watchers. Secrets come in request bodies, since link previews open any URL."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from noctuary.server.errors import json_response
from noctuary.server.identities import count_attempt
from noctuary.server.params import body_of, decode_body, lobby_of, player_of
from noctuary.server.wire import bodies as wire
from noctuary.server.wire.answers import Created
from noctuary.server.wire.bodies import LONGEST_BODY
from noctuary.tables.people.watchers import Watchers


async def let(request: Request) -> Response:
    """Open a table to watchers with a new link."""
    wanted = decode_body(wire.let_watch, await body_of(request, LONGEST_BODY))
    await Watchers(lobby_of(request)).let(player_of(request), request.path_params["id"], wanted.late)
    return json_response({})


async def close(request: Request) -> Response:
    """Close a table to watchers."""
    await Watchers(lobby_of(request)).let(player_of(request), request.path_params["id"], None)
    return json_response({})


async def come(request: Request) -> Response:
    """Let the player watch a table."""
    wanted = decode_body(wire.secret, await body_of(request, LONGEST_BODY))
    with count_attempt(request):
        return json_response(Created(await Watchers(lobby_of(request)).come(player_of(request), wanted.secret)))


ROUTES: Final = [
    Route("/api/tables/{id}/watchers", let, methods=["PUT"]),
    Route("/api/tables/{id}/watchers", close, methods=["DELETE"]),
    Route("/api/watchers", come, methods=["POST"]),
]
