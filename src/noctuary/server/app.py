"""The web application: the HTTP and WebSocket routes of docs/protocol.md."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from noctuary import __version__, bots
from noctuary.kernel.base.messages import BadInput, Refusal
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.moves import NOBODY, seat_number
from noctuary.kernel.parts.offers import STANDING_ORDERS
from noctuary.kernel.parts.phases import in_order
from noctuary.kernel.play.entries import HUMAN
from noctuary.kernel.teaching import courses, puzzles
from noctuary.server.base import engines, handles
from noctuary.server.base.configuration import Configuration
from noctuary.server.base.mail import Mail
from noctuary.server.base.proxies import Proxies
from noctuary.server.door import metrics
from noctuary.server.door.errors import TooMuch, json_response, refusal_response, status
from noctuary.server.door.guard import Guard, Players
from noctuary.server.door.limits import LIGHT, LIMITS, LONG, REFUSED_AFTER, Counts, Limiter, Limits
from noctuary.server.door.params import (
    body_of,
    count_table,
    decode_body,
    finished_of,
    game_of,
    heavy,
    in_turn,
    language_of,
    lobby_of,
    player_of,
    profiles_of,
    read_body,
    text_of,
    while_connected,
)
from noctuary.server.routes import (
    accounts,
    analyses,
    editions,
    identities,
    invitations,
    openapi,
    pages,
    ratings,
    reminders,
    replay_links,
)
from noctuary.server.routes.client import STATIC, ClientFiles
from noctuary.server.routes.reminders import Messenger
from noctuary.server.routes.replay_links import reader_of
from noctuary.server.socket import polling
from noctuary.server.socket.session import Session
from noctuary.server.wire import bodies
from noctuary.server.wire.answers import (
    Created,
    EditionOfTable,
    GameInfo,
    GamesShown,
    HealthShown,
    PhaseInfo,
    ProfileAnswer,
    Puzzles,
    Tables,
)
from noctuary.server.wire.bodies import LONGEST_BODY, LONGEST_EDITION, LONGEST_PROFILE
from noctuary.tables import news
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.accounts import Accounts
from noctuary.tables.people.editions import Editions
from noctuary.tables.people.identities import Identities
from noctuary.tables.people.invitations import open_seats, seat_of
from noctuary.tables.people.listings import Listings
from noctuary.tables.people.profiles import Profiles
from noctuary.tables.people.transfer import check_profile
from noctuary.tables.replays.analyses import Analyses
from noctuary.tables.replays.finished import FinishedGames
from noctuary.tables.results.ratings import rate
from noctuary.tables.setup import MY_LEVEL, OPEN, Seat, TableSetup, new_secret, set_up_course
from noctuary.tables.store.base.rows import TakenSeat
from noctuary.tables.timekeeper import Timekeeper
from noctuary.tables.view import full_edition
from noctuary.tables.wire.people import Profile
from noctuary.tables.wire.shapes import LONGEST_FILE

LONGEST_START: Final = 9
"""The most digits of `start` in a request for finished games."""
FAREWELL: Final = 4.0
"""Seconds for handing over jobs to other servers at shutdown."""
PATIENCE: Final = 5.0
"""Seconds after which a store that does not respond counts as failed."""


def application(
    lobby: Lobby, configuration: Configuration, static: Path = STATIC, limits: Limits = LIMITS
) -> Starlette:
    """Return the application that serves `lobby`, and closes it on shutdown."""

    counts = Counts(limits)
    numbers = metrics.ServerMetrics(lobby)
    mail = Mail(configuration)
    messenger = Messenger(lobby, mail)
    timekeeper = Timekeeper(lobby)
    finished = FinishedGames(lobby)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tasks = [
            asyncio.create_task(lobby.health.back_up()),
            asyncio.create_task(news.follow(lobby)),
            asyncio.create_task(timekeeper.resume()),
            asyncio.create_task(engines.look()),
            asyncio.create_task(timekeeper.keep_time(messenger.beat, handles.look)),
        ]
        working = asyncio.create_task(timekeeper.work({"turn": messenger.remind}))
        yield
        await app.state.polling.close()
        for task in tasks:
            task.cancel()
        timekeeper.ending.set()
        await asyncio.wait([working], timeout=FAREWELL)
        working.cancel()
        await messenger.close()
        await app.state.analyses.close()
        app.state.accounts.close()
        await lobby.close()

    app = Starlette(
        routes=[
            Route("/api/health", health),
            Route("/api/alive", alive),
            Route("/api/openapi.json", openapi.describe),
            Route("/metrics", metrics.metrics),
            Route("/api/games", games),
            *pages.ROUTES,
            Route("/api/games/{game}/puzzles", heavy(list_puzzles)),
            Route("/api/tables", heavy(list_tables)),
            Route("/api/tables", create_table, methods=["POST"]),
            Route("/api/tables/{id}", delete_table, methods=["DELETE"]),
            Route("/api/deals", promise, methods=["POST"]),
            Route("/api/tables/{id}/deal", deal),
            Route("/api/tables/{id}/rematch", rematch, methods=["POST"]),
            Route("/api/tables/{id}/edition", heavy(table_edition)),
            Route("/api/tables/{id}/components", heavy(table_components)),
            Route("/api/tables/{id}/reference", heavy(table_reference)),
            Route("/api/tables/{id}/record", heavy(record)),
            Route("/api/tables/{id}/replay", heavy(replay)),
            Route("/api/tables/{id}/replay/{step}", heavy(view_of_step, LIGHT)),
            WebSocketRoute("/api/tables/{id}/socket", socket),
            *polling.ROUTES,
            Route("/api/records", upload, methods=["POST"]),
            *accounts.ROUTES,
            *analyses.ROUTES,
            *editions.ROUTES,
            *identities.ROUTES,
            *invitations.ROUTES,
            *ratings.ROUTES,
            *reminders.ROUTES,
            *replay_links.ROUTES,
            Route("/api/profile", profile),
            Route("/api/profile", keep_profile, methods=["PUT"]),
            Route("/api/profile", forget_player, methods=["DELETE"]),
            Route("/api/profile/games", heavy(list_played)),
            Route("/api/profile/progress/{game}", heavy(progress)),
            Route("/api/profile/export", heavy(export_profile, LONG)),
            Route("/api/profile/import", import_profile, methods=["POST"]),
            Mount("/", ClientFiles(static)),
        ],
        middleware=[
            Middleware(metrics.CountAnswers, metrics=numbers),
            Middleware(Proxies, trusted_hosts=list(configuration.proxies)),
            Middleware(Guard, names=configuration.names),
            Middleware(Limiter, counts=counts),
            Middleware(Players, owner=Identities(lobby).owner),
        ],
        exception_handlers={Refusal: _answer_refusal, HTTPException: _no_route, ClientDisconnect: _answer_nobody},
        lifespan=lifespan,
    )
    app.state.lobby = lobby
    app.state.finished = finished
    app.state.counts = counts
    app.state.metrics = numbers
    app.state.polling = polling.Polling()
    app.state.configuration = configuration
    app.state.mail = mail
    app.state.messenger = messenger
    app.state.accounts = Accounts(lobby)
    app.state.profiles = Profiles(lobby)
    app.state.editions = Editions(lobby)
    app.state.listings = Listings(lobby)
    app.state.analyses = Analyses(lobby, finished)
    return app


async def health(request: Request) -> Response:
    """Return whether games can be played here, and any problem that does not prevent it."""
    lobby = lobby_of(request)
    if (damage := lobby.health.uncopied) is not None and damage.message.id == "table-store-damaged":
        raise damage
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await lobby.in_store_thread(lobby.store.check)
            trouble = lobby.health.trouble or handles.trouble()
            return json_response(HealthShown(__version__, trouble=trouble.message.text() if trouble else None))
    raise lobby.writer.slow(PATIENCE)


async def alive(request: Request) -> Response:
    """Confirm that the server process runs, whatever the state of its store: a liveness probe."""
    return json_response(HealthShown(__version__))


async def games(request: Request) -> Response:
    """Return the games, their player counts, bots and rule prefixes. A client that asks will soon play, so start the
    bots.
    """
    lobby_of(request).bots.warm_up()
    return json_response(GamesShown(await asyncio.to_thread(_games), __version__))


def _games() -> list[GameInfo]:
    found = [catalogue.find(name) for name in catalogue.names()]
    taught = [list(courses.courses(game.name)) for game in found]
    return [
        GameInfo(
            game.name,
            game.players,
            game.prefix,
            bots.names(),
            list(game.styles),
            names,
            len(puzzles.puzzles(game.name)),
            [PhaseInfo(phase.name, phase.chapter) for phase in in_order(game.phases)],
            {key: list(values) for key, values in game.choices.items()},
            STANDING_ORDERS in game.offers,
        )
        for game, names in zip(found, taught, strict=True)
    ]


async def list_puzzles(request: Request) -> Response:
    """Return the puzzles of a game, today's puzzle, which of them the player has solved, and how well."""
    return json_response(Puzzles(*await profiles_of(request).puzzles(player_of(request), game_of(request))))


