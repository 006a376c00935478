"""Protects the server: only its own pages, under its own name, may use it. Each browser is identified by a cookie."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Awaitable, Callable, Collection
from typing import Final
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from noctuary.kernel.messages import Refusal
from noctuary.server.configuration import LOOPBACK
from noctuary.server.errors import refusal_response
from noctuary.tables.store.rows import StoreError

COOKIE: Final = "noctuary_player"
KEY: Final = re.compile(r"[A-Za-z0-9_-]{43}")
HOST: Final = re.compile(r"([A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
"""A name or address with an optional port. Browsers interpret anything else differently from the server."""
# Browsers keep a cookie for at most 400 days.
COOKIE_LIFE: Final = 400 * 24 * 3600
NOBODYS: Final = ("/api/alive", "/api/health")
"""Paths that respond the same to everybody, even while the store fails."""
YEAR: Final = 365 * 24 * 3600
ALWAYS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    """Lets allowed requests through, identifies the browser (`key` of the request's state), and adds security headers
    to the response, with a new cookie if the request's state has one (`fresh`).

    `names`: a request under another name, or another address than the one it arrived at, comes from a browser that was
    tricked (DNS rebinding). Nor may the name have another port, where another program may listen; only on their own
    machine people may reach the server through any port.
    """

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self._app: ASGIApp = app
        self._names: Collection[str] = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or WebSocket."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        key = HTTPConnection(scope).cookies.get(COOKIE, "")
        known = KEY.fullmatch(key) is not None
        if not known:
            key, _ = new_key()

        async def guard(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                out.update(ALWAYS)
                out["Content-Security-Policy"] = _policy(host)
                if scope["scheme"] == "https":
                    out["Strict-Transport-Security"] = f"max-age={YEAR}"
                fresh = scope.get("state", {}).get("fresh")
                # Renew the cookie regularly, as browsers drop it otherwise. Responses in shared caches must not contain
                # anybody's cookie.
                if (fresh or not known or scope["path"] == "/") and "public" not in out.get("Cache-Control", ""):
                    out["Cache-Control"] = f"private, {out.get('Cache-Control', 'no-store')}"
                    secure = "; Secure" if scope["scheme"] == "https" else ""
                    cookie = f"{COOKIE}={fresh or key}; Path=/; Max-Age={COOKIE_LIFE}; HttpOnly; SameSite=Lax{secure}"
                    out.append("Set-Cookie", cookie)
            await send(message)

        refusal = self._refusal(scope, headers, host, known)
        if refusal is not None:
            await refusal_response(refusal, 403)(scope, receive, guard)
            return
        # The store keeps a digest, so that nobody who reads it can play for others.
        state = scope.setdefault("state", {})
        state["key"] = state["player"] = _digest(key)
        await self._app(scope, receive, guard)

    def _refusal(self, scope: Scope, headers: Headers, host: str, known: bool) -> Refusal | None:
        if not self._is_known(scope, host.lower()):
            return Refusal("request-host", {"text": host})
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        origin, site = headers.get("origin"), headers.get("sec-fetch-site")
        if origin is not None:
            return None if _split(origin).netloc == host else Refusal("request-origin", {"text": origin})
        if site == "same-origin":
            return None
        if site is not None:
            return Refusal("request-site", {})
        # Browsers send one of these headers. A program without a cookie acts for no player.
        return (
            Refusal("request-unsigned", {"text": f"{scope['scheme'].replace('ws', 'http')}://{host}"})
            if known
            else None
        )

    def _is_known(self, scope: Scope, host: str) -> bool:
        """Return whether the server accepts this name, in lower case, where the request arrived."""
        found, (address, own) = HOST.fullmatch(host), scope.get("server") or ("", 0)
        if found is None or host in self._names:
            return found is not None
        name, port = found[1].strip("[]"), found[2]
        usual = ":443" if scope["scheme"] in ("https", "wss") else ":80"
        return name in LOOPBACK or (name in {*self._names, address} and port in (None, usual, f":{own}"))


class Players:
    """Identifies the player of a browser's key (`player` of the request's state), except on paths that do not need one.
    `owner` returns the player of a key.
    """

    def __init__(self, app: ASGIApp, owner: Callable[[str], Awaitable[str]]) -> None:
        self._app: ASGIApp = app
        self._owner: Callable[[str], Awaitable[str]] = owner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or WebSocket that Guard has let through."""
        if scope["type"] != "lifespan" and scope["path"].startswith("/api/") and scope["path"] not in NOBODYS:
            try:
                scope["state"]["player"] = await self._owner(scope["state"]["key"])
            except StoreError as error:
                await refusal_response(error, 503)(scope, receive, send)
                return
        await self._app(scope, receive, send)


def new_key() -> tuple[str, str]:
    """Return a new key for a browser, and the digest that the store keeps."""
    key = secrets.token_urlsafe(32)
    return key, _digest(key)


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def _split(address: str) -> SplitResult:
    """Return the parts of a URL; empty parts if it is invalid."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def _policy(host: str) -> str:
    """Return the Content-Security-Policy: our pages may load their own files and connect to this server."""
    # Older browsers do not include WebSockets in 'self'.
    sockets = f" ws://{host} wss://{host}" if re.fullmatch(r"[A-Za-z0-9.:\[\]-]+", host) else ""
    return (
        "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; "
        f"manifest-src 'self'; connect-src 'self'{sockets}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
