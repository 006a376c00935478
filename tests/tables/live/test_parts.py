"""The driver, the views and the clock keeper of a table, each with only the table's interface."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from noctuary.bots.trouble import STAND_IN
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.moves import Move
from noctuary.kernel.play.match import Match
from noctuary.tables import wall_clock
from noctuary.tables.live.moving.driver import Driver
from noctuary.tables.live.moving.takebacks import TakeBacks
from noctuary.tables.live.sitting.part import Common, nothing
from noctuary.tables.live.sitting.presence import WATCHER, Presence
from noctuary.tables.live.sitting.seats import Seats
from noctuary.tables.live.sitting.standing_orders import Orders, Waits
from noctuary.tables.live.time.clock_keeper import ClockKeeper
from noctuary.tables.live.time.jobs import Jobs
from noctuary.tables.live.view_cache import ViewCache
from noctuary.tables.lobby import Lobby
from noctuary.tables.setup import TableError, TableSetup, Terms
from noctuary.tables.store.base.rows import TakenSeat, Watching
from noctuary.tables.turns import NOBODYS, Whose
from noctuary.tables.wire.tables import Timing
from tests.tables.matches import add, lanterns, set_up

pytestmark = pytest.mark.usefixtures("lanterns")

ADA, BEN = TakenSeat(0, "ada", "Ada"), TakenSeat(1, "ben", "Ben")


class Interface:
    """A table that only records what its parts ask of it, and adds entries to the match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.deleted = self.waits = False
        self.watchers: dict[Callable[[], None], Whose] = {nothing: NOBODYS}
        self.whose: Whose = NOBODYS
        self.told = 0
        self.work: list[asyncio.Task[None]] = []

    async def change(self, check: Callable[[], Move | str | None], done: Callable[[], None] = nothing) -> None:
        if (entry := check()) is not None:
            self.match.add(entry if isinstance(entry, str) else entry.line)
            done()

    async def catch_up(self) -> None:
        pass

    def start(self, work: Coroutine[Any, Any, None]) -> object:
        self.work.append(asyncio.ensure_future(work))
        return self.work[-1]

    async def done(self) -> None:
        """Wait for all tasks that were started."""
        while self.work:
            await self.work.pop()

    def drive(self) -> None:
        pass

    def tell(self) -> None:
        self.told += 1

    def leave(self) -> None:
        pass


class Parts:
    """The parts of a table in `lobby`: at separate screens if there are `places`, otherwise at one."""

    def __init__(
        self,
        lobby: Lobby,
        *kinds: str,
        id: str = "",
        places: list[TakenSeat] | None = None,
        timing: Timing | None = None,
        setup: TableSetup | None = None,
    ) -> None:
        setup = setup or lanterns(*kinds)
        setup.terms = replace(setup.terms, timing=timing)
        self.match = match = Match(setup, patient=True)
        self.table = table = Interface(match)
        self.seats = Seats(match, places, guided=False)
        self.presence = Presence(self.seats)
        common = Common(id, match, self.seats, self.presence, None, replace(lobby.services, pause=0), table)
        orders = Orders(common)
        self.clocks = ClockKeeper(common, Jobs(common, orders))
        self.take_backs = TakeBacks(common)
        self.driver = Driver(common, orders, Waits(match, 0))
        self.views = ViewCache(common, self.clocks, self.take_backs, self.driver)

    async def drive(self) -> None:
        """Let the driver make its moves."""
        self.driver.drive()
        if self.driver.task is not None:
            await self.driver.task

    def seen(self, seat: int) -> dict[str, Any]:
        """The view that is sent to `seat`."""
        while not self.views.prepare(seat, 0):
            pass
        view = msgspec.json.decode(self.views.write(seat, 0))
        assert isinstance(view, dict)
        return view


async def test_the_driver_moves_until_a_person_must_decide(lobby: Lobby) -> None:
    parts = Parts(lobby, "human", "random", "random")
    await parts.drive()
    assert parts.match.lines
    assert not parts.match.over
    assert parts.match.waiting == [0]
    assert parts.driver.task is None


async def test_the_driver_makes_no_move_while_nobody_is_there(lobby: Lobby) -> None:
    parts = Parts(lobby, "random", "random")
    parts.table.watchers.clear()
    await parts.drive()
    assert parts.match.lines == []
    parts.table.watchers[nothing] = NOBODYS
    await parts.drive()
    assert parts.match.over


async def test_the_driver_moves_for_a_person_in_whose_place_a_bot_plays(lobby: Lobby) -> None:
    parts = Parts(lobby, "human", "human", places=[ADA, BEN._replace(bot=STAND_IN)])
    await parts.drive()
    assert all(not parts.seats.played_by_person(1) and line.startswith("P2") for line in parts.match.lines)
    assert parts.match.waiting == [0]