async def list_tables(request: Request) -> Response:
    """Return the player's tables."""
    return json_response(Tables(await lobby_of(request).tables(player_of(request))))


async def create_table(request: Request) -> Response:
    """Create a table."""
    wanted = await read_body(request, bodies.NewTable, LONGEST_EDITION)
    game = catalogue.find(wanted.game)
    if wanted.edition is not None:
        corrections = wanted.edition.written(game, "$.edition")
        game = await while_connected(request, partial(asyncio.to_thread, game.under, corrections))
    if wanted.course is not None:
        seats = [Seat(seat.kind, seat.name) for seat in wanted.seats]
        return await _create(request, await asyncio.to_thread(set_up_course, game, seats, wanted.course))
    matched = [number for number, seat in enumerate(wanted.seats) if seat.kind == MY_LEVEL]
    await profiles_of(request).match(player_of(request), wanted.game, [wanted.seats[number] for number in matched])
    seats = list(map(seat_of, wanted.seats))
    options = game.options({"players": len(wanted.seats), **wanted.options})
    me = next((number for number, seat in enumerate(wanted.seats) if seat.kind == HUMAN), NOBODY)
    if wanted.me is not None:
        me = seat_number(wanted.me, len(seats))
        if wanted.seats[me].kind == OPEN:
            # The result would count for somebody else.
            raise BadInput("table-me", {"seat": wanted.me}, "$.me")
    if wanted.seed is not None:
        if wanted.deal is not None:
            raise BadInput("table-deal-chosen", {}, "$.deal")
        setup = TableSetup(game, options, seats, wanted.seed, me)
        setup.chosen = True
    else:
        deal = await lobby_of(request).promises.deal(player_of(request), wanted.deal)
        setup = TableSetup(game, options, seats, deal, me)
    places = open_seats(setup, wanted.seats, player_of(request))
    if wanted.timing is not None and not setup.invitation:
        raise BadInput("table-clock-one-screen", {}, "$.timing")
    setup.timing, setup.matched = wanted.timing, matched
    if wanted.rated:
        rate(setup, wanted.seats)
    return await _create(request, setup, places)


