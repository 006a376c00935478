"""The responses that clients receive: errors, JSON and files."""

import logging
import math
from typing import Any

import msgspec
from starlette.responses import Response

from noctuary.kernel.base.messages import Refusal
from noctuary.server.wire.answers import Failure
from noctuary.tables.setup import TableError
from noctuary.tables.store.base.rows import Gone, StoreError
from noctuary.tables.view import message

logger = logging.getLogger(__name__)

STATUS = {
    "table-unknown": 404,
    "table-damaged": 500,
    "table-edition-unknown": 404,
    "identity-unknown": 404,
    "account-wrong": 403,
    "account-mail-unknown": 404,
    "account-recovery": 404,
    "invitation-unknown": 404,
    "replay-link-unknown": 404,
    "watchers-unknown": 404,
    "reminder-unknown": 404,
    "table-not-host": 403,
    "table-removed": 403,
    "table-not-yours": 403,
    "seat-pass-unknown": 404,
    "table-analysis-none": 404,
}


class RequestError(Refusal):
    """A request that is refused before it reaches a table, with an HTTP status."""

    def __init__(self, status: int, refusal: Refusal) -> None:
        super().__init__(refusal.message.id, refusal.message.arguments, refusal.where)
        self.status: int = status


class TooMuch(RequestError):
    """Too many requests; the client may try again after `wait` seconds."""

    def __init__(self, id: str, wait: float) -> None:
        self.wait: int = max(1, math.ceil(wait))
        super().__init__(429, Refusal(id, {"number": self.wait}))


def status(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    if isinstance(refusal, RequestError):
        return refusal.status
    if isinstance(refusal, StoreError) and not isinstance(refusal, Gone):
        return 503
    if isinstance(refusal, TableError | Gone):
        return STATUS.get(refusal.message.id, 409)
    return 422


def refusal_response(refusal: Refusal, status: int) -> Response:
    """`refusal` as an HTTP response. What only the operator may know is logged."""
    if isinstance(refusal, StoreError):
        logger.warning("a request is refused: %s", refusal.text("en"))
    response = json_response(Failure(message(refusal.message), refusal.message.text(), refusal.where), status)
    if isinstance(refusal, TooMuch):
        response.headers["Retry-After"] = str(refusal.wait)
    return response


def json_response(value: Any, status: int = 200) -> Response:
    """`value` as a JSON response that is never cached."""
    return Response(msgspec.json.encode(value), status, {"Cache-Control": "no-store"}, "application/json")


def file_response(content: bytes | str, name: str, kind: str) -> Response:
    """A file of the media type `kind` to be saved as `name`; it is never cached."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(content, headers=headers, media_type=kind)
