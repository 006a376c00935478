"""One identity on several devices, over HTTP: never by an address alone, which previews of links would follow."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Final

import segno
from starlette.datastructures import URL
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from noctuary.server.configuration import EVERYWHERE, LOOPBACK, Configuration, addresses
from noctuary.server.errors import json_response
from noctuary.server.guard import new_key
from noctuary.server.limits import Counts, address_of
from noctuary.server.params import body_of, player_of, understood
from noctuary.server.wire import bodies as wire
from noctuary.server.wire.answers import Identity, Link, Phrase
from noctuary.server.wire.bodies import LONGEST_BODY
from noctuary.tables.people.identities import MINUTES, Identities


async def shown(request: Request) -> Response:
    """What leads to this player."""
    return json_response(Identity(await _identities(request).has_phrase(player_of(request))))


async def link(request: Request) -> Response:
    """A new link for another device, with its QR code. What is secret is behind the `#`, which no server and no log
    gets to see.
    """
    return json_response(
        Link(*addressed(request, f"join/{await _identities(request).link(player_of(request))}"), MINUTES)
    )


async def phrase(request: Request) -> Response:
    """A new recovery phrase; it is told this once."""
    return json_response(Phrase(await _identities(request).phrase(player_of(request))))


async def look(request: Request) -> Response:
    """What a secret would do; it stays as good as before."""
    wanted = understood(wire.secret, await body_of(request, LONGEST_BODY))
    with tried(request):
        return json_response(await _identities(request).look(player_of(request), wanted.secret))


async def join(request: Request) -> Response:
    """This browser becomes a device of whoever gave the secret."""
    wanted = understood(wire.join, await body_of(request, LONGEST_BODY))
    with tried(request):
        await _identities(request).join(request.state.key, wanted.secret, wanted.bring)
        return json_response({})


async def leave(request: Request) -> Response:
    """This browser is somebody else from now on."""
    key, fresh = new_key()
    await _identities(request).leave(request.state.key, fresh)
    request.state.fresh = key
    return json_response({})


def _identities(request: Request) -> Identities:
    found: Identities = request.app.state.identities
    return found


def tried(request: Request) -> AbstractContextManager[None]:
    """While a secret is tried: nobody may guess for long. Raises TooMuch."""
    counts: Counts = request.app.state.counts
    return counts.secret(address_of(request.scope))


def addressed(request: Request, path: str) -> tuple[str, str, bool]:
    """Where another device finds one of our pages, as an `Address`."""
    page = page_of(request)
    address = f"{page}#/{path}"
    qr = segno.make(address, error="m").svg_data_uri(border=3, dark="#000", light="#fff")
    return address, qr, page.hostname in LOOPBACK


def page_of(request: Request, mailed: bool = False) -> URL:
    """Where other devices find our pages. `mailed`: in a mail to somebody else than who asks for it, and may say to
    have reached the server on its own machine so that a secret leads to another program there.
    """
    configuration: Configuration = request.app.state.configuration
    page = URL(str(request.base_url))
    if mailed and page.hostname in LOOPBACK and configuration.hosts:
        [host, *_] = configuration.hosts
        return page.replace(netloc=f"[{host}]" if host.count(":") > 1 else host)
    if page.hostname in LOOPBACK and configuration.host in EVERYWHERE:
        for address in addresses(configuration.host)[:1]:
            _, port = request.scope["server"]
            return page.replace(hostname=f"[{address}]" if ":" in address else address, port=port)
    return page


ROUTES: Final = [
    Route("/api/identity", shown),
    Route("/api/identity", leave, methods=["DELETE"]),
    Route("/api/identity/link", link, methods=["POST"]),
    Route("/api/identity/phrase", phrase, methods=["POST"]),
    Route("/api/identity/look", look, methods=["POST"]),
    Route("/api/identity/join", join, methods=["POST"]),
]
