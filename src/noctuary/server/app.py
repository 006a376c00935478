"""The web application: the HTTP and WebSocket routes of docs/protocol.md."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from noctuary.kernel.base.messages import Refusal
from noctuary.server.base import engines, handles
from noctuary.server.base.configuration import Configuration
from noctuary.server.base.mail import Mail
from noctuary.server.base.proxies import Proxies
from noctuary.server.door import metrics
from noctuary.server.door.errors import TooMuch, refusal_response, status
from noctuary.server.door.guard import Guard, Players
from noctuary.server.door.limits import LIMITS, REFUSED_AFTER, Counts, Limiter, Limits
from noctuary.server.routes import openapi
from noctuary.server.routes.client import STATIC, ClientFiles
from noctuary.server.routes.reminders import Messenger
from noctuary.server.socket import polling
from noctuary.server.socket.session import Session
from noctuary.tables import news
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.accounts import Accounts
from noctuary.tables.people.editions import Editions
from noctuary.tables.people.identities import Identities
from noctuary.tables.people.listings import Listings
from noctuary.tables.people.profiles import Profiles
from noctuary.tables.replays.analyses import Analyses
from noctuary.tables.replays.finished import FinishedGames
from noctuary.tables.timekeeper import Timekeeper

FAREWELL: Final = 4.0
"""Seconds for handing over jobs to other servers at shutdown."""


def application(
    lobby: Lobby, configuration: Configuration, static: Path = STATIC, limits: Limits = LIMITS
) -> Starlette:
    """The application that serves `lobby`, and closes it on shutdown."""

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
            *openapi.ROUTES,
            Route("/metrics", metrics.metrics),
            WebSocketRoute("/api/tables/{id}/socket", socket),
            Mount("/", ClientFiles(static)),
        ],
        middleware=[
            Middleware(metrics.CountAnswers, metrics=numbers),
            Middleware(Proxies, trusted_hosts=list(configuration.proxies)),
            Middleware(Guard, names=configuration.names()),
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


async def socket(websocket: WebSocket) -> None:
    """Serve a client at a table."""
    state, player, id = websocket.app.state, websocket.state.player, websocket.path_params["id"]
    with state.metrics.sockets.track_inprogress():
        await Session(websocket, state.lobby, state.counts, state.metrics, player, id).run()


async def _answer_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    if isinstance(error, TooMuch):
        await asyncio.sleep(min(error.wait, REFUSED_AFTER))
    return refusal_response(error, status(error))


async def _no_route(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return refusal_response(Refusal("request-address", {"text": request.url.path}), error.status_code)


async def _answer_nobody(request: Request, error: Exception) -> Response:
    """An empty response: the client has disconnected."""
    return Response(status_code=400)
