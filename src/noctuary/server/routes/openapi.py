"""All routes of the API, and their OpenAPI 3.1 description, with the types that they read and write."""

from functools import cache
from typing import Any, Final

import msgspec
from msgspec.json import schema_components
from starlette.requests import Request
from starlette.responses import Response

from noctuary import __version__
from noctuary.server.door.errors import json_response
from noctuary.server.door.operation import Operation
from noctuary.server.routes import (
    accounts,
    analyses,
    editions,
    identities,
    information,
    invitations,
    pages,
    profile,
    ratings,
    reminders,
    replay_links,
    tables,
)
from noctuary.server.socket import polling
from noctuary.server.wire import answers

REFERENCES: Final = "#/components/schemas/{name}"
REFUSED: Final = "Refused: the error says why."


async def describe(request: Request) -> Response:
    """The OpenAPI document."""
    return json_response(description())


@cache
def description() -> msgspec.Raw:
    """Build the OpenAPI document, as JSON."""
    operations = [operation for methods in OPERATIONS.values() for operation in methods.values()]
    types = {shape for operation in operations for shape in (operation.answer, operation.body)}
    used = sorted({one for one in types if one is not None and not isinstance(one, str)} | {answers.Failure}, key=str)
    schemas, components = schema_components(used, ref_template=REFERENCES)
    named = dict(zip(used, schemas, strict=True))

    def content(of: Any) -> dict[str, Any]:
        if isinstance(of, str):
            return {of: {"schema": {"type": "string"}}}
        return {"application/json": {"schema": {"type": "object"} if of is None else named[of]}}

    def written(path: str, operation: Operation) -> dict[str, Any]:
        names = [(part[1:-1], "path") for part in path.split("/") if part.startswith("{")]
        names += [(name, "query") for name in operation.query]
        failure = {"description": REFUSED, "content": content(answers.Failure)}
        entry: dict[str, Any] = {
            "parameters": [
                {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}
                for name, place in names
            ],
            "responses": {
                operation.status: {"description": "Done.", "content": content(operation.answer)},
                "4XX": failure,
                "503": failure,
            },
        }
        if operation.body is not None:
            entry["requestBody"] = {"required": True, "content": content(operation.body)}
        return entry

    document = {
        "openapi": "3.1.0",
        "info": {"title": "Noctuary", "version": __version__},
        "paths": {
            path: {method: written(path, operation) for method, operation in methods.items()}
            for path, methods in OPERATIONS.items()
        },
        "components": {"schemas": components},
    }
    return msgspec.Raw(msgspec.json.encode(document))


ROUTES: Final = [
    Operation("GET", "/api/openapi.json", describe),
    *information.ROUTES,
    *pages.ROUTES,
    *tables.ROUTES,
    *polling.ROUTES,
    *accounts.ROUTES,
    *analyses.ROUTES,
    *editions.ROUTES,
    *identities.ROUTES,
    *invitations.ROUTES,
    *profile.ROUTES,
    *ratings.ROUTES,
    *reminders.ROUTES,
    *replay_links.ROUTES,
]
OPERATIONS: Final[dict[str, dict[str, Operation]]] = {route.path: {} for route in ROUTES}
"""All operations, by path and method."""
for route in ROUTES:
    OPERATIONS[route.path][route.method] = route
