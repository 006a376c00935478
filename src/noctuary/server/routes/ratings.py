"""Routes of the player's own ratings."""

from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from noctuary.server.door.errors import json_response
from noctuary.server.door.operation import Operation
from noctuary.server.door.params import heavy, in_turn, lobby_of, player_of, read_body
from noctuary.server.wire.answers import RatingsShown
from noctuary.server.wire.bodies import HideRatings
from noctuary.tables.results import ratings
from noctuary.tables.store import Store


async def mine(request: Request) -> Response:
    """The player's ratings, and the best ones of everybody."""
    lobby = lobby_of(request)
    return json_response(RatingsShown(*await lobby.read(ratings.of, player_of(request))))


async def hide(request: Request) -> None:
    """Hide the player's ratings from others, or show them again."""
    wanted = await read_body(request, HideRatings)
    await _change(request, Store.hide_ratings, wanted.hidden)


async def delete(request: Request) -> None:
    """Delete the player's ratings."""
    await _change(request, Store.delete_ratings)


async def _change(request: Request, change: Callable[..., None], *arguments: bool) -> None:
    """Change the player's ratings in the store, and show that at all their tables."""
    lobby, player = lobby_of(request), player_of(request)
    async with in_turn(request):
        await lobby.act(player, change, player, *arguments)
        for id in await lobby.read(Store.seats_of, player):
            await lobby.reload_seats(id)


ROUTES: Final = [
    Operation("GET", "/api/ratings", heavy(mine), RatingsShown),
    Operation("PUT", "/api/ratings", hide, body=HideRatings),
    Operation("DELETE", "/api/ratings", delete),
]
