"""Routes of finished games: their analysis, comments, and tables that continue from a step."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from noctuary.server.base import headers
from noctuary.server.door.errors import file_response, json_response
from noctuary.server.door.limits import LIGHT, address_of
from noctuary.server.door.operation import Operation
from noctuary.server.door.params import count_table, counts_of, finished_of, heavy, lobby_of, player_of, read_body
from noctuary.server.routes.replay_links import HEADER, reader_of
from noctuary.server.wire.answers import Created
from noctuary.server.wire.bodies import Comment, PlayOn
from noctuary.tables.people.invitations import seat_of
from noctuary.tables.replays.analyses import Analyses
from noctuary.tables.replays.studies import Studies
from noctuary.tables.setup import OPEN, TableError
from noctuary.tables.wire.shapes import to_json
from noctuary.tables.wire.views import AnalysisShown, StudyShown


def analyses_of(request: Request) -> Analyses:
    """The analyses of this server."""
    analyses: Analyses = request.app.state.analyses
    return analyses


async def state(request: Request) -> Response:
    """The analysis of a game, or its progress."""
    return json_response(await analyses_of(request).state(await reader_of(request), request.path_params["id"]))


async def start(request: Request) -> Response:
    """Start an analysis."""
    id, address = request.path_params["id"], address_of(request.scope)
    return json_response(await analyses_of(request).start(player_of(request), id, address), 202)


async def stop(request: Request) -> Response:
    """Cancel an analysis."""
    return json_response(await analyses_of(request).stop(player_of(request), request.path_params["id"]))


async def file(request: Request) -> Response:
    """An analysis as a file."""
    id = request.path_params["id"]
    analysis = (await analyses_of(request).state(player_of(request), id)).analysis
    if analysis is None:
        raise TableError("table-analysis-none")
    return file_response(to_json(analysis), f"{analysis.game}-{id}.analysis.json", "application/json")


async def play_on_from(request: Request) -> Response:
    """Create a table that continues from a step of a game."""
    count_table(request)
    wanted = await read_body(request, PlayOn)
    seats, left = list(map(seat_of, wanted.seats)), [n for n, seat in enumerate(wanted.seats) if seat.kind == OPEN]
    player, id = player_of(request), request.path_params["id"]
    return json_response(Created(await finished_of(request).play_on(player, id, wanted.step, seats, left)), 201)


async def study(request: Request) -> Response:
    """The comments on a game, and the player's tables that continue it."""
    linked = headers.value(request.headers, HEADER) is not None
    return json_response(await _studies(request).read(await reader_of(request), request.path_params["id"], linked))


async def comment(request: Request) -> None:
    """Store a comment on a step of a game."""
    counts_of(request).line(address_of(request.scope), player_of(request))
    said, step = await read_body(request, Comment), request.path_params["step"]
    await _studies(request).comment(player_of(request), request.path_params["id"], step, said.text)


def _studies(request: Request) -> Studies:
    return Studies(lobby_of(request), finished_of(request))


ROUTES: Final = [
    Operation("GET", "/api/tables/{id}/study", heavy(study), StudyShown),
    Operation("PUT", "/api/tables/{id}/comments/{step}", comment, body=Comment),
    Operation("GET", "/api/tables/{id}/analysis", heavy(state, LIGHT), AnalysisShown),
    Operation("POST", "/api/tables/{id}/analysis", start, AnalysisShown, status="202"),
    Operation("DELETE", "/api/tables/{id}/analysis", stop, AnalysisShown),
    Operation("GET", "/api/tables/{id}/analysis/file", heavy(file)),
    Operation("POST", "/api/tables/{id}/continue", play_on_from, Created, PlayOn, "201"),
]
