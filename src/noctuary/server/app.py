"""The web application: routes of docs/protocol.md over a lobby of tables."""

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
from noctuary.kernel import catalogue, courses, puzzles
from noctuary.kernel.messages import Refusal
from noctuary.kernel.moves import seat_number
from noctuary.server import analyses, editions, wire
from noctuary.server.client import STATIC, Client
from noctuary.server.errors import json_response, refusal_response, status
from noctuary.server.guard import Guard
from noctuary.server.params import (
    body_of,
    game_of,
    language_of,
    lobby_of,
    player_of,
    profiles_of,
    text_of,
    understood,
    while_connected,
)
from noctuary.server.socket import Session
from noctuary.server.wire import (
    LONGEST_BODY,
    LONGEST_EDITION,
    LONGEST_PROFILE,
    Created,
    EditionOfTable,
    GameInfo,
    Games,
    Health,
    PlayedGames,
    ProfileAnswer,
    Puzzles,
    Rule,
    Rules,
    Tables,
    new_table,
)
from noctuary.tables.analyses import Analyses
from noctuary.tables.editions import Editions
from noctuary.tables.lobby import Lobby, new_seed
from noctuary.tables.profiles import Profiles
from noctuary.tables.setup import NOBODY, Seat, Setup, guided
from noctuary.tables.transfer import checked
from noctuary.tables.view import full_edition
from noctuary.tables.wire import LONGEST_FILE


def application(lobby: Lobby, local: bool, static: Path = STATIC) -> Starlette:
    """The application over `lobby`, which it closes at its end. `local`: it is served to this machine only (see
    Guard).
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        copying = asyncio.create_task(lobby.back_up())
        yield
        copying.cancel()
        await app.state.analyses.close()
        await lobby.close()

    app = Starlette(
        routes=[
            Route("/api/health", health),
            Route("/api/games", games),
            Route("/api/games/{game}/components", components),
            Route("/api/games/{game}/reference", reference),
            Route("/api/games/{game}/facts", facts),
            Route("/api/games/{game}/rules", rules),
            Route("/api/games/{game}/words", words),
            Route("/api/games/{game}/campaign", campaign),
            Route("/api/games/{game}/puzzles", list_puzzles),
            Route("/api/tables", list_tables),
            Route("/api/tables", create_table, methods=["POST"]),
            Route("/api/tables/{id}/rematch", rematch, methods=["POST"]),
            Route("/api/tables/{id}/edition", table_edition),
            Route("/api/tables/{id}/components", table_components),
            Route("/api/tables/{id}/reference", table_reference),
            Route("/api/tables/{id}/record", record),
            Route("/api/tables/{id}/replay", replay),
            Route("/api/tables/{id}/replay/{step}", replayed),
            WebSocketRoute("/api/tables/{id}/socket", socket),
            Route("/api/records", upload, methods=["POST"]),
            *analyses.ROUTES,
            *editions.ROUTES,
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
    app.state.lobby = lobby
    app.state.profiles = Profiles(lobby)
    app.state.editions = Editions(lobby)
    app.state.analyses = Analyses(lobby)
    return app


async def health(request: Request) -> Response:
    """Whether games can be played here."""
    lobby = lobby_of(request)
    await lobby.stored(lobby.store.check)
    if lobby.damage is not None:
        raise lobby.damage
    return json_response(Health(__version__))


async def games(request: Request) -> Response:
    """What can be played, by how many, against whom; and the letters before the numbers of its rules. Whoever asks will
    soon play, so the bots wake up.
    """
    lobby_of(request).bots.warm_up()
    return json_response(Games(await asyncio.to_thread(_games), __version__))


def _games() -> list[GameInfo]:
    found = [catalogue.find(name) for name in catalogue.names()]
    taught = [list(courses.courses(game.name)) for game in found]
    return [
        GameInfo(
            game.name,
            game.players,
            game.end_rule.partition("-")[0],
            bots.names(),
            list(game.styles),
            names,
            len(puzzles.puzzles(game.name)),
        )
        for game, names in zip(found, taught, strict=True)
    ]


async def components(request: Request) -> Response:
    """All components of a game in words."""
    return json_response(game_of(request).components(language_of(request)))


async def reference(request: Request) -> Response:
    """What is known of each component of a game, from where, and where else it appears."""
    return json_response({"reference": game_of(request).reference(language_of(request))})


async def facts(request: Request) -> Response:
    """What an edition of a game may change."""
    return json_response({"facts": [fact.mapping() for fact in game_of(request).editable.values()]})


async def rules(request: Request) -> Response:
    """The rulebook of a game."""
    texts = game_of(request).rules(language_of(request))
    return json_response(Rules([Rule(id, text) for id, text in texts.items()]))


async def words(request: Request) -> Response:
    """The messages of a game (Project Fluent), for clients that were built without them."""
    files = locale.sources_of(game_of(request).name, language_of(request))
    return PlainTextResponse("\n".join(file.read_text(encoding="utf-8") for file in files))


async def campaign(request: Request) -> Response:
    """What one may set out to do in a game."""
    return json_response(game_of(request).campaign(language_of(request)))


async def list_puzzles(request: Request) -> Response:
    """The puzzles of a game, today's one, and which of them this player has solved."""
    found, daily = await profiles_of(request).puzzles(player_of(request), game_of(request))
    return json_response(Puzzles(found, daily))


