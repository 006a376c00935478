"""Errors in the form that clients receive."""

from __future__ import annotations

import math
from typing import Any

import msgspec
from starlette.responses import Response

from noctuary.kernel.messages import Refusal
from noctuary.server.wire.answers import Failure
from noctuary.tables.setup import TableError
from noctuary.tables.store.rows import StoreError
from noctuary.tables.view import message

STATUS = {
    "table-unknown": 404,
    "table-damaged": 500,
    "table-edition-unknown": 404,
    "identity-unknown": 404,
    "identity-same": 409,
    "account-wrong": 403,
    "account-taken": 409,
    "account-both": 409,
    "account-there": 409,
    "account-no-mail": 409,
    "account-mail-unknown": 404,
    "account-mail-confirmed": 409,
    "account-recovery": 404,
    "invitation-unknown": 404,
    "invitation-over": 409,
    "replay-link-unknown": 404,
    "watchers-unknown": 404,
    "reminder-unknown": 404,
    "reminder-most": 409,
    "reminder-no-mail": 409,
    "reminder-unconfirmed": 409,
    "reminder-unsent": 409,
    "table-not-host": 403,
    "table-removed": 403,
    "table-one-screen": 409,
    "table-seat-taken": 409,
    "table-seat-over": 409,
    "table-not-yours": 403,
    "seat-pass-unknown": 404,
    "table-seat-bot": 409,
    "table-seat-here": 409,
    "table-listings-most": 409,
    "table-rated-seat": 409,
    "table-rated-running": 409,
    "table-edition-most": 409,
    "table-running": 409,
    "table-deal-gone": 409,
    "table-replay-running": 409,
    "replay-led": 409,
    "table-rules-changed": 409,
    "table-analysis-running": 409,
    "table-analysis-none": 404,
    "table-analysis-most": 409,
    "table-most": 409,
    "table-continue-over": 409,
    "table-guided": 409,
}


class RequestError(Refusal):
    """A request that is refused before it reaches a table, with an HTTP status."""

    def __init__(self, status: int, refusal: Refusal) -> None:
        super().__init__(refusal.message.id, refusal.message.arguments, refusal.where)
        self.status: int = status


class TooMuch(RequestError):
    """Too many requests; it may be tried again after `wait` seconds."""

    def __init__(self, id: str, wait: float) -> None:
        self.wait: int = max(1, math.ceil(wait))
        super().__init__(429, Refusal(id, {"number": self.wait}))


def status(refusal: Refusal) -> int:
    """Return the HTTP status of a refusal."""
    if isinstance(refusal, RequestError):
        return refusal.status
    if isinstance(refusal, StoreError):
        return 503
    if isinstance(refusal, TableError):
        return STATUS[refusal.message.id]
    return 422


def refusal_response(refusal: Refusal, status: int) -> Response:
    """Return `refusal` as an HTTP response."""
    response = json_response(Failure(message(refusal.message), refusal.message.text(), refusal.where), status)
    if isinstance(refusal, TooMuch):
        response.headers["Retry-After"] = str(refusal.wait)
    return response


def json_response(value: Any, status: int = 200) -> Response:
    """Return `value` as a JSON response that is never cached."""
    return Response(msgspec.json.encode(value), status, {"Cache-Control": "no-store"}, "application/json")
