"""The web application: routes of docs/protocol.md over a hall of tables."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from noctuary import __version__, bots, locale
from noctuary.kernel import catalogue
from noctuary.kernel.game import Game
from noctuary.kernel.messages import BadInput, Refusal
from noctuary.kernel.records import parse
from noctuary.server.client import STATIC, Client
from noctuary.server.errors import RequestError, json_response, refusal_response, status
from noctuary.server.guard import Guard
from noctuary.server.requests import LONGEST_BODY, LONGEST_RECORD, decoded, table_request
from noctuary.server.socket import Session
from noctuary.tables.hall import Hall, new_seed
from noctuary.tables.records import tabled
from noctuary.tables.setup import Seat, Setup


def application(hall: Hall, local: bool, static: Path = STATIC) -> Starlette:
    """The application over `hall`, which it closes at its end. `local`: it is served to this machine only (see
    Guard).
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        await hall.close()

    app = Starlette(
        routes=[
            Route("/api/health", health),
            Route("/api/games", games),
            Route("/api/games/{game}/components", components),
            Route("/api/games/{game}/rules", rules),
            Route("/api/tables", list_tables),
            Route("/api/tables", create_table, methods=["POST"]),
            Route("/api/tables/{id}/rematch", rematch, methods=["POST"]),
            Route("/api/tables/{id}/record", record),
            WebSocketRoute("/api/tables/{id}/socket", socket),
            Route("/api/records", upload, methods=["POST"]),
            Mount("/", Client(static)),
        ],
        middleware=[Middleware(Guard, local=local)],
        exception_handlers={Refusal: _refused, HTTPException: _no_route, ClientDisconnect: _gone},
        lifespan=lifespan,
    )
    app.state.hall = hall
    return app


async def health(request: Request) -> Response:
    """Whether games can be played here."""
    hall = _hall(request)
    await hall.stored(hall.store.check)
    return json_response({"status": "ok", "version": __version__})


async def games(request: Request) -> Response:
    """What can be played, by how many, against whom."""
    found = [catalogue.find(name) for name in catalogue.names()]
    known = [{"name": game.name, "players": game.players, "bots": bots.names()} for game in found]
    return json_response({"games": known, "version": __version__})


async def components(request: Request) -> Response:
    """All components of a game in words."""
    return json_response(_game(request).components(_language(request)))


async def rules(request: Request) -> Response:
    """The rulebook of a game."""
    texts = _game(request).rules(_language(request))
    return json_response({"rules": [{"id": id, "text": text} for id, text in texts.items()]})


async def list_tables(request: Request) -> Response:
    """The tables of this player."""
    return json_response({"tables": await _hall(request).tables(_player(request))})


async def create_table(request: Request) -> Response:
    """A new table."""
    try:
        wanted = decoded(table_request, await _body(request, LONGEST_BODY))
    except BadInput as error:
        raise RequestError(400, error) from error
    game = catalogue.find(wanted.game)
    options = game.options({"players": len(wanted.seats), **wanted.options})
    seats = [Seat(seat.kind, seat.name) for seat in wanted.seats]
    setup = Setup(game, options, seats, new_seed() if wanted.seed is None else wanted.seed)
    return await _created(request, setup)


async def rematch(request: Request) -> Response:
    """The same game once more, with another seed."""
    old = await _hall(request).setup(_player(request), request.path_params["id"])
    return await _created(request, Setup(old.game, old.options, old.seats, new_seed()))


async def record(request: Request) -> Response:
    """The game file of a game that is over."""
    id = request.path_params["id"]
    played = await _hall(request).record(_player(request), id)
    name = f"{played.game.name}-{id}.noct"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return PlainTextResponse(played.dumps(), headers=headers)


async def upload(request: Request) -> Response:
    """A table from a game file."""
    body = await _body(request, LONGEST_RECORD)
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RequestError(422, BadInput("file-no-text")) from error
    setup, log = await asyncio.to_thread(lambda: tabled(parse(text)))
    return await _created(request, setup, log)


async def socket(websocket: WebSocket) -> None:
    """A client at a table."""
    await Session(websocket, websocket.app.state.hall, websocket.state.player, websocket.path_params["id"]).run()


async def _created(request: Request, setup: Setup, lines: list[str] | None = None) -> Response:
    return json_response({"id": await _hall(request).create(_player(request), setup, lines)}, 201)


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _player(request: Request) -> str:
    player: str = request.state.player
    return player


def _game(request: Request) -> Game:
    try:
        return catalogue.find(request.path_params["game"])
    except BadInput as error:
        raise RequestError(404, error) from error


def _language(request: Request) -> str:
    language = request.query_params.get("language", locale.LANGUAGES[0])
    if language not in locale.LANGUAGES:
        names = ", ".join(locale.LANGUAGES)
        raise RequestError(400, BadInput("request-language", {"text": language, "names": names}))
    return language


async def _body(request: Request, longest: int) -> bytes:
    """The whole body, of at most `longest` bytes."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > longest:
            raise RequestError(413, Refusal("request-too-long", {"number": longest}))
    return body


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refusal_response(error, status(error))


async def _no_route(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return refusal_response(Refusal("request-address", {"text": request.url.path}), error.status_code)


async def _gone(request: Request, error: Exception) -> Response:
    """Nobody is there to read it."""
    return Response(status_code=400)
