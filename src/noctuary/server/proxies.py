"""Headers of trusted proxies."""

from __future__ import annotations

import re
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

PREFIX: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")
"""A path on its host under which a site may lie."""


class Proxies(ProxyHeadersMiddleware):
    """uvicorn's middleware for the forwarded client address and scheme, which also applies the forwarded host name and
    the path that a proxy has stripped (`prefix` of the scope).
    """

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handle one request or socket."""
        client = scope.get("client")
        if client and client[0] in self.trusted_hosts:
            headers = MutableHeaders(scope=scope)
            if name := headers.get("x-forwarded-host", "").rpartition(",")[2].strip():
                headers["host"] = name
            prefix = headers.get("x-forwarded-prefix", "").rstrip("/")
            if PREFIX.fullmatch(prefix):
                scope["prefix"] = prefix
        await super().__call__(scope, receive, send)