async def list_tables(request: Request) -> Response:
    """The tables of this player."""
    return json_response(Tables(await lobby_of(request).tables(player_of(request))))


async def create_table(request: Request) -> Response:
    """A new table."""
    wanted = understood(new_table, await body_of(request, LONGEST_EDITION))
    game = catalogue.find(wanted.game)
    if wanted.edition is not None:
        game = await asyncio.to_thread(game.under, wanted.edition.corrections(game, "$.edition"))
    seats = [Seat(seat.kind, seat.name) for seat in wanted.seats]
    if wanted.course is not None:
        return await _created(request, await asyncio.to_thread(guided, game, seats, wanted.course))
    options = game.options({"players": len(wanted.seats), **wanted.options})
    me = None if wanted.me is None else seat_number(wanted.me, len(seats))
    setup = Setup(game, options, seats, new_seed() if wanted.seed is None else wanted.seed, me)
    return await _created(request, setup)


async def rematch(request: Request) -> Response:
    """The same game once more, with another seed. One from a game file that counts for nobody is now played here."""
    old = await lobby_of(request).setup(player_of(request), request.path_params["id"])
    me = None if old.me == NOBODY else old.me
    return await _created(request, Setup(old.game, old.options, old.seats, new_seed(), me))


async def table_edition(request: Request) -> Response:
    """What differs on a table from the built-in facts."""
    setup = await lobby_of(request).setup(player_of(request), request.path_params["id"])
    return json_response(EditionOfTable(full_edition(setup.game)))


async def table_components(request: Request) -> Response:
    """The components that lie on a table, in words."""
    setup = await lobby_of(request).setup(player_of(request), request.path_params["id"])
    return json_response(await asyncio.to_thread(setup.game.components, language_of(request)))


async def table_reference(request: Request) -> Response:
    """What is known of the components that lie on a table."""
    setup = await lobby_of(request).setup(player_of(request), request.path_params["id"])
    return json_response({"reference": await asyncio.to_thread(setup.game.reference, language_of(request))})


async def record(request: Request) -> Response:
    """The game file of a game that is over."""
    id = request.path_params["id"]
    text = await while_connected(request, lobby_of(request).record(player_of(request), id))
    setup = await lobby_of(request).setup(player_of(request), id)
    name = f"{setup.game.name}-{id}.noct"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return PlainTextResponse(text, headers=headers)


async def replay(request: Request) -> Response:
    """All steps of a game that is over."""
    told = lobby_of(request).replay(player_of(request), request.path_params["id"])
    return json_response(await while_connected(request, told))


async def replayed(request: Request) -> Response:
    """What a seat saw after one of them."""
    id, step, seat = request.path_params["id"], request.path_params["step"], request.query_params.get("seat")
    return json_response(await lobby_of(request).replayed(player_of(request), id, step, seat))


async def upload(request: Request) -> Response:
    """A table from a game file."""
    text = text_of(await body_of(request, LONGEST_FILE))
    id = await while_connected(request, lobby_of(request).upload(player_of(request), text))
    return json_response(Created(id), 201)


async def profile(request: Request) -> Response:
    """Who this player is."""
    return json_response(ProfileAnswer(await profiles_of(request).profile(player_of(request))))


async def keep_profile(request: Request) -> Response:
    """A profile made or changed."""
    wanted = checked(understood(wire.profile, await body_of(request, LONGEST_BODY)), "$")
    new = await profiles_of(request).keep(player_of(request), wanted)
    return json_response(ProfileAnswer(await profiles_of(request).profile(player_of(request))), 201 if new else 200)


async def played_games(request: Request) -> Response:
    """The finished games that count for this player."""
    return json_response(PlayedGames(await profiles_of(request).games(player_of(request))))


async def progress(request: Request) -> Response:
    """What this player has reached in a game."""
    return json_response(await profiles_of(request).progress(player_of(request), game_of(request)))


async def export_profile(request: Request) -> Response:
    """The profile with its games as a file."""
    headers = {"Content-Disposition": 'attachment; filename="noctuary-profile.json"', "Cache-Control": "no-store"}
    written = await profiles_of(request).written(player_of(request))
    return Response(written, headers=headers, media_type="application/json")


async def import_profile(request: Request) -> Response:
    """Such a file taken in."""
    body = await body_of(request, LONGEST_PROFILE)
    return json_response(await while_connected(request, profiles_of(request).take_in(player_of(request), body)))


async def socket(websocket: WebSocket) -> None:
    """A client at a table."""
    await Session(websocket, websocket.app.state.lobby, websocket.state.player, websocket.path_params["id"]).run()


async def _created(request: Request, setup: Setup) -> Response:
    return json_response(Created(await lobby_of(request).create(player_of(request), setup)), 201)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refusal_response(error, status(error))


async def _no_route(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return refusal_response(Refusal("request-address", {"text": request.url.path}), error.status_code)


async def _gone(request: Request, error: Exception) -> Response:
    """Nobody is there to read it."""
    return Response(status_code=400)
