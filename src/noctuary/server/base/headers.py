"""All that the server reads from request headers. Nothing here raises: what cannot be understood was not sent."""

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from noctuary import locale

KEY: Final = re.compile(r"[A-Za-z0-9_-]{43}")
HOST: Final = re.compile(r"([A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
"""A name or address with an optional port. Browsers interpret anything else differently from the server."""
PREFIX: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")
"""A path on its host under which a site may lie."""
HOP: Final = re.compile(r"\[(.+)\](?::[0-9]+)?|([^:]+)(?::[0-9]+)?|(.+)")
"""How proxies write an address: with a port or without."""
FORWARDED: Final = re.compile("forwarded|client-ip|real-ip|connecting-ip|^via$|^cf-")
"""Matches the names of headers that proxies add."""


def value(headers: Headers, name: str) -> str | None:
    """A header as it was sent."""
    return headers.get(name)


def split_host(host: str) -> tuple[str, str | None] | None:
    """The name or address in `host`, and its port with the colon if it has one; None if it is neither."""
    parts = HOST.fullmatch(host)
    return parts and (parts[1].strip("[]"), parts[2])


def split_origin(origin: str) -> tuple[str, str]:
    """The scheme and the host of an origin; empty if it is invalid."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return "", ""
    return parts.scheme, parts.netloc


def keys(headers: Headers, name: str) -> set[str]:
    """The keys in the cookies of this name. There may be several: a neighbouring site can plant another one."""
    pairs = [part.strip().partition("=") for line in headers.getlist("cookie") for part in line.split(";")]
    return {value for key, _, value in pairs if key == name and KEY.fullmatch(value)}


def language(headers: Headers) -> str:
    """The first supported language that a browser asks for."""
    wishes = [wish.strip()[:2].lower() for wish in headers.get("accept-language", "").split(",")]
    return next((wish for wish in wishes if wish in locale.LANGUAGES), locale.LANGUAGES[0])


def media_type(headers: Headers) -> str:
    """The type of a body, without parameters."""
    return headers.get("content-type", "").partition(";")[0].strip()


def is_forwarded(headers: Headers) -> bool:
    """Whether a proxy has passed the request on."""
    return any(map(FORWARDED.search, headers))


def forwarded_for(headers: Headers) -> list[str]:
    """The addresses that proxies say a request came through, the nearest last. Only the nearest are known: they
    end where a proxy has written something else, such as the `unix:` of an nginx that was reached by a Unix socket.
    """
    chain: list[str] = []
    for hop in reversed(",".join(headers.getlist("x-forwarded-for")).split(",")):
        parts = HOP.fullmatch(hop.strip())
        try:
            chain.insert(0, str(ip_address(parts[1] or parts[2] or parts[3] if parts else "")))
        except ValueError:
            break
    return chain


def forwarded_host(headers: Headers) -> str:
    """The host name for which a proxy says that it was asked; empty if it says nothing."""
    return headers.get("x-forwarded-host", "").rpartition(",")[2].strip()


def forwarded_prefix(headers: Headers) -> str:
    """The path that a proxy has stripped."""
    prefix = headers.get("x-forwarded-prefix", "").rstrip("/")
    return prefix if PREFIX.fullmatch(prefix) else ""
