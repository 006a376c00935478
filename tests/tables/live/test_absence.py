"""Somebody is gone: the others go on with a bot, end the game, or win it, and the table stays theirs."""

from collections.abc import Awaitable, Callable

import pytest

from noctuary.kernel.base.messages import IllegalMove
from noctuary.tables import leaving, wall_clock
from noctuary.tables.live.sitting.seats import PATIENCE
from noctuary.tables.live.table import LiveTable
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.invitations import Invitations
from noctuary.tables.people.profiles import Profiles
from noctuary.tables.replays.finished import FinishedGames
from noctuary.tables.store.base.saved import header_of
from noctuary.tables.wire.tables import SeatSetup, Timing
from tests.postgres import on_both_engines
from tests.server.client import ADDITION
from tests.tables.live.test_clocks import Time, time
from tests.tables.matches import at_screens, filed
from tests.tables.people.test_leaving import rated
from tests.tables.people.test_together import refused
from tests.tables.store.test_servers import following
from tests.tables.test_lobby import until

__all__ = ["time"]

OWL = SeatSetup("random", "Owl")


@pytest.fixture(autouse=True)
def today(time: Time) -> None:
    """Tables say when their last move was made, by the system's clock."""
    time.now = wall_clock.system_ms()


async def at_new(lobby: Lobby, *people: str, timing: Timing | None = None) -> str:
    """A table of the first of these people, where all others have made a move and the first must decide."""
    id = await lobby.create(people[0], *at_screens(*people, timing=timing))
    async with lobby.sitting(people[0], id) as table:
        for seat in range(1, len(people)):
            await table.move(table.match.state.decision(seat).moves[0], 0)
    return id


async def waited(lobby: Lobby, time: Time) -> None:
    time.passes(PATIENCE + 600_000)


async def forgotten(lobby: Lobby, time: Time) -> None:
    await leaving.forget(lobby, "ada")


async def by_bot(lobby: Lobby, table: LiveTable) -> None:
    await Invitations(lobby).stand_in("ben", table.id, "P1", OWL)
    await until(table, lambda: table.match.waiting == [1])
    assert not table.seats.absent("ben")


async def by_claim(lobby: Lobby, table: LiveTable) -> None:
    await table.claim("ben", 0)
    assert (table.match.ranking, (await Profiles(lobby).games("ben")).won) == ([[1], [0]], 1)


async def by_end(lobby: Lobby, table: LiveTable) -> None:
    await table.take_backs.request_end("ben")
    assert (table.match.lines[-1], table.match.over, table.match.ranking) == ("end", True, None)
    assert (await Profiles(lobby).games("ben")).games == []
    with pytest.raises(IllegalMove):
        table.match.after("undo 1")
    # Its replay and its game file say so, too.
    assert (await FinishedGames(lobby).replay("ben", table.id)).steps[-1].line == "end"
    assert filed(table.match).ended


@on_both_engines
@pytest.mark.sampled(5)
@pytest.mark.parametrize("gone", [waited, forgotten])
@pytest.mark.parametrize("way", [by_bot, by_claim, by_end])
async def test_the_other_of_two_is_not_left_alone(
    lobby: Lobby, time: Time, gone: Callable[[Lobby, Time], Awaitable[None]], way: Callable[..., Awaitable[None]]
) -> None:
    id = await at_new(lobby, "ada", "ben")
    async with lobby.sitting("ben", id) as table:
        table.show("screen", 1)
        assert table.seats.absent("ben") == []
        assert await refused(Invitations(lobby).stand_in("ben", id, "P1", OWL)) == "table-not-host"
        assert await refused(table.claim("ben", 0)) == "table-not-yours"
        assert await refused(table.take_backs.request_end("ben")) == "table-nobody-absent"
        table.views.write(1, 0)
        await gone(lobby, time)
        assert '"absent":["P1"]' in table.views.write(1, 0)
        if gone is forgotten:
            assert table.seats.host == "ben"
            taking = Invitations(lobby).take("eve", f"{id}-secret", "P1", "Eve", ADDITION)
            assert await refused(taking) == "table-seat-taken"
        await way(lobby, table)
    assert [one.id for one in await lobby.tables("ben")] == [id]
    if gone is forgotten:
        # Nobody who is gone inherits it.
        assert await leaving.delete(lobby, "ben", id)


