"""Whether a table takes somebody is decided alike at every door and all servers, on both engines; a removed player
finds no way back, after a restart and in rematches neither.
"""

import asyncio

import pytest

from noctuary.tables import leaving
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.chat import _silence
from noctuary.tables.people.identities import Identities
from noctuary.tables.people.invitations import Invitations, _free, _give, _stand_in
from noctuary.tables.people.listings import Listings, _end
from noctuary.tables.people.seat_passes import SeatPasses
from noctuary.tables.people.watchers import Watchers, _let
from noctuary.tables.replays.finished import FinishedGames
from noctuary.tables.replays.studies import Studies
from noctuary.tables.setup import Seat, TableError
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import Watching
from noctuary.tables.wire.tables import Listed
from tests.postgres import on_both_engines
from tests.server.client import ADDITION
from tests.tables.matches import at_screens
from tests.tables.people.test_together import refused


async def why(lobby: Lobby, owner: str, secret: str) -> str:
    """Why somebody cannot take the second seat; empty if they have taken it."""
    return await refused(Invitations(lobby).take(owner, secret, "P2", owner, ADDITION))


async def shared(lobby: Lobby, *people: str, rematch_of: str | None = None) -> str:
    free = [""] * (3 - len(people))
    return await lobby.create(people[0], *at_screens(*people, *free), rematch_of)


async def ended(lobby: Lobby, id: str) -> None:
    """Let Ada and Ben give up, so that the third seat has won, which is free."""
    async with lobby.sitting("ada", id) as table:
        await table.move(table.parse(0, "P1 choose 1"), table.match.revision)
        await Invitations(lobby).free("cleo", id, "P3")
        await table.resign(0)
        await table.resign(1)
        assert table.match.over


async def joined(lobby: Lobby, mine: str, theirs: str) -> None:
    """Let a player bring everything to another one."""
    identities = Identities(lobby)
    await identities.join(mine, await identities.link(theirs), True)


@on_both_engines
async def test_who_has_just_ceased_to_be_the_host_decides_about_no_seat(lobby: Lobby) -> None:
    id, bot = await shared(lobby, "ada", "ben", "cleo"), ("P2", "Owl", "random")
    # A bot that is to stand in takes no seat from whoever has just sat down.
    for here, refusal in ({"ben"}, "table-seat-here"), (set[str](), ""):
        assert await refused(lobby.in_store_thread(_stand_in, lobby.store, "ada", id, *bot, False, here)) == refusal
    assert await refused(Listings(lobby).make("ada", id, Listed("en", "anybody"))) == ""
    await leaving.delete(lobby, "ada", id)
    for work, *late in (
        (_free, "ada", id, "P2"),
        (_give, "ada", id, *bot),
        (_stand_in, "ada", id, *bot, False, ()),
        (_let, "ada", id, Watching("new", 0)),
        (_end, "ada", id),
        (_silence, id, "ada", 1, True, None),
    ):
        assert await refused(lobby.in_store_thread(work, lobby.store, *late)) == "table-unknown"
    assert [place.owner for place in await lobby.places(id)][1:] == ["ben", "cleo"]


@on_both_engines
async def test_a_finished_game_takes_nobody(lobby: Lobby) -> None:
    id = await shared(lobby, "ada", "ben", "cleo")
    invitations, watchers, finished = Invitations(lobby), Watchers(lobby), FinishedGames(lobby)
    secret, given = await invitations.secret("ada", id), await SeatPasses(lobby).make("ben", id, "P2")
    watching = await lobby.in_store_thread(lobby.store.watching, id)
    assert watching
    await ended(lobby, id)
    # Not even who decided it a moment before takes anybody away for whom it counts.
    assert await refused(lobby.in_store_thread(_free, lobby.store, "ada", id, "P2")) == "table-seat-over"
    told = await invitations.look("eve", secret)
    assert (told.over, told.free, told.watchable) == (True, [], False)
    assert await refused(invitations.take("eve", secret, "P3", "Eve", ADDITION)) == "table-over"
    assert await refused(SeatPasses(lobby).take("eve", given)) == "table-seat-over"
    assert await refused(watchers.come_by_address("eve", id)) == "table-unknown"
    assert await refused(Studies(lobby, finished).comment("eve", id, "0", "I was there")) == "table-unknown"
    assert await refused(Listings(lobby).make("ada", id, Listed("en", "anybody"))) == "table-over"
    assert [place.owner for place in await lobby.places(id)] == ["ada", "ben"]
    # Whom the host still lets watch writes nothing either.
    assert await refused(watchers.come("eve", f"{id}-{watching.secret}")) == ""
    assert await refused(Studies(lobby, finished).comment("eve", id, "0", "I was there")) == "table-unknown"
    # A rematch is a table like any other.
    again = await finished.rematch("ada", id, *at_screens("ada", "", "", invitation="other"))
    for seat, owner in (("P2", "eve"), ("P3", "cleo")):
        assert await refused(invitations.take(owner, f"{again}-other", seat, owner, ADDITION)) == ""
    await ended(lobby, again)
    await lobby.in_store_thread(lobby.store.stand_up, again, 1)
    assert await refused(invitations.join_rematch("ben", id, ADDITION)) == "table-over"


