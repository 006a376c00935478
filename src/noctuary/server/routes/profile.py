"""What requests do with a player's profile."""

from typing import Final

from msgspec.json import Decoder
from starlette.requests import Request
from starlette.responses import Response

from noctuary.kernel.base.messages import BadInput
from noctuary.server.door.errors import file_response, json_response
from noctuary.server.door.limits import LONG
from noctuary.server.door.operation import Operation
from noctuary.server.door.params import (
    body_of,
    counts_of,
    decode_body,
    game_of,
    heavy,
    in_turn,
    lobby_of,
    player_of,
    profiles_of,
    read_body,
    while_connected,
)
from noctuary.server.wire.answers import ProfileAnswer
from noctuary.server.wire.bodies import LONGEST_EDITION
from noctuary.tables import leaving
from noctuary.tables.people.sheets import show, take
from noctuary.tables.people.transfer import PACKED, check_profile
from noctuary.tables.store import Store
from noctuary.tables.wire.people import PlayedGames, Profile, ProfileFile, SheetsKnown, SheetsShown, Taken
from noctuary.tables.wire.shapes import LONGEST_PROFILE

_known: Final = Decoder(SheetsKnown)
EACH: Final = 0.1
"""The weight of each finished game in an export."""
LONGEST_START: Final = 9
"""The most digits of `start` in a request for finished games."""


async def profile(request: Request) -> Response:
    """The player's profile."""
    return json_response(ProfileAnswer(await profiles_of(request).profile(player_of(request))))


async def keep_profile(request: Request) -> Response:
    """Create or change the player's profile."""
    wanted = check_profile(await read_body(request, Profile), "$")
    new = await profiles_of(request).keep(player_of(request), wanted)
    return json_response(ProfileAnswer(await profiles_of(request).profile(player_of(request))), 201 if new else 200)


async def forget_player(request: Request) -> None:
    """Delete everything that belongs to the player."""
    async with in_turn(request):
        for id in await leaving.forget(lobby_of(request), player_of(request)):
            request.app.state.analyses.forget(id)


async def list_played(request: Request) -> Response:
    """A page of the finished games that count for the player; the request may name a start and a game."""
    game, start = request.query_params.get("game"), request.query_params.get("start", "0")
    if not start.isdecimal() or len(start) > LONGEST_START:
        raise BadInput("request-number", {"text": start})
    return json_response(await profiles_of(request).games(player_of(request), int(start), game))


async def progress(request: Request) -> Response:
    """The player's progress in a game."""
    return json_response(await profiles_of(request).progress(player_of(request), game_of(request)))


async def export_profile(request: Request) -> Response:
    """The player's profile and games as a file."""
    player, number = player_of(request), await lobby_of(request).read(Store.count_finished, player_of(request))
    weight = min(max(LONG, number * EACH), counts_of(request).limits.requests_of_person.burst)
    written = await while_connected(request, lambda: profiles_of(request).written(player), weight)
    ending, kind = (".gz", "gzip") if written.startswith(PACKED) else ("", "json")
    return file_response(written, f"noctuary-profile.json{ending}", f"application/{kind}")


async def import_profile(request: Request) -> Response:
    """Import an exported profile."""
    body = await body_of(request, LONGEST_PROFILE)
    taken = await while_connected(request, lambda: profiles_of(request).take_in(player_of(request), body), LONG)
    return json_response(taken)


async def exchange_sheets(request: Request) -> Response:
    """Store the sheets that a page has changed, and return those that it does not know."""
    wanted, lobby, player = (
        decode_body(_known, await body_of(request, LONGEST_EDITION)),
        lobby_of(request),
        player_of(request),
    )
    async with in_turn(request):
        if wanted.changed:
            await lobby.in_store_thread(take, lobby.store, player, wanted.changed)
        # Many sheets take long to read; moves must not wait for that.
        return json_response(await lobby.read(show, player, wanted))


ROUTES: Final = [
    Operation("POST", "/api/sheets", exchange_sheets, SheetsShown, SheetsKnown),
    Operation("GET", "/api/profile", profile, ProfileAnswer),
    Operation("PUT", "/api/profile", keep_profile, ProfileAnswer, Profile, "2XX"),
    Operation("DELETE", "/api/profile", forget_player),
    Operation("GET", "/api/profile/games", heavy(list_played), PlayedGames),
    Operation("GET", "/api/profile/progress/{game}", heavy(progress)),
    Operation("GET", "/api/profile/export", export_profile, ProfileFile),
    Operation("POST", "/api/profile/import", import_profile, Taken, ProfileFile),
]
