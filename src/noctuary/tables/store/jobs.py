"""What servers on one PostgreSQL must do at a time, or when the server that should has died: jobs of PgQueuer.

A job is stored with what makes it due, or not at all. It is an alarm: whoever hears it looks at the rows of the table
and does what is due by them, so that nothing is done twice though a job may be heard twice. One whose server has
fallen silent is heard by another one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Any, Final, Self

from pgqueuer.adapters.persistence.qb import QueryBuilderEnvironment
from pgqueuer.db import PsycopgDriver, SyncPsycopgDriver
from pgqueuer.errors import RetryRequested
from pgqueuer.models import Job as Heard
from pgqueuer.qm import QueueManager
from pgqueuer.queries import Queries, SyncQueries
from psycopg import AsyncConnection, Connection, Error

from noctuary.tables import wall_clock
from noctuary.tables.store import Work
from noctuary.tables.store.rows import Job, StoreError

SILENT: Final = timedelta(seconds=3)
"""How long nothing is heard of a server before others do what it was doing."""
LOOK: Final = timedelta(seconds=1)
"""The longest time between two looks for jobs: of new ones servers are told, but not of one that has died."""
AGAIN: Final = 1.0
"""Seconds until a lost connection is made anew, what could not be stored is tried again, or the same table is looked at
again at the earliest.
"""
HOUR: Final = 3600.0
"""Seconds after which the library's record of what was done is thrown away."""

_Asked = tuple[list[str], list[bytes | None], list[int], list[timedelta | None], list[str | None]]

logger = logging.getLogger(__name__)
# It tells of every job that is put off.
logging.getLogger("pgqueuer").setLevel(logging.WARNING)


def install(connection: Connection) -> None:
    """Make the library's tables, unless they are there."""
    if not connection.execute("SELECT to_regclass('pgqueuer')").fetchall()[0][0]:
        connection.execute(QueryBuilderEnvironment().build_install_query().encode())


def none(connection: Connection) -> bool:
    """Whether there is no job."""
    return not SyncQueries(SyncPsycopgDriver(connection)).queue_size()


def enqueue(connection: Connection, jobs: Sequence[Job]) -> None:
    """Add jobs to what the connection is storing, unless there are the same already."""
    SyncQueries(SyncPsycopgDriver(connection)).enqueue(*_asked(jobs), on_conflict="skip")


def _asked(jobs: Sequence[Job]) -> _Asked:
    """What the library calls entrypoint, payload, priority, execute_after and dedupe_key of each job."""
    waits = [timedelta(milliseconds=max(0, job.at - wall_clock.now_ms())) for job in jobs]
    return (
        [job.what for job in jobs],
        [f"{job.table_id} {job.at}".encode() for job in jobs],
        [0] * len(jobs),
        [*waits],
        [f"{job.what} {job.table_id} {job.at}" for job in jobs],
    )


class Driver(PsycopgDriver):
    """Listens over a connection of its own: nothing else can be asked over one while it waits for news."""

    def __init__(self, asking: AsyncConnection, listening: AsyncConnection) -> None:
        super().__init__(asking)
        self._listening: Final = PsycopgDriver(listening)

    async def add_listener(self, channel: str, callback: Callable[[str | bytes | bytearray], None]) -> None:
        await self._listening.add_listener(channel, callback)

    async def __aenter__(self) -> Self:
        await self._listening.__aenter__()
        return await super().__aenter__()

    async def __aexit__(self, *raised: object) -> None:
        await super().__aexit__(*raised)
        await self._listening.__aexit__(*raised)


class Worker:
    """Does at one server what `works` say, by the kinds of jobs, until it is `ending`."""

    def __init__(self, address: str, works: Mapping[str, Work], ending: asyncio.Event) -> None:
        self._address: Final = address
        self._works: Final = works
        self._ending: Final = ending

    async def run(self) -> None:
        """Do so, whatever becomes of the connection."""
        while not self._ending.is_set():
            try:
                async with await self._connected() as asking, await self._connected() as listening:
                    await self._run(Queries(Driver(asking, listening)))
            except Error as error:
                logger.warning("jobs are not looked for: %s", str(error).strip().partition("\n")[0])
            except Exception:
                # Nobody would look for them any more.
                logger.exception("jobs are not looked for")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), AGAIN)

    async def _connected(self) -> AsyncConnection:
        return await AsyncConnection.connect(self._address, autocommit=True)

    async def _run(self, queries: Queries) -> None:
        await queries.upgrade()
        manager = QueueManager(queries)
        for what, work in self._works.items():
            manager.entrypoint(what)(self._heard(queries, work))
        beside = [asyncio.create_task(one) for one in (self._stop(manager), self._forget(queries))]
        try:
            await manager.run(LOOK, heartbeat_timeout=SILENT, log_aggregation_interval=timedelta(0))
        finally:
            for task in beside:
                task.cancel()

    async def _stop(self, manager: QueueManager) -> None:
        await self._ending.wait()
        manager.shutdown.set()

    async def _forget(self, queries: Queries) -> None:
        while True:
            await queries.clear_queue_log(list(self._works))
            await asyncio.sleep(HOUR)

    def _heard(self, queries: Queries, work: Work) -> Callable[[Heard], Awaitable[None]]:
        async def heard(job: Heard) -> None:
            id, was = (job.payload or b"").decode().split()
            doing: asyncio.Future[Any] = asyncio.ensure_future(work(id))
            ending = asyncio.ensure_future(self._ending.wait())
            try:
                await asyncio.wait([doing, ending], return_when=asyncio.FIRST_COMPLETED)
                if not doing.done():
                    raise RetryRequested
                if (at := doing.result()) is None:
                    return
                at = max(at, wall_clock.now_ms() + round(1000 * AGAIN))
                if at == int(was):
                    # The database is ahead of us.
                    raise RetryRequested(timedelta(milliseconds=at - wall_clock.now_ms()))
                await queries.enqueue(*_asked([Job(job.entrypoint, id, at)]), on_conflict="skip")
            except StoreError as error:
                logger.warning("table %s: %s", id, error.text("en"))
                raise RetryRequested(timedelta(seconds=AGAIN)) from error
            finally:
                doing.cancel()
                ending.cancel()

        return heard