@on_both_engines
async def test_a_removed_player_is_refused_everywhere_and_later(lobby: Lobby, other: Lobby) -> None:
    id = await shared(lobby, "ada", "ben", "cleo")
    old = await Invitations(lobby).secret("ada", id)
    assert await Watchers(other).offered("eve", id)
    # Two servers remove somebody at the same time: both are removed, and there is one new link.
    await asyncio.gather(Invitations(lobby).free("ada", id, "P2"), Invitations(other).free("ada", id, "P3"))
    new = await Invitations(lobby).secret("ada", id)
    assert new == await Invitations(other).secret("ada", id) != old
    assert await why(other, "dora", old) == "invitation-unknown"
    for server in (lobby, other):
        for owner in ("ben", "cleo"):
            assert await why(server, owner, new) == await why(server, owner, old) == "table-removed"
            with pytest.raises(TableError, match="removed you"):
                await server.row(owner, id, watching=True)
    # Under another name they cannot watch either: the address alone is no longer enough for anybody.
    assert [await Watchers(other).offered(owner, id) for owner in ("ben", "cleo", "eve")] == [False] * 3
    # Nor can they come to the rematch.
    again = await shared(lobby, "ada", rematch_of=id)
    assert await why(other, "ben", await Invitations(other).secret("ada", again)) == "table-removed"
    assert await why(other, "dora", new) == ""
    # What is deleted with the table is nothing to anybody.
    assert await leaving.delete(lobby, "ada", id)
    assert await lobby.read(Store.removed, id) == frozenset()


@on_both_engines
async def test_who_was_removed_does_not_come_to_the_tables_that_continue_the_game(lobby: Lobby) -> None:
    id = await shared(lobby, "ada", "ben", "cleo")
    async with lobby.sitting("ada", id) as table:
        await table.move(table.parse(0, "P1 choose 1"), 0)
        await Invitations(lobby).free("ada", id, "P3")
        await table.resign(0)
        await table.resign(1)
    finished, seats = FinishedGames(lobby), [Seat("human", name) for name in ("Ada", "Ben", "Cleo")]
    for _ in range(2):
        # Nor to those that continue a game that continued it.
        id = await finished.play_on("ada", id, 0, seats, [1, 2])
        secret = await Invitations(lobby).secret("ada", id)
        assert await why(lobby, "cleo", secret) == "table-removed"
        for owner, seat in (("ben", "P2"), ("dora", "P3")):
            await Invitations(lobby).take(owner, secret, seat, owner, ADDITION)
        async with lobby.sitting("ada", id) as table:
            await table.resign(0)
            await table.resign(1)


@on_both_engines
async def test_who_becomes_one_with_somebody_removed_leaves_the_table_too(lobby: Lobby) -> None:
    id = await shared(lobby, "ada", "ben", "cleo")
    await Invitations(lobby).free("ada", id, "P2")
    await joined(lobby, "cleo", "ben")
    assert [place.owner for place in await lobby.places(id)] == ["ada"]
    assert await refused(lobby.row("ben", id)) == "table-removed"
    watching = await lobby.in_store_thread(lobby.store.watching, id)
    assert watching
    await Watchers(lobby).come("eve", f"{id}-{watching.secret}")
    await joined(lobby, "eve", "ben")
    assert await refused(lobby.row("ben", id, watching=True)) == "table-removed"
    # The host is always welcome.
    await joined(lobby, "ben", "ada")
    secret = await Invitations(lobby).secret("ada", id)
    assert await why(lobby, "ada", secret) == ""