async def test_what_somebody_deletes_leaves_no_trace_at_the_table_of_the_others(lobby: Lobby) -> None:
    id = await at_new(lobby, "ada", "ben")
    waiting = await lobby.create("ada", *at_screens("ada", "ben", "", waits=True))
    assert await leaving.forget(lobby, "ada") == []
    assert [one.mine for one in await lobby.tables("ben")] == [["P2"], ["P2"]]
    left = [await lobby.in_store_thread(lobby.store.find, one) for one in (id, waiting)]
    assert [row and row.owner for row in left] == ["ben", "ben"]
    assert "Ada" not in f"{left[0]} {await lobby.places(id)}"
    # Where nothing had begun, the seat is free, and named after nobody.
    assert left[1]
    assert header_of(left[1]).seats[0].name == "P1"
    assert [place.seat for place in await lobby.places(waiting)] == [1]
    await leaving.forget(lobby, "ben")
    assert [await lobby.in_store_thread(lobby.store.find, one) for one in (id, waiting)] == [None, None]


@pytest.mark.parametrize("moved", [True, False])
async def test_a_host_who_deletes_a_table_leaves_it_to_those_who_play(lobby: Lobby, moved: bool) -> None:
    id = await (at_new(lobby, "ada", "ben") if moved else lobby.create("ada", *at_screens("ada", "ben")))
    assert not await leaving.delete(lobby, "ada", id)
    assert ([one.id for one in await lobby.tables("ben")], await lobby.tables("ada")) == ([id], [])
    row = await lobby.in_store_thread(lobby.store.find, id)
    assert row
    assert row.owner == "ben"
    assert "Ada" not in f"{row} {await lobby.places(id)}"
    assert await leaving.delete(lobby, "ben", id)


@pytest.mark.parametrize("engine", ["postgres"])
async def test_among_three_all_who_are_left_agree_to_the_end(lobby: Lobby, other: Lobby, time: Time) -> None:
    id = await at_new(lobby, "ada", "ben", "cleo")
    async with following(lobby, other), lobby.sitting("ben", id) as here, other.sitting("cleo", id) as there:
        here.show("screen", 1)
        await waited(lobby, time)
        # Whoever must decide as well has nobody to wait for.
        assert (here.seats.absent("ada"), here.seats.absent("ben")) == ([], [0])
        assert await refused(here.claim("ben", 0)) == "table-not-yours"
        await here.take_backs.request_end("ben")
        assert not here.match.over
        assert here.take_backs.consent
        touched, asked = here.match.touched, here.take_backs.consent.messages()
        await until(there, lambda: '"request":{"seat":"P2","waiting":["P3"]' in there.views.write(2, 0))
        await there.take_backs.answer("cleo", False, there.match.revision)
        await until(here, lambda: '"declined":"P3"' in here.views.write(1, 0))
        await there.take_backs.request_end("cleo")
        await until(here, lambda: '"waiting":["P2"]' in here.views.write(1, 0))
        # What was asked before is repeated late, for a server that has just come, and agrees to nothing.
        for said in asked:
            await lobby.writer.say(id, touched, said)
        await here.take_backs.answer("ben", False, here.match.revision)
        await until(there, lambda: '"declined":"P2"' in there.views.write(2, 0))
        await there.take_backs.request_end("cleo")
        await until(here, lambda: '"waiting":["P2"]' in here.views.write(1, 0))
        await here.take_backs.answer("ben", True, here.match.revision)
        await until(there, lambda: there.match.over)
        assert (len(here.match.lines), here.match.lines[-1]) == (3, "end")


async def test_clocks_that_give_more_time_and_rated_games_are_waited_for(lobby: Lobby, time: Time) -> None:
    slow = await at_new(lobby, "ada", "ben", timing=Timing("correspondence", 14 * 86_400, zero="nothing"))
    id = await rated(lobby, "ada", "ben", timing=Timing("correspondence", 14 * 86_400))
    async with lobby.sitting("ben", slow) as table, lobby.sitting("ben", id) as other:
        await waited(lobby, time)
        assert table.seats.absent("ben") == []
        await waited(lobby, time)
        assert (table.seats.absent("ben"), other.seats.absent("ben")) == ([0], [])