async def test_a_bot_that_cannot_move_is_told_to_everybody(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise ValueError("broken")

    monkeypatch.setattr(lobby.services.bots, "choose", fail)
    parts = Parts(lobby, "random", "human")
    await parts.drive()
    assert parts.driver.trouble is not None
    assert parts.driver.trouble.id == "table-bot-failed"
    assert parts.table.told == 1
    parts.driver.settle()
    assert parts.driver.trouble is None


async def test_a_view_is_made_once_until_something_changes(lobby: Lobby) -> None:
    parts = Parts(lobby, "human", "human", places=[ADA, BEN])
    before = parts.seen(0)
    parts.presence.show("screen", 1)
    assert parts.seen(0) == before
    parts.views.forget()
    after = parts.seen(0)
    assert (before["away"], after["away"]) == (["P1", "P2"], ["P1"])
    assert before["revision"] == after["revision"] == parts.match.revision


async def test_everybody_sees_the_table_from_their_own_seat(lobby: Lobby) -> None:
    parts = Parts(lobby, "human", "human", places=[ADA, BEN])
    mine, theirs = parts.seen(0), parts.seen(1)
    assert mine["decision"]["seat"] == "P1"
    assert mine["table"] != theirs["table"]


async def test_a_story_begins_where_its_reader_moved_last(lobby: Lobby) -> None:
    setup = set_up(catalogue.find("nocturne"), "human", "human")
    parts = Parts(lobby, places=[ADA, BEN], setup=setup)

    def move() -> None:
        parts.match.add(parts.match.state.decision(parts.match.waiting[0]).moves[0].line)
        parts.views.forget()

    while not parts.match.since(0):
        move()
    assert parts.views.prepare(0, 0)
    began = parts.match.since(0)
    while parts.match.since(0) == began:
        move()
    told = parts.seen(0)
    parts.views.forget()
    assert parts.seen(0) == told


async def test_watchers_see_as_late_as_the_host_wants(lobby: Lobby) -> None:
    parts = Parts(lobby, "human", "human", places=[ADA, BEN])
    parts.presence.watching = Watching("secret", 1)
    first = parts.seen(WATCHER)["table"]
    parts.match.add(parts.match.state.decision(parts.match.waiting[0]).moves[0].line)
    parts.views.forget()
    assert parts.seen(WATCHER)["table"] == first
    assert parts.views.last_event(WATCHER) < parts.views.last_event(0)


LIVE = Timing("live", 60, 5, "bot")


async def clocked(lobby: Lobby, places: list[TakenSeat]) -> Parts:
    """A table with clocks and these `places`."""
    setup = lanterns("human", "human")
    setup.terms = Terms(timing=LIVE)
    id = await add(lobby, "ada", Match(setup, patient=True))
    return Parts(lobby, "human", "human", id=id, places=places, timing=LIVE)


async def test_no_clock_runs_before_all_have_come(lobby: Lobby) -> None:
    parts = await clocked(lobby, [ADA])
    parts.clocks.punch()
    await parts.table.done()
    assert parts.clocks.clock is None
    parts.seats.take([ADA, BEN])
    parts.clocks.punch()
    await parts.table.done()
    shown = parts.clocks.to_wire()
    assert shown is not None
    assert (set(shown.running), shown.paused) == ({"P1", "P2"}, False)
    parts.clocks.end()


async def test_clocks_stand_still_when_all_agree(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = await clocked(lobby, [ADA, BEN])
    with pytest.raises(TableError, match="clock"):
        await parts.clocks.pause([0], True)
    parts.clocks.punch()
    await parts.table.done()
    assert parts.clocks.clock is not None
    for seat, wanted, paused, agreed in (
        (0, True, False, [0]),
        (1, False, False, []),
        (0, True, False, [0]),
        (1, True, True, []),
    ):
        await parts.clocks.pause([seat], wanted)
        assert (parts.clocks.clock.paused, parts.clocks.clock.agreed) == (paused, agreed)
    await parts.clocks.read()
    assert parts.clocks.clock.paused, "it is stored, too"
    before = parts.clocks.clock.left
    later = wall_clock.now_ms() + 600_000
    monkeypatch.setattr(wall_clock, "now_ms", lambda: later)
    await parts.clocks.time_up()
    assert (parts.clocks.late, [parts.clocks.clock.left_at(seat, later) for seat in (0, 1)]) == ([], before)
    parts.clocks.end()
