"""What is wrong, in the form clients get it."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from noctuary.kernel.messages import Refusal
from noctuary.server.wire import Failure
from noctuary.tables.setup import TableError
from noctuary.tables.store import StoreError
from noctuary.tables.view import message

STATUS = {
    "table-unknown": 404,
    "table-damaged": 500,
    "table-edition-unknown": 404,
    "table-edition-most": 409,
    "table-running": 409,
    "table-replay-running": 409,
    "table-rules-changed": 409,
    "table-analysis-running": 409,
    "table-analysis-none": 404,
    "table-continue-over": 409,
    "table-guided": 409,
}


class RequestError(Refusal):
    """A request that is refused before any table sees it, with a status of HTTP."""

    def __init__(self, status: int, refusal: Refusal) -> None:
        super().__init__(refusal.message.id, refusal.message.arguments, refusal.where)
        self.status: int = status


def status(refusal: Refusal) -> int:
    """The status of HTTP that fits."""
    if isinstance(refusal, RequestError):
        return refusal.status
    if isinstance(refusal, StoreError):
        return 503
    if isinstance(refusal, TableError):
        return STATUS[refusal.message.id]
    return 422


def refusal_response(refusal: Refusal, status: int) -> Response:
    """`refusal` as an answer over HTTP."""
    return json_response(Failure(message(refusal.message), refusal.message.text(), refusal.where), status)


def json_response(value: Any, status: int = 200) -> Response:
    """`value` as JSON that is never cached."""
    return Response(msgspec.json.encode(value), status, {"Cache-Control": "no-store"}, "application/json")