async def promise(request: Request) -> Response:
    """Prepare a deal for a future table."""
    return json_response(await lobby_of(request).promises.make(player_of(request)), 201)


async def deal(request: Request) -> Response:
    """Return where the deal of a table comes from."""
    return json_response(await lobby_of(request).deal(player_of(request), request.path_params["id"]))


async def rematch(request: Request) -> Response:
    """Create a table for the same game with another deal. Even if the game came from a file, its rematch counts."""
    wanted = decode_body(bodies.rematch, await body_of(request, LONGEST_BODY) or b"{}")
    lobby, player, id = lobby_of(request), player_of(request), request.path_params["id"]
    old = await while_connected(request, lambda: lobby.setup(player, id))
    places = await lobby.places(id)
    me = None if old.me == NOBODY else old.me
    if old.invitation:
        await finished_of(request).find(player, id, "table-rematch-running")
        me = next((place.seat for place in places if place.owner == player), NOBODY)
    await profiles_of(request).match(player, old.game.name, [old.seats[number] for number in old.matched])
    setup = TableSetup(old.game, old.options, old.seats, await lobby.promises.deal(player, wanted.deal), me)
    setup.timing, setup.rated, setup.matched = old.timing, old.rated, old.matched
    if old.invitation:
        setup.invitation, setup.waits = new_secret(), True
    # A bot stood in for a player in that game only, and the other players are asked first.
    places = [
        one._replace(bot=None if one.owner else one.bot, addition=None) for one in places if one.owner in ("", player)
    ]
    count_table(request)
    return json_response(Created(await finished_of(request).rematch(player, id, setup, places)), 201)


async def delete_table(request: Request) -> Response:
    """Delete a table with its log and analysis."""
    id = request.path_params["id"]
    if await lobby_of(request).delete(player_of(request), id):
        request.app.state.analyses.forget(id)
    return json_response({})


async def table_edition(request: Request) -> Response:
    """Return how a table's facts differ from the built-in ones."""
    setup = await lobby_of(request).setup(await reader_of(request), request.path_params["id"], watching=True)
    return json_response(EditionOfTable(full_edition(setup.game)))


