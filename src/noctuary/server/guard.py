"""Who may talk to the server: pages that it served itself, under its own name, each browser known by a cookie."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from noctuary.kernel.messages import Refusal
from noctuary.server.errors import refusal_response

COOKIE: Final = "noctuary_player"
KEY: Final = re.compile(r"[A-Za-z0-9_-]{43}")
# Browsers keep a cookie for 400 days at most.
COOKIE_LIFE: Final = 400 * 24 * 3600
LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "::1"})
ALWAYS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    """Lets through what is allowed, names the player (`player` of the request's state), and adds safe headers to the
    answer.

    `local`: the server listens on this machine only, so whoever calls it by another name was tricked into it (DNS
    rebinding).
    """

    def __init__(self, app: ASGIApp, local: bool) -> None:
        self._app: ASGIApp = app
        self._local: bool = local

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or socket."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        key = HTTPConnection(scope).cookies.get(COOKIE, "")
        known = KEY.fullmatch(key) is not None
        if not known:
            key = secrets.token_urlsafe(32)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                out.update(ALWAYS)
                out["Content-Security-Policy"] = _policy(host)
                # Browsers forget a cookie that is never given again. What others may keep must not hold anybody's.
                if (not known or scope["path"] == "/") and "public" not in out.get("Cache-Control", ""):
                    out["Cache-Control"] = f"private, {out.get('Cache-Control', 'no-store')}"
                    secure = "; Secure" if scope["scheme"] == "https" else ""
                    cookie = f"{COOKIE}={key}; Path=/; Max-Age={COOKIE_LIFE}; HttpOnly; SameSite=Lax{secure}"
                    out.append("Set-Cookie", cookie)
            await send(message)

        refusal = self._refusal(scope, headers, host)
        if refusal is not None:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008})
            else:
                await refusal_response(refusal, 403)(scope, receive, guarded)
            return
        # The store keeps a digest, so that whoever reads it cannot play for others.
        scope.setdefault("state", {})["player"] = hashlib.sha256(key.encode()).hexdigest()
        await self._app(scope, receive, guarded)

    def _refusal(self, scope: Scope, headers: Headers, host: str) -> Refusal | None:
        if self._local and _split(f"//{host}").hostname not in LOOPBACK:
            return Refusal("request-host", {"text": host})
        origin, site = headers.get("origin"), headers.get("sec-fetch-site")
        changing = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        # Programs other than browsers send neither.
        if changing and origin is not None and _split(origin).netloc != host:
            return Refusal("request-origin", {"text": origin})
        if changing and origin is None and site not in (None, "same-origin", "none"):
            return Refusal("request-site", {})
        return None


def _split(address: str) -> SplitResult:
    """The parts of an address; none for what is no address at all."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def _policy(host: str) -> str:
    """What pages of ours may do: load their own files and talk to this server."""
    # Older browsers do not count sockets under 'self'.
    sockets = f" ws://{host} wss://{host}" if re.fullmatch(r"[A-Za-z0-9.:\[\]-]+", host) else ""
    return (
        "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; "
        f"manifest-src 'self'; connect-src 'self'{sockets}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
