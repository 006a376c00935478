"""What requests do with tables and their finished games."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.moves import NOBODY, seat_number
from noctuary.kernel.play.entries import HUMAN
from noctuary.server.door.errors import file_response, json_response
from noctuary.server.door.limits import LIGHT, LONG
from noctuary.server.door.operation import LANGUAGE, TEXT, Operation
from noctuary.server.door.params import (
    body_of,
    count_table,
    decode_body,
    finished_of,
    heavy,
    language_of,
    lobby_of,
    player_of,
    profiles_of,
    read_body,
    text_of,
    while_connected,
)
from noctuary.server.routes import pages
from noctuary.server.routes.replay_links import reader_of
from noctuary.server.wire import bodies
from noctuary.server.wire.answers import Created, EditionOfTable, Tables
from noctuary.server.wire.bodies import LONGEST_BODY, LONGEST_EDITION
from noctuary.tables import leaving
from noctuary.tables.people.invitations import first_seats, seat_of
from noctuary.tables.results.ratings import check_rated
from noctuary.tables.setup import MY_LEVEL, OPEN, Seat, TableSetup, Terms, new_secret, set_up_course
from noctuary.tables.store.base.rows import TakenSeat
from noctuary.tables.view import full_edition
from noctuary.tables.wire.shapes import LONGEST_FILE
from noctuary.tables.wire.tables import DealShown, PromisedDeal
from noctuary.tables.wire.views import ReplayIndex


async def list_tables(request: Request) -> Response:
    """The player's tables."""
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
    if wanted.seed is not None and wanted.deal is not None:
        raise BadInput("table-deal-chosen", {}, "$.deal")
    several = any(seat.kind == OPEN for seat in wanted.seats)
    terms = Terms(
        chosen=wanted.seed is not None,
        invitation=new_secret() if several else "",
        waits=several,
        timing=wanted.timing,
        rated=wanted.rated,
        matched=matched,
    )
    promises, seed = lobby_of(request).promises, wanted.seed
    deal = await promises.deal(player_of(request), wanted.deal) if seed is None else seed
    setup = TableSetup(game, options, seats, deal, me, terms)
    if wanted.timing is not None and not terms.invitation:
        raise BadInput("table-clock-one-screen", {}, "$.timing")
    if wanted.rated:
        check_rated(setup, wanted.seats)
    return await _create(request, setup, first_seats(setup, wanted.seats, player_of(request)))


async def _create(request: Request, setup: TableSetup, places: Sequence[TakenSeat] = ()) -> Response:
    count_table(request)
    return json_response(Created(await lobby_of(request).create(player_of(request), setup, places)), 201)


async def promise(request: Request) -> Response:
    """Prepare a deal for a future table."""
    return json_response(await lobby_of(request).promises.make(player_of(request)), 201)


async def deal(request: Request) -> Response:
    """Where the deal of a table comes from."""
    return json_response(await lobby_of(request).deal(player_of(request), request.path_params["id"]))


async def rematch(request: Request) -> Response:
    """Create a table for the same game with another deal. Even if the game came from a file, its rematch counts."""
    wanted = decode_body(bodies.rematch, await body_of(request, LONGEST_BODY) or b"{}")
    lobby, player, id = lobby_of(request), player_of(request), request.path_params["id"]
    old = await while_connected(request, lambda: lobby.setup(player, id))
    places = await lobby.places(id)
    me = None if old.me == NOBODY else old.me
    if old.terms.invitation:
        await finished_of(request).find(player, id, "table-rematch-running")
        me = next((place.seat for place in places if place.owner == player), NOBODY)
    await profiles_of(request).match(player, old.game.name, [old.seats[number] for number in old.terms.matched])
    kept, secret = old.terms, new_secret() if old.terms.invitation else ""
    terms = Terms(timing=kept.timing, rated=kept.rated, matched=kept.matched, invitation=secret, waits=bool(secret))
    deal = await lobby.promises.deal(player, wanted.deal)
    setup = TableSetup(old.game, old.options, old.seats, deal, me, terms)
    # A bot stood in for a player in that game only, and the other players are asked first.
    places = [
        one._replace(bot=None if one.owner else one.bot, addition=None) for one in places if one.owner in ("", player)
    ]
    count_table(request)
    return json_response(Created(await finished_of(request).rematch(player, id, setup, places)), 201)


async def delete_table(request: Request) -> None:
    """Delete a table with its log and analysis."""
    id = request.path_params["id"]
    if await leaving.delete(lobby_of(request), player_of(request), id):
        request.app.state.analyses.forget(id)


async def table_edition(request: Request) -> Response:
    """How a table's facts differ from the built-in ones."""
    setup = await lobby_of(request).setup(await reader_of(request), request.path_params["id"], watching=True)
    return json_response(EditionOfTable(full_edition(setup.game)))


async def table_components(request: Request) -> Response:
    """The components used at a table, in words."""
    setup = await lobby_of(request).setup(await reader_of(request), request.path_params["id"], watching=True)
    return await pages.write_page("components", setup.game, language_of(request))


async def table_reference(request: Request) -> Response:
    """The reference of the components used at a table."""
    setup = await lobby_of(request).setup(await reader_of(request), request.path_params["id"], watching=True)
    return await pages.write_page("reference", setup.game, language_of(request))


async def record(request: Request) -> Response:
    """The game file of a finished game."""
    id = request.path_params["id"]
    text = await finished_of(request).record(player_of(request), id)
    row = await lobby_of(request).row(player_of(request), id, watching=True)
    return file_response(text, f"{row.game}-{id}.noct", TEXT)


async def replay(request: Request) -> Response:
    """All steps of a finished game."""
    return json_response(await finished_of(request).replay(await reader_of(request), request.path_params["id"]))


async def view_of_step(request: Request) -> Response:
    """What a seat saw after a step of a finished game."""
    id, step, seat = request.path_params["id"], request.path_params["step"], request.query_params.get("seat")
    return json_response(await finished_of(request).view(await reader_of(request), id, step, seat))


async def upload(request: Request) -> Response:
    """Create a table from a game file."""
    count_table(request)
    text = text_of(await body_of(request, LONGEST_FILE))
    id = await while_connected(request, lambda: lobby_of(request).upload(player_of(request), text), LONG)
    return json_response(Created(id), 201)


ROUTES: Final = [
    Operation("GET", "/api/tables", heavy(list_tables), Tables),
    Operation("POST", "/api/tables", create_table, Created, bodies.NewTable, "201"),
    Operation("DELETE", "/api/tables/{id}", delete_table),
    Operation("POST", "/api/deals", promise, PromisedDeal, status="201"),
    Operation("GET", "/api/tables/{id}/deal", deal, DealShown),
    Operation("POST", "/api/tables/{id}/rematch", rematch, Created, bodies.NewRematch, "201"),
    Operation("GET", "/api/tables/{id}/edition", heavy(table_edition), EditionOfTable),
    Operation("GET", "/api/tables/{id}/components", heavy(table_components), query=LANGUAGE),
    Operation("GET", "/api/tables/{id}/reference", heavy(table_reference), query=LANGUAGE),
    Operation("GET", "/api/tables/{id}/record", heavy(record), TEXT),
    Operation("GET", "/api/tables/{id}/replay", heavy(replay), ReplayIndex),
    Operation("GET", "/api/tables/{id}/replay/{step}", heavy(view_of_step, LIGHT), query=("seat",)),
    Operation("POST", "/api/records", upload, Created, TEXT, "201"),
]