async def table_components(request: Request) -> Response:
    """Return the components used at a table, in words."""
    setup = await lobby_of(request).setup(await reader_of(request), request.path_params["id"], watching=True)
    return await pages.write_page("components", setup.game, language_of(request))


async def table_reference(request: Request) -> Response:
    """Return the reference of the components used at a table."""
    setup = await lobby_of(request).setup(await reader_of(request), request.path_params["id"], watching=True)
    return await pages.write_page("reference", setup.game, language_of(request))


async def record(request: Request) -> Response:
    """Return the game file of a finished game."""
    id = request.path_params["id"]
    text = await finished_of(request).record(player_of(request), id)
    row = await lobby_of(request).row(player_of(request), id, watching=True)
    name = f"{row.game}-{id}.noct"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return PlainTextResponse(text, headers=headers)


async def replay(request: Request) -> Response:
    """Return all steps of a finished game."""
    return json_response(await finished_of(request).replay(await reader_of(request), request.path_params["id"]))


async def view_of_step(request: Request) -> Response:
    """Return what a seat saw after a step of a finished game."""
    id, step, seat = request.path_params["id"], request.path_params["step"], request.query_params.get("seat")
    return json_response(await finished_of(request).view(await reader_of(request), id, step, seat))


async def upload(request: Request) -> Response:
    """Create a table from a game file."""
    count_table(request)
    text = text_of(await body_of(request, LONGEST_FILE))
    id = await while_connected(request, lambda: lobby_of(request).upload(player_of(request), text), LONG)
    return json_response(Created(id), 201)


async def profile(request: Request) -> Response:
    """Return the player's profile."""
    return json_response(ProfileAnswer(await profiles_of(request).profile(player_of(request))))


async def keep_profile(request: Request) -> Response:
    """Create or change the player's profile."""
    wanted = check_profile(await read_body(request, Profile), "$")
    new = await profiles_of(request).keep(player_of(request), wanted)
    return json_response(ProfileAnswer(await profiles_of(request).profile(player_of(request))), 201 if new else 200)


async def forget_player(request: Request) -> Response:
    """Delete everything that belongs to the player."""
    async with in_turn(request):
        for id in await lobby_of(request).forget(player_of(request)):
            request.app.state.analyses.forget(id)
    return json_response({})


async def list_played(request: Request) -> Response:
    """Return a page of the finished games that count for the player; the request may name a start and a game."""
    game, start = request.query_params.get("game"), request.query_params.get("start", "0")
    if not start.isdecimal() or len(start) > LONGEST_START:
        raise BadInput("request-number", {"text": start})
    return json_response(await profiles_of(request).games(player_of(request), int(start), game))


async def progress(request: Request) -> Response:
    """Return the player's progress in a game."""
    return json_response(await profiles_of(request).progress(player_of(request), game_of(request)))


async def export_profile(request: Request) -> Response:
    """Return the player's profile and games as a file."""
    headers = {"Content-Disposition": 'attachment; filename="noctuary-profile.json"', "Cache-Control": "no-store"}
    written = await profiles_of(request).written(player_of(request))
    return Response(written, headers=headers, media_type="application/json")


async def import_profile(request: Request) -> Response:
    """Import an exported profile."""
    body = await body_of(request, LONGEST_PROFILE)
    taken = await while_connected(request, lambda: profiles_of(request).take_in(player_of(request), body), LONG)
    return json_response(taken)


async def socket(websocket: WebSocket) -> None:
    """Serve a client at a table."""
    state, player, id = websocket.app.state, websocket.state.player, websocket.path_params["id"]
    with state.metrics.sockets.track_inprogress():
        await Session(websocket, state.lobby, state.counts, state.metrics, player, id).run()


async def _create(request: Request, setup: TableSetup, places: Sequence[TakenSeat] = ()) -> Response:
    count_table(request)
    return json_response(Created(await lobby_of(request).create(player_of(request), setup, places)), 201)


async def _answer_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    if isinstance(error, TooMuch):
        await asyncio.sleep(min(error.wait, REFUSED_AFTER))
    return refusal_response(error, status(error))


async def _no_route(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return refusal_response(Refusal("request-address", {"text": request.url.path}), error.status_code)


async def _answer_nobody(request: Request, error: Exception) -> Response:
    """Return an empty response: the client has disconnected."""
    return Response(status_code=400)
