"""Routes for one player on several devices. Secrets come in request bodies, since link previews open any URL."""

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
from noctuary.server.params import body_of, decode_body, player_of
from noctuary.server.wire import bodies as wire
from noctuary.server.wire.answers import Identity, Link, Phrase
from noctuary.server.wire.bodies import LONGEST_BODY
from noctuary.tables.people.credentials import LINK_MINUTES
from noctuary.tables.people.identities import Identities


async def shown(request: Request) -> Response:
    """Return whether the player has a recovery phrase."""
    return json_response(Identity(await _identities(request).has_phrase(player_of(request))))


async def link(request: Request) -> Response:
    """Return a new link for another device, with its QR code. The secret is after the `#`, so that it is not sent to
    servers or logged.
    """
    return json_response(
        Link(*address_of_link(request, f"join/{await _identities(request).link(player_of(request))}"), LINK_MINUTES)
    )


async def phrase(request: Request) -> Response:
    """Return a new recovery phrase; it is shown only once."""
    return json_response(Phrase(await _identities(request).phrase(player_of(request))))


async def look(request: Request) -> Response:
    """Return what a secret would do, without using it up."""
    wanted = decode_body(wire.secret, await body_of(request, LONGEST_BODY))
    with count_attempt(request):
        return json_response(await _identities(request).look(player_of(request), wanted.secret))


async def join(request: Request) -> Response:
    """Let this browser join the player who gave the secret."""
    wanted = decode_body(wire.join, await body_of(request, LONGEST_BODY))
    with count_attempt(request):
        await _identities(request).join(request.state.key, wanted.secret, wanted.bring)
        return json_response({})


async def leave(request: Request) -> Response:
    """Let this browser leave its player."""
    key, fresh = new_key()
    await _identities(request).leave(request.state.key, fresh)
    request.state.fresh = key
    return json_response({})


def _identities(request: Request) -> Identities:
    found: Identities = request.app.state.identities
    return found


def count_attempt(request: Request) -> AbstractContextManager[None]:
    """Return a context for trying a secret, which prevents guessing. Raises TooMuch."""
    counts: Counts = request.app.state.counts
    return counts.secret(address_of(request.scope))


def address_of_link(request: Request, path: str) -> tuple[str, str, bool]:
    """Return the URL of one of our pages for another device, as the fields of an `Address`."""
    page = page_of(request)
    address = f"{page}#/{path}"
    qr = segno.make(address, error="m").svg_data_uri(border=3, dark="#000", light="#fff")
    return address, qr, page.hostname in LOOPBACK


def page_of(request: Request, mailed: bool = False) -> URL:
    """Return the URL of our pages for other devices. `mailed`: for an email to somebody other than the requester, who
    could claim a local address and so direct the secret to another program on the recipient's machine.
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
