"""The web application: routes of docs/protocol.md over a hall of tables."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from noctuary import __version__, bots, locale
from noctuary.kernel import catalogue
from noctuary.kernel.editions import Edition
from noctuary.kernel.game import Game
from noctuary.kernel.messages import BadInput, Refusal
from noctuary.kernel.moves import seat_number
from noctuary.kernel.records import parse
from noctuary.server.client import STATIC, Client
from noctuary.server.errors import RequestError, json_response, refusal_response, status
from noctuary.server.guard import Guard
from noctuary.server.requests import (
    LONGEST_BODY,
    LONGEST_EDITION,
    LONGEST_PROFILE,
    T,
    decoded,
    edition_change,
    edition_request,
    profile_request,
    table_request,
)
from noctuary.server.socket import Session
from noctuary.tables.editions import Editions
from noctuary.tables.hall import Hall, new_seed
from noctuary.tables.profiles import Profiles
from noctuary.tables.records import LONGEST_RECORD, tabled
from noctuary.tables.setup import NOBODY, Seat, Setup

TOML = "application/toml"


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
            Route("/api/games/{game}/reference", reference),
            Route("/api/games/{game}/facts", facts),
            Route("/api/games/{game}/rules", rules),
            Route("/api/games/{game}/campaign", campaign),
            Route("/api/tables", list_tables),
            Route("/api/tables", create_table, methods=["POST"]),
            Route("/api/tables/{id}/rematch", rematch, methods=["POST"]),
            Route("/api/tables/{id}/components", table_components),
            Route("/api/tables/{id}/record", record),
            Route("/api/tables/{id}/replay", replay),
            Route("/api/tables/{id}/replay/{step}", replayed),
            WebSocketRoute("/api/tables/{id}/socket", socket),
            Route("/api/records", upload, methods=["POST"]),
            Route("/api/editions", list_editions),
            Route("/api/editions", add_edition, methods=["POST"]),
            Route("/api/editions/check", check_edition, methods=["POST"]),
            Route("/api/editions/{id}", change_edition, methods=["PUT"]),
            Route("/api/editions/{id}", delete_edition, methods=["DELETE"]),
            Route("/api/editions/{id}/file", edition_file),
            Route("/api/profile", profile),
            Route("/api/profile", keep_profile, methods=["PUT"]),
            Route("/api/profile/games", played_games),
            Route("/api/profile/progress/{game}", progress),
            Route("/api/profile/export", export_profile),
            Route("/api/profile/import", import_profile, methods=["POST"]),
            Mount("/", Client(static)),
        ],
        middleware=[Middleware(Guard, local=local)],
        exception_handlers={Refusal: _refused, HTTPException: _no_route, ClientDisconnect: _gone},
        lifespan=lifespan,
    )
    app.state.hall = hall
    app.state.profiles = Profiles(hall)
    app.state.editions = Editions(hall)
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


async def reference(request: Request) -> Response:
    """What is known of each component of a game, from where, and where else it appears."""
    return json_response({"reference": _game(request).reference(_language(request))})


async def facts(request: Request) -> Response:
    """What an edition of a game may change."""
    return json_response({"facts": [fact.mapping() for fact in _game(request).editable.values()]})


async def rules(request: Request) -> Response:
    """The rulebook of a game."""
    texts = _game(request).rules(_language(request))
    return json_response({"rules": [{"id": id, "text": text} for id, text in texts.items()]})


async def campaign(request: Request) -> Response:
    """What one may set out to do in a game."""
    return json_response(_game(request).campaign(_language(request)))


async def list_tables(request: Request) -> Response:
    """The tables of this player."""
    return json_response({"tables": await _hall(request).tables(_player(request))})


async def create_table(request: Request) -> Response:
    """A new table."""
    wanted = _understood(table_request, await _body(request, LONGEST_EDITION))
    game = catalogue.find(wanted.game)
    if wanted.edition is not None:
        game = await asyncio.to_thread(game.under, wanted.edition.edition(game, "$.edition"))
    options = game.options({"players": len(wanted.seats), **wanted.options})
    seats = [Seat(seat.kind, seat.name) for seat in wanted.seats]
    me = None if wanted.me is None else seat_number(wanted.me, len(seats))
    setup = Setup(game, options, seats, new_seed() if wanted.seed is None else wanted.seed, me)
    return await _created(request, setup)


async def rematch(request: Request) -> Response:
    """The same game once more, with another seed. One from a game file that counts for nobody is now played here."""
    old = await _hall(request).setup(_player(request), request.path_params["id"])
    me = None if old.me == NOBODY else old.me
    return await _created(request, Setup(old.game, old.options, old.seats, new_seed(), me))


async def table_components(request: Request) -> Response:
    """The components that lie on a table, in words."""
    setup = await _hall(request).setup(_player(request), request.path_params["id"])
    return json_response(await asyncio.to_thread(setup.game.components, _language(request)))


async def record(request: Request) -> Response:
    """The game file of a game that is over."""
    id = request.path_params["id"]
    played = await _hall(request).record(_player(request), id)
    name = f"{played.game.name}-{id}.noct"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return PlainTextResponse(played.dumps(), headers=headers)


async def replay(request: Request) -> Response:
    """All steps of a game that is over."""
    return json_response(await _hall(request).replay(_player(request), request.path_params["id"]))


async def replayed(request: Request) -> Response:
    """What a seat saw after one of them."""
    id, step, seat = request.path_params["id"], request.path_params["step"], request.query_params.get("seat")
    return json_response(await _hall(request).replayed(_player(request), id, step, seat))


async def upload(request: Request) -> Response:
    """A table from a game file."""
    text = _text(await _body(request, LONGEST_RECORD))
    # It may be somebody else's game, so it counts for nobody.
    setup, log = await asyncio.to_thread(lambda: tabled(parse(text)))
    return await _created(request, setup, log)


async def list_editions(request: Request) -> Response:
    """The component editions of this player."""
    return json_response({"editions": await _editions(request).editions(_player(request))})


async def add_edition(request: Request) -> Response:
    """A new edition."""
    edition = _edition(await _body(request, LONGEST_EDITION))
    return json_response({"edition": await _editions(request).add(_player(request), edition)}, 201)


async def change_edition(request: Request) -> Response:
    """An edition with another name or other changes."""
    wanted = _understood(edition_change, await _body(request, LONGEST_EDITION))
    changed = await _editions(request).change(_player(request), request.path_params["id"], wanted)
    return json_response({"edition": changed})


async def delete_edition(request: Request) -> Response:
    """An edition forgotten."""
    await _editions(request).delete(_player(request), request.path_params["id"])
    return json_response({})


async def edition_file(request: Request) -> Response:
    """An edition as a file."""
    id = request.path_params["id"]
    edition = await _editions(request).edition(_player(request), id)
    headers = {
        "Content-Disposition": f'attachment; filename="{edition.game}-{id}.toml"',
        "Cache-Control": "no-store",
    }
    return Response(edition.toml(), headers=headers, media_type=TOML)


async def check_edition(request: Request) -> Response:
    """What is wrong with an edition, and the components as it has them."""
    body = await _body(request, LONGEST_EDITION)
    if request.headers.get("content-type", "").split(";")[0].strip() == TOML:
        edition = await _editions(request).read(_text(body))
    else:
        edition = _edition(body)
    return json_response(await _editions(request).checked(edition, _language(request)))


async def profile(request: Request) -> Response:
    """Who this player is."""
    return json_response({"profile": await _profiles(request).profile(_player(request))})


async def keep_profile(request: Request) -> Response:
    """A profile made or changed."""
    wanted = _understood(profile_request, await _body(request, LONGEST_BODY)).checked("$")
    new = await _profiles(request).keep(_player(request), wanted)
    return json_response({"profile": await _profiles(request).profile(_player(request))}, 201 if new else 200)


async def played_games(request: Request) -> Response:
    """The finished games that count for this player."""
    return json_response({"games": await _profiles(request).games(_player(request))})


async def progress(request: Request) -> Response:
    """What this player has reached in a game."""
    return json_response(await _profiles(request).progress(_player(request), _game(request)))


async def export_profile(request: Request) -> Response:
    """The profile with its games as a file."""
    headers = {"Content-Disposition": 'attachment; filename="noctuary-profile.json"', "Cache-Control": "no-store"}
    written = await _profiles(request).written(_player(request))
    return Response(written, headers=headers, media_type="application/json")


async def import_profile(request: Request) -> Response:
    """Such a file taken in."""
    body = await _body(request, LONGEST_PROFILE)
    taken = await _profiles(request).take_in(_player(request), body)
    return json_response(
        {
            "games": taken.games,
            "known": taken.known,
            "editions": taken.editions,
            "knownEditions": taken.known_editions,
        }
    )


async def socket(websocket: WebSocket) -> None:
    """A client at a table."""
    await Session(websocket, websocket.app.state.hall, websocket.state.player, websocket.path_params["id"]).run()


async def _created(request: Request, setup: Setup, lines: list[str] | None = None) -> Response:
    return json_response({"id": await _hall(request).create(_player(request), setup, lines)}, 201)


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _profiles(request: Request) -> Profiles:
    profiles: Profiles = request.app.state.profiles
    return profiles


def _editions(request: Request) -> Editions:
    kept: Editions = request.app.state.editions
    return kept


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
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > longest:
            raise RequestError(413, Refusal("request-too-long", {"number": longest}))
    return bytes(body)


def _understood(decoder: msgspec.json.Decoder[T], body: bytes) -> T:
    """What a body says."""
    try:
        return decoded(decoder, body)
    except BadInput as error:
        raise RequestError(400, error) from error


def _edition(body: bytes) -> Edition:
    """The edition that a body writes."""
    wanted = _understood(edition_request, body)
    return wanted.edition(catalogue.find(wanted.game), "$")


def _text(body: bytes) -> str:
    """A body that is a text file."""
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RequestError(422, BadInput("file-no-text")) from error


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refusal_response(error, status(error))


async def _no_route(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return refusal_response(Refusal("request-address", {"text": request.url.path}), error.status_code)


async def _gone(request: Request, error: Exception) -> Response:
    """Nobody is there to read it."""
    return Response(status_code=400)
