"""The routes of the API, each declared once: what answers a request, and the types that it reads and writes."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from noctuary.server.door.errors import json_response

TEXT: Final = "text/plain"
LANGUAGE: Final = ("language",)


class Operation(Route):
    """A method of a path: what answers it, the types of response and body, the status on success and the parameters of
    the query. None stands for a JSON object that the docs describe, a media type for text. Where the endpoint returns
    nothing, the response is an empty object.
    """

    def __init__(
        self,
        method: str,
        path: str,
        endpoint: Callable[[Request], Awaitable[Response | None]],
        answer: Any = None,
        body: Any = None,
        status: str = "200",
        query: tuple[str, ...] = (),
    ) -> None:
        @wraps(endpoint)
        async def respond(request: Request) -> Response:
            return await endpoint(request) or json_response({})

        super().__init__(path, respond, methods=[method])
        self.method: Final = method.lower()
        self.answer: Final = answer
        self.body: Final = body
        self.status: Final = status
        self.query: Final = query
