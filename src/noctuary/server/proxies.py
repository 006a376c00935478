"""What trusted proxies say of the requests that they pass on."""

from __future__ import annotations

from typing import Any

from starlette.datastructures import MutableHeaders
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware


class Proxies(ProxyHeadersMiddleware):
    """uvicorn's, which believes them who asks and whether it is encrypted, but also the name that was asked for."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One request or socket."""
        client = scope.get("client")
        if client and client[0] in self.trusted_hosts:
            headers = MutableHeaders(scope=scope)
            if name := headers.get("x-forwarded-host", "").rpartition(",")[2].strip():
                headers["host"] = name
        await super().__call__(scope, receive, send)
