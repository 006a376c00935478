"""Requests to URLs that users have given: over HTTPS, and only to public internet addresses."""

import asyncio
import socket
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

PATIENCE: Final = 10.0
"""Seconds for connecting, and again for the exchange."""
GLOBAL: Final = IPv6Network("2000::/3")
LONGEST: Final = 1000
LOOKUPS: Final = 20
"""Host names that are looked up at the same time."""


class Unsent(Exception):
    """Nothing was sent; if the URL is `wrong`, nothing ever can be."""

    def __init__(self, wrong: bool = False) -> None:
        super().__init__()
        self.wrong: bool = wrong


def is_public(address: str) -> bool:
    """Whether an address is public, and does not reach a private network through a tunnel."""
    ip = ip_address(address)
    if isinstance(ip, IPv6Address) and (ip not in GLOBAL or ip.sixtofour or ip.teredo):
        return False
    return ip.is_global and not ip.is_multicast


def parts(url: str) -> SplitResult:
    """The parts of a URL that may be requested. Raises Unsent."""
    try:
        split = urlsplit(url)
        sound = split.scheme == "https" and split.hostname and split.username is None and split.port != 0
    except ValueError:
        sound = False
    if not sound or len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise Unsent(wrong=True)
    return split


class Outgoing:
    """Requests to URLs given by users. `public`: the addresses allowed; `trust`: the trusted certificates."""

    def __init__(self, public: Callable[[str], bool] = is_public, trust: ssl.SSLContext | None = None) -> None:
        self._public: Callable[[str], bool] = public
        self._trust: ssl.SSLContext = trust or ssl.create_default_context()
        # A separate pool, as slow name servers must not block other threads.
        self._lookups: ThreadPoolExecutor = ThreadPoolExecutor(LOOKUPS, "lookups")

    def close(self) -> None:
        """Cancel all lookups."""
        self._lookups.shutdown(wait=False, cancel_futures=True)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a POST request and return the status of the response; its body is not read and redirects are not
        followed. Return 0 if there was no response; whether the request has arrived is then unknown. Raises Unsent.
        """
        place = parts(url)
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await self._connect(place.hostname or "", place.port or 443)
        except (OSError, UnicodeError) as error:
            raise Unsent from error
        lines = {"Host": place.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
        path = (place.path or "/") + (f"?{place.query}" if place.query else "")
        head = "\r\n".join([f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in lines.items()), "", ""])
        try:
            async with asyncio.timeout(PATIENCE):
                writer.write(head.encode("ascii") + body)
                await writer.drain()
                _, status, *_ = (await reader.readline()).split()
                return int(status)
        except (OSError, ValueError):
            return 0
        finally:
            writer.transport.abort()

    async def _connect(self, host: str, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to an address that was checked; looked up again, the name might resolve to another one."""
        resolved = await asyncio.get_running_loop().run_in_executor(
            self._lookups, partial(socket.getaddrinfo, host, port, proto=socket.IPPROTO_TCP)
        )
        addresses = dict.fromkeys(str(place[0]) for *_, place in resolved)
        if not all(map(self._public, addresses)):
            raise Unsent(wrong=True)
        for address in addresses:
            with suppress(OSError):
                return await asyncio.open_connection(address, port, ssl=self._trust, server_hostname=host)
        raise OSError
