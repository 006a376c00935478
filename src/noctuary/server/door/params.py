"""The parts of a request: its player, game, language and body."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from functools import wraps
from typing import TypeVar, cast

from msgspec.json import Decoder
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from noctuary import locale
from noctuary.kernel.base.messages import BadInput, Refusal
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game
from noctuary.server.door.errors import RequestError
from noctuary.server.door.limits import HEAVY, Counts, address_of
from noctuary.server.wire.bodies import LONGEST_BODY
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.editions import Editions
from noctuary.tables.people.profiles import Profiles
from noctuary.tables.replays.finished import FinishedGames
from noctuary.tables.wire.shapes import T, decode

Answer = Callable[[Request], Awaitable[Response]]
V = TypeVar("V")


def lobby_of(request: Request) -> Lobby:
    """The lobby of this server."""
    return cast(Lobby, request.app.state.lobby)


def finished_of(request: Request) -> FinishedGames:
    """The finished games of this server."""
    return cast(FinishedGames, request.app.state.finished)


def profiles_of(request: Request) -> Profiles:
    """The profiles of this server."""
    return cast(Profiles, request.app.state.profiles)


def editions_of(request: Request) -> Editions:
    """The component editions of this server."""
    return cast(Editions, request.app.state.editions)


def player_of(request: Request) -> str:
    """The player who makes the request."""
    return cast(str, request.state.player)


def counts_of(request: Request) -> Counts:
    """The usage counts of this server."""
    return cast(Counts, request.app.state.counts)


def count_table(request: Request) -> None:
    """Count a new table. Raises TooMuch."""
    counts_of(request).table(address_of(request.scope), player_of(request))


def game_of(request: Request) -> Game:
    """The game named in the URL."""
    try:
        return catalogue.find(request.path_params["game"])
    except BadInput as error:
        raise RequestError(404, error) from error


def language_of(request: Request) -> str:
    """The language of the response."""
    language = request.query_params.get("language", locale.LANGUAGES[0])
    if language not in locale.LANGUAGES:
        names = ", ".join(locale.LANGUAGES)
        raise RequestError(400, BadInput("request-language", {"text": language, "names": names}))
    return language


async def body_of(request: Request, longest: int) -> bytes:
    """The whole body, of at most `longest` bytes."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > longest:
            raise RequestError(413, Refusal("request-too-long", {"number": longest}))
    return bytes(body)


async def read_body(request: Request, kind: type[T], longest: int = LONGEST_BODY) -> T:
    """The whole body, decoded."""
    return decode_body(Decoder(kind), await body_of(request, longest))


def decode_body(decoder: Decoder[T], body: bytes) -> T:
    """Decode a body."""
    try:
        return decode(decoder, body)
    except BadInput as error:
        raise RequestError(400, error) from error


def text_of(body: bytes) -> str:
    """The text of a body that is a text file."""
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RequestError(422, BadInput("file-no-text")) from error


def in_turn(request: Request, weight: float = HEAVY) -> AbstractAsyncContextManager[None]:
    """A context for heavy work in its turn, which goes on even if the client disconnects. Raises TooMuch."""
    return counts_of(request).work(address_of(request.scope), player_of(request), weight)


async def while_connected(request: Request, work: Callable[[], Awaitable[V]], weight: float = HEAVY) -> V:
    """Do heavy work in its turn and return the result; cancel it if the client disconnects. Raises TooMuch."""

    async def worked() -> V:
        async with in_turn(request, weight):
            return await work()

    task = asyncio.ensure_future(worked())
    leaving = asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait({task, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientDisconnect
        return await task
    finally:
        task.cancel()
        leaving.cancel()


def heavy(answer: Answer, weight: float = HEAVY) -> Answer:
    """A handler of a route without a body that waits for its turn as heavy work and then answers."""

    @wraps(answer)
    async def answer_in_turn(request: Request) -> Response:
        return await while_connected(request, lambda: answer(request), weight)

    return answer_in_turn


async def _left(request: Request) -> None:
    """Wait until the client has disconnected."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
