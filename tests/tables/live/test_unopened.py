"""What follows from a change of seats happens at once, though nobody has the table open, on both engines."""

import asyncio

import pytest

from noctuary.tables import leaving
from noctuary.tables.live.time.clocks import Clock, read_clock
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.invitations import Invitations
from noctuary.tables.people.seat_passes import SeatPasses
from noctuary.tables.store.base.rows import TakenSeat
from noctuary.tables.timekeeper import Timekeeper
from noctuary.tables.wire.tables import Timing
from tests.patience import NEVER
from tests.postgres import on_both_engines
from tests.server.client import ADDITION
from tests.tables.live.test_clocks import MINUTE, Time, time
from tests.tables.matches import lanterns, seated
from tests.tables.people.test_reminders import DAYS, reached, take
from tests.tables.test_dealing import BOT, invited, sit

__all__ = ["time"]


async def at_rest(lobby: Lobby) -> None:
    """Wait until no table has anything left to do."""
    while tables := [*lobby.open_tables.values()]:
        for table in tables:
            await asyncio.gather(*table.changes, *filter(None, [table.driver.task]))
        await asyncio.sleep(0)


async def full(lobby: Lobby, *bots: str, timing: Timing | None = None) -> str:
    """A table where Ben has taken the last seat, and that nobody has opened."""
    id = await invited(lobby, 2, *bots, timing=timing)
    await sit(lobby, id, "ben", "P2")
    await at_rest(lobby)
    return id


async def clock(lobby: Lobby, id: str) -> Clock:
    """The clock as it is stored."""
    row = await lobby.in_store_thread(lobby.store.clock, id)
    assert row
    return read_clock(row)


@on_both_engines
async def test_clocks_reminders_and_bots_begin_when_the_last_seat_is_taken(lobby: Lobby, time: Time) -> None:
    reminders = await reached(lobby, "ada", "ben")
    id = await full(lobby, "random", timing=DAYS)
    assert [line[:2] for line in await lobby.in_store_thread(lobby.store.lines, id)] == ["P3"]
    assert {0, 1} <= {*(await clock(lobby, id)).running}
    time.passes(5 * MINUTE)
    assert await take(reminders) == ["ada 1", "ada 1 seats", "ben 1", "ben 1 seats"]


@on_both_engines
async def test_a_clock_stops_when_somebody_leaves_and_goes_on_for_a_bot(lobby: Lobby, time: Time) -> None:
    id = await full(lobby, timing=DAYS)
    await Invitations(lobby).free("ben", id, "P2")
    await at_rest(lobby)
    assert (await clock(lobby, id)).running == []
    await Invitations(lobby).give("ada", id, "P2", BOT)
    await at_rest(lobby)
    assert (await clock(lobby, id)).running == [0]
    assert [line[:2] for line in await lobby.in_store_thread(lobby.store.lines, id)] == ["P2"]


@pytest.mark.parametrize("timing", [None, DAYS])
async def test_what_a_server_that_died_has_not_done_is_done_by_the_next(lobby: Lobby, timing: Timing | None) -> None:
    id = await invited(lobby, 2, "random", timing=timing)
    await seated(lobby, id, TakenSeat(1, "ben", "Ben", addition=ADDITION))
    await Timekeeper(lobby).resume()
    await at_rest(lobby)
    assert [line[:2] for line in await lobby.in_store_thread(lobby.store.lines, id)] == ["P3"]
    await lobby.in_store_thread(lobby.store.write_all, [("DELETE FROM clocks WHERE table_id = ?", [(id,)])])
    await Timekeeper(lobby).resume()
    await at_rest(lobby)
    assert (timing is None) == (await lobby.in_store_thread(lobby.store.clock, id) is None)


@on_both_engines
async def test_a_stand_in_moves_at_once(lobby: Lobby, time: Time) -> None:
    id = await full(lobby)
    await Invitations(lobby).stand_in("ada", id, "P2", BOT)
    await at_rest(lobby)
    assert [line[:2] for line in await lobby.in_store_thread(lobby.store.lines, id)] == ["P2"]


@on_both_engines
async def test_who_can_be_reached_later_is_reminded_of_turns_that_have_begun(lobby: Lobby, time: Time) -> None:
    id = await full(lobby, timing=DAYS)
    reminders = await reached(lobby, "ada", "dora")
    secret = await SeatPasses(lobby).make("ben", id, "P2")
    await SeatPasses(lobby).take("dora", secret)
    await at_rest(lobby)
    time.passes(5 * MINUTE)
    assert await take(reminders) == ["ada 1", "dora 1"]


@pytest.mark.parametrize("pause", [NEVER])
async def test_a_table_that_is_deleted_while_nobody_but_a_bot_is_there_is_no_fault(lobby: Lobby) -> None:
    id = await lobby.create("ada", lanterns("greedy", "human"))
    async with lobby.sitting("ada", id) as table:
        bot = table.driver.task
    del table
    assert bot
    await leaving.delete(lobby, "ada", id)
    await asyncio.wait({bot})
    assert bot.cancelled()
