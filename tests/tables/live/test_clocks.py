"""Clocks, with a time that the test sets."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from noctuary.tables import wall_clock
from noctuary.tables.live.sitting import seats
from noctuary.tables.live.sitting.presence import WATCHER
from noctuary.tables.live.table import LiveTable
from noctuary.tables.live.time.clocks import LEAST, read_clock
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.profiles import Profiles
from noctuary.tables.setup import TableError
from noctuary.tables.store.base.rows import TakenSeat, Watching
from noctuary.tables.timekeeper import Timekeeper
from noctuary.tables.wall_clock import WallClock
from noctuary.tables.wire.tables import Timing
from tests.postgres import on_both_engines
from tests.tables.matches import at_screens
from tests.tables.store.test_servers import following
from tests.tables.test_lobby import until

MINUTE = 60_000
LIVE = Timing("live", 60, 5)


class Time:
    """The time of the world, as the test sets it."""

    now = 1_000_000_000_000

    def __call__(self) -> int:
        return self.now

    def passes(self, milliseconds: int) -> None:
        self.now += milliseconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(wall_clock, "now_ms", time)
    monkeypatch.setattr(seats, "PUNCTUAL", "random")
    return time


async def clocked(lobby: Lobby, timing: Timing, *people: str) -> str:
    """A table of these people at these places; the first two decide at the same time."""
    return await lobby.create(people[0], *at_screens(*people, timing=timing))


@asynccontextmanager
async def running(lobby: Lobby, id: str) -> AsyncIterator[LiveTable]:
    """The table once its clock is running."""
    async with lobby.sitting("ada", id) as table:
        await until(table, lambda: table.clocks.clock is not None and bool(table.clocks.clock.running))
        yield table


def left(table: LiveTable) -> list[int]:
    """The time left to everybody."""
    assert table.clocks.clock is not None
    return [table.clocks.clock.left_at(seat, wall_clock.now_ms()) for seat in range(len(table.clocks.clock.left))]


@on_both_engines
async def test_all_who_decide_at_once_run_and_each_decision_brings_the_increment(lobby: Lobby, time: Time) -> None:
    id = await clocked(lobby, LIVE, "ada", "ben")
    async with running(lobby, id) as table:
        time.passes(10_000)
        assert left(table) == [50_000, 50_000]
        await table.move(table.parse(0, "P1 choose 1"), 0)
        assert left(table) == [55_000, 50_000]
        time.passes(20_000)
        assert left(table) == [55_000, 30_000]
    # The clock runs on while nobody watches, and is the same when the table is opened again.
    time.passes(5_000)
    async with running(lobby, id) as table:
        assert left(table) == [55_000, 25_000]
        # When the world's time is set back, nobody has more time than at the last move.
        time.passes(-MINUTE)
        assert left(table) == [55_000, 50_000]


async def test_each_decision_has_its_own_time_where_moves_are_timed(lobby: Lobby, time: Time) -> None:
    id = await clocked(lobby, Timing("relaxed", 60), "ada", "ben")
    async with running(lobby, id) as table:
        time.passes(10_000)
        await table.move(table.parse(0, "P1 choose 1"), 0)
        time.passes(10_000)
        await table.move(table.parse(1, "P2 choose 2"), 1)
        assert table.clocks.clock is not None
        assert {left(table)[seat] for seat in table.clocks.clock.running} == {MINUTE}


async def test_watchers_see_clocks_and_bots_unless_they_see_everything_late(lobby: Lobby, time: Time) -> None:
    id = await clocked(lobby, LIVE, "ada", "ben")
    async with running(lobby, id) as table:
        table.reseat([TakenSeat(0, "ada", "Ada"), TakenSeat(1, "ben", "Ben", "random")])

        def seen(late: int) -> tuple[bool, str | None]:
            table.presence.watching = Watching("", late)
            table.tell()
            view = json.loads(table.views.write(WATCHER, 0))
            return view["clock"] is not None, view["seats"][1]["bot"]

        assert (seen(0), seen(3)) == ((True, "random"), (False, None))


async def test_a_bot_plays_for_whoever_has_no_time_left_until_they_come_back(
    lobby: Lobby, profiles: Profiles, time: Time
) -> None:
    id = await clocked(lobby, LIVE, "ada", "ben")
    async with running(lobby, id) as table:
        await table.move(table.parse(0, "P1 choose 1"), 0)
        time.passes(MINUTE)
        # Looking twice does something once.
        await table.clocks.time_up()
        await table.clocks.time_up()
        await until(table, lambda: 1 not in table.match.waiting or table.match.over)
        assert table.match.lines[0] == "P1 choose 1"
        assert not table.seats.played_by_person(1)
    async with lobby.sitting("ada", id) as table:
        await until(table, lambda: table.clocks.clock is not None)
        assert not table.seats.played_by_person(1)
        table.show(table, 1)
        await until(table, lambda: table.seats.played_by_person(1))
        assert left(table)[1] == LEAST
        assert table.clocks.clock is not None
        assert (table.clocks.clock.out, table.clocks.clock.helped) == ([], [1])


@on_both_engines
async def test_whose_time_is_up_resigns_once_though_nobody_watches(lobby: Lobby, time: Time) -> None:
    id = await clocked(lobby, Timing("correspondence", 86_400, zero="resign"), "ada", "ben")
    async with running(lobby, id) as table:
        await table.move(table.parse(0, "P1 choose 1"), 0)
    # Turns of days go on while no server is there.
    time.passes(86_400_000)
    for _ in range(3):
        await (Timekeeper(lobby).look_at_clock(id) if lobby.shared else Timekeeper(lobby).beat())
    found = await lobby.in_store_thread(lobby.store.lines, id)
    assert [line for line in found if line.endswith("resign")] == ["P2 resign"]


@pytest.mark.parametrize("engine", ["postgres"])
async def test_somebody_looks_at_a_clock_by_the_time_that_it_runs_out(lobby: Lobby, time: Time) -> None:
    taken = "DELETE FROM pgqueuer WHERE entrypoint = 'clock' RETURNING dedupe_key"
    chance, alarms, rung = Random(1), set[int](), 0
    id = await clocked(lobby, Timing("live", 60, 5, "resign"), "ada", "ben", "cleo")
    async with running(lobby, id) as table:
        while not table.match.over:
            alarms |= {int(key.split()[2]) for (key,) in await lobby.in_store_thread(lobby.store._read, taken)}
            clock = await lobby.in_store_thread(lobby.store.clock, id)
            assert clock is not None
            assert clock.deadline is not None
            assert min(alarms) <= clock.deadline
            assert len(alarms) <= 4, "no more than people"
            time.passes(chance.randrange(clock.deadline - time.now))
            for alarm in [one for one in alarms if one <= time.now]:
                alarms.remove(alarm)
                later = await Timekeeper(lobby).look_at_clock(id)
                alarms |= set() if later is None else {later}
                rung += 1
            seat = chance.choice(table.match.waiting)
            await table.move(table.match.state.decision(seat).moves[0], table.match.revision)
    assert rung > 2


async def test_minutes_stand_still_while_no_server_is_there(lobby: Lobby, time: Time) -> None:
    id = await clocked(lobby, LIVE, "ada", "ben")
    async with running(lobby, id) as table:
        time.passes(5_000)
        await Timekeeper(lobby).beat()
    time.passes(10 * MINUTE)
    await Timekeeper(lobby).beat()
    async with running(lobby, id) as table:
        assert left(table) == [55_000, 55_000]
        assert table.match.revision == 0
        # The world's time is changed under an open table.
        time.passes(-MINUTE)
        await Timekeeper(lobby).beat()
        await until(table, lambda: table.clocks.clock is not None and table.clocks.clock.since < time.now)
        assert left(table) == [55_000, 55_000]


@on_both_engines
async def test_nobody_loses_a_turn_of_days_when_the_worlds_time_is_set_anew(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    day, years, begun, passed, wrong = 86_400_000, 40 * 365 * 86_400_000, wall_clock.steady_ms(), 0, 0
    monkeypatch.setattr(wall_clock, "steady_ms", lambda: begun + passed)
    monkeypatch.setattr(wall_clock, "system_ms", lambda: Time.now + passed + wrong)
    monkeypatch.setattr(wall_clock, "WALL_CLOCK", WallClock())
    id = await clocked(lobby, Timing("correspondence", 3 * 86_400, zero="resign"), "ada", "ben")
    async with running(lobby, id) as table:
        # The clock is set to a time before 2000 and back, then ahead and back.
        for jump, days in ((-years, 3), (years, 2), (years, 1), (-years, 3)):
            passed, wrong = passed + day, wrong + jump
            await Timekeeper(lobby).beat()
            row = await lobby.in_store_thread(lobby.store.clock, id)
            assert row is not None
            assert row.deadline == wall_clock.now_ms() + days * day == Time.now + passed + wrong + days * day
        assert row is not None
        kept = read_clock(row)
        await until(table, lambda: table.clocks.clock == kept)
    assert table.match.revision == 0


async def test_no_clock_runs_before_all_have_come_and_all_stand_still_when_all_agree(lobby: Lobby, time: Time) -> None:
    async with lobby.sitting("ada", await clocked(lobby, LIVE, "ada", "")) as table:
        with pytest.raises(TableError, match="clock"):
            await table.clocks.pause([0], True)
        assert table.clocks.clock is None
    nobody: list[int] = []
    answers = (0, True, False, [0]), (1, False, False, nobody), (0, True, False, [0]), (1, True, True, nobody)
    async with running(lobby, await clocked(lobby, LIVE, "ada", "ben")) as table:
        for seat, wanted, paused, agreed in answers:
            await table.clocks.pause([seat], wanted)
            assert table.clocks.clock is not None
            assert (table.clocks.clock.paused, table.clocks.clock.agreed) == (paused, agreed)
        # It is stored, too.
        await table.clocks.read()
        time.passes(10 * MINUTE)
        await table.clocks.time_up()
        assert (table.clocks.late, left(table)) == ([], [MINUTE, MINUTE])


async def test_nobody_waits_for_the_answer_of_whoever_gives_up(lobby: Lobby, time: Time) -> None:
    id = await clocked(lobby, LIVE, "ada", "ben", "cleo")
    async with running(lobby, id) as table:
        await table.clocks.pause([0], True)
        await table.clocks.pause([1], True)
        await table.resign(2)
        assert table.clocks.clock is not None
        assert (table.clocks.clock.paused, table.clocks.clock.agreed) == (True, [])
        # A player who is no longer asked does not answer either.
        await table.clocks.pause([0], True)
        await table.resign(0)
        assert (table.clocks.clock.paused, table.clocks.clock.agreed) == (True, [])


@pytest.mark.parametrize("engine", ["postgres"])
async def test_two_servers_have_one_clock(
    lobby: Lobby, other: Lobby, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nobody plays on for players who have resigned.
    monkeypatch.setattr(LiveTable, "drive", lambda _: None)
    id = await clocked(lobby, Timing("live", 60, zero="resign"), "ada", "ben", "cleo")
    async with following(lobby, other), running(lobby, id) as here, running(other, id) as there:
        time.passes(10_000)
        await here.move(here.parse(0, "P1 choose 1"), 0)
        await until(there, lambda: there.match.revision == 1 and left(there) == left(here))
        await here.clocks.pause([0, 1, 2], True)
        await until(there, lambda: there.clocks.clock is not None and there.clocks.clock.paused)
        await there.clocks.pause([0, 1, 2], True)
        await until(here, lambda: here.clocks.clock is not None and not here.clocks.clock.paused)
        time.passes(MINUTE)
        await here.clocks.time_up()
        await there.clocks.time_up()
        # Either may have been first.
        await until(here, lambda: here.match.revision >= there.match.revision)
        await until(there, lambda: there.match.revision == here.match.revision)
        assert sorted(set(here.match.lines[1:])) == sorted(here.match.lines[1:])
        assert any(line.endswith("resign") for line in here.match.lines)
