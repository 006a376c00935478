"""What the server answers over HTTP, described for programs (OpenAPI 3.1) with the types that it reads and writes."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from msgspec.json import schema_components
from starlette.requests import Request
from starlette.responses import Response

from noctuary import __version__
from noctuary.server import wire
from noctuary.server.errors import json_response
from noctuary.tables import wire as tables

TEXT: Final = "text/plain"
REFERENCES: Final = "#/components/schemas/{name}"
REFUSED: Final = "Refused: the error says why."


class Operation(NamedTuple):
    """A method of a path: the types of body and answer (None: a JSON object that the docs describe; a media type
    instead of a type: text), and the status where all is well.
    """

    answer: Any = None
    body: Any = None
    status: str = "200"
    query: tuple[str, ...] = ()


LANGUAGE: Final = ("language",)
OPERATIONS: Final[dict[str, dict[str, Operation]]] = {
    "/api/openapi.json": {"get": Operation()},
    "/api/health": {"get": Operation(wire.Health)},
    "/api/alive": {"get": Operation(wire.Health)},
    "/api/games": {"get": Operation(wire.Games)},
    "/api/games/{game}/components": {"get": Operation(query=LANGUAGE)},
    "/api/games/{game}/reference": {"get": Operation(query=LANGUAGE)},
    "/api/games/{game}/facts": {"get": Operation()},
    "/api/games/{game}/rules": {"get": Operation(wire.Rules, query=LANGUAGE)},
    "/api/games/{game}/campaign": {"get": Operation(query=LANGUAGE)},
    "/api/games/{game}/words": {"get": Operation(TEXT, query=LANGUAGE)},
    "/api/games/{game}/puzzles": {"get": Operation(wire.Puzzles)},
    "/api/tables": {"get": Operation(wire.Tables), "post": Operation(wire.Created, wire.NewTable, "201")},
    "/api/tables/{id}": {"delete": Operation()},
    "/api/tables/{id}/deal": {"get": Operation(tables.DealShown)},
    "/api/tables/{id}/rematch": {"post": Operation(wire.Created, wire.Rematch, "201")},
    "/api/tables/{id}/edition": {"get": Operation(wire.EditionOfTable)},
    "/api/tables/{id}/components": {"get": Operation(query=LANGUAGE)},
    "/api/tables/{id}/reference": {"get": Operation(query=LANGUAGE)},
    "/api/tables/{id}/record": {"get": Operation(TEXT)},
    "/api/tables/{id}/replay": {"get": Operation(tables.ReplayIndex)},
    "/api/tables/{id}/replay/{step}": {"get": Operation(query=("seat",))},
    "/api/tables/{id}/replay-link": {
        "get": Operation(wire.ReplayLink),
        "post": Operation(wire.ReplayLink),
        "delete": Operation(),
    },
    "/api/tables/{id}/analysis": {
        "get": Operation(tables.AnalysisShown),
        "post": Operation(tables.AnalysisShown, status="202"),
        "delete": Operation(tables.AnalysisShown),
    },
    "/api/tables/{id}/analysis/file": {"get": Operation()},
    "/api/tables/{id}/continue": {"post": Operation(wire.Created, wire.PlayOn, "201")},
    "/api/tables/{id}/invitation": {"get": Operation(wire.Invite)},
    "/api/tables/{id}/seats/{seat}": {"delete": Operation(), "put": Operation(body=tables.SeatSetup)},
    "/api/tables/{id}/seats/{seat}/stand-in": {"put": Operation(body=tables.SeatSetup)},
    "/api/tables/{id}/seats/{seat}/pass": {"post": Operation(wire.Link)},
    "/api/seat-passes/look": {"post": Operation(tables.SeatOffer, wire.Secret)},
    "/api/seat-passes/take": {"post": Operation(wire.Created, wire.Secret)},
    "/api/tables/{id}/listing": {"put": Operation(body=tables.Listed), "delete": Operation()},
    "/api/ratings": {
        "get": Operation(wire.Ratings),
        "put": Operation(body=wire.HideRatings),
        "delete": Operation(),
    },
    "/api/listings": {"get": Operation(wire.OpenTables)},
    "/api/tables/{id}/watchers": {"put": Operation(body=wire.LetWatch), "delete": Operation()},
    "/api/watchers": {"post": Operation(wire.Created, wire.Secret)},
    "/api/invitations/look": {"post": Operation(tables.Invitation, wire.Secret)},
    "/api/invitations/take": {"post": Operation(wire.Created, wire.Take)},
    "/api/deals": {"post": Operation(tables.PromisedDeal, status="201")},
    "/api/records": {"post": Operation(wire.Created, TEXT, "201")},
    "/api/editions": {"get": Operation(wire.Editions), "post": Operation(wire.KeptEdition, tables.GameDraft, "201")},
    "/api/editions/check": {"post": Operation(tables.Checked, tables.GameDraft, query=LANGUAGE)},
    "/api/editions/{id}": {"put": Operation(wire.KeptEdition, tables.Draft), "delete": Operation()},
    "/api/editions/{id}/components": {"get": Operation(query=LANGUAGE)},
    "/api/editions/{id}/reference": {"get": Operation(query=LANGUAGE)},
    "/api/editions/{id}/file": {"get": Operation("application/toml")},
    "/api/identity": {"get": Operation(wire.Identity), "delete": Operation()},
    "/api/identity/link": {"post": Operation(wire.Link)},
    "/api/identity/phrase": {"post": Operation(wire.Phrase)},
    "/api/identity/look": {"post": Operation(tables.Offer, wire.Secret)},
    "/api/identity/join": {"post": Operation(body=wire.Join)},
    "/api/account": {
        "get": Operation(tables.AccountShown),
        "post": Operation(body=wire.NewAccount, status="201"),
    },
    "/api/account/sign-in": {"post": Operation(body=wire.SignIn)},
    "/api/account/forgotten": {"post": Operation(body=wire.Forgotten, query=LANGUAGE)},
    "/api/account/recover": {"post": Operation(body=wire.Recover)},
    "/api/account/password": {"put": Operation(body=wire.NewPassword)},
    "/api/account/mail": {"put": Operation(body=wire.NewMail)},
    "/api/account/delete": {"post": Operation(body=wire.PasswordGiven)},
    "/api/reminders": {
        "get": Operation(wire.Reminding),
        "post": Operation(wire.Channel, wire.AddChannel, "201"),
    },
    "/api/reminders/confirm": {"post": Operation(body=wire.Secret)},
    "/api/reminders/stop": {"post": Operation(body=wire.Secret)},
    "/api/reminders/stop/{secret}": {"get": Operation(TEXT, status="303"), "post": Operation()},
    "/api/reminders/{id}": {"delete": Operation()},
    "/api/reminders/{id}/test": {"post": Operation()},
    "/api/profile": {
        "get": Operation(wire.ProfileAnswer),
        "put": Operation(wire.ProfileAnswer, tables.Profile, "2XX"),
        "delete": Operation(),
    },
    "/api/profile/games": {"get": Operation(wire.PlayedGames)},
    "/api/profile/progress/{game}": {"get": Operation()},
    "/api/profile/export": {"get": Operation(tables.ProfileFile)},
    "/api/profile/import": {"post": Operation(tables.Taken, tables.ProfileFile)},
}


async def described(request: Request) -> Response:
    """The description of all that."""
    return json_response(description())


@cache
def description() -> dict[str, Any]:
    """An OpenAPI document."""
    operations = [operation for methods in OPERATIONS.values() for operation in methods.values()]
    found = {one for operation in operations for one in (operation.answer, operation.body)}
    used = sorted({one for one in found if one is not None and not isinstance(one, str)} | {wire.Failure}, key=str)
    schemas, components = schema_components(used, ref_template=REFERENCES)
    named = dict(zip(used, schemas, strict=True))

    def content(of: Any) -> dict[str, Any]:
        if isinstance(of, str):
            return {of: {"schema": {"type": "string"}}}
        return {"application/json": {"schema": {"type": "object"} if of is None else named[of]}}

    def written(path: str, operation: Operation) -> dict[str, Any]:
        names = [(part[1:-1], "path") for part in path.split("/") if part.startswith("{")]
        names += [(name, "query") for name in operation.query]
        failure = {"description": REFUSED, "content": content(wire.Failure)}
        found: dict[str, Any] = {
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
            found["requestBody"] = {"required": True, "content": content(operation.body)}
        return found

    return {
        "openapi": "3.1.0",
        "info": {"title": "Noctuary", "version": __version__},
        "paths": {
            path: {method: written(path, operation) for method, operation in methods.items()}
            for path, methods in OPERATIONS.items()
        },
        "components": {"schemas": components},
    }
