"""Headers of trusted proxies."""

from __future__ import annotations

from typing import Any

from starlette.datastructures import MutableHeaders
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware


class Proxies(ProxyHeadersMiddleware):
    """uvicorn's middleware, which applies the forwarded client address and scheme, plus the forwarded host name."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handle one request or socket."""
        client = scope.get("client")
        if client and client[0] in self.trusted_hosts:
            headers = MutableHeaders(scope=scope)
            if name := headers.get("x-forwarded-host", "").rpartition(",")[2].strip():
                headers["host"] = name
        await super().__call__(scope, receive, send)
