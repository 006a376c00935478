"""The routes of component editions."""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from noctuary.kernel.box.corrections import Corrections
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game
from noctuary.server.base import headers
from noctuary.server.door.errors import file_response, json_response
from noctuary.server.door.operation import LANGUAGE, Operation
from noctuary.server.door.params import (
    body_of,
    decode_body,
    editions_of,
    heavy,
    language_of,
    player_of,
    text_of,
    while_connected,
)
from noctuary.server.routes.pages import write_page
from noctuary.server.wire.answers import EditionsShown, KeptEdition
from noctuary.server.wire.bodies import LONGEST_EDITION, draft, game_draft
from noctuary.tables.wire.editions import Checked, Draft, GameDraft

TOML: Final = "application/toml"


async def list_editions(request: Request) -> Response:
    """The player's editions."""
    return json_response(EditionsShown(await editions_of(request).editions(player_of(request))))


async def add(request: Request) -> Response:
    """Store a new edition."""
    corrections = _corrections(await body_of(request, LONGEST_EDITION))
    added = await while_connected(request, lambda: editions_of(request).add(player_of(request), corrections))
    return json_response(KeptEdition(added), 201)


async def change(request: Request) -> Response:
    """Replace the name and the changes of an edition."""
    wanted = decode_body(draft, await body_of(request, LONGEST_EDITION))
    id = request.path_params["id"]
    changed = await while_connected(request, lambda: editions_of(request).change(player_of(request), id, wanted))
    return json_response(KeptEdition(changed))


async def delete(request: Request) -> None:
    """Delete an edition."""
    await editions_of(request).delete(player_of(request), request.path_params["id"])


async def file(request: Request) -> Response:
    """An edition as a file."""
    id = request.path_params["id"]
    corrections = await editions_of(request).edition(player_of(request), id)
    return file_response(corrections.toml(), f"{corrections.game}-{id}.toml", TOML)


async def components(request: Request) -> Response:
    """All components of an edition, in words."""
    return await write_page("components", await _game_under(request), language_of(request))


async def reference(request: Request) -> Response:
    """The reference of an edition: what is known about each component, its source, and where else it appears."""
    return await write_page("reference", await _game_under(request), language_of(request))


async def check(request: Request) -> Response:
    """The problems of an edition, and its components."""
    language = language_of(request)
    body = await body_of(request, LONGEST_EDITION)
    if headers.media_type(request.headers) == TOML:
        text = text_of(body)
        corrections = await while_connected(request, lambda: editions_of(request).read(text))
    else:
        corrections = _corrections(body)
    checked = await while_connected(request, lambda: editions_of(request).check(corrections, language))
    return json_response(checked)


async def _game_under(request: Request) -> Game:
    """The game under the requested edition. Raises Refusal with its first error."""
    corrections = await editions_of(request).edition(player_of(request), request.path_params["id"])
    return await asyncio.to_thread(catalogue.find(corrections.game).under, corrections)


def _corrections(body: bytes) -> Corrections:
    """The edition in a body."""
    wanted = decode_body(game_draft, body)
    return wanted.written(catalogue.find(wanted.game), "$")


ROUTES: Final = [
    Operation("GET", "/api/editions", heavy(list_editions), EditionsShown),
    Operation("POST", "/api/editions", add, KeptEdition, GameDraft, "201"),
    Operation("POST", "/api/editions/check", check, Checked, GameDraft, query=LANGUAGE),
    Operation("PUT", "/api/editions/{id}", change, KeptEdition, Draft),
    Operation("DELETE", "/api/editions/{id}", delete),
    Operation("GET", "/api/editions/{id}/components", heavy(components), query=LANGUAGE),
    Operation("GET", "/api/editions/{id}/reference", heavy(reference), query=LANGUAGE),
    Operation("GET", "/api/editions/{id}/file", file, TOML),
]
