"""The OpenAPI 3.1 description of the HTTP routes, with the types that they read and write."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.json import schema_components
from starlette.requests import Request
from starlette.responses import Response

from noctuary import __version__
from noctuary.server.door.errors import json_response
from noctuary.server.wire import answers, bodies
from noctuary.tables.wire import editions, people, tables, views

TEXT: Final = "text/plain"
REFERENCES: Final = "#/components/schemas/{name}"
REFUSED: Final = "Refused: the error says why."


class Operation(NamedTuple):
    """A method of a path: the types of response and body, and the status on success. None stands for a JSON object that
    the docs describe, a media type for text.
    """

    answer: Any = None
    body: Any = None
    status: str = "200"
    query: tuple[str, ...] = ()


LANGUAGE: Final = ("language",)
OPERATIONS: Final[dict[str, dict[str, Operation]]] = {
    "/api/openapi.json": {"get": Operation()},
    "/api/health": {"get": Operation(answers.HealthShown)},
    "/api/alive": {"get": Operation(answers.HealthShown)},
    "/api/games": {"get": Operation(answers.GamesShown)},
    "/api/games/{game}/components": {"get": Operation(query=LANGUAGE)},
    "/api/games/{game}/reference": {"get": Operation(query=LANGUAGE)},
    "/api/games/{game}/search": {"get": Operation(query=LANGUAGE)},
    "/api/games/{game}/facts": {"get": Operation()},
    "/api/games/{game}/rules": {"get": Operation(answers.Rules, query=LANGUAGE)},
    "/api/games/{game}/campaign": {"get": Operation(query=LANGUAGE)},
    "/api/games/{game}/words": {"get": Operation(TEXT, query=LANGUAGE)},
    "/api/games/{game}/puzzles": {"get": Operation(answers.Puzzles)},
    "/api/tables": {"get": Operation(answers.Tables), "post": Operation(answers.Created, bodies.NewTable, "201")},
    "/api/tables/{id}": {"delete": Operation()},
    "/api/tables/{id}/socket": {"get": Operation(answers.Failure, status="426")},
    "/api/tables/{id}/polling": {"post": Operation(answers.OpenedPolling, status="201")},
    "/api/tables/{id}/polling/{polling}": {"post": Operation(answers.Polled, bodies.Poll), "delete": Operation()},
    "/api/tables/{id}/deal": {"get": Operation(tables.DealShown)},
    "/api/tables/{id}/rematch": {
        "get": Operation(tables.Invitation),
        "post": Operation(answers.Created, bodies.NewRematch, "201"),
        "put": Operation(answers.Created, bodies.JoinRematch),
    },
    "/api/tables/{id}/edition": {"get": Operation(answers.EditionOfTable)},
    "/api/tables/{id}/components": {"get": Operation(query=LANGUAGE)},
    "/api/tables/{id}/reference": {"get": Operation(query=LANGUAGE)},
    "/api/tables/{id}/record": {"get": Operation(TEXT)},
    "/api/tables/{id}/replay": {"get": Operation(views.ReplayIndex)},
    "/api/tables/{id}/replay/{step}": {"get": Operation(query=("seat",))},
    "/api/tables/{id}/replay-link": {
        "get": Operation(answers.ReplayLink),
        "post": Operation(answers.ReplayLink),
        "delete": Operation(),
    },
    "/api/tables/{id}/analysis": {
        "get": Operation(views.AnalysisShown),
        "post": Operation(views.AnalysisShown, status="202"),
        "delete": Operation(views.AnalysisShown),
    },
    "/api/tables/{id}/analysis/file": {"get": Operation()},
    "/api/tables/{id}/study": {"get": Operation(views.StudyShown)},
    "/api/tables/{id}/comments/{step}": {"put": Operation(body=bodies.Comment)},
    "/api/tables/{id}/continue": {"post": Operation(answers.Created, bodies.PlayOn, "201")},
    "/api/tables/{id}/invitation": {"get": Operation(answers.Invite)},
    "/api/tables/{id}/seats/{seat}": {"delete": Operation(), "put": Operation(body=tables.SeatSetup)},
    "/api/tables/{id}/seats/{seat}/stand-in": {"put": Operation(body=tables.SeatSetup)},
    "/api/tables/{id}/seats/{seat}/pass": {"post": Operation(answers.DeviceLink)},
    "/api/seat-passes/look": {"post": Operation(people.SeatOffer, bodies.Secret)},
    "/api/seat-passes/take": {"post": Operation(answers.Created, bodies.Secret)},
    "/api/tables/{id}/listing": {"put": Operation(body=tables.Listed), "delete": Operation()},
    "/api/ratings": {
        "get": Operation(answers.RatingsShown),
        "put": Operation(body=bodies.HideRatings),
        "delete": Operation(),
    },
    "/api/listings": {"get": Operation(answers.OpenTables)},
    "/api/tables/{id}/watchers": {
        "put": Operation(body=bodies.LetWatch),
        "delete": Operation(),
        "post": Operation(answers.Created),
    },
    "/api/watchers": {"post": Operation(answers.Created, bodies.Secret)},
    "/api/invitations/look": {"post": Operation(tables.Invitation, bodies.Secret)},
    "/api/invitations/take": {"post": Operation(answers.Created, bodies.TakeSeat)},
    "/api/deals": {"post": Operation(tables.PromisedDeal, status="201")},
    "/api/records": {"post": Operation(answers.Created, TEXT, "201")},
    "/api/editions": {
        "get": Operation(answers.EditionsShown),
        "post": Operation(answers.KeptEdition, editions.GameDraft, "201"),
    },
    "/api/editions/check": {"post": Operation(editions.Checked, editions.GameDraft, query=LANGUAGE)},
    "/api/editions/{id}": {"put": Operation(answers.KeptEdition, editions.Draft), "delete": Operation()},
    "/api/editions/{id}/components": {"get": Operation(query=LANGUAGE)},
    "/api/editions/{id}/reference": {"get": Operation(query=LANGUAGE)},
    "/api/editions/{id}/file": {"get": Operation("application/toml")},
    "/api/identity": {"get": Operation(answers.Identity), "delete": Operation()},
    "/api/identity/link": {"post": Operation(answers.DeviceLink)},
    "/api/identity/phrase": {"post": Operation(answers.Phrase)},
    "/api/identity/look": {"post": Operation(people.SignInOffer, bodies.Secret)},
    "/api/identity/join": {"post": Operation(body=bodies.Join)},
    "/api/account": {
        "get": Operation(people.AccountShown),
        "post": Operation(body=bodies.NewAccount, status="201", query=LANGUAGE),
    },
    "/api/account/sign-in": {"post": Operation(body=bodies.SignIn)},
    "/api/account/forgotten": {"post": Operation(body=bodies.Forgotten, query=LANGUAGE)},
    "/api/account/recover": {"post": Operation(body=bodies.Recover)},
    "/api/account/password": {"put": Operation(body=bodies.NewPassword)},
    "/api/account/mail": {"put": Operation(body=bodies.NewMail, query=LANGUAGE)},
    "/api/account/mail/send": {"post": Operation(query=LANGUAGE)},
    "/api/account/mail/confirm": {"post": Operation(body=bodies.Secret)},
    "/api/account/delete": {"post": Operation(body=bodies.PasswordGiven)},
    "/api/reminders": {
        "get": Operation(answers.Reminding),
        "post": Operation(answers.ChannelShown, bodies.AddChannel, "201"),
    },
    "/api/reminders/confirm": {"post": Operation(body=bodies.Secret)},
    "/api/reminders/stop": {"post": Operation(body=bodies.Secret)},
    "/api/reminders/stop/{secret}": {"get": Operation(TEXT, status="303"), "post": Operation()},
    "/api/reminders/{id}": {"delete": Operation(), "put": Operation(body=bodies.Unwanted)},
    "/api/reminders/{id}/test": {"post": Operation()},
    "/api/sheets": {"post": Operation(people.SheetsShown, people.SheetsKnown)},
    "/api/profile": {
        "get": Operation(answers.ProfileAnswer),
        "put": Operation(answers.ProfileAnswer, people.Profile, "2XX"),
        "delete": Operation(),
    },
    "/api/profile/games": {"get": Operation(people.PlayedGames)},
    "/api/profile/progress/{game}": {"get": Operation()},
    "/api/profile/export": {"get": Operation(people.ProfileFile)},
    "/api/profile/import": {"post": Operation(people.Taken, people.ProfileFile)},
}


async def describe(request: Request) -> Response:
    """The OpenAPI document."""
    return json_response(description())


@cache
def description() -> msgspec.Raw:
    """Build the OpenAPI document, as JSON."""
    operations = [operation for methods in OPERATIONS.values() for operation in methods.values()]
    found = {shape for operation in operations for shape in (operation.answer, operation.body)}
    used = sorted({one for one in found if one is not None and not isinstance(one, str)} | {answers.Failure}, key=str)
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
