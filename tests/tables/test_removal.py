"""Removing somebody from a table, on both engines: it holds on all servers, after a restart and in rematches."""

import asyncio

import pytest

from noctuary.tables.lobby import Lobby
from noctuary.tables.people.invitations import Invitations
from noctuary.tables.people.watchers import Watchers
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.rows import TakenSeat
from tests.postgres import on_both_engines
from tests.server.client import ADDITION
from tests.tables.matches import lanterns
from tests.tables.test_together import refused

pytestmark = pytest.mark.usefixtures("lanterns")


async def why(lobby: Lobby, owner: str, secret: str) -> str:
    """Why somebody cannot take the second seat; empty if they have taken it."""
    return await refused(Invitations(lobby).take(owner, secret, "P2", owner, ADDITION))


async def shared(lobby: Lobby, *people: str, rematch_of: str | None = None) -> str:
    setup = lanterns("human", "human", "human")
    setup.invitation = "secret"
    return await lobby.create(
        people[0], setup, [TakenSeat(seat, one, one) for seat, one in enumerate(people)], rematch_of
    )


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
    assert await lobby.delete("ada", id)
    assert await lobby.read(Store.removed, id) == frozenset()
