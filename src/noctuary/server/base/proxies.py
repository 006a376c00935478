"""Headers of trusted proxies."""

from typing import Any

from starlette.datastructures import MutableHeaders
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from noctuary.server.base import headers


class Proxies(ProxyHeadersMiddleware):
    """uvicorn's middleware for the forwarded client address and scheme, which also applies the forwarded host name and
    the path that a proxy has stripped (`prefix` of the scope). If a proxy does not know where a request comes from, it
    counts as coming from the proxy.
    """

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handle one request or socket."""
        client = scope.get("client")
        if client and client[0] in self.trusted_hosts:
            sent = MutableHeaders(scope=scope)
            if name := headers.forwarded_host(sent):
                sent["host"] = name
            scope["prefix"] = headers.forwarded_prefix(sent)
            if headers.value(sent, "x-forwarded-for") is not None:
                sent["x-forwarded-for"] = ", ".join(headers.forwarded_for(sent))
        await super().__call__(scope, receive, send)
