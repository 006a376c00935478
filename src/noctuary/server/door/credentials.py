"""Requests with a secret or a password, and the links that give people secrets.

Requests carry secrets in their bodies, since link previews open any URL; links carry them after the `#`, so that they
are neither sent to servers nor logged.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager

from starlette.datastructures import URL
from starlette.requests import Request

from noctuary.server.base.configuration import EVERYWHERE, LOOPBACK, Configuration, addresses
from noctuary.server.door.limits import address_of
from noctuary.server.door.params import counts_of, read_body
from noctuary.tables.wire.shapes import T


@asynccontextmanager
async def attempt(request: Request, kind: type[T], account: Callable[[T], str] | None = None) -> AsyncIterator[T]:
    """Yield the body of a request with a secret or, if `account` is given, a password, and count the attempt to prevent
    guessing. Raises TooMuch.
    """
    wanted = await read_body(request, kind)
    if account is None:
        counted = count_attempt(request)
    else:
        counted = counts_of(request).password(address_of(request.scope), account(wanted))
    with counted:
        yield wanted


def count_attempt(request: Request) -> AbstractContextManager[None]:
    """A context that counts an attempt with a secret, to prevent guessing. Raises TooMuch."""
    return counts_of(request).secret(address_of(request.scope))


def address_of_link(request: Request, path: str) -> tuple[str, bool]:
    """The URL of one of our pages for another device, as the fields of an `Address`."""
    page = page_of(request)
    return f"{page}#/{path}", page.hostname in LOOPBACK


def page_of(request: Request, mailed: bool = False) -> URL:
    """The URL of our pages for other devices. `mailed`: for an email, whose recipient may be somebody else. A
    requester who claimed a local address could direct the secret to another program on the recipient's machine.
    """
    configuration: Configuration = request.app.state.configuration
    page = URL(str(request.base_url)).replace(path=f"{request.scope.get('prefix', '')}/")
    if mailed and page.hostname in LOOPBACK and configuration.hosts:
        [host, *_] = configuration.hosts
        return page.replace(netloc=f"[{host}]" if host.count(":") > 1 else host)
    if page.hostname in LOOPBACK and configuration.host in EVERYWHERE:
        for address in addresses(configuration.host)[:1]:
            _, port = request.scope["server"]
            return page.replace(hostname=f"[{address}]" if ":" in address else address, port=port)
    return page
