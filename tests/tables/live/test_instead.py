"""Bots in the place of people who have their own screens."""

import asyncio
from contextlib import suppress

import pytest

from noctuary.tables.live.table import LiveTable
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.invitations import Invitations
from noctuary.tables.people.profiles import Profiles
from noctuary.tables.replays.finished import FinishedGames
from noctuary.tables.setup import TableError
from noctuary.tables.wire.tables import SeatSetup
from tests.postgres import on_both_engines
from tests.tables.matches import at_screens
from tests.tables.store.test_servers import following
from tests.tables.test_lobby import until

RIGEL = SeatSetup("random", "Rigel")


async def shared(lobby: Lobby) -> str:
    """A table of Ada, who sits there with Ben."""
    return await lobby.create("ada", *at_screens("ada", "ben"))


async def played(table: LiveTable) -> None:
    """Let all people make the first legal move whenever they are asked, until the game is over."""

    def asked() -> list[int]:
        match = table.match
        return [seat for seat in match.waiting if table.seats.played_by_person(seat) and seat not in match.unasked]

    while not table.match.over:
        await until(table, lambda: bool(table.match.over or asked()))
        for seat in asked()[:1]:
            # A forced move that waited may come first.
            with suppress(TableError):
                await table.move(table.match.state.decision(seat).moves[0], table.match.revision)


@on_both_engines
async def test_a_game_that_a_bot_has_played_for_somebody_does_not_count_for_them(
    lobby: Lobby, profiles: Profiles
) -> None:
    for seat, counts in (("P1", [0, 1]), ("P2", [1, 1])):
        id = await shared(lobby)
        await Invitations(lobby).stand_in("ada", id, seat, RIGEL)
        async with lobby.sitting("ada", id) as table, lobby.sitting("ben", id):
            other = 1 if seat == "P1" else 0
            table.show(table, other)
            if seat == "P1":
                # Only half of the game counts: the player who comes back has not played the other half.
                await table.move(table.parse(1, table.match.state.decision(1).moves[0].line), table.match.revision)
                await until(table, lambda table=table: table.match.revision > 1)  # type: ignore[misc]
                table.show(object(), 0)
                await played(table)
                assert [place.bot for place in sorted(await lobby.places(id))] == ["", None]
            else:
                await played(table)
        assert [len((await profiles.games(owner)).games) for owner in ("ada", "ben")] == counts
        assert "Rigel" not in await FinishedGames(lobby).record("ada", id)


async def test_a_bot_keeps_its_seat_when_the_server_starts_again(lobby: Lobby) -> None:
    id = await shared(lobby)
    await Invitations(lobby).give("ada", id, "P2", RIGEL)
    async with lobby.sitting("ada", id) as table:
        await until(table, lambda: table.match.revision == 1)
        await played(table)
    assert "Rigel" in await FinishedGames(lobby).record("ada", id)


@pytest.mark.parametrize("engine", ["postgres"])
async def test_whoever_comes_back_at_another_server_plays(lobby: Lobby, other: Lobby) -> None:
    id = await shared(lobby)
    async with following(lobby, other), lobby.sitting("ada", id) as here, other.sitting("ben", id) as there:
        here.show(here, 0)
        await Invitations(lobby).stand_in("ada", id, "P2", RIGEL)
        await until(there, lambda: not there.seats.played_by_person(1))
        await until(here, lambda: here.match.revision == 1)
        there.show(there, 1)
        await until(here, lambda: here.seats.played_by_person(1))
        # A player at another server is absent for this one, but a bot there is sent away at once.
        await Invitations(lobby).stand_in("ada", id, "P2", RIGEL)
        while (await lobby.places(id))[1].bot:
            await asyncio.sleep(0.01)
        await until(here, lambda: here.seats.played_by_person(1))
