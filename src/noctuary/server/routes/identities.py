"""Routes for one player on several devices."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from noctuary.server.door.credentials import address_of_link, attempt
from noctuary.server.door.errors import json_response
from noctuary.server.door.guard import new_key
from noctuary.server.door.operation import Operation
from noctuary.server.door.params import lobby_of, player_of
from noctuary.server.wire import bodies as wire
from noctuary.server.wire.answers import DeviceLink, Identity, Phrase
from noctuary.tables.people.credentials import LINK_MINUTES
from noctuary.tables.people.identities import Identities
from noctuary.tables.wire.people import SignInOffer


async def shown(request: Request) -> Response:
    """Whether the player has a recovery phrase."""
    return json_response(Identity(await _identities(request).has_phrase(player_of(request))))


async def link(request: Request) -> Response:
    """A new link for another device."""
    secret = await _identities(request).link(player_of(request))
    return json_response(DeviceLink(*address_of_link(request, f"join/{secret}"), LINK_MINUTES))


async def phrase(request: Request) -> Response:
    """A new recovery phrase; it is shown only once."""
    return json_response(Phrase(await _identities(request).phrase(player_of(request))))


async def look(request: Request) -> Response:
    """What a secret would do, without using it up."""
    async with attempt(request, wire.Secret) as wanted:
        return json_response(await _identities(request).look(player_of(request), wanted.secret))


async def join(request: Request) -> None:
    """Let this browser join the player who gave the secret."""
    async with attempt(request, wire.Join) as wanted:
        await _identities(request).join(request.state.key, wanted.secret, wanted.bring)


async def leave(request: Request) -> None:
    """Let this browser leave its player."""
    key, fresh = new_key()
    await _identities(request).leave(request.state.key, fresh)
    request.state.fresh = key


def _identities(request: Request) -> Identities:
    return Identities(lobby_of(request))


ROUTES: Final = [
    Operation("GET", "/api/identity", shown, Identity),
    Operation("DELETE", "/api/identity", leave),
    Operation("POST", "/api/identity/link", link, DeviceLink),
    Operation("POST", "/api/identity/phrase", phrase, Phrase),
    Operation("POST", "/api/identity/look", look, SignInOffer, wire.Secret),
    Operation("POST", "/api/identity/join", join, body=wire.Join),
]
