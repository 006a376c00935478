"""Routes of the player's own ratings."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from noctuary.server.errors import json_response
from noctuary.server.params import lobby_of, player_of, read_body
from noctuary.server.wire.answers import Ratings
from noctuary.server.wire.bodies import HideRatings
from noctuary.tables.results import ratings


async def mine(request: Request) -> Response:
    """Return the player's ratings."""
    lobby = lobby_of(request)
    return json_response(Ratings(*await lobby.read(ratings.of, player_of(request))))


async def hide(request: Request) -> Response:
    """Hide the player's ratings from others, or show them again."""
    lobby, wanted = lobby_of(request), await read_body(request, HideRatings)
    await lobby.in_store_thread(lobby.store.hide_ratings, player_of(request), wanted.hidden)
    await lobby.show_ratings(player_of(request))
    return json_response({})


async def delete(request: Request) -> Response:
    """Delete the player's ratings."""
    lobby = lobby_of(request)
    await lobby.in_store_thread(lobby.store.delete_ratings, player_of(request))
    await lobby.show_ratings(player_of(request))
    return json_response({})


ROUTES: Final = [
    Route("/api/ratings", mine),
    Route("/api/ratings", hide, methods=["PUT"]),
    Route("/api/ratings", delete, methods=["DELETE"]),
]
