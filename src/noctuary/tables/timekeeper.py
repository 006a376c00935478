"""Does what is due at tables, even if nobody has them open: expired clocks, and bots' moves."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from noctuary.kernel.base.messages import Refusal
from noctuary.tables import wall_clock
from noctuary.tables.live.time import jobs
from noctuary.tables.live.time.clocks import read_clock
from noctuary.tables.lobby import Lobby
from noctuary.tables.setup import TableError
from noctuary.tables.store import SharedStore, Store, Work
from noctuary.tables.store.base.rows import Job, StoreError
from noctuary.tables.store.base.saved import goes_on, legible, summary_of

BEAT: Final = 5.0
"""Seconds between checks of all clocks."""
STANDSTILL: Final = 15_000
"""Milliseconds: if no server has seen a clock run for that long, it stood still, or the system clock was changed."""

logger = logging.getLogger(__name__)


class Timekeeper:
    """Does what is due at the tables of a lobby."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Lobby = lobby
        self._jump: int = 0
        """Changes of the system clock, in milliseconds, that are not stored yet."""
        self.ending: asyncio.Event = asyncio.Event()
        """Once set, unfinished jobs of this server are left to others."""

    async def work(self, works: Mapping[str, Work]) -> None:
        """Run jobs due at any table, as one of several servers, including the kinds in `works`."""
        store = self._lobby.store
        if isinstance(store, SharedStore):
            await store.work({"clock": self.look_at_clock, "moves": self.move_on, **works}, self.ending)

    async def keep_time(self, *others: Callable[[], Awaitable[None]]) -> None:
        """Keep clocks running, even at tables that nobody has open, and do other periodic work."""
        while True:
            for work in (self.beat, *others):
                try:
                    await work()
                except StoreError as error:
                    logger.warning("the clocks cannot be checked: %s", error.text("en"))
                except Exception:
                    # Keep going: otherwise no clock would run any more.
                    logger.exception("the clocks cannot be checked")
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        """Find the clocks that have run out, and those that stood still because no server was running or the system
        clock was changed. Raises StoreError.
        """
        lobby = self._lobby
        anew: list[str] = []
        self._jump += wall_clock.WALL_CLOCK.set_right()
        if self._jump:
            await lobby.in_store_thread(lobby.store.set_anew, wall_clock.now_ms(), self._jump)
            logger.warning("the system clock was changed by %d s; no turn ends because of that", self._jump // 1000)
            self._jump = 0
            anew = [*lobby.open_tables]
        stood, late = await lobby.in_store_thread(lobby.store.beat, wall_clock.now_ms(), STANDSTILL)
        for id in anew + stood:
            if (table := lobby.open_tables.get(id)) is not None:
                table.clocks.follow()
        for id in () if lobby.shared else late:
            await self._time_up(id)

    async def _time_up(self, id: str) -> None:
        lobby = self._lobby
        try:
            if (open := lobby.open_tables.get(id)) is not None:
                await open.clocks.time_up()
            elif (row := await lobby.read(Store.find, id)) is not None:
                async with lobby.sitting(row.owner, id) as table:
                    await table.clocks.time_up()
        except StoreError:
            raise
        except Exception as error:
            # A problem at one table must not stop the clocks of all others.
            unforeseen = None if isinstance(error, TableError) else error
            logger.warning("table %s: its time is up, but it cannot be opened", id, exc_info=unforeseen)
            await lobby.in_store_thread(lobby.store.stop_clock, id)

    async def look_at_clock(self, id: str) -> int | None:
        """Handle the expired clock of a table; return when to check again, if no other job will. Raises StoreError."""
        lobby = self._lobby
        clock = await lobby.in_store_thread(lobby.store.clock, id)
        if clock is not None and clock.deadline is not None and clock.deadline <= wall_clock.now_ms():
            await self._time_up(id)
            clock = await lobby.in_store_thread(lobby.store.clock, id)
        if clock is None or clock.deadline is None:
            return None
        return None if wall_clock.now_ms() < read_clock(clock).alarm <= clock.deadline else clock.deadline

    async def move_on(self, id: str) -> int | None:
        """Make a table's automatic moves, unless another server does; return when to look again. Raises StoreError."""
        lobby = self._lobby
        row = await lobby.read(Store.find, id)
        if row is None or not legible(row) or summary_of(row).over:
            return None
        async with lobby.writer.turn(id) as mine:
            if mine and (open := lobby.open_tables.get(id)) is not None:
                await open.catch_up()
        moves = not mine
        try:
            if mine:
                async with lobby.sitting(row.owner, id) as table:
                    moves = table.moves
        except StoreError:
            raise
        except Refusal as error:
            logger.warning("table %s cannot move on: %s", id, error.text("en"))
        return wall_clock.now_ms() + jobs.UNMOVED if moves else None

    async def resume(self) -> None:
        """Do what was due when the last server ended: bots must move even if nobody opens their tables."""
        lobby, store = self._lobby, self._lobby.store
        try:
            if not isinstance(store, SharedStore):
                for id in await self._left_to_bots():
                    await self.move_on(id)
            elif await lobby.in_store_thread(store.idle):
                jobs = await lobby.in_store_thread(store.clocks_to_come)
                await lobby.in_store_thread(
                    store.ask_for, [*jobs, *(Job("moves", id, 0) for id in await self._left_to_bots())]
                )
        except StoreError as error:
            logger.warning("some tables cannot go on by themselves: %s", error.text("en"))

    async def _left_to_bots(self) -> list[str]:
        rows = await self._lobby.in_store_thread(self._lobby.store.left_to_bots)
        return await asyncio.to_thread(lambda: [id for id, text, taken, due in rows if due or goes_on(text, taken)])
