"""Protects the server: only its own pages, under its own name, may use it. Each browser is identified by a cookie."""

import hashlib
import re
import secrets
from collections.abc import Awaitable, Callable, Collection
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from noctuary.kernel.base.messages import Refusal
from noctuary.server.base import headers
from noctuary.server.base.configuration import LOOPBACK
from noctuary.server.door.errors import refusal_response
from noctuary.tables.store.base.rows import StoreError

COOKIE: Final = "noctuary_player"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
"""The cookie's name over TLS: browsers accept a cookie with this name only from this host and over TLS."""
# Browsers keep a cookie for at most 400 days.
COOKIE_LIFE: Final = 400 * 24 * 3600
NOBODYS: Final = ("/api/alive", "/api/health")
"""Paths that respond the same to everybody, even while the store fails."""
UNKNOWN: Final = ("/api/reminders/stop/",)
"""Paths to which mail programs post, without a cookie."""
READING: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""
YEAR: Final = 365 * 24 * 3600
ALWAYS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(
        f"{feature}=()"
        for feature in ("camera", "display-capture", "geolocation", "microphone", "midi", "payment", "serial", "usb")
    ),
}


class Guard:
    """Lets allowed requests through, identifies the browser (`key` of the request's state), and adds security headers
    to the response, with a new cookie if the request's state has one (`fresh`).

    `names`: the names that are accepted. A request for any other name, or for an address at which it did not arrive,
    comes from a browser that was tricked (DNS rebinding). Nor may the name have another port, where another program may
    listen; only people on the server's own machine may use any port.
    """

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self._app: ASGIApp = app
        self._names: Collection[str] = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or WebSocket."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        sent_headers = Headers(scope=scope)
        host = headers.value(sent_headers, "host") or ""
        secure = scope["scheme"] in ("https", "wss")
        sent = headers.keys(sent_headers, SECURE_COOKIE if secure else COOKIE)
        renewed = secure and not sent
        if renewed:
            # Before servers used TLS, and in earlier versions, the cookie had another name.
            sent = headers.keys(sent_headers, COOKIE)
        known = len(sent) == 1
        key = sent.pop() if known else new_key()[0]

        async def guard(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                out.update(ALWAYS)
                out["Content-Security-Policy"] = _policy(host)
                if scope["scheme"] == "https":
                    out["Strict-Transport-Security"] = f"max-age={YEAR}"
                fresh = scope.get("state", {}).get("fresh")
                # Renew the cookie regularly, as browsers drop it otherwise. Responses in shared caches must not contain
                # anybody's cookie. Where a browser sends several, another one would not help.
                wanted = fresh or renewed or scope["path"] == "/" or not known
                if wanted and not sent and "public" not in out.get("Cache-Control", ""):
                    out["Cache-Control"] = f"private, {out.get('Cache-Control', 'no-store')}"
                    name, ending = (SECURE_COOKIE, "; Secure") if secure else (COOKIE, "")
                    cookie = f"{name}={fresh or key}; Path=/; Max-Age={COOKIE_LIFE}; HttpOnly; SameSite=Lax{ending}"
                    out.append("Set-Cookie", cookie)
                    if renewed and known:
                        out.append("Set-Cookie", f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure")
            await send(message)

        refusal = self._refusal(scope, sent_headers, host, known)
        if refusal is not None:
            await refusal_response(refusal, 403)(scope, receive, guard)
            return
        # The store keeps a digest, so that nobody who reads it can play for others.
        state = scope.setdefault("state", {})
        state["key"] = state["player"] = _digest(key)
        state["known"] = known
        await self._app(scope, receive, guard)

    def _refusal(self, scope: Scope, sent: Headers, host: str, known: bool) -> Refusal | None:
        if not self._is_known(scope, host.lower()):
            return Refusal("request-host", {"text": host})
        if scope["type"] == "http" and scope["method"] in READING:
            return None
        origin, site = headers.value(sent, "origin"), headers.value(sent, "sec-fetch-site")
        scheme = scope["scheme"].replace("ws", "http")
        if origin is not None:
            by, asked = headers.split_origin(origin)
            if asked != host or by not in (scheme, "https"):
                return Refusal("request-origin", {"text": origin})
        elif site is not None and site != "same-origin":
            return Refusal("request-site", {})
        elif site is None and known:
            # Browsers send one of these headers.
            return Refusal("request-unsigned", {"text": f"{scheme}://{host}"})
        if known or scope["type"] == "websocket" or scope["path"].startswith(UNKNOWN):
            return None
        # Whoever acts without a cookie would be somebody else the next time, and what they did would be lost.
        return Refusal("request-cookie", {})

    def _is_known(self, scope: Scope, host: str) -> bool:
        """Whether the server accepts `host`, in lower case, for a request that arrived at its address."""
        named, (address, own) = headers.split_host(host), scope.get("server") or ("", 0)
        if named is None or host in self._names:
            return named is not None
        name, port = named
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
    """A new key for a browser, and the digest that the store keeps."""
    key = secrets.token_urlsafe(32)
    return key, _digest(key)


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def _policy(host: str) -> str:
    """The Content-Security-Policy: our pages may load their own files and connect to this server."""
    # Older browsers do not include WebSockets in 'self'.
    sockets = f" ws://{host} wss://{host}" if re.fullmatch(r"[A-Za-z0-9.:\[\]-]+", host) else ""
    return (
        "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; "
        f"manifest-src 'self'; connect-src 'self'{sockets}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
