"""What the server says of itself and offers: its health, games and puzzles."""

import asyncio
import contextlib
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from noctuary import __version__, bots
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.offers import STANDING_ORDERS
from noctuary.kernel.parts.phases import in_order
from noctuary.kernel.teaching import courses, puzzles
from noctuary.server.base import handles
from noctuary.server.door.errors import json_response
from noctuary.server.door.operation import Operation
from noctuary.server.door.params import game_of, heavy, lobby_of, player_of, profiles_of
from noctuary.server.wire.answers import GameInfo, GamesShown, HealthShown, PhaseInfo, Puzzles

PATIENCE: Final = 5.0
"""Seconds after which a store that does not respond counts as failed."""


async def health(request: Request) -> Response:
    """Whether games can be played here, and any problem that does not prevent it."""
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
    """The games, their player counts, bots and rule prefixes. Whoever asks will soon play, so start the bots."""
    lobby_of(request).services.bots.warm_up()
    return json_response(GamesShown(await asyncio.to_thread(_games), __version__))


def _games() -> list[GameInfo]:
    games = [catalogue.find(name) for name in catalogue.names()]
    taught = [list(courses.courses(game.name)) for game in games]
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
        for game, names in zip(games, taught, strict=True)
    ]


async def list_puzzles(request: Request) -> Response:
    """The puzzles of a game, today's puzzle, which of them the player has solved, and how well."""
    return json_response(Puzzles(*await profiles_of(request).puzzles(player_of(request), game_of(request))))


ROUTES: Final = [
    Operation("GET", "/api/health", health, HealthShown),
    Operation("GET", "/api/alive", alive, HealthShown),
    Operation("GET", "/api/games", games, GamesShown),
    Operation("GET", "/api/games/{game}/puzzles", heavy(list_puzzles), Puzzles),
]
